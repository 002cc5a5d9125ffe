"""What the coach knows: the kinds of mistakes that the player made in the last rounds of a game.

The settings keep it as text (`Settings.mistakes`), so that the menu reads no other file. A round
has nine letters, the newest round last: the kind of the mistake that its bill told of, and the tag
of its own puzzle (app/core/own.py); or `NONE`, and another tag of the round. By the tags a round
counts once. The kinds are those of engine/judgement.py.
"""

from engine.compat import const

NONE = const(".")  # as OTHER of engine/judgement.py: what is no mistake, or of no kind
_ROUNDS = const(10)
_DUE = const(3)  # mistakes of one kind
_LENGTH = const(9)  # letters of a round
MOST = const(_ROUNDS * _LENGTH)


def _rounds(known):
    """Return the rounds in a text, the newest first."""
    return [known[at : at + _LENGTH] for at in range(len(known) - _LENGTH, -1, 0 - _LENGTH)]


def counted(known, kind, tag):
    """Return a text with one more round, unless it has that round. tag: eight letters.

    >>> counted("t12345678", NONE, "abcdefgh")
    't12345678.abcdefgh'
    """
    if tag in [one[1:] for one in _rounds(known)]:
        return known
    return (known + kind + tag)[0 - MOST :]


def due(known):
    """Return the tags of the mistakes to be practised, the newest first, and their kind.

    Both are empty if there are not three of one kind.
    """
    rounds = _rounds(known)
    kinds = [one[0] for one in rounds]
    for kind in kinds:
        if kind != NONE and kinds.count(kind) >= _DUE:
            return [one[1:] for one in rounds if one[0] == kind], kind
    return [], ""


def practised(known, tag):
    """Return a text in which the kind of the mistake with a tag begins anew.

    >>> practised("t12345678dabcdefghtABCDEFGH", "12345678")
    '.12345678dabcdefgh.ABCDEFGH'
    """
    kinds = [one[0] for one in _rounds(known) if one[1:] == tag]
    parts = [NONE + one[1:] if one[0] in kinds else one for one in _rounds(known)]
    parts.reverse()
    return "".join(parts)
