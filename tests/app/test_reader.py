"""The texts that a screen reader gets in the browser: those of the picture, and the new ones."""

from app.fonts import small
from app.okey import square
from app.okey.art import Letters
from app.okey.words import tile_text
from hal.canvas import Canvas
from sim import describe
from sim.board import SimBoard, load_profile
from sim.panel import Panel
from sim.reader import Reader, news
from tests.app import rig


class Rows:
    """A list as of app.core.rows, with one row selected."""

    def __init__(self, *items):
        self.items = items
        self.at = 0


class Row:
    def __init__(self, label, value=None, note=None):
        self.label = label
        self.value = value
        self.note = note


class Scene:
    def __init__(self, rows=None):
        self.rows = rows


def drawn(draw):
    """Return the lines of a reader after `draw(canvas, font)`; the pixels are a canvas's."""
    reader, canvas = Reader(120, 60, False), Canvas(120, 60, False)
    for one in (reader, canvas):
        draw(one, small.FONT)
    assert reader.buffer == canvas.buffer
    return reader.lines()


def test_lines_are_read_from_the_upper_left():
    def draw(canvas, font):
        canvas.text(font, 60, 30, "right", 4)
        canvas.text(font, 2, 31, "left", 4)
        canvas.text_centred(font, 0, 2, 120, "top", 4)
        canvas.text_right(font, 118, 45, "end", 4)
        canvas.text(font, 2, 45, " ", 4)

    assert drawn(draw) == ["top", "left right", "end"]


def test_a_tile_within_a_text_is_read_as_its_number_and_sign():
    def draw(canvas, font):
        canvas.picture = Letters(canvas, square).draw
        canvas.text(font, 2, 2, "Nil takes " + tile_text(9, 20, canvas), 4)
        canvas.text(font, 2, 11, "and " + tile_text(52, 20, canvas), 4)
        canvas.text(font, 2, 40, tile_text(20, 20, canvas), 4)

    assert drawn(draw) == ["Nil takes 10● and ★8▲", "8▲"]


def test_a_wrapped_text_is_read_before_what_stands_beside_it():
    def draw(canvas, font):
        for x, words in ((2, ("Month", "1/12")), (50, ("Aki takes", "the moon"))):
            for number, word in enumerate(words):
                canvas.text(font, x, 9 * number, word, 4)
        canvas.text(font, 2, 30, "row", 4)
        canvas.rect(0, 39, 120, 9, 0)  # the row below begins anew
        canvas.text(font, 2, 39, "row below", 4)

    assert drawn(draw) == ["Month 1/12 Aki takes the moon", "row", "row below"]


def test_text_that_is_painted_over_is_gone():
    def draw(canvas, font):
        for number in range(4):
            canvas.text(font, 2, 12 * number, "line " + str(number), 4)
        canvas.rect(0, 0, 60, 11, 0)
        canvas.rect(0, 12, 4, 11, 0)  # covers a corner only
        canvas.text(font, 2, 24, "other", 4)

    assert drawn(draw) == ["line 1", "other", "line 3"]
    assert drawn(lambda canvas, font: (draw(canvas, font), canvas.fill(0))) == []


def test_news_are_the_selected_row_or_the_new_lines():
    old = ["Aki 3", "You 0", "OK draw"]
    assert news(Scene(), ["Aki 4", "You 0", "7 8 9", "OK throw"], old) == ["Aki 4", "OK throw"]
    speed = Row("Speed", lambda: "fast", lambda: "How fast all moves.")
    rows = Rows(speed, Row("Deal", lambda: "▶"))
    assert news(Scene(rows), old, []) == ["Speed", "fast", "How fast all moves."]
    rows.at = 1
    assert news(Scene(rows), old, []) == ["Deal"]
    assert news(Scene(Rows(Row("新しい対戦", lambda: "標準"))), old, []) == ["新しい対戦", "標準"]
    assert news(Scene(), ["こいこい", "★ ▶"], old) == ["こいこい"]
    assert describe.named("標準 ▶") == "標準" and describe.named("選ぶ") == "選ぶ"
    assert describe.worded("★ Three wins", "koikoi") == "★ Three wins"


def test_the_menu_is_read_on_every_kind_of_screen():
    from app import application

    for name in (rig.SQUARE, rig.MONO, "display_pack"):
        profile = load_profile(name)
        panel = Panel(profile.WIDTH, profile.HEIGHT, profile.MONO)
        canvas = Reader(profile.WIDTH, profile.HEIGHT, profile.MONO)
        board = SimBoard(
            profile, rig.Clock(), rig.Held(), panel, rig.empty_store(), bytes, canvas=canvas
        )
        loop = application.begin(board)
        for _ in range(3):
            loop.frame()
        lines = canvas.lines()
        for text in ("Okey", "Koi-Koi", "Ceki"):
            assert text in lines, (name, lines)
        assert news(loop.scene, lines, [])[0] == "Okey"
