"""Moments at which keys are pressed in the screens around a match, those that paint key hints.

SHELL has for each name a function (board, lang) that returns the loop at a scene that waits.
"""

from app.core.dialog import Ask, Failure, Notice
from app.core.match import Match
from app.core.scene import Scene
from app.core.settings import NAME_LENGTH
from app.core.statistics import Statistics
from app.shell import opening, shelf
from app.shell.about import About, Proof
from app.shell.first_language import FirstLanguage
from app.shell.house_rules import HouseRules
from app.shell.ladder import Ladder
from app.shell.menu import Menu
from app.shell.names_screen import Names
from app.shell.new_match import NewMatch
from app.shell.puzzles_screen import Puzzles
from app.shell.settings_screen import SettingsScene
from app.shell.setup import Setup
from app.shell.shelf_screen import LettingGo, OnShelf, Shelf
from app.shell.stats_screen import Achievements, StatisticsScene
from app.shell.typing_screen import Typing
from app.table.setup_texts import SetupTexts
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import CODE_LENGTH, Commitment, Deal, known
from hal.contract import LEFT, OK
from tests.app import rig
from tests.app.tables import ready
from tests.host.key_moments import PLAYERS, press

SECRET = "00112233445566778899aabbccddeeff"


def loop_of(board, lang):
    """Return a loop on a board, without a scene."""
    loop = rig.loop(rig.board(board))
    loop.settings.last = {game: {"options": {}} for game in GAMES}  # nobody is asked to learn
    loop.settings.language = lang
    catalog.use(lang, loop.canvas.mono)
    catalog.load("shell")
    return loop


def at(make, is_pushed=False):
    """Return the moment at the scene that `make(loop)` returns. is_pushed: it may be closed."""

    def moment(board, lang):
        loop = loop_of(board, lang)
        if is_pushed:
            loop.reset(Scene())
            loop.frame()
            loop.push(make(loop))
        else:
            loop.reset(make(loop))
        loop.frame()
        ready(loop)
        return loop

    return moment


def begun(store, game, number=0):
    """Save a match of a game that has just begun, one of several; return its deal."""
    deal = Deal("%016x" % number, "0" * 16, SECRET, "17 chosen")
    seats = ("human",) + ("hard",) * (PLAYERS[game] - 1)
    match = Match(game, {}, seats, deal, store)
    match.act(match.state.legal_actions()[0])
    match.save()
    return deal


def _with_matches(loop):
    for game in GAMES:
        begun(loop.board.store, game)
    return Menu()


def _counted(loop):
    """Return the statistics of some rounds of Okey."""
    statistics = Statistics(loop.board.store, "okey")
    for round_no in range(3):
        statistics.count("a match", round_no, "medium classic 4", 1 - round_no, 2, 100)
    statistics.add("a match", (), (0, 1))
    statistics.save()
    return statistics


def _statistics(loop):
    _counted(loop)
    return StatisticsScene("okey", SetupTexts("okey"))


def _achievements(loop):
    return Achievements("okey", _counted(loop), SetupTexts("okey"))


def _about(loop):
    begun(loop.board.store, "okey")
    return About()


def _proof(loop):
    return Proof("okey", begun(loop.board.store, "okey"))


def _ladder(loop):
    loop.settings.stars = {"okey": [7, 1, 0, 0]}

    def begin(last):
        opening.deal(loop, Setup("okey", last), known("0" * 16))

    commitment = Commitment(loop.board.entropy, loop.timing)
    return Ladder("okey", SetupTexts("okey"), commitment, begin)


def _house_rules(game):
    def make(loop):
        return HouseRules(Setup(game, {}), SetupTexts(game))

    return make


def _on_shelf(scene):
    """Return a function that makes a scene of the shelf, on which there are two matches."""

    def make(loop):
        for number in range(2):
            begun(loop.board.store, "okey", number)
            shelf.leave(loop.board.store, "okey")
        begun(loop.board.store, "okey", 2)
        return scene(loop)

    return make


def _typing(text, check=None):
    return lambda loop: Typing(ids.SEED, text, CODE_LENGTH, check, loop.pop, ids.CODE_HELP)


def _typing_a_name(loop):
    return Typing(ids.NAMES, "ADA", NAME_LENGTH, None, loop.pop)


def _wrong(text):
    return ids.CODE_WRONG


def _refused(board, lang):
    """After a code that is none was to be accepted."""
    loop = at(_typing("ADA", _wrong), True)(board, lang)
    press(loop, LEFT, OK)
    return loop


SHELL = {
    "menu": at(lambda loop: Menu()),
    "menu, matches in play": at(_with_matches),
    "settings": at(lambda loop: SettingsScene(), True),
    "names": at(lambda loop: Names(), True),
    "statistics, empty": at(lambda loop: StatisticsScene("koikoi", SetupTexts("koikoi")), True),
    "statistics": at(_statistics, True),
    "achievements": at(_achievements, True),
    "about": at(_about, True),
    "proof": at(_proof, True),
    "new match of Okey": at(lambda loop: NewMatch("okey"), True),
    "new match of Koi-Koi": at(lambda loop: NewMatch("koikoi"), True),
    "new match of Ceki": at(lambda loop: NewMatch("ceki"), True),
    "ladder": at(_ladder, True),
    "house rules of Okey": at(_house_rules("okey"), True),
    "house rules of Koi-Koi": at(_house_rules("koikoi"), True),
    "house rules of Ceki": at(_house_rules("ceki"), True),
    "puzzles": at(lambda loop: Puzzles("okey"), True),
    "a code": at(_typing(""), True),
    "a code, typed": at(_typing("LOKUM"), True),
    "a code, refused": _refused,
    "a name": at(_typing_a_name, True),
    "first language": at(lambda loop: FirstLanguage(loop.settings.language)),
    "shelf": at(_on_shelf(lambda loop: Shelf("okey")), True),
    "on the shelf": at(_on_shelf(lambda loop: OnShelf(shelf.look(loop.board.store)[0])), True),
    "letting go": at(_on_shelf(lambda loop: LettingGo("okey", loop.pop)), True),
    "question": at(lambda loop: Ask(t(ids.STATISTICS_ASK), "okey", loop.pop, loop.home), True),
    "message": at(lambda loop: Notice(t(ids.COUNTS_DAMAGED)), True),
    "long message": at(lambda loop: Notice(t(ids.FAILURE) + " " + t(ids.MATCH_DAMAGED)), True),
    "failure": at(lambda loop: Failure(RuntimeError("the test says so")), True),
}
