"""Made by `make texts` from assets/texts/pt/shell.po: change that, not this."""

TEXTS = (
    "Sobre",  # ABOUT
    "Okey, Koi-Koi e Ceki para aparelhos pequenos.",  # ABOUT_HELP
    "Apagar esta partida para sempre?",  # ASK_DELETE
    "Há uma partida por acabar. Começar outra e abandonar essa?",  # ASK_REPLACE
    "Estas regras não combinam: {0}",  # BAD_SETUP
    "A bateria está quase vazia. Tudo está guardado; carregue em breve.",  # BATTERY_LOW
    "Brilho",  # BRIGHTNESS
    "{0} palavras da memória remetem para a flash. Todas certas.",  # CHECK_RIGHT
    "{0} palavras da memória estão erradas. Reinicie; se voltar a acontecer: python -m tools.flash.",  # CHECK_WRONG
    "Palavra de 3 a 10 letras, ou código.",  # CODE_HELP
    "Nem palavra nem código.",  # CODE_WRONG
    "Confirmar",  # CONFIRM
    "Sempre",  # CONFIRM_ALL
    "Pergunta antes de cada descarte; no Ceki só se for arriscado.",  # CONFIRM_HELP
    "Cada descarte vale logo.",  # CONFIRM_NEVER_HELP
    "Se há risco",  # CONFIRM_RISKY
    "Pergunta só ao largar um joker ou uma carta perigosa.",  # CONFIRM_RISKY_HELP
    "Contraste",  # CONTRAST
    "Alto: textos e cartas leem-se melhor; mesas iguais.",  # CONTRAST_HELP
    "Alto",  # CONTRAST_HIGH
    "Normal",  # CONTRAST_NORMAL
    "{0},{1}",  # DECIMAL
    "Escurecer após",  # DIM
    "Houve um erro, e a culpa é nossa. A partida está guardada.",  # FAILURE
    "Desculpe",  # FAILURE_TITLE
    "Conquistas",  # FEATS
    "Impressão digital: {0}",  # FINGERPRINT
    "Comprova a distribuição quando a partida acaba.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "O programa não está na flash: há menos memória.",  # FLASH_OFF_HELP
    "Flash: ligada",  # FLASH_ON
    "Prima para verificar a memória que remete para a flash.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Três trios; todos pagam a quem ganha.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Cartas de flores: leve e arrisque.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Grupos e sequências, para dois a quatro.",  # GAME_OKEY_HELP
    "Marca o que serve, conta o que ajuda ou aconselha.",  # HELP_HELP
    "voltar",  # HINT_BACK
    "mudar",  # HINT_CHANGE
    "escolher",  # HINT_CHOOSE
    "menu",  # HINT_MENU
    "mais",  # HINT_MORE
    "seguir",  # HINT_OK
    "escrever",  # HINT_TYPE
    "Regras da casa",  # HOUSE_RULES
    "Todas as regras, os jogadores e o código da partida.",  # HOUSE_RULES_HELP
    "Partida com código: fica fora das estatísticas.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Idioma",  # LANGUAGE
    "Português",  # LANGUAGE_NAME
    "Rever a última",  # LAST_MATCH
    "{0}: o código da última partida terminada.",  # LAST_SEED
    "Fácil",  # LEVEL_EASY
    "Difícil",  # LEVEL_HARD
    "Mestre",  # LEVEL_MASTER
    "Médio",  # LEVEL_MEDIUM
    "Mistos",  # LEVEL_MIXED
    "Cada adversário tem o seu nível: veja Regras da casa.",  # LEVEL_MIXED_HELP
    "Pessoa",  # LEVEL_PERSON
    "Não foi possível ler a partida por acabar. Os dados ficam guardados.",  # MATCH_DAMAGED
    "Esta partida segue as regras de outra versão. Fica guardada e continua no menu.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "Não foi possível ler as últimas jogadas: continua de um pouco antes.",  # MOVES_LOST
    "Nomes",  # NAMES
    "De quem vai passando o aparelho.",  # NAMES_HELP
    "{0}: só com {1} {2}.",  # NEEDS
    "Nunca",  # NEVER
    "{0}: nova partida",  # NEW_MATCH
    "Não",  # NO
    "Nenhum jogo cabe nesta memória: veja a razão em Sobre. As partidas ficam guardadas.",  # NO_ROOM
    "Adversário",  # ONLY_OPPONENT
    "Adversário {0}",  # OPPONENT
    "Adversários",  # OPPONENTS
    "Próprias",  # OWN_RULES
    "Pelo menos uma regra foi mudada.",  # OWN_RULES_HELP
    "Joga aqui também: passem o aparelho.",  # PERSON_HELP
    "{0}%",  # PER_CENT
    "Jogador {0}",  # PLAYER
    "Treino",  # PRACTICE
    "Desfazer, ver mãos. Não conta.",  # PRACTICE_HELP
    "Regras",  # PRESET
    "Problemas",  # PUZZLES
    "Não foi possível ler o progresso dos problemas. A conta recomeça.",  # PUZZLES_DAMAGED
    "Mil posições, cada uma com uma só resposta certa.",  # PUZZLES_HELP
    "Problema do dia",  # PUZZLE_OF_DAY
    "Feito. Amanhã há outro.",  # PUZZLE_OF_DAY_DONE
    "Hoje é o mesmo para todos.",  # PUZZLE_OF_DAY_HELP
    "Ao acaso",  # RANDOM
    "Continuar",  # RESUME
    "{0}, mão {1}. {2}",  # RESUME_INFO
    "Manual",  # RULES
    "Poucas páginas, com cartas e peças reais.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Código",  # SEED
    "Uma palavra ou um código: de novo a mesma partida.",  # SEED_HELP
    "Ajustes",  # SETTINGS
    "Não foi possível ler os ajustes; voltam os iniciais.",  # SETTINGS_DAMAGED
    "Não foi possível guardar os ajustes: valem até desligar.",  # SETTINGS_NOT_KEPT
    "Guardadas",  # SHELF
    "Apagar",  # SHELF_DELETE
    "Não foi possível guardar: todas as partidas ficam como estavam.",  # SHELF_FAILED
    "Não cabem mais partidas guardadas. Escolha uma para apagar.",  # SHELF_FULL
    "Partidas que deixou para começar outra.",  # SHELF_HELP
    "A partida em curso.",  # SHELF_IN_PLAY
    "{0}, mão {1}",  # SHELF_MATCH
    "Eu",  # SHELF_YOU
    "Apagar após",  # SLEEP
    "Som",  # SOUND
    "Sons curtos: uma jogada, a sua vez, o fim da mão.",  # SOUND_HELP
    "Alto",  # SOUND_LOUD
    "Desligado",  # SOUND_OFF
    "Baixo",  # SOUND_QUIET
    "Velocidade",  # SPEED
    "A rapidez dos movimentos e dos adversários.",  # SPEED_HELP
    "Jogar",  # START
    "Começa uma nova partida: {0}, {1}.",  # START_HELP
    "Estatísticas",  # STATISTICS
    "Todas as partidas",  # STATISTICS_ALL
    "Apagar as estatísticas e conquistas deste jogo?",  # STATISTICS_ASK
    "Melhor sequência",  # STATISTICS_BEST
    "As estatísticas tinham erros. Foram postas de lado, e a conta recomeça.",  # STATISTICS_DAMAGED
    "De",  # STATISTICS_GROUP
    "Partidas ganhas",  # STATISTICS_MATCHES
    "{0}: estatísticas",  # STATISTICS_OF
    "Pontos por mão",  # STATISTICS_POINTS
    "Apagar tudo",  # STATISTICS_RESET
    "Mãos ganhas",  # STATISTICS_ROUNDS
    "Tempo",  # STATISTICS_TIME
    "Não foi possível guardar: a partida continua, mas não fica guardada.",  # STORE_FAILED
    "Não há mais espaço: a partida continua, mas não fica guardada.",  # STORE_FULL
    "Não se pode escrever na memória: a partida continua, mas não fica guardada.",  # STORE_UNWRITABLE
    "Certas seguidas: {0}. Melhor: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Modo canhoto",  # TURNED
    "Vire o aparelho: as teclas trocam de lado.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Sim",  # YES
)
