"""Made by `make texts` from assets/texts/it/highlow.po: change that, not this."""

TEXTS = (
    "{0}: right",  # GUESSED_RIGHT
    "{0}: wrong",  # GUESSED_WRONG
    "Higher",  # HIGHER
    "Guess",  # HINT_GUESS
    "Lower",  # LOWER
    "Right guesses",  # RIGHT_GUESSES
)
