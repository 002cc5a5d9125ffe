"""The greatest win of a match: `state.best` against the bills of all its rounds. Portable."""

from engine.ceki import score as ceki_score
from engine.games import GAMES, load, result_of
from engine.koikoi import score as koikoi_score
from engine.okey import score as okey_score
from engine.rng import Rng, mix
from tests.engine.laws import seed_of

_ROUNDS = 12


def okey_wins(result):
    """Return the wins of a round as (points, what): at most one, which has the same for all."""
    lines = [line for line in result.bill if line.what != okey_score.TWIN]
    some = [line for line in lines if line.side == lines[0].side]
    named = [line.what for line in some if line.what != okey_score.ONE_COLOUR]
    return [(sum([line.points for line in some]), max(named))] if some else []


def koikoi_wins(result):
    """Return the wins of a month: at most one, with its dearest yaku or the lucky hand."""
    lines = [line for line in result.bill if line.what <= koikoi_score.LUCKY]
    dearest = sorted([(-line.amount, line.yaku) for line in lines])
    return [(result.points, dearest[0][1])] if lines else []


def ceki_wins(result):
    """Return the wins of a hand: at most one."""
    paid = [line for line in result.bill if line.what >= ceki_score.PAYS]
    return [(paid[0].points, result.how)] if paid else []


WINS = {"okey": okey_wins, "koikoi": koikoi_wins, "ceki": ceki_wins}
OPTIONS = {
    "okey": {"one_colour": "any", "pairs_joker": 8},
    "koikoi": {"lucky": "score"},
    "ceki": {},
}


def results(state, think):
    """Play with bots; yield after each round."""
    stream = Rng(mix(state.seed, 1, 1))
    while state.to_act >= 0 and state.round_no <= _ROUNDS:
        state.apply(*result_of(think(state.view(state.to_act), stream, "easy")))
        if state.round_result:
            yield
            if state.to_act >= 0:
                state.apply(state.legal_actions()[0])


def test_the_best_win_is_the_first_with_the_most_points():
    for game in GAMES:
        think = load(game, "bot").think
        won = 0
        for number in range(3):
            state = load(game, "state").State(OPTIONS[game], seed_of(number))
            wins = []
            assert state.best is None
            for _ in results(state, think):
                result = state.round_result
                for points, what in WINS[game](result):
                    wins.append((-points, len(wins), state.round_no, result.winner, what))
                best = state.best and (-state.best[0],) + state.best[1:]
                first = min(wins) if wins else None
                assert best == (first and first[:1] + first[2:]), (game, number)
                assert state.view(0).best == state.best == state.copy().best
            won += len(wins)
        assert won > 10, game
