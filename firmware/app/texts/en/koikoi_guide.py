"""Made by `make texts` from assets/texts/koikoi_guide.pot: change that, not this."""

TEXTS = (
    "Cards from your hand take cards from the field. Certain cards you took form a yaku, and yaku give points.",  # AIM
    "Each yaku has a line. Together they give you {0} points; the other gets nothing.",  # BILL
    "Your hand can still bring more: call koi-koi. {0} choose, and {1} answers.",  # CALL
    "This badge says that you have called koi-koi. {0} sees it, too.",  # CALLED
    "Then you play on for more. If {0} makes a yaku first, you lose the {1} points.",  # CALLED_AGAIN
    "Now decide. Stop, and the points are yours. Or call koi-koi, and play on for more: but if {0} makes a yaku first, only that one counts, and double.",  # DECIDE
    "If the other had called koi-koi before, they would count double.",  # DOUBLED
    "A match has {0} months, and the best score wins. All yaku, lesson and rules are in the menu.",  # END
    "Each yaku, and how close you are.",  # GAUGES
    "There are four kinds: 5 brights ({0}); 9 animals ({1}); 10 ribbons; and 24 plain cards.",  # KINDS
    "Your first yaku: {0}. Its points stand here: {1}.",  # MADE
    "Every card belongs to a month, known by its plant. This is {0}, month {1}: the number stands in the corner. Each month has four cards.",  # MONTHS
    "Another yaku: {1}! Together they are worth {0} points.",  # MORE
    "This card, {0}, matches nothing. It stays on the field, and {1} may take it.",  # NO_CATCH
    "This card, {0}, matches {1} on the field too. But {2} does more for your yaku.",  # OTHER_CARD
    "The other one is worth more: {0}.",  # OTHER_ONE
    "Here is what you have taken, sorted by kind.",  # PILE
    "You can take nothing now. Play what helps the other least: {0}. {1} choose, and {2} plays.",  # PLAY_NONE
    "Play this card: {0}. It takes the card of its month from the field. {1} choose, and {2} plays.",  # PLAY_ONE
    "All three others of its month lie there: this card, {0}, takes all of them. {1} choose, and {2} plays.",  # PLAY_THREE
    "Two of its month lie there, and you choose which one this card takes. Play {0}, and take {3}: {1} and {2}.",  # PLAY_TWO
    "This card, {0}, takes one from the field and makes a yaku. {1} choose, and {2} plays.",  # PLAY_YAKU
    "A lot for one month: stop, and take it. {0} choose, and {1} answers.",  # STOP
    "Then you score {0} now, and the month is over: no risk, and no more yaku.",  # STOPPED
    "After each card you play, the top stock card is turned. It takes cards the same way, or stays on the field.",  # TURNED
)
