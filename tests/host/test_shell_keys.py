"""In the scenes around a table a key works if and only if it is announced, and no hint is cut.

On every kind of row, on every screen class and every set of keys, in every language. Arrows
that move need no hint, nor has BACK one where the line is full: docs/boards.md says what they do
everywhere. On one bit, where all is narrow, no sentence touches anything else.
"""

import pytest

from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.compat import load_module
from hal.contract import BACK, DOWN, LEFT, RIGHT, UP
from tests.app import rig
from tests.app.tables import shown
from tests.host.key_moments import press
from tests.host.painted import painted, touching
from tests.host.shell_moments import SHELL
from tests.host.test_keys_announced import BOARDS
from tests.sample import sampled

ARROWS = (UP, DOWN, LEFT, RIGHT)
PRESSED = [name for name in SHELL if "refused" not in name]  # OK says the same again there
# One in so many is tried on a board: of the languages, of the scenes with every key, and of the
# scenes in other languages.
SHARE = sampled(9, 1)
SCENES = sampled(16, 1)
FEW = sampled(7, 1)


def rows_of(loop):
    """Select each row of a list in turn, and yield its place; another scene has one place, 0."""
    rows = getattr(loop.scene, "rows", None)
    for at in range(len(rows.items) if rows else 1):
        if rows:
            rows.at = at
        yield at


def kinds_of(loop):
    """Select the first row of each kind, and yield its place; rows of a kind have one key line."""
    rows = getattr(loop.scene, "rows", None)
    kinds = set()
    for at in rows_of(loop):
        item = rows.items[at] if rows else None
        kind = item and (item.change is None, item.enter is None, item.note is None)
        if kind not in kinds:
            kinds.add(kind)
            yield at


def opened(board, name, at):
    """Return the loop at a moment, in English, with row `at` selected."""
    loop = SHELL[name](board, "en")
    if at:
        loop.scene.rows.at = at
    return loop


def announced(loop):
    """Return the keys that whole hints announce, and the texts of the key line that are cut."""
    layout = load_module("app.layouts", loop.screen)
    canvas = loop.canvas
    labels = loop.board.labels
    _, y, _, h = layout.KEY_HINTS
    line = painted(loop, y, y + h)
    whole = [text.is_whole(canvas) for text in line]
    caps = {label: [key] for key, label in labels.items()}
    caps[labels[LEFT] + labels[RIGHT]] = [LEFT, RIGHT]
    keys = set()
    for at, cap in enumerate(line[:-1]):
        if cap.colour == layout.KEY_TEXT and whole[at] and whole[at + 1]:
            keys.update(caps[cap.words])
    return keys, [text.words for text, is_whole in zip(line, whole, strict=True) if not is_whole]


def state_of(loop):
    """Return what is there: the scene, how many lie below, and the picture."""
    loop.scene.draw()
    return shown(loop), len(loop.below), loop.canvas.crc()


def after_keys(board, name, at):
    """Return what is there before a key is pressed, and {key: what is there after it}."""
    loop = opened(board, name, at)
    before = state_of(loop)
    did = {}
    for key in loop.board.labels:
        press(loop, key)
        did[key] = state_of(loop)
        if did[key] != before:
            loop = opened(board, name, at)
    return before, did


def wrongly(board, name, at, keys):
    """Return the keys of a row that are announced and do nothing, or that do more unannounced.

    keys: those that are announced. To go to the same scene is to do the same.
    """
    before, did = after_keys(board, name, at)
    alike = [did[key] for key in keys]
    alike += [now[:2] for now in alike if now[:2] != before[:2]]
    wrong = []
    for key, now in did.items():
        if key in keys:
            wrong += [key] if now == before else []
        elif key not in ARROWS + (BACK,):
            wrong += [key] if now != before and not {now, now[:2]} & set(alike) else []
    return wrong


@pytest.mark.parametrize("board", BOARDS)
def test_every_key_around_a_table_is_announced(board):
    wrong = []
    for name in PRESSED[2 * BOARDS.index(board) % SCENES :: SCENES]:
        loop = SHELL[name](board, "en")
        labels = loop.board.labels
        lines = [(at, announced(loop)[0]) for at in kinds_of(loop)]
        for at, keys in lines:
            for key in wrongly(board, name, at, keys):
                is_there = "announced" if key in keys else "not announced"
                wrong.append((name, at, labels[key], is_there))
    assert not wrong


@pytest.mark.parametrize("board", BOARDS)
def test_the_same_keys_are_announced_in_every_language(board):
    wrong = []
    for number, name in enumerate(SHELL):
        first = BOARDS.index(board) + number
        if first % FEW:
            continue
        loop = SHELL[name](board, "en")
        spoken = {at: announced(loop)[0] - {BACK} for at in kinds_of(loop)}
        for lang in LANGUAGES[first % SHARE :: SHARE]:
            if loop.canvas.mono and lang in OWN_LETTERS:
                continue
            loop = SHELL[name](board, lang)
            for at in kinds_of(loop):
                keys, cut = announced(loop)
                if cut or keys - {BACK} != spoken[at]:
                    wrong.append((name, lang, at, cut, spoken[at] ^ keys))
    assert not wrong


def test_on_one_bit_no_sentence_around_a_table_touches_anything():
    wrong = []
    for number, name in enumerate(SHELL):
        if number % sampled(2, 1):
            continue
        for lang in LANGUAGES[number % SHARE :: SHARE]:
            if lang in OWN_LETTERS:
                continue
            loop = SHELL[name](rig.MONO, lang)
            for at in rows_of(loop):
                wrong += [
                    (name, lang, at, *found) for found in touching(loop.canvas, painted(loop))
                ]
    assert not wrong
