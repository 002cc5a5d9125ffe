"""The shelf: matches that were left for another match of their game.

A match on the shelf is a file `shelf_CRC.dat`: a line with its place in the order, the header of
its record, an empty line, and one entry as in a journal (app/core/journal_entries.py), with the
progress and all actions. CRC is the header's, so that a match is on the shelf only once.

A match is written to its new place before it leaves the old one. After a power cut between the
two it is at both places. Then the shelf does not list it, and `tidy` removes it when the match is
resumed.
"""

from binascii import crc32

from app.core import statistics
from app.core.match import tag_of
from app.shell import saved
from engine import record
from engine.compat import const
from engine.games import GAMES
from hal.files import StoreError

MOST = const(8)  # matches
MOST_BYTES = const(0x10000)  # of all matches together

# What `leave` returns.
FULL = const("full")  # the shelf has no room
FAILED = const("failed")  # the match cannot be put there
LOST = const("lost")  # the match was put there, but its end could not be read

_MOST_ENTRY = const(0xFFFF)  # bytes: the longest entry of a journal
_FILE = "shelf_"


class Shelved:
    """A match on the shelf.

    name      of its file
    order     a number that is higher for a match that was left later
    game      name in engine.games.GAMES
    seats     the seats' lines of the record
    round_no, scores    its progress
    is_practice    whether it is a practice match
    size      bytes
    """

    def __init__(self, name, data):
        """Take what is stored under a name. Raises ValueError if it is no match."""
        header, entry = _parts(data)
        self.name = name
        self.order = int(data.partition(b"\n")[0].decode())
        self.size = len(data)
        fields = saved.fields_of(header.decode())
        self.game = fields.get("game", "")
        if self.game not in GAMES:
            raise ValueError(self.game)
        self.seats = fields["seat"]
        self.is_practice = "practice" in fields
        self.round_no, self.scores = saved.progress_of(entry[1 : 1 + entry[0]])


def count(store, game, aside=None):
    """Return how many matches of a game are on the shelf; 0 if the store cannot be read.

    aside: as of `look`.
    """
    try:
        return len([shelved for shelved in look(store, aside) if shelved.game == game])
    except StoreError:
        return 0


def look(store, aside=None):
    """Return the matches on the shelf, a list of Shelved, the one that was left last first.

    A damaged match is set aside. A match that is in play too is left out. Raises StoreError.
    aside: None, or a list to which the names of those that were set aside are added.
    """
    damaged = []
    names = [
        filename[:-4]
        for filename in store.listing()
        if filename.startswith(_FILE) and filename.endswith(".dat")
    ]
    found = []
    for name in names:
        try:
            shelved = Shelved(name, store.load(name))
        except StoreError as error:
            if error.reason != "damaged":
                raise
            damaged.append(name)
        except (ValueError, IndexError, TypeError):
            damaged.append(name)
        else:
            if not _is_in_play(store, shelved):
                found.append((-shelved.order, name, shelved))
    for name in damaged:
        store.set_aside(name)
    if aside is not None:
        aside += damaged
    found.sort(key=lambda entry: entry[:2])
    return [shelved for _, _, shelved in found]


def _is_in_play(store, shelved):
    try:
        header = store.journal(shelved.game).header()
    except StoreError:
        return False
    return header is not None and _name(header) == shelved.name


