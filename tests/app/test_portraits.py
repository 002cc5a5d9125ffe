"""The faces of the people: all different, in their places, loaded only while shown. Portable."""

import sys

from app import application
from app.core import people, theme
from app.core.draw import wrap
from app.core.match import Match
from app.shell.new_match import NewMatch
from app.table import portraits
from app.texts import catalog
from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.compat import load_module
from engine.seeds import Deal
from hal.canvas import Canvas
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown
from tests.app.test_ending import BOARDS, SEEDS, opened, played_out
from tests.sample import ALL

SHORT = {
    "okey": {"players": 2, "start": 10},
    "koikoi": {"rounds": 3},
    "ceki": {"players": 2, "hands": 4},
}
EVERYBODY = [(game, style) for game in people.PEOPLE for style, _, _, _ in people.PEOPLE[game]]
EXPRESSIONS = (portraits.WAITS, portraits.PLEASED, portraits.ANNOYED)
_WITH_FACES = BOARDS[:2]  # New match has room for them on these


def in_memory():
    """Return the modules of faces that are loaded."""
    names = ("portraits", "features_colour", "features_mono", "people_colour", "people_mono")
    found = [name for name in sys.modules if name.startswith("app.")]
    return [name for name in found if name.split(".")[-1] in names]


def forget():
    """Drop all modules of faces."""
    for game in people.PEOPLE:
        portraits.unload(game)
    assert in_memory() == []


def painted(mono, game, style, expression):
    """Return the pixels of a face: all of its rectangle, and nothing beside it."""
    found = []
    for ground in (theme.WHITE, theme.FELT):
        canvas = Canvas(40, 40, mono)
        canvas.fill(ground)
        empty = bytes(canvas.buffer)
        one = portraits.Portrait(canvas, game, style)
        one.draw(4, 4, expression)
        pixel = canvas.frame_buffer.pixel
        found.append(bytes([pixel(4 + x, 4 + y) for y in range(one.h) for x in range(one.w)]))
        canvas.rect(4, 4, one.w, one.h, ground)
        assert bytes(canvas.buffer) == empty, (game, style)
    assert found[0] == found[1], (game, style)
    return found[0]


def test_every_person_has_a_face_and_no_two_are_alike():
    for mono in (False, True):
        for expression in EXPRESSIONS:
            faces = [painted(mono, game, style, expression) for game, style in EVERYBODY]
            assert len(set(faces)) == len(EVERYBODY) == 12


def test_every_expression_differs_from_the_others():
    for mono in (False, True):
        for game, style in EVERYBODY:
            faces = [painted(mono, game, style, expression) for expression in EXPRESSIONS]
            assert len(set(faces)) == len(EXPRESSIONS), (game, style)


def played(game, seed, who):
    """Return a short match against one of the people, played to its end by bots."""
    return played_out(Match(game, SHORT[game], ("human", who), Deal(seed, "0" * 16, "", "")))


def apart(one, other):
    """Return whether two rectangles have no pixel in common."""
    x, y, w, h = one
    left, top, wide, high = other
    return x + w <= left or left + wide <= x or y + h <= top or top + high <= y


def assert_on_top(loop, one, x, y, expression):
    """Nothing else was painted where a face is."""
    painted = loop.canvas.crc()
    one.draw(x, y, expression)
    assert loop.canvas.crc() == painted


def places_of(one):
    """Return a list to which the rectangle of a face is added when it is painted."""
    places = []
    paint = one.draw

    def draw(x, y, expression):
        places.append((x, y, one.w, one.h))
        paint(x, y, expression)

    one.draw = draw
    return places


