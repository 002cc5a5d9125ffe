"""Random drawing for the driver tests: rectangles, lines and dots anywhere, some of it outside."""


def scribble(canvas, rng, calls):
    """Make that many random drawing calls."""
    width = canvas.width
    height = canvas.height
    for _ in range(calls):
        x = rng.below(width + 20) - 10
        y = rng.below(height + 20) - 10
        ink = rng.below(2 if canvas.mono else 16)
        kind = rng.below(8)
        if kind == 0:
            canvas.rect(x, y, 1 + rng.below(width), 1 + rng.below(30), ink)
        elif kind == 1:
            canvas.line(x, y, rng.below(width), rng.below(height), ink)
        elif kind == 2:
            canvas.vline(x, y, 1 + rng.below(height), ink)
        elif kind == 3:
            canvas.frame(x, y, 1 + rng.below(40), 1 + rng.below(40), ink)
        elif kind < 6:
            canvas.pixel(x, y, ink)
        else:
            canvas.rect(x, y, 1 + rng.below(12), 1 + rng.below(12), ink)
