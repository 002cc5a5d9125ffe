"""Reads the beginning of what app/core/match.py has saved: whose match it is, and how far it is.

The menu needs no more; saved.py reads the whole match.
"""

from app.core.match import over_file
from engine.log import BadRecord, OtherRules, check_version
from hal.files import StoreError


def left_behind(store, game):
    """Return (round number, scores, seats) of the match to be resumed, None if there is none.

    seats: their lines in the record.

    The game is not loaded. Every entry is read, because damage is found only by counting from the
    first entry. For an Okey match with 14 files after 174 human actions, littlefs reads 200 KB in
    1,434 pieces; after 20 actions, 32 KB. Raises StoreError or BadRecord if there is a match and
    it cannot be used.
    """
    journal = store.journal(game)
    header = journal.header()
    if header is None:
        return None
    try:
        lines = _checked(header, game)
    except OtherRules:
        return 1, [], []  # it stays in the menu; what its entries say is not known
    progress = [b"1 "]  # the latest progress

    def take(entry):
        if entry and entry[0]:
            progress[0] = entry[1 : 1 + entry[0]]

    journal.entries(take)
    seats = [line[5:] for line in lines if line.startswith("seat ")]
    return progress_of(progress[0]) + (seats,)


def progress_of(data):
    """Return (round number, scores) of a progress as it is stored; empty in the first round."""
    number, _, scores = data.decode().partition(" ")
    return int(number or 1), [int(score) for score in scores.split(",") if score]


def check_finished(store, game):
    """Raise StoreError or BadRecord if the file of the last match that is over holds none.

    The game is not loaded, so actions that are impossible pass.
    """
    try:
        data = store.load(over_file(game))
        if data is not None:
            _checked(data.partition(b"\n\n")[0], game)
    except (OtherRules, MemoryError):
        pass  # its replay says so


def headers(store, game):
    """Return the headers of a game's matches as text: of that in play, of the last one over.

    Empty text stands for a match that is not there, or is damaged.
    """
    found = []
    for read in (store.journal(game).header, lambda: store.load(over_file(game))):
        try:
            found.append(((read() or b"").partition(b"\n\n")[0]).decode())
        except (StoreError, ValueError):
            found.append("")
    return found


def fields_of(header):
    """Return the lines of a header, a text, as a dict: name -> value. A salt is a secret too."""
    fields = {}
    for line in header.split("\n"):
        name, _, value = line.partition(" ")
        fields["secret" if name == "salt" else name] = value
    return fields


def _checked(header, game):
    """Return the lines of a header. Raises BadRecord if it is none of this game."""
    lines = header.decode().split("\n")
    check_version(lines[0])
    check_game("".join([line[5:] for line in lines if line.startswith("game ")]), game)
    return lines


def check_game(found, game):
    """Raise BadRecord if a match of another game is in the place of this one's."""
    if found != game:
        raise BadRecord("A match of '%s' is in the place of one of '%s'." % (found, game))
