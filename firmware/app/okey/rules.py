"""The rules of Okey on the device: app/table/rules.py says what a book has."""

from app.okey.art import Tiles
from app.table.rules import pieces, row, text
from app.texts.okey_rules import ids
from engine.okey import score
from engine.okey.actions import FINISH, SHOW
from engine.okey.tiles import BLACK, BLUE, FALSE_JOKER, RED, VALUES, YELLOW

AREA = "okey_rules"

_TWIN, _TURN, _FINISH, COUNTS = 2, 3, 4, 5  # pages

_RED, _YELLOW, _BLUE, _BLACK = [colour * VALUES - 1 for colour in (RED, YELLOW, BLUE, BLACK)]
JOKER = _YELLOW + 8  # of all examples; the indicator is one below

_SETS = (
    bytes((_RED + 7, _BLUE + 7, _BLACK + 7)),
    bytes((_RED + 3, _YELLOW + 3, _BLUE + 3, _BLACK + 3)),
)
_RUNS = (bytes((_RED + 5, _RED + 6, _RED + 7)), bytes((_BLUE + 12, _BLUE + 13, _BLUE + 1)))
_PAIR = (bytes((_BLUE + 9, _BLUE + 9)),)
_INDICATOR = (bytes((JOKER - 1,)), bytes((JOKER,)))
_WITH_JOKER = (bytes((_BLACK + 6, _BLACK + 7, JOKER, _BLACK + 9)),)
_WITH_FALSE = (bytes((_YELLOW + 7, FALSE_JOKER, _YELLOW + 9)),)
_HAND = (
    bytes((_RED + 5, _RED + 6, _RED + 7)),
    bytes((_RED + 10, _RED + 11, _RED + 12)),
    bytes((_YELLOW + 7, FALSE_JOKER, _YELLOW + 9, _YELLOW + 10)),
    bytes((_BLACK + 6, _BLACK + 7, JOKER, _BLACK + 9)),
)

_COLOURS = (
    (RED, ids.TILES_RED),
    (YELLOW, ids.TILES_YELLOW),
    (BLUE, ids.TILES_BLUE),
    (BLACK, ids.TILES_BLACK),
)

_SHOWN = {"own_turn": ids.TWIN_OWN, "before_start": ids.TWIN_START, "off": ids.TWIN_OFF}
_WON = {
    "single": ids.END_SINGLE,
    "top2": ids.END_TOP2,
    "elimination": ids.END_ELIMINATION,
    "partners": ids.END_PARTNERS,
}
_COLOUR = {"any": ids.COLOUR_ANY, "red_black": ids.COLOUR_RED_BLACK}


class Pieces:
    """Draws small tiles; one kind is the joker of all examples."""

    def __init__(self, canvas, layout):
        """Draw on `canvas` in the size of the results."""
        self._tiles = Tiles(canvas, layout.SMALL_TILE)
        self.w = self._tiles.w
        self.h = self._tiles.h

    def draw(self, piece, x, y):
        self._tiles.draw(piece, x, y, JOKER)


def pages(options):
    """Return the pages as the options have the rules."""
    return [
        (
            ids.GOAL,
            [
                text(ids.GOAL_ALL),
                text(ids.GOAL_SET),
                pieces(*_SETS),
                text(ids.GOAL_RUN),
                pieces(*_RUNS),
                text(ids.GOAL_PAIRS),
                pieces(*_PAIR),
            ],
        ),
        (
            ids.JOKER,
            [
                text(ids.JOKER_TILES),
                text(ids.JOKER_FOUND),
                pieces(*_INDICATOR),
                text(ids.JOKER_ANY),
                pieces(*_WITH_JOKER),
                text(ids.JOKER_FALSE),
                pieces(*_WITH_FALSE),
            ],
        ),
        (
            ids.TWIN,
            [
                text(ids.TWIN_WHAT),
                pieces(_INDICATOR[0], _INDICATOR[0]),
                text(_SHOWN[options["gosterme"]]),
            ],
        ),
        (
            ids.TURN,
            [
                text(ids.TURN_TAKE),
                text(ids.TURN_THROW),
                text(ids.TURN_KEPT),
                text(ids.TURN_EMPTY),
            ],
        ),
        (
            ids.FINISH,
            [text(ids.FINISH_HOW), pieces(*_HAND), text(ids.FINISH_LATER)],
        ),
        (ids.COUNTS, _counts(options)),
        (
            ids.END,
            [
                text(ids.END_WHEN),
                text(_WON[options["win_mode"]]),
                text(ids.END_DEAL),
            ],
        ),
    ]


def gallery(options):
    """Return a page of the four colours, and one of the joker and what stands for it."""
    colours = [text(ids.JOKER_TILES)]
    for colour, sentence in _COLOURS:
        first = colour * VALUES
        colours += [text(sentence), pieces(bytes(range(first, first + VALUES)))]
    return [
        (ids.TILES, colours + [text(ids.GOAL_SET), text(ids.GOAL_RUN), text(ids.GOAL_PAIRS)]),
        (
            ids.JOKER,
            [
                text(ids.JOKER_FOUND),
                pieces(*_INDICATOR),
                text(ids.JOKER_ANY),
                text(ids.JOKER_FALSE),
                pieces(bytes((FALSE_JOKER,))),
            ],
        ),
    ]


def _counts(options):
    """Return the blocks about the points that each event costs the others."""
    blocks = [text(ids.COUNTS_LOST, options["start"])]
    if options["gosterme"] != "off":
        blocks.append(row(ids.ROW_TWIN, "-1"))
    for label, is_pairs, thrown in (
        (ids.ROW_SETS, False, False),
        (ids.ROW_JOKER, False, True),
        (ids.ROW_PAIRS, True, False),
        (ids.ROW_PAIRS_JOKER, True, True),
    ):
        points = score.total(score.price(is_pairs, -1, thrown, options))
        blocks.append(row(label, "-" + str(points)))
    if options["one_colour"] in _COLOUR:
        blocks.append(text(_COLOUR[options["one_colour"]]))
    blocks.append(text(ids.COUNTS_DRAWN))
    return blocks


def page_for(view):
    """Return the number of the page about what can be done now."""
    if SHOW in view.legal:
        return _TWIN
    finishes = view.legal and max(view.legal) >= FINISH
    return _FINISH if finishes else _TURN
