"""make firmware, as far as it can be checked without a checkout of MicroPython."""

import runpy
import struct
import sys
from types import SimpleNamespace

import pytest

from sim.command import ROOT, UsageError, run
from tests.host import micropython
from tests.sample import sampled
from tools.build import building, bundle, source_map
from tools.build.program import dotted
from tools.firmware import __main__ as firmware
from tools.firmware import board_folder, checkout, image, room, uf2

KB = 1024
PICO = 2048 * KB


# Room -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("romfs", [0, 384 * KB])
def test_an_image_may_reach_to_the_file_system(romfs):
    room.refuse_overlap(1280 * KB - romfs, PICO, romfs)
    with pytest.raises(
        UsageError, match=f"has 1281 KB and {1280 - romfs // KB} KB are free for it"
    ):
        room.refuse_overlap(1280 * KB + 1, PICO, romfs)


def test_a_small_flash_has_no_room_for_an_image():
    with pytest.raises(UsageError, match="and 0 KB are free for it"):
        room.refuse_overlap(1, 512 * KB)


@pytest.mark.parametrize("text", ["", "FOO", "1 +", "__import__('os')", "2 ** 9", "1.5"])
def test_expressions_that_are_not_read(text):
    with pytest.raises(ValueError, match="cannot read the number"):
        room.evaluate(text, PICO)


def test_the_size_of_the_flash_is_read_from_the_linker_script():
    text = "FLASH(rx) : ORIGIN = 0x10000000, LENGTH = (2 * 1024 * 1024)\n"
    assert image.flash_size(text) == PICO


def test_uf2_of_an_image():
    data = bytes(range(256)) * 2 + b"end"
    file = uf2.wrap(data)
    assert len(file) == 3 * 512
    whole = b""
    for number in range(3):
        block = file[512 * number : 512 * number + 512]
        head = struct.unpack("<8I", block[:32])
        begin = 0x10000000 + 256 * number
        assert head == (0x0A324655, 0x9E5D5157, 0x2000, begin, 256, number, 3, 0xE48BFF56)
        assert block[-4:] == b"\x30\x6f\xb1\x0a"
        whole += block[32:288]
    assert whole == data.ljust(768, b"\0")


# Frozen modules ---------------------------------------------------------------------------------


PROFILE = sampled("waveshare_lcd13", building.ANY)


@pytest.fixture(scope="module")
def frozen(once):
    def make(folder):
        board_folder._write(folder, board_folder._modules(PROFILE, None))

    return once("frozen", make)


def test_the_manifest_takes_the_boards_modules_and_ours():
    said = SimpleNamespace(included=[], frozen=[])
    runpy.run_path(
        str(ROOT / "manifest.py"),
        {
            "include": said.included.append,
            "freeze": lambda path, opt: said.frozen.append((path, opt)),
        },
    )
    assert said.included == ["$(BOARD_DIR)/manifest.py"]
    assert said.frozen == [(f"$(BOARD_DIR)/{board_folder.MODULES}", 1)]


def test_every_module_that_is_frozen_compiles(frozen, tmp_path):
    found = {path.relative_to(frozen).as_posix(): path for path in frozen.rglob("*.py")}
    assert {"main.py", "tessera.py", "tessera_build.py", "app/application.py"} < set(found)
    assert not any(name.startswith("hal/xip/") for name in found)
    building.compile_modules(found, tmp_path, options=("-O1",))


def test_one_module_decides_whether_to_relink(frozen):
    asking = [path for path in frozen.rglob("*.py") if "hal.xip" in path.read_text("utf-8")]
    assert [path.relative_to(frozen).as_posix() for path in asking] == [
        "hal/boards/live/make_board.py"
    ]


def test_a_firmware_has_the_modules_of_a_pack_but_none_to_relink(frozen, request):
    whole = request.getfixturevalue(sampled("square_build", "everything"))
    found = {path.relative_to(frozen).as_posix() for path in frozen.rglob("*.py")}
    homes = source_map.read(source_map.path(whole))
    packed = {name.replace(".", "/") + ".py" for name in homes}
    assert found - {"main.py", board_folder.BUILD_MODULE} == {
        name for name in packed if not name.startswith("hal/xip/")
    }


