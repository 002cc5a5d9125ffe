"""Made by `make texts` from assets/texts/it/puzzles.po: change that, not this."""

TEXTS = (
    "{0} ha chiamato ceki e coperto {1} carte. Quale carta si scarta senza rischio?",  # ASK_CEKI
    "{0} ha chiamato ceki e coperto {1} carte. Da allora pescate e scartate: {2}. Quale carta si scarta senza rischio?",  # ASK_CEKI_THROWN
    "{0}: quale carta fa la combinazione in questo turno, qualunque carta si giri?",  # ASK_KOIKOI
    "Quale tessera scarti? Chiudi, se puoi. Se no tieni la mano che chiude con più tessere alla prossima pesca.",  # ASK_OKEY
    "{0}, {1} di fila",  # IN_A_ROW
    "La carta {0} prende {1}: può non bastare.",  # LESS_KOIKOI
    "{0} forse aspetta {1}.",  # MAY_WAIT
    "Prossimo",  # NEXT
    "La carta {0} adesso non prende nulla.",  # NONE_KOIKOI
    "Domanda",  # QUESTION
    "Giusto: {0} di fila!",  # RIGHT
    "Giusto.",  # RIGHT_LATE
    "Tessere che chiudono: {1} senza {0}, {3} senza {2}.",  # WHY_DRAWS
    "Senza {0} chiudi subito.",  # WHY_FINISH
    "La carta {0} prende {1} e la fa di sicuro: {2}.",  # WHY_KOIKOI
    "Tessere che chiudono: {1} senza {0}, se no nessuna.",  # WHY_ONLY
    "Le {2} carte coperte di {3} sono uguali; di {0} non viste: {1}.",  # WHY_SHORT
    "{0}: {1} l'ha pescata e non ha vinto.",  # WHY_THROWN
    "Non è questa.",  # WRONG
)
