"""Made by `make texts` from assets/texts/it/puzzles.po: change that, not this."""

TEXTS = (
    "{0} ha detto ceki, carte coperte: {1}. Quale carta è di sicuro senza rischio?",  # ASK_CEKI
    "{0} ha detto ceki, carte coperte: {1}. Da allora pescate e scartate: {2}. Quale carta è di sicuro senza rischio?",  # ASK_CEKI_THROWN
    "{0}: quale carta fa la combinazione in questo turno, qualunque carta si giri?",  # ASK_KOIKOI
    "Quale tessera scarti? Chiudi, se puoi. Se no tieni la mano che chiude con più tessere alla prossima pesca.",  # ASK_OKEY
    "{0} può aspettare {1}.",  # MAY_WAIT
    "Prossimo",  # NEXT
    "Domanda",  # QUESTION
    "Giusto: {0} di fila!",  # RIGHT
    "Tessere che chiudono: {1} senza {0}, {3} senza {2}.",  # WHY_DRAWS
    "Senza {0} chiudi subito.",  # WHY_FINISH
    "Con {0} la fai di sicuro: {1}.",  # WHY_KOIKOI
    "Tessere che chiudono: {1} senza {0}, se no nessuna.",  # WHY_ONLY
    "Per aspettare {0} a {3} ne servono {2}: {1} mai viste.",  # WHY_SHORT
    "{0}: {1} l'ha pescata e non ha vinto.",  # WHY_THROWN
    "Non è questa.",  # WRONG
)
