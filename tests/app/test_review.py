"""A finished round is reviewed: each decision of the player's is judged as level hard would."""

from app.core import people, theme
from app.texts.table import ids
from engine.compat import load_module
from engine.games import HUMAN, load, result_of
from engine.judgement import Judgement, is_decision
from hal.contract import F2, OK
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown
from tests.app.test_replay import at_the_bill
from tests.sample import ALL, few_on_cpython, sampled

JUDGED = ("ceki", "koikoi", "okey")  # the game whose judge thinks least is the first


def reviewing(game, rounds=1, profile=rig.SQUARE):
    """Return the review of a round, and the match's table."""
    loop, table = at_the_bill(game, rounds, profile)
    if profile == rig.SQUARE:
        rig.press(loop, "F2")
    else:  # without a key of its own it is reached from the replay
        rig.press(loop, "F1")
        ready(loop)
        rig.press(loop, "LEFT")
    assert shown(loop) == "Review", getattr(loop.scene, "text", "")
    return loop, table


def test_a_review_takes_the_place_of_the_replay_and_gives_it_back():
    for game in few_on_cpython(JUDGED):
        loop, table = reviewing(game, profile=rig.MONO)
        rig.press(loop, "BACK")
        ready(loop)
        assert shown(loop) == "Replay" and not loop.scene.match.has_previous
        rig.press(loop, "BACK")
        assert shown(loop) == "RoundEnd"
        rig.press(loop, "OK")
        ready(loop)
        assert loop.scene.match is table.match or table.view.outcome


def test_ok_shows_all_of_a_decision_before_the_next_mistake():
    loop, _ = reviewing("ceki", profile=rig.MONO)
    ready(loop)
    course = loop.scene.course
    rig.press(loop, "OK")
    ready(loop)
    at = course.at
    seen = []
    while course.at == at:
        assert loop.canvas.crc() not in seen
        seen.append(loop.canvas.crc())
        rig.press(loop, "OK")
        ready(loop)
    assert len(seen) > 1


def test_a_key_paints_no_hints_over_the_panel():
    for profile in sampled((rig.MONO,), (rig.MONO, "display_pack")):
        loop, _ = reviewing("okey", profile=profile)
        ready(loop)
        for key in ("OK", "OK", "RIGHT", "LEFT"):
            rig.press(loop, key)
            ready(loop)
            rig.run(loop, 3)
            assert_paints_alike(loop, loop.scene)


def judged(table, rounds):
    """Return (number, Judgement) of each decision of seat 0 in a round, as judged by itself."""
    match = table.match
    judge = load(match.game, "judge").judge
    state = match.log.start()
    found = []
    for number in range(len(match.log.actions)):
        seat, action, arg = match.log.actions[number]
        view = state.view(0)
        if seat == 0 and state.round_no == rounds and is_decision(view.legal):
            thoughts = judge(view, match.log.bot_rng(0, number), action)
            found.append((number, action, result_of(thoughts)))
        state.apply(action, arg)
        if state.round_result is not None and state.round_no == rounds:
            return found
    return found


def check(game, rounds):
    loop, table = reviewing(game, rounds)
    before = list(table.match.log.actions)
    ready(loop)
    review = loop.scene
    wanted = judged(table, rounds)
    assert review.course.found == wanted and len(wanted) > 0, game
    for at in range(len(wanted)):
        rig.press(loop, "RIGHT")
        ready(loop)
        assert review.match.number == wanted[at][0]
        assert review.view.to_act == 0
        assert_paints_alike(loop, review)
    rig.press(loop, "RIGHT")
    ready(loop)
    lines = [text for text, _ in review.course._panel.pages[0]]
    best = len([said for _, _, said in wanted if not said.loss])
    assert lines[0] == "%d of %d decisions best" % (best, len(wanted))
    if best < len(wanted):
        losses = [said.loss for _, _, said in wanted]
        assert lines[1] == "Number %d cost most." % (losses.index(max(losses)) + 1)
        rig.press(loop, "OK")
        ready(loop)
        assert review.match.number == wanted[losses.index(max(losses))][0]
    rig.press(loop, "BACK")
    ready(loop)
    assert shown(loop) == "RoundEnd"
    assert list(table.match.log.actions) == before


