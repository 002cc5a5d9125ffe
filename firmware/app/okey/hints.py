"""A hint at an Okey table: the move in words, and what can be counted in its favour."""

from app.okey.menu import label
from app.texts.catalog import fill, fill_n, t
from app.texts.okey import ids
from engine.okey import bot, lookahead, melds
from engine.okey.actions import DISCARD, DRAW_INDICATOR, FINISH, SHOW, TAKE


def move_text(table, action):
    """Return the move in words, as the action menu has it."""
    return label(table, action)


def piece_of(view, action):
    """Return the tile that a move is about, -1 if there is none."""
    if action >= DISCARD:
        return action % DISCARD
    if action == TAKE:
        return view.offered()
    return view.indicator if action in (SHOW, DRAW_INDICATOR) else -1


def worths(table, action, judgement):
    """Return what the player's action and the best one lead to: two texts.

    judgement: a Judgement of engine/okey/judge.py
    """
    worth = judgement.worth
    if not worth:
        is_not_yet = judgement.best < FINISH and judgement.best != SHOW
        return "", t(ids.ADVISE_NOT_YET) if is_not_yet else ""
    better = _worth(*worth[2:4])
    if worth[4]:
        better += "\n" + fill(ids.COSTS_AHEAD, (worth[4] + 5) // 10)
    return _worth(*worth[:2]), better


def _worth(lacking, live):
    if lacking < 0:
        return ""  # it finishes, as the move says
    if not live:
        return fill(ids.COUNT_FARTHER, lacking)
    return fill_n(ids.ADVISE_THROW, live, lacking, live)


def _next_best(view, tile_text, action, live, weighed):
    """Return a line about the best other throw that leads as near, or nothing.

    tile_text: the painter's; live: how many live tiles help after the action; weighed: see
    `lookahead.best`. Hard may throw another tile than the one that keeps most: what counts then is
    the expected value of both after the next draw.
    """
    _, kinds, useful = melds.decision(view.hand, view.joker, view.live_tiles())
    others = [
        (count, kind)
        for kind, count in zip(kinds, useful)
        if DISCARD + kind in view.legal and DISCARD + kind != action
    ]
    if not others:
        return ""
    judged = {did - DISCARD: points for did, points in weighed}
    rivals = [(judged[kind], kind, count) for count, kind in others if kind in judged]
    rivals = [one for one in rivals if one[2] >= live]
    if action - DISCARD in judged and rivals:
        points, kind, count = max(rivals)
        worse = (lookahead.lead(judged[action - DISCARD], points) + 5) // 10
        tile = tile_text(kind)
        if not worse:
            return "\n" + fill(ids.ADVISE_AS_GOOD, tile)
        return "\n" + fill(ids.ADVISE_LATER, tile, count, worse)
    count, kind = max(others)
    return "\n" + fill(ids.ADVISE_OTHER, tile_text(kind), count)


def think(table):
    """Return (the move of level hard, what it weighed), as a generator of slices."""
    view = table.view
    weighed = []
    rng = table.match.log.bot_rng(view.seat)
    action, _ = yield from bot.think(view, rng, "hard", weighed=weighed)
    return action, weighed


def reason(table, action, weighed):
    """Return a sentence about a move of level hard, as a generator that yields slices.

    weighed: what `think` has returned with the move.
    """
    view = table.view
    joker = view.joker
    tile_text = table.painter.tile_text
    if action == SHOW:
        return fill(ids.ASK_SHOW_WHY, tile_text(view.indicator))
    if action >= FINISH:
        return fill(ids.CAN_FINISH_HOW, tile_text(action - FINISH))
    hand = bytearray(view.hand)
    if action >= DISCARD:
        if max(view.legal) >= FINISH:
            return t(ids.ADVISE_NOT_YET)
        hand[action - DISCARD] -= 1
        lacking, live = melds.outlook(hand, joker, view.live_tiles())
        text = fill_n(ids.ADVISE_THROW, live, lacking, live)
        yield
        return text + _next_best(view, tile_text, action, live, weighed)
    top = view.offered()
    live = view.live_tiles()
    before, useful = melds.outlook(hand, joker, live)
    yield
    if action in (TAKE, DRAW_INDICATOR):
        kind = top if action == TAKE else view.indicator
        after, more = lookahead.with_tile(view, live, kind)
        if not after:
            return t(ids.ADVISE_FINISH)
        if after < before:
            return fill(ids.ADVISE_WITH, after, before)
        return fill(ids.ADVISE_MORE, after, more, useful)
    # Level hard leaves a discard if a draw is worth as much; when the pile is empty, if it does
    # not finish.
    return fill(ids.ADVISE_LEAVE if view.pile else ids.ADVISE_NO_FINISH, tile_text(top))
