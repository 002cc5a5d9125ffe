"""Made by `make texts` from assets/texts/it/ceki.po: change that, not this."""

TEXTS = (
    "{0} non ti avvicina.",  # ADVISE_LEAVE
    "{0} non vale più di una pesca.",  # ADVISE_NO_GAIN
    "{0} la aspetta: {1}%",  # ADVISE_RISK
    "Ancora {0} a ceki con questa, {1} senza",  # ADVISE_TAKE
    ("Ancora {0} a ceki: {1} carta utile", "Ancora {0} a ceki: {1} carte utili"),  # ADVISE_THROW
    "Chiami ceki?",  # ASK_CALL
    ("Vince {0}: resta {1}", "Vince {0}: restano {1}"),  # ASK_CALL_WHY
    "Finire qui la partita?",  # ASK_END
    "Puoi vincere!",  # ASK_WIN
    ("{0} x {1} = {2} punto", "{0} x {1} = {2} punti"),  # ASK_WIN_WHY
    "Comincia {0}",  # BEGINS
    "Il meglio: {0}, {1}, mano {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Nessuno vince o paga",  # BILL_VOID
    "{0}: ceki!",  # CALLED
    "CEKI",  # CALLED_MARK
    "{0} di {1}",  # CARD
    "{0} dà le carte",  # DEALS
    "{0} pesca",  # DREW
    "dalla mano",  # FROM_HAND
    "Mano {0}",  # HAND
    "Mano {0}/{1}",  # HAND_OF
    "M{0}",  # HAND_SHORT
    "Scarti: {0}",  # HEAP_TITLE
    "Ceki!",  # HINT_CALL
    "Pesca",  # HINT_DRAW
    "Carte",  # HINT_HANDS
    "Scarti",  # HINT_HEAP
    "Lascia",  # HINT_LEAVE
    "Nuova mano",  # HINT_NEXT
    "No",  # HINT_NO
    "Non ora",  # HINT_NOT_YET
    "Prendi",  # HINT_TAKE
    "Scarta",  # HINT_THROW
    "Fine mano",  # HINT_VOID
    "Vinci!",  # HINT_WIN
    "Doppia: x2",  # HOW_DOUBLE
    "Semplice: x1",  # HOW_SIMPLE
    "Tripla: x3",  # HOW_TRIPLE
    "appena pescata",  # JUST_DRAWN
    ("{0} carta coperta", "{0} carte coperte"),  # LAYS
    "Chiama ceki",  # MENU_CALL
    "Pesca una carta",  # MENU_DRAW
    "Smetti",  # MENU_END
    "Guarda gli scarti",  # MENU_HEAP
    "Non chiamare",  # MENU_PASS
    "Prendi {0}",  # MENU_TAKE
    "Scarta {0}",  # MENU_THROW
    "Fine della mano",  # MENU_VOID
    "Vinci con {0}",  # MENU_WIN
    "Confermi {0}?",  # NOTE_AGAIN
    "Se {0} vince: {1}-{2} punti",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("Il mazzo: {0} carta", "Il mazzo: {0} carte"),  # NOTE_STOCK
    "Presa: scartane un'altra",  # NOTE_TAKEN
    "Prima prendi una carta",  # NOTE_TAKE_FIRST
    "Vecchio Mille",  # OLD_THOUSAND
    "Fiore Rosso",  # RED_FLOWER
    "Nuovo mazzo di {0}",  # RESHUFFLED
    "VM",  # SHORT_OLD_THOUSAND
    "FR",  # SHORT_RED_FLOWER
    "FB",  # SHORT_WHITE_FLOWER
    ("Ancora {0} a ceki con {1} (resta {2})", "Ancora {0} a ceki con {1} (restano {2})"),  # STATUS
    ("Aspetti {0}: resta {1}", "Aspetti {0}: restano {1}"),  # STATUS_CALLED
    ("Vince {0}: resta {1}", "Vince {0}: restano {1}"),  # STATUS_CALLED_SHORT
    ("Ceki! Poi vince {0}: resta {1}", "Ceki! Poi vince {0}: restano {1}"),  # STATUS_READY
    ("Ceki! Vince {0}: resta {1}", "Ceki! Vince {0}: restano {1}"),  # STATUS_READY_SHORT
    ("Ancora {0} a ceki: {1}, resta {2}", "Ancora {0} a ceki: {1}, restano {2}"),  # STATUS_SHORT
    ("Ancora {0}: {1}, resta {2}", "Ancora {0}: {1}, restano {2}"),  # STATUS_SHORTER
    "A {0}: {1}",  # STATUS_SHORTEST
    "denari",  # SUIT_COINS
    "miriadi",  # SUIT_MYRIADS
    "stringhe",  # SUIT_STRINGS
    "Scartate / restano",  # TALLY_TITLE
    "{0} scarta {1}",  # THREW
    "{0} prende {1}",  # TOOK
    "Mazzo finito",  # VOID
    "Mano {0} nulla",  # VOID_HAND
    "Fiore Bianco",  # WHITE_FLOWER
    "{0}: scarto dalla mano",  # WHY_DOUBLE
    "{0}: pescata e scartata",  # WHY_SIMPLE
    "{0}: pescata dal mazzo",  # WHY_TRIPLE
    "{0} vince!",  # WON
    "{0} vince la mano {1}",  # WON_HAND
    "Cominci tu",  # YOU_BEGIN
    "Ceki! In attesa",  # YOU_CALLED
    "Dai le carte",  # YOU_DEAL
    "Peschi {0}",  # YOU_DREW
    "Scarti {0}",  # YOU_THREW
    "Prendi {0}",  # YOU_TOOK
    "Hai vinto!",  # YOU_WON
    "Hai vinto la mano {0}",  # YOU_WON_HAND
)
