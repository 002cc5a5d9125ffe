"""Sentences: broken into lines that fit, and read to their end before anything follows."""

from app.core.dialog import Ask, Notice
from app.core.draw import wrap
from app.fonts.small import FONT
from app.texts import catalog
from hal.contract import OK
from tests.app import rig


def test_lines_are_broken_at_spaces_and_fit():
    text = "The match left behind belongs to another version of the rules."
    for w in (60, 100, 200):
        lines = wrap(FONT, text, w)
        assert " ".join(lines) == text
        assert max([FONT.width(line) for line in lines]) <= w


def test_no_line_begins_with_a_sign():
    text = "Il te manque 3 jetons pour finir : tu finis ! Gagne 27,2 % plus souvent ?"
    for w in range(60, 240):
        lines = wrap(FONT, text, w)
        assert " ".join(lines) == text
        assert not [line for line in lines if line[0] in ":!?%"]


def test_a_word_wider_than_the_line_is_broken_anywhere():
    text = "see " + "m" * 40 + " there"
    lines = wrap(FONT, text, 50)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert max([FONT.width(line) for line in lines]) <= 50


def shown(scene, profile):
    loop = rig.loop(rig.board(profile))
    catalog.use("en")
    catalog.load("shell")
    loop.reset(scene)
    rig.run(loop, 1)
    return loop


def test_a_long_notice_has_pages():
    done = []
    text = " ".join([str(1000 + i) for i in range(60)])
    loop = shown(Notice(text, lambda: done.append(1)), rig.MONO)
    pictures = []
    while not done:
        pictures.append(loop.canvas.crc())
        rig.press(loop, "OK")
    assert len(pictures) > 2
    assert [pictures.count(crc) for crc in pictures] == [1] * len(pictures)
    loop = shown(Notice(text, lambda: done.append(1)), rig.MONO)
    rig.press(loop, "BACK")
    assert len(done) == 2


def test_a_question_has_two_answers():
    for key, answer in (("OK", "yes"), ("BACK", "no")):
        answers = []
        yes, no = [lambda a=answers, word=word: a.append(word) for word in ("yes", "no")]
        ask = Ask("Really?", "ceki", yes, no)
        loop = shown(ask, rig.SQUARE)
        rig.press(loop, "UP LEFT F1")
        assert answers == []
        rig.press(loop, key)
        assert answers == [answer]


def test_hints_never_mention_a_key_the_board_lacks():
    loop = shown(Notice("Nothing."), rig.SQUARE)
    with_key = loop.canvas.crc()
    del loop.board.labels[OK]
    loop.scene.draw()
    assert loop.canvas.crc() != with_key
