"""The budgets of a board beside the readings, as tables of docs/measurements.md.

tools.chip --update writes them. Times are in milliseconds, memory is in KB.
"""

from engine.games import GAMES, MASTER
from sim.board import load_profile
from tools.chip.play import LEVEL, LOADED

# By whether Tessera is in the firmware: reset to the menu, opening a game; free heap by width.
_LIMITS = {
    False: (750, 850, {240: 50, 320: 40}),
    True: (220, 220, {240: 120, 320: 110}),
}
_REDRAW = {240: 50, 320: 66}  # by width
_KEYS = {"an arrow": ("UP", "DOWN", "LEFT", "RIGHT"), "OK": ("OK",), "BACK": ("BACK",)}
_SLICE = 25
_REVIEW = 1  # of the rounds that are reviewed, this one is at the 95th percentile of 100


def scenes(taken):
    """Return the table of start, opening, heap, pictures and keys."""
    notes = taken.notes
    start, opening, _ = _LIMITS[taken.is_frozen]
    whole = [(GAMES[0], notes.start_us + 1000 * (taken.reset_ms or 0))]
    opened = [p for p in notes.presses if (p.place.scene, p.after) == ("NewMatch", "Table")]
    opens = [look for look in notes.looks if look.place.scene == LOADED]
    others = [look for look in notes.looks if look.place.scene != LOADED]
    rows = [
        _row("reset to the menu", start, max, whole if notes.start_us >= 0 else []),
        _row("opening a game", opening, max, [(p.place.game, p.scene_us) for p in opened]),
        _heap(taken, " while a game opens", [(look.place.game, look.free) for look in opens]),
        _heap(taken, " at other times", [(look.place.game, look.free) for look in others]),
    ]
    painted = [(paint.place.game, paint.draw_us + paint.show_us) for paint in notes.paints]
    redraw = _REDRAW.get(load_profile(taken.profile).WIDTH)
    rows.append(_row("a whole scene, drawn and sent", redraw, max, painted))
    played = [p for p in notes.presses if p.place.scene == p.after == "Table"]
    for name, keys in _KEYS.items():
        first = [(p.place.game, p.first_us) for p in played if p.key in keys and p.first_us >= 0]
        rows.append(_row(f"{name} to the first changed pixel, median", 20, _middle, first))
        rows.append(_row("the same, worst", 40, max, first))
    moving = {game: [p for p in played if p.place.game == game and p.moving] for game in GAMES}
    late = [
        (game, 1e6 * sum(p.late_moving for p in found) / sum(p.moving for p in found))
        for game, found in moving.items()
        if found
    ]
    rows.append(_row("later than 33 ms, of 1,000 frames with moving pieces", 10, max, late))
    return _table(taken, rows)


def waits(taken):
    """Return the table of the waits for a deal and for the others.

    After a tap the bots' thinking counts; otherwise it has rows of its own.
    """
    rows = []
    for what, budget in (("deal", 3000), ("lap", 3500), ("deal tapped", 300)):
        found = [wait for wait in taken.notes.waits if wait.what == what]
        moved = [(wait.game, wait.spent_us - wait.thought_us) for wait in found]
        rows.append(_row(f"{what}, median", budget, _middle, moved))
        if what == "lap":
            rows.append(_thought(found, f"besides, a bot thinks in a {what}, median"))
    found = [wait for wait in taken.notes.waits if wait.what == "lap tapped"]
    spent = [(wait.game, wait.spent_us) for wait in found]
    rows.append(_row("lap tapped, with thinking, median", 500, _middle, spent))
    rows.append(_row("the same, 95th percentile", 800, _usual, spent))
    rows.append(_thought(found, "of that a bot thinks, median"))
    return _table(taken, rows)


def _thought(found, what):
    """Return the row of the bots' thinking in some waits."""
    return _row(what, None, _middle, [(wait.game, wait.thought_us) for wait in found])


def teaching(taken):
    """Return the table of hints, guided hands, puzzles, rules and reviews."""
    timed = [one for one in taken.notes.lessons if one.spent_us is not None]
    rows = []
    for what in ("hint", "guide", "puzzle", "next puzzle", "rules"):
        found = [(one.game, one.spent_us) for one in timed if one.what == what]
        rows.append(_row(what, None, max, found))
    reviews = [(one.game, one.spent_us) for one in timed if one.what.startswith("review ")]
    usual = "review, the 95th percentile of 100 rounds"
    rows.append(_row(usual, 8000, lambda times: times[min(_REVIEW, len(times) - 1)], reviews))
    rows.append(_row("the longest review", None, max, reviews))
    slices = [(one.game, one.longest_us) for one in timed]
    rows.append(_row("the longest slice of thinking", _SLICE, max, slices))
    free = [(one.game, one.free) for one in taken.notes.lessons if one.free is not None]
    rows.append(_heap(taken, "", free))
    return _table(taken, rows)


def bots(taken):
    """Return the table of the bots' decisions."""
    rows = []
    for level, budget in ((LEVEL, 500), (MASTER, 5000)):
        thoughts = [thought for thought in taken.notes.thoughts if thought.level == level]
        spent = [(thought.game, thought.spent_us) for thought in thoughts]
        slices = [(thought.game, thought.longest_us) for thought in thoughts]
        rows.append(_row(f"{level}, 95th percentile", budget, _usual, spent))
        rows.append(_row("its longest slice", _SLICE, max, slices))
    return _table(taken, rows)


def _middle(values):
    return sorted(values)[len(values) // 2]


def _usual(values):
    return sorted(values)[len(values) * 95 // 100]


def _table(taken, rows):
    """Return a table with the rows that were read, and the board's name below it."""
    head = f"| | budget | {' | '.join(GAMES)} | missed by |\n" + "|---" * (len(GAMES) + 3) + "|\n"
    return f"{head}{''.join(rows)}\n{taken.of}.\n"


def _row(what, budget, pick, pairs):
    """Return a row in ms, "" without readings. pairs: (game, us); pick: of a game's, in order."""
    read = {game: [us / 1000 for name, us in pairs if name == game] for game in GAMES}
    read = {game: pick(values) for game, values in read.items() if values}
    missed = max(read.values(), default=0) - budget if budget else 0
    return _cells(what, f"{budget:,}" if budget else "", read, missed)


def _heap(taken, when, pairs):
    """Return a row in KB. pairs: (game, free bytes); the least counts."""
    _, _, limits = _LIMITS[taken.is_frozen]
    least = limits.get(load_profile(taken.profile).WIDTH)
    read = {name: [free / 1024 for game, free in pairs if game == name] for name in GAMES}
    read = {game: min(values) for game, values in read.items() if values}
    missed = least - min(read.values(), default=least) if least else 0
    return _cells(f"free heap{when}, KB", f"at least {least}" if least else "", read, missed)


def _cells(what, budget, read, missed):
    if not read:
        return ""
    cells = [f"{read[game]:,.0f}" if game in read else "" for game in GAMES]
    by = f"{missed:,.0f}" if round(missed) > 0 else ""
    return f"| {what} | {budget} | {' | '.join(cells)} | {by} |\n"
