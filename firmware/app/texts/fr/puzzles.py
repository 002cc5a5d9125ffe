"""Made by `make texts` from assets/texts/fr/puzzles.po: change that, not this."""

TEXTS = (
    "{0} a annoncé ceki, cartes face cachée : {1}. Quelle carte est sans danger à coup sûr ?",  # ASK_CEKI
    "{0} a annoncé ceki, cartes face cachée : {1}. Piochées et jetées depuis : {2}. Quelle carte est sans danger à coup sûr ?",  # ASK_CEKI_THROWN
    "{0} : quelle carte fait ce yaku à ce tour, quelle que soit la carte retournée ?",  # ASK_KOIKOI
    "Quel jeton jettes-tu ? Finis, si tu peux. Sinon, garde la main qui finit avec le plus de jetons à la prochaine pioche.",  # ASK_OKEY
    "{0} peut attendre {1}.",  # MAY_WAIT
    "Suivant",  # NEXT
    "Question",  # QUESTION
    "Juste : {0} de suite !",  # RIGHT
    "Jetons qui finissent : {1} sans {0}, {3} sans {2}.",  # WHY_DRAWS
    "Sans {0} tu finis tout de suite.",  # WHY_FINISH
    "Avec {0}, ce yaku est sûr : {1}.",  # WHY_KOIKOI
    "Jetons qui finissent : {1} sans {0}, sinon aucun.",  # WHY_ONLY
    "Pour attendre {0}, {3} doit en avoir {2} : {1} non vues.",  # WHY_SHORT
    "{0} : {1} l'a piochée sans gagner.",  # WHY_THROWN
    "Ce n'est pas ça.",  # WRONG
)
