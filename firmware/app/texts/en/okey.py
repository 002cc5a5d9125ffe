"""Made by `make texts` from assets/texts/okey.pot: change that, not this."""

TEXTS = (
    "{0} is as good.",  # ADVISE_AS_GOOD
    "You can finish with it.",  # ADVISE_FINISH
    "Without {0}: {1}, but chances {2}% worse after the next draw",  # ADVISE_LATER
    "{0} brings you no nearer.",  # ADVISE_LEAVE
    "Finish now, and someone else wins.",  # ADVISE_NOT_YET
    "{0} does not finish.",  # ADVISE_NO_FINISH
    "Without {0}: {1}",  # ADVISE_OTHER
    ("{0} away, {1} unseen tile helps", "{0} away, {1} unseen tiles help"),  # ADVISE_THROW
    "{0} away with it, {1} without",  # ADVISE_WITH
    "Throw the joker?",  # ASK_JOKER
    "It stands for any tile",  # ASK_JOKER_WHY
    "Leave the tile?",  # ASK_LEAVE
    "The round ends in a draw",  # ASK_LEAVE_WHY
    "Show the twin?",  # ASK_SHOW
    "Your {0}: all others lose 1",  # ASK_SHOW_WHY
    "{0} begins",  # BEGINS
    "Best: {0} -{3}, {1}, round {2}",  # BEST_ROUND
    "One colour: doubled",  # BILL_COLOUR
    "Joker thrown",  # BILL_JOKER
    "Nobody loses a point",  # BILL_NOBODY
    "Seven pairs",  # BILL_PAIRS
    "Sets and runs",  # BILL_SETS
    "{0} showed the twin",  # BILL_TWIN
    "You showed the twin",  # BILL_YOU_TWIN
    "Just taken: keep it",  # CANNOT_RETURN
    "You can finish!",  # CAN_FINISH
    "Throw {0} on the stock",  # CAN_FINISH_HOW
    "Chances {0}.{1}% better after the next draw",  # COSTS_AHEAD
    ("{0} away, {1} helps", "{0} away, {1} help"),  # COUNT_AFTER
    "{0} away",  # COUNT_FARTHER
    "{0} away. {1} helps",  # COUNT_HELPS
    "{0} away. {1}: no nearer",  # COUNT_IDLE
    "{0} deals",  # DEALS
    "{0} leaves the tile",  # DECLINED
    "{0} throws {1}",  # DISCARDED
    "{0} draws",  # DREW
    "{0} draws: last tile",  # DREW_INDICATOR
    "{0} finishes",  # FINISHED
    "Draw",  # HINT_DRAW
    "Finish!",  # HINT_FINISH
    "Leave it",  # HINT_LEAVE
    "No",  # HINT_NO
    "Not yet",  # HINT_NOT_YET
    "My order",  # HINT_OWN
    "Pairs",  # HINT_PAIRS
    "Pick up",  # HINT_PICK
    "Place",  # HINT_PUT
    "Racks",  # HINT_RACKS
    "Show",  # HINT_SHOW
    "Groups",  # HINT_SORT
    "Take",  # HINT_TAKE
    "Throw",  # HINT_THROW
    "{0} is out",  # IS_OUT
    "Joker",  # JOKER
    "Draw a tile",  # MENU_DRAW
    "Finish, throwing {0}",  # MENU_FINISH
    "Draw the indicator",  # MENU_INDICATOR
    "Leave the tile",  # MENU_LEAVE
    "Sort into pairs",  # MENU_PAIRS
    "Do not show it",  # MENU_PASS
    "Show the twin",  # MENU_SHOW
    "Sort into groups",  # MENU_SORT
    "Take {0}",  # MENU_TAKE
    "Throw {0}",  # MENU_THROW
    "No group yet",  # NO_GROUPS
    "No pair yet",  # NO_PAIRS
    "Round {0} ends",  # ROUND_CUT
    "Finished!",  # SHOUT_FINISH
    "Joker!",  # SHOUT_JOKER
    "{0} shows the twin",  # SHOWED
    "{0} shows the twin",  # SHOWED_SHORT
    "threw {0}",  # THROWN
    "{0} takes {1}",  # TOOK
    "You are out",  # YOU_ARE_OUT
    "You begin: throw one",  # YOU_BEGIN
    "You deal",  # YOU_DEAL
    "You leave the tile",  # YOU_DECLINED
    "You throw {0}",  # YOU_DISCARDED
    "You draw {0}",  # YOU_DREW
    "You draw: last tile",  # YOU_DREW_INDICATOR
    "You finish!",  # YOU_FINISHED
    "You show the twin",  # YOU_SHOWED
    "You show the twin",  # YOU_SHOWED_SHORT
    "You take {0}",  # YOU_TOOK
)