def test_every_decision_of_a_round_is_judged():
    """At Koi-Koi of a later round."""
    for game in few_on_cpython(JUDGED):
        check(game, 2 if game == "koikoi" else 1)


def test_it_can_be_ended_while_it_judges():
    loop, _ = reviewing("ceki")
    assert not loop.waiting
    rig.press(loop, "OK")
    assert shown(loop) == "Review"
    rig.press(loop, "BACK")
    ready(loop)
    assert shown(loop) == "RoundEnd"


def test_the_panel_can_be_put_aside():
    loop, _ = reviewing("okey")
    ready(loop)
    rig.press(loop, "RIGHT")
    ready(loop)
    with_panel = loop.canvas.crc()
    rig.press(loop, "F1")
    ready(loop)
    assert loop.canvas.crc() != with_panel
    rig.press(loop, "F1")
    ready(loop)
    assert loop.canvas.crc() == with_panel


def framed(loop, place, ink):
    """Return whether a rectangle has a frame of this ink: its upper left corner and sides."""
    x, y = max(0, place[0] - 2), max(0, place[1] - 2)
    pixel = loop.canvas.frame_buffer.pixel
    return pixel(x, y) == ink and pixel(x + 2, y) == ink and pixel(x, y + 2) == ink


def test_the_played_and_the_better_move_have_frames_on_the_table():
    for game in few_on_cpython(JUDGED):
        loop, _ = reviewing(game)
        ready(loop)
        rig.press(loop, "OK F1")  # the costliest, without the panel
        ready(loop)
        course = loop.scene.course
        _, action, judgement = course.found[course.at]
        of_move = load_module("app." + game, "places").of_move
        for move, ink in ((action, theme.RED), (judgement.best, theme.LEAF)):
            assert all(framed(loop, place, ink) for place in of_move(loop.scene, move)), game
        assert_paints_alike(loop, loop.scene)


def test_a_replay_leads_there_at_both_its_ends():
    loop, _ = at_the_bill("okey")
    rig.press(loop, "F1")
    ready(loop)
    rig.press(loop, "LEFT")
    assert shown(loop) == "Review"
    rig.press(loop, "BACK")
    ready(loop)
    assert shown(loop) == "Replay"
    while loop.scene.match.has_next:
        rig.press(loop, "RIGHT")
        ready(loop)
    rig.press(loop, "RIGHT")
    assert shown(loop) == "Review"


def test_a_round_without_a_mistake_has_stars():
    for game in few_on_cpython(JUDGED):
        loop, _ = reviewing(game)
        ready(loop)
        course = loop.scene.course
        count = len(course.found)
        course.found = [(at, action, Judgement(action, 0, ())) for at, action, _ in course.found]
        assert course._summary() == [["★ %d of %d decisions best ★" % (count, count)]]
        course._stand_at(-1)
        ready(loop)
        assert (OK, ids.KEY_COSTLY) not in course.key_hints()


def test_on_a_low_screen_every_page_has_room_for_its_keys():
    """A verdict that is too long for one panel has two pages; RIGHT and LEFT turn them.

    Neither hides the hand.
    """
    longest = 0
    for game in few_on_cpython(JUDGED):
        loop, _ = reviewing(game, profile=rig.MONO)
        ready(loop)
        review = loop.scene
        scenery = review.painter.scenery
        prompt = scenery.prompt
        panels = []
        scenery.prompt = lambda canvas, *place, panels=panels: panels.append(place)
        try:
            for key in ("RIGHT", "LEFT"):
                seen = []
                while not seen or review.course.at >= 0:
                    rig.press(loop, key)
                    ready(loop)
                    seen.append(review.course.at)
                    pages = len(review.course._panel.pages)
                    assert pages <= len(review.course._said), (game, "a text is torn", seen)
                assert set(seen) == set(range(-1, len(review.course.found))), game
                longest = max(longest, len(seen) - len(review.course.found))
        finally:
            scenery.prompt = prompt
        _, top, _, high = review.painter.layout.CONTEXT
        for x, y, w, h in panels:
            assert x >= 0 and y >= 0 and x + w <= 128 and y + h <= top + high, (game, y, h)
    assert longest > 1  # else no verdict had two pages


