"""Made by `make texts` from assets/texts/koikoi_rules.pot: change that, not this."""

TEXTS = (
    "Any {0} of them; each extra one adds 1.",  # ANY_OF
    "Of these only the best counts.",  # BRIGHT_BEST
    "Brights",  # BRIGHT_YAKU
    "Points count double if the other has called koi-koi, and double if you have.",  # CALLED_BOTH
    "Points are multiplied by the number of koi-koi calls plus one.",  # CALLED_EACH
    "Points count double if the other has called koi-koi.",  # CALLED_OTHER
    "Koi-koi may be called any number of times.",  # CALLS_ANY
    "Each may call koi-koi once a month.",  # CALLS_EACH
    "Only one call of koi-koi is allowed in a month.",  # CALLS_TOTAL
    "The cards",  # CARDS
    "Nine animals; the bridge and the sake cup are two of them:",  # CARDS_ANIMAL
    "Five brights:",  # CARDS_BRIGHT
    "Twelve months of four cards each. The plant tells the month.",  # CARDS_MONTHS
    "The other 24 are plain:",  # CARDS_PLAIN
    "Ten ribbons: three with poetry, three blue, four red:",  # CARDS_RIBBON
    "Koi-koi?",  # DECISION
    "Koi-koi: you play on for more. If the other makes a yaku now, only that one counts.",  # DECISION_CALL
    "Stop: the month is over, and all your yaku count.",  # DECISION_STOP
    "A player who makes a yaku, or adds to one, decides at the end of the turn.",  # DECISION_WHEN
    "The match",  # END
    "When both hands are empty, the month is over.",  # END_EMPTY
    "If only one has called koi-koi, that one scores; else nobody does.",  # END_KEPT
    "The winner of a month begins the next one.",  # END_LEAD
    "After {0} months the best score wins.",  # END_MATCH
    "If nobody has called, the leader scores {0}.",  # END_OYAKEN
    "Then nobody scores.",  # END_VOID
    "The goal",  # GOAL
    "A player with a yaku may stop and score it; the other gets nothing. After {0} months the best score wins.",  # GOAL_STOP
    "Two play. Take cards from the field with cards from your hand. Certain cards that you took form a yaku, which scores.",  # GOAL_YAKU
    "Lucky hands",  # LUCKY
    "All four cards of a month, dealt to one hand:",  # LUCKY_FOUR
    "Or four pairs of four months:",  # LUCKY_PAIRS
    "Shown before the first card, it scores 6, and the month is over.",  # LUCKY_SCORE
    "Then the cards are dealt again.",  # LUCKY_VOID
    "Other yaku",  # OTHER_YAKU
    "Ribbons",  # RIBBON_YAKU
    "Seven points or more count double.",  # SEVEN
    "A turn",  # TURN
    "Play a card. If one card of its month lies on the field, you take both; if there is none, it stays there.",  # TURN_PLAY
    "Then the top stock card is turned; it takes cards the same way.",  # TURN_STOCK
    "If there are three, you take all of them.",  # TURN_THREE
    "If there are two, you choose one of them.",  # TURN_TWO
)
