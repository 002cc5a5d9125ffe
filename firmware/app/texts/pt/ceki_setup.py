"""Made by `make texts` from assets/texts/pt/ceki_setup.po: change that, not this."""

TEXTS = (
    "Nunca jogou Ceki? Uma mão guiada explica tudo enquanto joga.",  # ASK_GUIDE
    "Dizer ceki",  # FEAT_0
    "Ganhar uma mão",  # FEAT_1
    "Ganhar x2",  # FEAT_2
    "Ganhar x3",  # FEAT_3
    "Ganhar 60 pontos",  # FEAT_4
    "Com monte refeito",  # FEAT_5
    "Com três iguais",  # FEAT_6
    "Ganhar entre seis",  # FEAT_7
    "Com todos em ceki",  # FEAT_8
    "Ganhar uma partida",  # FEAT_9
    "Ganhar: todos Difícil",  # FEAT_10
    "Deixar um sem nada",  # FEAT_11
    "Como se joga",  # GUIDE
    "Pergunta-se a todos após cada jogada; pode-se não dizer.",  # HELP_CALL_ASK
    "Quem espera uma só carta diz ceki, como manda a regra.",  # HELP_CALL_AUTO
    "Ganha quem tem mais pontos após várias mãos; ninguém paga.",  # HELP_FORMAT_HANDS
    "Depois de cada mão todos pagam a quem ganha.",  # HELP_FORMAT_PAY
    "Ganha o primeiro a chegar à meta; ninguém paga.",  # HELP_FORMAT_TARGET
    "Uma mão guiada: joga e aprende.",  # HELP_GUIDE
    "Quantas mãos dura uma partida que não é aos pontos.",  # HELP_HANDS
    "Joga-se até querer sair, depois de qualquer mão.",  # HELP_HANDS_0
    "Guarda os pares, e às vezes larga uma carta qualquer.",  # HELP_LEVEL_EASY
    "Conta também as que restam, e evita servir quem espera.",  # HELP_LEVEL_HARD
    "Sabe a que distância está de ceki. Não vê a pilha.",  # HELP_LEVEL_MEDIUM
    "Quantos se sentam à mesa.",  # HELP_PLAYERS
    "Seis mãos; quem perde paga a quem ganha.",  # HELP_PRESET_CLASSIC
    "Quatro mãos; quem perde paga a quem ganha.",  # HELP_PRESET_QUICK
    "A pilha volta a ser monte, três vezes no máximo.",  # HELP_STOCK_RESHUFFLE
    "Quando o monte acaba, a mão é nula.",  # HELP_STOCK_VOID
    "O total que ganha uma partida aos pontos.",  # HELP_TARGET
    "Ceki ditos",  # MADE_CALL
    "Ganhas x2",  # MADE_DOUBLE
    "Ganhas x1",  # MADE_SIMPLE
    "Ganhas x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Partida",  # OPTION_FORMAT
    "Mãos",  # OPTION_HANDS
    "Jogadores",  # OPTION_PLAYERS
    "Monte vazio",  # OPTION_STOCK
    "Meta",  # OPTION_TARGET
    "À escolha",  # VALUE_CALL_ASK
    "Automático",  # VALUE_CALL_AUTO
    "Às mãos",  # VALUE_FORMAT_HANDS
    "Paga-se",  # VALUE_FORMAT_PAY
    "Aos pontos",  # VALUE_FORMAT_TARGET
    "Sem fim",  # VALUE_HANDS_0
    "Clássicas",  # VALUE_PRESET_CLASSIC
    "Rápidas",  # VALUE_PRESET_QUICK
    "Baralhar",  # VALUE_STOCK_RESHUFFLE
    "Mão nula",  # VALUE_STOCK_VOID
)
