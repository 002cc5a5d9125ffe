"""The letters of Japanese: read from an installed font, and drawn by all fonts of texts."""

import pytest

from app.fonts import bold, digits, small, tiny
from app.texts import catalog
from app.texts import letters as in_use
from app.texts.languages import LANGUAGES
from hal import font
from sim import choices
from sim.command import UsageError, run
from tools import letters, sizes
from tools.texts.fit import strangers

FONTS = (small.FONT, bold.FONT, tiny.FONT)


@pytest.fixture
def japanese():
    if letters.lacking("ja"):
        print("skipped:", letters.lacking("ja"))
        pytest.skip(letters.lacking("ja"))
    before = catalog.language()
    yield "ja"
    catalog.use(before)


def test_the_fonts_have_them_while_the_language_is_in_use(japanese):
    own = [(face.face, face.index, face.data) for face in FONTS]
    numbers = digits.FONT.data
    assert all(strangers("光親杯こいこい", face) for face in FONTS)
    catalog.use(japanese)
    assert catalog.language() == japanese
    assert not any(strangers("光親杯こいこいAbcé0✓", face) for face in FONTS)
    assert digits.FONT.data is numbers
    catalog.use("en")
    assert [(face.face, face.index, face.data) for face in FONTS] == own


def test_a_font_that_is_loaded_later_has_them_too(japanese):
    catalog.use(japanese)
    late = font.Font(7, 6, 5, 1, 32, b"", bytes(96 * 4), b"")
    assert late.find(ord("光")) < len(late.index) - 4
    font.text_fonts.remove(late)


def test_latin_letters_stay_as_they_are(japanese):
    def drawn(face, letter):
        at = face.find(ord(letter))
        start = face.index[at + 2] | face.index[at + 3] << 8
        return face.index[at : at + 2], face.data[start : start + (face.index[at + 1] & 15)]

    before = [drawn(face, letter) for face in FONTS for letter in "Agß7"]
    catalog.use(japanese)
    assert [drawn(face, letter) for face in FONTS for letter in "Agß7"] == before


def test_one_bit_screens_do_not_offer_them(japanese):
    assert japanese in in_use.offered(mono=False) and japanese not in in_use.offered(mono=True)
    catalog.use(japanese, mono=True)
    assert catalog.language() == "en"


def test_without_the_font_the_language_is_left_out(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(choices, "_TEXTS", str(tmp_path))
    source = f"LANGUAGES = {LANGUAGES}\nOWN_LETTERS = ('ja',)\n"
    (tmp_path / "languages.py").write_text(source)
    assert choices.languages() == sorted(set(LANGUAGES) - {"ja"})
    with pytest.raises(UsageError, match=r"python -m tools\.letters says why"):
        choices.check_language("ja")
    monkeypatch.setattr(letters, "_TEXTS", tmp_path)
    monkeypatch.setattr(letters, "found", lambda asked: None)
    assert run(letters.main, []) == 0
    assert "apt-get install fonts-misaki" in capsys.readouterr().out
    assert run(letters.main, ["--quiet"]) == 0
    assert capsys.readouterr().out == ""


def test_sizes_of_builds_without_the_language_are_not_written(monkeypatch, tmp_path, capsys):
    source = f"LANGUAGES = {LANGUAGES}\nOWN_LETTERS = ('ja',)\n"
    (tmp_path / "languages.py").write_text(source)
    monkeypatch.setattr(choices, "_TEXTS", str(tmp_path))
    monkeypatch.setattr(sizes, "boards", None)  # nothing is built, nothing written
    assert run(sizes.main, ["--update"]) == 2
    assert "the letters of ja are not here" in capsys.readouterr().err


def test_another_font_is_refused(tmp_path, capsys):
    other = tmp_path / "misaki_gothic.ttf"
    other.write_bytes(b"no font")
    assert run(letters.main, ["--font", str(other)]) == 2
    assert "is not misaki_gothic.ttf" in capsys.readouterr().err
