"""The packed fonts are what their sources say, and a source that says nonsense is refused."""

import pytest

from sim.command import run
from tools.fonts import __main__ as fonts
from tools.fonts import glyphs

HEAD = "height 3\nbaseline 3\ncap 3\ngap 1\n\n"


def test_packed_fonts_equal_their_sources():
    names = set()
    for path, text in glyphs.fonts():
        assert path.read_text(encoding="utf-8") == text, "run python -m tools.fonts"
        names.add(path.stem)
    packed = {path.stem for path in glyphs.PACKED.glob("*.py")} - {"__init__"}
    assert names == packed


def test_accents_over_capitals_are_seen_in_a_selected_row():
    text = (glyphs.SOURCES / "small.txt").read_text(encoding="utf-8")
    source = glyphs.Source(text)
    above = 1  # on 128x64 the bar begins in the row above the capitals
    for letter in "ÀÁÂÃÄÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜĞİ":
        assert above in {y for _, y in source.glyphs[letter].pixels}, letter


def test_a_source_is_bands_and_letters_made_of_others():
    source = glyphs.Source(
        HEAD + "; a comment\n1| a #\n#. ###\n.. #.#\n\n0| DOT\n#\n\nä = a DOT +1\nb = a | a\n"
    )
    assert source.glyphs["a"].packed() == (1, 1, b"\x80")
    assert source.glyphs["#"].packed() == (1, 2, b"\xe0\xa0")
    assert source.glyphs["ä"].packed() == (0, 2, b"\x40\x80")
    assert source.glyphs["b"].width == 5
    assert source.glyphs["b"].packed() == (1, 1, b"\x90")
    assert "DOT" not in source.glyphs
    first, codes, index, _ = source.tables()
    assert first == 32
    assert codes == b"#\0a\0b\0\xe4\0"
    assert len(index) == 4 * 6
    assert index[:4] == bytes((3, 0, 0, 0))


@pytest.mark.parametrize(
    "text",
    [
        "0| a b\n#.\n",
        "0| a\n#.\n#\n",
        "0| a\n#x\n",
        "0| a\n#\n\n0| a\n#\n",
        "b = a\n",
        "colour 3\n",
        "height three\n",
        "height 99999999999\n",
        "0| a\n#\n\nb = a a +99999999999\n",
        "2| a\n#\n#\n",
    ],
)
def test_a_bad_source_is_refused(text):
    with pytest.raises(glyphs.FontError):
        glyphs.Source(HEAD + text)


def test_a_source_says_its_measures():
    with pytest.raises(glyphs.FontError, match="baseline"):
        glyphs.Source("height 3\ncap 3\ngap 1\n")


def test_the_command_checks_the_fonts_and_refuses_other_options(capsys):
    assert run(fonts.main, ["--check"]) == 0
    assert run(fonts.main, ["--nonsense"]) == 2
    assert "--nonsense" in capsys.readouterr().err


def test_in_the_tiny_font_only_a_cedilla_lies_below_the_line():
    text = (glyphs.SOURCES / "tiny.txt").read_text(encoding="utf-8")
    source = glyphs.Source(text)
    line = 6  # the next line of a text may begin there
    below = {
        letter for letter, one in source.glyphs.items() if any(y >= line for _, y in one.pixels)
    }
    assert below == set("ÇŞçş")