class Leaving:
    """The match in a game's journal, to be put on the shelf.

    is_there     whether there is a match in which something was played
    moves_lost   whether the end of the journal could not be read
    """

    def __init__(self, store, game):
        """Read the journal. Raises StoreError if it cannot be used."""
        self._store = store
        self._progress = b""
        self._actions = bytearray()
        journal = store.journal(game)
        self._header = journal.header()
        self.moves_lost = False
        if self._header is not None:
            journal.entries(self._add)
            self.moves_lost = journal.lost
        self.is_there = len(self._actions) > 0

    def _add(self, entry):
        if entry:
            end = 1 + entry[0]
            if end > 1:
                self._progress = entry[1:end]
            self._actions.extend(entry[end:])

    def fits(self, without=""):
        """Return whether the shelf has room for it. without: a file that leaves the shelf.

        Raises StoreError.
        """
        others = [shelved for shelved in look(self._store) if shelved.name != without]
        size = sum([shelved.size for shelved in others]) + len(self._data(0))
        return len(others) < MOST and size <= MOST_BYTES and self._size <= _MOST_ENTRY

    @property
    def _size(self):
        return 1 + len(self._progress) + len(self._actions)

    def _data(self, order):
        start = b"%d\n" % order + self._header + b"\n\n"
        return start + bytes((len(self._progress),)) + self._progress + self._actions

    def put(self):
        """Write it to the shelf; the journal stays as it is. Raises StoreError."""
        order = max([shelved.order for shelved in look(self._store)] + [0]) + 1
        number = crc32(self._header)
        while not self._is_free(_name(self._header, number)):
            number += 1
        self._store.save(_name(self._header, number), self._data(order))

    def _is_free(self, name):
        """Return whether a name is unused, or has an earlier state of this match."""
        try:
            data = self._store.load(name)
        except StoreError:
            return False
        return data is None or self.goes_on(data)

    def goes_on(self, data):
        """Return whether what is stored on the shelf is an earlier state of this match."""
        header, entry = _parts(data)
        old = entry[1 + entry[0] :] if entry else b""
        return header == self._header and self._actions[: len(old)] == old


def _name(header, number=None):
    """Return the name of the file of a match."""
    return _FILE + "%08x" % ((crc32(header) if number is None else number) & 0xFFFFFFFF)


def read(store, name):
    """Return the Record of a match on the shelf. Raises StoreError or BadRecord."""
    header, entry = _parts(store.load(name))
    return saved.record_of(header, entry)


def _parts(data):
    """Return the header of a record and the entry of what is stored for a match."""
    header, _, entry = data.partition(b"\n")[2].partition(b"\n\n")
    return header, entry


def take(store, name):
    """Move a match from the shelf to its game's journal, in place of the match there.

    Raises StoreError if it cannot be written; BadRecord if it cannot be read, which is OtherRules
    if it is of another version.
    """
    try:
        data = store.load(name)
    except StoreError as error:
        raise record.BadRecord(str(error))
    game = Shelved(name, data).game
    header, entry = _parts(data)
    record.check_version(header.decode().split("\n")[0])
    journal = store.journal(game)
    journal.start(header)
    journal.append(entry)
    try:
        store.remove(name)
    except StoreError:
        pass  # it is in play; `tidy` removes it another time


def delete(store, shelved):
    """Delete a match of the shelf. Raises StoreError."""
    header, _ = _parts(store.load(shelved.name))
    store.remove(shelved.name)
    _retire(store, shelved.game, header)


def give_up(store, game):
    """Note that the match in play of a game is about to be replaced. Raises StoreError."""
    header = store.journal(game).header()
    if header is not None:
        _retire(store, game, header)


def _retire(store, game, header):
    """Let the statistics forget a match before those that can be resumed."""
    fields = saved.fields_of(header.decode())
    try:
        book = statistics.Statistics(store, game)
        if book.retire(tag_of(fields.get("seed", ""), fields.get("secret", ""))):
            book.save()
    except StoreError:
        pass  # then it keeps its place


def tidy(store, game):
    """Remove from the shelf the match that is in play, if a power cut has left it there."""
    try:
        header = store.journal(game).header()
        if header is None:
            return
        name = _name(header)
        data = store.load(name)
        if data is not None and Leaving(store, game).goes_on(data):
            store.remove(name)
    except StoreError:
        pass  # then it is removed another time


def leave(store, game, without=""):
    """Put the match in play of a game on the shelf, if there is one.

    Returns "", or what the player must be told: LOST, FULL or FAILED.
    without: a file that leaves the shelf for this match.
    """
    try:
        leaving = Leaving(store, game)
        if not leaving.is_there:
            return ""
        if not leaving.fits(without):
            return FULL
        leaving.put()
    except (StoreError, MemoryError):
        return FAILED
    return LOST if leaving.moves_lost else ""
