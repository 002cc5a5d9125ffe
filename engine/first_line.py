"""The first line of a record says its format; engine/record.py reads the rest.

The menu needs no more than this of a match that can be resumed.
"""

from engine.log import FIRST_LINE, FORMAT, OLD_FORMAT


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message is a sentence for the user."""


class OtherRules(BadRecord):
    """A record of a version that this program does not have: its format, rules or options."""


def check_version(first_line):
    """Return the format that the first line of a record names. Raises BadRecord."""
    if not first_line.startswith(FIRST_LINE):
        raise BadRecord("This is no record: its first line is not '%s...'." % FIRST_LINE)
    for known in (OLD_FORMAT, FORMAT):
        if first_line == FIRST_LINE + str(known):
            return known
    raise OtherRules(
        "The record has format '%s', this program reads formats %d and %d; "
        "replay it with the program that wrote it."
        % (first_line[len(FIRST_LINE) :], OLD_FORMAT, FORMAT)
    )
