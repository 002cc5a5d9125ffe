"""Makes the folder of a release from what the other tools build."""

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess

from sim.command import ROOT, UsageError, write_text
from tools import packages
from tools.build import building, pack_languages, trees
from tools.firmware import image
from tools.release import licences, page
from tools.web import interpreter, pico_pages, site

OUT = ROOT / "dist"

_SECTION = re.compile(r"^## (.*)$", re.M)


def refuse(version):
    """Raise UsageError if the sources are of another version, or the page cannot be built."""
    own = building.version()
    if version != own:
        raise UsageError(
            f"the sources are version {own}, not {version}: firmware/app/shell/version.py"
        )
    if not interpreter.is_here():
        raise UsageError("the interpreter for the page is not here yet; run make web once")


class Release:
    """A release of one version."""

    def __init__(self, version, languages, checkout, board):
        """Take what it is made from; checkout: of MicroPython, or None; board: its board."""
        self.version = version
        self._languages = languages
        self._checkout = checkout
        self._board = board

    def write(self, names, profiles):
        """Write the folder again, and return it. names: of packs; profiles: of firmware files.

        It appears when all is in it.
        """
        new = image.OUT / "dist"
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        shutil.copyfile(ROOT / "LICENSE", new / "LICENSE")
        log = (ROOT / "CHANGELOG.md").read_text("utf-8")
        write_text(new / "CHANGELOG.md", changes(log, self.version))
        for name in names:
            _say(f"The pack for {name} ...")
            shutil.copytree(packages.write_folder(name, self._languages), new / "packs" / name)
        packs = self._single(new / pico_pages.PACKS) if building.ANY in names else ()
        firmware = self._firmware(new / pico_pages.FIRMWARE, profiles) if profiles else []
        hosted = pico_pages.Hosted(firmware, packs) if packs or firmware else None
        shutil.copytree(site.build(say=_say, hosted=hosted), new / "web")
        codes = ", ".join(map(pack_languages.name, self._languages))
        write_text(new / "index.html", page.text(new, self.version, codes, bool(packs)))
        write_text(new / "SHA256SUMS", sums(new))
        shutil.rmtree(OUT, ignore_errors=True)
        new.rename(OUT)
        return OUT

    def _single(self, folder):
        """Write a pack for any board in English and each other language; return their codes."""
        for code in self._languages:
            _say(f"The pack in {pack_languages.name(code)} ...")
            own = dict.fromkeys((pack_languages.ENGLISH, code))
            tree = building.up_to_date(building.ANY, languages=tuple(own))
            shutil.copytree(tree, folder / code)
            files = {path: _sum(file) for path, file in trees.files(tree).items()}
            write_text(folder / code / pico_pages.LIST, json.dumps(files, indent=1) + "\n")
        return self._languages

    def _firmware(self, folder, profiles):
        """Build the firmware files, and write the licences of what is in them.

        Returns a list of pico_pages.Firmware.
        """
        licences.write(self._checkout, folder / "licences")
        files = []
        with _reproducible():
            for name in profiles:
                _say(f"The firmware for {name}: takes minutes ...")
                built = image.firmware(self._checkout, self._board, name, self._languages)
                _say(built[0])
                made = f"tessera-{name}-{self._board}.uf2"
                path = folder / f"tessera-{self.version}-{name}.uf2"
                shutil.copyfile(image.OUT / made, path)
                size = path.stat().st_size
                files.append(pico_pages.Firmware(name, path.name, size, _sum(path)))
        return files


def _sum(path):
    """Return the SHA-256 of a file, as hex digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _say(line):
    print(line, flush=True)


@contextlib.contextmanager
def _reproducible():
    """Let MicroPython's build use the time of the last commit, and not download picotool."""
    time = os.environ.get("SOURCE_DATE_EPOCH") or _commit_time()
    more = f"{os.environ.get('CMAKE_ARGS', '')} -DPICO_NO_PICOTOOL=1".strip()
    before = os.environ.copy()
    os.environ.update(SOURCE_DATE_EPOCH=time, CMAKE_ARGS=more)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def _commit_time():
    """Return the time of the last commit in seconds since 1970, 0 without git, as a text."""
    if not shutil.which("git"):
        return "0"
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "0"


def changes(log, version):
    """Return the part of a changelog for a version, or else the part that is unreleased.

    >>> changes("# Log\\n\\n## Unreleased\\n\\n- New.\\n\\n## 1.0\\n\\n- Old.\\n", "2.0")
    '# Tessera 2.0\\n\\n- New.\\n'
    """
    parts = _SECTION.split(log)
    found = dict(zip(parts[1::2], parts[2::2]))
    text = found.get(version) or found.get("Unreleased")
    if not text:
        raise UsageError(f"CHANGELOG.md has no part {version} or Unreleased")
    return f"# Tessera {version}\n\n{text.strip()}\n"


def sums(folder):
    """Return the SHA-256 of each file, as sha256sum -c reads them."""
    lines = []
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            lines.append(f"{_sum(path)}  {path.relative_to(folder).as_posix()}\n")
    return "".join(lines)
