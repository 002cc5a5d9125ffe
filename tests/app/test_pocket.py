"""The pocket forgets nothing: a match comes back as it was left. Portable.

Random keys play at a table. The match is left by the menu, or the power is cut in any frame. When
the table is opened again, the decision, the last moves, the frame of the last throw and Koi-Koi's
field are as they were at this decision. The rack is as it was at the last action written. A sample
of the matches; more with LAWS=all.
"""

from app.core import games, people
from app.core.match import Match
from app.shell import game_summaries, saved, shelf
from app.table.play import Play
from app.texts import catalog
from engine import record
from engine.rng import Rng
from engine.seeds import Commitment, known
from hal.contract import OK
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_ending import SHORT, played_out
from tests.sample import few_on_cpython, sampled

SEATS = {"okey": 4, "koikoi": 2, "ceki": 4}
CLASSES = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
KEYS = (0, 0, 1, 1, 2, 4, 8, 4, 8, 8, 16, 16, 16, 32, 64, 64)  # masks; BACK is pressed at the end
FRAMES = 200
PARTS = sampled(6, 12)
_DECISIONS = 4  # the latest that are compared: a small heap has no room for all
MATCHES = sampled(2, 40)
MORE = sampled(6, 0)  # are tried if the last decision was compared in few of them
_TURNS = sampled(5, 8)


def scene_of(loop):
    """Return the table on the screen or below it, None if there is none."""
    for scene in [loop.scene] + loop.below:
        if hasattr(scene, "housekeeper"):
            return scene
    return None


def seated(store, game, match, profile):
    """Return the loop and the table of a match."""
    loop = rig.loop(rig.board(profile, store))
    loop.settings.speed = "instant"
    catalog.use("en")
    catalog.load("shell")
    scene = games.table(game)(loop, Play(match))
    retrace = scene.retrace

    def retraced():
        retrace()
        bar = scene.painter.bar
        assert bar.history[-1:] == [bar.last], "the bar has the last move"

    scene.retrace = retraced
    loop.reset(scene)
    loop.frame()
    return loop, scene


def rack_of(scene):
    """Return how the rack lies with the held tile put back, b"" in other games."""
    return scene.placement_of(scene.viewer) if scene.has_placements else b""


def look(scene):
    """Return what the table shows of what has happened."""
    displayed = scene.painter.displayed
    return {
        "actions": len(scene.match.log.actions),
        "to act": scene.match.state.to_act,
        "legal": list(scene.match.state.legal_actions()),
        "list": list(scene.painter.bar.history),
        "news": scene.painter.bar.news_lines(999, 1),
        "framed": getattr(displayed, "last_thrown", -1),
        "thrower": getattr(displayed, "thrower", -1),
        "field": bytes(getattr(displayed, "slots", b"")),
    }


class Watched:
    """A match at a table, with what was seen at each decision and at each write.

    seen    by number of actions, what the table showed when it asked
    laid    the rack at the last write, None before the first
    """

    def __init__(self, loop, scene):
        self.loop = loop
        self.scene = scene
        self.seen = {}
        self.laid = None
        save = scene.match.save

        def saving():
            is_new = scene.match.unsaved
            laid = rack_of(scene) if is_new else None
            save()
            if is_new and laid:
                self.laid = laid

        leave = scene.match.leave

        def leaving():
            laid = rack_of(scene)
            leave()
            if laid and scene.match.state.to_act >= 0:
                self.laid = laid

        scene.match.save = saving
        scene.match.leave = leaving

    def frame(self):
        self.loop.frame()
        if self.scene.waiting:
            found = look(self.scene)
            self.seen.setdefault(found["actions"], found)


def play(watched, rng, frames):
    """Press random keys for some frames, and now and then do something legal.

    Return whether the match goes on; it may have been left by the menu.
    """
    loop = watched.loop
    for _ in range(frames):
        if not rng.below(3):
            loop.board.keys.down = KEYS[rng.below(len(KEYS))]
        legal = watched.scene.controls.legal
        is_asked = loop.waiting and loop.scene is watched.scene and legal
        if is_asked and hasattr(watched.scene, "propose") and not rng.below(9):
            watched.scene.choose(legal[rng.below(len(legal))])
        watched.frame()
        assert shown(loop) != "Failure", loop.scene.text
        if watched.scene.match.state.to_act < 0:
            return False
        if scene_of(loop) is not watched.scene:
            break
    loop.board.keys.down = 0
    return True


