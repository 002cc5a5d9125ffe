"""Break one rule of Koi-Koi at a time: the rule tables notice, and say so with status 1."""

import pytest

from engine.koikoi import cards, deal, score, yaku
from engine.koikoi.state import State
from tests.host.test_okey_mutations import assert_noticed
from tools.rules import koikoi_round as rules_koikoi_round

_end_turn = State._end_turn
_fitting = yaku.fitting
_in_play = yaku.in_play
_must_choose = State._must_choose
_may_call = State._may_call
_outcome = score.outcome
_stopped = score.stopped
_kept = score.kept
_void = deal.void
_worth = yaku._worth


@pytest.fixture(autouse=True)
def nothing_remembered():
    """The piles of the cases were found by the rules as they are."""
    rules_koikoi_round.piles_worth.cache_clear()
    yield
    rules_koikoi_round.piles_worth.cache_clear()


def with_settings(function, **settings):
    """Return a function of (..., options) that takes these settings for the truth."""
    return lambda *given: function(*given[:-1], dict(given[-1], **settings))


def may_always_call(self, seat):
    return True


def may_call_with(**settings):
    """Return a _may_call of a match with these settings."""

    def may_call(self, seat):
        real = self.options
        self.options = dict(real, **settings)
        try:
            return _may_call(self, seat)
        finally:
            self.options = real

    return may_call


def takes_one_of_three(self, card, happened):
    there = cards.of_month(self.field, cards.month_of(card))
    if len(there) != 3:
        return _must_choose(self, card, happened)
    self._settle(card, there[:1], happened)
    return False


def takes_the_first_of_two(self, card, happened):
    self._settle(card, cards.of_month(self.field, cards.month_of(card))[:1], happened)
    return False


def leaves_what_is_turned(self, card, happened):
    if self.turned < 0:
        return _must_choose(self, card, happened)
    self._settle(card, b"", happened)
    return False


def counts_every_call_of_its_own(captured, own_calls, other_calls, options):
    return _stopped(captured, own_calls, other_calls + own_calls, options)


def forgets_what_was_decided(self):
    self.decided = [0, 0]
    return _end_turn(self)


# Each row: the broken rule, its place, the replacement; the table and a case that must fail.
MUTATIONS = [
    ("goko", yaku, "_worth", with_settings(_worth, goko=15), "yaku", "001"),
    ("rain among three", yaku, "fitting", with_settings(_fitting, rain3="off"), "yaku", "026"),
    ("cup is plain", yaku, "fitting", with_settings(_fitting, cup_plain="on"), "yaku", "083"),
    ("cup is none", yaku, "fitting", with_settings(_fitting, cup_plain="off"), "yaku", "084"),
    ("no viewing", yaku, "in_play", with_settings(_in_play, viewing=0), "yaku", "061"),
    ("always viewing", yaku, "in_play", with_settings(_in_play, viewing=5), "yaku", "067"),
    ("any weather", yaku, "ruled_out_by", lambda kind, options: b"", "yaku", "070"),
    ("trio and count", yaku, "_FAMILIES", (), "yaku", "090"),
    ("brights add up", yaku, "SANKO", -1, "yaku", "001"),
    ("four make tan", yaku, "_missing_count", lambda kind, have: 4 - len(have), "yaku", "001"),
    ("all is possible", yaku, "is_possible", lambda *given: True, "progress", "003"),
    ("nothing is", yaku, "is_possible", lambda *given: False, "progress", "001"),
    ("trio for tan", yaku, "_without_trio", lambda most, *given: most, "progress", "030"),
    ("higher month leads", deal, "leader_of", lambda a, b: int(a < b), "deal", "001"),
    ("no second lot", deal, "leader_of", lambda a, b: int(a >> 2 > b >> 2), "deal", "006"),
    ("any field", deal, "void", lambda *given: None, "deal", "009"),
    ("three void it", deal, "void", with_settings(_void, field3="redeal"), "deal", "012"),
    ("three never do", deal, "void", with_settings(_void, field3="take"), "deal", "013"),
    ("lucky void it", deal, "void", with_settings(_void, lucky="redeal"), "deal", "021"),
    ("lucky never do", deal, "void", with_settings(_void, lucky="off"), "deal", "019"),
    ("no teshi", deal, "is_teshi", lambda hand: False, "deal", "019"),
    ("no kuttsuki", deal, "is_kuttsuki", lambda hand: False, "deal", "020"),
    ("lucky pays 5", score, "LUCKY_POINTS", 5, "deal", "024"),
    ("one of three", State, "_must_choose", takes_one_of_three, "turns", "002"),
    ("no choice", State, "_must_choose", takes_the_first_of_two, "turns", "002"),
    ("no capture", State, "_must_choose", leaves_what_is_turned, "turns", "015"),
    ("call with nothing", State, "_may_call", may_always_call, "rounds", "005"),
    ("call back", State, "_may_call", may_call_with(battle="on"), "rounds", "005"),
    ("never back", State, "_may_call", may_call_with(battle="off"), "rounds", "026"),
    ("any calls", State, "_may_call", may_call_with(calls="any"), "rounds", "032"),
    ("one call", State, "_may_call", may_call_with(calls="once_total"), "rounds", "003"),
    ("one call each", State, "_may_call", may_call_with(calls="once_each"), "rounds", "003"),
    ("no memory", State, "_end_turn", forgets_what_was_decided, "turns", "059"),
    ("seven is nothing", score, "DOUBLES_FROM", 99, "rounds", "013"),
    ("six is seven", score, "DOUBLES_FROM", 6, "rounds", "014"),
    ("always doubled", score, "kept", with_settings(_kept, seven="on"), "rounds", "003"),
    ("own call pays", score, "stopped", counts_every_call_of_its_own, "rounds", "003"),
    ("per call", score, "stopped", with_settings(_stopped, koi_mult="per_call"), "rounds", "003"),
    ("own x2", score, "stopped", with_settings(_stopped, koi_mult="own_x2"), "rounds", "003"),
    ("opp x2", score, "stopped", with_settings(_stopped, koi_mult="opp_x2"), "rounds", "020"),
    ("leader stays", State, "_next_leader", lambda self: self.leader, "rounds", "002"),
    ("leader changes", State, "_next_leader", lambda self: 1 - self.leader, "rounds", "001"),
    ("no end", score, "outcome", lambda *given: None, "rounds", "059"),
    ("one round more", score, "outcome", lambda n, *g: _outcome(n + 1, *g), "rounds", "059"),
    ("oyaken never", score, "oyaken", lambda options: [], "rounds", "039"),
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation[0])
def test_a_broken_rule_is_noticed(monkeypatch, capsys, mutation):
    _, owner, name, broken, table, number = mutation
    monkeypatch.setattr(owner, name, broken)
    case = f"koikoi-{table}-{number}"
    assert_noticed(f"koikoi_{table}.json", case, capsys)
