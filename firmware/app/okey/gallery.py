"""The tiles of Okey, a book as app/table/rules.py shows it, without options."""

from app.okey.rules import AREA, JOKER, Pieces
from app.table.rules import pieces, text
from app.texts.okey_rules import ids
from engine.okey.tiles import BLACK, BLUE, FALSE_JOKER, RED, VALUES, YELLOW

__all__ = ("AREA", "Pieces", "pages")

_COLOURS = (
    (RED, ids.TILES_RED),
    (YELLOW, ids.TILES_YELLOW),
    (BLUE, ids.TILES_BLUE),
    (BLACK, ids.TILES_BLACK),
)


def pages(options):
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
                pieces(bytes((JOKER - 1,)), bytes((JOKER,))),
                text(ids.JOKER_ANY),
                text(ids.JOKER_FALSE),
                pieces(bytes((FALSE_JOKER,))),
            ],
        ),
    ]
