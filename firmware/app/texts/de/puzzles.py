"""Made by `make texts` from assets/texts/de/puzzles.po: change that, not this."""

TEXTS = (
    "{0} hat Ceki angesagt und {1} Karten verdeckt abgelegt. Welche wirfst du gefahrlos ab?",  # ASK_CEKI
    "{0} hat Ceki angesagt und {1} Karten verdeckt abgelegt. Seitdem gezogen und abgeworfen: {2}. Welche wirfst du gefahrlos ab?",  # ASK_CEKI_THROWN
    "{0}: Welche Karte schafft dieses Yaku in diesem Zug, was auch immer aufgedeckt wird?",  # ASK_KOIKOI
    "Welchen Stein wirfst du ab? Mach Schluss, wenn es geht. Sonst behalte, womit du beim nächsten Ziehen am ehesten Schluss machst.",  # ASK_OKEY
    "{0}, {1} in Folge",  # IN_A_ROW
    "{0} nimmt {1}: Das reicht vielleicht nicht.",  # LESS_KOIKOI
    "{0} wartet vielleicht auf {1}.",  # MAY_WAIT
    "Nächstes",  # NEXT
    "{0} nimmt jetzt nichts.",  # NONE_KOIKOI
    "Frage",  # QUESTION
    "Richtig: {0} in Folge!",  # RIGHT
    "Richtig.",  # RIGHT_LATE
    "Passende Steine: {1} ohne {0}, {3} ohne {2}.",  # WHY_DRAWS
    "Ohne {0} machst du jetzt Schluss.",  # WHY_FINISH
    "{0} nimmt {1} und schafft sicher: {2}.",  # WHY_KOIKOI
    "Passende Steine: {1} ohne {0}, sonst keiner.",  # WHY_ONLY
    "Die {2} verdeckten Karten von {3} sind gleich; {0}: {1} ungesehen.",  # WHY_SHORT
    "{0}: {1} hat sie gezogen und nicht gewonnen.",  # WHY_THROWN
    "Leider nicht.",  # WRONG
)
