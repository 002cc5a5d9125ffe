"""Writes the pages that lead onto a Pico, for a host that has the files of a release.

pico/index.html is in English, pico/it/index.html in Italian. They have three ways: a firmware file
that the player drags onto the drive, three steps with pictures; a cable and Web Serial
(sim/web/pico), by which the page puts Tessera on a board itself; and "Take a match along", which
copies saves between the browser and a board.
"""

import json
import shutil
from html import escape
from typing import NamedTuple

from sim.board import load_profile
from sim.choices import boards
from sim.command import ROOT
from tools.build import building, pack_languages
from tools.device import install
from tools.device.board import ON_DEVICE
from tools.web import game_pages, steps

_WEB = ROOT / "sim" / "web"
TEMPLATE = _WEB / "pico.html"
BY_HAND = _WEB / "pico_by_hand.html"
FOLDER = "pico"
RELEASE = "../"  # the folder of a release, seen from the page of the site
FIRMWARE = "firmware/"
PACKS = f"packs/{building.ANY}/"  # has a folder for each language, with the files for a board
LIST = "files.json"  # in such a folder: path on the board -> SHA-256
PARTS = ("MicroPython", "pico-sdk", "TinyUSB", "littlefs")  # with a licence of their own
_KB = 1024


class Firmware(NamedTuple):
    """A firmware file of a release."""

    board: str
    name: str
    size: int
    sum: str  # SHA-256


class Hosted(NamedTuple):
    """The files of a release that the pages lead to."""

    firmware: list  # of Firmware
    packs: tuple  # codes of the languages, beside English, that there are packs of


def texts():
    """Return the sentences: language -> name -> text.

    Those that the scripts say are together under "said": name -> text.
    """
    return json.loads((_WEB / "pico.json").read_text("utf-8"))


def write(out, titles, hosted):
    """Write the pages below `out`.

    titles: language -> what the links to the pages say; hosted: a Hosted, whose files are in
    RELEASE.
    """
    (out / FOLDER).mkdir()
    for number in range(1, steps.COUNT + 1):
        steps.draw(number, out / FOLDER / f"{number}.png")
    for script in sorted((_WEB / FOLDER).glob("*.mjs")):
        shutil.copyfile(script, out / FOLDER / script.name)
    for program in sorted(ON_DEVICE.glob("*.py")):
        shutil.copyfile(program, out / FOLDER / f"{program.stem}.txt")
    spoken = texts()
    for language, own in spoken.items():
        below = game_pages.folder_of(FOLDER, language)
        top = "../" * below.count("/")
        told = _told(own.pop("said"), hosted)
        fields = {name.upper(): escape(text) for name, text in own.items()}
        fields |= {"LANGUAGE": language, "TITLE": escape(titles[language])}
        fields |= {"WIDTH": str(steps.SIZE[0]), "HEIGHT": str(steps.SIZE[1])}
        fields["TOLD"] = json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")
        fields["DISPLAYS"] = "\n".join(_displays(own["any"], hosted, top + RELEASE + FIRMWARE))
        fields["LANGUAGES"] = game_pages.others(FOLDER, top, spoken)
        fields |= _by_hand(fields, hosted, top)
        (out / below).mkdir(exist_ok=True)
        page = game_pages.filled(TEMPLATE, fields)
        (out / below / "index.html").write_text(page, "utf-8")


def _told(said, hosted):
    """Return what the scripts are told; paths are seen from them."""
    release = "../" + RELEASE
    firmware = {
        one.board: {"path": release + FIRMWARE + one.name, "sum": one.sum}
        for one in hosted.firmware
    }
    return {
        "version": building.version(),
        "needs": install.needs(),
        "firmware": firmware,
        "folder": release + PACKS,
        "packs": {code: pack_languages.name(code) for code in hosted.packs},
        "texts": said,
    }


def _displays(any_title, hosted, folder):
    """Return the lines to choose a display: its name as it is sold, with its file if there is one.

    folder: of the firmware files.
    """
    files = {one.board: one.name for one in hosted.firmware}
    names = boards() if hosted.packs else list(files)
    yield '<option value="">–</option>'
    for name in names:
        file = f' data-file="{folder}{files[name]}"' if name in files else ""
        yield f'<option value="{name}"{file}>{escape(load_profile(name).TITLE)}</option>'
    if hosted.packs:
        yield f'<option value="{building.ANY}">{escape(any_title)}</option>'


def _by_hand(fields, hosted, top):
    """Return the part about firmware files as a field, and the fields that only it has."""
    if not hosted.firmware:
        return {"BY_HAND": "", "TOP": top}
    folder = top + RELEASE + FIRMWARE
    own = {"FILES": "\n".join(_file(folder, one) for one in hosted.firmware), "TOP": top}
    own["PARTS"] = "\n".join(f'<a href="{folder}licences/{part}.txt">{part}</a>' for part in PARTS)
    return {"BY_HAND": game_pages.filled(BY_HAND, fields | own), "TOP": top}


def _file(folder, firmware):
    """Return the line of a board: its name as it is sold, which leads to its file."""
    title = escape(load_profile(firmware.board).TITLE)
    about = f"{firmware.name}, {firmware.size // _KB} KB"
    return f'<li><a href="{folder}{firmware.name}" download>{title}</a> ({about})</li>'
