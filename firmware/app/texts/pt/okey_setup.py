"""Made by `make texts` from assets/texts/pt/okey_setup.po: change that, not this."""

TEXTS = (
    "Nunca jogou Okey? Uma mão guiada explica tudo enquanto joga.",  # ASK_GUIDE
    "Ganhar uma mão",  # FEAT_0
    "Ganhar com sete pares",  # FEAT_1
    "Bater com joker",  # FEAT_2
    "Mostrar a gémea",  # FEAT_3
    "Ganhar com uma cor",  # FEAT_4
    "Ganhar uma partida",  # FEAT_5
    "Ganhar: sequência de 5",  # FEAT_6
    "Ganhar sem joker",  # FEAT_7
    "Ganhar: 30 no monte",  # FEAT_8
    "Ganhar: todos Difícil",  # FEAT_9
    "Ganhar sem perder",  # FEAT_10
    "Ganhar entre quatro",  # FEAT_11
    "Como se joga",  # GUIDE
    "Antes de jogar pergunta-se a todos pela gémea.",  # HELP_GOSTERME_BEFORE_START
    "A gémea do indicador não vale nada.",  # HELP_GOSTERME_OFF
    "A gémea do indicador mostra-se na primeira jogada de cada um.",  # HELP_GOSTERME_OWN_TURN
    "Uma mão guiada: joga e aprende.",  # HELP_GUIDE
    "O indicador fica na mesa.",  # HELP_INDICATOR_LAST_OFF
    "O indicador pode ser comprado, como última peça.",  # HELP_INDICATOR_LAST_ON
    "Procura peças que liguem; às vezes larga uma qualquer.",  # HELP_LEVEL_EASY
    "Conta as peças úteis a duas compras. Não vê o seu suporte.",  # HELP_LEVEL_HARD
    "Sabe quantas peças lhe faltam, mas não quais já saíram.",  # HELP_LEVEL_MEDIUM
    "Bater com uma só cor custa o dobro aos outros.",  # HELP_ONE_COLOUR_ANY
    "Uma mão de uma só cor vale como as outras.",  # HELP_ONE_COLOUR_OFF
    "Bater só com vermelho ou só com preto custa o dobro aos outros.",  # HELP_ONE_COLOUR_RED_BLACK
    "O que custam sete pares aos outros, com um joker no fim.",  # HELP_PAIRS_JOKER
    "Quantos se sentam à mesa.",  # HELP_PLAYERS
    "Todos começam com 20 pontos: a partida normal.",  # HELP_PRESET_CLASSIC
    "Todos começam com 10 pontos: dura metade.",  # HELP_PRESET_QUICK
    "As peças misturam-se e dão-se sem dados.",  # HELP_SETUP_INFORMAL
    "Um só dado escolhe a coluna e a peça.",  # HELP_SETUP_ONE_THROW
    "Um dado escolhe a coluna, outro a peça.",  # HELP_SETUP_TWO_THROWS
    "Os pontos de cada um no início.",  # HELP_START
    "Quem chega a 0 sai; ganha o último à mesa.",  # HELP_WIN_MODE_ELIMINATION
    "Quem está em frente faz dupla; a primeira a 0 perde.",  # HELP_WIN_MODE_PARTNERS
    "Aos 0 pontos acaba; ganha quem tem mais pontos.",  # HELP_WIN_MODE_SINGLE
    "Aos 0 pontos acaba; ganham os dois com mais pontos.",  # HELP_WIN_MODE_TOP2
    "Uma cor",  # MADE_COLOUR
    "Jokers largados",  # MADE_JOKER
    "Sete pares",  # MADE_PAIRS
    "Grupos e sequências",  # MADE_SETS
    "Gémeas mostradas",  # MADE_TWIN
    "Mostrar gémea",  # OPTION_GOSTERME
    "Indicador",  # OPTION_INDICATOR_LAST
    "Uma cor",  # OPTION_ONE_COLOUR
    "Pares + joker",  # OPTION_PAIRS_JOKER
    "Jogadores",  # OPTION_PLAYERS
    "Dados",  # OPTION_SETUP
    "Pontos",  # OPTION_START
    "Ganha",  # OPTION_WIN_MODE
    "No início",  # VALUE_GOSTERME_BEFORE_START
    "Não",  # VALUE_GOSTERME_OFF
    "Na vez",  # VALUE_GOSTERME_OWN_TURN
    "Fica",  # VALUE_INDICATOR_LAST_OFF
    "Compra-se",  # VALUE_INDICATOR_LAST_ON
    "Dobro",  # VALUE_ONE_COLOUR_ANY
    "Não",  # VALUE_ONE_COLOUR_OFF
    "Vermelho/preto",  # VALUE_ONE_COLOUR_RED_BLACK
    "Clássicas",  # VALUE_PRESET_CLASSIC
    "Rápidas",  # VALUE_PRESET_QUICK
    "Nenhum",  # VALUE_SETUP_INFORMAL
    "Um",  # VALUE_SETUP_ONE_THROW
    "Dois",  # VALUE_SETUP_TWO_THROWS
    "O último",  # VALUE_WIN_MODE_ELIMINATION
    "Duplas",  # VALUE_WIN_MODE_PARTNERS
    "O melhor",  # VALUE_WIN_MODE_SINGLE
    "Os dois melhores",  # VALUE_WIN_MODE_TOP2
)
