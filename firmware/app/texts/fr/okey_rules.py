"""Made by `make texts` from assets/texts/fr/okey_rules.po: change that, not this."""

TEXTS = (
    "Si les quatorze sont d'une couleur, ils perdent le double.",  # COLOUR_ANY
    "Si les quatorze sont rouges, ou noirs, ils perdent le double.",  # COLOUR_RED_BLACK
    "Les points",  # COUNTS
    "Une manche nulle ne coûte rien à personne.",  # COUNTS_DRAWN
    "Chacun part de {0} points, et ne peut qu'en perdre. Chacun des autres perd :",  # COUNTS_LOST
    "La partie",  # END
    "La donne passe à droite. Le voisin de droite du donneur commence.",  # END_DEAL
    "Ce joueur sort, et les autres continuent. Le dernier à table gagne.",  # END_ELIMINATION
    "Qui se fait face fait équipe, avec un seul score. La première équipe sans points perd.",  # END_PARTNERS
    "Alors le plus haut score gagne.",  # END_SINGLE
    "Alors les deux plus hauts scores gagnent.",  # END_TOP2
    "On joue manche après manche jusqu'à ce que quelqu'un n'ait plus aucun point.",  # END_WHEN
    "Finir",  # FINISH
    "Quand les quatorze jetons sont en groupes, jette le quinzième sur la pioche : tu as gagné.",  # FINISH_HOW
    "Rien n'oblige à finir. On peut attendre de jeter un joker en dernier : cela coûte plus aux autres.",  # FINISH_LATER
    "Le but",  # GOAL
    "Mets avant les autres tes quatorze jetons en groupes, soit séries et suites, ou en sept paires.",  # GOAL_ALL
    "Paire : deux jetons identiques. Elles ne comptent que si les quatorze jetons sont en paires.",  # GOAL_PAIRS
    "Suite : trois ou plus d'une couleur, qui se suivent. Le 1 vient avant le 2, ou après le 13.",  # GOAL_RUN
    "Série : trois ou quatre jetons d'un même numéro, de couleurs différentes.",  # GOAL_SET
    "Le joker",  # JOKER
    "Un joker remplace n'importe quel jeton.",  # JOKER_ANY
    "Un faux joker a une étoile. Il ne remplace que le jeton devenu joker.",  # JOKER_FALSE
    "Un jeton est retourné : le témoin. Le numéro suivant de sa couleur est le joker ; après le 13 vient le 1.",  # JOKER_FOUND
    "Les numéros de 1 à 13 en quatre couleurs, chacun deux fois, et deux faux jokers : 106 jetons.",  # JOKER_TILES
    "... en jetant un joker",  # ROW_JOKER
    "Fin, sept paires",  # ROW_PAIRS
    "... en jetant un joker",  # ROW_PAIRS_JOKER
    "Fin, séries et suites",  # ROW_SETS
    "Jumeau montré",  # ROW_TWIN
    "Le tour",  # TURN
    "Quand la pioche est vide, qui ne prend pas le dernier jeton jeté met fin à la manche : elle est nulle.",  # TURN_EMPTY
    "Un jeton pris au voisin ne se jette pas dans le même tour.",  # TURN_KEPT
    "Prends un jeton : le premier de la pioche, ou le dernier jeté par ton voisin de gauche.",  # TURN_TAKE
    "Puis jettes-en un sur ta pile, à ta droite. Le joueur suivant peut le prendre.",  # TURN_THROW
    "Le jumeau",  # TWIN
    "Dans cette partie, il ne rapporte rien.",  # TWIN_OFF
    "Qui l'a reçu peut le montrer avant son premier coup de la manche. Chacun des autres perd 1 point.",  # TWIN_OWN
    "Qui l'a reçu peut le montrer avant de commencer. Chacun des autres perd 1 point.",  # TWIN_START
    "L'autre exemplaire du témoin est son jumeau. Le montrer se dit gösterme.",  # TWIN_WHAT
)
