"""Made by `make texts` from assets/texts/fr/ceki_rules.po: change that, not this."""

TEXTS = (
    "Ceki !",  # CALL
    "Qui les a à la fin d'un tour peut annoncer ceki, et pose la paire face cachée.",  # CALL_ASKED
    "Qui les a à la fin d'un tour annonce ceki, et pose la paire face cachée.",  # CALL_MUST
    "Puis la main ne change plus : une carte comme la paire gagne, toute autre piochée est aussitôt jetée.",  # CALL_THEN
    "Deux brelans et une paire attendent une neuvième carte :",  # CALL_WHEN
    "Les cartes",  # CARDS
    "Le bord dit le numéro : mince, moyen ou épais, et lisse, rayé ou denté.",  # CARDS_BORDERS
    "Fleur Blanche, Fleur Rouge et Vieux Mille, quatre fois chacun :",  # CARDS_HONOURS
    "Deniers, ligatures et myriades de 1 à 9, chaque carte quatre fois :",  # CARDS_SUITS
    "Les points",  # COUNTS
    "Chacune des neuf cartes vaut son numéro, un honneur 1. Le tout est multiplié selon l'arrivée de la dernière :",  # COUNTS_SUM
    "Une carte jetée ne gagne que pour le joueur suivant. Il peut la laisser, pour gagner plus.",  # COUNTS_WHO
    "La partie",  # END
    "Quand la pioche est vide, on remélange la défausse : trois fois au plus, puis la manche est nulle.",  # END_RESHUFFLED
    "Quand la pioche est vide, la manche est nulle.",  # END_VOID
    "Le but",  # GOAL
    "Seul le numéro compte, pas la couleur. Les honneurs doivent être identiques.",  # GOAL_KIND
    "Réunis trois brelans : neuf cartes.",  # GOAL_SETS
    "Le gagnant d'une manche en marque les points ; personne ne paie.",  # MATCH_ADD
    "Elle dure tant que tu veux : arrête après n'importe quelle manche.",  # MATCH_ENDLESS
    "Le premier à {0} points gagne.",  # MATCH_FIRST
    "Après {0} manches, le plus haut score gagne.",  # MATCH_HANDS
    "Chacun des autres paie les points au gagnant de la manche.",  # MATCH_PAY
    "Le gagnant d'une manche en marque les points ; personne ne paie.",  # MATCH_TARGET
    "Jetée de la main",  # ROW_DOUBLE
    "Jetée, juste piochée",  # ROW_SIMPLE
    "Piochée par toi",  # ROW_TRIPLE
    "Le tour",  # TURN
    "Une carte jetée que tu as prise ne se rejette pas dans le même tour.",  # TURN_KEPT
    "Tu as huit cartes. Prends la première de la pioche, ou celle que vient de jeter ton voisin de droite.",  # TURN_TAKE
    "Puis jettes-en une. Seule la dernière jetée peut être prise, et seulement par le joueur suivant.",  # TURN_THROW
)
