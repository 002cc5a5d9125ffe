"""The one file that the modules of a board are in: all of them, nothing else, damaged or not.

And its tables for hal/xip/relinker.py: they lead to every piece of code, bytes and text that is in
one block, by the blocks that littlefs makes of the file.
"""

import ast
import random
import struct
import sys
from pathlib import Path

import pytest

from hal.xip import block_map, importer
from tests.host.mpy_writer import BYTES, TEXT, code, module, number, thing
from tools.build import building, mpy, pack, trees

XIP = Path(importer.__file__).parent
BLOCK = 4096
TABLES = 64
SIZES = (1, 8, 15, 16, 17, *[20, 40, 80, 150, 300] * 6, 2000, 4087, 4095, 4096, 5000)
FOLDERS = ("/app", "/engine", "/engine/okey")
_RANDOM = random.Random(7)


def _content():
    """Return bytes that are nowhere else, some with a key that is elsewhere."""
    data = _RANDOM.randbytes(_RANDOM.choice(SIZES))
    return (b"The same." + data)[: len(data)] if _RANDOM.random() < 0.2 else data


def _made():
    """Return a module."""
    contents = [_content() for _ in range(_RANDOM.randrange(1, 7))]
    words = ["".join(_RANDOM.choices("aäb", k=n)).encode() for n in _RANDOM.choices(range(9), k=3)]
    names = [number(2 * len(word)) + word + b"\0" for word in words]
    cut = _RANDOM.randrange(len(contents))
    objects = [thing(_RANDOM.choice((TEXT, BYTES)), one) for one in contents[:cut]]
    data = module(names, objects, code(0, contents[-1], *[code(0, c) for c in contents[cut:-1]]))
    return data


MODULES = {f"/app/part{n}.mpy": _made() for n in range(200)}


@pytest.fixture
def packed(tmp_path):
    """A pack of two hundred modules and three packages."""
    for folder in FOLDERS:
        (tmp_path / "lib" / folder[1:]).mkdir(parents=True)
    for path, data in MODULES.items():
        (tmp_path / "lib" / path[1:]).write_bytes(data)
    pack.pack(tmp_path / "lib", tmp_path / "tessera.pack")
    return tmp_path / "tessera.pack"


def _read(stream, size):
    """Return the beginning of a stream as the importer reads it."""
    assert stream.ioctl(11, 0) == 256
    buffer = bytearray(256)
    data = b""
    while len(data) < size:
        count = stream.readinto(buffer)
        assert count
        data += buffer[:count]
    assert stream.ioctl(4, 0) == 0
    return data[:size]


def test_a_folder_is_a_package(packed):
    modules = importer.Pack(str(packed))
    for path in FOLDERS:
        assert modules.stat(path)[0] == 0x4000


def test_one_file_serves_every_module(packed, monkeypatch):
    opened = []

    def noted(*arguments):
        opened.append(open(*arguments))  # noqa: SIM115 - `close` closes it
        return opened[-1]

    monkeypatch.setattr(importer, "open", noted, raising=False)
    modules = importer.Pack(str(packed))
    for path, data in pack.read(packed, MODULES).items():
        assert modules.stat(path)[0] == 0x8000
        assert _read(modules.open(path, "rb"), len(data)) == data
    assert len(opened) == 1, "at a table there may be no room for another"
    modules.close()
    assert opened[0].closed


class _Heap:
    """Addresses for bytearrays, each behind the one before and its head of 16 bytes."""

    def __init__(self):
        self._end = 0x20005000
        self._found = []

    def address_of(self, piece):
        """Return where a piece is."""
        for known, address in self._found:
            if known is piece:
                return address
        address = self._end + 16
        self._found.append((piece, address))
        self._end = address + len(piece)
        return address


@pytest.mark.parametrize("place", range(0x20006000, 0x20006300, 8))
def test_the_cover_lies_over_the_address(place, monkeypatch):
    heap = _Heap()
    monkeypatch.setattr(importer.gc, "collect", heap.__init__)  # all is free again
    piece = importer.cover(place, heap.address_of)
    begin = heap.address_of(piece)
    assert begin <= place < begin + len(piece)


def test_an_address_in_use_is_not_covered():
    assert importer.cover(0x20004000, _Heap().address_of) is None


