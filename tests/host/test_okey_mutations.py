"""Break one rule of the engine at a time: the rule tables notice, and say so with status 1."""

import pathlib

import pytest

from engine.okey import deal, melds, score, tiles
from engine.okey.actions import DECLINE, DRAW_INDICATOR, TAKE
from engine.okey.phases import DISCARDING, DRAWING
from engine.okey.round_tiles import RoundTiles
from engine.okey.state import State
from engine.okey.view import View
from sim.command import run
from tools.rules import __main__ as rules

TABLES = pathlib.Path(__file__).resolve().parents[1] / "rules"

_allows = State._allows
_end_round = State._end_round
_formal = deal.formal
_init_view = View.__init__
_may_show = State._may_show
_meld_types = melds.meld_types
_neighbour = State._neighbour
_outcome = score.outcome
_price = score.price
_ranked = score._ranked
_take = RoundTiles.take


def always(action):
    """Return an _allows that lets one action pass whenever a seat is about to draw."""
    return lambda self, asked: self.phase == DRAWING if asked == action else _allows(self, asked)


def priced(colour=None, joker_thrown=None, **settings):
    """Return a price that takes these for the truth."""

    def price(is_pairs, real_colour, really_thrown, real):
        return _price(
            is_pairs,
            real_colour if colour is None or real_colour < 0 else colour,
            really_thrown if joker_thrown is None else joker_thrown,
            dict(real, **settings),
        )

    return price


def around_the_corner(group, joker):
    turned = {kind % tiles.VALUES for kind in group} == {12, 0, 1}
    return _meld_types(group, joker) | (melds.RUN if turned else 0)


def ends_below_nothing(settings, scores, active, left_in):
    return _outcome(settings, [number + 1 for number in scores], active, left_in)


def ties_go_to_the_first(standing, winning_places):
    found = _ranked(standing, winning_places)
    return found._replace(winners=found.winners[:winning_places])


def from_the_top(order, players, one_throw, die):
    dealt = _formal(order, players, one_throw, die)
    return dealt._replace(from_bottom=7 - dealt.from_bottom)


def no_false_jokers(order, players, one_throw, die):
    return _formal(bytes([kind % tiles.NUMBERED for kind in order]), players, one_throw, die)


def sees_all(self, state, seat):
    _init_view(self, state, seat)
    self.discards = [bytes(pile) for pile in state.table.discards]


def nobody_leaves(self, winner, thrown, groups):
    happened = _end_round(self, winner, thrown, groups)
    self.round_result = self.round_result._replace(left=())
    return happened


def ends_at_a_showing(self, seat, shows):
    kinds = bytes((self.table.indicator,))
    return self.charge(seat, [(score.TWIN, 1)], kinds) + self._end_round(-1, -1, [])


def may_throw_anything(self, kind):
    return self.phase == DISCARDING and self.table.hands[self.turn][kind] > 0


def shows_at_any_first_turn(self):
    return self.shower < 0 and not self.acted >> self.turn & 1


def shows_at_any_time(self):
    return self.twin_holder == self.turn and self.shower < 0


def takes_the_oldest(self, seat, source):
    self.discards[source] = bytearray(reversed(self.discards[source]))
    return _take(self, seat, source)


def from_the_other_end(order, players, one_throw, die):
    return _formal(
        order[100:105] + order[5:100] + order[:5] + order[105:], players, one_throw, die
    )


# Each row: the broken rule, its place, the replacement; the table and a case that must fail.
MUTATIONS = [
    ("joker after 13", tiles, "joker_of", lambda kind: kind + 1, "tiles", "okey-003"),
    ("joker is the indicator", tiles, "joker_of", lambda kind: kind, "tiles", "okey-004"),
    ("false joker", tiles, "face_of", lambda kind, joker: kind, "tiles", "okey-003"),
    ("13-1-2", melds, "meld_types", around_the_corner, "tiles", "okey-015"),
    ("no sets", melds, "SET", 0, "tiles", "okey-026"),
    ("joker is no more", score, "price", priced(joker_thrown=False), "scores", "okey-078"),
    ("pairs always 8", score, "price", priced(pairs_joker=8), "hands", "okey-049"),
    ("pairs never 8", score, "price", priced(pairs_joker=4), "hands", "okey-050"),
    ("one colour doubles", score, "price", priced(one_colour="any"), "scores", "okey-score-38"),
    ("it never does", score, "price", priced(one_colour="off"), "hands", "okey-058"),
    ("blue is red", score, "price", priced(colour=tiles.RED), "hands", "okey-059"),
    ("one more point", score, "outcome", ends_below_nothing, "scores", "okey-082"),
    ("ties are broken", score, "_ranked", ties_go_to_the_first, "scores", "okey-score-58"),
    ("top2 is single", score, "_ranked", lambda all, n: _ranked(all, 1), "scores", "okey-083"),
    ("nobody leaves", State, "_end_round", nobody_leaves, "scores", "okey-086"),
    ("showing", State, "_show_or_pass", ends_at_a_showing, "scores", "okey-score-78"),
    ("clockwise", State, "_neighbour", lambda s, i, d: _neighbour(s, i, -d), "deal", "okey-071"),
    ("from the top", deal, "formal", from_the_top, "deal", "okey-071"),
    ("wall mixed up", deal, "formal", from_the_other_end, "deal", "okey-deal-44"),
    ("oldest discard", RoundTiles, "take", takes_the_oldest, "turns", "okey-turn-22"),
    ("false joker up", deal, "formal", no_false_jokers, "deal", "okey-deal-17"),
    ("thrown back", State, "_may_throw", may_throw_anything, "turns", "okey-103"),
    ("and finished", State, "_may_throw", may_throw_anything, "hands", "okey-fin-04"),
    ("shown unseen", State, "_may_show", shows_at_any_first_turn, "turns", "okey-113"),
    ("shown late", State, "_may_show", shows_at_any_time, "turns", "okey-turn-88"),
    ("never shown", State, "_may_show", lambda self: False, "turns", "okey-110"),
    ("decline", State, "_allows", always(DECLINE), "turns", "okey-turn-26"),
    ("take again", State, "_allows", always(TAKE), "turns", "okey-turn-71"),
    ("draw it", State, "_allows", always(DRAW_INDICATOR), "turns", "okey-108"),
    ("no finish at once", State, "finishing", lambda self: b"", "turns", "okey-098"),
    ("claims hold", melds, "is_legal", lambda groups, joker: True, "turns", "okey-turn-63"),
    ("far piles", View, "__init__", sees_all, "turns", "okey-sees-00"),
    ("nothing helps", melds, "useful_draws", lambda *hand: b"", "distances", "okey-d0000b"),
    ("throw nothing", melds, "best_discards", lambda *hand: (0, b""), "distances", "okey-d0884b"),
    ("too far", melds, "distance_melds", lambda *hand: 7, "distances", "okey-d0053a"),
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation[0])
def test_a_broken_rule_is_noticed(monkeypatch, capsys, mutation):
    _, owner, name, broken, table, case = mutation
    monkeypatch.setattr(owner, name, broken)
    assert_noticed(f"okey_{table}.json", case, capsys)


def assert_noticed(table, case, capsys):
    """A table fails in this case."""
    assert run(rules.main, [str(TABLES / table)]) == 1
    assert f"\n{case}: expected " in "\n" + capsys.readouterr().out
