"""Made by `make texts` from assets/texts/es/ceki_rules.po: change that, not this."""

TEXTS = (
    "¡Ceki!",  # CALL
    "Quien los tiene al final de un turno puede cantar ceki, y pone la pareja boca abajo.",  # CALL_ASKED
    "Quien los tiene al final de un turno canta ceki, y pone la pareja boca abajo.",  # CALL_MUST
    "Ya no puede cambiar la mano: una carta como la pareja gana, cualquier otra que se robe se tira enseguida.",  # CALL_THEN
    "Dos tríos y una pareja esperan la novena carta:",  # CALL_WHEN
    "Las cartas",  # CARDS
    "El borde dice el número: fino, medio o grueso, liso, rayado o dentado.",  # CARDS_BORDERS
    "Flor Blanca, Flor Roja y Viejo Mil, cada una cuatro veces:",  # CARDS_HONOURS
    "Monedas, sartas y miríadas del 1 al 9, cada carta cuatro veces:",  # CARDS_SUITS
    "Qué cuenta",  # COUNTS
    "Cada una de las nueve cartas cuenta su número, un honor 1. Todo se multiplica según cómo llegó la última:",  # COUNTS_SUM
    "Una carta tirada solo sirve al siguiente para ganar. Puede dejarse para ganar más.",  # COUNTS_WHO
    "La partida",  # END
    "Cuando el mazo está vacío, se baraja la pila: tres veces a lo sumo, después la ronda es nula.",  # END_RESHUFFLED
    "Cuando el mazo está vacío, la ronda es nula.",  # END_VOID
    "El objetivo",  # GOAL
    "Solo cuenta el número, no el palo. Los honores deben ser iguales.",  # GOAL_KIND
    "Reúne tres tríos: nueve cartas.",  # GOAL_SETS
    "Quien gana una ronda suma sus puntos; nadie paga.",  # MATCH_ADD
    "Dura hasta que lo dejes, tras cualquier ronda.",  # MATCH_ENDLESS
    "Gana quien llegue antes a {0} puntos.",  # MATCH_FIRST
    "Tras {0} rondas gana quien tenga más puntos.",  # MATCH_HANDS
    "Cada uno de los demás paga los puntos a quien gana la ronda.",  # MATCH_PAY
    "Quien gana una ronda suma sus puntos; nadie paga.",  # MATCH_TARGET
    "Tirada de la mano",  # ROW_DOUBLE
    "Tirada, recién robada",  # ROW_SIMPLE
    "Robada por ti",  # ROW_TRIPLE
    "Un turno",  # TURN
    "Una carta que tomaste de la pila no se puede tirar en el mismo turno.",  # TURN_KEPT
    "Tienes ocho cartas. Toma una: la primera del mazo, o la que acaba de tirar el jugador de tu derecha.",  # TURN_TAKE
    "Luego tira una a la pila. Solo se puede tomar la de arriba, y solo el jugador siguiente.",  # TURN_THROW
)
