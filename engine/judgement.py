"""The judgement of a decision: what the module `judge` of each game returns.

`judge(view, rng, action)` is a generator: it yields after each slice of the chip's time, and
returns a Judgement. It sees what the seat saw: a view from before the action, and the stream that
a bot would have had there. So it knows nothing that the player could not know.
"""

from collections import namedtuple

from engine.compat import const

# Kinds of mistakes: what `kind_of(action, best)` of a game's `judge` returns of two actions of one
# view, of which `best` is better. The numbers are in the player's settings.
OTHER = const(0)
THROW = const(1)  # another tile or card should have been thrown
DRAW = const(2)  # drawn instead of taken, or taken instead of drawn
WIN = const(3)  # a win was passed over
CARD = const(4)  # another card should have been played, or taken
CALL = const(5)  # koi-koi, where stopping was better
STOP = const(6)  # stopped, where koi-koi was better

# best: the action that level hard chooses from the same view
# loss: how much worse the player's action is, for comparing decisions of one game; 0 if the
#       difference is none, or less than what is uncertain about it
# worth: tuple of small ints in the unit that hard decides by; each game's `judge` says what
Judgement = namedtuple("Judgement", ("best", "loss", "worth"))


def is_decision(legal):
    """Return whether a seat has something to decide. legal: its legal actions."""
    return len(legal) > 1