@pytest.mark.parametrize("name", ["/app/party", "/hal", "/time", ""])
def test_a_missing_module_is_not_found(packed, name):
    modules = importer.Pack(str(packed))
    assert modules.stat(name)[0] != 0x4000, "no package"
    assert modules.stat(name + ".py")[0] != 0x8000, "no source"
    for ask in (modules.stat, lambda path: modules.open(path, "rb")):
        with pytest.raises(OSError) as raised:
            ask(name + ".mpy")
        assert raised.value.args == (2,)


def test_ctrl_c_while_a_module_is_looked_for_is_not_lost(packed, monkeypatch):
    """The importer takes an exception of `stat` for an answer; one of `open` goes up."""
    modules = importer.Pack(str(packed))
    crc32 = importer.crc32

    def interrupted(data):
        monkeypatch.setattr(importer, "crc32", crc32)
        raise KeyboardInterrupt

    monkeypatch.setattr(importer, "crc32", interrupted)
    assert modules.stat("/app/part1.mpy")[0] == 0x8000
    with pytest.raises(KeyboardInterrupt):
        modules.open("/app/part1.mpy", "rb")


def test_ctrl_c_that_comes_while_the_import_is_busy_is_not_lost(packed):
    """MicroPython raises it at the first branch of `stat`."""

    class Path(str):
        asked = 0

        def endswith(self, *what):
            self.asked += 1
            if self.asked == 1:
                raise KeyboardInterrupt
            return super().endswith(*what)

    for name, kind in (("/app/part1.mpy", 0x8000), ("/app/part1.py", 0x4000), ("/app", 0x4000)):
        modules = importer.Pack(str(packed))
        assert modules.stat(Path(name))[0] == kind
        with pytest.raises(KeyboardInterrupt):
            modules.open("/app/part1.mpy", "rb")


def test_a_file_that_was_cut_off_anywhere_is_refused(packed):
    data = packed.read_bytes()
    for length in (*range(0, 2400, 7), len(data) - 1):
        packed.write_bytes(data[:length])
        with pytest.raises(ValueError, match=r"tessera\.pack is damaged: run python"):
            importer.Pack(str(packed))
    packed.write_bytes(data + b"0")
    with pytest.raises(ValueError, match=r"tessera\.pack is damaged: run python"):
        importer.Pack(str(packed))


def test_a_damaged_head_or_index_is_refused_with_a_sentence(packed):
    """Every byte of head and index is changed, one at a time: the file is refused each time."""
    data = packed.read_bytes()
    count = struct.unpack_from("<I", data, 8)[0]
    end = importer.HEAD + 2 * (importer.GROUPS + 1) + importer.ENTRY * count
    for at in range(end):
        for flip in (1 << at % 8, 255):
            broken = bytearray(data[: end + 1])
            broken[at] ^= flip
            packed.write_bytes(broken + data[end + 1 :])
            with pytest.raises(importer.Damaged, match=r"tessera\.pack is (damaged|of another)"):
                importer.Pack(str(packed))


def test_damaged_tables_change_the_crc(packed):
    """The relinker's CRC over the blocks in flash, by the places in the head."""
    data = packed.read_bytes()
    head = struct.unpack_from("<75I", data)
    blocks, _ = _blocks(data)
    rng = random.Random(8)

    def crc(blocks):
        flash = b"".join(block.ljust(BLOCK, b"\xff") for block in blocks)
        places = [n * BLOCK for n in range(len(blocks))]
        return block_map.part_crc(places, head[70], head[71], lambda at, n: flash[at : at + n])

    assert crc(blocks) == head[72]
    places = [n * BLOCK for n in range(len(blocks))]
    flash = b"".join(block.ljust(BLOCK, b"\xff") for block in blocks)
    modules = block_map.part_crc(places, 430 + 8 * head[2], head[70], lambda at, n: flash[at:][:n])
    assert modules == head[73], "what the self-check compares"
    begin, place = divmod(head[70], BLOCK)
    assert data[head[4] :][:50] == blocks[begin][place:][:50]
    tables = list(range(begin, len(blocks)))
    for _ in range(300):
        n = rng.choice(tables)
        first = place if n == begin else 4 * _pointers(n)
        broken = list(blocks)
        at = rng.randrange(first, len(blocks[n]))
        broken[n] = (
            blocks[n][:at] + bytes([blocks[n][at] ^ 1 << rng.randrange(8)]) + blocks[n][at + 1 :]
        )
        assert crc(broken) != head[72]


