"""The interface of a game, and the errors and options that all games share.

The classes under TYPE_CHECKING are the contract. They are Protocols: pyright compares each game
with them in tests/engine/contract_check.py, and no interpreter ever runs them. A game has these
modules in its folder:

state      class State and RULES_VERSION      StateModule, State
view       class View                         View
options    OPTIONS and PRESETS                OptionsModule
events     the codes, and event_for           EventsModule
names      actions as text                    NamesModule
notation   everything as text                 NotationModule
bot        think and VERSION                  BotModule; with a guided hand TaughtBotModule
judge      of a game with reviews             JudgeModule

An action is an int below 4096: a journal has twelve bits for it (app/core/journal_entries.py).
Some games add an argument, which is `bytes`. An event is a tuple (code, ...) of ints and bytes. A
seat is an int that counts from 0. A seed is 16 hex digits.

How a bot imagines the cards that it cannot see is the bot's own matter: the contract has no
function that draws a State from a View.
"""

from collections import namedtuple

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from typing import Any, Protocol

    from engine.judgement import Judgement

    Event = tuple[Any, ...]

    class Result(Protocol):
        """The result of a round: who won it, and all hands as they were at its end."""

        @property
        def winner(self) -> int:
            """The seat that won, or -1 for nobody."""
            ...

        @property
        def bill(self) -> Sequence[Any]:
            """The lines of the score: what counts, for whom, and how many points."""
            ...

        @property
        def hands(self) -> Sequence[bytes]:
            """The hand of each seat at the end."""
            ...

    class Outcome(Protocol):
        """The result of a match. A side is a seat, or the partners who score together."""

        @property
        def winners(self) -> Sequence[int]:
            """The sides that won."""
            ...

        @property
        def places(self) -> Sequence[int]:
            """The place of each side, 1 the best; equal sides share a place."""
            ...

    class View(Protocol):
        """Everything that one seat may know, and nothing else.

        A view is a snapshot: it owns its buffers, and nothing done to it reaches the state.
        """

        seat: int  # whose view it is
        players: int
        options: dict[str, Any]
        to_act: int  # the seat to decide, -1 when the match is over
        round_no: int  # of the round in play, from 1
        phase: int
        turn: int  # the seat in turn
        legal: list[int]  # what this seat may do now; empty if another seat decides
        scores: list[int]  # per side

        @property
        def result(self) -> Result | None:
            """The result of the round if it is over, else None."""
            ...

        @property
        def outcome(self) -> Outcome | None:
            """The result of the match if it is over, else None."""
            ...

    class State(Protocol):
        """A match: its rounds, whose turn it is, and what may be done.

        `State(options, seed)` begins a match and deals its first round. It raises BadOptions,
        which names the option, or ValueError for a bad seed.
        """

        options: dict[str, Any]  # complete
        seed: str
        players: int  # number of seats
        round_no: int  # of the round in play, from 1
        scores: list[int]  # per side
        deal_events: list[Event]  # the events of the deal of the round in play

        @property
        def to_act(self) -> int:
            """The seat to decide, or -1 when the match is over."""
            ...

        @property
        def round_result(self) -> Result | None:
            """The result of the round between two rounds and after the match, else None."""
            ...

        def legal_actions(self) -> list[int]:
            """Return the actions that the seat to act may choose, in a fixed order."""
            ...

        def apply(self, action: int, arg: Any = None) -> list[Event]:
            """Carry an action out and return its events.

            Raises IllegalAction and then leaves the state as it was.
            """
            ...

        def view(self, seat: int) -> View:
            """Return a snapshot of what a seat may know."""
            ...

        def outcome(self) -> Outcome | None:
            """Return the result of the match if it is over, else None."""
            ...

        def copy(self) -> "State":
            """Return an independent copy."""
            ...

        # engine/off_board.py has these for all games.

        @classmethod
        def from_position(cls, **pieces: Any) -> Any:
            """Return a state in the middle of a round. Raises ValueError if it is impossible."""
            ...

        def legal_texts(self) -> list[str]:
            """Return the actions of `legal_actions` as text."""
            ...

        def play(self, text: str) -> list[str]:
            """Carry out an action given as text; return its events as texts."""
            ...

    AnyState = State

    class StateModule(Protocol):
        """The module `state`."""

        @property
        def RULES_VERSION(self) -> int:  # noqa: N802
            """A number in every record. It rises when the same actions play another match."""
            ...

        @property
        def State(self) -> "Callable[[dict[str, Any], str], AnyState]":  # noqa: N802
            """The class State, called with options and seed."""
            ...

    class OptionsModule(Protocol):
        """The module `options`."""

        OPTIONS: tuple["Option", ...]

        @property
        def PRESETS(self) -> Sequence[tuple[str, dict[str, Any]]]:  # noqa: N802
            """Pairs of a name and settings; the first preset is the default."""
            ...

    class EventsModule(Protocol):
        """The module `events`."""

        def event_for(self, event: Event, seat: int) -> Event:
            """Return the event, with values that this seat may not see replaced by HIDDEN."""
            ...

    class NamesModule(Protocol):
        """The module `names`. Records are written with it."""

        def action(self, number: int, arg: Any = None) -> str:
            """Return the text of an action."""
            ...

        def parse_action(self, text: str) -> tuple[int, Any]:
            """Return (action, argument or None) of a text. Raises BadNotation."""
            ...

    class NotationModule(NamesModule, Protocol):
        """The module `notation`: all that `names` has, and more. No board has it.

        What cannot be read raises BadNotation.
        """

        def hand(self, pieces: Any) -> str:
            """Return the text of a sequence of pieces."""
            ...

        def parse_hand(self, text: str) -> bytes:
            """Return the pieces of a text."""
            ...

        def event(self, happened: Event) -> str:
            """Return the text of an event, one line."""
            ...

        def parse_event(self, text: str) -> Event:
            """Return the event of a text."""
            ...

        def position(self, state: Any) -> str:
            """Return the text of a state in the middle of a round, a line for each value."""
            ...

        def parse_position(self, text: str) -> dict[str, Any]:
            """Return the arguments of State.from_position."""
            ...

        def view(self, seen: Any) -> str:
            """Return the text of a view, a line for each value."""
            ...

        def parse_view(self, text: str) -> Any:
            """Return the view of a text."""
            ...

        def event_lines(self, happened: Event, state: Any) -> list[str]:
            """Return the lines of a transcript for an event; a deal also tells the hands."""
            ...

    class BotModule(Protocol):
        """The module `bot`. It has every level of games.levels_of."""

        @property
        def VERSION(self) -> int:  # noqa: N802
            """A number in every record. It rises when a level starts to choose differently."""
            ...

        def think(
            self, view: Any, rng: Any, level: str, style: str = ""
        ) -> Generator[None, None, tuple[int, Any]]:
            """Choose (action, argument) for the seat of a view, in slices of the chip's time.

            Several may be resumed in turn: each chooses as it would alone.
            style: one of games.styles_of, or "" for a bot without one.
            """
            ...

    class TaughtBotModule(BotModule, Protocol):
        """The module `bot` of a game with a guided hand."""

        def sparing(self, view: Any) -> list[int]:
            """Return the legal actions that an opponent in a lesson may choose, perhaps none."""
            ...

    class JudgeModule(Protocol):
        """The module `judge` of a game with reviews; engine/judgement.py explains its results."""

        def judge(self, view: Any, rng: Any, action: int) -> Generator[None, None, Judgement]:
            """Judge an action of the seat of a view, in slices of the chip's time."""
            ...

        def kind_of(self, action: int, best: int) -> int:
            """Return the kind of mistake that an action is where `best` is better."""
            ...


