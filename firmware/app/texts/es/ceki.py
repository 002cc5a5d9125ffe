"""Made by `make texts` from assets/texts/es/ceki.po: change that, not this."""

TEXTS = (
    "{0} no te acerca.",  # ADVISE_LEAVE
    "{0} no vale más que robar.",  # ADVISE_NO_GAIN
    "{0} la espera: {1} %",  # ADVISE_RISK
    "Ceki a {0} con ella, a {1} sin ella",  # ADVISE_TAKE
    ("Ceki a {0}, sirve {1} carta", "Ceki a {0}, sirven {1} cartas"),  # ADVISE_THROW
    "¿Cantar ceki?",  # ASK_CALL
    ("{0} gana: queda {1}", "{0} gana: quedan {1}"),  # ASK_CALL_WHY
    "¿Terminar aquí la partida?",  # ASK_END
    "¡Puedes ganar!",  # ASK_WIN
    ("{0} x {1} = {2} punto", "{0} x {1} = {2} puntos"),  # ASK_WIN_WHY
    "{0} empieza",  # BEGINS
    "Lo mejor: {0}, {1}, ronda {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Nadie gana, nadie paga",  # BILL_VOID
    "{0}: ¡ceki!",  # CALLED
    "CEKI",  # CALLED_MARK
    "{0} de {1}",  # CARD
    "{0} reparte",  # DEALS
    "{0} roba",  # DREW
    "de la mano",  # FROM_HAND
    "Ronda {0}",  # HAND
    "Ronda {0}/{1}",  # HAND_OF
    "R{0}",  # HAND_SHORT
    "Pila: {0}",  # HEAP_TITLE
    "¡Ceki!",  # HINT_CALL
    "Robar",  # HINT_DRAW
    "Cartas",  # HINT_HANDS
    "Pila",  # HINT_HEAP
    "Dejarla",  # HINT_LEAVE
    "Otra ronda",  # HINT_NEXT
    "No",  # HINT_NO
    "Aún no",  # HINT_NOT_YET
    "Tomar",  # HINT_TAKE
    "Tirar",  # HINT_THROW
    "Terminar",  # HINT_VOID
    "¡Ganar!",  # HINT_WIN
    "Doble: x2",  # HOW_DOUBLE
    "Simple: x1",  # HOW_SIMPLE
    "Triple: x3",  # HOW_TRIPLE
    "recién robada",  # JUST_DRAWN
    ("{0} carta boca abajo", "{0} cartas boca abajo"),  # LAYS
    "Cantar ceki",  # MENU_CALL
    "Robar una carta",  # MENU_DRAW
    "Terminar",  # MENU_END
    "Mirar la pila",  # MENU_HEAP
    "No cantar",  # MENU_PASS
    "Tomar {0}",  # MENU_TAKE
    "Tirar {0}",  # MENU_THROW
    "Terminar la ronda",  # MENU_VOID
    "Ganar con {0}",  # MENU_WIN
    "Otra vez: tirar {0}",  # NOTE_AGAIN
    "Si gana {0}: {1}-{2} pts",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("El mazo: {0} carta", "El mazo: {0} cartas"),  # NOTE_STOCK
    "Esa no: tira otra",  # NOTE_TAKEN
    "Antes toma una",  # NOTE_TAKE_FIRST
    "Viejo Mil",  # OLD_THOUSAND
    "Flor Roja",  # RED_FLOWER
    "Nuevo mazo de {0}",  # RESHUFFLED
    "VM",  # SHORT_OLD_THOUSAND
    "FR",  # SHORT_RED_FLOWER
    "FB",  # SHORT_WHITE_FLOWER
    ("Ceki a {0}. Sirve: {1} (queda {2})", "Ceki a {0}. Sirven: {1} (quedan {2})"),  # STATUS
    ("Esperas {0}: queda {1}", "Esperas {0}: quedan {1}"),  # STATUS_CALLED
    ("{0} gana: queda {1}", "{0} gana: quedan {1}"),  # STATUS_CALLED_SHORT
    ("¡Ceki! Luego gana {0}: queda {1}", "¡Ceki! Luego gana {0}: quedan {1}"),  # STATUS_READY
    ("¡Ceki! {0}: queda {1}", "¡Ceki! {0}: quedan {1}"),  # STATUS_READY_SHORT
    ("Ceki a {0}: {1}, queda {2}", "Ceki a {0}: {1}, quedan {2}"),  # STATUS_SHORT
    ("A {0}: {1}, queda {2}", "A {0}: {1}, quedan {2}"),  # STATUS_SHORTER
    "A {0}: {1}",  # STATUS_SHORTEST
    "monedas",  # SUIT_COINS
    "miríadas",  # SUIT_MYRIADS
    "sartas",  # SUIT_STRINGS
    "Tiradas / quedan",  # TALLY_TITLE
    "{0} tira {1}",  # THREW
    "{0} toma {1}",  # TOOK
    "Se acabó el mazo",  # VOID
    "La ronda {0} es nula",  # VOID_HAND
    "Flor Blanca",  # WHITE_FLOWER
    "{0}: tirada de la mano",  # WHY_DOUBLE
    "{0}: robada y tirada",  # WHY_SIMPLE
    "{0}: robada del mazo",  # WHY_TRIPLE
    "¡Gana {0}!",  # WON
    "{0} gana la ronda {1}",  # WON_HAND
    "Empiezas",  # YOU_BEGIN
    "¡Ceki! Esperas",  # YOU_CALLED
    "Repartes",  # YOU_DEAL
    "Robas {0}",  # YOU_DREW
    "Tiras {0}",  # YOU_THREW
    "Tomas {0}",  # YOU_TOOK
    "¡Ganas!",  # YOU_WON
    "Ganas la ronda {0}",  # YOU_WON_HAND
)
