"""Made by `make texts` from assets/texts/ceki.pot: change that, not this."""

TEXTS = (
    "{0} brings you no nearer.",  # ADVISE_LEAVE
    "{0} is not worth more than a draw.",  # ADVISE_NO_GAIN
    "Chance that {0} waits for it: {1}%",  # ADVISE_RISK
    "Ceki in {0} with it, in {1} without",  # ADVISE_TAKE
    ("Ceki in {0}, {1} unseen card helps", "Ceki in {0}, {1} unseen cards help"),  # ADVISE_THROW
    "Call ceki?",  # ASK_CALL
    ("{0} wins: {1} left", "{0} wins: {1} left"),  # ASK_CALL_WHY
    "End the match here?",  # ASK_END
    "You can win!",  # ASK_WIN
    ("{0} x {1} = {2} point", "{0} x {1} = {2} points"),  # ASK_WIN_WHY
    "{0} begins",  # BEGINS
    "Best: {0}, {1}, hand {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Nobody wins, nobody pays",  # BILL_VOID
    "{0}: ceki!",  # CALLED
    "CEKI",  # CALLED_MARK
    "{0} of {1}",  # CARD
    "{0} deals",  # DEALS
    "{0} draws",  # DREW
    "from the hand",  # FROM_HAND
    "Hand {0}",  # HAND
    "Hand {0}/{1}",  # HAND_OF
    "H{0}",  # HAND_SHORT
    "Discards: {0}",  # HEAP_TITLE
    "Ceki!",  # HINT_CALL
    "Draw",  # HINT_DRAW
    "Cards",  # HINT_HANDS
    "Pile",  # HINT_HEAP
    "Leave it",  # HINT_LEAVE
    "Next hand",  # HINT_NEXT
    "No",  # HINT_NO
    "Not yet",  # HINT_NOT_YET
    "Take",  # HINT_TAKE
    "Throw",  # HINT_THROW
    "End hand",  # HINT_VOID
    "Win!",  # HINT_WIN
    "Double: x2",  # HOW_DOUBLE
    "Simple: x1",  # HOW_SIMPLE
    "Triple: x3",  # HOW_TRIPLE
    "just drawn",  # JUST_DRAWN
    ("{0} card laid down", "{0} cards laid down"),  # LAYS
    "Call ceki",  # MENU_CALL
    "Draw a card",  # MENU_DRAW
    "End match",  # MENU_END
    "See the discards",  # MENU_HEAP
    "Do not call",  # MENU_PASS
    "Take {0}",  # MENU_TAKE
    "Throw {0}",  # MENU_THROW
    "End the hand",  # MENU_VOID
    "Win with {0}",  # MENU_WIN
    "Again: throw {0}",  # NOTE_AGAIN
    "If {0} wins: {1}-{2} points",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("The stock: {0} card", "The stock: {0} cards"),  # NOTE_STOCK
    "Taken: throw another one",  # NOTE_TAKEN
    "Take a card first",  # NOTE_TAKE_FIRST
    "Old Thousand",  # OLD_THOUSAND
    "Red Flower",  # RED_FLOWER
    "A new stock of {0}",  # RESHUFFLED
    "OT",  # SHORT_OLD_THOUSAND
    "RF",  # SHORT_RED_FLOWER
    "WF",  # SHORT_WHITE_FLOWER
    ("Ceki in {0}. Helps: {1} ({2} left)", "Ceki in {0}. Helps: {1} ({2} left)"),  # STATUS
    ("Waiting for {0}: {1} left", "Waiting for {0}: {1} left"),  # STATUS_CALLED
    ("{0} wins: {1} left", "{0} wins: {1} left"),  # STATUS_CALLED_SHORT
    ("Ceki! Then {0} wins: {1} left", "Ceki! Then {0} wins: {1} left"),  # STATUS_READY
    ("Ceki! {0} wins: {1} left", "Ceki! {0} wins: {1} left"),  # STATUS_READY_SHORT
    ("Ceki in {0}: {1}, {2} left", "Ceki in {0}: {1}, {2} left"),  # STATUS_SHORT
    ("In {0}: {1}, {2} left", "In {0}: {1}, {2} left"),  # STATUS_SHORTER
    "In {0}: {1}",  # STATUS_SHORTEST
    "coins",  # SUIT_COINS
    "myriads",  # SUIT_MYRIADS
    "strings",  # SUIT_STRINGS
    "Thrown / left",  # TALLY_TITLE
    "{0} throws {1}",  # THREW
    "{0} takes {1}",  # TOOK
    "Nothing left to draw",  # VOID
    "Hand {0} is void",  # VOID_HAND
    "White Flower",  # WHITE_FLOWER
    "{0}: thrown from the hand",  # WHY_DOUBLE
    "{0}: drawn, thrown at once",  # WHY_SIMPLE
    "{0}: drawn from the stock",  # WHY_TRIPLE
    "{0} wins!",  # WON
    "{0} wins hand {1}",  # WON_HAND
    "You begin",  # YOU_BEGIN
    "You call ceki!",  # YOU_CALLED
    "You deal",  # YOU_DEAL
    "You draw {0}",  # YOU_DREW
    "You throw {0}",  # YOU_THREW
    "You take {0}",  # YOU_TOOK
    "You win!",  # YOU_WON
    "You win hand {0}",  # YOU_WON_HAND
)
