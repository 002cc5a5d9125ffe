"""Break one rule of Ceki at a time: the rule tables notice it, in the case that is about it."""

import pytest

from engine.ceki import cards, outs, score, sets
from engine.ceki.actions import DRAW, LEAVE, PASS, TAKE, WIN
from engine.ceki.events import DRAWN_THROWN, FROM_HAND
from engine.ceki.phases import TAKING, THROWING
from engine.ceki.state import State
from engine.ceki.view import View
from tests.host.test_okey_mutations import assert_noticed

_allows = State._allows
_awaited = sets.awaited
_bill = score.bill
_init_view = View.__init__
_is_over = score.is_over
_kind_of = cards.kind_of
_may_throw = State._may_throw
_may_win = State._may_win
_ranked = score.ranked
_reshuffle = State._reshuffle
_throw = State._throw


def instead(action, rule):
    """An _allows with another rule for one action."""
    return lambda self, asked: rule(self) if asked == action else _allows(self, asked)


def honour_is_ten(kind):
    return kind + 1 if kind < cards.RANKS else 10


def suits_count(faces):
    return len(faces) == 3 and len(set(faces)) == 1


def flowers_are_ones(face):
    return 0 if face in (cards.WHITE_FLOWER, cards.RED_FLOWER) else _kind_of(face)


def only_three_three_two(kinds):
    return _awaited(kinds) if max(kinds) <= 3 else -1


def two_fours_too(kinds):
    fours = [kind for kind in range(cards.KINDS) if kinds[kind] == 4]
    return fours[0] if len(fours) == 2 else _awaited(kinds)


def seven_and_one_too(kinds):
    return bytes(kinds).find(7) if 7 in kinds else _awaited(kinds)


def lies_on(self, seat):
    return False


def anybody_wins(self):
    if self.phase not in (TAKING, THROWING):
        return False
    face = self.drawn if self.phase == THROWING else (list(self.discards) or [-1])[-1]
    kinds = cards.kinds_of_hand(self.hands[self.turn])
    if self.phase == TAKING and face >= 0:
        kinds[cards.kind_of(face)] += 1
    return face >= 0 and sum(kinds) == 9 and not any(count % 3 for count in kinds)


def throws_back(self, face):
    return self.hands[self.turn][face] > 0 and not self.called[self.turn]


def throws_anything(self, face):
    return self.hands[self.turn][face] > (1 if face == self.taken else 0)


def keeps_what_wins(self, face):
    return _may_throw(self, face) or (self.called[self.turn] > 0 and face == self.drawn)


def throws_from_hand(self, face):
    happened = _throw(self, face)
    self.origin = FROM_HAND
    return happened


def throws_what_was_drawn(self, face):
    happened = _throw(self, face)
    self.origin = DRAWN_THROWN
    return happened


def shuffles_the_top_too(self):
    self.discards += self.discards[-1:]
    return _reshuffle(self)


def forgets_the_origin(self):
    self.origin = FROM_HAND
    return _reshuffle(self)


