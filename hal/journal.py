"""The match journal: a header, and entries that are durable one by one.

A journal is a header file and segment files of at most sixteen entries and 215 bytes. On littlefs
a file that small lies in its directory's block, and writing it again costs one page of 256 bytes.
Appending to one long file would erase a block almost every time. `python -m tools.powercut` tries
what a power cut does to it.
"""

from engine.compat import const
from hal import files
from hal.files import StoreError

_SEGMENT = const(16)  # entries in one segment file
_LONG = const(255)  # length byte of a long entry: two bytes with its length follow
_SEGMENT_BYTES = const(215)  # one page with littlefs's own data; a longer entry has its own file
_GENERATIONS = const(10)
_FIRST = const(65)  # "A", the generation 0
_FIRST_BEFORE = const(48)  # "0", the generation 0 of earlier versions
_LEFT = "_left"  # ends the name of the file that `Journal.leave` saves
_MAX_ENTRY = const(0xFFFF)


def _length(size):
    """Return the length bytes that precede an entry: one, or three for the rare long entry."""
    return bytes((size,)) if size < _LONG else bytes((_LONG,)) + size.to_bytes(2, "little")


def _generation(byte):
    """Return the number of a generation, given as a byte of the header's file."""
    return byte - (_FIRST if byte >= _FIRST else _FIRST_BEFORE)


