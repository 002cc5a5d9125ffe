"""The one file that the modules of a board are in: all of them, nothing else, damaged or not."""

import pytest

from firmware import tessera
from tools import pack

MODULES = {f"/app/part{n}.mpy": bytes([n]) * (n * 7 + 1) for n in range(200)}
FOLDERS = ("/app", "/engine", "/engine/okey")


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
