"""Panels in the middle of a table: a prompt, a word in very large letters, a few sentences."""

from app.core import theme
from app.core.draw import inner_y
from engine.compat import NATIVE, const
from hal.canvas import Canvas

SCALE = 3  # of `paint_enlarged`
FRAMED = const(3)  # pixels that a frame reaches around what a panel speaks of


def common_rows(one, other):
    """Return how many rows two rectangles have in common, 0 if no pixel is.

    >>> common_rows((0, 0, 4, 4), (3, 1, 4, 4))
    3
    """
    if one[0] >= other[0] + other[2] or other[0] >= one[0] + one[2]:
        return 0
    return max(0, min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]))


def places_beside(targets, x, w, h):
    """Return the places that the frames of `targets` leave free: a list of x, y, w, h.

    They are above, between and below the targets, then at the right and left of some of them.
    x, w, h: of the room for a panel, which begins at row 0; targets: rectangles, not empty

    >>> places_beside([(60, 50, 20, 30)], 0, 240, 100)
    [(0, 0, 240, 47), (0, 83, 240, 17), (83, 0, 157, 100), (0, 0, 57, 100)]
    """
    places = []
    framed = []  # y, x, right and bottom of each with its frame
    for left, top, wide, high in targets:
        framed.append((top - FRAMED, left - FRAMED, left + wide + FRAMED, top + high + FRAMED))
    framed.sort()
    for right in [x + w] + sorted([one[1] for one in framed], reverse=True):
        for left in [x] + sorted([one[2] for one in framed]):
            if left >= right:
                continue
            y = 0
            for top, start, end, bottom in framed:
                if start < right and left < end:
                    places.append((left, y, right - left, top - y))
                    y = max(y, bottom)
            places.append((left, y, right - left, h - y))
    return places


def _cost(layout):
    return layout[0]


def best_beside(targets, places, lay_out):
    """Return the layout of least cost beside what has a frame, and how much of that is hidden.

    If no place has room beside all targets, the panel may hide the last one, and so on.
    places(seen): returns places beside targets; lay_out(count, place): returns None, or a tuple
    that begins with its cost; count: how many targets are seen
    """
    seen = list(targets)
    while True:
        found = []
        for place in places(seen):
            one = lay_out(len(seen), *place)
            if one:
                found.append(one)
        if found or not seen:
            return min(found, key=_cost), len(targets) - len(seen)
        seen.pop()


def blank_panel(painter, place, targets=()):
    """Paint an empty panel over the table in a place (x, y, w, h), after `clear_cut`."""
    clear_cut(painter, place, targets)
    painter.scenery.prompt(painter.canvas, *place)


def clear_cut(painter, place, targets=(), parts=None):
    """Erase the parts of the table that a panel in a place would cut: none is seen in half.

    On one bit also those that the frame of a target would cut. targets: rectangles; a part that is
    in one by more than half its height stays, on one bit without what is beside the panel; parts:
    those of another picture
    """
    x, y, w, h = place
    canvas = painter.canvas
    cuts = [(x, y - 1, w, h + 2, 1)]  # as the scenery clears it; the last: how many rows count
    if canvas.mono:
        for left, top, wide, high in targets:
            edge = 2 * FRAMED
            cuts.append((left - FRAMED, top - FRAMED, wide + edge, high + edge, FRAMED))
    for part in painter.whole_parts() if parts is None else parts:
        seen = [one for one in targets if 2 * common_rows(part, one) > part[3]]
        if seen and not (canvas.mono and common_rows(part, cuts[0])):
            continue
        if not any(common_rows(part, cut) >= cut[4] for cut in cuts):
            continue
        if seen:
            part = _between(part, place, seen)
        is_round = part[:2] == painter.layout.ROUND[:2] and not canvas.mono
        if is_round or part == painter.layout.LAST:
            painter.scenery.bar(canvas, *part)
        else:
            painter.scenery.backdrop(canvas, *part)
        cuts.append(part + (1,))


