"""A bill has a page about the decision that cost most, as the review judges it. Portable."""

from app.core import modules
from app.table import round_judge
from app.table.panels import FRAMED, common_rows
from app.texts import catalog
from app.texts.catalog import fill
from app.texts.languages import LANGUAGES, OWN_LETTERS
from app.texts.table import ids
from engine.games import load, result_of
from engine.judgement import Judgement, is_decision
from tests.app import rig, tables
from tests.app.tables import assert_paints_alike, ready, shown, texts_of
from tests.app.test_replay import OPTIONS
from tests.sample import few_on_cpython

JUDGED = ("ceki", "koikoi", "okey")  # the game whose judge thinks least is the first
COSTLY = {"okey": (9,), "koikoi": (9, 7), "ceki": (9,)}  # seeds; at Koi-Koi one costs little

FULL = (("ceki", 4), ("koikoi", 9), ("okey", 9))  # games and seeds: much is said of the mistake


def at_the_bill(game, number, profile=rig.SQUARE, level="count"):
    """Return the loop at the bill of a first round, played at random from this number."""
    options, seats = OPTIONS[game]
    seed = "%016x" % number
    loop, scene = tables.opened(game, options, seats, seed, profile=profile, level=level)
    moves = 0
    while shown(loop) != "RoundEnd":
        ready(loop)
        assert shown(loop) != "Failure", loop.scene.text
        legal = scene.view.legal
        if shown(loop) == "Table" and legal:
            moves += 1
            scene.act(legal[(moves * 7 + number) % len(legal)])
            rig.run(loop, 2)
        elif shown(loop) == "Table":
            rig.press(loop, "OK")
    return loop, scene


def analysed(loop):
    """Let the bill end its analysis; return what it says of the mistake, a list of texts."""
    while loop.scene.task:
        loop.frame()
    rig.run(loop, 2)
    return list(loop.scene._mistake)


def reviewed(loop):
    """Return what the costliest decision by the review cost, and its texts in one list."""
    rig.press(loop, "F2")
    ready(loop)
    course = loop.scene.course
    at = round_judge.costliest(course.found)
    course._stand_at(at)
    parts = course._summary() + course._verdict()
    texts = [text for part in parts for text in part]
    return course.found[at][2].loss, "\n".join(texts).split("\n")


def test_it_is_what_the_review_says_of_the_costliest_decision():
    for game in few_on_cpython(JUDGED):
        said = 0
        for number in COSTLY[game]:
            loop, _ = at_the_bill(game, number)
            parts = analysed(loop)
            assert_paints_alike(loop, loop.scene)
            if parts:
                written = texts_of(loop.canvas)
                rig.press(loop, "RIGHT")  # it is the next page
                told = " ".join([text for text in written if isinstance(text, str)])
                assert all(part in told for part in parts[:3]), (parts, told)
                assert_paints_alike(loop, loop.scene)
            loss, texts = reviewed(loop)
            assert (parts != []) == (loss >= load(game, "judge").MUCH), (game, number, loss)
            assert all(part in texts for part in parts), (game, parts, texts)
            said += parts != []
            rather = fill(ids.REVIEW_RATHER, "")
            assert not parts or any(part.startswith(rather) for part in parts), parts
        assert said, game


