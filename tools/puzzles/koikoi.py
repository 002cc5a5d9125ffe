"""Solves Koi-Koi's puzzles by trying everything.

Every card is tried, then every card that can be turned, then every choice, by the rules of play.
Yaku are counted from a table of their own.
"""

from engine.koikoi.actions import PLAY
from engine.koikoi.phases import CHOOSING, CHOOSING_TURNED
from engine.puzzles import SEAT

_BRIGHTS = {0, 8, 28, 40, 44}
_RAIN = 40
_ANIMALS = {4, 12, 16, 20, 24, 29, 32, 36, 41}
_RIBBONS = {1, 5, 9, 13, 17, 21, 25, 33, 37, 42}
_TRIOS = ({1, 5, 9}, {21, 33, 37}, {20, 24, 36})
_VIEWINGS = ({28, 32}, {8, 32})


def yaku_of(pile):
    """Return the yaku of a pile by the Italian rules, as a set of their numbers."""
    pile = set(pile)
    brights = len(pile & _BRIGHTS)
    made = set()
    if brights == 5:
        made.add(0)
    elif brights == 4:
        made.add(2 if _RAIN in pile else 1)
    elif brights == 3:
        made.add(3)
    plains = set(range(48)) - _BRIGHTS - _ANIMALS - _RIBBONS
    for number, trio in zip((4, 5, 7), _TRIOS, strict=True):
        if trio <= pile:
            made.add(number)
    for number, kind, least in ((6, _RIBBONS, 5), (8, _ANIMALS, 5), (11, plains, 10)):
        if len(pile & kind) >= least:
            made.add(number)
    for number, pair in zip((9, 10), _VIEWINGS, strict=True):
        if pair <= pile:
            made.add(number)
    return made


def right(puzzle):
    """Return the cards after which the named yaku is made, whichever card is turned."""
    state = puzzle.state
    if puzzle.named in yaku_of(state.captured[SEAT]):
        return set()
    hidden = bytes(state.stock) + bytes(state.hands[1 - SEAT])
    return {
        card for card in state.hands[SEAT] if _can_make(state, PLAY + card, hidden, puzzle.named)
    }


def _can_make(state, action, hidden, named):
    """Whether the seat can choose so that every card that may be turned makes the yaku.

    Which of two cards the played one takes is chosen before the next card is turned.
    """
    return any(
        all(_made_after(state, path, turned, named) for turned in hidden)
        for path in _paths(state, action)
    )


def _paths(state, action):
    """Return the ways to play a card: (action,), or with a choice (action, choice)."""
    trial = state.copy()
    trial.apply(action)
    if trial.phase == CHOOSING:
        return [(action, choice) for choice in trial.legal_actions()]
    return [(action,)]


def _made_after(state, path, turned, named):
    """Whether a yaku is made at the end of the turn with a certain card turned."""
    trial = state.copy()
    other = trial.hands[1 - SEAT]
    if turned in trial.stock:
        at = trial.stock.index(turned)
        trial.stock[at], trial.stock[-1] = trial.stock[-1], turned
    else:
        other[other.index(turned)], trial.stock[-1] = trial.stock[-1], turned
        trial.hands[1 - SEAT] = bytearray(sorted(other))
    for action in path:
        trial.apply(action)
    if trial.phase == CHOOSING_TURNED:
        ends = []
        for choice in trial.legal_actions():
            end = trial.copy()
            end.apply(choice)
            ends.append(end)
    else:
        ends = [trial]
    return any(named in yaku_of(end.captured[SEAT]) for end in ends)
