"""Moments at which keys are pressed: every scene around a table, of every game.

MOMENTS has for each name a function (game, board, lang) that returns the loop at a scene that
waits for a key, or None if the game or the board has no such moment.
"""

from app.core import games
from app.core.match import Match
from app.core.modules import drop
from app.core.screens import CLASSES
from app.table import puzzles
from app.table.play import Play
from app.table.practice import Practice, PracticeMatch
from app.texts import catalog
from engine.ceki import actions as ceki
from engine.games import load, result_of
from engine.koikoi import actions as koikoi
from engine.okey import actions as okey
from engine.okey.tiles import KINDS
from engine.seeds import Deal
from hal.contract import ALL_KEY_NAMES, BACK, F1, F2, KEY_NAMES, LEFT, OK, RIGHT
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_guides import guide as guided

PLAYERS = {"okey": 4, "koikoi": 2, "ceki": 4}
SHORT = {"okey": {"start": 10}, "koikoi": {"rounds": 3}, "ceki": {"format": "hands", "hands": 4}}
ENDLESS = {"hands": 0}
ASKED = {"call": "ask"}


def has_key(loop, key):
    """Return whether the board has something for a logical key."""
    return key in loop.board.labels


def press(loop, *keys):
    """Press what the board has for each logical key: the key itself, or another one for long."""
    for key in keys:
        longs = [held for held, other in loop.board.longs.items() if other == key]
        rig.press(loop, KEY_NAMES[longs[0]] + ":long" if longs else ALL_KEY_NAMES[key])
        ready(loop)


_found = {}  # (seed, options, actions) by game and function


def _reaching(game, is_there, options):
    """Return the seed and the actions that lead to a state; all seats are played by bots."""
    think = load(game, "bot").think
    for seed in range(80):
        seed = "%016x" % seed
        match = Match(game, options, ("easy",) * PLAYERS[game], Deal(seed, "0" * 16, "", ""))
        actions = []
        while not is_there(match.state) and match.state.to_act >= 0:
            action, arg = match.state.legal_actions()[0], None
            if match.state.round_result is None:
                stream = match.log.bot_rng(match.state.to_act)
                thinking = think(match.state.view(match.state.to_act), stream, "easy")
                action, arg = result_of(thinking)
            match.act(action, arg)
            actions.append((action, arg))
        if is_there(match.state):
            return seed, actions
    raise AssertionError("nothing leads there")


def match_at(game, is_there, options=None, kind=Match):
    """Return a match of the player against bots, at the first state that `is_there` accepts."""
    options = options or {}
    key = game, is_there, tuple(sorted(options.items()))
    if key not in _found:
        _found[key] = _reaching(game, is_there, options)
    seed, actions = _found[key]
    seats = ("human",) + ("easy",) * (PLAYERS[game] - 1)
    match = kind(game, options, seats, Deal(seed, "0" * 16, "", ""))
    match.begin_round(0, match.state)
    for action, arg in actions:
        round_no = match.state.round_no
        match.act(action, arg)
        if match.state.round_no != round_no:
            match.begin_round(len(match.log.actions), match.state)
    return match


def _begun(state):
    return state.to_act == 0


def loop_of(game, board, lang):
    """Return a loop on a board; the layouts of other screens are dropped, as on a board."""
    for other in CLASSES:
        drop("app." + game + "." + other)
    loop = rig.loop(rig.board(board))
    loop.settings.speed = "instant"
    loop.settings.help = "count"
    catalog.use(lang, loop.canvas.mono)
    catalog.load("shell")
    return loop


def table(game, board, lang, is_there=_begun, options=None):
    """Return the loop and the table of a match that is resumed there, when it waits."""
    loop = loop_of(game, board, lang)
    scene = games.table(game)(loop, Play(match_at(game, is_there, options)))
    loop.reset(scene)
    ready(loop)
    return loop, scene


def at(is_there, *keys, game=None, options=None):
    """Return the moment after `keys` where a match is resumed.

    game: the only one that has it; options: by game
    """

    def moment(of, board, lang):
        if game not in (None, of):
            return None
        loop, _ = table(of, board, lang, is_there, (options or {}).get(of))
        if not all(has_key(loop, key) for key in keys):
            return None
        press(loop, *keys)
        return loop

    return moment


def _legal(*wanted):
    """Return a function that says whether the player may carry out one of these actions."""

    def is_there(state):
        return state.to_act == 0 and any(action in wanted for action in state.legal_actions())

    return is_there


def _throwing(state):
    """Whether the player is to give a piece away, or at Koi-Koi plays the first card."""
    if state.to_act:
        return False
    legal = state.legal_actions()
    return all(action >= ceki.THROW for action in legal) and len(legal) > 1


def _won(state):
    result = state.round_result
    return result is not None and result.winner >= 0 and state.outcome() is None


def _over(state):
    return state.round_result is not None and state.outcome() is not None


def _choosing(state):
    return state.to_act == 0 and len(state.view(0).choices) > 0


