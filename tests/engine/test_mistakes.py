"""The bots err like people: none throws a joker or breaks what is finished without need."""

from engine.ceki import cards
from engine.ceki.actions import THROW, WIN
from engine.games import LEVELS, load
from engine.okey.actions import DISCARD, FINISH
from engine.okey.arrange import arrange
from engine.okey.melds import distance
from tests.sample import sampled
from tools.play import selfplay

ROUNDS = sampled(2, 100)  # of each level and number of players


def throws(game, level, players, first, last):
    """Yield (view, kind or face thrown, all that could be thrown) where there was a choice."""
    think = load(game, "bot").think
    for number in range(ROUNDS):
        levels = [level] * players
        record = selfplay.new_record(game, {"players": players}, levels, "%016x" % (number + 1))
        state = record.start()
        while state.round_result is None:
            seat = state.to_act
            view = state.view(seat)
            action, arg = selfplay.decide(think, view, record.bot_rng(seat), level)
            offered = [other - first for other in view.legal if first <= other < last]
            if first <= action < last and len(offered) > 1:
                yield view, action - first, offered
            state.apply(action, arg)
            record.actions.append((seat, action, arg))


def without(view, kind):
    hand = bytearray(view.hand)
    hand[kind] -= 1
    return hand


def finished_tiles(hand, joker):
    """Return how many natural tiles lie in finished sets and runs, without jokers."""
    naturals = bytearray(hand)
    naturals[joker] = 0
    groups, _ = arrange(naturals, joker)
    return sum([len(group) for group in groups])


def test_no_level_throws_a_joker():
    for level in LEVELS:
        for view, thrown, _ in throws("okey", level, 2, DISCARD, FINISH):
            assert thrown != view.joker, level


def test_easy_breaks_no_finished_group_at_okey():
    for view, thrown, offered in throws("okey", "easy", 4, DISCARD, FINISH):
        before = finished_tiles(view.hand, view.joker)
        if finished_tiles(without(view, thrown), view.joker) < before:
            for kind in offered:
                if kind != view.joker:
                    assert finished_tiles(without(view, kind), view.joker) < before, thrown


def test_no_throw_of_medium_leads_away_from_winning_at_okey():
    """Among the throws that do not, it may take a tile from a group; hard weighs all of them."""
    for view, thrown, offered in throws("okey", "medium", 4, DISCARD, FINISH):
        away = [distance(without(view, kind), view.joker) for kind in offered]
        assert away[offered.index(thrown)] == min(away), thrown


def test_no_finished_set_is_broken_at_ceki():
    """Hard may, to throw something harmless, once somebody else has called."""
    for level in LEVELS:
        for players in (2, 4):
            for view, thrown, offered in throws("ceki", level, players, THROW, WIN):
                if level == "hard" and any(
                    view.called[: view.seat] + view.called[view.seat + 1 :]
                ):
                    continue
                kinds = cards.kinds_of_hand(view.hand)
                loose = [face for face in offered if kinds[cards.kind_of(face)] % 3]
                assert not loose or thrown in loose, (level, players)
