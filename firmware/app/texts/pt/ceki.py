"""Made by `make texts` from assets/texts/pt/ceki.po: change that, not this."""

TEXTS = (
    "{0} não ajuda.",  # ADVISE_LEAVE
    "{0} não vale mais do que comprar.",  # ADVISE_NO_GAIN
    "{0} espera-a: {1}%",  # ADVISE_RISK
    "Ceki a {0} com ela, a {1} sem ela",  # ADVISE_TAKE
    ("Ceki a {0}, {1} carta serve", "Ceki a {0}, {1} cartas servem"),  # ADVISE_THROW
    "Dizer ceki?",  # ASK_CALL
    ("Ganha {0}: resta {1}", "Ganha {0}: restam {1}"),  # ASK_CALL_WHY
    "Acabar a partida aqui?",  # ASK_END
    "Pode ganhar!",  # ASK_WIN
    ("{0} x {1} = {2} ponto", "{0} x {1} = {2} pontos"),  # ASK_WIN_WHY
    "{0} começa",  # BEGINS
    "Melhor: {0}, {1}, mão {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Ninguém ganha nem paga",  # BILL_VOID
    "{0}: ceki!",  # CALLED
    "CEKI",  # CALLED_MARK
    "{0} de {1}",  # CARD
    "{0} dá as cartas",  # DEALS
    "{0} compra",  # DREW
    "da mão",  # FROM_HAND
    "Mão {0}",  # HAND
    "Mão {0}/{1}",  # HAND_OF
    "M{0}",  # HAND_SHORT
    "Pilha: {0}",  # HEAP_TITLE
    "Ceki!",  # HINT_CALL
    "Comprar",  # HINT_DRAW
    "Cartas",  # HINT_HANDS
    "Pilha",  # HINT_HEAP
    "Deixar",  # HINT_LEAVE
    "Nova mão",  # HINT_NEXT
    "Não",  # HINT_NO
    "Ainda não",  # HINT_NOT_YET
    "Levar",  # HINT_TAKE
    "Largar",  # HINT_THROW
    "Fim da mão",  # HINT_VOID
    "Ganhar!",  # HINT_WIN
    "Dobro: x2",  # HOW_DOUBLE
    "Simples: x1",  # HOW_SIMPLE
    "Triplo: x3",  # HOW_TRIPLE
    "recém-comprada",  # JUST_DRAWN
    ("{0} carta tapada", "{0} cartas tapadas"),  # LAYS
    "Dizer ceki",  # MENU_CALL
    "Comprar uma carta",  # MENU_DRAW
    "Acabar",  # MENU_END
    "Ver a pilha",  # MENU_HEAP
    "Não dizer",  # MENU_PASS
    "Levar {0}",  # MENU_TAKE
    "Largar {0}",  # MENU_THROW
    "Fim da mão",  # MENU_VOID
    "Ganhar com {0}",  # MENU_WIN
    "De novo: largar {0}",  # NOTE_AGAIN
    "Se {0} ganha: {1}-{2} pts",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("O monte: {0} carta", "O monte: {0} cartas"),  # NOTE_STOCK
    "Levada: largue outra",  # NOTE_TAKEN
    "Primeiro tire uma carta",  # NOTE_TAKE_FIRST
    "Velho Mil",  # OLD_THOUSAND
    "Flor Vermelha",  # RED_FLOWER
    "Novo monte de {0}",  # RESHUFFLED
    "VM",  # SHORT_OLD_THOUSAND
    "FV",  # SHORT_RED_FLOWER
    "FB",  # SHORT_WHITE_FLOWER
    ("Ceki a {0}. Serve: {1} (resta {2})", "Ceki a {0}. Servem: {1} (restam {2})"),  # STATUS
    ("Espera {0}: resta {1}", "Espera {0}: restam {1}"),  # STATUS_CALLED
    ("Ganha {0}: resta {1}", "Ganha {0}: restam {1}"),  # STATUS_CALLED_SHORT
    ("Ceki! Depois ganha {0}: resta {1}", "Ceki! Depois ganha {0}: restam {1}"),  # STATUS_READY
    ("Ceki! Ganha {0}: resta {1}", "Ceki! Ganha {0}: restam {1}"),  # STATUS_READY_SHORT
    ("Ceki a {0}: {1}, resta {2}", "Ceki a {0}: {1}, restam {2}"),  # STATUS_SHORT
    ("A {0}: {1}, resta {2}", "A {0}: {1}, restam {2}"),  # STATUS_SHORTER
    "A {0}: {1}",  # STATUS_SHORTEST
    "moedas",  # SUIT_COINS
    "miríades",  # SUIT_MYRIADS
    "cordões",  # SUIT_STRINGS
    "Largadas / restam",  # TALLY_TITLE
    "{0} larga {1}",  # THREW
    "{0} leva {1}",  # TOOK
    "O monte acabou",  # VOID
    "Mão {0} nula",  # VOID_HAND
    "Flor Branca",  # WHITE_FLOWER
    "{0}: largou da mão",  # WHY_DOUBLE
    "{0}: comprou e largou",  # WHY_SIMPLE
    "{0}: comprou do monte",  # WHY_TRIPLE
    "{0} ganha!",  # WON
    "{0} ganha a mão {1}",  # WON_HAND
    "Pode começar",  # YOU_BEGIN
    "Ceki! À espera",  # YOU_CALLED
    "Deu as cartas",  # YOU_DEAL
    "Comprou {0}",  # YOU_DREW
    "Largou {0}",  # YOU_THREW
    "Levou {0}",  # YOU_TOOK
    "Ganhou!",  # YOU_WON
    "Ganhou a mão {0}",  # YOU_WON_HAND
)
