"""A key that works is announced, an announced key works, and no label is cut.

A key is announced by the key hints, whole and not covered, or in brackets by a row of the menu.
Arrows that move something need no hint, nor OK and BACK in a list: docs/boards.md says what they
do everywhere. The moments of tests/host/key_moments.py are tried on every screen class
and every set of keys. LAWS=all tries all of them everywhere.
"""

import pytest

from app.texts import catalog
from app.texts.koikoi import ids as koikoi_ids
from app.texts.languages import LANGUAGES
from app.texts.table import ids
from engine.compat import load_module
from hal.contract import BACK, DOWN, HELD, LEFT, OK, RIGHT, UP
from tests.app import rig
from tests.app.tables import shown
from tests.host.key_moments import MOMENTS, PLAYERS, press
from tests.sample import ALL, sampled

ARROWS = (UP, DOWN, LEFT, RIGHT)
MENUS = ("ActionMenu", "PanelMenu")
BAR = 8  # pixels at the right of a menu, as of the room of its rows in the layouts
WITH_MENU = ("Table", "Practice", "Puzzle", "Guide", "RoundEnd", "Replay")
SHARE = sampled(32, 1)  # of the moments one in so many is tried on a board
BOARDS = (
    "waveshare_lcd13",
    "display_pack2",
    "display_pack",
    "waveshare_lcd114",
    "ssd1306_diy",
    "picoboy",
    *(("picosystem", "picopad", "waveshare_lcd2", "waveshare_lcd144") if ALL else ()),
)


def pixels(canvas, x, y, w, h):
    """Return a rectangle of the picture."""
    pixel = canvas.frame_buffer.pixel
    x = max(x, 0)
    w = min(w, canvas.width - x)
    return [
        pixel(column, row)
        for row in range(y, min(y + h, canvas.height))
        for column in range(x, x + w)
    ]


class Seen:
    """The key hints of the picture of a scene that is painted anew.

    offers   for each call of KeyHints.draw: the hints
    labels   of the hints that are seen whole
    cut      texts of the hints that are not whole
    down     mask of the keys whose caps are painted as pressed
    """

    def __init__(self, loop, scene=None):
        self.offers = offers = []
        self.cut = cut = []
        self.down = 0
        rows = []
        painted = []
        seen = self
        # Not the module of before: a scene that was closed may have unloaded it.
        key_hints = load_module("app.table", "key_hints")
        kind, cap_h = key_hints.KeyHints, key_hints.key_cap_h
        row_of, draw_of = kind._row, kind.draw
        canvas = loop.canvas

        def draw_row(self, row, x, y, font, down):
            seen.down |= down
            places = []
            for label, text, cap_w, w, _ in row:
                place = (x, y, cap_w + 3 + font.width(text), cap_h(font))
                places.append((label, text, place))
                x += w
            bare = [pixels(canvas, *place) for _, _, place in places]
            row_of(self, row, places[0][2][0], y, font, down)
            rows.extend((*hint, ground) for hint, ground in zip(places, bare, strict=True))

        def draw(self, place, hints, font=None, most=1, down=0):
            hints = list(hints)
            offers.append(hints)
            first = len(rows)
            left_out = draw_of(self, place, hints, font, most, down)
            for label, text, where, ground in rows[first:]:
                inside = where[0] >= 0 and where[0] + where[2] <= canvas.width
                inside = inside and where[1] >= 0 and where[1] + where[3] <= canvas.height
                if inside:
                    painted.append((label, text, where, ground, pixels(canvas, *where)))
                else:
                    cut.append(text)
            return left_out

        kind._row, kind.draw = draw_row, draw
        try:
            canvas.fill(5)
            (scene or loop.scene).draw()
        finally:
            kind._row, kind.draw = row_of, draw_of
        self.labels = set()
        for label, text, where, ground, was in painted:
            now = pixels(canvas, *where)
            if now == was:
                self.labels.add(label)
                continue
            hint = [at for at in range(len(was)) if was[at] != ground[at]]
            if 5 * len([at for at in hint if now[at] == was[at]]) > 2 * len(hint):
                self.cut.append(text)


def menu_of(loop):
    """Return the menu that a key of this scene opens: BACK, in a replay OK; None without one."""
    scene = getattr(loop.scene, "table", loop.scene)
    controls = getattr(scene, "controls", None)
    if shown(loop) not in WITH_MENU or getattr(controls, "asking", -1) >= 0:
        return None
    course = getattr(scene, "course", None)
    own = getattr(course, "_open_menu", None) or getattr(scene, "_open_menu", None)
    opens = own or scene.open_menu
    opens()
    menu = loop._next
    loop._next = None
    loop._how = -1  # the request is withdrawn
    menu.enter(loop)
    return menu