def busy(game, board, lang):
    """While others play: the loop stands still before the picture of the next frame."""
    loop, scene = table(game, board, lang)
    loop.settings.speed = "slow"
    scene.act(scene.view.legal[0])
    for _ in range(400):
        if scene.view.to_act != 0 and scene.painter.keys.are_shown:
            return loop
        if loop.waiting and scene.controls.legal:
            scene.act(scene.view.legal[-1])
        loop.frame()
    raise AssertionError("nobody else plays")


def practising(game, board, lang):
    """At the first turn of a practice match, with all hands open."""
    loop = loop_of(game, board, lang)
    scene = games.table(game)(loop, Practice(match_at(game, _begun, kind=PracticeMatch)))
    loop.reset(scene)
    ready(loop)
    if not scene.has_hands:
        return None
    scene.course.show_hands()
    loop.frame()
    ready(loop)
    return loop


def practice_bill(game, board, lang):
    """At the bill of a practice match, where the last move may be taken back."""
    loop = loop_of(game, board, lang)
    loop.reset(games.table(game)(loop, Practice(match_at(game, _won, kind=PracticeMatch))))
    ready(loop)
    return loop


def review(*keys):
    """Return the moment in a review, after these keys."""

    def moment(game, board, lang):
        loop, scene = table(game, board, lang, _won)
        if not scene.advises:
            return None
        press(loop, F1, LEFT)
        assert shown(loop) == "Review"
        press(loop, *keys)
        return loop

    return moment


def puzzle(*keys):
    """Return the moment at a puzzle, after these keys."""

    def moment(game, board, lang):
        loop = loop_of(game, board, lang)
        loop.reset(puzzles.opened(loop, games.puzzles(game), 0, -1))
        loop.frame()
        ready(loop)
        press(loop, *keys)
        return loop

    return moment


def lesson(pages):
    """Return the moment in a guided hand after so many pages; -1: all before the first move."""

    def moment(game, board, lang):
        loop, _ = guided(game, board, lang)
        ready(loop)
        while pages and shown(loop) == "Lesson":
            press(loop, OK)
        return loop

    return moment


def hint(game, board, lang):
    """A hint over the table."""
    loop, scene = table(game, board, lang)
    if not scene.may_advise:
        return None
    scene.show_hint()
    loop.frame()
    ready(loop)
    return loop


def rules(game, board, lang):
    """The rules, opened from the table."""
    loop, scene = table(game, board, lang)
    scene.show_rules()
    loop.frame()
    ready(loop)
    return loop


FINISHES = range(okey.FINISH, okey.FINISH + KINDS)
MOMENTS = {
    "turn": at(_begun),
    "turn, one further": at(_begun, RIGHT),
    "turn, OK": at(_begun, OK),
    "turn, the other place": at(_legal(okey.TAKE), LEFT, game="okey"),
    "throw": at(_throwing),
    "throw, held": at(_throwing, OK),
    "throw, F2": at(_throwing, F2),
    "sorted": at(_throwing, F1, game="okey"),
    "sorted twice": at(_throwing, F1, F1, game="okey"),
    "others play": busy,
    "choice": at(_choosing, game="koikoi"),
    "show the twin": at(_legal(okey.SHOW), game="okey"),
    "finish": at(_legal(*FINISHES), game="okey"),
    "finish, held": at(_legal(*FINISHES), BACK, F2, game="okey"),
    "finish, refused": at(_legal(*FINISHES), BACK, game="okey"),
    "decision": at(_legal(koikoi.STOP), game="koikoi"),
    "decision, chosen": at(_legal(koikoi.STOP), LEFT, game="koikoi"),
    "decision, aside": at(_legal(koikoi.STOP), F2, game="koikoi"),
    "lucky hand": at(_legal(koikoi.DECLARE), game="koikoi"),
    "yaku": at(_begun, F1, game="koikoi"),
    "card": at(_begun, F2, game="koikoi"),
    "discards": at(_throwing, F1, game="ceki"),
    "win": at(_legal(ceki.WIN), game="ceki"),
    "win, refused": at(_legal(ceki.WIN), BACK, game="ceki"),
    "call": at(_legal(ceki.CALL), game="ceki", options={"ceki": ASKED}),
    "take": at(_legal(ceki.TAKE), game="ceki"),
    "take, on the heap": at(_legal(ceki.TAKE), RIGHT, game="ceki"),
    "hint": hint,
    "menu": at(_throwing, BACK),
    "last moves": at(_throwing, BACK, OK),
    "rules": rules,
    "open hands": practising,
    "bill": at(_won),
    "bill, second page": at(_won, RIGHT),
    "endless bill": at(_won, game="ceki", options={"ceki": ENDLESS}),
    "last bill": at(_over, options=SHORT),
    "match end": at(_over, OK, options=SHORT),
    "practice bill": practice_bill,
    "replay": at(_won, F1),
    "replay, later": at(_won, F1, RIGHT, RIGHT),
    "review": review(),
    "review, decision": review(RIGHT),
    "review, aside": review(F1),
    "question": puzzle(),
    "puzzle": puzzle(OK),
    "lesson": lesson(0),
    "guided turn": lesson(-1),
}
