"""Made by `make texts` from assets/texts/es/koikoi_setup.po: change that, not this."""

TEXTS = (
    "¿Nunca jugaste a Koi-Koi? Un mes guiado te lo enseña.",  # ASK_GUIDE
    "Gana un mes",  # FEAT_0
    "Canta y gana",  # FEAT_1
    "Canta dos veces y gana",  # FEAT_2
    "Gana con luna o flores",  # FEAT_3
    "Gana con tres cintas",  # FEAT_4
    "Haz Ino-Shika-Cho",  # FEAT_5
    "Gana con luces",  # FEAT_6
    "Con simples o animales",  # FEAT_7
    "10 puntos en un mes",  # FEAT_8
    "Gana una partida",  # FEAT_9
    "Vence a Difícil",  # FEAT_10
    "No pierdas ningún mes",  # FEAT_11
    "Cómo se juega",  # GUIDE
    "Puntos por cuatro luces con la lluvia.",  # HELP_AME
    "Hacer yaku tras el cante del rival termina el mes.",  # HELP_BATTLE_OFF
    "A un cante se puede responder con otro.",  # HELP_BATTLE_ON
    "Puntos por jabalí, ciervo y mariposas.",  # HELP_BOAR
    "Koi-koi se puede cantar las veces que se quiera.",  # HELP_CALLS_ANY
    "Cada uno puede cantar koi-koi una vez por mes.",  # HELP_CALLS_ONCE_EACH
    "Koi-koi se canta una vez por mes, uno de los dos.",  # HELP_CALLS_ONCE_TOTAL
    "La copa de sake es un animal y nada más.",  # HELP_CUP_PLAIN_OFF
    "La copa de sake cuenta también como simple.",  # HELP_CUP_PLAIN_ON
    "Sin cartas, si solo cantó uno, conserva sus puntos.",  # HELP_EXHAUST_KEEP
    "Sin cartas, nadie puntúa.",  # HELP_EXHAUST_VOID
    "Tres de un mes en la mesa: se vuelve a repartir.",  # HELP_FIELD3_REDEAL
    "Tres de un mes en la mesa las toma la cuarta.",  # HELP_FIELD3_TAKE
    "Puntos por las cinco luces.",  # HELP_GOKO
    "Un mes guiado: juegas y se te explica cómo.",  # HELP_GUIDE
    "Puntúas doble si el rival ha cantado.",  # HELP_KOI_MULT_OPP_X2
    "Doble si cantó el rival, y doble por tu propio cante.",  # HELP_KOI_MULT_OWN_X2
    "Cada cante del mes suma uno al multiplicador.",  # HELP_KOI_MULT_PER_CALL
    "Toma la carta más vistosa, canta con poco. Sin plan.",  # HELP_LEVEL_EASY
    "Juega el mes en su cabeza, y canta si así gana más.",  # HELP_LEVEL_HARD
    "Como Difícil, piensa diez veces más: hasta cinco segundos.",  # HELP_LEVEL_MASTER
    "Sopesa cada carta para ambos. Canta si promete más.",  # HELP_LEVEL_MEDIUM
    "Una mano de suerte es una mano como otra.",  # HELP_LUCKY_OFF
    "Cuatro de un mes o cuatro parejas: se vuelve a repartir.",  # HELP_LUCKY_REDEAL
    "Cuatro de un mes o cuatro parejas: seis si se enseñan.",  # HELP_LUCKY_SCORE
    "Tras un mes que nadie ganó empieza el otro.",  # HELP_NULL_LEAD_OTHER
    "Tras un mes que nadie ganó empieza el mismo.",  # HELP_NULL_LEAD_SAME
    "Un mes sin yaku no puntúa.",  # HELP_OYAKEN_0
    "Si nadie ha cantado ni puntuado, quien salió gana seis.",  # HELP_OYAKEN_6
    "Como Hanafuda Flash: luces altas, sin luna ni flores.",  # HELP_PRESET_FLASH
    "Italianas: lluvia en tres luces, sin doblar desde siete.",  # HELP_PRESET_ITALIAN
    "Un cante por mes, tríos que crecen, siete doblan.",  # HELP_PRESET_NINTENDO
    "La lluvia no cuenta en tres luces.",  # HELP_RAIN3_OFF
    "La lluvia puede ser una de las tres luces.",  # HELP_RAIN3_ON
    "Puntos por tres cintas poéticas y por tres azules.",  # HELP_RIBBONS
    "Cuántos meses tiene una partida.",  # HELP_ROUNDS
    "Los puntos altos no se doblan.",  # HELP_SEVEN_OFF
    "Siete puntos o más se doblan.",  # HELP_SEVEN_ON
    "Puntos por cuatro luces sin la lluvia.",  # HELP_SHIKO
    "Puntos por tres luces.",  # HELP_THREE
    "Cinco cintas o animales puntúan además del trío.",  # HELP_TRIO_EXTRA_OFF
    "Un trío gana un punto por cada carta más de su clase.",  # HELP_TRIO_EXTRA_ON
    "Ver la luna y ver las flores no puntúan.",  # HELP_VIEWING_0
    "Copa de sake y luna, o cortina: cinco puntos cada una.",  # HELP_VIEWING_5
    "Nada estropea ver la luna o las flores.",  # HELP_WEATHER_OFF
    "Tu lluvia anula las flores; diciembre, la luna.",  # HELP_WEATHER_ON
    "Cintas poéticas",  # MADE_AKATAN
    "Cuatro con lluvia",  # MADE_AME
    "Cintas azules",  # MADE_AOTAN
    "Cinco luces",  # MADE_GOKO
    "Ver las flores",  # MADE_HANAMI
    "Ino-Shika-Cho",  # MADE_INOSHIKA
    "Simples",  # MADE_KASU
    "Tres luces",  # MADE_SANKO
    "Cuatro luces",  # MADE_SHIKO
    "Cintas",  # MADE_TAN
    "Animales",  # MADE_TANE
    "Ver la luna",  # MADE_TSUKIMI
    "Cuatro con lluvia",  # OPTION_AME
    "Batalla",  # OPTION_BATTLE
    "Ino-Shika-Cho",  # OPTION_BOAR
    "Cantes",  # OPTION_CALLS
    "Copa simple",  # OPTION_CUP_PLAIN
    "Sin cartas",  # OPTION_EXHAUST
    "Tres en mesa",  # OPTION_FIELD3
    "Cinco luces",  # OPTION_GOKO
    "Koi-koi paga",  # OPTION_KOI_MULT
    "Mano de suerte",  # OPTION_LUCKY
    "Empieza luego",  # OPTION_NULL_LEAD
    "Derecho de salida",  # OPTION_OYAKEN
    "Tres con lluvia",  # OPTION_RAIN3
    "Tríos de cintas",  # OPTION_RIBBONS
    "Meses",  # OPTION_ROUNDS
    "Siete doblan",  # OPTION_SEVEN
    "Cuatro luces",  # OPTION_SHIKO
    "Tres luces",  # OPTION_THREE
    "Tríos crecientes",  # OPTION_TRIO_EXTRA
    "Luna y flores",  # OPTION_VIEWING
    "Mal tiempo",  # OPTION_WEATHER
    "No",  # VALUE_BATTLE_OFF
    "Sí",  # VALUE_BATTLE_ON
    "Libres",  # VALUE_CALLS_ANY
    "Uno cada uno",  # VALUE_CALLS_ONCE_EACH
    "Solo uno",  # VALUE_CALLS_ONCE_TOTAL
    "No",  # VALUE_CUP_PLAIN_OFF
    "Sí",  # VALUE_CUP_PLAIN_ON
    "Conservar",  # VALUE_EXHAUST_KEEP
    "Nada",  # VALUE_EXHAUST_VOID
    "Repetir",  # VALUE_FIELD3_REDEAL
    "Jugar",  # VALUE_FIELD3_TAKE
    "Rival x2",  # VALUE_KOI_MULT_OPP_X2
    "Ambos x2",  # VALUE_KOI_MULT_OWN_X2
    "Cada +1",  # VALUE_KOI_MULT_PER_CALL
    "No",  # VALUE_LUCKY_OFF
    "Repetir",  # VALUE_LUCKY_REDEAL
    "Seis",  # VALUE_LUCKY_SCORE
    "El otro",  # VALUE_NULL_LEAD_OTHER
    "El mismo",  # VALUE_NULL_LEAD_SAME
    "No",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Italianas",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "No",  # VALUE_RAIN3_OFF
    "Sí",  # VALUE_RAIN3_ON
    "No",  # VALUE_SEVEN_OFF
    "Sí",  # VALUE_SEVEN_ON
    "No",  # VALUE_TRIO_EXTRA_OFF
    "Sí",  # VALUE_TRIO_EXTRA_ON
    "No",  # VALUE_VIEWING_0
    "No",  # VALUE_WEATHER_OFF
    "Sí",  # VALUE_WEATHER_ON
)