def assert_kept(game, number):
    """Interrupt a match again and again; return how often what comes back was compared."""
    rng = Rng((number, len(game), 3, 1))
    profile = CLASSES[(number + len(game)) % len(CLASSES)]
    store = rig.empty_store("pocket")
    seats = ("human",) + ("easy",) * (SEATS[game] - 1)
    match = Match(game, {}, seats, known("%016x" % (number * 31 + 7)), store)
    laid = None
    before = {}
    alike = 0
    for part in range(PARTS):
        loop, scene = seated(store, game, match, profile)
        loop.settings.speed = ("instant", "fast")[part & 1]
        watched = Watched(loop, scene)
        if part:
            when = "%s %s, match %d, part %d" % (game, profile, number, part)
            alike += check(watched, before, laid, when)
        if not play(watched, rng, 20 + rng.below(FRAMES)):
            break
        laid = watched.laid or laid
        before.update(watched.seen)
        for old in sorted(before)[:-_DECISIONS]:
            del before[old]
        match = saved.resume(store, game)
        assert not match.moves_lost
    return alike


def check(watched, before, laid, when):
    """Compare the table that was opened again with what was seen before; return whether it was."""
    scene = watched.scene
    if scene.has_placements and laid and laid[-1] == scene.match.state.round_no & 255:
        found = scene.match.placements.get(scene.viewer)
        assert found is not None, "%s: the rack is forgotten" % when
        kept = rack_of(scene)
        assert bytes(found) == bytes(laid), "%s: %r for %r" % (when, found, laid)
        held = scene.painter.rack.hand()
        if sum([1 for kind in laid[:24] if kind != 255]) == sum(held):
            assert kept == bytes(laid), "%s: the rack lies otherwise" % when
    for _ in range(4000):
        watched.frame()
        if watched.loop.waiting:
            break
    found = look(scene)
    was = before.get(found["actions"])
    if watched.loop.scene is not scene or was is None:
        return 0
    for name in found:
        told = (when, name, found[name], was[name])
        assert found[name] == was[name], "%s: %s %r was %r" % told
    return 1


def test_a_match_comes_back_as_it_was_left():
    for game in few_on_cpython(("okey", "koikoi", "ceki")):
        alike = 0
        for number in range(MATCHES + MORE):
            if number < MATCHES or alike < MATCHES:
                alike += assert_kept(game, number)
        assert alike >= MATCHES, "%s: less than one decision a match was compared" % game


def shown_end(store, game, whole, profile, last):
    """Go on with a match to a scene of its end, `last`; return the CRC of the picture.

    The actions of the log `whole` lead there, then OK. The end of the match is not told yet.
    """
    match = saved.resume(store, game)
    loop, scene = seated(store, game, match, profile)
    while shown(loop) != last:
        if not loop.waiting:
            loop.frame()
        elif loop.scene is scene:
            _, action, arg = whole.actions[len(match.log.actions)]
            scene.act(action, arg)
        else:
            loop.scene.key(OK, False)
            loop.frame()
    if last == "RoundEnd":
        ready(loop)
    return loop.canvas.crc()


def test_an_end_that_was_not_seen_comes_back():
    for game in SEATS:
        options, players = SHORT[game]
        seats = ("human",) + ("easy",) * (players - 1)
        deal = Commitment(lambda: b"entropy!", [3, 4]).dealt()
        whole = played_out(Match(game, options, seats, deal)).log
        for profile in (CLASSES[0], CLASSES[-1]):
            store = rig.empty_store("pocket")
            match = Match(game, options, seats, deal, store)
            for number in range(len(whole.actions) - 6):
                _, action, arg = whole.actions[number]
                match.act(action, arg)
            match.save()
            for last in ("RoundEnd", "MatchEnd"):
                before = shown_end(store, game, whole, profile, last)
                counts = store.load("stats_" + game)
                assert shown_end(store, game, whole, profile, last) == before, (game, profile)
                assert store.load("stats_" + game) == counts, "a round counts once"
            assert saved.left_behind(store, game) is not None
            shown_end(store, game, whole, profile, "Scene")
            assert saved.left_behind(store, game) is None, "the end was told"
            assert list(saved.finished(store, game).actions) == list(whole.actions)


def test_the_cursor_is_where_the_turn_began():
    for game, players in SEATS.items():
        seats = ("human",) + ("easy",) * (players - 1)
        places = []
        for seed in ("5" * 16, "6" * 16):
            store = rig.empty_store("pocket")
            loop, scene = seated(
                store, game, Match(game, {}, seats, known(seed), store), CLASSES[0]
            )
            rng = Rng((int(seed[0]), 1, 2, 3))
            for number in range(_TURNS):
                ready(loop)
                if loop.scene is not scene:
                    break
                before = scene.controls.at
                again = seated(store, game, saved.resume(store, game), CLASSES[1])
                ready(again[0])
                assert again[1].controls.at == before, (game, seed, number)
                places.append(before)
                action = scene.controls.legal[rng.below(len(scene.controls.legal))]
                scene.controls.suggest(action)
                scene.choose(action)
                loop.frame()
        assert len(places) > _TURNS and len(set(places)) > 2, (game, places)


