"""Made by `make texts` from assets/texts/fr/table.po: change that, not this."""

TEXTS = (
    "S'entraîner à partir d'ici ? Rien n'est compté ni gardé. La partie en cours attend au menu.",  # ASK_PRACTICE
    "Top : {0}, {1}",  # BEST
    "Gagne {0},{1} parties de plus sur 100",  # COSTS_CHANCE
    "{0},{1} points de plus en moyenne",  # COSTS_POINTS
    "Conseil",  # HELP_ADVICE
    "Compte",  # HELP_COUNT
    "Repères",  # HELP_MARKS
    "Sans",  # HELP_OFF
    "Encore",  # HINT_AGAIN
    "Table",  # HINT_ASIDE
    "Retour",  # HINT_BACK
    "Reculer",  # HINT_BEFORE
    "Erreur",  # HINT_COSTLY
    "Vue",  # HINT_EYES
    "Quitter",  # HINT_LEAVE
    "Menu",  # HINT_MENU
    "Suite",  # HINT_MORE
    "Suivante",  # HINT_NEXT
    "Avancer",  # HINT_ON
    "Rien d'autre n'est permis.",  # HINT_ONLY
    "Revoir",  # HINT_REPLAY
    "Résultat",  # HINT_RESULT
    "Bilan",  # HINT_REVIEW
    "Manche",  # HINT_ROUND
    "Passer",  # HINT_SKIP
    "Réflexion...",  # HINT_THINKING
    "On regarde",  # HINT_WATCHING
    "Garde une touche appuyée.",  # HOLD_A_KEY
    "Donne connue",  # KNOWN_DEAL
    "Voir toutes les mains",  # MENU_ALL_HANDS
    "Retour à la table",  # MENU_CLOSE
    "Quitter la partie",  # MENU_EXIT
    "Aide",  # MENU_HELP
    "Conseil",  # MENU_HINT
    "Coups joués",  # MENU_MOVES
    "Jouer à partir d'ici",  # MENU_PRACTISE
    "Règles",  # MENU_RULES
    "Vitesse",  # MENU_SPEED
    "Reprendre le coup",  # MENU_TAKE_BACK
    "Passe à {0}",  # PASS_TO
    "J{0}",  # PERSON
    "{0}.",  # PLACE
    "Ne compte pas",  # PRACTICE
    "{0}/{1} : {2}",  # REVIEWED
    "Le meilleur. Aussi bon : {0}",  # REVIEW_ALSO
    "Meilleurs coups : {0} sur {1}",  # REVIEW_BEST
    "Il n'y avait rien à décider.",  # REVIEW_NONE
    "Mieux : {0}",  # REVIEW_RATHER
    "Le meilleur.",  # REVIEW_RIGHT
    "Examen {0} sur {1}",  # REVIEW_WAIT
    "Le numéro {0} a coûté le plus.",  # REVIEW_WORST
    "Manche {0}",  # ROUND
    "Manche {0} : nulle",  # ROUND_DRAWN
    "M{0}",  # ROUND_SHORT
    "Options",  # RULES_OPTIONS
    "Rapide",  # SPEED_FAST
    "Immédiate",  # SPEED_INSTANT
    "Normale",  # SPEED_NORMAL
    "Lente",  # SPEED_SLOW
    "{0} et {1}",  # TEAM
    "{0} gagne !",  # WINS_MATCH
    "Victoire : {0} !",  # WIN_MATCH
    "{0} gagne la manche {1}",  # WON_ROUND
    "Toi",  # YOU
    "À toi",  # YOUR_TURN
    "Toi",  # YOU_SHORT
    "Gagné !",  # YOU_WIN_MATCH
    "Tu gagnes la manche {0}",  # YOU_WON_ROUND
)
