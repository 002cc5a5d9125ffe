"""A view as numbers, for programs that learn.

An observation is a row of numbers in named parts, the same for all views of a match. Seats are
counted from the own seat, which is 0, in the order of play. A part "per seat" has the own seat
first. Kinds, faces and cards have the numbers of the engine (tiles.py, cards.py of each game).
"""

from engine.games import load

_MOST = 32767  # numbers are of 16 bits


def actions(game):
    """Return how many actions there are: their numbers are those of the engine."""
    return {"okey": 128 + 53, "koikoi": 128 + 48, "ceki": 129}[game]


def parts(game, view):
    """Return a list of (name, list of ints) for a view."""
    return {"okey": _okey, "koikoi": _koikoi, "ceki": _ceki}[game](view)


def layout(game, options):
    """Return a list of (name, start, length) of the parts, for complete options."""
    view = load(game, "state").State(options, "0" * 16).view(0)
    found = []
    start = 0
    for name, numbers in parts(game, view):
        found.append((name, start, len(numbers)))
        start += len(numbers)
    return found


def _one(place, size):
    """Return a row of zeros with a 1 at a place; all zeros for -1."""
    row = [0] * size
    if place >= 0:
        row[place] = 1
    return row


def _counts(pieces, size):
    """Return how many of each there are."""
    row = [0] * size
    for piece in pieces:
        row[piece] += 1
    return row


def _order(view):
    """Return the seats in the order of play, the own one first."""
    return [(view.seat + step) % view.players for step in range(view.players)]


def _seat(view, seat):
    """Return a row per seat with a 1 at this seat; all zeros for -1."""
    return _one((seat - view.seat) % view.players if seat >= 0 else -1, view.players)


def _scores(view, order):
    """Return the points per seat; partners have the points of their side."""
    return [view.scores[seat % len(view.scores)] for seat in order]


def _round(view):
    return [min(view.round_no, _MOST)]


def _okey(view):
    order = _order(view)
    left = view.active[view.active.index(view.seat) - 1] if view.seat in view.active else view.seat
    tops = [_one(view.discards[seat][-1] if view.discards[seat] else -1, 53) for seat in order]
    return [
        ("phase", _one(view.phase, 5)),
        ("turn, per seat", _seat(view, view.turn)),
        ("leader, per seat", _seat(view, view.leader)),
        ("hand, copies per kind", list(view.hand)),
        ("seen, copies per kind", list(view.seen)),
        ("indicator, by kind", _one(view.indicator, 53)),
        ("joker, by kind", _one(view.joker, 53)),
        ("drawn, by kind", _one(view.drawn, 53)),
        ("taken, by kind", _one(view.taken, 53)),
        ("own discards, copies per kind", _counts(view.discards[view.seat], 53)),
        ("discards at the left, copies per kind", _counts(view.discards[left], 53)),
        ("top discard, per seat by kind", [number for top in tops for number in top]),
        ("tiles in the pile", [view.pile]),
        ("indicator may be drawn", [int(view.indicator_left)]),
        ("showed the twin, per seat", _seat(view, view.shower)),
        ("size of the hand, per seat", [view.hand_sizes[seat] for seat in order]),
        ("still in, per seat", [int(seat in view.active) for seat in order]),
        ("points, per seat", _scores(view, order)),
        ("round", _round(view)),
    ]


def _koikoi(view):
    own, other = view.seat, 1 - view.seat
    let_go = [count for seat in (own, other) for count in view.let_go[seat]]
    return [
        ("phase", _one(view.phase, 7)),
        ("to act, per seat", _seat(view, view.to_act)),
        ("leader, per seat", _seat(view, view.leader)),
        ("hand, by card", _counts(view.hand, 48)),
        ("field, by card", _counts(view.field, 48)),
        ("own pile, by card", _counts(view.captured[own], 48)),
        ("other pile, by card", _counts(view.captured[other], 48)),
        ("seen, by card", list(view.seen)),
        ("pending, by card", _one(view.pending, 48)),
        ("choices, by card", _counts(view.choices, 48)),
        ("turned, by card", _one(view.turned, 48)),
        ("cards in the stock", [view.stock]),
        ("size of the hand, per seat", [view.hand_sizes[own], view.hand_sizes[other]]),
        ("koi-koi calls, per seat", [view.calls[own], view.calls[other]]),
        ("points at the last decision, per seat", [view.decided[own], view.decided[other]]),
        ("let go, per seat by month", let_go),
        ("points, per seat", [view.scores[own], view.scores[other]]),
        ("round", _round(view)),
        ("rounds of the match", [view.rounds]),
    ]


def _ceki(view):
    order = _order(view)
    known = [number for seat in order for number in view.known[seat]]
    let_go = [view.let_go[seat] >> kind & 1 for seat in order for kind in range(12)]
    return [
        ("phase", _one(view.phase, 5)),
        ("turn, per seat", _seat(view, view.turn)),
        ("opener, per seat", _seat(view, view.opener)),
        ("hand, copies per face", list(view.hand)),
        ("seen, copies per face", list(view.seen)),
        ("discards, copies per face", _counts(view.discards, 30)),
        ("top discard, by face", _one(view.discards[-1] if view.discards else -1, 30)),
        ("origin of the top discard: none, drawn, hand", _one(view.origin + 1, 3)),
        ("drawn, by face", _one(view.drawn, 30)),
        ("taken, by face", _one(view.taken, 30)),
        ("awaited, by kind", _one(view.awaited, 12)),
        ("cards laid down, per seat", [view.called[seat] for seat in order]),
        ("known in hand, per seat copies per face", known),
        ("let go since the call, per seat by kind", let_go),
        ("cards in the stock", [view.stock]),
        ("reshuffles", [view.reshuffles]),
        ("size of the hand, per seat", [view.hand_sizes[seat] for seat in order]),
        ("points, per seat", _scores(view, order)),
        ("round", _round(view)),
    ]
