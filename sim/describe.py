"""Puts a scene into sentences: the rack, the hand, the thing under the cursor, moves, questions.

For a screen reader, and for players of text alone. In the page a live region says each new
sentence once, and a hidden paragraph has the whole screen in reading order. This module reads the
scenes of the application from outside, so it takes no room on a board. Portable.
"""

from app.core.scene import COMBINATIONS, LIST, TYPING
from engine.koikoi.actions import STOP
from hal.contract import HELD
from sim import spoken
from sim.reader import news
from sim.spoken import say
from sim.touch import things

_SHAPES = "●▲■◆"
_ARROWS = {"▲": spoken.UP, "▼": spoken.DOWN, "◀": spoken.LEFT, "▶": spoken.RIGHT}
_PICTURES = 0xE000  # a tile within a text, see app/okey/words.py
_JOKER = 64
_FALSE = 128


class Teller:
    """Tells what is new on the picture, each thing once."""

    def __init__(self, loop):
        """Tell of an application. loop: its Loop, whose canvas is a Reader."""
        self._loop = loop
        self._scene = None
        self._lines = []
        self._history = []
        self._known = {}  # by kind of sentence what was said last

    def sentences(self):
        """Return all sentences of the picture, and those of them that are new, as two lists.

        The caller asks when the picture has been still for a moment.
        """
        scene = self._loop.scene
        game = _game(self._loop)

        def worded_here(text):
            return worded(text, game)

        lines = self._loop.canvas.lines(worded_here)
        if _is_played(scene):
            said = self._of_table(scene, game)
        elif scene.form in (TYPING, COMBINATIONS):
            said = self._new("cursor", cursor(scene))
            said += [named(line) for line in lines if line not in self._lines]
        else:
            said = [named(worded_here(one)) for one in news(scene, lines, self._lines)]
            if scene is not self._scene and scene.form == LIST:
                said = [text for text in [str(scene.heading())] if text] + said
        if scene is not self._scene and not _is_played(scene):
            self._known = {}  # when the table comes back, its cursor and keys are said again
        self._scene = scene
        self._lines = lines
        return lines + describe(scene), said

    def _of_table(self, scene, game):
        """Return what is new at a table: moves, the question, the cursor, the keys."""
        said = self._moves(scene.painter.bar, game)
        if not scene.is_asking:
            return said
        asked = question(scene)
        said += [one for one in asked if one not in self._known.get("question", ())]
        self._known["question"] = asked
        if not asked or STOP in scene.controls.legal:
            said += self._new("cursor", cursor(scene))
        hints = scene.controls.key_hints_now()
        return said + self._new("keys", keys(self._loop.board.labels, hints))

    def _moves(self, bar, game):
        """Return the last moves that are new, and what else the bar says."""
        now = list(bar.history)
        before = self._history
        rest = len(now)  # of them, as many are known
        while rest and now[:rest] != before[len(before) - rest :]:
            rest -= 1
        self._history = now
        moves = [worded(one, game) for one in now[rest:]]
        last = worded(bar.last, game)
        known = moves + [worded(one, game) for one in now] + ["", self._known.get("bar")]
        if last not in known:
            moves.append(last)
        self._known["bar"] = last
        return moves

    def _new(self, what, text):
        """Return a sentence in a list, unless it was the last of its kind."""
        is_known = self._known.get(what) == text
        self._known[what] = text
        return [] if is_known or not text else [text]


def _is_played(scene):
    """Return whether a scene is a table at which the player decides."""
    return scene.controls is not None and not scene.controls.watches


def _game(loop):
    """Return the game that is on the screen, or below it."""
    for scene in [loop.scene] + loop.below[::-1]:
        if scene.match:
            return scene.match.game
    return "okey"


def _card(number, game):
    """Return the small card that stands in a text for this number."""
    if game == "ceki":
        from app.ceki.words import card_name

        return card_name(number)
    return "(%d)" % ((number >> 2) + 1)  # the month of a card of Koi-Koi


def worded(text, game="okey"):
    """Return a text with the names of tiles for their pictures: 10 and a red dot is red 10."""
    out = ""
    at = 0
    while at < len(text):
        letter = text[at]
        if "\ue000" <= letter <= "\ue0ff":
            number = ord(letter) - _PICTURES
            if game == "okey":
                out += _name(number & 63, number & _JOKER, number & _FALSE)
            else:
                out += _card(number, game)
        elif letter == "★" and (_end_of_tile(text, at + 1) or text == letter):
            end = _end_of_tile(text, at + 1)
            kind = _tile_in(text[at + 1 : end])
            out += _name(kind, False, True)
            at = max(at, end - 1)
        elif letter.isdigit() and _end_of_tile(text, at):
            end = _end_of_tile(text, at)
            out += _name(_tile_in(text[at:end]), False, False)
            at = end - 1
        else:
            out += letter
        at += 1
    return out


