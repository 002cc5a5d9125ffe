"""Made by `make texts` from assets/texts/it/highlow_setup.po: change that, not this."""

TEXTS = (
    "Guesses at random.",  # HELP_LEVEL_EASY
    "Counts the tiles.",  # HELP_LEVEL_HARD
    "Looks at the open tile.",  # HELP_LEVEL_MEDIUM
    "How many sit at the table.",  # HELP_PLAYERS
    "How many rounds a match has.",  # HELP_ROUNDS
    "Players",  # OPTION_PLAYERS
    "Rounds",  # OPTION_ROUNDS
)
