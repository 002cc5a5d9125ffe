"""Rules and galleries: their pages on every board, with every option, from menu and table."""

import sys

from app.core import games
from app.core.modules import drop
from app.koikoi.words import yaku_name
from app.shell.new_match import NewMatch
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.shell import ids as shell_ids
from app.texts.table import ids as table_ids
from engine.ceki.cards import FACES
from engine.compat import load_module
from engine.contract import complete
from engine.games import GAMES, load
from engine.koikoi import yaku
from engine.koikoi.cards import BOAR, CARDS, CUP, MOON, RAIN
from engine.okey.tiles import FALSE_JOKER
from tests.app import rig
from tests.app.tables import BOARDS, opened, ready, shown, texts_of
from tests.sample import sampled

TEXT, ROW, PIECES = 0, 1, 2  # as in app/table/rules.py, which must not be loaded before a table


def variants(game):
    """Return the default options, and the same with each other value of each option."""
    table = load(game, "options").OPTIONS
    defaults = complete({}, table)
    found = [defaults]
    for option in table:
        for value in option.values:
            changed = dict(defaults)
            changed[option.name] = value
            found.append(changed)
    return found


def said(pages):
    """Return the ids of the texts of some pages."""
    found = []
    for title, blocks in pages:
        if isinstance(title, int):
            found.append(title)
        for block in blocks:
            if block[0] in (TEXT, ROW) and isinstance(block[1], int):
                found.append(block[1])
    return found


def test_every_text_of_a_book_is_used_with_some_options():
    for game in GAMES:
        book = games.rules(game)
        ids = load_module("app.texts." + book.AREA, "ids")
        catalog.load(book.AREA)
        used = set()
        for options in variants(game):
            for _, blocks in book.pages(options):
                for block in blocks:
                    assert block[0] in (TEXT, ROW, PIECES)
            used.update(said(book.pages(options)))
            used.update(said(games.rules(game).gallery(options)))
        catalog.unload(book.AREA)
        assert len(used) == len([name for name in dir(ids) if name.isupper()]) - unlisted(ids)


def unlisted(ids):
    """Return how many upper-case names of a module of ids are not texts."""
    return len([name for name in ("BASE", "NAMES") if hasattr(ids, name)])


def table(game, profile=rig.SQUARE, lang="en"):
    """Return the loop and a table at which the player is asked."""
    players = {"okey": 4, "koikoi": 2, "ceki": 4}[game]
    seats = ("human",) + ("easy",) * (players - 1)
    loop, scene = opened(game, {}, seats, "0" * 15 + "7", profile=profile, lang=lang)
    ready(loop)
    return loop, scene


def painted(loop):
    """Paint the screen of the book again; return its page, how many there are, and its texts."""
    written = texts_of(loop.canvas)
    loop.scene.draw()
    del loop.canvas.text
    counted = [text.split("/") for text in written]
    page, count = min([pair for pair in counted if len(pair) == 2 and pair[1].isdigit()])
    return int(page.split(".")[0]), int(count), written


def ends_of(loop, pieces):
    """Paint the screen again; return where each text and each row of pieces begins and ends."""
    found = []
    canvas = loop.canvas
    text, draw = canvas.text, pieces.draw

    def noted(font, x, y, words, ink):
        found.append((y + font.top, y + font.top + font.cap))
        return text(font, x, y, words, ink)

    def drawn(self, piece, x, y):
        found.append((y, y + self.h))
        return draw(self, piece, x, y)

    canvas.text, pieces.draw = noted, drawn
    loop.scene.draw()
    del canvas.text
    pieces.draw = draw
    return found


def look_through(loop, layout, pieces, place):
    """Turn all pages of the book; fail if a screen is empty or too small."""
    while not [text for text in painted(loop)[2] if text.startswith(("1/", "1.1/"))]:
        rig.press(loop, "LEFT")  # the table opens the page that fits
    _, top, _, high = layout.RESULT_TITLE
    bottom = layout.RESULT_KEYS[1]
    pages = set()
    number = None
    hints = []
    count = 0
    was_last = False
    while not was_last:
        page, count, texts = painted(loop)
        pages.add(page)
        before = number
        number = [text for text in texts if text.endswith("/%d" % count)]
        assert number != before, "two screens with one number"
        ends = ends_of(loop, pieces)
        inside = [end for begin, end in ends if top + high <= begin < bottom]
        assert inside, "an empty screen"
        assert max(inside) <= bottom, (place, page)
        hints.append(len([begin for begin, _ in ends if begin >= bottom]))
        shown_before = loop.canvas.crc()
        rig.press(loop, "RIGHT")
        was_last = loop.canvas.crc() == shown_before
    assert len(pages) == count, "not all pages were seen"
    assert hints == [2 * hints[-1]] * (len(hints) - 1) + hints[-1:], "only the last has no More"


def test_no_page_is_larger_than_its_screen():
    for game in GAMES:
        for profile in BOARDS:
            for lang in sampled(("it",), ("en", "it")):
                loop, scene = table(game, profile, lang)
                scene.show_rules()
                loop.frame()
                place = (game, profile, lang)
                look_through(loop, scene.painter.layout, games.rules(game).Pieces, place)
                rig.press(loop, "LEFT BACK")
                assert loop.scene is scene


def new_match(game, profile=rig.SQUARE, lang="en"):
    """Return the loop and the screen of a new match."""
    loop = rig.loop(rig.board(profile))
    loop.settings.language = lang
    catalog.use(lang)
    catalog.load("shell")
    loop.settings.last[game] = {"options": {}}
    scene = NewMatch(game)
    loop.reset(scene)
    loop.frame()
    return loop, scene


