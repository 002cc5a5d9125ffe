"""The one file that the modules of a board are in: all of them, nothing else, damaged or not.

And its tables for hal/in_flash.py: they lead to every piece of code, bytes and text that is worth
it, by the blocks that littlefs makes of the file.
"""

import random
import struct

import pytest

from firmware import tessera
from tests.host.mpy_writer import BYTES, TEXT, code, module, number, thing
from tools import build, mpy, pack

BLOCK = 4096
TABLES = 16
SIZES = (1, 8, 15, 16, 17, *[20, 40, 80, 150, 300] * 6, 2000, 4087, 4095, 4096, 5000)
FOLDERS = ("/app", "/engine", "/engine/okey")
_RANDOM = random.Random(7)


def _content():
    """Return bytes that are nowhere else, some with a key that is elsewhere."""
    data = _RANDOM.randbytes(_RANDOM.choice(SIZES))
    return (b"The same." + data)[: len(data)] if _RANDOM.random() < 0.2 else data


def _made():
    """Return a module, and where in it are which code, bytes and texts."""
    contents = [_content() for _ in range(_RANDOM.randrange(1, 7))]
    names = [number(2 * n) + bytes(n + 1) for n in _RANDOM.choices(range(9), k=3)]
    cut = _RANDOM.randrange(len(contents))
    objects = [thing(_RANDOM.choice((TEXT, BYTES)), one) for one in contents[:cut]]
    data = module(names, objects, code(0, contents[-1], *[code(0, c) for c in contents[cut:-1]]))
    return data, [(data.index(one), len(one)) for one in contents if len(one) >= 8]


KNOWN = {f"/app/part{n}.mpy": _made() for n in range(200)}
MODULES = {name: data for name, (data, _) in KNOWN.items()}


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


def test_every_module_is_found_and_read(packed):
    modules = tessera.Modules(str(packed))
    for path, data in MODULES.items():
        assert modules.stat(path)[0] == 0x8000
        assert _read(modules.open(path, "rb"), len(data)) == data
    for path in FOLDERS:
        assert modules.stat(path)[0] == 0x4000


@pytest.mark.parametrize("name", ["/app/party", "/hal", "/time", ""])
def test_what_is_not_there(packed, name):
    modules = tessera.Modules(str(packed))
    assert modules.stat(name)[0] != 0x4000, "no package"
    assert modules.stat(name + ".py")[0] != 0x8000, "no source"
    for ask in (modules.stat, lambda path: modules.open(path, "rb")):
        with pytest.raises(OSError) as raised:
            ask(name + ".mpy")
        assert raised.value.args == (2,)


def test_ctrl_c_while_a_module_is_looked_for_is_not_lost(packed, monkeypatch):
    """The importer takes an exception of `stat` for an answer; one of `open` goes up."""
    modules = tessera.Modules(str(packed))
    crc32 = tessera.crc32

    def interrupted(data):
        monkeypatch.setattr(tessera, "crc32", crc32)
        raise KeyboardInterrupt

    monkeypatch.setattr(tessera, "crc32", interrupted)
    assert modules.stat("/app/part1.mpy")[0] == 0x8000
    with pytest.raises(KeyboardInterrupt):
        modules.open("/app/part1.mpy", "rb")


def test_a_file_that_was_cut_off_anywhere_is_refused(packed):
    data = packed.read_bytes()
    for length in (*range(0, 2400, 7), len(data) - 1):
        packed.write_bytes(data[:length])
        with pytest.raises(ValueError, match=r"tessera\.pack is damaged: run python"):
            tessera.Modules(str(packed))
    packed.write_bytes(data + b"0")
    with pytest.raises(ValueError, match=r"tessera\.pack is damaged: run python"):
        tessera.Modules(str(packed))


def test_tools_read_it_too(packed):
    found = pack.read(packed, [*MODULES, "/app/missing.mpy"])
    assert found == MODULES


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
        words = struct.unpack_from(f"<{2 * entries}I", blocks[block], place + 4)
        pairs = list(zip(words[::2], words[1::2], strict=True))
        assert pairs == sorted(set(pairs))
        tables.append([(key, at >> 24, at >> 12 & 0xFFF, at & 0xFFF) for key, at in pairs])
    return tables, blocks, starts


def _wanted(begins, known, blocks, starts):
    """Return the entries that there should be: (block, length, place). A 0 is behind a text."""
    wanted = set()
    for name, contents in known.items():
        for at, length in contents:
            begin = begins[name] + at
            block = max(n for n, start in enumerate(starts) if start <= begin)
            place = begin - starts[block] + 4 * _pointers(block)
            if 16 <= length < BLOCK and place + length < BLOCK:
                wanted.add((block, length, place))
    return wanted


def _check(path, known):
    """Hold the tables of a pack against what is known of its modules; return how many are in."""
    tables, blocks, starts = _tables(path)
    modules = tessera.Modules(str(path))
    data = path.read_bytes()
    begins = {name: modules.find(name) for name in known}
    contents = {
        data[begins[name] + at :][:length]
        for name, places in known.items()
        for at, length in places
    }
    found = set()
    for n, table in enumerate(tables):
        for key, block, length, place in table:
            content = blocks[block][place : place + length]
            assert content in contents
            low, high = struct.unpack_from("<II", content)
            assert key == (low + 31 * high) % 2**30 and key % TABLES == n
            found.add((block, length, place))
    assert found == _wanted(begins, known, blocks, starts)
    return len(found), sum(map(len, known.values()))


def test_the_tables_lead_to_everything_that_is_worth_it(packed):
    found, count = _check(packed, {name: places for name, (_, places) in KNOWN.items()})
    assert 100 < found < count


def test_what_is_at_the_end_of_a_block(tmp_path):
    """A text is in the table only if the 0 behind it is in the same block."""
    (tmp_path / "lib").mkdir()
    content = _RANDOM.randbytes(16)
    ends = {}
    for padding in range(3820, 3900):
        name = number(2 * padding) + bytes(padding + 1)
        data = module([name], [thing(TEXT, content)], code(0, b"code"))
        (tmp_path / "lib" / "one.mpy").write_bytes(data)
        pack.pack(tmp_path / "lib", tmp_path / "one.pack")
        at = data.index(content)
        found, _ = _check(tmp_path / "one.pack", {"/one.mpy": [(at, 16)]})
        ends[tessera.Modules(str(tmp_path / "one.pack")).find("/one.mpy") + at + 16] = found
    assert [ends[BLOCK + n] for n in range(-2, 20)] == [1] * 2 + [0] * 16 + [1] * 4


def test_modules_without_anything_have_empty_tables(tmp_path):
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "one.mpy").write_bytes(module([], [], code(0, b"fifteen bytes..")))
    pack.pack(tmp_path / "lib", tmp_path / "one.pack")
    assert _tables(tmp_path / "one.pack")[0] == [[] for _ in range(TABLES)]


def test_a_board(tmp_path):
    tree = build.build("waveshare_lcd13", out=tmp_path / "tree")
    loose = build.build("waveshare_lcd13", out=tmp_path / "loose", loose=True)
    modules = {
        "/" + path.relative_to(loose / "lib").as_posix(): path.read_bytes()
        for path in (loose / "lib").rglob("*.mpy")
    }
    path = tree / "lib" / "tessera.pack"
    assert pack.read(path, modules) == modules
    known = {name: mpy.constants(data) for name, data in modules.items()}
    found, count = _check(path, known)
    print(found, "of", count, "need no copy")
    assert found > count // 2
