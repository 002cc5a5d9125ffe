"""Helpers for tests of the Koi-Koi table: a table, a position, a decision."""

from engine.koikoi import cards
from engine.koikoi.phases import CHOOSING_TURNED, DECIDING
from engine.koikoi.state import State
from tests.app import rig, tables

SEED = "0000000000000023"
MOON = bytes((cards.MOON, cards.CUP))


def table(
    profile=rig.SQUARE,
    speed="instant",
    state=None,
    seats=("human", "easy"),
    sound=None,
    lang="en",
    **options,
):
    """Return the loop and the table of a match; `state` replaces its first deal."""
    return tables.opened("koikoi", options, seats, SEED, state, profile, speed, sound, lang)


def position(own, field, piles=(b"", b""), **more):
    """Return a State in which seat 0 leads, holds `own` and decides.

    The rest lies across, in the stock, and with the opponent, who will not score with it.
    """
    used = bytes(own) + bytes(field) + bytes(piles[0]) + bytes(piles[1])
    used += bytes((more["pending"],)) if "pending" in more else b""
    rest = [card for card in range(cards.CARDS) if card not in used]
    held = len(own) + (1 if more.get("phase") in (CHOOSING_TURNED, DECIDING) else 0)
    stock = 8 + len(own) + held
    return State.from_position(
        hands=(own, rest[:held]),
        field=field,
        stock=rest[held : held + stock],
        captured=(piles[0], bytes(piles[1]) + bytes(rest[held + stock :])),
        decided=(0, 99),
        **more,
    )


def deciding(**more):
    return position((0, 4), (8, 12), (MOON, b""), phase=DECIDING, turned=cards.MOON, **more)


def play_on(loop):
    """Press what gets the match on: OK plays, takes, and stops where that is asked."""
    rig.press(loop, "BACK" if tables.shown(loop) == "MatchEnd" else "OK")
