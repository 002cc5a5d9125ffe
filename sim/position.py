"""Reads a position to practise from: JSON with the notation of records.

    {"game": "okey", "options": {"players": 2}, "indicator": "R4", "turn": 0,
     "phase": "discarding", "drawn": "K13",
     "hands": ["R1 R2 R3 Y7 B7 K7 B9 B10 B11 K1 K2 K3 K9 K10 K13", null], "discards": ["", "Y1"]}

`game` is one of the games. All else is what `from_position` of the game's State takes, see
engine/GAME/position.py: pieces are text parted by spaces or commas, a phase is its name. A hand
that is null or left out, and the pile or stock if it is left out, are dealt from what is left.
"""

import json
from collections import Counter
from typing import NamedTuple

from engine.games import GAMES, load
from engine.rng import Rng, mix
from sim import requests
from sim.requests import Sorry

_SEED = "0000000000000000"


class Fields(NamedTuple):
    """The fields of a game's position that have pieces.

    parse    name of the notation's function for one piece
    pieces   all pieces of the game
    single   fields that are one piece
    several  fields that are some pieces
    seats    fields that are some pieces for each seat
    rest     the field that gets what is left
    """

    parse: str
    pieces: "list[int]"
    single: "tuple[str, ...]"
    several: "tuple[str, ...]"
    seats: "tuple[str, ...]"
    rest: str


_FIELDS = {
    "okey": Fields(
        "parse_tile",
        [kind // 2 for kind in range(106)],
        ("indicator", "drawn", "taken"),
        ("pile",),
        ("hands", "discards"),
        "pile",
    ),
    "koikoi": Fields(
        "parse_card",
        list(range(48)),
        ("pending", "turned"),
        ("field", "stock"),
        ("hands", "captured"),
        "stock",
    ),
    "ceki": Fields(
        "parse_card",
        [card // 4 for card in range(120)],
        ("drawn", "taken"),
        ("stock", "discards"),
        ("hands",),
        "stock",
    ),
}
# The fields that are one number, and those with several; all others are taken as they are.
_NUMBERS = ("turn", "dealer", "leader", "round_no", "twin_holder", "origin", "reshuffles")
_LISTS = ("scores", "active", "acted", "empty_takes", "called", "calls", "decided", "answers")
_MOST = 9999  # of any number: no table has room for more


def read(path):
    """Return (game, pieces) of a file. Raises Sorry with a sentence about what is wrong."""
    text = requests.read_text(path, "position")
    try:
        found = json.loads(text)
        if not isinstance(found, dict):
            raise ValueError("it is no object in braces")
        game = found.pop("game", None)
        if game not in GAMES:
            raise ValueError("its game is none of " + ", ".join(GAMES))
        pieces = _pieces(game, found)
        state = load(game, "state").State.from_position(**pieces)
        if not state.legal_actions():
            raise ValueError("nothing can be decided in it")
    except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise Sorry(f"the position {path} cannot be used: {error}")
    return game, pieces


def _pieces(game, found):
    """Return the arguments of `from_position`; raises ValueError or TypeError."""
    fields = _FIELDS[game]
    parse = getattr(load(game, "notation"), fields.parse)
    phases = load(game, "phases")
    pieces = dict(found)
    if "phase" not in pieces or "turn" not in pieces or "hands" not in pieces:
        raise ValueError("it has to say phase, turn and hands")
    _check_numbers(pieces)
    phase = str(pieces["phase"])
    pieces["phase"] = getattr(phases, phase.upper(), None) if phase.islower() else None
    if pieces["phase"] is None:
        raise ValueError(f"there is no phase {phase!r}")

    def line(text):
        return bytes(parse(one) for one in str(text).replace(",", " ").split())

    for field in fields.single:
        if field in pieces:
            pieces[field] = parse(str(pieces[field]))
    for field in fields.several:
        if field in pieces:
            pieces[field] = line(pieces[field])
    for field in fields.seats:
        if field in pieces:
            pieces[field] = [None if one is None else line(one) for one in pieces[field]]
    if game == "okey":
        pieces.setdefault("discards", [b""] * len(pieces["hands"]))
    if game == "ceki":
        pieces.setdefault("discards", b"")
    left = Counter(fields.pieces)
    left.subtract(_described(pieces, [*fields.several, *fields.seats], ("indicator", "pending")))
    if any(count < 0 for count in left.values()):
        raise ValueError("a piece is described too often")
    rest = bytearray(sorted(left.elements()))
    Rng(mix(str(pieces.get("seed", _SEED)), 1)).shuffle(rest)
    sizes = [len(hand) for hand in pieces["hands"] if hand is not None]
    for seat, hand in enumerate(pieces["hands"]):
        if hand is None:
            size = _size(game, pieces, seat, sizes)
            pieces["hands"][seat], rest = bytes(rest[:size]), rest[size:]
    pieces.setdefault(fields.rest, bytes(rest))
    return pieces


def _check_numbers(pieces):
    """Raise ValueError if a field is no number that should be one, or no list of numbers."""
    for field in _NUMBERS:
        if not _is_number(pieces.get(field, 0)):
            raise ValueError(f"{field} must be a number")
    for field in _LISTS:
        value = pieces.get(field, [])
        if not isinstance(value, list) or not all(map(_is_number, value)):
            raise ValueError(f"{field} must be a list of numbers")


def _is_number(value):
    return type(value) is int and abs(value) <= _MOST


def _described(pieces, many, single):
    """Return all pieces that a position describes; the tile just drawn is in a hand."""
    found = [pieces[field] for field in single if pieces.get(field, -1) >= 0]
    for field in many:
        value = pieces.get(field, b"")
        parts = [value] if isinstance(value, bytes) else value
        found += [one for part in parts if part is not None for one in part]
    return found


def _size(game, pieces, seat, sizes):
    """Return how many pieces a hand has that is not described."""
    if game == "koikoi":
        if not sizes:
            raise ValueError("one hand at least has to be described")
        leader = pieces.get("leader", 0)
        played = 0 if pieces["phase"] <= load(game, "phases").PLAYING else 1
        before = 1 if pieces["turn"] != leader else 0
        ahead = played - before  # cards that the other seat holds more than the one in turn
        return sizes[0] - ahead if seat == pieces["turn"] else sizes[0] + ahead
    full = {"okey": 14, "ceki": 8}[game]
    names = {"okey": "DISCARDING", "ceki": "THROWING"}
    throws = pieces["phase"] == getattr(load(game, "phases"), names[game])
    return full + (throws and seat == pieces["turn"])
