"""At every table of every board a key that is announced works, and one that works is announced.

Announced is what the hints at the table show, and what the rows of the menu name in brackets.
Arrows need no announcement: their caps say what they do. At a bill one of its pages
announces a key.
"""

import pytest

from app.core.match import Match
from app.core.modules import drop
from app.core.screens import CLASSES, MONO
from app.table.menu import ActionMenu
from app.table.painter import Painter
from app.texts import catalog
from app.texts.ceki import ids as ceki_ids
from app.texts.koikoi import ids as koikoi_ids
from app.texts.languages import LANGUAGES
from app.texts.okey import ids as okey_ids
from app.texts.table import ids as table_ids
from engine.seeds import Deal
from hal.boards.live.profiles import PROFILES, load
from hal.contract import DOWN, F1, F2, HELD, KEY_NAMES, LEFT, OK, RIGHT, UP
from hal.keymap import labels_of
from tests.app import tables
from tests.app.test_every_board import press_for
from tools.layouts import rooms

TABLES = {
    "okey": (("human", "easy", "easy", "easy"), "0000000000000007"),
    "koikoi": (("human", "easy"), "0000000000000023"),
    "ceki": (("human", "easy", "easy", "easy"), "0000000000000012"),
}
ARROWS = (UP, DOWN, LEFT, RIGHT)
# For bills: every class of screens, and every set of keys.
BOARDS = (
    "waveshare_lcd13",
    "display_pack",
    "display_pack2",
    "waveshare_lcd114",
    "ssd1306_diy",
    "picoboy",
)
# The rows of the menu that name a key.
ROWS = (
    ("okey", okey_ids.MENU_SORT),
    ("okey", okey_ids.MENU_PAIRS),
    ("koikoi", koikoi_ids.MENU_YAKU),
    ("koikoi", koikoi_ids.MENU_TABLE),
    ("koikoi", koikoi_ids.MENU_ZOOM),
    ("ceki", ceki_ids.MENU_HEAP),
    ("table", table_ids.MENU_HINT),
)


def moment(game, board, keys):
    """Return the loop and the table when the player has pressed `keys` in the first turn."""
    for other in CLASSES:  # a board has the layouts of its own screen alone
        drop(f"app.{game}.{other}")
    seats, seed = TABLES[game]
    loop, scene = tables.opened(game, {}, seats, seed, profile=board)
    tables.ready(loop)
    for key in keys:
        press_for(loop, KEY_NAMES.index(key))
        tables.ready(loop)
    loop.frame()
    return loop, scene


def seen(loop, scene):
    """Return what is there: the picture, the scene, the player's actions."""
    return loop.canvas.crc(), tables.shown(loop), bytes(tables.done(scene)[:2])


def announced(loop, scene, monkeypatch):
    """Return the labels of the keys that the hints and the menu's rows show."""
    shown = []
    paint = Painter._key_row

    def noted(self, row, *place):
        shown.extend(key[0] for key in row)
        paint(self, row, *place)

    with monkeypatch.context() as patch:
        patch.setattr(Painter, "_key_row", noted)
        scene.painter.keys(loop.board.labels, ())
        scene.painter.keys(loop.board.labels, scene.hand.hints())
    if not scene.hand.asking >= 0:
        menu = ActionMenu(scene)
        menu.loop = loop
        rows = [item.label for item in menu._items()]
        for label in loop.board.labels.values():
            shown += [label for row in rows if row.endswith(f" ({label})")]
    return shown


def outcome(game, board, keys, key):
    """Return what is there after a further key."""
    loop, scene = moment(game, board, keys)
    press_for(loop, key)
    tables.ready(loop)
    return seen(loop, scene)


@pytest.mark.parametrize("keys", [(), ("OK",)], ids=["turn", "then"])
@pytest.mark.parametrize("game", sorted(TABLES))
def test_what_is_announced_works_and_what_works_is_announced(game, keys, monkeypatch):
    for board in PROFILES:
        loop, scene = moment(game, board, keys)
        before = seen(loop, scene)
        shown = announced(loop, scene, monkeypatch)
        labels = dict(loop.board.labels)
        assert set(shown) <= set(labels.values()), board
        ok = outcome(game, board, keys, OK)
        for key, label in labels.items():
            after = ok if key == OK else outcome(game, board, keys, key)
            if after == before:
                assert label not in shown, f"{board}: {label} does nothing"
            elif key not in ARROWS and after != ok:  # a held OK may do what OK does
                assert label in shown, f"{board}: {label} works"


@pytest.fixture(scope="module", params=sorted(TABLES))
def billed(request):
    """Return a game and the state at the end of a round that bots have played and somebody won."""
    game = request.param
    seats, _ = TABLES[game]
    for seed in range(20):
        match = Match(game, {}, ("easy",) * len(seats), Deal("%016x" % seed, "0" * 16, ""))
        while match.state.round_result is None:
            bot = match.bot()
            try:
                while bot:
                    next(bot)
            except StopIteration as done:
                match.act(*done.value)
        if match.state.round_result.winner >= 0 and match.state.outcome() is None:
            return game, match.state
    raise AssertionError("nobody wins")


def at_bill(billed, board, lang, page):
    """Return the loop at a page of the bill, and the labels of the keys that its hints show."""
    game, state = billed
    for other in CLASSES:
        drop(f"app.{game}.{other}")
    seats, seed = TABLES[game]
    loop, _ = tables.opened(game, {}, seats, seed, state.copy(), board, lang=lang)
    tables.ready(loop)
    assert tables.shown(loop) == "RoundEnd"
    shown = []
    paint = Painter._key_row

    def noted(self, row, *place):
        shown.extend(key[0] for key in row)
        paint(self, row, *place)

    for _ in range(page):
        press_for(loop, RIGHT)
    Painter._key_row = noted
    try:
        loop.scene.draw()
    finally:
        Painter._key_row = paint
    loop.frame()
    return loop, shown


def left_with(loop):
    """Return the scene that is there, and of a bill the picture too."""
    name = tables.shown(loop)
    return name, loop.canvas.crc() if name == "RoundEnd" else 0


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_keys_of_every_page_of_a_bill_are_announced_and_work(billed, board, lang):
    named = set()
    worked = set()
    for page in range(at_bill(billed, board, lang, 0)[0].scene._pages):
        loop, shown = at_bill(billed, board, lang, page)
        before = left_with(loop)
        labels = loop.board.labels
        named.update(shown)
        assert set(shown) <= set(labels.values())
        did = {}
        for key, label in labels.items():
            loop, _ = at_bill(billed, board, lang, page)
            press_for(loop, key)
            did[label] = left_with(loop)
        for key, label in labels.items():
            alike = [did[labels[OK]]]
            if label.endswith(HELD):  # a held key may do what the key itself does
                alike.append(did.get(label.removesuffix(HELD)))
            if did[label] == before:
                assert label not in shown, f"page {page}: {label} does nothing"
            elif key not in ARROWS and did[label] not in alike:
                worked.add(label)
    assert worked <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_that_name_their_key_fit_on_one_bit(language):
    room = rooms.rooms("okey", MONO)["menu_label"]
    keys = [labels_of(load(board)).get(key, "") for board in PROFILES for key in (F1, F2)]
    key = max(keys, key=room.font.width)
    catalog.use(language)
    for area, number in ROWS:
        catalog.load(area)
        assert room.font.width(f"{catalog.t(number)} ({key})") <= room.width, catalog.t(number)
    catalog.use("en")
