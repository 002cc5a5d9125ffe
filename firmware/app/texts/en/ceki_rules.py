"""Made by `make texts` from assets/texts/ceki_rules.pot: change that, not this."""

TEXTS = (
    "Ceki!",  # CALL
    "A player who has them at the end of a turn may call ceki, and lays the pair face down.",  # CALL_ASKED
    "A player who has them at the end of a turn calls ceki, and lays the pair face down.",  # CALL_MUST
    "Then the hand may not change any more: a card like the pair wins, any other that is drawn is thrown at once.",  # CALL_THEN
    "Two sets and a pair wait for a ninth card:",  # CALL_WHEN
    "The cards",  # CARDS
    "The border tells the number: thin, middle or thick, plain, lined or toothed.",  # CARDS_BORDERS
    "White Flower, Red Flower and Old Thousand, each four times:",  # CARDS_HONOURS
    "Coins, strings and myriads from 1 to 9, each card four times:",  # CARDS_SUITS
    "What counts",  # COUNTS
    "Each of the nine cards counts its number, an honour 1. How the last card came multiplies the sum:",  # COUNTS_SUM
    "A discard can win only for the next player, who may leave it and hope for more.",  # COUNTS_WHO
    "The match",  # END
    "When the stock is empty, the discards are shuffled: three times at most, then the hand is void.",  # END_RESHUFFLED
    "When the stock is empty, the hand is void.",  # END_VOID
    "The goal",  # GOAL
    "Only the number counts, not the suit. Honours must be equal.",  # GOAL_KIND
    "Collect three sets of three alike: nine cards.",  # GOAL_SETS
    "The winner of a hand scores its points; nobody pays.",  # MATCH_ADD
    "It lasts until you leave, after any hand.",  # MATCH_ENDLESS
    "The first to have {0} points wins.",  # MATCH_FIRST
    "After {0} hands the best score wins.",  # MATCH_HANDS
    "Each of the others pays the points to the winner of the hand.",  # MATCH_PAY
    "The winner of a hand scores its points; nobody pays.",  # MATCH_TARGET
    "Thrown from the hand",  # ROW_DOUBLE
    "Thrown, just drawn",  # ROW_SIMPLE
    "Drawn by yourself",  # ROW_TRIPLE
    "A turn",  # TURN
    "A discard that you took may not be thrown in the same turn.",  # TURN_KEPT
    "You hold eight cards. Take one: the top of the stock, or what the player on your right has just thrown.",  # TURN_TAKE
    "Then throw one on the pile. Only its top card can be taken, and only by the next player.",  # TURN_THROW
)
