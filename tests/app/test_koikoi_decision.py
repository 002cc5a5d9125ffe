"""What the panel of stop or koi-koi says: the match after a stop, and what hard expects."""

from app.core.modules import drop
from app.core.screens import CLASSES
from app.koikoi import progress
from app.koikoi.decision import Decision
from app.texts.catalog import fill, fill_n, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.games import result_of
from engine.koikoi import bot, judge, score, yaku
from engine.koikoi.actions import KOIKOI, STOP
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import BETWEEN, DECIDING, OVER
from engine.koikoi.state import State
from engine.rng import Rng
from hal.contract import OK
from tests.app import rig
from tests.app.koikoi_tables import deciding, table
from tests.app.tables import assert_paints_alike, opened, ready, shown, texts_of
from tests.sample import ALL

GAME = ("koikoi", {}, ("human", "easy"), "0000000000000023")
PROFILES = (rig.SQUARE, "display_pack2", "display_pack", rig.MONO)


def asked(options, rng):
    """Generate random states of a match in which a seat decides, one of each month."""
    state = State(options, "%016x" % rng.below(9999))
    while state.phase != OVER:
        if state.phase == DECIDING:
            state.scores = [rng.below(30), rng.below(30)]
            if not rng.below(4):  # after a stop both have the same
                seat = state.turn
                own, other = state.captured[seat], state.calls[1 - seat]
                bill = score.stopped(own, state.calls[seat], other, state.options)
                state.scores[1 - seat] = state.scores[seat] + score.total(bill)
            yield state
            state.apply(STOP)
        legal = state.legal_actions()
        if legal:
            state.apply(legal[rng.below(len(legal))])


def after_scores(view, after):
    return after.scores[view.seat], after.scores[1 - view.seat]


def of_match(view, after):
    """Return what is said of a stop, by what has happened after it."""
    points = after_scores(view, after)
    if after.phase == BETWEEN:
        left = view.rounds - after.round_no
        return fill_n(ids.STOP_LEADS, left, points[0], points[1], left)
    winners = after.outcome().winners
    if len(winners) > 1:
        return fill(ids.STOP_DRAWS, *points)
    return fill(ids.STOP_WINS if view.seat in winners else ids.STOP_LOSES, *points)


def test_a_stop_is_told_and_one_that_loses_is_not_proposed():
    rng = Rng((41, 5, 6, 7))
    panel = Decision(table()[1].painter, {})
    told = set()
    for _, preset in PRESETS:
        for _ in range(12):
            for state in asked(dict(preset, rounds=6), rng):
                view = state.view(state.turn)
                panel.open(view, False, False)
                said = [text for text, _ in panel._match]
                after = state.copy()
                after.apply(STOP)
                last = view.rounds - view.round_no < 3
                assert said == ([of_match(view, after)] if last else []), (said, view.scores)
                panel.key(OK)
                loses = said == [fill(ids.STOP_LOSES, *after_scores(view, after))]
                assert panel.key(OK) == (KOIKOI if loses else STOP)
                told.update((line[1], said[0][-6:]) for line in panel._match)
    assert len(told) == 5, told  # two and one month left, won, drawn, lost


def advised(profile, state):
    """Return loop, table and the texts of the panel, with help at `advice`."""
    loop, scene = opened(*GAME, state=state, profile=profile, level="advice")
    told = texts_of(loop.canvas)
    scene.draw()
    assert scene.controls.is_thinking and t(table_ids.HINT_THINKING) in told
    told.clear()
    ready(loop)
    return loop, scene, told


