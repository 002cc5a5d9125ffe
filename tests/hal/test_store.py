"""Store and journal on a plain directory: whole or not at all, and damage costs only itself."""

import binascii
import os

import hal.files
from hal.files import Damaged, StoreError
from hal.store import Store
from tests.process import scratch


def fresh():
    """Return a store in a directory that does not exist yet."""
    parent = scratch("store")
    try:
        os.mkdir(parent)
    except OSError:
        pass
    number = 0
    while str(number) in os.listdir(parent):
        for name in os.listdir(parent + "/" + str(number)):
            os.remove(parent + "/" + str(number) + "/" + name)
        os.rmdir(parent + "/" + str(number))
    return Store(parent + "/" + str(number))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def raised(kind, function, *args):
    try:
        function(*args)
    except kind as error:
        return error
    raise AssertionError("nothing was raised")


def test_a_saved_entry_is_loaded():
    store = fresh()
    assert store.load("settings") is None and store.listing() == []
    store.save("settings", b"one")
    store.save("settings", b"two")
    store.save("empty", b"")
    assert store.load("settings") == b"two" and store.load("empty") == b""
    assert sorted(store.listing()) == ["empty.dat", "settings.dat"]


def test_bad_names_are_refused():
    store = fresh()
    for name in ("", "A", "../x", "a.b", "è"):
        raised(ValueError, store.save, name, b"")


def test_a_damaged_file_raises_damaged_and_can_be_set_aside():
    store = fresh()
    store.save("settings", b"language")
    path = store.path("settings", "dat")
    for content in (b"", b"abc", read(path)[:-1], read(path)[:-1] + b"!"):
        write(path, content)
        assert "settings" in str(raised(Damaged, store.load, "settings"))
    store.set_aside("settings")
    assert store.load("settings") is None
    assert "settings.bad" in os.listdir(store.root)


def test_an_unwritable_place_is_a_sentence():
    store = fresh()
    store.save("x", b"")
    inside_a_file = Store(store.path("x", "dat"))
    error = raised(StoreError, inside_a_file.save, "settings", b"")
    assert error.reason == "unwritable" and "settings" in str(error)
    nowhere = Store("/nowhere/at/all")
    assert raised(StoreError, nowhere.save, "settings", b"").reason == "unwritable"
    assert nowhere.load("settings") is None and nowhere.listing() == []
    assert raised(StoreError, nowhere.journal("okey").start, b"").reason == "unwritable"


def test_a_folder_that_cannot_be_listed_is_a_sentence():
    store = fresh()
    assert store.listing() == []
    store.save("x", b"")
    inside_a_file = Store(store.path("x", "dat"))
    assert "x.dat" in str(raised(StoreError, inside_a_file.listing))


def test_an_unreadable_journal_exists_and_can_be_replaced():
    store = fresh()
    assert not store.journal("okey").exists()
    filled(store, 3)
    hal.files.open = write_only
    try:
        journal = store.journal("okey")
        assert raised(StoreError, journal.header).reason == "failed" and journal.exists()
        filled(store, 2)
    finally:
        del hal.files.open
    assert everything(store.journal("okey")) == (b"header", entries(2))


def write_only(path, mode):
    if mode == "rb":
        raise OSError(5, "the storage is broken")
    return open(path, mode)


def filled(store, count):
    journal = store.journal("okey")
    journal.start(b"header")
    for number in range(count):
        journal.append(b"entry " + str(number).encode())
    return journal


def everything(journal):
    """Return what a journal holds: (header, list of entries), or None."""
    header = journal.header()
    if header is None:
        return None
    found = []
    journal.entries(found.append)
    return header, found


def entries(count):
    return [b"entry " + str(number).encode() for number in range(count)]


def test_a_journal_returns_what_was_appended():
    store = fresh()
    assert everything(store.journal("okey")) is None
    filled(store, 40)
    journal = store.journal("okey")
    assert everything(journal) == (b"header", entries(40)) and not journal.lost
    journal.append(b"entry 40")
    assert everything(store.journal("okey")) == (b"header", entries(41))


def test_a_stray_file_beside_a_journal_is_left_alone():
    strays = ["okey.0_", "okey.0_0000.swp", "okey.0_0000~", "okey.0_x", "okey.0_xxxx"]
    store = fresh()
    filled(store, 20)
    for name in strays:
        write(store.root + "/" + name, b"nonsense")
    journal = store.journal("okey")
    assert everything(journal) == (b"header", entries(20)) and not journal.lost
    filled(store, 3).set_aside()
    assert sorted(os.listdir(store.root)) == strays + [
        "okey.bad",
        "okey.bad_1_0000",
        "okey_left.dat",
    ]


