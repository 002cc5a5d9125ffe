"""Made by `make texts` from assets/texts/ceki_guide.pot: change that, not this."""

TEXTS = (
    "This was no {0} either: draw again.",  # AGAIN
    "Collect three sets of three alike: nine cards. Only the number counts, not the suit.",  # AIM
    "Each card counts its number, and all of it x2: the last card came from {0}'s hand.",  # BILL
    "Ceki! With two sets and a pair you must call. The pair lies face down: all see that you wait, but not for what.",  # CALLED
    "Ceki: two sets and a pair. This says how far off it is, which cards help, and how many of them are left: not seen yet.",  # COUNT
    "Nobody has thrown a card yet, so you draw. The stock is marked, and {0} draws.",  # DRAW
    "A match has {0} hands, and the best score wins. Lesson and rules are in the menu.",  # END
    "A third {0}: your first set! It is underlined now.",  # GOT_SET
    "Throw what helps least: {2}. It has no number, and only four like it exist. {1} choose, {0} throws.",  # HONOUR
    "{0} has company: without it your sets are further off. {1} is alone.",  # NOT_ALONE
    "You could draw anything, and the {0} on the pile is then gone. It makes a set.",  # NOT_TAKEN
    "Then you pass up the winning {0} and keep waiting.",  # NOT_WON
    "Two sets and a pair: only {2} is left over. Throw it.",  # ONE_OVER
    "Everybody pays you that, not only {0}.",  # PAID
    "That was no {0}. The winning card counts x3 if you draw it; if {1} throws it, x2 from the hand, x1 if just drawn.",  # PRICES
    "You may take only what {2}, on your right, throws. This is a {3}, and you hold two: go to it with {1}, and {0} takes it.",  # TAKE
    "You hold three pairs. Each turn you take one card and throw one.",  # TURN
    "Now your hand stays as it is. Draw: a {0} wins, any other card is thrown at once.",  # WAIT
    "{2} throws a {3} from the hand: your third set! {0} wins with it.",  # WIN
)