def test_a_pack_of_another_version_is_a_sentence(packed):
    data = packed.read_bytes()
    for digit in b"1234":
        packed.write_bytes(b"TESSERA" + bytes([digit]) + data[8:])
        with pytest.raises(importer.Damaged, match="is of another version: run python"):
            importer.Pack(str(packed))


def _numbers(name):
    """Return the constants of a module of hal/xip, without the underscore before their names."""
    found = {}
    for line in ast.parse((XIP / name).read_text("utf-8")).body:
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Call):
            (target,) = line.targets
            assert isinstance(target, ast.Name)
            found[target.id.lstrip("_")] = ast.literal_eval(line.value.args[0])
    return found


def test_constants_repeated_in_native_code_are_those_of_scan():
    """Native code cannot use another module's constants, and only the chip runs these two."""
    scan = _numbers("scan.py")
    for name in ("check.py", "undo.py"):
        found = _numbers(name)
        shared = set(found) & set(scan)
        assert len(shared) > 6
        assert {one: found[one] for one in shared} == {one: scan[one] for one in shared}, name


def test_the_names_of_a_pack_need_no_large_pool(square_build):
    """A session that opens everything makes all of them, and the interpreter forgets none.

    Its first pools have 620 names. Each pool that the relinker makes has half a large pool's, or
    more.
    """
    names = set()
    for path, data in trees.modules(square_build, building.sources()).items():
        place = path.removesuffix(".py")
        names |= {f"{importer.PLACE}/{place}.mpy", place.rpartition("/")[2]}
        for one in mpy.constants(data):
            if one.kind == mpy.NAME:
                names.add(data[one.place : one.place + one.length].decode())
    half = _numbers("relinker.py")["LARGE_POOL"] // 2
    room = 620 + half * (_numbers("scan.py")["POOLS"] - 7) + half
    print(len(names), "names of", room)
    assert 3000 < len(names) < room


class _Vfs:
    """Stands in for MicroPython's vfs."""

    def __init__(self):
        self.mounted = []

    def mount(self, system, place):
        self.mounted.append((system, place))

    def umount(self, place):
        self.mounted.pop()


@pytest.fixture
def mounting(monkeypatch):
    """MicroPython's vfs on a computer, with all that mounting changes put back."""
    stand_in = _Vfs()
    monkeypatch.setitem(sys.modules, "vfs", stand_in)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield stand_in
    importer._unmount()


@pytest.mark.parametrize("how", ["missing", "cut off", "changed", "older"])
def test_the_boot_pack_stands_in_for_a_pack_that_cannot_be_used(packed, tmp_path, mounting, how):
    boot = tmp_path / "boot.pack"
    data = packed.read_bytes()
    boot.write_bytes(data)
    assert importer.mount(str(packed), str(boot)) == "" and sys.path == ["/t"]
    importer._unmount()
    if how == "missing":
        packed.unlink()
    else:
        changed = {
            "cut off": data[:-1],
            "changed": data[:99] + b"?" + data[100:],
            "older": b"TESSERA3",
        }
        packed.write_bytes(changed[how])
    sentence = importer.mount(str(packed), str(boot))
    assert sentence.startswith(str(packed)) and sentence.endswith(
        "run python -m tools.flash again"
    )
    assert importer.pack.path == str(boot) == mounting.mounted[0][0].path
    importer._unmount()
    boot.write_bytes(data[:-1])
    with pytest.raises(importer.Damaged, match=r"tessera\.pack is"):
        importer.mount(str(packed), str(boot))
    boot.unlink()
    with pytest.raises(OSError):
        importer.mount(str(packed), str(boot))


def test_tools_read_it_too(packed):
    found = pack.read(packed, [*MODULES, "/app/missing.mpy"])
    assert set(found) == set(MODULES)
    for name, data in found.items():
        assert _contents(data) == _contents(MODULES[name])


def _contents(data):
    """Return what is in a module, without the zeros behind its code."""
    return [data[at : at + n].rstrip(b"\0") for at, n, _ in mpy.constants(data)]


def test_a_folder_gives_the_same_bytes_again(packed, tmp_path):
    pack.pack(tmp_path / "lib", tmp_path / "again.pack")
    assert (tmp_path / "again.pack").read_bytes() == packed.read_bytes()


