"""Made by `make texts` from assets/texts/okey_guide.pot: change that, not this."""

TEXTS = (
    "Put all fourteen tiles into groups of three or more, before the others do.",  # AIM
    "Throwing {0} is just as good.",  # AS_GOOD
    "You are {0} tiles from finishing.",  # AWAY
    "The winner loses nothing. Each of the others loses {0}.",  # BILL
    "The twin that you showed cost each of them {0} more.",  # BILL_TWIN
    "Each colour has its shape: {0}.",  # COLOURS
    "For the tile under the cursor this says how far off you are without it, and how many unseen tiles then help.",  # COUNT
    "Throw a joker to finish, and they lose {0}. Seven pairs win too, and cost {1}.",  # DEARER
    "{0} fits none of your groups. So draw from the stock: {1}.",  # DRAW
    "You could draw anything. {0} brings you one tile nearer for sure.",  # DRAWN
    "When somebody falls to 0, the best score wins. Lesson and rules are in the menu.",  # END
    "The star is a false joker. It does not stand for any tile: it is simply {0}.",  # FALSE
    "Without {0} you are {1} tiles from finishing, not {2}.",  # FARTHER
    "Without {0} you are no farther off. Unseen tiles that help: {1}; without {2}: {3}.",  # FEWER
    "Lay it on the stock and you win: {0}.",  # FINISH
    "A run has one colour and numbers in a row. A set has one number in different colours. These groups are complete: they have a line.",  # GROUPS
    "You hold a joker. It stands for any tile you lack.",  # HAVE_JOKER
    "This tile was turned up: the indicator. The next number of its colour is the joker, now {0}.",  # INDICATOR
    "If you play on, another player may finish first.",  # LATER
    "Each turn you take one tile and throw one. Of the others' tiles only this one may be taken: what {0}, on your left, threw last.",  # LEFT_PILE
    "Only one tile is missing now. Unseen tiles that would finish: {0}.",  # ONE_AWAY
    "All fourteen are in groups, and only {0} is left over.",  # ONE_OVER
    "What you throw lies here, on your own pile. {0}, on your right, may take it.",  # OWN_PILE
    "A new tile stands at the end of your rack. {0} sorts the tiles into groups, and {1} picks one up to move it.",  # SORT
    "{0} is what you lack. Go to it with {1}, and {2} takes it.",  # TAKE
    "{0} brings you no nearer: still {1} tiles from finishing, and all see what you took.",  # TAKEN
    "Throw what fits nothing: {0}. Go to it with {1}. {2} brings it to your pile, and {3} throws.",  # THROW
    "Throw what fits nothing: {0}. Go to it with {1}, and open the menu with {2}: it throws the tile.",  # THROW_BY_MENU
    "This is the indicator's twin. Showing it before your first move is called gösterme: each of the others loses a point. {0} shows it.",  # TWIN
    "The twin can be shown only before your first move. Later it is an ordinary tile.",  # UNSHOWN
)
