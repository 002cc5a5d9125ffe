"""Made by `make texts` from assets/texts/puzzles.pot: change that, not this."""

TEXTS = (
    "{0} has called and laid down {1} cards. Which card is sure to be safe?",  # ASK_CEKI
    "{0} has called and laid down {1} cards. Drawn and thrown since: {2}. Which card is sure to be safe?",  # ASK_CEKI_THROWN
    "{0}: which card makes it this turn, whatever is turned from the stock?",  # ASK_KOIKOI
    "Which tile do you throw? Finish if you can. If not, keep the best chance to finish on your next draw.",  # ASK_OKEY
    "{0}, {1} in a row",  # IN_A_ROW
    "With {0} you take {1}: that may not be enough.",  # LESS_KOIKOI
    "{0} may be waiting for {1}.",  # MAY_WAIT
    "Next",  # NEXT
    "With {0} you take nothing now.",  # NONE_KOIKOI
    "Question",  # QUESTION
    "Right: {0} in a row!",  # RIGHT
    "Right.",  # RIGHT_LATE
    "Tiles that finish: {1} without {0}, {3} without {2}.",  # WHY_DRAWS
    "Without {0} you finish now.",  # WHY_FINISH
    "With {0} you take {1} and make it for sure: {2}.",  # WHY_KOIKOI
    "Tiles that finish: {1} without {0}, else none.",  # WHY_ONLY
    "The {2} cards that {3} laid down are alike; unseen of {0}: {1}.",  # WHY_SHORT
    "{0}: {1} drew it, and it did not win.",  # WHY_THROWN
    "Not this one.",  # WRONG
)
