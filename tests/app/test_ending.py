"""The end of a match says what its record says, and its keys do what they propose. Portable.

The end of each game is seen on two of four boards, with LAWS=all on each of them.
"""

from app.core import games, screens, statistics, theme
from app.core.loop import Loop
from app.core.match import Match
from app.core.modules import drop
from app.core.scene import Scene
from app.koikoi.words import yaku_name
from app.table.falling import Falling
from app.table.play import Play
from app.texts import catalog
from app.texts.table import ids
from engine.games import load, result_of
from engine.koikoi.score import YAKU
from engine.okey.score import TWIN
from engine.record import of_log, parse
from engine.seeds import Deal
from hal.canvas import Canvas
from hal.contract import BACK, F1, F2, KEY_NAMES, OK
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown, texts_of
from tests.locked_heap import LockedHeap
from tests.sample import ALL, sampled

BOARDS = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
# Per game: options of a short match, and the players.
SHORT = {
    "okey": ({"players": 3, "start": 10}, 3),
    "koikoi": ({"rounds": 3}, 2),
    "ceki": ({"players": 3, "hands": 4}, 3),
}
SEEDS = ("0000000000000001", "0000000000000002", "0000000000000003", "0000000000000007")
_FRAMES = 8


def boards_of(game):
    """Return the boards on which the end of a game is seen."""
    return BOARDS if ALL else list(BOARDS)[game == "koikoi" :: 2]


def played(game, seed, store=None, secret=""):
    """Return a short match that bots have played to its end, the first seat for a person."""
    options, players = SHORT[game]
    seats = ("human",) + ("easy",) * (players - 1)
    return played_out(Match(game, options, seats, Deal(seed, "0" * 16, secret, ""), store), store)


def played_out(match, store=None):
    """Let easy bots play a match to its end, and its statistics count its rounds; return it."""
    think = load(match.game, "bot").think
    while match.state.to_act >= 0:
        seat = match.state.to_act
        match.act(*result_of(think(match.state.view(seat), match.log.bot_rng(seat), "easy")))
        if match.state.round_result is not None and match.is_counted:
            statistics.count_round(store, match, match.state.view(0), 1)
    return match


def opened(match, profile=rig.SQUARE, speed="instant", store=None, language="en"):
    """Return the loop at the end of a match, and the scene of the end."""
    for name in screens.CLASSES:
        drop("app." + match.game + "." + name)
    loop = Loop(rig.board(profile, store), lambda loop, *_: Scene())
    loop.settings.speed = speed
    catalog.use(language, loop.canvas.mono)
    catalog.load("shell")
    table = games.table(match.game)(loop, Play(match))
    loop.reset(table)
    loop.frame()
    loop.reset(table.match_end())
    loop.frame()
    return loop, loop.scene


def results(match):
    """Return the view of the player at the end of each round, by the text of the record."""
    record = parse(of_log(match.log).text())
    state = record.start()
    views = []
    for _, action, arg in record.actions:
        state.apply(action, arg)
        if state.round_result is not None and state.round_no > len(views):
            views.append(state.view(0))
    return views


def worth(game, view, counted):
    """Return what a round was worth to the player, by its bill."""
    result = view.result
    own = counted.points(view)
    if own or result.winner < 0:
        return own
    if game == "okey":
        lost = {line.side: 0 for line in result.bill}
        for line in result.bill:
            lost[line.side] += line.points
        return min(lost.values()) if len(lost) == view.players - 1 else 0
    return -result.points


def test_the_end_says_what_the_record_says():
    for game in SHORT:
        counted = games.statistics(game)
        for seed in SEEDS[: sampled(2, 4)]:
            match = played(game, seed)
            loop, end = opened(match)
            ready(loop)
            views = results(match)
            assert end.rounds == len(views) > 0, (game, seed)
            for number, view in enumerate(views):
                assert noted(game, end, number) == told(game, view), (game, seed, number)
            points = [worth(game, view, counted) for view in views]
            best, worst = max(points), min(points)
            assert end.best == ((best, points.index(best) + 1) if best > 0 else None)
            assert end.worst == ((worst, points.index(worst) + 1) if worst < 0 else None)