def _between(part, place, targets):
    """Return what a part has at both sides of a panel, as far as the frames of its targets.

    >>> _between((0, 8, 128, 15), (50, 0, 40, 20), [(15, 8, 15, 15)])
    (33, 8, 95, 15)
    """
    left, y, w, h = part
    right = left + w
    for x, _, wide, _ in targets:
        if x + wide <= place[0]:
            left = max(left, x + wide + FRAMED)
        elif x >= place[0] + place[2]:
            right = min(right, x - FRAMED)
    return left, y, right - left, h


def prompt(painter, heading, text):
    """Paint a panel with a heading and, if `text` is not empty, a sentence."""
    layout = painter.layout
    canvas = painter.canvas
    x, y, w, h = layout.PROMPT
    blank_panel(painter, (x, y, w, h))
    lines = 2 if text else 1
    font = layout.FONT_PROMPT
    y = inner_y(font, y, h - layout.PROMPT_STEP * (lines - 1))
    canvas.text_centred(font, x, y, w, heading, theme.GOLD)
    if text:
        y += font.top + font.cap
        font = layout.FONT
        y += layout.PROMPT_STEP - font.cap - font.top
        canvas.text_centred(font, x, y, w, text, theme.WHITE)


def recap(painter, texts):
    """Paint a panel with at most three sentences, one below the other."""
    canvas = painter.canvas
    font = painter.layout.FONT
    step = font.cap + 5
    w = min(max([font.width(text) for text in texts]) + 16, canvas.width)
    h = step * len(texts) + 7
    _, y, _, prompt_h = painter.layout.PROMPT
    x = (canvas.width - w) // 2
    y = max(y + (prompt_h - h) // 2, 0)
    blank_panel(painter, (x, y, w, h))
    for text in texts:
        canvas.text_centred(font, x, y + 6 - font.top, w, text, theme.WHITE)
        y += step


def shout(painter, word, text):
    """Paint a word in letters of three times their size, and a sentence below it.

    On one-bit screens, and where the word has no room, it is a prompt.
    """
    layout = painter.layout
    canvas = painter.canvas
    w, h = _size(layout.FONT_PROMPT, word)
    if canvas.mono or SCALE * w + 16 > canvas.width:
        prompt(painter, word, text)
        return
    font = layout.FONT
    high = SCALE * h + font.height + 14
    wide = max(SCALE * w, font.width(text)) + 20
    x = (canvas.width - wide) // 2
    y = layout.TABLE[1] + (layout.TABLE[3] - high) // 2
    blank_panel(painter, (x, y, wide, high))
    large(painter, word, y + 7, theme.GOLD, theme.SLATE)  # as the panel is
    canvas.text_centred(font, x, y + high - font.height - 4, wide, text, theme.WHITE)


def large(painter, word, y, ink, ground):
    """Paint a word in letters of three times their size, from row y on; not on one bit."""
    canvas = painter.canvas
    font = painter.layout.FONT_PROMPT
    w, h = _size(font, word)
    small = Canvas(w, h)
    small.fill(ground)
    small.text(font, 0, -font.top, word, ink)
    paint_enlarged(canvas, small, (canvas.width - SCALE * w) // 2, y)


def paint_enlarged(canvas, small, x, y):
    """Paint a small canvas, of an even width, three times as large at (x, y)."""
    if NATIVE:
        from hal.native.enlarge import enlarge
    else:
        from hal.plain.enlarge import enlarge
    w, h = small.width, small.height
    # `enlarge` needs a border that is no ink: one value at the sides, another above and below.
    inks = bytearray(b"\xff" * ((w + 2) * (h + 2)))
    for row in range(h):
        at = (row + 1) * (w + 2)
        inks[at] = inks[at + w + 1] = 254
        for column in range(w):
            inks[at + 1 + column] = small.frame_buffer.pixel(column, row)
    enlarge(canvas.buffer, canvas.width + 1 >> 1, x, y, inks, w, h)


def _size(font, word):
    """Return width (even) and height of a word; letters such as j reach below the line."""
    return font.width(word) + 1 & -2, font.cap + 3
