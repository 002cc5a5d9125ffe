"""Made by `make texts` from assets/texts/pt/koikoi.po: change that, not this."""

TEXTS = (
    ("{0} agora. Falta {2} a {1} para {3}.", "{0} agora. Faltam {2} a {1} para {3}."),  # ADVISE_DECIDE
    "Paga logo.",  # ADVISE_DECLARE
    "Leva {0} ou {1}",  # ADVISE_EITHER
    ("Não leva nada. Melhor em {0} teste.", "Não leva nada. Melhor em {0} testes."),  # ADVISE_LAY
    "Faz {0}: {1}",  # ADVISE_MAKES
    ("Leva {0}. Para {1} falta {2}", "Leva {0}. Para {1} faltam {2}"),  # ADVISE_NEARER
    "{0} agora. {1} não pode fazer yaku.",  # ADVISE_SAFE
    "Leva {0}",  # ADVISE_TAKES
    ("Melhor em {0} teste.", "Melhor em {0} testes."),  # ADVISE_TRIALS
    "{0} e mais {1}",  # AND_MORE
    "Mão de sorte!",  # ASK_DECLARE
    "Mostrar por 6 pontos?",  # ASK_DECLARE_WHY
    "Melhor: {0} {3}, {1}, mês {2}",  # BEST_MONTH
    "Duas mãos de sorte: nada",  # BILL_BOTH_LUCKY
    "Koi-koi ditos",  # BILL_CALLS
    "Sem cartas: sem pontos",  # BILL_EMPTY
    "Sem cartas: koi-koi perdido",  # BILL_LOST
    "Mão de sorte",  # BILL_LUCKY
    "Koi-koi do outro",  # BILL_OPPONENT
    "Koi-koi próprio",  # BILL_OWN
    "Direito do primeiro",  # BILL_OYAKEN
    "Sete ou mais",  # BILL_SEVEN
    "Total",  # BILL_TOTAL
    "javali",  # BOAR
    "As cartas acabaram",  # BOTH_EMPTY
    "ponte",  # BRIDGE
    ("{0} +{1}: falta {2}", "{0} +{1}: faltam {2}"),  # BRINGS
    "Nada novo à vista",  # BRINGS_NOTHING
    "borboletas",  # BUTTERFLIES
    "{0}: koi-koi!",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "grou",  # CRANE
    "cuco",  # CUCKOO
    "taça",  # CUP
    "cortina",  # CURTAIN
    "{0}: mão de sorte!",  # DECLARED
    "cervo",  # DEER
    "AZUL",  # GAUGE_BLUE
    "JAVALI",  # GAUGE_BOAR
    "LUZES",  # GAUGE_BRIGHT
    "FLORES",  # GAUGE_FLOWER
    "LUA",  # GAUGE_MOON
    "LISAS",  # GAUGE_PLAIN
    "POEMA",  # GAUGE_POETRY
    "FITAS",  # GAUGE_TAN
    "ANIMAL",  # GAUGE_TANE
    "gansos",  # GEESE
    "Escolher",  # HINT_CHOOSE
    "Cartas",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Jogar",  # HINT_PLAY
    "Jogar",  # HINT_PLAY_ON
    "Mostrar",  # HINT_SHOW
    "Parar",  # HINT_STOP
    "Mesa",  # HINT_TABLE
    "Levar",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Ver",  # HINT_ZOOM
    "animal",  # KIND_ANIMAL
    "fita azul",  # KIND_BLUE
    "luz",  # KIND_BRIGHT
    "lisa",  # KIND_PLAIN
    "fita de poema",  # KIND_POETRY
    "fita vermelha",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "{0} começa",  # LEADS
    "raio",  # LIGHTNING
    "Começa o mês mais baixo",  # LOTS
    "{0} chega a {1}!",  # MADE
    "{0}: {1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Mostrar a mão de sorte",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Jogar sem mostrar",  # MENU_PASS
    "Jogar {0}",  # MENU_PLAY
    "Parar: +{0}",  # MENU_STOP
    "Ver a mesa",  # MENU_TABLE
    "Meses",  # MENU_TABS
    "Levar {0}",  # MENU_TAKE
    "Todos os yaku",  # MENU_YAKU
    "Ver a carta",  # MENU_ZOOM
    "Mês {0}/{1}",  # MONTH
    "Mês {0}: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "lua",  # MOON
    "Ninguém pontua",  # NOBODY
    "{0}: {1} - leva uma de 2",  # NOTE_CHOICE
    "{0}: {1} - não leva nada",  # NOTE_NONE
    "{0}: {1} - leva {2}",  # NOTE_TAKES
    "Levar qual? {0}: {1}",  # NOTE_WHICH
    "Mês {0}: sem pontos",  # NULL_ROUND
    "fénix",  # PHOENIX
    "Pinheiro",  # PLANT_1
    "Ameixeira",  # PLANT_2
    "Cerejeira",  # PLANT_3
    "Glicínia",  # PLANT_4
    "Íris",  # PLANT_5
    "Peónia",  # PLANT_6
    "Lespedeza",  # PLANT_7
    "Susuki",  # PLANT_8
    "Crisântemo",  # PLANT_9
    "Bordo",  # PLANT_10
    "Salgueiro",  # PLANT_11
    "Paulównia",  # PLANT_12
    "{0} joga {1}",  # PLAYED
    "chuva",  # RAIN
    ("{0}, falta {2}: {1}", "{0}, faltam {2}: {1}"),  # RISK
    "Se {0} pontuar: x{1}",  # RISK_TIMES
    "Eu",  # SHEET_YOU
    "{0} parou",  # STOPPED
    "Parar +{0}",  # STOP_WORTH
    "andorinha",  # SWALLOW
    "Nome",  # TABS_NAME
    "Número",  # TABS_NUMBER
    "Não",  # TABS_OFF
    "Jan",  # TAB_1
    "Fev",  # TAB_2
    "Mar",  # TAB_3
    "Abr",  # TAB_4
    "Mai",  # TAB_5
    "Jun",  # TAB_6
    "Jul",  # TAB_7
    "Ago",  # TAB_8
    "Set",  # TAB_9
    "Out",  # TAB_10
    "Nov",  # TAB_11
    "Dez",  # TAB_12
    "{0} leva {1}",  # TOOK
    "{0} leva {1} com {2}",  # TOOK_WITH
    "Virada: {0}",  # TURNED
    "4 de um mês: dar de novo",  # VOID_FOUR
    "Mão de sorte: dar de novo",  # VOID_LUCKY
    "3 de um mês: dar de novo",  # VOID_THREE
    "rouxinol",  # WARBLER
    "{0} ganha o mês {1}",  # WON
    "Fitas de Poema",  # YAKU_AKATAN
    "Quatro com Chuva",  # YAKU_AME
    "Fitas Azuis",  # YAKU_AOTAN
    "Cinco Luzes",  # YAKU_GOKO
    "Ver as Flores",  # YAKU_HANAMI
    "Ino-Shika-Cho",  # YAKU_INOSHIKA
    "Lisas",  # YAKU_KASU
    "Três Luzes",  # YAKU_SANKO
    "Quatro Luzes",  # YAKU_SHIKO
    "Fitas",  # YAKU_TAN
    "Animais",  # YAKU_TANE
    "Yaku",  # YAKU_TITLE
    "Ver a Lua",  # YAKU_TSUKIMI
    "Koi-koi!",  # YOU_CALLED
    "Mão de sorte!",  # YOU_DECLARED
    "Pode começar",  # YOU_LEAD
    "Chegou a {0}!",  # YOU_MADE
    "{0}! {1}",  # YOU_MADE_NAMED
    "Jogou {0}",  # YOU_PLAYED
    "Parou",  # YOU_STOPPED
    "Levou {0}",  # YOU_TOOK
    "Levou {0} com {1}",  # YOU_TOOK_WITH
    "Ganhou o mês {0}",  # YOU_WON
    "Vale para",  # ZOOM_COUNTS
    "Mês {0} ({1})",  # ZOOM_MONTH
    "Carta de {0}",  # ZOOM_THEIRS
    "Carta sua",  # ZOOM_YOURS
)