def at_a_mistake(game, speed):
    """Return the loop, the review at the decision that cost most, and the match's table."""
    loop, table = reviewing(game)
    ready(loop)
    loop.settings.speed = speed
    rig.press(loop, "OK")
    ready(loop)
    course = loop.scene.course
    assert (F2, ids.KEY_SHOW_ME) in course.key_hints(), game
    return loop, course, table


def test_show_me_plays_both_ways_and_comes_back():
    for game in few_on_cpython(JUDGED):
        loop, course, table = at_a_mistake(game, "instant")
        match = loop.scene.match
        at, played, judgement = course.found[course.at]
        log = [table.match.log.actions[number][1] for number in range(at, match_end(table))]
        painted = loop.canvas.crc()
        done = {1: [], 2: []}
        for name in ("step", "depart"):
            note(match, name, course, done)
        rig.press(loop, "F2")
        assert not loop.waiting and course.way == 2, "the better way is the first"
        ready(loop)
        assert done[1] == log[: len(done[1])] and done[1][0] == played
        assert done[2][0] == judgement.best != played
        assert len(done[1]) > 1 or len(done[2]) > 1, (game, done)
        assert loop.canvas.crc() == painted and match.number == at
        assert match.state.view(0).legal == replayed(table, at).view(0).legal


def test_show_me_plays_on_with_the_people_of_the_match():
    for game in few_on_cpython(JUDGED):
        loop, course, _ = at_a_mistake(game, "instant")
        match = loop.scene.match
        match.seats = [HUMAN] + people.seats(game)[: len(match.seats) - 1]
        rig.press(loop, "F2")
        ready(loop)
        assert shown(loop) == "Review" and not course.way, game


def note(match, name, course, done):
    """Let a method of a watched match note the actions of each way, not those of `go_to`."""
    method = getattr(match, name)

    def noted(*action):
        if action:
            done[course.way].append(action[0])
        elif match.number >= course.found[course.at][0]:
            done[course.way].append(match.next_action)
        return method(*action)

    setattr(match, name, noted)


def match_end(table):
    """Return the number of actions of a match."""
    return len(table.match.log.actions)


def replayed(table, count):
    """Return the state after so many actions of a match."""
    state = table.match.log.start()
    for number in range(count):
        _, action, arg = table.match.log.actions[number]
        state.apply(action, arg)
    return state


def test_on_one_bit_an_event_stands_alone_while_no_keys_are_shown():
    loop, _ = reviewing("koikoi", profile=rig.MONO)
    ready(loop)
    painter = loop.scene.painter
    painter.keys.forget()
    painter.bar.show_last("Turned: poetry ribbon")
    assert not loop.scene.course.has_room_for_keys()
    painter.bar.show_last("(4)")
    x, y, _, h = painter.layout.CONTEXT
    pixel = loop.canvas.frame_buffer.pixel
    assert not any(pixel(at, row) for row in range(y, y + h) for at in range(x, 128))


def test_any_key_stops_what_is_shown():
    """Each game tries two of four keys, at other moments; with LAWS=all each of them."""
    tries = (("OK", 3), ("BACK", 70), ("F2", 40), ("LEFT", 90))
    for number, game in enumerate(few_on_cpython(JUDGED)):
        loop, course, _ = at_a_mistake(game, "fast")
        painted = loop.canvas.crc()
        at = course.at
        for key, frames in tries if ALL else (tries[number], tries[3]):
            rig.press(loop, "F2")
            rig.run(loop, frames)
            assert course.way
            rig.press(loop, key)
            ready(loop)
            assert course.at == at and loop.canvas.crc() == painted, (game, key)
            assert_paints_alike(loop, loop.scene)