# name: identifier; values: tuple of ints or strings, in the order a menu shows them; default: one
# of them; needs: tuple of (value, other option, values of the other option that allow it). A need
# with the value None says when the option has any effect. Only then a menu lists it; otherwise its
# value is kept but has no effect. The other option comes earlier in the table.
Option = namedtuple("Option", ("name", "values", "default", "needs"))


class IllegalAction(ValueError):
    """The rules do not allow this action now. The state is as it was."""


class BadNotation(ValueError):
    """A text that names no piece, action, event or position; the message names the text."""


class BadOptions(ValueError):
    """A setting that is unknown or not allowed; `option` is its name."""

    def __init__(self, option, reason):
        """Say that `option` (a name) is wrong, and why (a clause in English)."""
        super().__init__("option " + option + ": " + reason)
        self.option = option


def complete(options, table):
    """Return a dict with every option of `table` (a tuple of Option), defaults filled in.

    Raises BadOptions for an unknown name, a value that is not offered, or a value whose needs
    are not met.

    >>> complete({}, (Option("players", (2, 3, 4), 4, ()),))
    {'players': 4}
    """
    names = [option.name for option in table]
    for name in sorted(options):
        if name not in names:
            raise BadOptions(name, "no such option; there are " + ", ".join(names))
    settings = {}
    for option in table:
        value = options.get(option.name, option.default)
        # A look-up by equality alone would take True for 1.
        if isinstance(value, bool) or value not in option.values:
            offered = ", ".join([str(v) for v in option.values])
            raise BadOptions(option.name, repr(value) + " is not one of " + offered)
        settings[option.name] = value
    for option in table:
        for value, other, allowed in option.needs:
            if settings[option.name] == value and settings[other] not in allowed:
                wanted = "".join(["%s or " % v for v in allowed])[:-4]
                raise BadOptions(option.name, "%s needs %s %s" % (value, other, wanted))
    return settings


def check_action(action, arg=None):
    """Raise IllegalAction unless `action` is an int and there is no argument.

    Every State.apply calls this first. If the action takes an argument, the caller leaves `arg`
    out.
    """
    if isinstance(action, bool) or not isinstance(action, int):
        raise IllegalAction("an action is an int")
    if arg is not None:
        raise IllegalAction("this action takes no argument")


def greatest(best, points, round_no, seat, what):
    """Return the greater of two wins; of equal ones the earlier.

    best: the greatest so far, or None; the others describe a new win: what it is worth, its round,
    who won, and what it is, a number of the game.

    >>> greatest((5, 1, 0, 9), 6, 2, 1, 8), greatest((5, 1, 0, 9), 5, 2, 1, 8)
    ((6, 2, 1, 8), (5, 1, 0, 9))
    """
    return best if best and best[0] >= points else (points, round_no, seat, what)


def copy_of(state):
    """Return an independent copy of a State: of every list, dict, bytearray and object in it.

    A mutable object has its own method `copy`. Immutable values are shared.
    """
    other = object.__new__(type(state))
    for name, value in state.__dict__.items():
        setattr(other, name, _copied(value))
    return other


def _copied(value):
    if isinstance(value, list):
        return [_copied(part) for part in value]
    if isinstance(value, bytearray):
        return bytearray(value)
    return value.copy() if hasattr(value, "copy") else value
