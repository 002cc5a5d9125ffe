"""firmware/main.py with stand-ins for what it imports."""

import runpy
import sys
from types import SimpleNamespace

import pytest

from sim.command import ROOT

MAIN = ROOT / "firmware" / "main.py"


class Stands:
    """Stands for the importer of packs, called tessera, and for the module app/device.py."""

    def __init__(self, complaint="", error=None, boot_error=None):
        self.done = []
        self._complaint = complaint
        self._error = error
        self._boot_error = boot_error

    def mount(self):
        self.done.append("mount")
        return self._complaint

    def mount_boot(self):
        self.done.append("mount_boot")
        if self._boot_error:
            raise self._boot_error

    def leave(self):
        self.done.append("leave")

    def start(self):
        self.done.append("start")
        if self._error:
            raise self._error

    def say(self, *sentences):
        self.done.append(sentences[0])


def begin(monkeypatch, stands, with_pack=True):
    """Start the file as a device does, with stand-ins in place of its imports."""
    monkeypatch.setitem(sys.modules, "app", SimpleNamespace(device=stands))
    monkeypatch.setitem(sys.modules, "tessera", stands)
    if not with_pack:
        monkeypatch.delitem(sys.modules, "tessera")
    runpy.run_path(str(MAIN))["start"]()
    return stands.done


def test_the_pack_is_mounted_before_and_left_after(monkeypatch):
    assert begin(monkeypatch, Stands()) == ["mount", "start", "leave", "leave"]


def test_without_a_pack_the_application_starts_too(monkeypatch):
    assert begin(monkeypatch, Stands(), with_pack=False) == ["start"]


def test_a_sentence_about_the_pack_is_shown(monkeypatch):
    done = begin(monkeypatch, Stands("flash again"))
    assert done == ["mount", "flash again", "leave", "leave"]


def test_an_old_micropython_is_named(monkeypatch):
    monkeypatch.setattr(sys, "implementation", SimpleNamespace(version=(1, 25, 0)))
    _, said, *_ = begin(monkeypatch, Stands())
    assert said.startswith("Tessera needs MicroPython 1.26 or newer")


def test_a_damaged_module_is_told_from_the_boot_pack(monkeypatch, capsys):
    done = begin(monkeypatch, Stands(error=ValueError("incompatible .mpy file")))
    told = "Tessera cannot start. Run python -m tools.flash again."
    assert done == ["mount", "start", "mount_boot", told, "leave", "leave"]
    assert capsys.readouterr().out == "ValueError incompatible .mpy file\n"


def test_without_a_boot_pack_the_printed_error_is_all(monkeypatch, capsys):
    stands = Stands(error=ValueError("gone"), boot_error=OSError(2))
    assert begin(monkeypatch, stands)[-3:] == ["mount_boot", "leave", "leave"]
    assert capsys.readouterr().out == "ValueError gone\n"


def test_an_error_without_a_pack_goes_to_the_repl(monkeypatch):
    with pytest.raises(ValueError, match="gone"):
        begin(monkeypatch, Stands(error=ValueError("gone")), with_pack=False)


def test_ctrl_c_leaves_the_pack(monkeypatch):
    stands = Stands(error=KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        begin(monkeypatch, stands)
    assert stands.done == ["mount", "start", "leave", "leave"]
