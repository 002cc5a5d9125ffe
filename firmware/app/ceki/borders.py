"""The borders of Ceki's cards, which tell the rank, as on the real deck.

Three thicknesses for 1 to 3, 4 to 6 and 7 to 9; within each of them plain, with a thin line of
paper, toothed. They lie along the upper and the lower edge.
"""

from engine.compat import const

_LINED = const(1)
_TOOTHED = const(2)


def draw(paint, rank, x, y, w, h, step, ink, paper):
    """Draw the border of rank 1..9 on a framebuffer, on paper of w by h pixels at (x, y).

    step: what a border is thicker than the next thinner one, and how wide a tooth is.
    """
    thick = 2 + (rank - 1) // 3 * step
    low = y + h - thick
    paint.fill_rect(x, y, w, thick, ink)
    paint.fill_rect(x, low, w, thick, ink)
    pattern = (rank - 1) % 3
    if pattern == _LINED:
        paint.hline(x, y + thick - 2, w, paper)
        paint.hline(x, low + 1, w, paper)
    elif pattern == _TOOTHED:
        deep = thick // 2
        end = x + w - step
        x += step
        while x < end:
            paint.fill_rect(x, y + thick - deep, step, deep, paper)
            paint.fill_rect(x, low, step, deep, paper)
            x += 2 * step