# Tables ---------------------------------------------------------------------------------------


def _pointers(n):
    """Return how many pointers block n of a file begins with: one more than n can be halved."""
    return 0 if n == 0 else next(i + 1 for i in range(32) if n >> i & 1)


def _blocks(data):
    """Return the blocks that littlefs makes of a file, and where in the file each begins."""
    blocks, starts = [], []
    at = 0
    while at < len(data):
        n = len(blocks)
        starts.append(at)
        taken = BLOCK - 4 * _pointers(n)
        blocks.append(bytes(BLOCK - taken) + data[at : at + taken])
        at += taken
    return blocks, starts


def _tables(path):
    """Return the tables of a pack, lists of (key, block, length, place), and its blocks."""
    data = path.read_bytes()
    blocks, starts = _blocks(data)
    size, end, count, *places = struct.unpack_from(f"<{3 + TABLES}I", data, 12)
    assert (size, count) == (len(data), len(blocks))
    tables = []
    for block, place in [divmod(one, BLOCK) for one in places]:
        assert place % 4 == 0 and starts[block] + BLOCK > end
        entries = struct.unpack_from("<I", blocks[block], place)[0]
        assert place + 4 + 6 * entries <= BLOCK
        words = struct.unpack_from(f"<{entries}I{entries}H", blocks[block], place + 4)
        pairs = list(zip(words[entries:], words[:entries], strict=True))
        assert pairs == sorted(set(pairs))
        tables.append([(key, at >> 24, at >> 12 & 0xFFF, at & 0xFFF) for key, at in pairs])
    return tables, blocks, starts


def _key(content, is_code):
    """Return the key of some bytes and the number of the table that it should be in."""
    low, high = struct.unpack("<II", (content + bytes(8))[: min(8, len(content))].ljust(8, b"\0"))
    mixed = (low + 31 * high) % 2**30
    mixed ^= mixed >> 10 ^ mixed >> 20
    if is_code:
        mixed ^= 0x155555
    return mixed >> 6 & 0xFFFF, mixed % TABLES


def _wanted(begins, known, blocks, starts):
    """Return what there should be in the tables: (content, is it code) -> (block, place)s it has.

    A 0 is behind a text or a name; native code begins at a word. Of the firmware's own names
    nobody has copies.
    """
    wanted = {}
    for name, contents in known.items():
        for at, length, kind in contents:
            begin = begins[name] + at
            block = max(n for n, start in enumerate(starts) if start <= begin)
            place = begin - starts[block] + 4 * _pointers(block)
            fits = place + length + (kind < mpy.BYTECODE) <= BLOCK
            fits = fits and not (kind == mpy.NATIVE and place % 4)
            content = blocks[block][place : place + length]
            if 0 < length < BLOCK and fits:
                wanted.setdefault((content, kind >= mpy.BYTECODE), set()).add((block, place))
    return wanted


def _given(known):
    """Return the names that importing these modules makes."""
    given = set()
    for path in known:
        parts = path[1 : -len(".mpy")].split("/")
        given |= {"/t" + path, *parts, *[".".join(parts[: n + 1]) for n in range(len(parts))]}
    return {name.encode() for name in given}


def _check(path, known):
    """Hold the tables of a pack against what is known of its modules; return how many are in."""
    tables, blocks, starts = _tables(path)
    modules = importer.Pack(str(path))
    data = path.read_bytes()
    begins = {name: modules.find(name) for name in known}
    wanted = _wanted(begins, known, blocks, starts)
    given = _given(known)
    found = set()
    for n, table in enumerate(tables):
        for key, block, length, place in table:
            content = blocks[block][place : place + length]
            is_code = (key, n) == _key(content, True)
            assert is_code or (key, n) == _key(content, False)
            if content in given and not is_code:
                assert blocks[block][place + length] == 0
            else:
                assert (block, place) in wanted[content, is_code]
            assert (content, is_code) not in found
            found.add((content, is_code))
    assert set(wanted) <= found <= set(wanted) | {(name, False) for name in given}
    found = {content for content, _ in found}
    contents = {
        data[begins[name] + at :][:length]
        for name, places in known.items()
        for at, length, kind in places
        if kind != mpy.NAME
    }
    return len(found & contents), len(contents)


