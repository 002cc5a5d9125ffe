"""Made by `make texts` from assets/texts/es/koikoi.po: change that, not this."""

TEXTS = (
    ("{0} ahora. A {1} le falta {2} para {3}.", "{0} ahora. A {1} le faltan {2} para {3}."),  # ADVISE_DECIDE
    "Paga enseguida.",  # ADVISE_DECLARE
    "Toma {0} o {1}",  # ADVISE_EITHER
    ("No toma nada. La mejor en {0} prueba.", "No toma nada. La mejor en {0} pruebas."),  # ADVISE_LAY
    "Hace {0}: {1}",  # ADVISE_MAKES
    ("Toma {0}. Para {1} falta {2}", "Toma {0}. Para {1} faltan {2}"),  # ADVISE_NEARER
    "{0} ahora. {1} no puede hacer yaku.",  # ADVISE_SAFE
    "Toma {0}",  # ADVISE_TAKES
    ("La mejor en {0} prueba.", "La mejor en {0} pruebas."),  # ADVISE_TRIALS
    "{0} y {1} más",  # AND_MORE
    "¡Mano de suerte!",  # ASK_DECLARE
    "¿Enseñarla por 6 puntos?",  # ASK_DECLARE_WHY
    "Lo mejor: {0} {3}, {1}, mes {2}",  # BEST_MONTH
    "Dos manos de suerte: nada",  # BILL_BOTH_LUCKY
    "Cantes de koi-koi",  # BILL_CALLS
    "Sin cartas: nadie puntúa",  # BILL_EMPTY
    "Sin cartas: koi-koi perdido",  # BILL_LOST
    "Mano de suerte",  # BILL_LUCKY
    "Cante del rival",  # BILL_OPPONENT
    "Koi-koi propio",  # BILL_OWN
    "Derecho de salida",  # BILL_OYAKEN
    "Siete o más",  # BILL_SEVEN
    "Total",  # BILL_TOTAL
    "jabalí",  # BOAR
    "No quedan cartas en mano",  # BOTH_EMPTY
    "puente",  # BRIDGE
    ("{0} +{1}: falta {2}", "{0} +{1}: faltan {2}"),  # BRINGS
    "Tú: nada nuevo a la vista",  # BRINGS_NOTHING
    "mariposas",  # BUTTERFLIES
    "{0}: ¡koi-koi!",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "grulla",  # CRANE
    "cuco",  # CUCKOO
    "copa de sake",  # CUP
    "cortina",  # CURTAIN
    "{0}: ¡mano de suerte!",  # DECLARED
    "ciervo",  # DEER
    "AZUL",  # GAUGE_BLUE
    "JABALÍ",  # GAUGE_BOAR
    "LUZ",  # GAUGE_BRIGHT
    "FLOR",  # GAUGE_FLOWER
    "LUNA",  # GAUGE_MOON
    "SIMPLE",  # GAUGE_PLAIN
    "POESÍA",  # GAUGE_POETRY
    "CINTA",  # GAUGE_TAN
    "ANIMAL",  # GAUGE_TANE
    "gansos",  # GEESE
    "Elegir",  # HINT_CHOOSE
    "Manos",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Jugar",  # HINT_PLAY
    "Seguir",  # HINT_PLAY_ON
    "Enseñar",  # HINT_SHOW
    "Parar",  # HINT_STOP
    "Mesa",  # HINT_TABLE
    "Tomar",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Mirar",  # HINT_ZOOM
    "animal",  # KIND_ANIMAL
    "cinta azul",  # KIND_BLUE
    "luz",  # KIND_BRIGHT
    "simple",  # KIND_PLAIN
    "cinta poética",  # KIND_POETRY
    "cinta roja",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "{0} empieza",  # LEADS
    "rayo",  # LIGHTNING
    "Empieza el mes menor",  # LOTS
    "¡{0} llega a {1}!",  # MADE
    "{0}: ¡{1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Enseñar la mano",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Seguir jugando",  # MENU_PASS
    "Jugar {0}",  # MENU_PLAY
    "Parar: +{0}",  # MENU_STOP
    "Mirar la mesa",  # MENU_TABLE
    "Meses",  # MENU_TABS
    "Tomar {0}",  # MENU_TAKE
    "Todos los yaku",  # MENU_YAKU
    "Mirar la carta",  # MENU_ZOOM
    "Mes {0}/{1}",  # MONTH
    "Mes {0}: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "luna",  # MOON
    "Nadie puntúa",  # NOBODY
    "{0}: {1} - toma una de 2",  # NOTE_CHOICE
    "{0}: {1} - no toma nada",  # NOTE_NONE
    "{0}: {1} - toma {2}",  # NOTE_TAKES
    "¿Cuál tomas? {0}: {1}",  # NOTE_WHICH
    "Mes {0}: nadie puntúa",  # NULL_ROUND
    "fénix",  # PHOENIX
    "Pino",  # PLANT_1
    "Ciruelo",  # PLANT_2
    "Cerezo",  # PLANT_3
    "Glicina",  # PLANT_4
    "Lirio",  # PLANT_5
    "Peonía",  # PLANT_6
    "Trébol japonés",  # PLANT_7
    "Hierba de plata",  # PLANT_8
    "Crisantemo",  # PLANT_9
    "Arce",  # PLANT_10
    "Sauce",  # PLANT_11
    "Paulonia",  # PLANT_12
    "{0} juega {1}",  # PLAYED
    "lluvia",  # RAIN
    ("{0}, falta {2}: {1}", "{0}, faltan {2}: {1}"),  # RISK
    "Si puntúa {0}: x{1}",  # RISK_TIMES
    "Tú",  # SHEET_YOU
    "{0} para",  # STOPPED
    "Parar +{0}",  # STOP_WORTH
    "golondrina",  # SWALLOW
    "Nombre",  # TABS_NAME
    "Número",  # TABS_NUMBER
    "No",  # TABS_OFF
    "Ene",  # TAB_1
    "Feb",  # TAB_2
    "Mar",  # TAB_3
    "Abr",  # TAB_4
    "May",  # TAB_5
    "Jun",  # TAB_6
    "Jul",  # TAB_7
    "Ago",  # TAB_8
    "Sep",  # TAB_9
    "Oct",  # TAB_10
    "Nov",  # TAB_11
    "Dic",  # TAB_12
    "{0} toma {1}",  # TOOK
    "{0} toma {1} con {2}",  # TOOK_WITH
    "Del mazo: {0}",  # TURNED
    "4 de un mes: se repite",  # VOID_FOUR
    "Mano de suerte: se repite",  # VOID_LUCKY
    "3 de un mes: se repite",  # VOID_THREE
    "ruiseñor",  # WARBLER
    "{0} gana el mes {1}",  # WON
    "Cintas poéticas",  # YAKU_AKATAN
    "Cuatro con lluvia",  # YAKU_AME
    "Cintas azules",  # YAKU_AOTAN
    "Cinco luces",  # YAKU_GOKO
    "Ver las flores",  # YAKU_HANAMI
    "Ino-Shika-Cho",  # YAKU_INOSHIKA
    "Simples",  # YAKU_KASU
    "Tres luces",  # YAKU_SANKO
    "Cuatro luces",  # YAKU_SHIKO
    "Cintas",  # YAKU_TAN
    "Animales",  # YAKU_TANE
    "Yaku",  # YAKU_TITLE
    "Ver la luna",  # YAKU_TSUKIMI
    "¡Koi-koi!",  # YOU_CALLED
    "¡Mano de suerte!",  # YOU_DECLARED
    "Empiezas",  # YOU_LEAD
    "¡Llegas a {0}!",  # YOU_MADE
    "¡{0}! {1}",  # YOU_MADE_NAMED
    "Juegas {0}",  # YOU_PLAYED
    "Paras",  # YOU_STOPPED
    "Tomas {0}",  # YOU_TOOK
    "Tomas {0} con {1}",  # YOU_TOOK_WITH
    "Ganas el mes {0}",  # YOU_WON
    "Cuenta para",  # ZOOM_COUNTS
    "Mes {0} ({1})",  # ZOOM_MONTH
    "La tomó {0}",  # ZOOM_THEIRS
    "La tomaste tú",  # ZOOM_YOURS
)
