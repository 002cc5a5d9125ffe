"""Made by `make texts` from assets/texts/nl/ceki_guide.po: change that, not this."""

TEXTS = (
    "You can take only what {2} throws, at your right. This was no {3} either: draw again.",  # AGAIN
    "Collect three sets of three alike: nine cards. Only the number counts, not the suit.",  # AIM
    "Each card counts its number, and all of it x2: the last card came from {2}'s hand.",  # BILL
    "Ceki! Two sets and a pair must call. The pair lies face down: all see that you wait, but not for what.",  # CALLED
    "Over your cards you read how far ceki is, which kinds help, and how many such cards are live: not seen yet.",  # COUNT
    "Nobody has thrown a card yet, so you draw. The stock is marked, and {0} draws.",  # DRAW
    "That is Ceki. Choose it in the menu and play! This lesson is the last row there.",  # END
    "A third {3}: your first set! It is underlined now.",  # GOT_SET
    "Go on",  # GO_ON
    "Throw what helps least: {4}. It has no number, and only four like it exist. {1} move, {0} throws.",  # HONOUR
    "Leave",  # LEAVE
    "Keep that one, it has company. {4} is alone: throw that.",  # NOT_ALONE
    "Take a card first. {1} move to the stock, and {0} draws.",  # NOT_DRAWN
    "Who knows what that would be? The {3} on the heap makes a set: take it.",  # NOT_TAKEN
    "The {3} on the heap wins. {1} move there, and {0} takes it.",  # NOT_WON
    "Two sets and a pair: only {4} is left over. Throw it.",  # ONE_OVER
    "Everybody pays you that, not only {2}.",  # PAID
    "It was no {3}. If you draw it, it counts x3; if {2} throws it, x2 from the hand, x1 if just drawn.",  # PRICES
    "{2} has thrown a {3}, and you hold two. Go to it with {1}, and {0} takes it.",  # TAKE
    "You hold three pairs. In each turn you take one card and throw one.",  # TURN
    "Now your hand stays as it is. Draw: a {3} wins, any other card is thrown at once.",  # WAIT
    "{2} throws a {3} from the hand: your third set! {0} wins with it.",  # WIN
)
