"""Made by `make texts` from assets/texts/fr/puzzles.po: change that, not this."""

TEXTS = (
    "{0} a annoncé ceki et posé {1} cartes face cachée. Quelle carte est sans danger à coup sûr ?",  # ASK_CEKI
    "{0} a annoncé ceki et posé {1} cartes face cachée. Piochées et jetées depuis : {2}. Quelle carte est sans danger à coup sûr ?",  # ASK_CEKI_THROWN
    "{0} : quelle carte fait ce yaku à ce tour, quelle que soit la carte retournée ?",  # ASK_KOIKOI
    "Quel jeton jettes-tu ? Finis, si tu peux. Sinon, garde la main qui a le plus de chances de finir à la prochaine pioche.",  # ASK_OKEY
    "{0}, {1} de suite",  # IN_A_ROW
    "La carte {0} prend {1} : cela peut ne pas suffire.",  # LESS_KOIKOI
    "{0} attend peut-être {1}.",  # MAY_WAIT
    "Suivant",  # NEXT
    "La carte {0} ne prend rien maintenant.",  # NONE_KOIKOI
    "Question",  # QUESTION
    "Juste : {0} de suite !",  # RIGHT
    "Juste.",  # RIGHT_LATE
    "Jetons gagnants : {1} sans {0}, {3} sans {2}.",  # WHY_DRAWS
    "Sans {0} tu finis tout de suite.",  # WHY_FINISH
    "La carte {0} prend {1} et fait ce yaku à coup sûr : {2}.",  # WHY_KOIKOI
    "Jetons gagnants : {1} sans {0}, sinon aucun.",  # WHY_ONLY
    "{3} cache {2} cartes pareilles ; {0}, non vues : {1}.",  # WHY_SHORT
    "{0} : {1} l'a piochée sans gagner.",  # WHY_THROWN
    "Ce n'est pas ça.",  # WRONG
)