class Journal:
    """A header and a growing list of entries; an entry is durable when `append` returns.

    Files: NAME.hdr holds CRC, generation and header. NAME.G_NNNN are the segments of generation
    G. An entry is stored after its length (one byte, or 255 and two bytes) and before a CRC over
    the header's CRC, the entry's number, length and bytes. The reader skips the rest of a segment
    after a damaged entry. The CRC of the next segment's first entry tells whether that segment
    continues from there. The CRC of the header binds an entry to its own journal. NAME_left.dat
    says how many entries there were when the journal was last left, or a segment was begun.

    The generation is a letter, A to J for 0 to 9. In journals of earlier versions it is a digit,
    and their entries are not bound to the header.

    lost    whether `entries` missed some: damaged ones, or ones that were there before
    """

    def __init__(self, store, name):
        """Use the files of `store` that begin with `name`."""
        self._store = store
        self._name = name
        self._generation = -1  # not known yet
        self._count = 0  # number of entries
        self._segment = 0  # number of the segment that is written to
        self._room = _SEGMENT  # entries that still fit into the segment
        self._bytes = 0  # size of the segment
        self._bound = b""  # begins what the CRC of each entry covers: the header's CRC
        self._key = b""  # the header's CRC
        self._left = 0  # how many entries there were when the journal was last left
        self._is_new = False  # started, and the header is not in its place yet
        self._torn = []  # (segment file, size of its usable part) of each damaged segment
        self.lost = False

    def start(self, header):
        """Begin a new journal with `header` (bytes). Raises StoreError.

        The old content stays until the first entry is safely written: only then the new header
        takes the old one's place. So a header without entries has lost them.
        """
        generation = 0
        try:
            old = files.read(self._path("hdr"))
        except StoreError:
            old = None  # the old journal is replaced, readable or not
        if old is not None and len(old) > 4:
            generation = (_generation(old[4]) + 1) % _GENERATIONS
        self._sweep(generation, True)
        body = bytes((_FIRST + generation,)) + header
        temporary = self._path("tmp")
        self._key = self._bound = files.crc(body)
        self._store.write(self._name, temporary, self._key + body, "wb")
        self._generation = generation
        self._is_new = True
        self._count = self._segment = self._bytes = self._left = 0
        self._room = _SEGMENT
        self._torn = []
        self.lost = False

    def append(self, entry):
        """Add an entry of at most 65535 bytes. Raises StoreError."""
        if self._generation < 0:
            raise ValueError("a journal is started or loaded before it is written to")
        if len(entry) > _MAX_ENTRY:
            raise ValueError("a journal's entry has at most 65535 bytes")
        stored = _length(len(entry)) + entry
        stored += self._sum(stored)
        size = len(stored)
        if not self._room or (self._bytes and self._bytes + size > _SEGMENT_BYTES):
            self._segment += 1
            self._room = _SEGMENT
            self._bytes = 0
        path = self._segment_path(self._segment)
        try:
            self._store.write(self._name, path, stored, "ab" if self._bytes else "wb")
        except StoreError:
            self._room = 0  # the segment may end in half an entry: the next goes to a new segment
            raise
        if self._is_new:
            self._replace_header()
        self._count += 1
        self._room -= 1
        self._bytes += size
        if self._segment and self._bytes == size:
            self.leave()  # else nothing would tell that the last segment is gone

    def _replace_header(self):
        files.rename(self._name, self._path("tmp"), self._path("hdr"))
        self._is_new = False
        self._sweep(self._generation, False)
        files.remove(self._path("end"))

    def header(self):
        """Return the header, None if there is no journal.

        Raises Damaged if the CRC is wrong or the header is missing, StoreError if the file cannot
        be read.
        """
        content = files.read(self._path("hdr"))
        if content is None:
            if self._is_headless():
                raise files.damaged(self._name)
            return None
        if len(content) < 5 or files.crc(content[4:]) != content[:4]:
            raise files.damaged(self._name)
        self._generation = _generation(content[4])
        self._key = content[:4]
        self._bound = self._key if content[4] >= _FIRST else b""
        return content[5:]

    def _is_headless(self):
        """Return whether entries without a header are there, and no power cut explains them."""
        try:
            if not self._segments():
                return False
        except StoreError:
            return False
        # Else the power was cut during `clear` or `start`.
        return files.read(self._path("end")) is None and files.read(self._path("tmp")) is None

    def entries(self, take):
        """Call `take(entry)` with every entry in order. `header` has to be called before.

        No list is returned, because a list of hundreds of entries needs a large free block of the
        heap. Entries damaged by a power cut or a fault are left out, with all entries that follow
        them, and `lost` is then True. It is also True if there are fewer entries than when the
        journal was left, or none. Entries may be appended afterwards.
        """
        self._torn = []
        self._room = 0
        self._count = 0
        self._segment = -1
        prefix = self._name + "." + str(self._generation) + "_"
        for filename in sorted(self._segments()):
            if filename.startswith(prefix):
                self._segment = int(filename[len(prefix) :])
                self._read_segment(filename, take)
        self._left = self._count_left()
        self.lost = bool(self._torn) or self._count < max(1, self._left)

    def mend(self):
        """Drop what `entries` could not use, so that it is not missed again. Raises StoreError."""
        for filename, size in self._torn:
            path = self._store.root + "/" + filename
            if size:
                temporary = self._path("tmp")
                self._store.write(self._name, temporary, (files.read(path) or b"")[:size], "wb")
                files.rename(self._name, temporary, path)
            else:
                files.remove(path)
        self._torn = []
        self.lost = False
        self.leave()

    def leave(self):
        """Note how many entries there are, if that has changed. Raises StoreError."""
        if self._generation >= 0 and self._count != self._left:
            noted = self._key + self._count.to_bytes(4, "little")
            path = self._store.path(self._name + _LEFT, "dat")  # if it is torn, nothing is known
            self._store.write(self._name, path, files.crc(noted) + noted, "wb")
            self._left = self._count

    def _count_left(self):
        """Return how many entries there were when this journal was last left, 0 if unknown."""
        try:
            noted = self._store.load(self._name + _LEFT)
        except StoreError:
            return 0
        if noted is None or noted[:4] != self._key:
            return 0
        return int.from_bytes(noted[4:], "little")

    def exists(self):
        """Return whether there is a header, readable or not."""
        try:
            return files.read(self._path("hdr")) is not None
        except StoreError:
            return True

    def clear(self):
        """Remove header and entries. Raises StoreError.

        The header is first renamed to NAME.end. After a power cut this file tells entries of an
        ended match from entries that have lost their header.
        """
        files.rename(self._name, self._path("hdr"), self._path("end"), True)
        self._sweep(-1, False)
        files.remove(self._store.path(self._name + _LEFT, "dat"))
        files.remove(self._path("end"))
        self._generation = -1

    def set_aside(self):
        """Rename the files to NAME.bad and NAME.bad_G_NNNN. Raises StoreError.

        If NAME.bad exists, NAME.bad1 and so on are used, so that no earlier copy is lost.
        """
        aside = self._store.spare(self._name)
        for filename in self._segments():
            tail = filename[len(self._name) + 1 :]
            old = self._store.root + "/" + filename
            files.rename(self._name, old, self._path(aside + "_" + tail), True)
        files.rename(self._name, self._path("hdr"), self._path(aside), True)
        self._generation = -1

    def _path(self, ending):
        return self._store.path(self._name, ending)

    def _segment_path(self, number):
        digits = str(number)
        return self._path(str(self._generation) + "_" + "0" * (4 - len(digits)) + digits)

    def _sum(self, stored):
        """Return the CRC of the next entry, given as it is stored without it."""
        number = (self._count & 0xFFFF).to_bytes(2, "little")
        return files.crc(self._bound + number + stored)

    def _read_segment(self, filename, take):
        """Pass a segment's usable entries to `take`."""
        content = files.read(self._store.root + "/" + filename) or b""
        at = 0
        while at + 5 <= len(content):
            start = at + 1
            length = content[at]
            if length == _LONG:
                start = at + 3
                length = int.from_bytes(content[at + 1 : at + 3], "little")
            end = start + length
            if self._sum(content[at:end]) != content[end : end + 4]:
                break
            take(content[start:end])
            self._count += 1
            at = end + 4
        if at != len(content):
            self._torn.append((filename, at))

    def _segments(self):
        """Return the names of the segment files of all generations; okey.0_0000~ is not one."""
        start = self._name + "."
        names = []
        for filename in self._store.listing():
            tail = filename[len(start) :]
            if (
                filename.startswith(start)
                and len(tail) == 6
                and tail[1] == "_"
                and (tail[0] + tail[2:]).isdigit()
            ):
                names.append(filename)
        return names

    def _sweep(self, generation, matching):
        """Remove the segments of `generation` (matching True), or of all others (False)."""
        for filename in self._segments():
            if (filename[len(self._name) + 1] == str(generation)) == matching:
                files.remove(self._store.root + "/" + filename)
