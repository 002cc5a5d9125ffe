"""Made by `make texts` from assets/texts/es/okey.po: change that, not this."""

TEXTS = (
    "{0} es igual de buena.",  # ADVISE_AS_GOOD
    "Puedes cerrar con ella.",  # ADVISE_FINISH
    "Sin {0}: {1}, pero luego {2} % menos opciones",  # ADVISE_LATER
    "{0} no te acerca.",  # ADVISE_LEAVE
    "Si cierras ahora, gana otro.",  # ADVISE_NOT_YET
    "Con {0} no cierras.",  # ADVISE_NO_FINISH
    "Sin {0}: {1}",  # ADVISE_OTHER
    ("A {0} de cerrar: sirve {1} ficha", "A {0} de cerrar: sirven {1} fichas"),  # ADVISE_THROW
    "A {0} con ella, a {1} sin ella",  # ADVISE_WITH
    "¿Tirar el comodín?",  # ASK_JOKER
    "Vale por cualquier ficha",  # ASK_JOKER_WHY
    "¿Dejar la ficha?",  # ASK_LEAVE
    "La ronda acaba en empate",  # ASK_LEAVE_WHY
    "¿Enseñar la gemela?",  # ASK_SHOW
    "Tu {0}: los demás pierden 1",  # ASK_SHOW_WHY
    "{0} empieza",  # BEGINS
    "Mejor: {0} -{3}, {1}, ronda {2}",  # BEST_ROUND
    "Un color: doble",  # BILL_COLOUR
    "Comodín tirado",  # BILL_JOKER
    "Nadie pierde puntos",  # BILL_NOBODY
    "Siete parejas",  # BILL_PAIRS
    "Grupos y escaleras",  # BILL_SETS
    "{0} enseñó la gemela",  # BILL_TWIN
    "Enseñaste la gemela",  # BILL_YOU_TWIN
    "Recién tomada: se queda",  # CANNOT_RETURN
    "¡Puedes cerrar!",  # CAN_FINISH
    "Tira {0} y cierra",  # CAN_FINISH_HOW
    "{0},{1} % más opciones tras el próximo robo",  # COSTS_AHEAD
    ("A {0} de cerrar, sirve {1}", "A {0} de cerrar, sirven {1}"),  # COUNT_AFTER
    "A {0} de cerrar",  # COUNT_FARTHER
    "A {0} de cerrar. {1} sirve",  # COUNT_HELPS
    "A {0} de cerrar. {1} no sirve",  # COUNT_IDLE
    "{0} reparte",  # DEALS
    "{0} deja la ficha",  # DECLINED
    "{0} tira {1}",  # DISCARDED
    "{0} roba",  # DREW
    "{0} roba la última",  # DREW_INDICATOR
    "{0} cierra",  # FINISHED
    "Robar",  # HINT_DRAW
    "¡Cerrar!",  # HINT_FINISH
    "Dejarla",  # HINT_LEAVE
    "No",  # HINT_NO
    "Aún no",  # HINT_NOT_YET
    "Mi orden",  # HINT_OWN
    "Parejas",  # HINT_PAIRS
    "Levantar",  # HINT_PICK
    "Dejar",  # HINT_PUT
    "Atriles",  # HINT_RACKS
    "Enseñar",  # HINT_SHOW
    "Agrupar",  # HINT_SORT
    "Tomar",  # HINT_TAKE
    "Tirar",  # HINT_THROW
    "{0} queda fuera",  # IS_OUT
    "Comodín",  # JOKER
    "Robar una ficha",  # MENU_DRAW
    "Cerrar tirando {0}",  # MENU_FINISH
    "Robar el indicador",  # MENU_INDICATOR
    "Dejar la ficha",  # MENU_LEAVE
    "Ordenar en parejas",  # MENU_PAIRS
    "No enseñarla",  # MENU_PASS
    "Enseñar la gemela",  # MENU_SHOW
    "Agrupar fichas",  # MENU_SORT
    "Tomar {0}",  # MENU_TAKE
    "Tirar {0}",  # MENU_THROW
    "Aún nada combina",  # NO_GROUPS
    "Aún no hay parejas",  # NO_PAIRS
    "Fin de la ronda {0}",  # ROUND_CUT
    "¡Cierre!",  # SHOUT_FINISH
    "¡Comodín!",  # SHOUT_JOKER
    "{0} enseña la gemela",  # SHOWED
    "{0} enseña la gemela",  # SHOWED_SHORT
    "tiró {0}",  # THROWN
    "{0} toma {1}",  # TOOK
    "Quedas fuera",  # YOU_ARE_OUT
    "Empieza: tira una",  # YOU_BEGIN
    "Das las fichas",  # YOU_DEAL
    "Dejas la ficha",  # YOU_DECLINED
    "Tiras {0}",  # YOU_DISCARDED
    "Robas {0}",  # YOU_DREW
    "Robas la última",  # YOU_DREW_INDICATOR
    "¡Cierras!",  # YOU_FINISHED
    "Enseñas la gemela",  # YOU_SHOWED
    "Enseñas la gemela",  # YOU_SHOWED_SHORT
    "Tomas {0}",  # YOU_TOOK
)
