"""Made by `make texts` from assets/texts/ceki_setup.pot: change that, not this."""

TEXTS = (
    "Never played Ceki? Learn it in one guided hand.",  # ASK_GUIDE
    "Call ceki",  # FEAT_0
    "Win a hand",  # FEAT_1
    "Win x2",  # FEAT_2
    "Win x3",  # FEAT_3
    "Win 60 points",  # FEAT_4
    "Win after a new stock",  # FEAT_5
    "Win with three alike",  # FEAT_6
    "Win at a table of six",  # FEAT_7
    "Win when all called",  # FEAT_8
    "Win a match",  # FEAT_9
    "Win, all others Hard",  # FEAT_10
    "Leave one with nothing",  # FEAT_11
    "How to play",  # GUIDE
    "All are asked after each turn, and may play on without calling.",  # HELP_CALL_ASK
    "A player who waits for one card calls, as the rules say.",  # HELP_CALL_AUTO
    "The best score after a number of hands wins; nobody pays.",  # HELP_FORMAT_HANDS
    "After each hand everybody pays the winner.",  # HELP_FORMAT_PAY
    "The first to reach a total wins; nobody pays.",  # HELP_FORMAT_TARGET
    "A guided hand: you play it and are told how.",  # HELP_GUIDE
    "How many hands a match without a target has.",  # HELP_HANDS
    "You play on until you leave, after any hand.",  # HELP_HANDS_0
    "Keeps pairs, and now and then throws any card at all.",  # HELP_LEVEL_EASY
    "Also counts the unseen cards, and avoids feeding a caller.",  # HELP_LEVEL_HARD
    "Knows how far it is from ceki, but not what has been thrown.",  # HELP_LEVEL_MEDIUM
    "How many sit at the table.",  # HELP_PLAYERS
    "Six hands; the losers pay the winner of each.",  # HELP_PRESET_CLASSIC
    "Four hands; the losers pay the winner of each.",  # HELP_PRESET_QUICK
    "The discards become a new stock, three times at most.",  # HELP_STOCK_RESHUFFLE
    "When nothing is left to draw the hand is void.",  # HELP_STOCK_VOID
    "How many points win a match with a target.",  # HELP_TARGET
    "Ceki called",  # MADE_CALL
    "Won x2",  # MADE_DOUBLE
    "Won x1",  # MADE_SIMPLE
    "Won x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Match",  # OPTION_FORMAT
    "Hands",  # OPTION_HANDS
    "Players",  # OPTION_PLAYERS
    "Empty stock",  # OPTION_STOCK
    "Target",  # OPTION_TARGET
    "Ask me",  # VALUE_CALL_ASK
    "Automatic",  # VALUE_CALL_AUTO
    "Hands",  # VALUE_FORMAT_HANDS
    "Pay",  # VALUE_FORMAT_PAY
    "Target",  # VALUE_FORMAT_TARGET
    "Endless",  # VALUE_HANDS_0
    "Classic",  # VALUE_PRESET_CLASSIC
    "Quick",  # VALUE_PRESET_QUICK
    "Shuffle",  # VALUE_STOCK_RESHUFFLE
    "Void",  # VALUE_STOCK_VOID
)
