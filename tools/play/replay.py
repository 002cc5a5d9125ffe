"""Replays a record or a transcript line by line and finds the first line that differs.

It keeps only the current line and the current state, so that MicroPython can replay matches of any
length. Portable.
"""

import binascii
from collections import namedtuple

from engine import record as records
from engine import transcript

# number: of the line, from 1; expected: this program's line; got: the line of the file.
Difference = namedtuple("Difference", ("number", "expected", "got"))

_CUT_SHORT = "The record is cut short: its closing line is missing; use a complete copy."


def first_difference(lines):
    """Return the first Difference of a record or a transcript, or None if it replays identically.

    lines: an iterable of lines with their newlines, as a text file is.
    Raises BadRecord, with a sentence, if the text is no record, is cut short, has another version
    or a wrong checksum, or holds an illegal action.
    """
    lines = _Lines(lines)
    record, difference = _read_header(lines)
    return difference or _follow(record, lines)


class _Lines:
    """Lines, counted and summed: `line` is the present one without newline, or None at the end.

    number   of the present line, from 1
    before   CRC-32 of the lines before it
    """

    def __init__(self, lines):
        self._lines = iter(lines)
        self.line = None
        self.number = 0
        self.before = 0
        self._crc = 0

    def advance(self):
        """Read the next line and return it."""
        line = next(self._lines, None)
        self.line = line
        if line is not None:
            if not line.endswith("\n"):
                raise records.BadRecord(_CUT_SHORT)
            self.number += 1
            self.before = self._crc
            self._crc = binascii.crc32(line.encode(), self._crc)
            self.line = line[:-1]
        return self.line

    def compare(self, expected):
        """Return None if the present line is as expected, else the Difference."""
        return None if self.line == expected else Difference(self.number, expected, self.line)


def _read_header(lines):
    """Return (record without actions, first Difference in the header or None)."""
    header = []
    while lines.advance() is not None:
        if header and (not lines.line[:1].isalpha() or lines.line.startswith("end ")):
            break
        header.append(lines.line)
        if len(header) == 1:
            records.check_version(header[0])
    if not header:
        raise records.BadRecord("This is no record: it is empty.")
    record = records.parse_open("\n".join(header))
    for number, line in enumerate(record.header_lines()):
        if number >= len(header) or header[number] != line:
            got = header[number] if number < len(header) else lines.line or ""
            return record, Difference(number + 1, line, got)
    return record, None


def _follow(record, lines):
    """Play the lines after the header; return the first Difference or None."""
    state = record.start()
    happened = state.deal_events
    wants_events = lines.line is not None and lines.line.startswith(">")
    count = 0
    while lines.line is not None:
        for expected in transcript.event_lines(record, happened, state) if wants_events else ():
            difference = lines.compare(expected)
            if difference:
                return difference
            if lines.advance() is None:
                raise records.BadRecord(_CUT_SHORT)
        if lines.line.startswith(">"):
            return Difference(lines.number, "an action", lines.line)
        if lines.line.startswith("end "):
            return _end(lines, count)
        seat, action, arg = records.parse_action(record, lines.line, lines.number)
        difference = lines.compare(record.text_of(seat, action, arg))
        if difference:
            return difference
        record.check_turn(count, seat, state)
        happened = record.apply(state, action, arg)
        count += 1
        lines.advance()
    raise records.BadRecord(_CUT_SHORT)


def _end(lines, count):
    """Check the closing line. Raises BadRecord if it does not fit."""
    if lines.line + "\n" != records.closing_line(count, lines.before):
        raise records.BadRecord(
            "The record was altered: its checksum does not fit; use an unchanged copy."
        )
    if lines.advance() is not None:
        raise records.BadRecord("The record was altered: it goes on after its closing line.")