def test_at_the_end_a_face_touches_neither_text_nor_picture():
    for game in SHORT:
        match = played(game, SEEDS[0], people.seats(game)[0])
        for number, profile in enumerate(BOARDS):
            for turn, language in enumerate(LANGUAGES):
                if (turn + number) % 3 and not ALL:
                    continue
                if profile == rig.MONO and language in OWN_LETTERS:
                    continue
                loop, end = opened(match, profile, language=language)
                places = places_of(end._portrait)
                end.draw()
                assert len(places) == 1, (game, profile)
                x, y, w, _ = places[0]
                assert x + w <= loop.canvas.width
                assert_on_top(loop, end._portrait, x, y, end._mood)
                layout = end.painter.layout
                font = layout.END_FONT
                room = layout.END_ROW[2] - w - 2 - layout.END_NAME - 6 - font.width("-88")
                for side in end.sides:
                    assert font.width(side) <= room, (game, profile, language, side)
                if end._shown()[1] >= 0:
                    assert apart(places[0], layout.END_PICTURE), (game, profile)


def test_the_winner_is_pleased_and_the_loser_annoyed():
    seen = set()
    for game in SHORT:
        for seed in SEEDS:
            match = played(game, seed, people.seats(game)[1])
            loop, end = opened(match)
            ready(loop)
            expected = {(0,): portraits.ANNOYED, (1,): portraits.PLEASED}
            winners = tuple(match.state.view(0).outcome.winners)
            assert end._mood == expected.get(winners, portraits.WAITS), (game, seed)
            seen.add(winners)
            assert_paints_alike(loop, end)
    assert (0,) in seen and (1,) in seen
    assert portraits.at_the_end((0, 1), 1) == portraits.WAITS


def test_against_a_level_no_face_is_loaded():
    forget()
    for game in SHORT:
        opened(played(game, SEEDS[0], "easy"))
    assert in_memory() == []


def new_match(profile, game, who, language="en", home=None):
    """Return the loop of a board on which a match against somebody is being set up."""
    loop = rig.loop(rig.board(profile), home)
    loop.settings.speed = "instant"
    catalog.use(language, loop.canvas.mono)
    catalog.load("shell")
    options = {} if game == "koikoi" else {"players": 2}
    loop.settings.last[game] = {"options": options, "levels": [who]}
    loop.reset(NewMatch(game))
    loop.frame()
    return loop


def test_new_match_shows_a_face_beside_the_sentence():
    for profile in _WITH_FACES:
        for game, style in EVERYBODY:
            level = next(person[1] for person in people.PEOPLE[game] if person[0] == style)
            loop = new_match(profile, game, level + ":" + style)
            layout = load_module("app.layouts", loop.screen)
            x, y, w, h = layout.HELP
            for keys in ("", "DOWN"):
                rig.press(loop, keys)
                assert_paints_alike(loop, loop.scene)
                one = portraits.Portrait(loop.canvas, game, style)
                assert_on_top(loop, one, x + w - one.w, y + (h - one.h) // 2, portraits.WAITS)
            rig.press(loop, "DOWN")
            assert_paints_alike(loop, loop.scene)


def test_a_sentence_beside_a_face_fits_in_every_language():
    for profile in _WITH_FACES:
        for language in LANGUAGES:
            for game in people.PEOPLE:
                loop = new_match(profile, game, people.seats(game)[0], language)
                layout = load_module("app.layouts", loop.screen)
                width = layout.HELP[2] - 34 - 2 * layout.PAD
                items = loop.scene.rows.items
                for _ in people.PEOPLE[game]:
                    for item in items[:2]:
                        lines = wrap(layout.HELP_FONT, item.note(), width)
                        assert len(lines) <= layout.HELP_LINES, (language, lines)
                    items[1].change(1)
                loop.scene.leave()


def test_at_a_table_no_face_is_in_memory():
    forget()
    for game in SHORT:
        loop = new_match(rig.SQUARE, game, people.seats(game)[0], home=application.home)
        assert len(in_memory()) == 3
        rig.press(loop, "OK")
        ready(loop)
        assert shown(loop) == "Table"
        assert in_memory() == []
        loop.home()
        loop.frame()