def test_the_fingerprint_is_of_names_and_sources():
    prints = [{"a": "1"}, {"a": "2"}, {"b": "1"}, {"a": "1", "b": "2"}]
    assert len({board_folder.fingerprint(p) for p in prints}) == 4
    assert board_folder.fingerprint(prints[0]) == board_folder.fingerprint({"a": "1"})


MOUNT = """
import sys
before = sys.path[:]
import tessera
print(repr(tessera.mount()), tessera.mount() == "", sys.path)
tessera.mount_boot()
tessera.leave()
tessera.leave()
print(sys.path == before, tessera.pack, tessera.relinker)
"""


def test_the_stand_in_for_the_importer_on_micropython(frozen, tmp_path):
    (tmp_path / "mount.py").write_text(f"import sys\nsys.path.insert(0, {str(frozen)!r})" + MOUNT)
    said = micropython.run(str(tmp_path / "mount.py"))
    assert said == "'' True ['.frozen']\nTrue None None\n"


# The checkout -----------------------------------------------------------------------------------


def as_read(own):
    """Let modules stay as they are: to fold and bundle them takes seconds."""
    sources = {dotted(name): path.read_text("utf-8") for name, path in own.items()}
    return bundle.Bundled(sources, {}, {}, {name: {} for name in sources})


