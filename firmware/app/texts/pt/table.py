"""Made by `make texts` from assets/texts/pt/table.po: change that, not this."""

TEXTS = (
    "Treinar a partir daqui? Não conta nem fica guardado. A partida em curso espera no menu.",  # ASK_PRACTICE
    "Melhor: {0}, {1}",  # BEST
    "Mais {0},{1} vitórias em 100",  # COSTS_CHANCE
    "Em média, mais {0},{1} pontos",  # COSTS_POINTS
    "Conselho",  # HELP_ADVICE
    "Conta",  # HELP_COUNT
    "Marcas",  # HELP_MARKS
    "Desligada",  # HELP_OFF
    "De novo",  # HINT_AGAIN
    "Mesa",  # HINT_ASIDE
    "Voltar",  # HINT_BACK
    "Recuar",  # HINT_BEFORE
    "Erro",  # HINT_COSTLY
    "Vista",  # HINT_EYES
    "Sair",  # HINT_LEAVE
    "Menu",  # HINT_MENU
    "Mais",  # HINT_MORE
    "Nova mão",  # HINT_NEXT
    "Avançar",  # HINT_ON
    "Nada mais é permitido.",  # HINT_ONLY
    "Rever",  # HINT_REPLAY
    "Resultado",  # HINT_RESULT
    "Análise",  # HINT_REVIEW
    "Mão",  # HINT_ROUND
    "Saltar",  # HINT_SKIP
    "A pensar...",  # HINT_THINKING
    "A assistir",  # HINT_WATCHING
    "Carregue sem soltar.",  # HOLD_A_KEY
    "Com código",  # KNOWN_DEAL
    "Ver todas as mãos",  # MENU_ALL_HANDS
    "Voltar à mesa",  # MENU_CLOSE
    "Sair da partida",  # MENU_EXIT
    "Ajuda",  # MENU_HELP
    "Dica",  # MENU_HINT
    "Jogadas",  # MENU_MOVES
    "Jogar a partir daqui",  # MENU_PRACTISE
    "Regras",  # MENU_RULES
    "Velocidade",  # MENU_SPEED
    "Desfazer a jogada",  # MENU_TAKE_BACK
    "Passe a {0}",  # PASS_TO
    "J{0}",  # PERSON
    "{0}.",  # PLACE
    "Não conta",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "A melhor. Igualmente boa: {0}",  # REVIEW_ALSO
    "Melhores jogadas: {0} de {1}",  # REVIEW_BEST
    "Não havia nada a decidir.",  # REVIEW_NONE
    "Melhor: {0}",  # REVIEW_RATHER
    "A melhor.",  # REVIEW_RIGHT
    "Análise {0} de {1}",  # REVIEW_WAIT
    "A número {0} foi a que mais custou.",  # REVIEW_WORST
    "Mão {0}",  # ROUND
    "Mão {0}: empate",  # ROUND_DRAWN
    "M{0}",  # ROUND_SHORT
    "Opções",  # RULES_OPTIONS
    "Rápida",  # SPEED_FAST
    "Imediata",  # SPEED_INSTANT
    "Normal",  # SPEED_NORMAL
    "Lenta",  # SPEED_SLOW
    "{0} e {1}",  # TEAM
    "{0} ganha!",  # WINS_MATCH
    "Vitória: {0}!",  # WIN_MATCH
    "{0} ganha a mão {1}",  # WON_ROUND
    "Eu",  # YOU
    "É a sua vez",  # YOUR_TURN
    "Eu",  # YOU_SHORT
    "Ganhou!",  # YOU_WIN_MATCH
    "Ganhou a mão {0}",  # YOU_WON_ROUND
)
