"""Made by `make texts` from assets/texts/es/ceki_guide.po: change that, not this."""

TEXTS = (
    "Tampoco era un {0}: roba otra vez.",  # AGAIN
    "Reúne tres tríos: nueve cartas. Solo cuenta el número, no el palo.",  # AIM
    "Cada carta cuenta su número, y todo x2: la última vino de la mano de {0}.",  # BILL
    "¡Ceki! Con dos tríos y una pareja hay que cantar. La pareja queda boca abajo: todos ven que esperas, pero no qué.",  # CALLED
    "Ceki: dos tríos y una pareja. Aquí lees a cuánto está y qué cartas ayudan. El último número: cuántas de esas quedan sin ver.",  # COUNT
    "Nadie ha tirado aún una carta, así que robas. El mazo está marcado, y {0} roba.",  # DRAW
    "Una partida tiene {0} rondas, y gana quien tenga más puntos. En el menú: esta lección y las reglas.",  # END
    "Un tercer {0}: ¡tu primer trío! Ahora está subrayado.",  # GOT_SET
    "Tira lo que menos ayuda: {2}. No tiene número, y solo hay cuatro iguales. {1} eligen, {0} tira.",  # HONOUR
    "{0} tiene compañía: sin esa carta, tus tríos quedan más lejos. {1} no la tiene.",  # NOT_ALONE
    "Lo que robes puede ser cualquier cosa, y el {0} de la pila se pierde. Hace un trío.",  # NOT_TAKEN
    "Entonces dejas pasar el {0} de la pila, que gana, y sigues esperando.",  # NOT_WON
    "Dos tríos y una pareja: solo sobra {2}. Tírala.",  # ONE_OVER
    "Eso te lo pagan todos, no solo {0}.",  # PAID
    "No era un {0}. La carta que gana cuenta x3 si la robas; si la tira {1}, x2 de la mano, x1 recién robada.",  # PRICES
    "Solo puedes tomar lo que tira {2}, a tu derecha. Es un {3}, y tú tienes dos: ve a él con {1}, y {0} lo toma.",  # TAKE
    "Tienes tres parejas. En cada turno tomas una carta y tiras una.",  # TURN
    "Ahora tu mano se queda como está. Roba: un {0} gana, cualquier otra carta se tira enseguida.",  # WAIT
    "{2} tira un {3} de la mano: ¡tu tercer trío! {0} gana con él.",  # WIN
)