def drawn(bill):
    """Paint the page about the mistake; return the rectangles of its texts and of its pieces."""
    canvas = bill.painter.canvas
    centred, draw_piece = canvas.text_centred, bill.draw_piece
    texts = []
    pieces = []

    def text(font, x, y, w, words, ink):
        width = font.width(words)
        texts.append((x + (w - width) // 2, y + font.top, width, font.cap))
        return centred(font, x, y, w, words, ink)

    def piece(number, x, y):
        edge = 2 * FRAMED
        pieces.append((x - FRAMED, y - FRAMED, bill.deck.w + edge, bill.deck.h + edge))
        draw_piece(number, x, y)

    canvas.text_centred, bill.draw_piece = text, piece
    try:
        bill._draw_mistake()
    finally:
        canvas.text_centred, bill.draw_piece = centred, draw_piece
    return texts, pieces


def test_the_page_has_room_for_all_of_it_in_each_language():
    judging = round_judge.judging
    most = 0
    for game, number in few_on_cpython(FULL):
        found = []

        def kept(match, seat, judge, begun=None, found=found):
            if not found:
                found.append((yield from judging(match, seat, judge, begun)))
            match.go_to(match.first)
            return found[0]

        round_judge.judging = kept
        try:
            for profile in (rig.SQUARE, "display_pack", "display_pack2", rig.MONO):
                loop, scene = at_the_bill(game, number, profile)
                bill = loop.scene
                match = scene.match
                layout = scene.painter.layout
                top = layout.RESULT_TITLE[1] + layout.RESULT_TITLE[3]
                bottom = layout.RESULT_KEYS[1]
                for lang in LANGUAGES:
                    if lang in OWN_LETTERS:
                        continue
                    catalog.use(lang)
                    where = (match.log, match.seats, bill.view.round_no, bill.view.seat)
                    said = result_of(round_judge.mistake(*where, scene.painter, loop))
                    bill._mistake, both = said
                    for bill._pieces in (both, (both[1], both[1]), (-1, both[1]), (-1, -1)):
                        texts, pieces = drawn(bill)
                        wanted = 2 - bill._pieces.count(-1)
                        assert len(pieces) == wanted or (loop.canvas.mono and not pieces)
                        for x, y, w, h in texts + pieces:
                            assert x >= 0 and x + w <= loop.canvas.width, (game, profile, lang)
                            assert top <= y and y + h <= bottom, (game, profile, lang)
                        for place in pieces:
                            for other in texts + pieces:
                                assert place == other or not common_rows(place, other), lang
                        most = max(most, len(texts))
                catalog.use("en")
        finally:
            round_judge.judging = judging
            catalog.use("en")
    assert most > 3


def test_only_decisions_are_judged_and_counted():
    for game in few_on_cpython(JUDGED):
        loop, _ = at_the_bill(game, COSTLY[game][0])
        analysed(loop)
        rig.press(loop, "F2")
        ready(loop)
        found = loop.scene.course.found
        match = loop.scene.match
        for place, _, _ in found:
            match.go_to(place)
            assert is_decision(match.state.legal_actions()), (game, place)
        assert len(found) > 2


def test_nothing_is_said_if_nothing_cost_much():
    for game in few_on_cpython(("ceki", "koikoi")):
        judge = load(game, "judge")
        much = judge.MUCH
        judge.MUCH = 1 << 29
        try:
            loop, _ = at_the_bill(game, COSTLY[game][0])
            assert loop.scene.task
            assert analysed(loop) == []
        finally:
            judge.MUCH = much


def test_a_full_heap_costs_no_more_than_the_sentence():
    judge = load("ceki", "judge")
    judging_one = judge.judge

    calls = []

    def full(view, rng, action):
        calls.append(action)
        yield
        raise MemoryError

    judge.judge = full
    try:
        loop, _ = at_the_bill("ceki", 9)
        assert analysed(loop) == [] and len(calls) == 1 and shown(loop) == "RoundEnd"
    finally:
        judge.judge = judging_one


def after_the_bill(game, frames, level="count"):
    """Return the picture after a bill was left, the actions so far, and the modules."""
    loop, scene = at_the_bill(game, 9, level="count")
    bill = loop.scene
    if level != "count":
        bill._forget()
        bill._mistake = ()
    rig.run(loop, frames)
    rig.press(loop, "OK")
    ready(loop)
    assert loop.scene is scene or shown(loop) == "MatchEnd"
    names = sorted(modules.loaded("app") + modules.loaded("engine"))
    # Going through a record drops the options: only its start needs them.
    names = [name for name in names if not name.endswith(".options")]
    return loop.canvas.crc(), tables.done(scene), names


def test_a_bill_that_is_left_early_changes_nothing_else():
    for game in few_on_cpython(JUDGED):
        after_the_bill(game, 20)  # then each module is there that a match needs
        wanted = after_the_bill(game, 20, "off")
        for frames in (21, 150):
            assert after_the_bill(game, frames) == wanted, (game, frames)


def test_a_scene_over_the_bill_ends_it_and_then_it_begins_anew():
    for game in few_on_cpython(JUDGED):
        loop, _ = at_the_bill(game, 9)
        rig.run(loop, 40)
        bill = loop.scene
        for key in ("UP", "BACK", "F1", "F2"):
            assert bill.task
            rig.press(loop, key)
            assert loop.scene is not bill and not bill.task
            rig.press(loop, "BACK")
            ready(loop)
            assert loop.scene is bill
        assert bill.task
    assert analysed(loop) != []


def test_without_help_that_counts_nothing_is_analysed():
    for game in few_on_cpython(JUDGED):
        loop, _ = at_the_bill(game, 9, level="marks")
        assert not loop.scene.task


def test_every_page_is_there_with_that_about_the_mistake():
    for profile in (rig.SQUARE, "display_pack2", "waveshare_lcd114", rig.MONO):
        for game in few_on_cpython(JUDGED):
            loop, _ = at_the_bill(game, COSTLY[game][0], profile)
            bill = loop.scene
            bill.complete()
            bill.task_ended((["A", "B"], (1, 2)))
            count = bill._count
            texts = [bill._next_text()]
            rig.run(loop, 3)
            assert bill._count == count + 1 and bill._next_text() == ids.KEY_COSTLY
            pages = set()
            for _ in range(count + 1):
                pages.add(loop.canvas.crc())
                rig.press(loop, "RIGHT")
                texts.append(bill._next_text())
            assert len(pages) == count + 1 and bill._page == 0
            assert texts[0] == texts[1]  # what came next comes after it


def test_the_round_with_most_best_moves_is_noted_for_the_end():
    for game in few_on_cpython(JUDGED):
        loop, scene = at_the_bill(game, COSTLY[game][0])
        log = scene.match.log
        assert log.best_round is None
        analysed(loop)
        noted = log.best_round
        rig.press(loop, "F2")
        ready(loop)
        found = loop.scene.course.found
        best = len([1 for _, _, one in found if not one.loss])
        assert noted == (best, len(found), 1) == log.best_round, game
        for others, kept in (((best, len(found) + 1), (best, len(found), 1)), ((9, 9), (9, 9, 2))):
            costs = [0] * others[0] + [1] * (others[1] - others[0])
            judged = [(0, 0, Judgement(0, cost, ())) for cost in costs]
            round_judge._note(log, judged, 2)
            assert log.best_round == kept
