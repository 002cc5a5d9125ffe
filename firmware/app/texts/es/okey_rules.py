"""Made by `make texts` from assets/texts/es/okey_rules.po: change that, not this."""

TEXTS = (
    "Si las catorce son de un color, pierden el doble.",  # COLOUR_ANY
    "Si las catorce son rojas, o todas negras, pierden el doble.",  # COLOUR_RED_BLACK
    "Qué cuenta",  # COUNTS
    "Una ronda empatada no le cuesta nada a nadie.",  # COUNTS_DRAWN
    "Todos empiezan con {0} puntos. Los puntos solo se pierden. Lo que pierde cada uno de los demás:",  # COUNTS_LOST
    "La partida",  # END
    "El reparto pasa a la derecha. Empieza quien está a la derecha del que reparte.",  # END_DEAL
    "Ese jugador se va, y los demás siguen. Gana el último en la mesa.",  # END_ELIMINATION
    "Quienes se sientan frente a frente son un equipo con puntos comunes. Pierde el primer equipo sin puntos.",  # END_PARTNERS
    "Entonces gana quien tenga más puntos.",  # END_SINGLE
    "Entonces ganan los dos que tengan más puntos.",  # END_TOP2
    "Se juega ronda tras ronda hasta que alguien se queda sin puntos.",  # END_WHEN
    "Cerrar",  # FINISH
    "Cuando las catorce fichas están combinadas, tira la decimoquinta al montón: has ganado.",  # FINISH_HOW
    "Nadie tiene que cerrar. Se puede esperar a cerrar con un comodín: a los demás les cuesta más.",  # FINISH_LATER
    "El objetivo",  # GOAL
    "Pon antes que los demás las catorce fichas en grupos y escaleras, o en siete parejas.",  # GOAL_ALL
    "Una pareja: dos fichas iguales. Solo cuentan si las catorce fichas son parejas.",  # GOAL_PAIRS
    "Una escalera: tres o más seguidas de un color. El 1 va antes del 2, o después del 13.",  # GOAL_RUN
    "Un grupo: tres o cuatro fichas de un número, en distintos colores.",  # GOAL_SET
    "El comodín",  # JOKER
    "Un comodín vale por cualquier ficha.",  # JOKER_ANY
    "Un comodín falso tiene una estrella. Solo vale por la ficha que es ahora el comodín.",  # JOKER_FALSE
    "Se descubre una ficha, el indicador. El número siguiente de su color es el comodín; tras el 13 va el 1.",  # JOKER_FOUND
    "Los números del 1 al 13 en cuatro colores, dos de cada, y dos comodines falsos: 106 fichas.",  # JOKER_TILES
    "... con un comodín",  # ROW_JOKER
    "Siete parejas",  # ROW_PAIRS
    "... con un comodín",  # ROW_PAIRS_JOKER
    "Grupos y escaleras",  # ROW_SETS
    "Gemela enseñada",  # ROW_TWIN
    "Un turno",  # TURN
    "Con el montón vacío, quien no quiere la última ficha tirada termina la ronda: es empate.",  # TURN_EMPTY
    "Una ficha tomada del vecino no se puede tirar en el mismo turno.",  # TURN_KEPT
    "Toma una ficha: la de arriba del montón, o la última que tiró el jugador de tu izquierda.",  # TURN_TAKE
    "Luego tira una en tu pila, a tu derecha. El siguiente puede tomarla.",  # TURN_THROW
    "La gemela",  # TWIN
    "En esta partida no da nada.",  # TWIN_OFF
    "Quien la recibió puede enseñarla antes de su primera jugada de la ronda. Cada uno de los demás pierde 1 punto.",  # TWIN_OWN
    "Quien la recibió puede enseñarla antes de empezar. Cada uno de los demás pierde 1 punto.",  # TWIN_START
    "La otra ficha igual al indicador es su gemela. Enseñarla se llama gösterme.",  # TWIN_WHAT
)
