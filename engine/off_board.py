"""Text for a person at a computer: states and views that can be printed, moves as text.

No board has this module. tools/build/off_board.py says which others there are not, and how the
games do without them.
"""

from engine.compat import TYPE_CHECKING
from engine.games import load, result_of
from engine.rng import Rng

if TYPE_CHECKING:
    from typing import Any


class Readable:
    """A View that can be printed: `str` has all that it knows, in the notation of the game.

    >>> from engine.ceki.state import State
    >>> view = State({"players": 2}, "0000000000000001").view(0)
    >>> view, view.ask("hard")
    (<ceki: round 1, seat 0 to act, as seat 0 sees it>, 'draw')
    """

    def ask(self, level, rng=None):
        """Return the action, as text, that a bot of a level chooses for this seat.

        rng: the stream that the bot draws from; without one it always draws the same.
        """
        think = load(_game_of(self), "bot").think
        chosen = result_of(think(self, rng or Rng(bytes(4)), level))
        return _notation(self).action(*chosen)

    def __repr__(self: "Any"):
        return "%s, as seat %d sees it>" % (_named(self)[:-1], self.seat)

    def __str__(self):
        return _notation(self).view(self)


class Playable:
    """A State that can be printed, and played with texts.

    >>> from engine.ceki.state import State
    >>> state = State({"players": 2}, "0000000000000001")
    >>> state
    <ceki: round 1, seat 0 to act>
    >>> state.play("draw")
    ['seat 0 draws WF']
    >>> state.legal_texts()[:3]
    ['throw:C2', 'throw:C4', 'throw:C5']
    """

    def __repr__(self):
        return _named(self)

    def __str__(self):
        return _notation(self).position(self)

    @classmethod
    def from_position(cls, **pieces):
        """Return a state in the middle of a round.

        pieces: the arguments of `build` in engine/GAME/position.py, and what `parse_position` of
        the game's notation returns. Raises ValueError if the position is impossible.
        """
        return load(_game_of(cls), "position").build(cls, **pieces)

    def legal_texts(self: "Any"):
        """Return `legal_actions()` as text."""
        return [_notation(self).action(action) for action in self.legal_actions()]

    def play(self: "Any", text):
        """Carry out an action given as text; return its events as texts.

        Raises BadNotation, IllegalAction.
        """
        notation = _notation(self)
        return [notation.event(event) for event in self.apply(*notation.parse_action(text))]


def _named(shown):
    acting = "over" if shown.to_act < 0 else "seat %d to act" % shown.to_act
    return "<%s: round %d, %s>" % (_game_of(shown), shown.round_no, acting)


def _notation(shown):
    return load(_game_of(shown), "notation")


def _game_of(shown):
    """Return the name of the game that a State or View, or its class, belongs to."""
    return shown.__module__.split(".")[1]
