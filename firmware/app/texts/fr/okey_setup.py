"""Made by `make texts` from assets/texts/fr/okey_setup.po: change that, not this."""

TEXTS = (
    "Jamais joué à l'Okey ? Une manche guidée t'apprend tout.",  # ASK_GUIDE
    "Gagner une manche",  # FEAT_0
    "Gagner par sept paires",  # FEAT_1
    "Finir par un joker",  # FEAT_2
    "Montrer le jumeau",  # FEAT_3
    "Gagner en une couleur",  # FEAT_4
    "Gagner une partie",  # FEAT_5
    "Gagner : suite de 5",  # FEAT_6
    "Gagner sans joker",  # FEAT_7
    "Gagner, 30 en pioche",  # FEAT_8
    "Gagner en Difficile",  # FEAT_9
    "Gagner sans rien perdre",  # FEAT_10
    "Gagner à quatre",  # FEAT_11
    "Comment jouer",  # GUIDE
    "Avant de jouer, chacun peut montrer le jumeau du témoin.",  # HELP_GOSTERME_BEFORE_START
    "Le jumeau du témoin ne rapporte rien.",  # HELP_GOSTERME_OFF
    "On montre le jumeau du témoin à son premier tour.",  # HELP_GOSTERME_OWN_TURN
    "Une manche guidée : tu la joues, on t'explique.",  # HELP_GUIDE
    "Le témoin reste sur la table.",  # HELP_INDICATOR_LAST_OFF
    "Le témoin peut être pioché, en tout dernier.",  # HELP_INDICATOR_LAST_ON
    "Cherche ce qui va ensemble, jette parfois au hasard.",  # HELP_LEVEL_EASY
    "Compte les jetons utiles à deux pioches. Ne voit pas ton chevalet.",  # HELP_LEVEL_HARD
    "Sait combien de jetons il lui faut, pas lesquels sont sortis.",  # HELP_LEVEL_MEDIUM
    "Finir d'une seule couleur coûte le double aux autres.",  # HELP_ONE_COLOUR_ANY
    "Une main d'une seule couleur vaut comme les autres.",  # HELP_ONE_COLOUR_OFF
    "Finir tout en rouge ou tout en noir coûte le double.",  # HELP_ONE_COLOUR_RED_BLACK
    "Ce que coûtent sept paires finies en jetant un joker.",  # HELP_PAIRS_JOKER
    "Combien sont à table.",  # HELP_PLAYERS
    "On part de 20 points : la partie habituelle.",  # HELP_PRESET_CLASSIC
    "On part de 10 points : deux fois plus court.",  # HELP_PRESET_QUICK
    "On mélange et on donne sans cérémonie.",  # HELP_SETUP_INFORMAL
    "Un seul jet choisit la pile et le jeton.",  # HELP_SETUP_ONE_THROW
    "Un dé choisit la pile, un autre le jeton.",  # HELP_SETUP_TWO_THROWS
    "Combien de points chacun a au début.",  # HELP_START
    "Un joueur à 0 sort ; le dernier à table gagne.",  # HELP_WIN_MODE_ELIMINATION
    "Équipes face à face ; la première à 0 perd.",  # HELP_WIN_MODE_PARTNERS
    "À 0 point, c'est fini ; le plus haut score gagne.",  # HELP_WIN_MODE_SINGLE
    "À 0 point, c'est fini ; les deux plus hauts scores gagnent.",  # HELP_WIN_MODE_TOP2
    "Une couleur",  # MADE_COLOUR
    "Jokers jetés",  # MADE_JOKER
    "Sept paires",  # MADE_PAIRS
    "Séries et suites",  # MADE_SETS
    "Jumeaux montrés",  # MADE_TWIN
    "Jumeau",  # OPTION_GOSTERME
    "Piocher le témoin",  # OPTION_INDICATOR_LAST
    "Une couleur",  # OPTION_ONE_COLOUR
    "Paires + joker",  # OPTION_PAIRS_JOKER
    "Joueurs",  # OPTION_PLAYERS
    "Préparation",  # OPTION_SETUP
    "Points",  # OPTION_START
    "Gagne",  # OPTION_WIN_MODE
    "Au début",  # VALUE_GOSTERME_BEFORE_START
    "Non",  # VALUE_GOSTERME_OFF
    "À son tour",  # VALUE_GOSTERME_OWN_TURN
    "Non",  # VALUE_INDICATOR_LAST_OFF
    "Oui",  # VALUE_INDICATOR_LAST_ON
    "Double",  # VALUE_ONE_COLOUR_ANY
    "Non",  # VALUE_ONE_COLOUR_OFF
    "Rouge/noir",  # VALUE_ONE_COLOUR_RED_BLACK
    "Classiques",  # VALUE_PRESET_CLASSIC
    "Rapides",  # VALUE_PRESET_QUICK
    "Simple",  # VALUE_SETUP_INFORMAL
    "Un jet",  # VALUE_SETUP_ONE_THROW
    "Deux jets",  # VALUE_SETUP_TWO_THROWS
    "Le survivant",  # VALUE_WIN_MODE_ELIMINATION
    "Une équipe",  # VALUE_WIN_MODE_PARTNERS
    "Le meilleur",  # VALUE_WIN_MODE_SINGLE
    "Deux premiers",  # VALUE_WIN_MODE_TOP2
)
