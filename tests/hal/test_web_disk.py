"""The browser's file system: hal/store.py on it, cut off at every byte, and saves as a file."""

from sim.web.disk import BadSaves, Disk


class Log:
    """A log in memory that takes so many more bytes, then fails as if the page were killed."""

    def __init__(self, content=b"", left=1 << 20):
        self.content = content
        self.left = left

    def size(self):
        return len(self.content)

    def read(self, at, count):
        return self.content[at : at + count]

    def write(self, at, data):
        taken = data[: self.left]
        self.left -= len(taken)
        before = self.content[:at] + bytes(max(0, at - len(self.content)))
        self.content = before + taken + self.content[at + len(taken) :]
        if len(taken) < len(data):
            raise OSError(28, "full")

    def truncate(self, size):
        self.content = self.content[:size]


def put(disk, name, data, mode="wb"):
    with disk.open("/" + name, mode) as file:
        file.write(data)


def change(disk):
    """Make changes of every kind; yield the files after each of them."""
    yield dict(disk.files)
    put(disk, "a.tmp", b"one")
    yield dict(disk.files)
    disk.rename("/a.tmp", "/a.dat")
    yield dict(disk.files)
    put(disk, "a.dat", b"two", "ab")
    yield dict(disk.files)
    put(disk, "b.0_0000", bytes(300))
    yield dict(disk.files)
    disk.remove("/a.dat")
    yield dict(disk.files)


def reopened(logs):
    return Disk([Log(log.content) for log in logs]).files


def raised(kind, function, *args):
    try:
        function(*args)
    except kind as error:
        return error
    raise AssertionError("nothing was raised")


def test_files_are_read_as_they_were_written():
    disk = Disk([Log(), Log()])
    files = list(change(disk))[-1]
    assert files == {"b.0_0000": bytes(300)} == reopened(disk._logs)
    assert [entry[0] for entry in disk.ilistdir("")] == ["b.0_0000"]
    assert disk.open("/b.0_0000", "rb").read() == bytes(300)
    assert disk.stat("/b.0_0000")[6] == 300 and disk.stat("/")[0] == 0x4000
    assert raised(OSError, disk.open, "/a.dat", "rb").errno == 2
    assert raised(OSError, disk.remove, "/a.dat").errno == 2


def test_a_cut_at_any_byte_costs_only_the_change_in_flight():
    total = 600
    for left in range(total):
        logs = [Log(left=total), Log(left=total)]
        disk = Disk(logs)
        logs[0].left = left
        before = {}
        try:
            for files in change(disk):
                before = files
        except OSError as error:
            assert error.errno == 28
            assert disk.files == before  # a failed write has changed nothing
            assert reopened(logs) == before
            logs[0].left = total  # there is room again
            put(disk, "c.dat", b"more")
            assert reopened(logs) == disk.files
        else:
            assert left > 380  # all changes fit
            return
    raise AssertionError("600 bytes were too few")


def test_a_large_log_is_rewritten_and_a_power_cut_loses_nothing():
    logs = [Log(), Log()]
    disk = Disk(logs)
    for number in range(300):
        put(disk, "settings.dat", bytes((number & 255,)) * 100)
    assert logs[0].size() > 30_000
    content = logs[0].content
    in_use = set()
    for left in range(200):
        cut = [Log(content), Log(left=left)]
        again = Disk(cut)
        assert again.files == disk.files == reopened(cut)
        cut[1].left = 100
        put(again, "more.dat", b"more")
        assert reopened(cut) == again.files
        in_use.add(cut.index(again._log))
    assert in_use == {0, 1} and cut.index(again._log) == 1 and cut[1].size() < 400


def test_an_older_log_is_never_taken_for_the_newer_one():
    logs = [Log(), Log()]
    disk = Disk(logs)
    put(disk, "old.dat", b"old")
    disk.replace(Disk().snapshot())
    put(disk, "new.dat", b"new")
    assert reopened(logs) == {"new.dat": b"new"}
    # A remainder of an older log behind a shorter newer one is not read as part of it.
    logs[1].content += logs[0].content[12:]
    assert reopened(logs) == {"new.dat": b"new"}


def test_saves_are_kept_elsewhere_and_read_again():
    disk = Disk([Log(), Log()])
    list(change(disk))
    saved = disk.snapshot()
    other = Disk([Log(), Log()])
    put(other, "x.dat", b"gone")
    for at in range(len(saved)):
        damaged = saved[:at] + bytes((saved[at] ^ 1,)) + saved[at + 1 :]
        raised(BadSaves, other.replace, damaged)
        raised(BadSaves, other.replace, saved[:at])
    assert other.files == {"x.dat": b"gone"}
    other.replace(saved)
    assert other.files == disk.files == reopened(other._logs)


def test_without_logs_it_works_and_keeps_nothing():
    disk = Disk()
    put(disk, "a.dat", b"one")
    assert disk.open("/a.dat", "rb").read() == b"one" and Disk().files == {}
