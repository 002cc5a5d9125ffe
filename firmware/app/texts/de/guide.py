"""Made by `make texts` from assets/texts/de/guide.po: change that, not this."""

TEXTS = (
    "Austeilen",  # DEAL
    "Doch so",  # DO_IT
    "Weiter",  # GO_ON
    "{0}: Taste gedrückt halten.",  # HELD
    "Ende",  # LEAVE
    "Menü",  # MENU
    "Noch nicht",  # NOT_YET
    "Spiel von hier an, wie du willst. Neues wird weiter erklärt.",  # OWN_WAY
)
