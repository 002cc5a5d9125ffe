"""Texts for an Okey table: tiles, events, the bill of a round."""

from app.texts.catalog import fill, t
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.compat import const
from engine.okey import events, score
from engine.okey.score import side_of
from engine.okey.tiles import FALSE_JOKER, VALUES

_SHAPES = "●▲■◆"

# A tile as a picture within a text is the sum of these and its kind. `Letters` in app/okey/art.py
# draws it.
_PICTURES = const(0xE000)
_JOKER = const(64)  # the joker
_FALSE = const(128)  # a false joker; its kind is the joker's

# By event code: the text id for another seat, and the one for the player.
_SAID = {
    events.DREW: (ids.DREW, ids.YOU_DREW),
    events.DREW_INDICATOR: (ids.DREW_INDICATOR, ids.YOU_DREW_INDICATOR),
    events.TOOK: (ids.TOOK, ids.YOU_TOOK),
    events.DISCARDED: (ids.DISCARDED, ids.YOU_DISCARDED),
    events.SHOWED: (ids.SHOWED, ids.YOU_SHOWED),
    events.DECLINED: (ids.DECLINED, ids.YOU_DECLINED),
    events.FINISHED: (ids.FINISHED, ids.YOU_FINISHED),
}

# The same on a one-bit screen, where each word has a line.
_SHORT = {events.SHOWED: (ids.SHOWED_SHORT, ids.YOU_SHOWED_SHORT)}

_BILL = {
    score.SETS_AND_RUNS: ids.BILL_SETS,
    score.SEVEN_PAIRS: ids.BILL_PAIRS,
    score.JOKER_THROWN: ids.BILL_JOKER,
    score.ONE_COLOUR: ids.BILL_COLOUR,
}


def tile_text(kind, joker, canvas=None):
    """Return a tile as text: its value and the shape of its colour.

    A false joker is a star, followed by the joker if there is one yet. canvas: the one that the
    text is for, if any; if it draws pictures within texts, the tile is one letter, a picture.
    """
    if kind == FALSE_JOKER and joker < 0:
        return "★"
    if canvas and canvas.picture:
        if kind == FALSE_JOKER:
            kind = _FALSE + joker
        elif kind == joker:
            kind += _JOKER
        return chr(_PICTURES + kind)
    if kind == FALSE_JOKER:
        return "★" + tile_text(joker, joker)
    return str(kind % VALUES + 1) + _SHAPES[kind // VALUES]


def event_text(event, you, names, joker, canvas=None):
    """Return the text of an event, without hidden facts; None if it has no text.

    you: the seat that texts call "you"; canvas: the one that the text is for, if any.
    """
    said = (canvas and canvas.mono and _SHORT.get(event[0])) or _SAID.get(event[0])
    if said is None:
        return None
    seat = event[1]
    values = [] if seat == you else [names[seat]]
    if event[0] == events.TOOK:
        values.append(tile_text(event[3], joker, canvas))
    elif event[0] == events.DISCARDED or (event[0] == events.DREW and seat == you):
        values.append(tile_text(event[2], joker, canvas))
    return fill(said[seat == you], *values)


def side_name(side, names, options):
    """Return the name of a side: the name of a seat, or both names of a team."""
    if options["win_mode"] == "partners":
        return fill(table_ids.TEAM, names[side], names[side + 2])
    return names[side]


def round_title(result, view, names):
    """Return how a round ended."""
    if result.winner == view.seat:
        return fill(table_ids.YOU_WON_ROUND, view.round_no)
    if result.winner >= 0:
        return fill(table_ids.WON_ROUND, names[result.winner], view.round_no)
    cut = [line for line in result.bill if line.what == score.TWIN]
    drawn = ids.ROUND_CUT if cut and view.outcome else table_ids.ROUND_DRAWN
    return fill(drawn, view.round_no)


def bill_text(what):
    """Return what a line of the bill of a finish is for."""
    return t(_BILL[what])


def bill_lines(result, view, names):
    """Return the bill as a list of (reason, losers, points), one row for all losers of a reason.

    All three are text, points for example "-2". The last two are empty in a row that costs nobody.
    """
    lines = []
    seen = []
    for line in result.bill:
        cause = (line.what, line.seat)
        if cause in seen:
            continue
        seen.append(cause)
        if line.what == score.TWIN:
            own = line.seat == view.seat
            words = t(ids.BILL_YOU_TWIN) if own else fill(ids.BILL_TWIN, names[line.seat])
        else:
            words = bill_text(line.what)
        hit = [other.side for other in result.bill if (other.what, other.seat) == cause]
        sides = [side for side in sides_from(view) if side in hit]
        losers = ", ".join([side_name(side, names, view.options) for side in sides])
        lines.append((words, losers, "-" + str(line.points)))
    if not lines:
        lines.append((t(ids.BILL_NOBODY), "", ""))
    spent = [side for side in sides_from(view) if view.scores[side] <= 0]
    if view.outcome and spent and not result.left:
        losers = ", ".join([side_name(side, names, view.options) for side in spent])
        lines.append((t(ids.BILL_SPENT), losers, ""))
    for seat in result.left:
        own = seat == view.seat
        lines.append((t(ids.YOU_ARE_OUT) if own else fill(ids.IS_OUT, names[seat]), "", ""))
    return lines


def losses(result, sides):
    """Return a list of the points each side lost in a round."""
    lost = [0] * sides
    for line in result.bill:
        lost[line.side] += line.points
    return lost


def seats_from(view):
    """Return all seats in the order of the table, beginning with the player's."""
    return [(view.seat + i) % view.players for i in range(view.players)]


def sides_from(view):
    """Return all sides in the order of the table, beginning with the player's."""
    sides = []
    for seat in seats_from(view):
        side = side_of(seat, view.options)
        if side not in sides:
            sides.append(side)
    return sides


def side_names(view, names):
    """Return the name of each side of a match."""
    return [side_name(side, names, view.options) for side in range(len(view.scores))]
