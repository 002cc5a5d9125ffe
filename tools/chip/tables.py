"""The readings of a board as tables of text. Memory is in bytes, times are in milliseconds."""

from tools.build import source_map
from tools.chip.play import BEFORE, LEVEL

_MOVES = ("UP", "DOWN", "LEFT", "RIGHT")
_GAP = "  "


def table(title, head, rows):
    """Return the lines of a table under its title; [] without rows. Numbers are right-aligned."""
    if not rows:
        return []
    cells = [[_text(cell) for cell in row] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*cells)]
    is_number = [isinstance(cell, (int, float)) for cell in rows[0]]
    lines = ["", title]
    for row in cells:
        parts = zip(row, widths, is_number)
        lines.append(_GAP.join([c.rjust(w) if right else c.ljust(w) for c, w, right in parts]))
    return [line.rstrip() for line in lines]


def _text(cell):
    if isinstance(cell, float):
        return f"{cell:.1f}"
    return f"{cell:,}" if isinstance(cell, int) else cell


def _ms(us):
    return us / 1000


def spread(values):
    """Return the number of values, their median, 95th percentile and worst, all us in ms."""
    values = sorted(values)
    count = len(values)
    return [count, _ms(values[count // 2]), _ms(values[count * 95 // 100]), _ms(values[-1])]


def _groups(items, key):
    """Return the items grouped by a key, in the order in which the keys first came."""
    found = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return found


def start(notes, reset_ms):
    """Return the lines about the way from reset to the menu."""
    if notes.start_us < 0:
        return []
    lines = ["", f"Start: {_ms(notes.start_us):,.0f} ms from main.py to the menu on the glass"]
    if reset_ms is None:
        lines.append("what the firmware needs before that was not read: there is a /boot.py")
    else:
        whole = _ms(notes.start_us) + reset_ms
        lines.append(f"with {reset_ms} ms of the firmware before: {whole:,.0f} ms from reset")
    return lines


def heap(notes):
    """Return the tables of heap and stack by scene."""
    rows = []
    for place, looks in _groups(notes.looks, lambda look: look.place).items():
        free = min(look.free for look in looks)
        largest = min(look.largest for look in looks)
        stack = max(look.stack for look in looks)
        rows.append([*place, len(looks), free, largest or "not read", stack or "not read"])
    title = (
        "Heap after a collection and stack, bytes: the least free and the deepest of each scene\n"
        f"The reading itself takes {notes.share:,} of the heap."
    )
    return table(title, ["game", "scene", "times", "free", "largest piece", "stack"], rows)


def matches(notes):
    """Return the table of matches played one after another: the heap at each and after it."""
    looks = [look for look in notes.looks if look.place.game != BEFORE]
    rows = []
    for game, of_match in _groups(looks, lambda look: look.place.game).items():
        menu = [look for look in of_match if look.place.scene == "Menu"]
        table_looks = [look for look in of_match if look.place.scene == "Table"]
        if menu and table_looks:
            least = min(look.free for look in of_match)
            at_table = min(look.free for look in table_looks)
            rows.append([game, least, at_table, menu[-1].free, menu[-1].largest])
    head = ["match", "least free", "at the table", "menu after it", "largest piece there"]
    title = "Matches to their end in one session: bytes free after a collection"
    return table(title, head, rows)


def keys(notes):
    """Return the tables of the times after a key: to the first change, and to another scene."""
    pressed = [press for press in notes.presses if press.first_us >= 0]
    rows = [
        [*place, what, *spread(press.first_us for press in presses)]
        for (place, what), presses in _groups(pressed, lambda p: (p.place, _kind(p.key))).items()
    ]
    title = "Key to the first change on its way to the glass, ms; and 0 to 4 of sleep before it"
    head = ["game", "scene", "key", "times", "median", "95 %", "worst"]
    lines = table(title, head, rows)
    rows = [
        [*place, after, *spread(press.scene_us for press in presses)]
        for (place, after), presses in _groups(
            [press for press in pressed if press.scene_us >= 0], lambda p: (p.place, p.after)
        ).items()
    ]
    title = "Key to the first picture of another scene, ms (NewMatch to Table: Deal)"
    return lines + table(title, [*head[:2], "then", *head[3:]], rows)


def _kind(key):
    return "move" if key in _MOVES else key


def paint(notes):
    """Return the table of drawing and sending whole scenes."""
    rows = [
        [*paint.place, _ms(paint.draw_us), _ms(paint.show_us), _ms(paint.draw_us + paint.show_us)]
        for paint in notes.paints
    ]
    return table("A whole scene, ms", ["game", "scene", "draw", "show", "both"], rows)


def frames(notes):
    """Return the table of frames at the table that changed the picture."""
    at_table = [press for press in notes.presses if press.place.scene == press.after == "Table"]
    rows = []
    for game, presses in _groups(at_table, lambda press: press.place.game).items():
        count = sum(press.frames for press in presses)
        late = sum(press.late for press in presses)
        later = sum(press.very_late for press in presses)
        longest = _ms(max(press.longest_us for press in presses))
        moving = sum(press.moving for press in presses)
        jerks = sum(press.late_moving for press in presses)
        rows.append([game, count, late, later, longest, moving, jerks])
    head = ["game", "frames", "above 33 ms", "above 66 ms", "longest, ms"]
    head += ["with pieces on their way", "above 33 ms"]
    return table("Frames that change the picture at the table", head, rows)


def bots(notes):
    """Return the table of the bots' decisions."""
    rows = []
    for names, thoughts in _groups(notes.thoughts, lambda t: (t.game, t.level)).items():
        longest = max(thought.longest_us for thought in thoughts)
        rows.append([*names, *spread(thought.spent_us for thought in thoughts), _ms(longest)])
    head = ["game", "level", "decisions", "median", "95 %", "worst", "longest slice"]
    return table("Bots, ms: the engine alone, decisions that leave a choice", head, rows)


def waits(notes):
    """Return the table of the waits for a deal and for the others."""
    rows = []
    for names, found in _groups(notes.waits, lambda wait: (wait.game, wait.what)).items():
        both = spread(wait.spent_us for wait in found)
        moving = spread(wait.spent_us - wait.thought_us for wait in found)
        rows.append([*names, *both, *moving[1:], *spread(wait.thought_us for wait in found)[1:]])
    head = ["game", "wait", "times", "median", "95 %", "worst"]
    head += ["moving: median", "95 %", "worst", "thought: median", "95 %", "worst"]
    title = f"Waits at speed normal, ms; and without what bots ({LEVEL}) think while nothing moves"
    return table(title, head, rows)


def lessons(notes):
    """Return the table of what teaches: hints, reviews, puzzles, guided hands and rules."""
    rows = [
        [*names, *[cell if cell is not None else "not read" for cell in _lesson(found)]]
        for names, found in _groups(notes.lessons, lambda one: (one.game, one.what)).items()
    ]
    head = ["game", "what", "times", "median", "95 %", "worst", "longest slice"]
    head += ["free, bytes", "stack"]
    title = (
        "What teaches, ms until it is on the glass; the least free heap and the deepest stack\n"
        f"The reading itself takes {notes.share:,} of the heap."
    )
    return table(title, head, rows)


def _lesson(found):
    """Return number, median, 95th percentile, worst and longest slice in ms, free bytes, stack."""
    timed = [one for one in found if one.spent_us is not None]
    looked = [one for one in found if one.free is not None]
    times = [len(found), None, None, None, None]
    if timed:
        times = [*spread(one.spent_us for one in timed), _ms(max(one.longest_us for one in timed))]
    free = min((one.free for one in looked), default=None)
    return [*times, free, max((one.stack for one in looked), default=None)]


def checks(notes):
    """Return the table of the self-check's results at the end of each session."""
    rows = [[check.game, check.linked, check.wrong] for check in notes.checks if check.linked]
    title = "Words of the memory that refer to the pack in flash, checked at the end of a session"
    return table(title, ["game", "right and wrong", "wrong"], rows)


def failures(notes, readable):
    """Return the failures and their places. readable: a function that translates a traceback."""
    lines = []
    for failure in notes.failures:
        lines += ["", failure.heading, readable(failure.text).strip()]
    return lines


def report(taken):
    """Return the lines of a report on Readings."""
    notes = taken.notes
    lines = ["", taken.of, *start(notes, taken.reset_ms)]
    for told in (heap, keys, paint, frames, waits, lessons, bots):
        lines += told(notes)
    lines += matches(taken.matches) + checks(notes)
    return lines + failures(notes, lambda text: source_map.translate(text, taken.names))