def open_row(loop, scene, label):
    """Choose a row of the screen of a new match; it is the one to which BACK leads."""
    scene.rows.at = [row.label for row in scene.rows.items].index(label)
    rig.press(loop, "OK")
    return loop.scene


def test_no_page_of_a_gallery_is_larger_than_its_screen():
    for game in GAMES:
        for profile in BOARDS:
            for lang in sampled(("fr",), ("en", "fr")):
                loop, scene = new_match(game, profile, lang)
                book = open_row(loop, scene, t(shell_ids.GALLERY))
                layout = load_module("app." + game, loop.screen)
                look_through(loop, layout, games.rules(game).Pieces, (game, profile, lang))
                rig.press(loop, "BACK")
                assert book is not scene and loop.scene is scene
                assert "app.table.rules" not in sys.modules and "app." + game not in sys.modules


def test_every_piece_is_in_the_gallery_of_its_game():
    for game, count in (("okey", FALSE_JOKER + 1), ("koikoi", CARDS), ("ceki", FACES)):
        pages = games.rules(game).gallery(complete({}, load(game, "options").OPTIONS))
        shown = [
            piece
            for _, blocks in pages
            for block in blocks
            if block[0] == PIECES
            for group in block[1]
            for piece in group
        ]
        assert sorted(set(shown)) == list(range(count)), game
        assert game == "okey" or len(shown) == count, "one is on two pages"


def test_a_card_is_said_to_make_the_yaku_of_the_rules():
    options = complete({}, load("koikoi", "options").OPTIONS)
    makes = games.rules("koikoi").makes
    brights = (yaku.GOKO, yaku.SHIKO, yaku.AME, yaku.SANKO)
    for card, made in (
        (MOON, brights + (yaku.TSUKIMI,)),
        (RAIN, (yaku.GOKO, yaku.AME, yaku.SANKO)),
        (CUP, (yaku.TANE, yaku.TSUKIMI, yaku.HANAMI)),
        (BOAR, (yaku.INOSHIKA, yaku.TANE)),
        (1, (yaku.AKATAN, yaku.TAN)),
        (2, (yaku.KASU,)),
    ):
        assert makes(card, options).split(", ") == [yaku_name(one) for one in made], card


def test_a_row_stays_with_the_text_below_it():
    for lang in ("en", "it", "de", "fr"):
        loop, scene = table("koikoi", rig.MONO, lang)
        scene.show_rules()
        loop.frame()
        screens = {}  # page -> the texts of each of its screens
        for _ in range(60):
            page, _, texts = painted(loop)
            screens.setdefault(page, []).append(texts)
            rig.press(loop, "RIGHT")
        seen = 0
        for page, (_, blocks) in enumerate(games.rules("koikoi").pages(scene.view.options), 1):
            for at, block in enumerate(blocks[1:]):
                if blocks[at][0] == ROW and block[0] == TEXT:
                    label = blocks[at][1]
                    label = label if isinstance(label, str) else t(label)
                    words = fill(block[1], *block[2]) if block[2] else t(block[1])
                    beside = [text for on in screens[page] if label in on for text in on if text]
                    assert any(words.startswith(text) for text in beside), (lang, label)
                    seen += 1
        assert seen
        rig.press(loop, "BACK")


def test_the_table_opens_the_page_that_fits_and_forgets_the_book():
    drop("app.table.rules")
    for game in GAMES:
        drop("app." + game + ".rules")  # as it is before a table
        loop, scene = table(game)
        if scene.controls.asking >= 0:
            rig.press(loop, "BACK")
        rig.press(loop, "BACK")
        if shown(loop) != "ActionMenu":  # the cursor was on the draw pile
            rig.press(loop, "BACK")
        assert shown(loop) == "ActionMenu"
        rows = loop.scene.rows
        labels = [row.label for row in rows.items]
        rows.at = labels.index(t(table_ids.MENU_RULES))
        rig.press(loop, "OK")
        assert shown(loop) == "Rules"
        book = sys.modules["app." + game + ".rules"]
        page, count, _ = painted(loop)
        assert page == book.page_for(scene.view) % count + 1
        for _ in range(80):
            if loop.scene is scene:
                break
            rig.press(loop, "OK")  # to the last page, and out
        assert loop.scene is scene
        for name in ("app.table.rules", "app." + game + ".rules", "app.texts." + book.AREA):
            assert name not in sys.modules


def test_the_bill_opens_the_page_about_what_counts():
    loop, scene = table("ceki")
    scene.show_rules(counts=True)
    loop.frame()
    assert painted(loop)[0] == sys.modules["app.ceki.rules"].COUNTS + 1


def test_the_menu_opens_the_book_with_the_options_of_the_set_up():
    for game in GAMES:
        loop, scene = new_match(game)
        labels = [row.label for row in scene.rows.items]
        open_row(loop, scene, "Rule book")
        assert shown(loop) == "Rules" and painted(loop)[0] == 1
        rig.press(loop, "LEFT")
        page, count, texts = painted(loop)
        assert page == count and len(texts) > 4, "the last page has the options"
        rig.press(loop, "BACK")
        assert loop.scene is scene
        assert "app.table.rules" not in sys.modules and "app." + game not in sys.modules
        scene.rows.at = labels.index("House rules")
        rig.press(loop, "OK F1")
        page, count, _ = painted(loop)
        assert shown(loop) == "Rules" and page == count
        rig.press(loop, "BACK BACK")
        assert loop.scene is scene
