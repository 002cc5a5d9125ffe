"""Made by `make texts` from assets/texts/es/shell.po: change that, not this."""

TEXTS = (
    "Acerca de",  # ABOUT
    "Okey, Koi-Koi y Ceki para pantallas pequeñas.",  # ABOUT_HELP
    "¿Borrar esta partida para siempre?",  # ASK_DELETE
    "Hay una partida sin terminar. ¿Abandonarla y empezar otra?",  # ASK_REPLACE
    "Estas reglas no casan: {0}",  # BAD_SETUP
    "La batería está casi vacía. Cárgala pronto: no se pierde nada.",  # BATTERY_LOW
    "Brillo",  # BRIGHTNESS
    "{0} palabras de la memoria remiten a la flash. Todas son correctas.",  # CHECK_RIGHT
    "{0} palabras de la memoria son erróneas. Reinicia; si se repite: python -m tools.flash.",  # CHECK_WRONG
    "Palabra de 3 a 10 letras o código.",  # CODE_HELP
    "Ni palabra ni código.",  # CODE_WRONG
    "Confirmar",  # CONFIRM
    "Siempre",  # CONFIRM_ALL
    "Pregunta antes de cada descarte; en Ceki, solo si es arriesgado.",  # CONFIRM_HELP
    "Cada descarte vale al momento.",  # CONFIRM_NEVER_HELP
    "Si hay riesgo",  # CONFIRM_RISKY
    "Pregunta solo al tirar un comodín o una carta peligrosa.",  # CONFIRM_RISKY_HELP
    "Contraste",  # CONTRAST
    "Alto: texto y cartas más claros; las mesas son iguales.",  # CONTRAST_HELP
    "Alto",  # CONTRAST_HIGH
    "Normal",  # CONTRAST_NORMAL
    "{0},{1}",  # DECIMAL
    "Atenuar tras",  # DIM
    "Algo salió mal, y es culpa nuestra. La partida está a salvo.",  # FAILURE
    "Perdona",  # FAILURE_TITLE
    "Logros",  # FEATS
    "Huella del reparto: {0}",  # FINGERPRINT
    "Demuestra el reparto de tu partida al terminar.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "No funciona desde la flash: hay menos memoria.",  # FLASH_OFF_HELP
    "Flash: sí",  # FLASH_ON
    "Pulsa para comprobar la memoria que remite a la flash.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Tres tríos; todos pagan a quien gana.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Cartas de flores: toma y atrévete a más.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Grupos y escaleras, de dos a cuatro.",  # GAME_OKEY_HELP
    "Marca lo que vale, cuenta lo que sirve o aconseja.",  # HELP_HELP
    "volver",  # HINT_BACK
    "cambiar",  # HINT_CHANGE
    "elegir",  # HINT_CHOOSE
    "menú",  # HINT_MENU
    "más",  # HINT_MORE
    "seguir",  # HINT_OK
    "escribir",  # HINT_TYPE
    "Reglas de la casa",  # HOUSE_RULES
    "Cada regla por separado, los jugadores y el código.",  # HOUSE_RULES_HELP
    "Partida con código: no entra en las estadísticas.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Idioma",  # LANGUAGE
    "Español",  # LANGUAGE_NAME
    "Ver última partida",  # LAST_MATCH
    "{0}: el código de la última partida terminada.",  # LAST_SEED
    "Fácil",  # LEVEL_EASY
    "Difícil",  # LEVEL_HARD
    "Maestro",  # LEVEL_MASTER
    "Medio",  # LEVEL_MEDIUM
    "Distintos",  # LEVEL_MIXED
    "Cada rival tiene su nivel: mira Reglas de la casa.",  # LEVEL_MIXED_HELP
    "Persona",  # LEVEL_PERSON
    "No se pudo leer la partida pendiente. Su archivo se conserva.",  # MATCH_DAMAGED
    "Esta partida sigue las reglas de otra versión. Se conserva en el menú.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "No se pudieron leer las últimas jugadas: sigues desde un poco antes.",  # MOVES_LOST
    "Nombres",  # NAMES
    "De quienes se pasan el aparato.",  # NAMES_HELP
    "{0}: solo con {1} {2}.",  # NEEDS
    "Nunca",  # NEVER
    "{0}: partida nueva",  # NEW_MATCH
    "No",  # NO
    "Ningún juego cabe en la memoria: mira «Acerca de». Tus partidas se conservan.",  # NO_ROOM
    "Rival",  # ONLY_OPPONENT
    "Rival {0}",  # OPPONENT
    "Rivales",  # OPPONENTS
    "Propias",  # OWN_RULES
    "Al menos una regla es distinta.",  # OWN_RULES_HELP
    "También juega aquí: el aparato se pasa.",  # PERSON_HELP
    "{0} %",  # PER_CENT
    "Jugador {0}",  # PLAYER
    "Práctica",  # PRACTICE
    "Deshacer y ver manos. No cuenta.",  # PRACTICE_HELP
    "Reglas",  # PRESET
    "Problemas",  # PUZZLES
    "No se pudo leer lo guardado de los problemas. La cuenta empieza de nuevo.",  # PUZZLES_DAMAGED
    "Mil posiciones, cada una con una sola respuesta correcta.",  # PUZZLES_HELP
    "Problema del día",  # PUZZLE_OF_DAY
    "Hecho. Mañana habrá otro.",  # PUZZLE_OF_DAY_DONE
    "Hoy, el mismo para todos.",  # PUZZLE_OF_DAY_HELP
    "Al azar",  # RANDOM
    "Continuar",  # RESUME
    "{0}, ronda {1}. {2}",  # RESUME_INFO
    "Manual",  # RULES
    "Unas pocas páginas con cartas y fichas de verdad.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Código",  # SEED
    "Con la misma palabra o código, la misma partida.",  # SEED_HELP
    "Ajustes",  # SETTINGS
    "No se pudieron leer los ajustes; vuelven los de fábrica.",  # SETTINGS_DAMAGED
    "No se pudieron guardar los ajustes: valen hasta que apagues.",  # SETTINGS_NOT_KEPT
    "Apartadas",  # SHELF
    "Borrar",  # SHELF_DELETE
    "No se pudo guardar: todas las partidas quedan como estaban.",  # SHELF_FAILED
    "No caben más partidas apartadas. Elige una para borrarla.",  # SHELF_FULL
    "Partidas que dejaste para empezar otra.",  # SHELF_HELP
    "La partida en curso.",  # SHELF_IN_PLAY
    "{0}, ronda {1}",  # SHELF_MATCH
    "Tú",  # SHELF_YOU
    "Apagar tras",  # SLEEP
    "Sonido",  # SOUND
    "Tonos breves: una jugada, tu turno, el fin de la ronda.",  # SOUND_HELP
    "Alto",  # SOUND_LOUD
    "No",  # SOUND_OFF
    "Bajo",  # SOUND_QUIET
    "Velocidad",  # SPEED
    "A qué velocidad se mueve todo y juegan los demás.",  # SPEED_HELP
    "Jugar",  # START
    "Empieza una partida nueva: {0}, {1}.",  # START_HELP
    "Estadísticas",  # STATISTICS
    "Todas",  # STATISTICS_ALL
    "¿Borrar las estadísticas y los logros de este juego?",  # STATISTICS_ASK
    "Mejor racha",  # STATISTICS_BEST
    "Las estadísticas estaban dañadas. Se apartaron, y la cuenta empieza de nuevo.",  # STATISTICS_DAMAGED
    "Cuentan",  # STATISTICS_GROUP
    "Partidas ganadas",  # STATISTICS_MATCHES
    "{0}: estadísticas",  # STATISTICS_OF
    "Puntos por ronda",  # STATISTICS_POINTS
    "Borrar todo",  # STATISTICS_RESET
    "Rondas ganadas",  # STATISTICS_ROUNDS
    "Tiempo",  # STATISTICS_TIME
    "No se pudo guardar: la partida sigue, pero no se guarda.",  # STORE_FAILED
    "No queda espacio: la partida sigue, pero no se guarda.",  # STORE_FULL
    "No se puede escribir en la memoria: la partida sigue, pero no se guarda.",  # STORE_UNWRITABLE
    "Aciertos seguidos: {0}. Récord: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Modo zurdo",  # TURNED
    "Gira el aparato media vuelta: las teclas cambian de lado.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Sí",  # YES
)
