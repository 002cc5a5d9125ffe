"""Made by `make texts` from assets/texts/es/table.po: change that, not this."""

TEXTS = (
    "¿Practicar desde aquí? No cuenta ni se guarda. La partida en curso espera en el menú.",  # ASK_PRACTICE
    "Mejor: {0}, {1}",  # BEST
    "Gana {0},{1} partidas más de cada 100",  # COSTS_CHANCE
    "{0},{1} puntos más de media",  # COSTS_POINTS
    "Consejo",  # HELP_ADVICE
    "Cuenta",  # HELP_COUNT
    "Marcas",  # HELP_MARKS
    "No",  # HELP_OFF
    "Otra vez",  # HINT_AGAIN
    "Mesa",  # HINT_ASIDE
    "Volver",  # HINT_BACK
    "Atrás",  # HINT_BEFORE
    "Fallo",  # HINT_COSTLY
    "Vista",  # HINT_EYES
    "Salir",  # HINT_LEAVE
    "Menú",  # HINT_MENU
    "Más",  # HINT_MORE
    "Otra ronda",  # HINT_NEXT
    "Avanzar",  # HINT_ON
    "No se permite otra cosa.",  # HINT_ONLY
    "Volver a ver",  # HINT_REPLAY
    "Resultado",  # HINT_RESULT
    "Repasar",  # HINT_REVIEW
    "Ronda",  # HINT_ROUND
    "Saltar",  # HINT_SKIP
    "Pensando...",  # HINT_THINKING
    "Mirando",  # HINT_WATCHING
    "Pulsa sin soltar.",  # HOLD_A_KEY
    "Con código",  # KNOWN_DEAL
    "Ver todas las manos",  # MENU_ALL_HANDS
    "Volver a la mesa",  # MENU_CLOSE
    "Dejar la partida",  # MENU_EXIT
    "Ayuda",  # MENU_HELP
    "Consejo",  # MENU_HINT
    "Jugadas",  # MENU_MOVES
    "Jugar desde aquí",  # MENU_PRACTISE
    "Reglas",  # MENU_RULES
    "Velocidad",  # MENU_SPEED
    "Deshacer la jugada",  # MENU_TAKE_BACK
    "Pásaselo a {0}",  # PASS_TO
    "J{0}",  # PERSON
    "{0}.",  # PLACE
    "No cuenta",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "La mejor. Igual de buena: {0}",  # REVIEW_ALSO
    "Mejores jugadas: {0} de {1}",  # REVIEW_BEST
    "No había nada que decidir.",  # REVIEW_NONE
    "Mejor: {0}",  # REVIEW_RATHER
    "La mejor.",  # REVIEW_RIGHT
    "Repaso {0} de {1}",  # REVIEW_WAIT
    "La número {0} fue la que más costó.",  # REVIEW_WORST
    "Ronda {0}",  # ROUND
    "Ronda {0}: empate",  # ROUND_DRAWN
    "R{0}",  # ROUND_SHORT
    "Opciones",  # RULES_OPTIONS
    "Rápida",  # SPEED_FAST
    "Al instante",  # SPEED_INSTANT
    "Normal",  # SPEED_NORMAL
    "Lenta",  # SPEED_SLOW
    "{0} y {1}",  # TEAM
    "¡Gana {0}!",  # WINS_MATCH
    "¡Victoria: {0}!",  # WIN_MATCH
    "{0} gana la ronda {1}",  # WON_ROUND
    "Tú",  # YOU
    "Te toca",  # YOUR_TURN
    "Tú",  # YOU_SHORT
    "¡Has ganado!",  # YOU_WIN_MATCH
    "Ganas la ronda {0}",  # YOU_WON_ROUND
)
