"""Made by `make texts` from assets/texts/okey_rules.pot: change that, not this."""

TEXTS = (
    "If all fourteen are of one colour, they lose double.",  # COLOUR_ANY
    "If all fourteen are red, or all black, they lose double.",  # COLOUR_RED_BLACK
    "What counts",  # COUNTS
    "A drawn round costs nobody anything.",  # COUNTS_DRAWN
    "Everybody begins with {0} points. Points are only lost. What each of the others loses:",  # COUNTS_LOST
    "The match",  # END
    "The deal passes to the right. The player on the dealer's right begins.",  # END_DEAL
    "That player leaves, and the others play on. The last one at the table wins.",  # END_ELIMINATION
    "Players opposite each other are a team with one score. The first team without points loses.",  # END_PARTNERS
    "Then the highest score wins.",  # END_SINGLE
    "Then the two highest scores win.",  # END_TOP2
    "Round after round is played until somebody has no points left.",  # END_WHEN
    "Finishing",  # FINISH
    "When all fourteen tiles are in groups, throw the fifteenth on the stock: you have won.",  # FINISH_HOW
    "Nobody has to finish. You may wait for a joker to throw last: that costs the others more.",  # FINISH_LATER
    "The goal",  # GOAL
    "Be the first to put all fourteen tiles into groups, that is sets and runs, or into seven pairs.",  # GOAL_ALL
    "A pair: two equal tiles. Pairs count only if all fourteen tiles are pairs.",  # GOAL_PAIRS
    "A run: three or more of one colour in a row. The 1 comes before the 2, or after the 13.",  # GOAL_RUN
    "A set: three or four tiles of one number, in different colours.",  # GOAL_SET
    "The joker",  # JOKER
    "A joker stands for any tile.",  # JOKER_ANY
    "A false joker has a star. It stands only for the tile that became the joker.",  # JOKER_FALSE
    "One tile is turned up, the indicator. The next number of its colour is the joker; after 13 comes 1.",  # JOKER_FOUND
    "The numbers 1 to 13 in four colours, each twice, and two false jokers: 106 tiles.",  # JOKER_TILES
    "... a joker thrown last",  # ROW_JOKER
    "A finish, seven pairs",  # ROW_PAIRS
    "... a joker thrown last",  # ROW_PAIRS_JOKER
    "A finish, sets and runs",  # ROW_SETS
    "The twin is shown",  # ROW_TWIN
    "A turn",  # TURN
    "When the stock is empty, the player who does not take the last discard ends the round: it is drawn.",  # TURN_EMPTY
    "A tile taken from your neighbour may not be thrown in the same turn.",  # TURN_KEPT
    "Take one tile: the top of the stock, or the tile that the player on your left threw last.",  # TURN_TAKE
    "Then throw one on your own pile, on your right. The next player may take it.",  # TURN_THROW
    "The twin",  # TWIN
    "In this match it earns nothing.",  # TWIN_OFF
    "The player who was dealt it may show it before their first move of the round. Each of the others loses 1 point.",  # TWIN_OWN
    "The player who was dealt it may show it before play begins. Each of the others loses 1 point.",  # TWIN_START
    "The other copy of the indicator is its twin. Showing it is called gösterme.",  # TWIN_WHAT
)