def test_a_new_journal_replaces_the_old_one():
    store = fresh()
    for _ in range(12):
        filled(store, 20)
    journal = filled(store, 3)
    assert everything(journal) == (b"header", entries(3))
    assert len(os.listdir(store.root)) == 3
    journal.clear()
    assert everything(journal) is None and os.listdir(store.root) == []


def test_a_cut_tail_costs_only_the_entry_in_flight():
    for cut in range(1, 13):  # the record has 13 bytes
        store = fresh()
        filled(store, 18)
        path = store.root + "/okey.0_0001"
        write(path, read(path)[:-cut])
        journal = store.journal("okey")
        assert everything(journal) == (b"header", entries(17))
        assert journal.lost
        journal.append(b"entry 17")
        journal.append(b"entry 18")
        assert everything(store.journal("okey")) == (b"header", entries(19))


def test_damage_in_the_middle_keeps_what_is_before():
    store = fresh()
    filled(store, 40)
    path = store.root + "/okey.0_0001"
    content = bytearray(read(path))
    content[-1] ^= 1
    write(path, content)
    journal = store.journal("okey")
    assert everything(journal) == (b"header", entries(31)) and journal.lost
    journal.append(b"entry 31")
    assert everything(store.journal("okey"))[1] == entries(32)


def test_lost_entries_are_reported_once():
    for damage in (-1, -2, 13):
        store = fresh()
        filled(store, 40)
        path = store.root + "/okey.0_0001"
        content = bytearray(read(path))
        content[damage] ^= 1
        write(path, content)
        journal = store.journal("okey")
        found = everything(journal)
        assert journal.lost
        journal.mend()
        journal.append(b"later")
        journal = store.journal("okey")
        assert everything(journal) == (b"header", found[1] + [b"later"]) and not journal.lost


