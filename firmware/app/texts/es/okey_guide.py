"""Made by `make texts` from assets/texts/es/okey_guide.po: change that, not this."""

TEXTS = (
    "Combina tus catorce fichas, de tres en tres o más, antes que nadie.",  # AIM
    "Sin {0} estás igual de cerca: da igual tirar una u otra.",  # AS_GOOD
    "Estás a {0} fichas de cerrar.",  # AWAY
    "Quien cierra no pierde nada. Cada uno de los demás pierde {0}.",  # BILL
    "La gemela que enseñaste le costó a cada uno {0} más.",  # BILL_TWIN
    "Cada color tiene su forma: {0}.",  # COLOURS
    "Aquí lees, para la ficha señalada, a cuánto quedas al tirarla y cuántas fichas sirven entonces: aún sin ver.",  # COUNT
    "Tira un comodín para cerrar, y pierden {0}. También ganan siete parejas, y cuestan {1}.",  # DEARER
    "{0} no encaja con nada. Así que roba del montón: {1}.",  # DRAW
    "Lo que robes puede ser cualquier cosa. {0} te acerca una ficha, seguro.",  # DRAWN
    "Cuando alguien llega a 0, gana quien tenga más puntos. En el menú: esta lección y las reglas.",  # END
    "La estrella es un comodín falso. No vale por cualquier ficha: es simplemente {0}.",  # FALSE
    "Sin {0} estás a {1} fichas de cerrar, no a {2}.",  # FARTHER
    "Sin {0} estás igual de cerca. Fichas sin ver que ayudan: {1}; sin {2}: {3}.",  # FEWER
    "Ponla sobre el montón, y has ganado: {0}.",  # FINISH
    "Una escalera tiene un color y números seguidos. Un grupo tiene un número en varios colores. Estas ya están combinadas: llevan una raya.",  # GROUPS
    "Tienes un comodín. Vale por cualquier ficha que te falte.",  # HAVE_JOKER
    "Esta ficha descubierta es el indicador. El número siguiente de su color es el comodín, ahora {0}.",  # INDICATOR
    "Sigues jugando, y otro puede cerrar antes de tu próximo turno.",  # LATER
    "En cada turno tomas una ficha y tiras una. De las de los demás solo puedes tomar esta: la última que tiró {0}, a tu izquierda.",  # LEFT_PILE
    "Ya solo falta una ficha. Fichas sin ver con las que cerrarías: {0}.",  # ONE_AWAY
    "Las catorce están combinadas, y solo sobra {0}.",  # ONE_OVER
    "Lo que tiras queda aquí, en tu pila. {0}, a tu derecha, puede tomarlo.",  # OWN_PILE
    "La ficha nueva queda al final de tu atril. {0} agrupa las fichas, y {1} levanta una para moverla.",  # SORT
    "{0} es lo que te falta. Ve a ella con {1}, y {2} la toma.",  # TAKE
    "{0} no te acerca: sigues a {1}, y todos ven qué has tomado.",  # TAKEN
    "Tira lo que no encaja: {0}. Ve a ella con {1}. {2} la lleva a tu pila, y {3} la tira.",  # THROW
    "Tira lo que no encaja: {0}. Ve a ella con {1} y abre el menú con {2}: desde ahí se tira.",  # THROW_BY_MENU
    "Esta es la gemela del indicador. Enseñarla antes de tu primera jugada es gösterme: los demás pierden un punto. {0} la enseña.",  # TWIN
    "La gemela solo se enseña antes de tu primera jugada. Después es una ficha como otra.",  # UNSHOWN
)