def analysed(scene):
    """Return the lines that say what hard expects at a table, and hard's choice."""
    view = scene.view
    action, root = result_of(bot.weigh(view, scene.match.log.bot_rng(view.seat)))
    points, tenths, lost, won = judge.going_on(view, root, action)
    first = fill(ids.THEY_FIRST, scene.painter.names[1 - view.seat], lost)
    if view.round_no == view.rounds:
        return [fill(ids.GO_ON_WINS, won), first], action
    assert tenths is not None
    sign = "-" if tenths < 0 else ""
    whole = sign + str(abs(tenths) // 10)
    assert tenths == 10 * points or (tenths > 10 * points) == (action == KOIKOI)
    return [fill(ids.GO_ON_WORTH, points, whole, abs(tenths) % 10), first], action


def test_with_advice_the_panel_says_what_hard_expects():
    """In the first month and the last one, in turn; with LAWS=all in both on each class."""
    for number, profile in enumerate(PROFILES):
        for month in (1, 12) if ALL else ((1, 12)[number % 2],):
            loop = scene = None  # before the next table comes, this one goes
            for other in CLASSES:  # a board has the layouts of its own screen alone
                drop("app.koikoi." + other)
            state = deciding()
            state.round_no = month
            state.scores = [12, 20]
            loop, scene, told = advised(profile, state)
            assert shown(loop) == "Table", "the panel says it: no hint opens by itself"
            lines, _ = analysed(scene)
            assert lines[0] in told and lines[1] in told
            assert_paints_alike(loop, scene)
            assert lines[0].startswith("Stop 5 ") or month == 12


def test_an_analysis_that_a_hint_interrupts_goes_on():
    loop, scene = opened(*GAME, state=deciding(), level="advice")
    rig.run(loop, 12)
    assert scene.controls.is_thinking
    scene.show_hint()
    ready(loop)
    assert shown(loop) == "Hint"
    told = texts_of(loop.canvas)
    rig.press(loop, "BACK")
    ready(loop)
    for line in analysed(scene)[0]:
        assert line in told


def test_the_answer_does_not_wait_for_the_analysis():
    loop, scene = opened(*GAME, state=deciding(), level="advice")
    rig.run(loop, 12)
    assert scene.controls.is_thinking
    rig.press(loop, "RIGHT OK")
    assert not scene.controls.is_thinking
    ready(loop)
    assert scene.painter.displayed.calls == [1, 0]


def test_the_panel_promises_no_more_than_a_card_brings():
    """Four brights take the place of three: what playing on may bring is the difference."""
    rng = Rng((41, 6, 7, 8))
    panel = Decision(table()[1].painter, {})
    options = PRESETS[0][1]
    seen = []
    for _ in range(40):
        for state in asked(dict(options, rounds=6), rng):
            view = state.view(state.turn)
            own, other = view.captured[view.seat], view.captured[1 - view.seat]
            near = [one for one in progress.nearest(own, other, view.options) if one.needed == 1]
            if not near:
                continue
            panel.open(view, True, False)
            said = panel.words()[-3][0] if view.rounds - view.round_no > 2 else ""
            before = sum([one.points for one in yaku.made(own, view.options)])
            rises = []
            for one in near:
                made = [yaku.made(own + bytes((card,)), view.options) for card in one.missing]
                least = min([sum([two.points for two in all_made]) for all_made in made]) - before
                rises.append(progress.rise(one, own, view.options))
                assert 0 < rises[-1] <= least, (one, rises, least)
            assert not said or "+%d: 1" % max(rises) in said, (said, rises)
            seen.append(len(near))
    assert max(seen) > 2


class Noting:
    """Stands in for a scenery: notes where prompts are painted."""

    def __init__(self, scenery):
        self._scenery = scenery
        self.places = []

    def __getattr__(self, name):
        return getattr(self._scenery, name)

    def prompt(self, canvas, x, y, w, h):
        """Paint a prompt."""
        self.places.append((x, y, w, h))
        self._scenery.prompt(canvas, x, y, w, h)


def test_the_panel_keeps_its_place_whatever_it_says():
    for profile in PROFILES:
        loop = scene = None  # before the next table comes, this one goes
        for other in CLASSES:
            drop("app.koikoi." + other)
        state = deciding()
        state.round_no = 12
        loop, scene = opened(*GAME, state=state, profile=profile, level="advice")
        scenery = scene.painter.scenery = Noting(scene.painter.scenery)
        ready(loop)
        drawn = scenery.places
        assert len(drawn) > 0
        x, y, w, h = scene.painter.layout.DECISION
        for place in drawn:
            assert place == drawn[0]
            assert place[0] == x and place[2] == w and place[1] >= y
            assert place[1] + place[3] == y + h
