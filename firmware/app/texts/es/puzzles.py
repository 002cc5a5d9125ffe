"""Made by `make texts` from assets/texts/es/puzzles.po: change that, not this."""

TEXTS = (
    "{0} ha cantado ceki y ha puesto {1} cartas boca abajo. ¿Qué carta es segura del todo?",  # ASK_CEKI
    "{0} ha cantado ceki y ha puesto {1} cartas boca abajo. Desde entonces robó y tiró: {2}. ¿Qué carta es segura del todo?",  # ASK_CEKI_THROWN
    "{0}: ¿qué carta hace este yaku en este turno, salga lo que salga del mazo?",  # ASK_KOIKOI
    "¿Qué ficha tiras? Cierra, si puedes. Si no, quédate con la mejor opción de cerrar en el próximo robo.",  # ASK_OKEY
    "{0}, {1} seguidos",  # IN_A_ROW
    "La carta {0} toma {1}: puede no bastar.",  # LESS_KOIKOI
    "Quizá {0} espera {1}.",  # MAY_WAIT
    "Siguiente",  # NEXT
    "La carta {0} no toma nada ahora.",  # NONE_KOIKOI
    "Pregunta",  # QUESTION
    "¡Bien! Seguidos: {0}.",  # RIGHT
    "¡Bien!",  # RIGHT_LATE
    "Fichas que cierran: {1} sin {0}, {3} sin {2}.",  # WHY_DRAWS
    "Sin {0} cierras ya.",  # WHY_FINISH
    "La carta {0} toma {1} y hace este yaku seguro: {2}.",  # WHY_KOIKOI
    "Fichas que cierran: {1} sin {0}, si no, ninguna.",  # WHY_ONLY
    "Las {2} cartas boca abajo de {3} son iguales; sin ver de {0}: {1}.",  # WHY_SHORT
    "{0}: {1} la robó y no ganó.",  # WHY_THROWN
    "No es esa.",  # WRONG
)
