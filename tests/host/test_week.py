"""A fresh player's week: from the first start up the ladder, switched off in between."""

from app import application
from app.core import people
from app.core.settings import Settings
from app.core.statistics import MATCHES, Statistics
from app.shell import game_summaries
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine.games import GAMES, load, result_of
from engine.rng import Rng
from sim.board import Entropy
from tests.app import rig
from tests.app.tables import done, ready, shown
from tests.sample import sampled

# Whose ladders are climbed, and how far.
CLIMBS = sampled((("ceki", 1),), tuple((game, 4) for game in GAMES))

_MOST = 60  # matches until somebody is beaten


def switched_on(store, day):
    """Return the loop of a board that has been switched on, at the screen that waits for a key."""
    board = rig.board(store=store)
    board.entropy = Entropy("day %d" % day)
    loop = application.begin(board, asks=True)
    loop.settings.speed = "instant"
    ready(loop)
    return loop


def play(loop, rng, level, most=None):
    """Play as a bot of a level would, to the match's end or till so many decisions are made."""
    while shown(loop) != "MatchEnd":
        if shown(loop) == "Table" and loop.scene.view.legal:
            if most == 0:
                return
            scene = loop.scene
            think = load(scene.match.game, "bot").think
            scene.act(*result_of(think(scene.view, rng, level)))
            rig.run(loop, 2)
            most = most and most - 1
        else:
            rig.press(loop, "OK")
        ready(loop)


def resumed(store, day, before):
    """Switch on again and take the row that is offered; the match has lost one action at most."""
    loop = switched_on(store, day)
    assert rig.row(loop).label == t(ids.RESUME)
    rig.press(loop, "OK")
    ready(loop)
    assert done(loop.scene) in (before, before[:-1])
    return loop


def climb(game, most):
    """Play as a fresh player; return how many matches it took to beat so many people."""
    store = rig.empty_store("week")
    rng = Rng((7, 0, 0, 0))
    loop = switched_on(store, 0)
    assert shown(loop) == "FirstLanguage"
    rig.press(loop, "OK")
    ready(loop)
    rig.go_to(loop, game_summaries.name_of(game))
    rig.press(loop, "OK BACK OK OK")  # not new to the game; knows the rules that are offered
    ready(loop)
    assert shown(loop) == "Table"
    play(loop, rng, "easy", 3)
    loop = resumed(store, 1, done(loop.scene))
    play(loop, rng, "easy")
    matches = 1
    for place in range(most):
        while Settings(store).stars_of(game)[place] == 0:
            assert matches < _MOST, "nobody is beaten"
            loop = switched_on(store, 2 * matches)
            style = people.PEOPLE[game][place][0]
            name = people.name_of(game, style, "en")
            assert rig.row(loop).label == fill(ids.BEAT, name)
            rig.press(loop, "OK OK")
            ready(loop)
            assert loop.scene.match.seats == ("human", people.seats(game)[place])
            play(loop, rng, "hard", 4)
            loop = resumed(store, 2 * matches + 1, done(loop.scene))
            play(loop, rng, "hard")
            matches += 1
            assert Statistics(store, game).total()[MATCHES] == matches
    if most == len(people.PEOPLE[game]):
        labels = [item.label for item in switched_on(store, 2 * matches).scene.rows.items]
        assert not [label for label in labels if label.startswith(fill(ids.BEAT, ""))]
    return matches


def test_a_fresh_player_climbs_the_ladder_and_is_never_set_back():
    for game, most in CLIMBS:
        print("%s: %d people beaten in %d matches" % (game, most, climb(game, most)))
