"""The others' moves are told while the player is asked, on every class of screens. Portable.

At every decision each move since the player's last action is on the table in a line, or, if there
is no room for all, the newest are; the list of last moves has them all, with the same names and
the same pieces.
"""

from app.ceki.words import face_text, kind_name, kind_text
from app.koikoi.words import month_text
from app.table.names import brief
from engine.ceki import events as ceki
from engine.games import load, result_of
from engine.koikoi import events as koikoi
from engine.okey import events as okey
from tests.app import rig
from tests.app.tables import opened, ready, texts_of
from tests.app.test_glass import CLASSES
from tests.sample import few_on_cpython, sampled

SEATS = {"okey": 4, "koikoi": 2, "ceki": 4}
LANGUAGES = ("en", "tr", "de", "fr")
DECISIONS = sampled(7, 60)


def remembered(scene):
    """Return a list to which every event is added that the player may see."""
    happened = []
    act = scene.match.act

    def acting(action, arg=None):
        some = act(action, arg)
        happened.extend([scene.event_for(event, scene.viewer) for event in some])
        return some

    scene.match.act = acting
    return happened


def news_of(scene, happened):
    """Return the events since the player's last action."""
    moves = scene.director.moves
    own = [
        at for at, event in enumerate(happened) if event[0] in moves and event[1] == scene.viewer
    ]
    return happened[own[-1] + 1 if own else 0 :]


def thrown_by(scene, game, news):
    """Return of each piece that others have thrown or captured (name, pieces, briefs, short).

    pieces, briefs: what says the piece in the list, and the whole in the line; one of each does.
    short: the piece in the line.
    At Koi-Koi either is the month, or in colour a small card of the month.
    """
    painter = scene.painter
    found = []
    has_taken = False
    for event in news:
        code = event[0]
        if game == "koikoi":
            if code in (koikoi.PLAYED, koikoi.TURNED, koikoi.CAPTURED):
                card = event[2][0] if code == koikoi.CAPTURED else event[2]
                month = [month_text(card & ~3 | i, painter.canvas) for i in range(4)]
                found.append(("", month, month, ""))
            continue
        came, taken, gone = (ceki.DREW, ceki.TOOK, ceki.THREW)
        if game == "okey":
            came, taken, gone = (okey.DREW, okey.TOOK, okey.DISCARDED)
        if code in (came, taken):
            has_taken = code == taken
        elif code == gone:
            if game == "okey":
                short = piece = painter.tile_text(event[2])
            else:
                canvas = painter.canvas
                short, piece = (
                    face_text(event[2], canvas, word) for word in (kind_text, kind_name)
                )
            name = painter.names[event[1]]
            found.append((name, [piece], list(brief(name, short, has_taken)), short))
            has_taken = False
    return found


def choice(scene):
    """Return what an easy bot would do in the player's place."""
    match = scene.match
    seat = match.state.to_act
    think = load(match.game, "bot").think
    return result_of(think(match.state.view(seat), match.log.bot_rng(seat), "easy"))


def says(text, parts):
    """Return whether a text has one of some parts in it."""
    return any(part in text for part in parts)


def is_told(one, text):
    """Return whether a text tells a throw: in few words, or by a sentence with name and piece."""
    name, pieces, briefs, short = one
    return says(text, briefs) or (
        bool(name) and says(text, [name]) and says(text, pieces + [short])
    )


def assert_told(scene, game, happened, written, when):
    """Compare the painted news and the list with the events; return whether all are told."""
    bar = scene.painter.bar
    thrown = thrown_by(scene, game, news_of(scene, happened))
    written.clear()
    scene.draw()
    at = 0
    for name, pieces, _, _ in thrown:  # in the list, in this order
        while not (name in bar.history[at] and says(bar.history[at], pieces)):
            at += 1
            assert at < len(bar.history), (when, name, pieces, bar.history)
    if game != "okey" and not scene.loop.canvas.mono:
        ends = "0123456789" if game == "ceki" else ")"
        assert not [text for text in bar.history if text[-1] in ends], (when, bar.history)
    if game == "koikoi" and scene.loop.canvas.mono:
        return 0  # the line of the selected card is in the place of the bar
    told = [one for one in thrown if any(is_told(one, text) for text in written)]
    assert not thrown or told, (when, thrown, written)
    assert told == thrown[len(thrown) - len(told) :] or game == "koikoi", (when, thrown, written)
    return len(told) == len(thrown) and len(thrown) > 1


def test_each_move_since_the_last_action_is_told_or_in_the_list():
    for game in SEATS:
        for number, profile in enumerate(few_on_cpython(CLASSES, 2)):
            lang = LANGUAGES[number] if game != "koikoi" else "en"
            seats = ("human",) + ("easy",) * (SEATS[game] - 1)
            loop, scene = opened(game, {}, seats, "%016x" % (number + 5), None, profile, lang=lang)
            happened = remembered(scene)
            written = texts_of(loop.canvas)
            whole = 0
            for number in range(2 * DECISIONS):
                ready(loop)
                if loop.scene is not scene:
                    rig.press(loop, "OK")
                    happened.clear()
                    continue
                when = "%s, %s, decision %d" % (game, profile, number)
                whole += assert_told(scene, game, happened, written, when)
                scene.act(*choice(scene))
                assert not scene.painter.bar.is_asked
                loop.frame()
            is_bare = game == "koikoi" and loop.canvas.mono
            assert whole > 1 or is_bare, (game, profile)


def test_nothing_is_told_that_came_before_the_players_action():
    loop, scene = opened("okey", {}, ("human",) + ("easy",) * 3, "%016x" % 5)
    ready(loop)
    while scene._has_acted:
        scene.act(*choice(scene))
        ready(loop)
    assert scene.painter.bar.news_lines(500, 1)
    scene.act(scene.view.legal[0])  # draw: the next decision is about the throw
    ready(loop)
    assert scene.controls.legal and not scene.painter.bar.news_lines(500, 1)


def test_only_a_throw_right_after_a_take_says_so():
    _, scene = opened("okey", {}, ("human",) + ("easy",) * 3, "%016x" % 5)
    director = scene.director
    briefs = director.briefs_of
    taken = (okey.TOOK, 1, 0, 5)
    thrown = (okey.DISCARDED, 1, 5)
    first = (okey.DISCARDED, 2, 5)  # of the next round: this player has drawn nothing
    assert briefs(taken) == ("",)
    names = scene.painter.names
    piece = scene.painter.tile_text(5)
    director.tell(taken)
    for _ in range(2):
        assert briefs(thrown) == brief(names[1], piece, True)
    director.tell(thrown)
    assert briefs(first) == brief(names[2], piece, False)
