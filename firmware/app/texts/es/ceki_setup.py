"""Made by `make texts` from assets/texts/es/ceki_setup.po: change that, not this."""

TEXTS = (
    "¿Nunca jugaste a Ceki? Una ronda guiada te lo enseña.",  # ASK_GUIDE
    "Canta ceki",  # FEAT_0
    "Gana una ronda",  # FEAT_1
    "Gana x2",  # FEAT_2
    "Gana x3",  # FEAT_3
    "Gana 60 puntos",  # FEAT_4
    "Gana tras barajar",  # FEAT_5
    "Gana con tres iguales",  # FEAT_6
    "Gana en mesa de seis",  # FEAT_7
    "Gana si todos cantaron",  # FEAT_8
    "Gana una partida",  # FEAT_9
    "Gana: todos en Difícil",  # FEAT_10
    "Deja a uno sin nada",  # FEAT_11
    "Cómo se juega",  # GUIDE
    "Se pregunta a todos tras su turno; pueden seguir sin cantar.",  # HELP_CALL_ASK
    "Quien pasa a esperar una carta canta, como manda la regla.",  # HELP_CALL_AUTO
    "Gana quien tenga más tras unas rondas; nadie paga.",  # HELP_FORMAT_HANDS
    "Tras cada ronda todos pagan a quien gana.",  # HELP_FORMAT_PAY
    "Gana el primero en llegar a un total; nadie paga.",  # HELP_FORMAT_TARGET
    "Una ronda guiada: juegas y se te explica cómo.",  # HELP_GUIDE
    "Cuántas rondas tiene una partida sin meta.",  # HELP_HANDS
    "Juegas hasta que lo dejes, tras cualquier ronda.",  # HELP_HANDS_0
    "Guarda parejas, y a veces tira una carta cualquiera.",  # HELP_LEVEL_EASY
    "Cuenta también las que quedan, y no sirve a quien espera.",  # HELP_LEVEL_HARD
    "Sabe a cuánto está de ceki, pero no qué se ha tirado.",  # HELP_LEVEL_MEDIUM
    "Cuántos se sientan a la mesa.",  # HELP_PLAYERS
    "Seis rondas; los que pierden pagan a quien gana cada una.",  # HELP_PRESET_CLASSIC
    "Cuatro rondas; los que pierden pagan a quien gana cada una.",  # HELP_PRESET_QUICK
    "La pila se baraja como nuevo mazo, tres veces a lo sumo.",  # HELP_STOCK_RESHUFFLE
    "Si se acaba el mazo, la ronda es nula.",  # HELP_STOCK_VOID
    "El total que gana una partida con meta.",  # HELP_TARGET
    "Ceki cantado",  # MADE_CALL
    "Ganadas x2",  # MADE_DOUBLE
    "Ganadas x1",  # MADE_SIMPLE
    "Ganadas x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Partida",  # OPTION_FORMAT
    "Rondas",  # OPTION_HANDS
    "Jugadores",  # OPTION_PLAYERS
    "Mazo vacío",  # OPTION_STOCK
    "Meta",  # OPTION_TARGET
    "Preguntar",  # VALUE_CALL_ASK
    "Automático",  # VALUE_CALL_AUTO
    "Rondas",  # VALUE_FORMAT_HANDS
    "Pago",  # VALUE_FORMAT_PAY
    "Meta",  # VALUE_FORMAT_TARGET
    "Sin fin",  # VALUE_HANDS_0
    "Clásicas",  # VALUE_PRESET_CLASSIC
    "Rápidas",  # VALUE_PRESET_QUICK
    "Barajar",  # VALUE_STOCK_RESHUFFLE
    "Nula",  # VALUE_STOCK_VOID
)