def splits_the_payment(winner, groups, how, face, options):
    lines = _bill(winner, groups, how, face, options)
    payers = options["players"] - 1
    return tuple(
        [
            line._replace(points=line.points // payers) if line.what == score.PAYS else line
            for line in lines
        ]
    )


def over_a_hand_late(options, scores, played):
    return _is_over(options, scores, played - 1)


def first_of_a_tie(scores):
    found = _ranked(scores)
    return found._replace(winners=found.winners[:1])


def sees_the_pair(self, state, seat):
    _init_view(self, state, seat)
    self.awaited = max(state.awaited)


def winner_stays(self, seat):
    return seat


def any_distance(kinds):
    return 9


# Each row: the broken rule, its place, the replacement; the table and a case that must fail.
MUTATIONS = [
    ("suits count", sets, "is_set", suits_count, "cards", "set-01"),
    ("flowers are 1s", cards, "kind_of", flowers_are_ones, "cards", "set-11"),
    ("honours are 10", cards, "value_of", honour_is_ten, "scores", "win-09"),
    ("3+3+2 alone", sets, "awaited", only_three_three_two, "cards", "call-01"),
    ("4+4", sets, "awaited", two_fours_too, "cards", "nocall-02"),
    ("7+1", sets, "awaited", seven_and_one_too, "cards", "nocall-03"),
    ("always two laid", sets, "laid", lambda kinds, pair: 2, "cards", "call-01"),
    ("no call as dealt", State, "_may_call", lies_on, "deal", "dealt-1"),
    ("no call in play", State, "_may_call", lies_on, "turns", "turn-23"),
    ("nobody has to call", State, "call_as_dealt", lambda self: [], "deal", "dealt-2"),
    ("win without a call", State, "_may_win", anybody_wins, "turns", "turn-39"),
    (
        "take from nothing",
        State,
        "_allows",
        instead(TAKE, lambda s: s.phase == TAKING),
        "turns",
        "turn-01",
    ),
    (
        "take the last card",
        State,
        "_allows",
        instead(TAKE, lambda s: s.phase == TAKING),
        "turns",
        "turn-63",
    ),
    (
        "no draw",
        State,
        "_allows",
        instead(DRAW, lambda s: s.phase == TAKING and not _may_win(s)),
        "turns",
        "turn-43",
    ),
    (
        "pass at any time",
        State,
        "_allows",
        instead(PASS, lambda s: s.phase == TAKING),
        "turns",
        "turn-07",
    ),
    (
        "leave six hands",
        State,
        "_allows",
        instead(LEAVE, lambda s: s.round_result),
        "turns",
        "turn-79",
    ),
    ("never leave", State, "_allows", instead(LEAVE, lambda s: False), "turns", "turn-80"),
    ("win never", State, "_allows", instead(WIN, lambda s: False), "scores", "win-03"),
    ("throw back", State, "_may_throw", throws_back, "turns", "turn-15"),
    ("change after the call", State, "_may_throw", throws_anything, "turns", "turn-48"),
    ("throw what wins", State, "_may_throw", keeps_what_wins, "turns", "turn-52"),
    ("nothing just drawn", State, "_throw", throws_from_hand, "scores", "win-01"),
    ("all just drawn", State, "_throw", throws_what_was_drawn, "scores", "win-02"),
    ("taking is simple", State, "_throw", throws_what_was_drawn, "scores", "win-04"),
    ("triple is double", score, "how_won", lambda drawn, origin: 2, "scores", "win-03"),
    ("double is simple", score, "how_won", lambda drawn, o: 3 if drawn else 1, "scores", "win-02"),
    ("no reshuffle", State, "can_draw", property(lambda s: len(s.stock) > 0), "turns", "turn-69"),
    ("reshuffle always", State, "can_draw", property(lambda s: True), "turns", "turn-62"),
    ("top is shuffled", State, "_reshuffle", shuffles_the_top_too, "turns", "turn-69"),
    ("origin is forgotten", State, "_reshuffle", forgets_the_origin, "turns", "turn-71"),
    ("payment is split", score, "bill", splits_the_payment, "scores", "pay-07"),
    ("a hand more", score, "is_over", over_a_hand_late, "scores", "pay-14"),
    ("no ties", score, "ranked", first_of_a_tie, "scores", "pay-14"),
    ("no end", score, "is_over", lambda *given: False, "scores", "pay-01"),
    ("anticlockwise", State, "next", lambda s, seat: (seat - 1) % s.players, "deal", "deal-30"),
    ("same dealer", State, "next", winner_stays, "scores", "pay-26"),
    ("laid face up", View, "__init__", sees_the_pair, "counting", "sees-02"),
    ("always far", outs, "fit", any_distance, "counting", "wait-02"),
    ("no cost", outs, "cost", lambda view, face: None, "counting", "cost-01"),
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation[0])
def test_a_broken_rule_is_noticed(monkeypatch, capsys, mutation):
    _, owner, name, broken, table, case = mutation
    monkeypatch.setattr(owner, name, broken)
    assert_noticed(f"ceki_{table}.json", "ceki-" + case, capsys)