def test_the_tables_lead_to_everything_that_is_worth_it(packed):
    settled = pack.read(packed, MODULES)
    found, count = _check(packed, {name: mpy.constants(data) for name, data in settled.items()})
    assert 100 < found < count


def _has(path, content):
    """Return how often some content is in the tables of a pack."""
    tables, blocks, _ = _tables(path)
    places = [place for table in tables for _, *place in table]
    return [blocks[block][at : at + length] for block, length, at in places].count(content)


def test_a_constant_at_the_end_of_a_block_is_listed_only_if_whole(tmp_path):
    """A text is in the table only if the 0 behind it is in the same block."""
    (tmp_path / "lib").mkdir()
    content = _RANDOM.randbytes(16)
    ends = {}
    for padding in range(3622, 3712):
        name = number(2 * padding) + bytes(padding + 1)
        data = module([name], [thing(TEXT, content)], code(0, b""))
        (tmp_path / "lib" / "one.mpy").write_bytes(data)
        pack.pack(tmp_path / "lib", tmp_path / "one.pack")
        at = data.index(content)
        found = _has(tmp_path / "one.pack", content)
        ends[importer.Pack(str(tmp_path / "one.pack")).find("/one.mpy") + at + 16] = found
    assert [ends[BLOCK + n] for n in range(-2, 20)] == [1] * 2 + [0] * 16 + [1] * 4


def test_modules_without_anything_have_empty_tables(tmp_path):
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "one.mpy").write_bytes(module([], [], code(0, b"")))
    pack.pack(tmp_path / "lib", tmp_path / "one.pack")
    assert sum(map(len, _tables(tmp_path / "one.pack")[0])) == 2, "/t/one.mpy and one"


def test_native_code_can_be_run_from_where_it_is(tmp_path):
    """In one block and at a word, whatever is before it; but not where that takes 4 KB more."""
    sizes = (1, 2, 3, 400, 2000, 4000, 4084)
    for number_of, size in enumerate((*sizes, 4093)):
        folder = tmp_path / str(number_of)
        folder.mkdir()
        content = _RANDOM.randbytes(size)
        natives = [code(2, _RANDOM.randbytes(n)) for n in (7, 900, 3000)]
        body = code(0, b"code" * 40, code(1, content), *natives)
        data = module([], [thing(TEXT, b"text")], body)
        (folder / "one.mpy").write_bytes(data)
        other = code(0, _RANDOM.randbytes(9 + number_of))
        (folder / "two.mpy").write_bytes(module([], [], other))
        target = tmp_path / f"{number_of}.pack"
        pack.pack(folder, target)
        settled = pack.read(target, ["/one.mpy", "/two.mpy"])
        known = {name: mpy.constants(one) for name, one in settled.items()}
        found, count = _check(target, known)
        assert count - found == (size > 4092), "it is in no table where it is not in one block"
        was = [data[at : at + n] for at, n, _ in mpy.constants(data)]
        now = [settled["/one.mpy"][at : at + n] for at, n, _ in known["/one.mpy"]]
        assert all(b.startswith(a) and not any(b[len(a) :]) for a, b in zip(was, now, strict=True))


def test_most_constants_of_a_board_need_no_copy_in_the_heap(square_again, square_build):
    modules = {
        "/" + path.relative_to(square_again / "lib").as_posix(): path.read_bytes()
        for path in (square_again / "lib").rglob("*.mpy")
    }
    path = square_build / "lib" / "tessera.pack"
    settled = pack.read(path, modules)
    assert any(mpy.is_open(data) for data in modules.values())
    assert not any(mpy.is_open(data) for data in settled.values())
    known = {name: mpy.constants(data) for name, data in settled.items()}
    kinds = [kind for places in known.values() for _, _, kind in places]
    changed = {name for name in modules if settled[name] != modules[name]}
    assert kinds.count(mpy.NATIVE) > 20 and len(changed) < len(modules) // 2
    found, count = _check(path, known)
    print(found, "of", count, "need no copy")
    assert found > count * 9 // 10
    tables, blocks, _ = _tables(path)
    listed = {blocks[block][at : at + n] for table in tables for _, block, n, at in table}
    names = {
        settled[name][at : at + n]
        for name, places in known.items()
        for at, n, kind in places
        if kind == mpy.NAME
    }
    assert names <= listed, "one that is not keeps the names beside it in the heap"
