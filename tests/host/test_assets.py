"""The packed art is what its readable sources say."""

import pytest
from PIL import Image, ImageChops

from tools.assets import ceki_sheet, people_sheet, sprites
from tools.assets import hanafuda_sheet as sheet


@pytest.mark.parametrize("source", sprites.sources(), ids=lambda path: path.stem)
def test_the_packed_module_equals_its_source(source):
    target, text = sprites.pack(source)
    assert target.read_text("utf-8") == text, "run python -m tools.assets"


def packed(tmp_path, monkeypatch, text):
    """Return the names that a source's module defines."""
    monkeypatch.setattr(sprites, "ROOT", tmp_path)
    source = tmp_path / "art.txt"
    source.write_text("module art.py\n" + text, "utf-8")
    names = {}
    exec(sprites.pack(source)[1], names)
    return names


def test_a_sprite_keeps_an_ink_for_what_is_left_out(tmp_path, monkeypatch):
    names = packed(tmp_path, monkeypatch, "sprite DOT  // a comment\n44.44\n4ff44\n")
    assert names["DOT"] == (b"\x44\xe4\x4e\x4f\xf4\x4e", 5, 2, 2, 14)


def test_a_sprite_whose_key_is_only_at_line_ends_is_marked(tmp_path, monkeypatch):
    names = packed(tmp_path, monkeypatch, "sprite TILE\n..4..\n.444.\n")
    assert names["TILE"][4] == 15 + 16


def test_an_opaque_sprite_has_no_key(tmp_path, monkeypatch):
    assert packed(tmp_path, monkeypatch, "sprite BOX\n12\n34\n")["BOX"][4] == -1


def test_masks_are_bits_and_a_family_is_a_tuple(tmp_path, monkeypatch):
    names = packed(tmp_path, monkeypatch, "mask A/0\n#.#\n\nmask A/1\n#########\n")
    assert names["A"] == ((b"\xa0", 3, 1, 3, -1), (b"\xff\x80", 9, 1, 3, -1))


def test_cards_are_stamps_on_paper(tmp_path, monkeypatch):
    text = "stamp A\n.1\n\nstamp B\n2\n\ncard 0 3\nB 1 2\nA 20 33\n\ncard 1 f\n\ncard 2 0\nA 0 0\n"
    names = packed(tmp_path, monkeypatch, text)
    assert names["STAMP"] == (b"\xf1", b"\x20")
    assert names["SIZE"] == b"\x02\x01\x01\x01"
    assert names["KEY"] == b"\x0f\xff"
    assert names["PAPER"] == b"\x03\x0f\x00"
    assert names["LAYER"] == b"\x01\x01\x02\x00\x14\x21\x00\x00\x00"
    assert names["FIRST"] == b"\x00\x02\x02\x03"


@pytest.mark.parametrize(
    "deck", [sheet, ceki_sheet, people_sheet], ids=["hanafuda", "ceki", "people"]
)
def test_the_contact_sheet_is_current(deck):
    golden = Image.open(deck.SHEET).convert("RGB")
    image = deck.image()
    assert image.size == golden.size, "run python -m tools.assets --sheet"
    assert ImageChops.difference(image, golden).getbbox() is None, (
        "run python -m tools.assets --sheet"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mask A\n#.\n#\n", "not equally long"),
        ("mask A\n#4\n", "only # and ."),
        ("sprite A\n0123456789abcdef.\n", "uses every ink"),
        ("sprite A\n0g\n", "only 0 to f and ."),
        ("what is this\n", "line 2"),
        ("card 1 3\n", "card 1 stands where card 0 should"),
        ("card 0 3\nA 0 0\n", "no stamp A"),
        ("stamp A\n11\n\ncard 0 3\nA 21 0\n", "sticks out"),
        ("stamp A\n1\n1\n\ncard 0 3\nA 0 33\n", "sticks out"),
        ("card 0 x\n", "an ink"),
        ("stamp A\n1\n\ncard 0 3\nA 0 y\n", "line 6"),
    ],
)
def test_bad_art_gets_a_sentence(tmp_path, monkeypatch, text, said):
    with pytest.raises(sprites.BadArt, match=said):
        packed(tmp_path, monkeypatch, text)