def test_of_equal_finishes_the_end_names_the_players():
    own = 0
    for number in range(1, 9):
        match = played("okey", "%016x" % number)
        _, end = opened(match)
        ready(end.loop)
        most = match.state.best[0]
        finishes = []
        for view in results(match):
            result = view.result
            bill = {line.what: line.points for line in result.bill if line.what != TWIN}
            if result.winner >= 0 and sum(bill.values()) == most:
                finishes.append((result.winner, view.round_no))
        mine = [one for one in finishes if one[0] == 0]
        winner, round_no = (mine or finishes)[0]
        assert end.greatest[:3] == (most, round_no, winner)
        own += finishes[0] not in mine[:1] and bool(mine)
    assert own


def test_the_best_month_names_a_yaku_and_counts_others_if_it_can():
    seen = set()
    for number in range(1, 13):
        match = played("koikoi", "%016x" % number)
        loop, end = opened(match)
        ready(loop)
        best = match.state.best
        if best is None or best[3] < 0:
            continue
        bill = results(match)[best[1] - 1].result.bill
        others = len([line for line in bill if line.what == YAKU]) - 1
        (line,) = [words for words, _ in end.lines() if words.startswith("Best: ")]
        more = " + %d yaku" % others if others else ""
        layout = end.painter.layout
        room = layout.END_LINES[2] - 2 * layout.END_LINES[5]
        is_whole = more and line.endswith(more)
        assert is_whole or not more or layout.END_PRINT.width(line + more) > room, line
        assert layout.END_PRINT.width(line) <= room
        assert line.startswith("Best: month %d, " % best[1]) and " +%d" % best[0] in line
        name = yaku_name(best[3])
        assert line.endswith(name + (more if is_whole else "")), (line, "no capitals")
        seen.add((others > 0, bool(is_whole)))
    assert len(seen) == 3, seen


def noted(game, end, number):
    """Return what the scene has noted of a round."""
    if game == "okey":
        return list(end.points[3 * number + 3 : 3 * number + 6])
    if game == "koikoi":
        return tuple(end.months[2 * number : 2 * number + 2])
    at = 12 * number
    value = int.from_bytes(end.hands[at + 1 : at + 3], "little")
    return (end.hands[at], value - (value >> 15 << 16), end.hands[at + 3 : at + 12])


def told(game, view):
    """Return the same of the view at its end."""
    result = view.result
    winner = 255 if result.winner < 0 else result.winner
    if game == "okey":
        return list(view.scores)
    if game == "koikoi":
        return winner, result.points
    if result.winner < 0:
        return 255, 0, bytes(9)
    value = worth(game, view, games.statistics(game))
    return winner, value, b"".join([bytes(group) for group in result.groups])


def test_the_end_at_rest_is_painted_alike():
    for game in SHORT:
        match = played(game, SEEDS[0])
        for profile in boards_of(game):
            loop, end = opened(match, profile)
            ready(loop)
            for _ in range(6):
                assert_paints_alike(loop, end)
                rig.press(loop, "RIGHT")


def test_before_the_record_is_told_no_picture_of_cards_is_bare():
    for game in ("koikoi", "ceki"):
        for profile in BOARDS:
            loop, end = opened(played(game, SEEDS[0]), profile, "slow")
            assert end.rounds == 0 and not end.waiting
            pages = end.picture_pages()
            layout = end.painter.layout
            for page in range(pages):
                x, y, w, h = layout.END_PICTURE
                end.painter.scenery.backdrop(loop.canvas, x, y, w, h)
                before = loop.canvas.crc()
                end.draw_picture(layout.END_PICTURE, page)
                assert loop.canvas.crc() != before, (game, profile, page)
            end.key(OK, False)  # nothing falls any more
            ready(loop)
            assert end.picture_pages() == pages, (game, profile)


def test_every_page_is_reached_and_has_what_is_said():
    for game in SHORT:
        match = played(game, SEEDS[0])
        for profile in boards_of(game):
            loop, end = opened(match, profile)
            ready(loop)
            written = texts_of(loop.canvas)
            end.draw()
            for _ in range(6):
                rig.press(loop, "RIGHT")
            for words, value in end.lines():
                assert words in written and value in written, (game, profile, words)
            for side in end.sides:
                assert side in written, (game, profile, side)


