"""The sheets for naming cards afresh: every face once, no two alike, and the key apart."""

from PIL import ImageChops

from tools import art_check


def cards_of(image, count, columns=8):
    """Return the pictures of the cards on a sheet, without the numbers above them."""
    w = image.width // columns
    h = image.height // -(-count // columns)
    found = []
    for place in range(count):
        x, y = place % columns * w, place // columns * h
        found.append(image.crop((x, y + 12 * art_check.SCALE, x + w, y + h - 2 * art_check.SCALE)))
    return found


def test_every_face_is_on_its_sheet_once_and_the_key_names_it():
    for name, image, key in art_check.sheets(5):
        lines = [line.split(" ", 1) for line in key.splitlines()]
        assert [int(number) for number, _ in lines] == list(range(1, len(lines) + 1))
        assert len({card for _, card in lines}) == len(lines), name
        pictures = cards_of(image, len(lines))
        seen = {picture.tobytes() for picture in pictures}
        assert len(seen) == len(pictures), name
        assert not any(ImageChops.invert(one).getbbox() is None for one in pictures)


def test_the_seed_says_the_order():
    first, again, other = ([key for _, _, key in art_check.sheets(seed)] for seed in (1, 1, 2))
    assert first == again != other