@pytest.fixture
def source(tmp_path, monkeypatch):
    """Return what looks like a checkout of MicroPython, and a path with all of the toolchain."""
    root = tmp_path / "micropython"
    board = root / "ports" / "rp2" / "boards" / "RPI_PICO"
    for folder in (board, root / "py", *(root / "lib" / n for n in ("pico-sdk", "tinyusb"))):
        folder.mkdir(parents=True)
    for name in ("mbedtls", "micropython-lib"):
        (root / "lib" / name).mkdir()
    for folder in (root / "lib").iterdir():
        (folder / "README.md").write_text("")
    (root / "ports" / "rp2" / "Makefile").write_text("")
    (root / "ports" / "rp2" / "mpconfigport.h").write_text(
        "#ifndef MICROPY_HW_ROMFS_BYTES\n#define MICROPY_HW_ROMFS_BYTES (0)\n#endif\n"
        "#define MICROPY_HW_FLASH_STORAGE_BYTES (1000 * 1024)\n"
    )
    (board / "mpconfigboard.h").write_text(
        '#define MICROPY_HW_BOARD_NAME   "Pico"\n'
        "#define MICROPY_HW_FLASH_STORAGE_BYTES          (1408 * 1024) // rest\n"
    )
    (board / "mpconfigboard.cmake").write_text("")
    set_version(root, 28)
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("arm-none-eabi-gcc", "arm-none-eabi-g++", "cmake", "make", "gcc"):
        (programs / name).write_text("#!/bin/sh\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr(building, "shipped", as_read)
    return root


def set_version(root, minor):
    (root / "py" / "mpconfig.h").write_text(
        "#define MICROPY_VERSION_MAJOR 1\n"
        f"#define MICROPY_VERSION_MINOR {minor}\n"
        "#define MICROPY_VERSION_MICRO 1\n"
    )


def test_a_whole_checkout_is_not_refused(source):
    checkout.refuse(source, "RPI_PICO")
    assert checkout.version_of(source) == "1.28.1"


def refusal(source, board="RPI_PICO"):
    with pytest.raises(UsageError) as found:
        checkout.refuse(source, board)
    return str(found.value)


def test_a_missing_part_is_named_in_one_sentence(source, tmp_path):
    assert "is no checkout of MicroPython" in refusal(tmp_path)
    assert "there is no MicroPython board 'PICO'" in refusal(source, "PICO")
    (source / "lib" / "tinyusb" / "README.md").unlink()
    said = refusal(source)
    assert "lacks the submodule lib/tinyusb; run: make -C " in said
    assert said.endswith("BOARD=RPI_PICO submodules")
    (tmp_path / "bin" / "arm-none-eabi-gcc").unlink()
    (tmp_path / "bin" / "cmake").unlink()
    assert refusal(source).startswith("arm-none-eabi-gcc and cmake not found: install the tool")
    set_version(source, 25)
    assert "is MicroPython 1.25.1; Tessera needs 1.26 or newer" in refusal(source)


def test_the_command_line(capsys, tmp_path):
    assert run(firmware.main, ["--micropython", str(tmp_path)]) == 2
    assert "is no checkout of MicroPython" in capsys.readouterr().err
    assert run(firmware.main, ["--micropython", ""]) == 2
    assert "which MicroPython? Say MICROPYTHON=" in capsys.readouterr().err
    assert run(firmware.main, ["--micropython", "", "--profile", "gameboy"]) == 2
    assert "there is no profile 'gameboy'" in capsys.readouterr().err


def test_the_board_folder(source, tmp_path):
    folder = tmp_path / "made" / "RPI_PICO"
    for _ in range(2):  # the second replaces the first
        board_folder.make(source, "RPI_PICO", "ssd1306_diy", folder)
        header = (folder / "mpconfigboard.h").read_text()
        assert header.count("MICROPY_HW_FLASH_STORAGE_BYTES") == 1
        assert "#define MICROPY_HW_FLASH_STORAGE_BYTES (786432)\n" in header
        assert "MICROPY_HW_BOARD_NAME" in header
    assert "$(PORT_DIR)/boards/manifest.py" in (folder / "manifest.py").read_text()
    found, lines = board_folder.modules("ssd1306_diy")
    assert "hal/boards/ssd1306_diy.py" in found and "hal/boards/picosystem.py" not in found
    assert len(lines.splitlines()) == len(found) - 2
    assert (folder / "tessera" / "hal" / "boards" / "ssd1306_diy.py").exists()
    assert 'PROFILE = "ssd1306_diy"' in (folder / "tessera" / "tessera_build.py").read_text()


def test_the_next_display_keeps_the_times_of_the_same_files(source, tmp_path, monkeypatch):
    def modules(profile, _):
        return {f"hal/boards/{profile}.py": "", "app/same.py": "", "app/profile.py": profile}, ""

    monkeypatch.setattr(board_folder, "modules", modules)
    monkeypatch.setattr(board_folder, "write_text", lambda *_: None)
    times = []
    for profile in ("picosystem", "picopad"):
        board_folder.make(source, "RPI_PICO", profile, tmp_path / "made")
        files = [path for path in (tmp_path / "made").rglob("*") if path.is_file()]
        times.append({path.name: path.stat().st_mtime_ns for path in files})
    kept = {name for name in times[0] if times[0][name] == times[1].get(name)}
    assert {"mpconfigboard.h", "mpconfigboard.cmake", "align_frozen.h", "same.py"} <= kept
    assert set(times[1]) - kept == {"picopad.py", "profile.py", "tessera_build.py"}
    assert "picosystem.py" not in times[1]


def test_a_board_without_settings_of_its_own_has_the_ports(source, tmp_path):
    board = source / "ports" / "rp2" / "boards" / "RPI_PICO"
    (board / "mpconfigboard.h").write_text("")
    (board / "manifest.py").write_text("its own")
    board_folder.make(source, "RPI_PICO", "ssd1306_diy", tmp_path / "made")
    header = (tmp_path / "made" / "mpconfigboard.h").read_text()
    assert header == "\n#define MICROPY_HW_FLASH_STORAGE_BYTES (786432)\n"
    assert board_folder.romfs_of(source, "RPI_PICO") == "(0)"
    assert (tmp_path / "made" / "manifest.py").read_text() == "its own"


MAKE = f"""#!{sys.executable}
import os, sys
given = dict(word.split("=", 1) for word in sys.argv[1:] if "=" in word)
made = given["BUILD"]
os.makedirs(made, exist_ok=True)
print("making for", given["BOARD"], os.environ.get("CMAKE_ARGS"), "MAKEFLAGS" in os.environ)
if "BREAK" in os.environ:
    print(os.environ["BREAK"])
    sys.exit(1)
size = int(os.environ["SIZE"])
region = "FLASH(rx) : ORIGIN = 1, LENGTH = (2 * 1024 * 1024)"
open(made + "/firmware.bin", "wb").write(b"x" * size)
open(made + "/pico_flash_region.ld", "w").write(region)
open(made + "/CMakeCache.txt", "w").write(os.environ["CACHE"])
"""


@pytest.fixture
def making(source, tmp_path, monkeypatch):
    """Let a stand-in for make build an image of SIZE bytes; return the .uf2 to be made."""
    (tmp_path / "bin" / "make").write_text(MAKE)
    root = tmp_path / "root"
    monkeypatch.setattr(image, "OUT", root / "build")
    monkeypatch.setenv("SIZE", str(769 * KB))
    monkeypatch.setenv("CACHE", "PICO_PLATFORM:STRING=rp2040\n")
    monkeypatch.setenv("CMAKE_ARGS", "-DSOMETHING=1")
    monkeypatch.setenv("MAKEFLAGS", "BOARD=another")
    return root / "build" / "tessera-ssd1306_diy-RPI_PICO.uf2"


def made(source, *more):
    return run(firmware.main, ["--micropython", str(source), "--profile", "ssd1306_diy", *more])


def test_a_build_from_its_command_to_its_uf2(source, making, capsys):
    assert made(source) == 0
    assert making.read_bytes() == uf2.wrap(b"x" * 769 * KB)
    said = capsys.readouterr().out
    assert "the image has 769 of 1280 KB; the file system has 768 KB." in said
    assert "This version was not tried. Known to work: 1.26.1, 1.27.0, 1.28.0." in said
    log = making.parent / "firmware" / "RPI_PICO" / "build.log"
    assert log.read_text() == "making for RPI_PICO -DSOMETHING=1 False\n"


def test_a_build_with_picotools_uf2_takes_that(source, making):
    assert made(source) == 0
    folder = making.parent / "firmware" / "RPI_PICO" / "made"
    (folder / "firmware.uf2").write_bytes(b"of picotool")
    assert made(source) == 0
    assert making.read_bytes() == b"of picotool"


def test_another_setting_begins_a_new_build(source, making, monkeypatch):
    assert made(source) == 0
    stale = making.parent / "firmware" / "RPI_PICO" / "made" / "firmware.uf2"
    stale.write_bytes(b"stale")
    monkeypatch.setenv("CMAKE_ARGS", "-DSOMETHING=2")
    assert made(source) == 0
    assert making.read_bytes() != b"stale"


def test_builds_that_fail_leave_no_uf2(source, making, monkeypatch, capsys):
    assert made(source) == 0
    monkeypatch.setenv("SIZE", str(1281 * KB))
    assert made(source) == 2
    assert "the image has 1281 KB and 1280 KB are free for it" in capsys.readouterr().err
    monkeypatch.setenv("SIZE", str(1280 * KB))
    assert not making.exists()
    monkeypatch.setenv("CACHE", "PICO_PLATFORM:STRING=rp2350-arm-s\n")
    assert made(source) == 2
    assert "for this chip needs picotool" in capsys.readouterr().err
    monkeypatch.setenv("BREAK", "1")
    assert made(source) == 2
    said = capsys.readouterr()
    assert "MicroPython's build failed" in said.err
    assert "making for RPI_PICO" in said.out
    assert "picotool" not in said.err
    assert not making.exists()
    monkeypatch.setenv("BREAK", "Build step for picotool failed: 2")
    assert made(source) == 2
    assert 'CMAKE_ARGS="-DPICO_NO_PICOTOOL=1"' in capsys.readouterr().err
