"""Made by `make texts` from assets/texts/es/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Las cartas de tu mano toman cartas de la mesa. Ciertas cartas tomadas juntas son un yaku, y los yaku dan puntos.",  # AIM
    "Cada yaku tiene una línea. Juntos son {0} puntos para ti; el rival no gana nada.",  # BILL
    "Tu mano aún puede dar más: canta koi-koi. {0} eligen, y {1} responde.",  # CALL
    "Esta marca dice que has cantado koi-koi. También la ve {0}.",  # CALLED
    "Entonces juegas a por más. Si {0} hace antes un yaku, pierdes los {1} puntos.",  # CALLED_AGAIN
    "Ahora decide. Para, y los puntos son tuyos. O canta koi-koi y juega a por más; pero si {0} hace antes un yaku, solo cuenta ese, y doble.",  # DECIDE
    "Si el rival hubiera cantado antes koi-koi, contarían doble.",  # DOUBLED
    "Una partida tiene {0} meses, y gana quien tenga más puntos. En el menú: todos los yaku, esta lección y las reglas.",  # END
    "Yaku: así vas con cada uno.",  # GAUGES
    "Hay cuatro clases: 5 luces ({0}); 9 animales ({1}); 10 cintas; y 24 simples.",  # KINDS
    "Tu primer yaku: {0}. Sus puntos están aquí: {1}.",  # MADE
    "Cada carta es de un mes, que se conoce por su planta. Esta es {0}, mes {1}: el número está en la esquina. Cada mes tiene cuatro cartas.",  # MONTHS
    "¡Otro yaku: {1}! Juntos valen {0} puntos.",  # MORE
    "Esta carta, {0}, no casa con ninguna. Se queda en la mesa, y {1} puede tomarla.",  # NO_CATCH
    "Esta carta, {0}, también casa con {1} de la mesa. Pero {2} hace ahora más por tus yaku.",  # OTHER_CARD
    "La otra vale más: {0}.",  # OTHER_ONE
    "Aquí está lo que has tomado, ordenado por clases.",  # PILE
    "Ninguna carta tuya toma ahora. Juega la que menos ayude al rival: {0}. {1} eligen, y {2} juega.",  # PLAY_NONE
    "Juega esta carta: {0}. Toma de la mesa la carta de su mes. {1} eligen, y {2} juega.",  # PLAY_ONE
    "Las otras tres de su mes están ahí: esta carta, {0}, las toma todas. {1} eligen, y {2} juega.",  # PLAY_THREE
    "Hay dos de su mes, y tú eliges cuál toma esta carta. Juega {0} y toma {3}: {1} y {2}.",  # PLAY_TWO
    "Esta carta, {0}, toma una de la mesa y hace un yaku con las tuyas. {1} eligen, y {2} juega.",  # PLAY_YAKU
    "Es mucho para un mes: para y llévate los puntos. {0} eligen, y {1} responde.",  # STOP
    "Entonces ganas {0} ahora, y el mes se acaba: sin riesgo y sin más yaku.",  # STOPPED
    "Tras cada carta tuya se descubre la primera del mazo. Toma de igual modo, o se queda en la mesa.",  # TURNED
)
