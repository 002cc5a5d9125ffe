"""Made by `make texts` from assets/texts/pt/okey.po: change that, not this."""

TEXTS = (
    "{0} é igualmente boa.",  # ADVISE_AS_GOOD
    "Dá para bater com ela.",  # ADVISE_FINISH
    "Sem {0}: {1}, mas depois menos {2}% de hipóteses",  # ADVISE_LATER
    "{0} não ajuda.",  # ADVISE_LEAVE
    "Se bater já, ganha outro.",  # ADVISE_NOT_YET
    "Com {0} não bate.",  # ADVISE_NO_FINISH
    "Sem {0}: {1}",  # ADVISE_OTHER
    ("A {0} de bater, {1} peça serve", "A {0} de bater, {1} peças servem"),  # ADVISE_THROW
    "A {0} com ela, a {1} sem ela",  # ADVISE_WITH
    "Largar o joker?",  # ASK_JOKER
    "Vale por qualquer peça",  # ASK_JOKER_WHY
    "Deixar a peça?",  # ASK_LEAVE
    "A mão acaba em empate",  # ASK_LEAVE_WHY
    "Mostrar a gémea?",  # ASK_SHOW
    "Tem {0}: os outros perdem 1",  # ASK_SHOW_WHY
    "{0} começa",  # BEGINS
    "Melhor: {0} -{3}, {1}, mão {2}",  # BEST_ROUND
    "Uma cor: dobro",  # BILL_COLOUR
    "Joker largado",  # BILL_JOKER
    "Ninguém perde pontos",  # BILL_NOBODY
    "Sete pares",  # BILL_PAIRS
    "Grupos e sequências",  # BILL_SETS
    "{0} mostrou a gémea",  # BILL_TWIN
    "Mostrou a gémea",  # BILL_YOU_TWIN
    "Levada agora: fica",  # CANNOT_RETURN
    "Pode bater!",  # CAN_FINISH
    "Largue {0} e bata",  # CAN_FINISH_HOW
    "Mais {0},{1}% de hipóteses após a próxima compra",  # COSTS_AHEAD
    ("A {0} de bater, serve {1}", "A {0} de bater, servem {1}"),  # COUNT_AFTER
    "A {0} de bater",  # COUNT_FARTHER
    "A {0} de bater. {1} ajuda",  # COUNT_HELPS
    "A {0} de bater. {1}: nada",  # COUNT_IDLE
    "{0} dá as peças",  # DEALS
    "{0} deixa a peça",  # DECLINED
    "{0} larga {1}",  # DISCARDED
    "{0} compra",  # DREW
    "{0} compra a última",  # DREW_INDICATOR
    "{0} bate!",  # FINISHED
    "Comprar",  # HINT_DRAW
    "Bater!",  # HINT_FINISH
    "Deixar",  # HINT_LEAVE
    "Não",  # HINT_NO
    "Ainda não",  # HINT_NOT_YET
    "Como era",  # HINT_OWN
    "Pares",  # HINT_PAIRS
    "Levantar",  # HINT_PICK
    "Pôr",  # HINT_PUT
    "Suportes",  # HINT_RACKS
    "Mostrar",  # HINT_SHOW
    "Agrupar",  # HINT_SORT
    "Levar",  # HINT_TAKE
    "Largar",  # HINT_THROW
    "{0} está fora",  # IS_OUT
    "Joker",  # JOKER
    "Comprar uma peça",  # MENU_DRAW
    "Bater largando {0}",  # MENU_FINISH
    "Comprar o indicador",  # MENU_INDICATOR
    "Deixar a peça",  # MENU_LEAVE
    "Ordenar em pares",  # MENU_PAIRS
    "Não mostrar",  # MENU_PASS
    "Mostrar a gémea",  # MENU_SHOW
    "Agrupar as peças",  # MENU_SORT
    "Levar {0}",  # MENU_TAKE
    "Largar {0}",  # MENU_THROW
    "Nada combina",  # NO_GROUPS
    "Nenhum par ainda",  # NO_PAIRS
    "Fim da mão {0}",  # ROUND_CUT
    "Bateu!",  # SHOUT_FINISH
    "Joker!",  # SHOUT_JOKER
    "{0} mostra a gémea",  # SHOWED
    "{0} mostra a gémea",  # SHOWED_SHORT
    "largou {0}",  # THROWN
    "{0} leva {1}",  # TOOK
    "Está fora",  # YOU_ARE_OUT
    "Comece: largue uma",  # YOU_BEGIN
    "Deu as peças",  # YOU_DEAL
    "Deixou a peça",  # YOU_DECLINED
    "Largou {0}",  # YOU_DISCARDED
    "Comprou {0}",  # YOU_DREW
    "Comprou a última",  # YOU_DREW_INDICATOR
    "Bateu!",  # YOU_FINISHED
    "Mostrou a gémea",  # YOU_SHOWED
    "Mostrou a gémea",  # YOU_SHOWED_SHORT
    "Levou {0}",  # YOU_TOOK
)
