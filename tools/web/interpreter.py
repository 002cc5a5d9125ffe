"""Fetches MicroPython compiled to WebAssembly, one fixed version of it, by npm."""

import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from sim.command import ROOT, UsageError

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.29.0-6"
_SHA256 = "416fd43c3ff9c60c871e520cda90e725ad866339b5f59668ef79388330454444"
FILES = ("micropython.mjs", "micropython.wasm")
_CACHE = ROOT / "build" / "npm" / VERSION
_WAIT_S = 120


def is_here():
    """Return whether FILES need not be downloaded."""
    return all((_CACHE / name).is_file() for name in FILES)


def fetch():
    """Return the folder with FILES; download them unless they are there. Raises UsageError.

    Processes that do so at once do not meet: each has a folder of its own until FILES are whole.
    """
    if is_here():
        return _CACHE
    _CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_CACHE) as own:
        archive = _download(own)
        if hashlib.sha256(archive.read_bytes()).hexdigest() != _SHA256:
            raise UsageError(
                f"what npm gave for {PACKAGE} {VERSION} is not the file known to work"
            )
        _unpack(archive)
    return _CACHE


def _download(folder):
    """Return the path of npm's archive of the package, in a folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise UsageError(
            "the page needs MicroPython for WebAssembly, which npm fetches, and there is no npm; "
            "install Node.js (on Debian and Ubuntu: apt-get install npm)"
        )
    command = [
        npm,
        "pack",
        "--loglevel=error",
        "--pack-destination",
        folder,
        f"{PACKAGE}@{VERSION}",
    ]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_WAIT_S, cwd=folder, check=False
        )
    except subprocess.TimeoutExpired:
        raise UsageError(
            f"npm did not fetch {PACKAGE} {VERSION} within {_WAIT_S} s; it needs a network"
        )
    if done.returncode:
        first = done.stderr.strip().split("\n")[0].removeprefix("npm error ")
        raise UsageError(f"npm did not fetch {PACKAGE} {VERSION} ({first}); it needs a network")
    return next(Path(folder).glob("*.tgz"))


def _unpack(archive):
    with tarfile.open(archive) as package:
        for name in FILES:
            file = package.extractfile("package/" + name)
            assert file is not None
            whole = archive.with_name(name)
            whole.write_bytes(file.read())
            whole.replace(_CACHE / name)
