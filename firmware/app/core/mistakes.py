"""The kinds of mistakes that the player made in the last rounds of a game.

The settings keep it as text (`Settings.mistakes`), so that the menu reads no other file. A round
has nine letters, the newest round last:

    1 letter    the kind of the mistake that its bill told of (engine/judgement.py), or `NONE`
    8 letters   a tag. With a mistake it is the tag of the player's own puzzle about it
                (own_puzzles.py), else another tag of the round

"1123456780abcdefgh" are two rounds. The first has a mistake of kind 1 (a throw), whose puzzle has
the tag "12345678". The second, "abcdefgh", has none. A tag that is there already is not counted
again, so that each round counts once.
"""

from engine.compat import const

NONE = const(0)  # as OTHER of engine/judgement.py: what is no mistake, or of no kind
_NO_KIND = const("0")
_ROUNDS = const(10)
_DUE = const(3)  # mistakes of one kind
_LENGTH = const(9)  # letters of a round
MOST = const(_ROUNDS * _LENGTH)


def _rounds(known):
    """Return the rounds in a text, a list."""
    return [known[at : at + _LENGTH] for at in range(0, len(known) - _LENGTH + 1, _LENGTH)]


def counted(known, kind, tag):
    """Return a text with one more round, unless it has that round. tag: eight letters.

    >>> counted("112345678", NONE, "abcdefgh")
    '1123456780abcdefgh'
    """
    if tag in [one[1:] for one in _rounds(known)]:
        return known
    return (known + str(kind) + tag)[0 - MOST :]


def due(known):
    """Return the tags of the mistakes to be practised, and their kind as text.

    There are none, and the kind is "0", if there are not three of one kind.
    """
    rounds = _rounds(known)
    kinds = [one[0] for one in rounds]
    for kind in kinds:
        if kind != _NO_KIND and kinds.count(kind) >= _DUE:
            return [one[1:] for one in rounds if one[0] == kind], kind
    return [], _NO_KIND


def practised(known, tag):
    """Return a text in which the kind of the mistake with a tag begins anew.

    >>> practised("1123456782abcdefgh1ABCDEFGH", "12345678")
    '0123456782abcdefgh0ABCDEFGH'
    """
    rounds = _rounds(known)
    kinds = [one[0] for one in rounds if one[1:] == tag]
    return "".join([_NO_KIND + one[1:] if one[0] in kinds else one for one in rounds])
