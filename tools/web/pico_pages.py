"""Writes the pages that say how to put a firmware file on a Pico, for a host that has the files.

pico/index.html is in English, pico/it/index.html in Italian: three steps, each with a picture, and
"Take a match along" (sim/web/pico), which copies saves between the browser and a board.
"""

import json
import shutil
from html import escape

from sim.board import load_profile
from tools.build import building
from tools.device.board import ON_DEVICE
from tools.web import game_pages, steps

_WEB = building.ROOT / "sim" / "web"
TEMPLATE = _WEB / "pico.html"
FOLDER = "pico"
PARTS = ("MicroPython", "pico-sdk", "TinyUSB", "littlefs")  # with a licence of their own
_KB = 1024


def texts():
    """Return the sentences: language -> name -> text.

    Those that the scripts say are together under "said": name -> text.
    """
    return json.loads((_WEB / "pico.json").read_text("utf-8"))


def write(out, titles, firmware, folder):
    """Write the pages below `out`.

    titles: language -> what the links to the pages say; firmware: a list of (board, name of its
    file, bytes of it); folder: that has the files, and below it `licences`, as an address relative
    to the page of the site, with a slash at the end.
    """
    (out / FOLDER).mkdir()
    for number in range(1, steps.COUNT + 1):
        steps.draw(number, out / FOLDER / f"{number}.png")
    for script in sorted((_WEB / FOLDER).glob("*.mjs")):
        shutil.copyfile(script, out / FOLDER / script.name)
    shutil.copyfile(ON_DEVICE / "scan.py", out / FOLDER / "scan.txt")
    version = building.version()
    spoken = texts()
    for language, own in spoken.items():
        told = {"version": version, "texts": own.pop("said")}
        below = game_pages.folder_of(FOLDER, language)
        top = "../" * below.count("/")
        fields = {name.upper(): escape(text) for name, text in own.items()}
        fields |= {"LANGUAGE": language, "TOP": top, "TITLE": escape(titles[language])}
        fields |= {"WIDTH": str(steps.SIZE[0]), "HEIGHT": str(steps.SIZE[1])}
        fields["TEXTS"] = json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")
        fields["FILES"] = "\n".join(_file(top + folder, *one) for one in firmware)
        fields["PARTS"] = "\n".join(
            f'<a href="{top}{folder}licences/{part}.txt">{part}</a>' for part in PARTS
        )
        fields["LANGUAGES"] = game_pages.others(FOLDER, top, spoken)
        (out / below).mkdir(exist_ok=True)
        page = game_pages.filled(TEMPLATE, fields)
        (out / below / "index.html").write_text(page, "utf-8")


def _file(folder, board, name, size):
    """Return the line of a board: its name as it is sold, which leads to its file."""
    title = escape(load_profile(board).TITLE)
    return f'<li><a href="{folder}{name}" download>{title}</a> ({name}, {size // _KB} KB)</li>'
