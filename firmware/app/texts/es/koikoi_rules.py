"""Made by `make texts` from assets/texts/es/koikoi_rules.po: change that, not this."""

TEXTS = (
    "{0} cualesquiera; cada una más cuenta 1 más.",  # ANY_OF
    "De estos solo cuenta el mejor.",  # BRIGHT_BEST
    "Luces",  # BRIGHT_YAKU
    "Los puntos cuentan doble si el rival ha cantado koi-koi, y doble si has cantado tú.",  # CALLED_BOTH
    "Los puntos se multiplican por el número de cantes de koi-koi más uno.",  # CALLED_EACH
    "Los puntos cuentan doble si el rival ha cantado koi-koi.",  # CALLED_OTHER
    "Koi-koi se puede cantar las veces que se quiera.",  # CALLS_ANY
    "Cada uno puede cantar koi-koi una vez por mes.",  # CALLS_EACH
    "Solo se permite un cante de koi-koi por mes.",  # CALLS_TOTAL
    "Las cartas",  # CARDS
    "Nueve animales; el puente y la copa de sake son dos de ellos:",  # CARDS_ANIMAL
    "Cinco luces:",  # CARDS_BRIGHT
    "Doce meses tienen cuatro cartas cada uno. La planta dice el mes.",  # CARDS_MONTHS
    "Las otras 24 son simples:",  # CARDS_PLAIN
    "Diez cintas: tres poéticas, tres azules, cuatro rojas:",  # CARDS_RIBBON
    "¿Koi-koi?",  # DECISION
    "Koi-koi: juegas a por más. Si ahora el rival hace un yaku, solo cuenta ese.",  # DECISION_CALL
    "Parar (plantarse): el mes se acaba, y cuentan todos tus yaku.",  # DECISION_STOP
    "Quien hace un yaku, o lo aumenta, decide al final del turno.",  # DECISION_WHEN
    "La partida",  # END
    "Cuando nadie tiene cartas en la mano, el mes se acaba.",  # END_EMPTY
    "Si solo uno ha cantado koi-koi, ese puntúa; si no, nadie.",  # END_KEPT
    "Quien gana un mes empieza el siguiente.",  # END_LEAD
    "Tras {0} meses gana quien tenga más puntos.",  # END_MATCH
    "Si nadie ha cantado, quien salió gana {0}.",  # END_OYAKEN
    "Entonces nadie puntúa.",  # END_VOID
    "El objetivo",  # GOAL
    "Quien tiene un yaku puede parar: gana los puntos, y el rival ninguno. Tras {0} meses gana quien tenga más puntos.",  # GOAL_STOP
    "Juegan dos. Toma cartas de la mesa con cartas de la mano. Ciertas cartas juntas son un yaku, que da puntos.",  # GOAL_YAKU
    "Manos de suerte",  # LUCKY
    "Las cuatro cartas de un mes, en la mano inicial:",  # LUCKY_FOUR
    "O cuatro parejas de cuatro meses:",  # LUCKY_PAIRS
    "Enseñada antes de la primera carta, da 6, y el mes se acaba.",  # LUCKY_SCORE
    "Entonces se vuelve a repartir.",  # LUCKY_VOID
    "Otros yaku",  # OTHER_YAKU
    "Cintas",  # RIBBON_YAKU
    "Siete puntos o más cuentan doble.",  # SEVEN
    "Un turno",  # TURN
    "Juega una carta. Si en la mesa hay una de su mes, tomas las dos; si no, se queda ahí.",  # TURN_PLAY
    "Luego se descubre la primera carta del mazo, que toma de igual modo.",  # TURN_STOCK
    "Si hay tres, las tomas todas.",  # TURN_THREE
    "Si hay dos, eliges una de ellas.",  # TURN_TWO
)
