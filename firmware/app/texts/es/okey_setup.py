"""Made by `make texts` from assets/texts/es/okey_setup.po: change that, not this."""

TEXTS = (
    "¿Nunca jugaste a Okey? Una ronda guiada te lo enseña.",  # ASK_GUIDE
    "Gana una ronda",  # FEAT_0
    "Gana con siete parejas",  # FEAT_1
    "Cierra con comodín",  # FEAT_2
    "Enseña la gemela",  # FEAT_3
    "Gana en un color",  # FEAT_4
    "Gana una partida",  # FEAT_5
    "Gana con escalera de 5",  # FEAT_6
    "Gana sin comodín",  # FEAT_7
    "Gana con 30 por robar",  # FEAT_8
    "Gana: todos en Difícil",  # FEAT_9
    "Gana sin perder nada",  # FEAT_10
    "Gana entre cuatro",  # FEAT_11
    "Cómo se juega",  # GUIDE
    "Antes de empezar se pregunta a todos por la gemela.",  # HELP_GOSTERME_BEFORE_START
    "La gemela del indicador no da nada.",  # HELP_GOSTERME_OFF
    "Puedes enseñar la gemela en tu primer turno.",  # HELP_GOSTERME_OWN_TURN
    "Una ronda guiada: juegas y se te explica cómo.",  # HELP_GUIDE
    "El indicador se queda en la mesa.",  # HELP_INDICATOR_LAST_OFF
    "El indicador se puede robar, como última ficha.",  # HELP_INDICATOR_LAST_ON
    "Busca fichas que casen, y a veces tira una cualquiera.",  # HELP_LEVEL_EASY
    "Cuenta las fichas útiles a dos robos. Nunca ve tu atril.",  # HELP_LEVEL_HARD
    "Sabe cuántas fichas le faltan, pero no cuáles ya salieron.",  # HELP_LEVEL_MEDIUM
    "Cerrar en un solo color cuesta el doble a los demás.",  # HELP_ONE_COLOUR_ANY
    "Cerrar en un solo color no vale más.",  # HELP_ONE_COLOUR_OFF
    "Cerrar todo en rojo o todo en negro cuesta el doble.",  # HELP_ONE_COLOUR_RED_BLACK
    "Lo que cuestan siete parejas si se cierra con comodín.",  # HELP_PAIRS_JOKER
    "Cuántos se sientan a la mesa.",  # HELP_PLAYERS
    "Todos empiezan con 20 puntos: la partida habitual.",  # HELP_PRESET_CLASSIC
    "Todos empiezan con 10 puntos: la mitad de larga.",  # HELP_PRESET_QUICK
    "Las fichas se mezclan y reparten sin ceremonia.",  # HELP_SETUP_INFORMAL
    "Una tirada elige la columna y la ficha.",  # HELP_SETUP_ONE_THROW
    "Una tirada elige la columna, otra la ficha.",  # HELP_SETUP_TWO_THROWS
    "Los puntos con los que empieza cada uno.",  # HELP_START
    "Quien llega a 0 se va; gana el último en la mesa.",  # HELP_WIN_MODE_ELIMINATION
    "Enfrente está tu compañero; pierde el primer equipo a 0.",  # HELP_WIN_MODE_PARTNERS
    "A 0 puntos se acaba; gana quien tenga más.",  # HELP_WIN_MODE_SINGLE
    "A 0 puntos se acaba; ganan los dos que tengan más.",  # HELP_WIN_MODE_TOP2
    "Un color",  # MADE_COLOUR
    "Comodines tirados",  # MADE_JOKER
    "Siete parejas",  # MADE_PAIRS
    "Grupos y escaleras",  # MADE_SETS
    "Gemelas enseñadas",  # MADE_TWIN
    "Gemela",  # OPTION_GOSTERME
    "Robar indicador",  # OPTION_INDICATOR_LAST
    "Un color",  # OPTION_ONE_COLOUR
    "Parejas + comodín",  # OPTION_PAIRS_JOKER
    "Jugadores",  # OPTION_PLAYERS
    "Preparación",  # OPTION_SETUP
    "Puntos",  # OPTION_START
    "Gana",  # OPTION_WIN_MODE
    "Al inicio",  # VALUE_GOSTERME_BEFORE_START
    "No",  # VALUE_GOSTERME_OFF
    "En turno",  # VALUE_GOSTERME_OWN_TURN
    "No",  # VALUE_INDICATOR_LAST_OFF
    "Sí",  # VALUE_INDICATOR_LAST_ON
    "Doble",  # VALUE_ONE_COLOUR_ANY
    "No",  # VALUE_ONE_COLOUR_OFF
    "Rojo/negro",  # VALUE_ONE_COLOUR_RED_BLACK
    "Clásicas",  # VALUE_PRESET_CLASSIC
    "Rápidas",  # VALUE_PRESET_QUICK
    "Informal",  # VALUE_SETUP_INFORMAL
    "Una tirada",  # VALUE_SETUP_ONE_THROW
    "Dos tiradas",  # VALUE_SETUP_TWO_THROWS
    "El último",  # VALUE_WIN_MODE_ELIMINATION
    "Compañeros",  # VALUE_WIN_MODE_PARTNERS
    "El mejor",  # VALUE_WIN_MODE_SINGLE
    "Dos mejores",  # VALUE_WIN_MODE_TOP2
)
