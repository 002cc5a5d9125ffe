"""Made by `make texts` from assets/texts/pt/koikoi_rules.po: change that, not this."""

TEXTS = (
    "{0} quaisquer; cada uma a mais vale mais 1.",  # ANY_OF
    "Destes só conta o melhor.",  # BRIGHT_BEST
    "Luzes",  # BRIGHT_YAKU
    "Os pontos contam em dobro pelo koi-koi do outro, e em dobro pelo seu.",  # CALLED_BOTH
    "Os pontos multiplicam-se pelo número de koi-koi ditos mais um.",  # CALLED_EACH
    "Os pontos contam em dobro se o outro disse koi-koi.",  # CALLED_OTHER
    "Pode-se dizer koi-koi quantas vezes se quiser.",  # CALLS_ANY
    "Cada um pode dizer koi-koi uma vez por mês.",  # CALLS_EACH
    "Por mês só um diz koi-koi, e só uma vez.",  # CALLS_TOTAL
    "As cartas",  # CARDS
    "Nove animais; a ponte e a taça são dois deles:",  # CARDS_ANIMAL
    "Cinco luzes:",  # CARDS_BRIGHT
    "Doze meses têm quatro cartas cada. A planta diz o mês.",  # CARDS_MONTHS
    "As outras 24 são lisas:",  # CARDS_PLAIN
    "Dez fitas: três de poema, três azuis, quatro vermelhas:",  # CARDS_RIBBON
    "Koi-koi?",  # DECISION
    "Koi-koi: continua por mais. Se agora o outro faz um yaku, só esse conta.",  # DECISION_CALL
    "Parar: o mês acaba, e contam todos os seus yaku.",  # DECISION_STOP
    "Quem faz um yaku, ou o aumenta, decide no fim da sua vez.",  # DECISION_WHEN
    "A partida",  # END
    "Quando as duas mãos acabam, acaba o mês.",  # END_EMPTY
    "Se só um disse koi-koi, esse marca; se não, ninguém.",  # END_KEPT
    "Quem ganha um mês começa o seguinte.",  # END_LEAD
    "Após {0} meses ganha quem tem mais pontos.",  # END_MATCH
    "Se ninguém disse koi-koi, quem começou marca {0}.",  # END_OYAKEN
    "Então ninguém pontua.",  # END_VOID
    "O objetivo",  # GOAL
    "Quem tem um yaku pode parar: marca os pontos, e o outro nada. Após {0} meses ganha quem tem mais pontos.",  # GOAL_STOP
    "Jogam dois. Leve cartas da mesa com cartas da mão. Certas cartas levadas são um yaku, que dá pontos.",  # GOAL_YAKU
    "Mãos de sorte",  # LUCKY
    "As quatro cartas de um mês na mão inicial:",  # LUCKY_FOUR
    "Ou quatro pares de quatro meses:",  # LUCKY_PAIRS
    "Mostrada antes da primeira carta vale 6, e o mês acaba.",  # LUCKY_SCORE
    "Então dá-se de novo.",  # LUCKY_VOID
    "Outros yaku",  # OTHER_YAKU
    "Fitas",  # RIBBON_YAKU
    "Sete pontos ou mais contam em dobro.",  # SEVEN
    "A sua vez",  # TURN
    "Jogue uma carta. Se há uma do seu mês na mesa, leva as duas; se não há, fica na mesa.",  # TURN_PLAY
    "Depois vira-se a carta de cima do monte, que leva da mesma forma.",  # TURN_STOCK
    "Se há três, leva todas.",  # TURN_THREE
    "Se há duas, escolha uma delas.",  # TURN_TWO
)
