"""Made by `make texts` from assets/texts/fr/ceki_setup.po: change that, not this."""

TEXTS = (
    "Jamais joué au Ceki ? Une manche guidée t'apprend tout.",  # ASK_GUIDE
    "Annoncer ceki",  # FEAT_0
    "Gagner une manche",  # FEAT_1
    "Gagner x2",  # FEAT_2
    "Gagner x3",  # FEAT_3
    "Gagner 60 points",  # FEAT_4
    "Avec une pioche refaite",  # FEAT_5
    "Par trois identiques",  # FEAT_6
    "Gagner à six",  # FEAT_7
    "Quand tous ont annoncé",  # FEAT_8
    "Gagner une partie",  # FEAT_9
    "Gagner en Difficile",  # FEAT_10
    "Laisser un autre à zéro",  # FEAT_11
    "Comment jouer",  # GUIDE
    "On demande à tous après chaque tour ; on peut se taire.",  # HELP_CALL_ASK
    "Qui attend une seule carte annonce, c'est la règle.",  # HELP_CALL_AUTO
    "Le meilleur score après quelques manches gagne ; rien à payer.",  # HELP_FORMAT_HANDS
    "Après chaque manche, tous paient le gagnant.",  # HELP_FORMAT_PAY
    "Le premier à un total donné gagne ; personne ne paie.",  # HELP_FORMAT_TARGET
    "Une manche guidée : tu la joues, on t'explique.",  # HELP_GUIDE
    "Combien de manches a une partie sans objectif.",  # HELP_HANDS
    "Tu joues tant que tu veux, et arrêtes après une manche.",  # HELP_HANDS_0
    "Garde les paires, et jette parfois n'importe quoi.",  # HELP_LEVEL_EASY
    "Compte aussi les cartes non vues, craint d'aider qui attend.",  # HELP_LEVEL_HARD
    "Sait à combien il est de ceki, pas ce qui a été jeté.",  # HELP_LEVEL_MEDIUM
    "Combien sont à table.",  # HELP_PLAYERS
    "Six manches ; à chacune, les perdants paient le gagnant.",  # HELP_PRESET_CLASSIC
    "Quatre manches ; à chacune, les perdants paient le gagnant.",  # HELP_PRESET_QUICK
    "La défausse refait une pioche, au plus trois fois.",  # HELP_STOCK_RESHUFFLE
    "Quand il n'y a plus rien à piocher, la manche est nulle.",  # HELP_STOCK_VOID
    "Le total à atteindre pour gagner.",  # HELP_TARGET
    "Ceki annoncés",  # MADE_CALL
    "Gagnées x2",  # MADE_DOUBLE
    "Gagnées x1",  # MADE_SIMPLE
    "Gagnées x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Partie",  # OPTION_FORMAT
    "Manches",  # OPTION_HANDS
    "Joueurs",  # OPTION_PLAYERS
    "Pioche vide",  # OPTION_STOCK
    "Objectif",  # OPTION_TARGET
    "Au choix",  # VALUE_CALL_ASK
    "Automatique",  # VALUE_CALL_AUTO
    "Aux manches",  # VALUE_FORMAT_HANDS
    "On paie",  # VALUE_FORMAT_PAY
    "Objectif",  # VALUE_FORMAT_TARGET
    "Sans fin",  # VALUE_HANDS_0
    "Classiques",  # VALUE_PRESET_CLASSIC
    "Rapides",  # VALUE_PRESET_QUICK
    "Mélanger",  # VALUE_STOCK_RESHUFFLE
    "Nulle",  # VALUE_STOCK_VOID
)