def named(text):
    """Return a text with the names of keys for arrows, without an arrow at its end."""
    while text and text[-1] in "▶ ":  # MicroPython's rstrip takes bytes
        text = text[:-1]
    for arrow, number in _ARROWS.items():
        text = text.replace(arrow, say(number) + " ")
    return text.replace("  ", " ")


def _end_of_tile(text, at):
    """Return the end of a number and a shape that begin here, 0 if they do not."""
    end = at
    while end < len(text) and text[end].isdigit():
        end += 1
    return end + 1 if at < end < len(text) and text[end] in _SHAPES else 0


def _tile_in(text):
    """Return the kind of a number and a shape, -1 of nothing."""
    return _SHAPES.index(text[-1]) * 13 + int(text[:-1]) - 1 if text else -1


def _name(kind, is_joker, is_false):
    """Return the name of a tile. kind: of a false joker the joker, -1 if there is none yet."""
    if is_false and kind < 0:
        return say(spoken.FALSE)
    name = say(spoken.TILE, say(spoken.RED + kind // 13), kind % 13 + 1)
    if is_false:
        return say(spoken.FALSE_OF, name)
    return say(spoken.JOKER, name) if is_joker else name


def tile(kind, joker):
    """Return the name of a tile of Okey. joker: the kind that is the joker, -1 for none yet."""
    is_false = kind == 52
    return _name(joker if is_false else kind, kind == joker, is_false)


def keys(labels, hints):
    """Return what the keys do, as a sentence. labels: of the board; hints: (key, text id)."""
    from app.texts.catalog import t

    parts = []
    for key, number in hints:
        if key in labels:
            label = labels[key]
            is_long = label.endswith(HELD)
            label = label[: -len(HELD)] if is_long else label
            label = say(_ARROWS[label]) if label in _ARROWS else label
            parts.append((say(spoken.LONG, label) if is_long else label) + " " + t(number))
    return say(spoken.KEYS, ", ".join(parts)) if parts else ""


def question(scene):
    """Return the sentences of the question that is asked at a table, if any."""
    controls = scene.controls
    if controls.asking >= 0:
        return [worded(text, scene.match.game) for text in controls.prompt if text]
    panel = getattr(controls, "panel", None)
    if panel and panel.is_open and not panel.is_aside:
        made = [" ".join(one) for one in panel.made]
        told = [text for text, _ in panel.words() if text]
        return made + told + [", ".join(panel.labels)]
    return []


def cursor(scene):
    """Return what is under the cursor, "" for nothing."""
    if scene.form == TYPING:
        return _sign(scene)
    if scene.form == COMBINATIONS:
        return _yaku(scene)
    return _CURSORS[scene.match.game](scene) if scene.match.game in _CURSORS else ""


def describe(scene):
    """Return sentences about all that the picture shows without words."""
    if not (scene.controls and scene.match):
        return []
    describing = _DESCRIBED.get(scene.match.game)
    under = cursor(scene) if _is_played(scene) and scene.is_asking and scene.controls.legal else ""
    return ([under] if under else []) + (describing(scene.painter) if describing else [])


def _sign(scene):
    """The sign under the cursor where a word is typed."""
    _, at = things(scene)
    for left, top, right, bottom, text in scene.loop.canvas.texts():
        x, y = (left + right) // 2, (top + bottom) // 2
        if at.x <= x < at.x + at.w and at.y <= y < at.y + at.h:
            return text
    return ""


def _yaku(scene):
    """The selected row of the sheet of yaku."""
    from app.koikoi.words import card_text, yaku_name

    own, other = scene.progress[scene.at]
    counts = [
        "%s: %d/%d" % (name, len(one.have), len(one.have) + one.needed)
        for name, one in zip(scene.names, (own, other))
    ]
    cards = ", ".join([card_text(card) for card in scene.cards()])
    return "%s, %d. %s. %s" % (yaku_name(own.yaku), own.points, ", ".join(counts), cards)


# Okey.


def _okey_cursor(scene):
    from app.okey.cursor import OWN, PILE, SOURCE
    from app.okey.rack import COLUMNS, EMPTY, SLOTS

    painter = scene.painter
    controls = scene.controls
    displayed = painter.displayed
    rack = painter.rack
    joker = displayed.joker
    if controls.at == PILE:
        place = say(spoken.PILE, displayed.pile)
    elif controls.at == OWN:
        place = say(spoken.OWN)
    elif controls.at == SOURCE:
        seat = displayed.source()
        place = say(spoken.DISCARD, painter.names[seat], tile(displayed.tops[seat], joker))
    else:
        place = say(spoken.PLACE, controls.at // COLUMNS + 1, controls.at % COLUMNS + 1)
        if rack.held < 0 and controls.at < SLOTS and rack.slots[controls.at] != EMPTY:
            return tile(rack.slots[controls.at], joker)
    if rack.held >= 0:
        held = ", ".join([tile(kind, joker) for kind in rack.carried])
        return say(spoken.HELD, held, place)
    return place


def _okey(painter):
    displayed = painter.displayed
    said = []
    if displayed.joker >= 0:
        said.append(
            say(spoken.INDICATOR, tile(displayed.indicator, -1), tile(displayed.joker, -1))
        )
    said.append(say(spoken.RACK, _tiles_of(painter.rack, displayed.joker)))
    for seat in range(displayed.players):
        if displayed.tops[seat] >= 0 and seat != displayed.viewer:
            top = tile(displayed.tops[seat], displayed.joker)
            said.append(say(spoken.DISCARD, painter.names[seat], top))
    return said


def _tiles_of(rack, joker):
    """Return the tiles of a rack; a semicolon stands for a gap."""
    from app.okey.rack import COLUMNS, EMPTY, SLOTS

    blocks = [[]]
    for slot in range(SLOTS):
        if not slot % COLUMNS or rack.slots[slot] == EMPTY:
            blocks.append([])
        if rack.slots[slot] != EMPTY:
            blocks[-1].append(tile(rack.slots[slot], joker))
    return "; ".join([", ".join(block) for block in blocks if block])


# Koi-Koi.


def _koikoi_cursor(scene):
    from app.koikoi.words import note, which_note

    controls = scene.controls
    panel = controls.panel
    if STOP in controls.legal:
        return panel.labels[panel.at] if panel.at >= 0 and not panel.is_aside else ""
    card = controls.under_cursor()
    if card < 0:
        return ""
    if controls.is_choosing:
        return which_note(card, False)
    said = note(card, len(controls.meets(card)), False)
    painter = scene.painter
    more = painter.note_text
    if painter.layout.NOTE_IS_NAME or not controls.legal or said.startswith(more[:4]):
        return said
    return said + ". " + more


def _koikoi(painter):
    from app.koikoi.words import card_text

    displayed = painter.displayed

    def listed(cards):
        return ", ".join([card_text(card) for card in cards])

    said = [say(spoken.HAND, listed(displayed.hand))]
    said.append(say(spoken.FIELD, listed([card for card in displayed.slots if card != 255])))
    for seat in range(2):
        if displayed.captured[seat]:
            cards = listed(displayed.captured[seat])
            if seat == displayed.viewer:
                said.append(say(spoken.TAKEN_BY_YOU, cards))
            else:
                said.append(say(spoken.TAKEN, painter.names[seat], cards))
    return said


# Ceki.


def _ceki_cursor(scene):
    from app.ceki.painter import HEAP, STOCK
    from app.ceki.words import card_name

    painter = scene.painter
    controls = scene.controls
    notes = [worded(text, "ceki") for text in painter.notes if text]
    if controls.at == STOCK:
        return ". ".join(notes)
    face = painter.displayed.heap[-1] if controls.at == HEAP else controls.under_cursor()
    name = card_name(face)
    return ". ".join([name] * (name not in " ".join(notes)) + notes)


def _ceki(painter):
    from app.ceki.words import card_name

    displayed = painter.displayed
    said = [say(spoken.HAND, ", ".join([card_name(face) for face in displayed.hand]))]
    if displayed.heap:
        said.append(say(spoken.HEAP, card_name(displayed.heap[-1])))
    return said


_CURSORS = {"okey": _okey_cursor, "koikoi": _koikoi_cursor, "ceki": _ceki_cursor}
_DESCRIBED = {"okey": _okey, "koikoi": _koikoi, "ceki": _ceki}
