"""Small files that survive a power cut.

A file is four bytes of CRC and the data. It is written under another name and then renamed over
the old file. hal/journal.py keeps the match in play, hal/files.py has the exceptions.
"""

from hal import files
from hal.journal import Journal


class Store:
    """Named small files in one directory. Names are letters a..z, digits and underscores."""

    def __init__(self, root):
        """Keep the files in the directory `root`, which is made at the first write."""
        self.root = root

    def load(self, name):
        """Return the bytes stored under `name`, None if there are none.

        Raises Damaged if the CRC is wrong, StoreError if the file cannot be read.
        """
        content = files.read(self.path(name, "dat"))
        if content is None:
            return None
        data = content[4:]
        if len(content) < 4 or files.crc(data) != content[:4]:
            raise files.damaged(name)
        return data

    def save(self, name, data):
        """Store bytes under `name` atomically. Raises StoreError."""
        path = self.path(name, "dat")
        temporary = self.path(name, "tmp")
        self.write(name, temporary, files.crc(data) + data, "wb")
        files.rename(name, temporary, path)

    def remove(self, name):
        """Remove what is stored under `name`, if anything is. Raises StoreError."""
        files.remove(self.path(name, "dat"))

    def set_aside(self, name):
        """Rename the file of `name` to NAME.bad, NAME.bad1 and so on. Raises StoreError."""
        files.rename(name, self.path(name, "dat"), self.path(name, self.spare(name)))

    def spare(self, name):
        """Return the first free ending for setting `name` aside: bad, bad1 and so on."""
        listing = self.listing()
        ending = "bad"
        while name + "." + ending in listing:
            ending = "bad" + str(int(ending[3:] or 0) + 1)
        return ending

    def journal(self, name):
        """Return the journal called `name`."""
        return Journal(self, name)

    def path(self, name, ending):
        """Return the path of a file that belongs to `name`. Raises ValueError for a bad name."""
        for letter in name:
            if letter not in "abcdefghijklmnopqrstuvwxyz0123456789_":
                raise ValueError("a stored name has only a-z, 0-9 and _, unlike " + repr(name))
        if not name:
            raise ValueError("a stored name is not empty")
        return self.root + "/" + name + "." + ending

    def listing(self):
        """Return the names in the directory, [] if it does not exist yet. Raises StoreError."""
        return files.listing(self.root)

    def write(self, name, path, data, mode):
        """Write bytes to a file of `name`; make the directory if needed. Raises StoreError.

        mode: as for `open`, "wb" or "ab".
        """
        files.write(name, self.root, path, data, mode)
