"""Made by `make texts` from assets/texts/fr/koikoi_rules.po: change that, not this."""

TEXTS = (
    "{0} au choix ; chaque carte de plus vaut 1 de plus.",  # ANY_OF
    "Seul le meilleur de ceux-ci compte.",  # BRIGHT_BEST
    "Lumières",  # BRIGHT_YAKU
    "Les points comptent double si l'autre a annoncé koi-koi, et double si tu l'as fait.",  # CALLED_BOTH
    "Les points sont multipliés par le nombre d'annonces de koi-koi, plus un.",  # CALLED_EACH
    "Les points comptent double si l'autre a annoncé koi-koi.",  # CALLED_OTHER
    "On annonce koi-koi autant qu'on veut.",  # CALLS_ANY
    "Chacun peut annoncer koi-koi une fois par mois.",  # CALLS_EACH
    "Une seule annonce de koi-koi est permise par mois.",  # CALLS_TOTAL
    "Les cartes",  # CARDS
    "Neuf animaux, dont le pont et la coupe à saké :",  # CARDS_ANIMAL
    "Cinq lumières :",  # CARDS_BRIGHT
    "Douze mois ont quatre cartes chacun. La plante dit le mois.",  # CARDS_MONTHS
    "Les 24 autres sont des simples :",  # CARDS_PLAIN
    "Dix rubans : trois à poésie, trois bleus, quatre rouges :",  # CARDS_RIBBON
    "Koi-koi ?",  # DECISION
    "Koi-koi : tu continues, pour gagner plus. Si l'autre fait ensuite un yaku, lui seul compte.",  # DECISION_CALL
    "Stop : le mois est fini, et tous tes yaku comptent.",  # DECISION_STOP
    "Qui fait un yaku, ou en agrandit un, décide à la fin du tour.",  # DECISION_WHEN
    "La partie",  # END
    "Quand les deux mains sont vides, le mois est fini.",  # END_EMPTY
    "Si un seul a annoncé koi-koi, il marque ; sinon personne.",  # END_KEPT
    "Qui gagne un mois commence le suivant.",  # END_LEAD
    "Après {0} mois, le plus haut score gagne.",  # END_MATCH
    "Si personne n'a annoncé, qui a commencé marque {0}.",  # END_OYAKEN
    "Alors personne ne marque.",  # END_VOID
    "Le but",  # GOAL
    "Qui a un yaku peut dire stop : il marque les points, et l'autre aucun. Après {0} mois, le plus haut score gagne.",  # GOAL_STOP
    "On joue à deux. Avec les cartes de ta main, prends celles du terrain. Certaines cartes prises font un yaku, qui donne des points.",  # GOAL_YAKU
    "Main chanceuse",  # LUCKY
    "Les quatre cartes d'un mois, dans une main :",  # LUCKY_FOUR
    "Ou quatre paires de quatre mois :",  # LUCKY_PAIRS
    "Montrée avant la première carte, elle vaut 6 points, et le mois est fini.",  # LUCKY_SCORE
    "Alors on redonne les cartes.",  # LUCKY_VOID
    "Autres yaku",  # OTHER_YAKU
    "Rubans",  # RIBBON_YAKU
    "Sept points ou plus comptent double.",  # SEVEN
    "Le tour",  # TURN
    "Joue une carte. S'il y en a une de son mois sur le terrain, tu prends les deux ; sinon elle y reste.",  # TURN_PLAY
    "Puis la première carte de la pioche est retournée, et prend de même.",  # TURN_STOCK
    "S'il y en a trois, tu les prends toutes.",  # TURN_THREE
    "S'il y en a deux, tu en choisis une.",  # TURN_TWO
)
