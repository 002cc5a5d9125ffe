"""Opponents that only measurements need; portable, since MicroPython plays the tournaments.

live (Ceki): knows the distance and the live cards, and no more: `medium`, which also counts the
    live cards that help.
live (Okey): knows the distance and the live tiles: `hard`, which does not look at the draw after
    a throw, nor thinks of the match.
points (Koi-Koi): `hard`, which plays for the points of the round instead of for the match.
"""

NAMES = {"ceki": ("live",), "koikoi": ("points",), "okey": ("live",)}


def thinker(game, name):
    """Return think(view, rng, ...) of a study opponent, a generator like that of a bot."""
    return {
        ("ceki", "live"): _live_cards,
        ("koikoi", "points"): _points,
        ("okey", "live"): _live_tiles,
    }[game, name]


def _live_cards(view, rng, *_):
    from engine.ceki import bot, cards, outs

    if len(view.legal) == 1 or view.phase != bot.THROWING or bot.WIN in view.legal:
        return (yield from bot.think(view, rng, "medium"))
    kinds = cards.kinds_of_hand(view.hand)
    live = [view.live(kind) for kind in range(cards.KINDS)]
    rated = {}
    for face in bot.throwable(view):
        kind = cards.kind_of(face)
        if kind not in rated:
            kinds[kind] -= 1
            fit, helpful = outs.reach(kinds)
            rated[kind] = (fit, sum([live[one] for one in helpful]), face)
            kinds[kind] += 1
            yield
    best = max([one[:2] for one in rated.values()])
    throws = sorted([one[2] for one in rated.values() if one[:2] == best])
    return bot.THROW + throws[rng.below(len(throws))], None


def _points(view, rng, *_):
    from engine.koikoi import bot, search_position

    if len(view.legal) == 1:
        return view.legal[0], None
    tables = yield from bot.tables_of(view.options)
    start = search_position.SearchPosition(view, tables, rng)
    start.lead = start.slope = 0  # so that a play-out is worth its points
    start.limits = search_position.limits(tables, 0, 1)
    return (yield from bot.by_playing_out(view, start, bot.WORK)), None


def _live_tiles(view, rng, *_):
    from engine.okey import bot, lookahead

    legal = view.legal
    if bot.SHOW in legal or view.best_finish() >= 0:
        return (yield from bot.think(view, rng, "medium"))
    yield
    live = view.live_tiles()
    if bot.TAKE in legal and bot.DRAW in legal:
        top = view.offered()
        helps = yield from lookahead.takes(view, live, top)
        return bot.TAKE if helps else bot.DRAW, None
    if view.phase != bot.DISCARDING:
        return (yield from bot.think(view, rng, "medium"))
    throws = bot.throwable(view)
    rated = bot.by_useful(view, live, throws)
    kinds = [kind for useful, kind in rated if useful == rated[0][0]] or throws
    return bot.DISCARD + kinds[rng.below(len(kinds))], None