def test_the_keys_do_what_the_end_proposes():
    for game in SHORT:
        match = played(game, SEEDS[0])
        for profile in boards_of(game):
            proposed = proposals(match, profile)
            asked = [key for key, _ in proposed]
            assert OK in asked and BACK in asked, (game, profile)
            for key, label in proposed:
                if label != ids.KEY_REVIEW or profile in (rig.SQUARE, rig.MONO):
                    go_on(match, profile, key, label)


def go_on(match, profile, key, label):
    """Press a key that the end proposes, and from there the key that goes on."""
    loop, end = opened(match, profile)
    ready(loop)
    painted = loop.canvas.crc()
    press(loop, KEY_NAMES[key])
    for _ in range(6):
        if label == ids.KEY_REVIEW and loop.scene is end:  # it is proposed on a later page
            rig.press(loop, "RIGHT")
            painted = loop.canvas.crc()
            press(loop, KEY_NAMES[key])
    if label == ids.KEY_MORE:
        assert loop.scene is end and loop.canvas.crc() != painted
        rig.press(loop, "LEFT")
        assert loop.canvas.crc() == painted
        rig.press(loop, "OK")
    elif label == ids.KEY_REVIEW:
        assert shown(loop) == "Review"
        assert loop.scene.match.state.round_no == end.worst[1]
        rig.press(loop, "BACK")
        assert loop.scene is end and loop.canvas.crc() == painted, profile
        rig.press(loop, "OK")
    assert shown(loop) == "Scene", (match.game, profile, label)


def proposals(match, profile):
    """Return the keys that the pages of the end propose, a list of (key, text id)."""
    loop, end = opened(match, profile)
    ready(loop)
    proposed = []
    draw = end.painter.keys.draw

    def noted(place, hints, *rest):
        left_out = draw(place, hints, *rest)
        proposed.extend([hint for hint in hints if not left_out >> hint[0] & 1])
        return left_out

    end.painter.keys.draw = noted
    end.draw()
    for _ in range(6):
        rig.press(loop, "RIGHT")
    if end.worst:
        key = F2 if end.has_own_key(F2) else F1  # as at a bill
        assert (key, ids.KEY_REVIEW) in proposed, (match.game, profile)
    return sorted(set(proposed))


def press(loop, name):
    """Press a key; if the board has none of that name, hold the key that stands for it."""
    for key, stands_for in loop.board.longs.items():
        if stands_for == KEY_NAMES.index(name):
            rig.press(loop, KEY_NAMES[key] + ":long")
            return
    rig.press(loop, name)


def test_blossom_and_leaves_fall_without_allocating():
    seen = []
    for game in ("koikoi",):
        for seed in SEEDS:
            match = played(game, seed)
            for profile in (rig.SQUARE, rig.MONO):
                loop, end = opened(match, profile, "slow")
                seen.append(end.is_won)
                before = end.rounds
                rig.run(loop, 10)
                tick = end.tick
                clock = loop.board.clock
                with LockedHeap():
                    for _ in range(_FRAMES):
                        clock.sleep_ms(33)
                        tick(clock.now_ms())
                        loop.canvas.clear_dirty()
                assert not loop.waiting and end.rounds == before
                rig.press(loop, "OK")
                ready(loop)
                assert loop.scene is end, "the key that ends the fall does nothing else"
                assert_paints_alike(loop, end)
    assert True in seen and False in seen


def falling(mono, ground, is_won):
    """Return the pixels of what falls over a canvas of one ink, as (x, y) -> ink."""
    canvas = Canvas(64, 64, mono)
    canvas.fill(ground)
    fall = Falling(canvas, is_won, rig.Clock().diff_ms, 3)
    assert fall.begin(0, "fast")
    assert fall.tick(600)
    pixel = canvas.frame_buffer.pixel
    places = [(x, y) for y in range(64) for x in range(64) if pixel(x, y) != ground]
    return {place: pixel(*place) for place in places}


def test_blossom_falls_over_a_win_and_leaves_over_a_loss():
    for is_won, inks in (
        (True, {theme.PINK, theme.WHITE}),
        (False, {theme.AMBER, theme.RED, theme.GOLD}),
    ):
        assert set(falling(False, theme.FELT, is_won).values()) == inks
    for ground in (0, 1):  # on one bit they have a rim
        blossom, leaves = [falling(True, ground, is_won) for is_won in (True, False)]
        assert blossom and leaves and blossom != leaves