def named_in_menu(loop, wrong=None):
    """Return the labels that rows of the menu name; add rows that are too wide to `wrong`."""
    menu = menu_of(loop)
    if menu is None:
        return set()
    room = menu._place[2] - menu._place[5] - BAR
    font = menu.rows._font
    named = set()
    for label in loop.board.labels.values():
        for item in menu.rows.items:
            if item.label.endswith(f" ({label})"):
                named.add(label)
                if font.width(item.label) > room and wrong is not None:
                    wrong.append(f"{item.label!r} is wider than {room}")
    return named


def settle(loop):
    """Let the caps of keys that are up again be painted as they were."""
    if loop.waiting:
        rig.run(loop, 3)


def state_of(loop):
    """Return what is there: the scene and how many lie below, the actions, and the picture."""
    match = getattr(loop.scene, "match", None)
    actions = len(match.log.actions) if match else 0
    settle(loop)
    loop.scene.draw()
    return shown(loop), len(loop.below), actions, loop.canvas.crc()


def tried(game, board, name):
    """Return the loop at a moment, with everything painted; None if there is no such moment."""
    loop = MOMENTS[name](game, board, "en")
    if loop is not None:
        settle(loop)
        loop.scene.draw()
    return loop


def check(game, board, name, languages=LANGUAGES):
    """Return what is wrong with the keys of a moment, as texts."""
    loop = tried(game, board, name)
    if loop is None:
        return []
    where = f"{game}, {board}, {name} ({shown(loop)})"
    wrong = []
    for lang in languages:
        wrong += misfits(loop, where, lang)
    if not loop.waiting:
        return wrong  # others play: the picture changes without a key
    loop.scene.draw()
    seen = Seen(loop)
    known = seen.labels | named_in_menu(loop)
    labels = dict(loop.board.labels)
    before = state_of(loop)
    did = {}
    for key in labels:
        if loop is None:
            loop = tried(game, board, name)
        press(loop, key)
        did[key] = state_of(loop)
        if did[key] != before:
            loop = None
    for key, label in labels.items():
        # A held key may do what the key itself does. Any way back is like BACK.
        alike = [did[one] for one in labels if one in (OK, BACK) or label == labels[one] + HELD]
        goes = did[key][:2] != before[:2]
        if goes:
            alike = [one[:2] for one in alike]
        works = did[key] != before
        if not works and label in seen.labels:
            wrong.append(f"{where}: {label} does nothing")
        moves = key in ARROWS and not (goes and did[key][1] >= before[1])
        is_alike = did[key][: 2 if goes else 4] in alike
        if works and label not in known and not is_alike and not moves:
            wrong.append(f"{where}: {label} works, to {did[key][0]}")
    return wrong


def is_universal(key, number, labels):
    """Return whether docs/boards.md says what a key does everywhere, so that it may be left out.

    An arrow only moves something. BACK opens the menu, and a board whose OK is held for BACK has
    no other key for it. Of two buttons OK presses the one that is lit. The menu of the table below
    has the rules too.
    """
    if key in (LEFT, RIGHT):
        return number != ids.KEY_REVIEW
    if key == OK:
        return number in (koikoi_ids.KEY_STOP, koikoi_ids.KEY_KOIKOI)
    if number == ids.MENU_RULES:
        return True
    return key == BACK and (number == ids.KEY_MENU or labels[key].endswith(HELD))


def misfits(loop, where, lang):
    """Return the hints that are not seen whole in a language, and that the menu does not name."""
    if shown(loop) in MENUS:
        return []  # the hints of the table below do not apply
    catalog.use(lang, loop.canvas.mono)
    seen = Seen(loop)
    wrong = [f"{where}, {lang}: {text!r} is cut" for text in seen.cut]
    if seen.down and not loop.board.keys.down:
        wrong.append(f"{where}, {lang}: a cap is painted as pressed")
    known = seen.labels | named_in_menu(loop, wrong)
    labels = loop.board.labels
    wrong += [
        f"{where}, {lang}: {labels[key]} {catalog.t(number)} is not there"
        for pairs in seen.offers
        for key, number in pairs
        if key in labels and labels[key] not in known and not is_universal(key, number, labels)
    ]
    catalog.use("en", loop.canvas.mono)
    return wrong


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_working_keys_are_announced_and_announced_keys_work(game, board):
    wrong = []
    for number, name in enumerate(MOMENTS):
        turn = number + BOARDS.index(board) + len(game)
        if turn % SHARE == 0:
            few = ("en", LANGUAGES[number % len(LANGUAGES)])
            wrong += check(game, board, name, LANGUAGES if ALL else few)
    assert not wrong, "\n".join(wrong)
