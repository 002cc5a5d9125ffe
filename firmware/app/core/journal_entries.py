"""The entries of a match's journal: how actions are packed, and how they are read again.

Entries are packed, because littlefs erases a block more often the more is written. An entry is:

* one byte, the length of the progress;
* the progress as text, empty if it has not changed;
* two bytes an action, the low byte first: seat in bits 0-2, whether it has an argument in bit 3,
  its number (below 4096) in bits 4-15. An argument follows its action: one byte, its length, then
  its bytes. Seat 7 stands for a note in place of an action, with the note's number.

Numbers in the argument of a note have the low byte first:

    note           says                               argument
    0 TAKEN_BACK   moves were taken back              how many actions remain
                   (only in practice)
    1 LAID         how a person has laid the pieces   seat, then (place, value) of each byte of the
                                                      placement that has changed
    2 CHANGED      the bots are of another version    number of the first action with it (3 bytes),
                                                      version (2 bytes)

app/table/practice.py takes moves back. The game says what a placement means (app/okey/sorting.py).
Before the first note all bytes of a placement are 255.

A journal that has placements says so in the last line of its header, "layouts 1". Programs that
do not know them refuse it: it is of another version. The record of the match has no such line, and
the match that is over has no placements.
"""

from engine.compat import const

_NOTE = const(7)  # in place of a seat
_TAKEN_BACK = const(0)  # notes
_LAID = const(1)
_CHANGED = const(2)
PLACEMENT_BYTES = const(50)
PLACEMENTS = b"\nlayouts 1"
NO_PLACEMENT = b"\xff" * PLACEMENT_BYTES  # before the first note


# Writing.


def header_of(log):
    """Return the header of a MatchLog's record as it is stored."""
    return "\n".join(log.header_lines()).encode()


def entry_of(log, progress, first, end):
    """Return the entry with a log's actions from number `first` up to `end`."""
    entry = bytearray(packed_progress(progress))
    for number, version in log.versions:
        if number >= first:
            entry += packed_change(number, version)
    for number in range(first, end):
        entry += packed_action(*log.actions[number])
    return entry


def packed_progress(text):
    """Return how an entry begins, "" for a progress that has not changed."""
    return bytes((len(text),)) + text.encode()


def packed_action(seat, action, arg):
    """Return an action as an entry holds it."""
    word = action << 4 | (0 if arg is None else 8) | seat
    packed = bytes((word & 255, word >> 8))
    return packed if arg is None else packed + bytes((len(arg),)) + arg


def packed_change(number, version):
    """Return the note that the bots are of a version from the action of a number on."""
    arg = number.to_bytes(3, "little") + version.to_bytes(2, "little")
    return packed_action(_NOTE, _CHANGED, arg)


def packed_taken_back(count):
    """Return the note that moves were taken back. count: of the actions that remain."""
    return packed_action(_NOTE, _TAKEN_BACK, count.to_bytes(3, "little"))


def packed_placement(seat, old, placement):
    """Return the note of a seat's placement. old: the placement before."""
    changes = bytearray((seat,))
    for place in range(PLACEMENT_BYTES):
        if placement[place] != old[place]:
            changes += bytes((place, placement[place]))
    return packed_action(_NOTE, _LAID, bytes(changes))


# Reading.


def unpack(entry, recorded):
    """Add an entry's actions to a Record. Raises BadRecord."""
    actions = recorded.actions
    at = 1 + entry[0] if entry else 1
    while at + 2 <= len(entry):
        word = entry[at] | entry[at + 1] << 8
        at += 2
        arg = None
        if word & 8:
            end = at + 1 + (entry[at] if at < len(entry) else 0)
            arg = entry[at + 1 : end]
            at = end
        if word & 7 != _NOTE:
            actions.append((word & 7, word >> 4, arg))
        elif word >> 4 == _LAID:
            _lay(recorded, arg or b"")
        elif word >> 4 == _CHANGED:
            _change(recorded, arg or b"")
        else:
            _take_back(recorded, arg)
    if at != len(entry):
        raise _bad("What was saved breaks off within an action.")


def _bad(reason):
    from engine.record import BadRecord  # not in memory while a match is played

    return BadRecord(reason)


def _take_back(recorded, arg):
    """Forget the actions that were taken back. Raises BadRecord."""
    count = int.from_bytes(arg or b"", "little")
    if not (recorded.practice and arg and count <= len(recorded.actions)):
        raise _bad("What was saved takes back what cannot be taken back.")
    recorded.cut_actions(count)


def _change(recorded, arg):
    """Note that the bots changed. The header may say so too, if the journal was begun later."""
    change = int.from_bytes(arg[:3], "little"), int.from_bytes(arg[3:], "little")
    if change not in recorded.versions:
        recorded.versions.append(change)


def _lay(recorded, changes):
    """Note how the pieces of a seat lie. Raises BadRecord."""
    placements = recorded.placements
    if placements is None or not changes or changes[0] >= len(recorded.seats):
        raise _bad("What was saved lays out a hand that has no placement.")
    placement = placements.setdefault(changes[0], bytearray(NO_PLACEMENT))
    for at in range(1, len(changes) - 1, 2):
        if changes[at] < PLACEMENT_BYTES:
            placement[changes[at]] = changes[at + 1]