def test_entries_lost_after_leaving_are_noticed():
    for entries_kept in (0, 15, 16, 17):
        store = fresh()
        journal = filled(store, 18)
        journal.leave()
        if entries_kept <= 16:
            os.remove(store.root + "/okey.0_0001")
        if entries_kept != 16:
            path = store.root + "/okey.0_000" + str(entries_kept // 16)
            size = sum(
                [len(entry) + 5 for entry in entries(entries_kept)[entries_kept // 16 * 16 :]]
            )
            write(path, read(path)[:size])
        journal = store.journal("okey")
        assert everything(journal)[1] == entries(entries_kept) and journal.lost
        journal.mend()
        assert everything(journal)[1] == entries(entries_kept)
        assert journal.lost == (entries_kept == 0), "a journal without entries is none"


def test_a_segment_of_another_journal_is_not_read():
    store = fresh()
    filled(store, 18)
    stray = read(store.root + "/okey.0_0001")
    journal = store.journal("okey")
    for _ in range(10):
        journal.start(b"another header")
        for number in range(16):
            journal.append(b"other " + str(number).encode())
    write(store.root + "/okey.0_0001", stray)
    found = everything(journal)[1]
    assert len(found) == 16 and journal.lost
    journal.append(b"later")
    assert everything(store.journal("okey"))[1] == found + [b"later"]


def test_entries_without_a_header_are_damage_unless_power_was_cut():
    store = fresh()
    journal = filled(store, 3)
    os.remove(store.root + "/okey.hdr")
    raised(Damaged, journal.header)
    write(store.root + "/okey.end", b"cut in clear")
    assert journal.header() is None
    assert everything(filled(store, 2)) == (b"header", entries(2))
    assert len(os.listdir(store.root)) == 2
    store = fresh()
    journal = store.journal("okey")
    journal.start(b"header")
    write(store.root + "/okey.0_0000", b"cut in the first entry")
    assert store.journal("okey").header() is None


def test_there_may_be_more_entries_than_16_bits_count():
    store = fresh()
    journal = filled(store, 1)
    journal._count = 0xFFFF
    journal._bytes = 0
    journal._segment += 1
    for number in range(3):
        journal.append(b"late " + str(number).encode())
    os.rename(store.root + "/okey.0_0001", store.root + "/okey.0_0000x")
    found = []
    journal._count = 0xFFFF
    journal._read_segment("okey.0_0000x", found.append)
    assert found == [b"late 0", b"late 1", b"late 2"]


def test_a_journal_of_an_earlier_version_goes_on():
    store = fresh()
    store.save("other", b"makes the folder")
    body = b"3header"
    write(store.root + "/okey.hdr", binascii.crc32(body).to_bytes(4, "little") + body)
    record = b"\x05entry"
    crc = binascii.crc32(b"\x00\x00" + record).to_bytes(4, "little")
    write(store.root + "/okey.3_0000", record + crc)
    journal = store.journal("okey")
    assert everything(journal) == (b"header", [b"entry"]) and not journal.lost
    journal.append(b"more")
    journal.leave()
    journal = store.journal("okey")
    assert everything(journal) == (b"header", [b"entry", b"more"]) and not journal.lost
    journal.start(b"new")
    journal.append(b"first")
    assert everything(store.journal("okey")) == (b"new", [b"first"])
    assert sorted(os.listdir(store.root)) == [
        "okey.4_0000",
        "okey.hdr",
        "okey_left.dat",
        "other.dat",
    ]


def test_a_damaged_header_raises_damaged_and_is_set_aside():
    store = fresh()
    journal = filled(store, 20)
    write(store.root + "/okey.hdr", b"nonsense")
    raised(Damaged, journal.header)
    journal.set_aside()
    assert everything(journal) is None
    aside = ["okey.bad", "okey.bad_0_0000", "okey.bad_0_0001", "okey_left.dat"]
    assert sorted(os.listdir(store.root)) == aside
    filled(store, 2)
    assert everything(store.journal("okey")) == (b"header", entries(2))


def test_setting_aside_keeps_the_copies_of_before():
    store = fresh()
    for number in range(3):
        content = str(number).encode()
        store.save("settings", content)
        store.set_aside("settings")
        journal = store.journal("okey")
        journal.start(content)
        for _ in range(18 - number):
            journal.append(content)
        journal.set_aside()
    for number, ending in enumerate(("bad", "bad1", "bad2")):
        last = str(number).encode()
        assert read(store.path("settings", ending))[4:] == last
        assert read(store.path("okey", ending))[5:] == last
        assert read(store.path("okey", ending + "_0_0000"))[1:2] == last
        names = os.listdir(store.root)
        assert ("okey." + ending + "_0_0001" in names) == (number < 2)


def test_a_cut_before_the_new_header_keeps_the_old_journal():
    store = fresh()
    journal = filled(store, 5)
    write(store.root + "/okey.1_0000", b"half a segment")
    write(store.root + "/okey.tmp", b"half a header")
    assert everything(journal) == (b"header", entries(5)) and not journal.lost


def test_a_closed_journal_is_not_written_to():
    raised(ValueError, fresh().journal("okey").append, b"x")


def test_an_entry_may_be_long():
    lengths = (0, 254, 255, 256, 3000)
    store = fresh()
    journal = store.journal("okey")
    journal.start(b"header")
    for length in lengths:
        journal.append(bytes(length))
    assert everything(store.journal("okey")) == (b"header", [bytes(length) for length in lengths])


class Filling:
    """A file that takes half of what is written, and then there is no room left."""

    def __init__(self, path, mode):
        self._file = open(path, mode)  # noqa: SIM115 - closed by __exit__

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._file.close()

    def write(self, data):
        self._file.write(data[: len(data) // 2])
        raise OSError(28, "no room")


def filling(path, mode):
    return open(path, mode) if "r" in mode else Filling(path, mode)


def test_half_a_file_is_removed_when_there_is_no_room_left():
    store = fresh()
    store.save("settings", b"one")
    journal = filled(store, 3)
    hal.files.open = filling
    try:
        assert raised(StoreError, store.save, "settings", b"two").reason == "full"
        assert raised(StoreError, journal.start, b"another header").reason == "full"
    finally:
        del hal.files.open
    assert not [name for name in os.listdir(store.root) if name.endswith(".tmp")]
    assert store.load("settings") == b"one"


def test_after_a_failed_write_the_next_entry_has_a_segment_of_its_own():
    store = fresh()
    journal = filled(store, 3)
    hal.files.open = filling
    try:
        raised(StoreError, journal.append, b"lost")
    finally:
        del hal.files.open
    journal.append(b"entry 3")
    assert everything(store.journal("okey"))[1] == entries(4)


def test_a_file_opens_in_a_heap_without_another_piece():
    store = fresh()
    spares = []

    def opened(path, mode):
        spares.append(len(hal.files._spare))
        if spares[-1]:
            raise MemoryError
        return open(path, mode)

    hal.files.open = opened
    try:
        store.save("match", b"tiles")
        assert store.load("match") == b"tiles"
    finally:
        del hal.files.open
    assert 0 in spares and hal.files._spare