def test_a_key_that_ends_the_fall_leaves_nothing_of_it():
    match = played("koikoi", SEEDS[0])
    loop, end = opened(match, speed="slow")
    rig.run(loop, 20)
    end.think = lambda: False
    rig.press(loop, "OK")
    assert_paints_alike(loop, end)
    assert loop.scene is end


def test_an_ok_that_was_meant_for_the_table_begins_no_match():
    for game in SHORT:
        loop, end = opened(played(game, SEEDS[0]))
        rig.press(loop, "OK")
        assert loop.scene is end
        ready(loop)
        rig.press(loop, "OK")
        assert loop.scene is not end


def test_the_fall_ends_by_itself_and_leaves_nothing():
    match = played("okey", SEEDS[0])
    loop, end = opened(match, speed="fast")
    ready(loop)
    assert_paints_alike(loop, end)


def test_new_achievements_and_a_streak_are_told():
    streaks = set()
    for game in SHORT:
        store = rig.empty_store("ending")
        for seed in SEEDS[:2]:
            had = statistics.Statistics(store, game).achievements
            match = played(game, seed, store, "secret of " + seed)
            assert match.is_counted
            book = statistics.Statistics(store, game)
            new = book.achievements & ~had
            assert book.new.get(match.tag, 0) == new
            loop, end = opened(match, store=store)
            ready(loop)
            assert len(end.news) == sum([new >> bit & 1 for bit in range(12)]), game
            streak = book.groups[match.group][statistics.STREAK]
            told = [words for words, _ in end.lines() if words.startswith("Wins in a row: ")]
            assert len(told) == (streak > 0), (told, streak)
            streaks.add(streak > 0)


def test_the_best_round_is_told_by_the_review_if_there_was_one():
    for game in SHORT:
        match = played(game, SEEDS[0])
        loop, end = opened(match)
        ready(loop)
        counted = [words for words, _ in end.lines() if words == "Your best"]
        assert len(counted) == (end.best is not None)
        match.log.best_round = (7, 9, 2)
        assert ("7 of 9 decisions best", end.round_text(2)) in end.lines()
        assert "Your best" not in [words for words, _ in end.lines()]


def test_something_new_is_told_where_there_are_colours():
    for profile in BOARDS:
        match = played("okey", SEEDS[0])
        for has_new in (False, True):
            match.has_new_look = has_new
            loop, end = opened(match, profile)
            ready(loop)
            told = "★ Something new in Settings" in [words for words, _ in end.lines()]
            assert told == (has_new and not loop.canvas.mono), profile


def test_another_months_replay_leaves_the_bill_as_it_was():
    match = played("koikoi", SEEDS[0])
    loop, _ = opened(match)
    table = games.table("koikoi")(loop, Play(match))
    bill = table.round_end(loop.home)
    loop.push(bill)
    ready(loop)
    painted = loop.canvas.crc()
    rig.press(loop, "F1 F2 BACK")
    assert loop.scene is bill and loop.canvas.crc() == painted


def test_a_full_heap_costs_no_more_than_rounds_of_the_picture():
    for game in SHORT:
        loop, end = opened(played(game, SEEDS[0]))
        assert end.rounds == 0
        note = end.note

        def full(view, points, note=note, end=end):
            if end.rounds:
                raise MemoryError
            note(view, points)

        end.note = full
        ready(loop)
        assert shown(loop) == "MatchEnd" and end.rounds == 1, game
        assert_paints_alike(loop, end)


def test_rounds_after_dropping_out_are_not_the_player_s():
    # In both somebody shows the twin when the player is out, and all who are left lose a point.
    options = {"players": 3, "start": 10, "win_mode": "elimination"}
    for number in (30, 54):
        deal = Deal("%016x" % number, "0" * 16, "", "")
        match = played_out(Match("okey", options, ("human", "easy", "easy"), deal, None))
        _, end = opened(match)
        ready(end.loop)
        state = match.log.start()
        last = 0  # round in which the player had tiles
        for action in range(len(match.log.actions)):
            match.log.play(action, state)
            if state.round_result is not None and state.round_result.hands[0]:
                last = state.round_no
        assert 0 < last < match.state.round_no
        rounds = [one[1] for one in (end.best, end.worst) if one]
        assert rounds and max(rounds) <= last
