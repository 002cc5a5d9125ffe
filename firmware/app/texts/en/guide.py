"""Made by `make texts` from assets/texts/guide.pot: change that, not this."""

TEXTS = (
    "Deal",  # DEAL
    "Do it",  # DO_IT
    "Go on",  # GO_ON
    "{0}: hold this key down.",  # HELD
    "Leave",  # LEAVE
    "Menu",  # MENU
    "Not yet",  # NOT_YET
    "Now play as you like. Anything new is still explained.",  # OWN_WAY
)