def test_older_programs_refuse_a_rack_with_a_sentence():
    store = rig.empty_store("pocket")
    match = Match("okey", {}, ("human", "easy", "easy", "easy"), known("0" * 16), store)
    seated(store, "okey", match, CLASSES[0])[1].leave()
    header = store.journal("okey").header().decode()
    try:
        record.parse_open(header)  # as every program reads it that has no placements
        raise AssertionError("it was taken")
    except record.OtherRules as error:
        assert "layouts 1" in str(error)
    recorded = saved.in_journal(store.journal("okey"), "okey")
    assert recorded.header_lines() == match.log.header_lines()


def test_a_match_on_the_shelf_keeps_its_rack():
    store = rig.empty_store("pocket")
    match = Match("okey", {}, ("human", "easy", "easy", "easy"), known("1" * 16), store)
    loop, scene = seated(store, "okey", match, CLASSES[0])
    for _ in range(4000):
        loop.frame()
        if loop.waiting:
            break
    rig.press(loop, "RIGHT OK RIGHT RIGHT DOWN OK")
    scene.act(scene.controls.legal[0])
    laid = scene.placement_of(0)
    scene.leave()
    assert shelf.leave(store, "okey") == ""
    store.journal("okey").clear()
    shelf.take(store, shelf.look(store)[0].name)
    again = saved.resume(store, "okey")
    assert bytes(again.placements[0]) == bytes(laid)


def test_the_menu_says_whose_points_they_are():
    names = ["", "Zoe"] + [""] * 4
    bots = ("bot easy 1", "bot hard 1")
    catalog.use("en")
    catalog.load("shell")
    for game, seats, scores, said in (
        ("okey", ("human", bots[0]), [19, 20], ["You 19", "Ali 20"]),
        ("okey", ("human",) + bots + bots[:1], [9, 8], ["You/Efe 9", "Ali/Eda 8"]),
        ("koikoi", ("human", bots[1]), [0, 7], ["You 0", "Aki 7"]),
        ("ceki", (bots[0], "human", bots[1]), [1, 2, 3], ["Mei 1", "You 2", "Lim 3"]),
        ("ceki", ("human", bots[0], "human"), [1, 2, 3], ["Player 1 1", "Mei 2", "Zoe 3"]),
        ("koikoi", ("human", "bot hard 6 bold"), [0, 7], ["You 0", "Ryo 7"]),
        ("koikoi", ("bot hard 6 bold", "human"), [0, 7], ["Ryo 0", "You 7"]),
    ):
        assert game_summaries.points_of(game, list(seats), scores, names) == said
        match_names = {"okey": 4, "koikoi": 2, "ceki": 6}
        assert len(games.SEAT_NAMES[game]) == match_names[game]


def test_a_person_is_named_at_the_table_and_comes_back():
    catalog.use("en")
    for board in CLASSES:
        for game in SEATS:
            store = rig.empty_store("pocket")
            sitting = people.seats(game)[: SEATS[game] - 1]
            match = Match(game, {}, ["human"] + sitting, known("3" * 16), store)
            loop, scene = seated(store, game, match, board)
            for _ in range(4000):
                loop.frame()
                if loop.waiting:
                    break
            named = [person[2] for person in people.PEOPLE[game]][: len(sitting)]
            assert scene.painter.names[1:] == named
            scene.act(scene.controls.legal[0])
            scene.leave()
            again = saved.resume(store, game)
            assert list(again.seats) == ["human"] + sitting


def test_the_menu_knows_the_points_of_a_round_whose_bill_was_shown():
    for game in SEATS:
        store = rig.empty_store("pocket")
        seats = ("human",) + ("easy",) * (SEATS[game] - 1)
        match = Match(game, {}, seats, known("3" * 16), store)
        loop, scene = seated(store, game, match, CLASSES[0])
        for _ in range(20000):
            loop.frame()
            if match.state.round_result is not None and loop.scene is not scene:
                break
            if loop.waiting and scene.controls.legal:
                scene.act(scene.controls.legal[0])
        scores = list(match.state.scores)
        assert saved.left_behind(store, game)[:2] == (1, scores), game  # the power is cut
