"""The styles of Koi-Koi: what a bot adds to the worth that its level gives to a move.

bold: calls koi-koi sooner.
wary: stops sooner.
ribbons: captures ribbons.
spoiler: captures the cards that would complete a yaku of the opponent.
"""

from engine.compat import const
from engine.koikoi import cards, yaku

BOLD = "bold"
WARY = "wary"
RIBBONS = "ribbons"
SPOILER = "spoiler"

PROMISE = const(16)  # 32nds of a point that a liking is worth to medium
# In units of the value of a play-out, see table_policy.value.
WORTH = const(180)  # a liking
CALL = const(400)  # a point of nerve
# Points by which a style calls sooner.
_BOLD = const(2)
_WARY = const(-3)


def nerve(style):
    """Return the points by which a style calls koi-koi sooner."""
    return _BOLD if style == BOLD else _WARY if style == WARY else 0


def liking(view, style, won):
    """Return how much a style likes to capture these cards."""
    if style == RIBBONS:
        return len([card for card in won if cards.kind_of(card) == cards.RIBBON])
    if style == SPOILER:
        theirs = view.captured[1 - view.seat]
        return 2 * sum([_spoils(card, theirs) for card in won])
    return 0


def _spoils(card, theirs):
    """Return how many cards of one small yaku with this card the other has, at most 2."""
    most = 0
    for pattern in yaku.PATTERNS:
        if pattern.least < 4 and card in pattern.cards:
            most = max(most, len([one for one in pattern.cards if one in theirs]))
    return min(most, 2)
