"""Writes the page that says how to put a release on a Pico."""

from html import escape

from sim.board import load_profile
from sim.choices import boards

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Put it on a Pico: Tessera {version}</title>
<style>
body {{ max-width: 42em; margin: 2em auto; padding: 0 1em; font: 17px/1.5 sans-serif }}
table {{ border-collapse: collapse }} td {{ padding: .2em 1em .2em 0 }}
code {{ background: #eee; padding: .1em .3em }}
</style>
<h1>Put it on a Pico</h1>
<p>Tessera {version}: Okey, Koi-Koi and Ceki for a Raspberry Pi Pico with a small display. Its
languages are {languages}. <a href="web/index.html">It also plays here in the browser.</a>
<a href="CHANGELOG.md">What is new.</a></p>
{firmware}
<h2>{heading}</h2>
<p>The Pico keeps its MicroPython, 1.26 to 1.28. You need Python, and
<code>pip install mpremote</code>. ADDRESS is the address of this page without
<code>index.html</code>.</p>
<p><code>mpremote mip install ADDRESS/packs/NAME/package.json</code></p>
<p><code>mpremote reset</code></p>
<table>
{packs}
</table>
<p>A <code>main.py</code> of your own is replaced: copy it first. Saves stay. After an interruption
run the two commands again.</p>
<p><a href="SHA256SUMS">Checksums of all files</a>. Tessera has <a href="LICENSE">the MIT
licence</a>.</p>
</html>
"""
_FIRMWARE = """<p><a href="web/pico/index.html">Hold BOOTSEL, drag the file, play</a>: each step
with a picture, in every language; or by cable, from Chrome or Edge. The file for your display:</p>
<table>
{rows}
</table>
<p>Files of another firmware, such as MicroPython, are lost: <code>make flash</code> in a checkout
of Tessera takes them along. If another program was on the board, first drag Raspberry Pi's
<code>flash_nuke.uf2</code> onto the drive, which erases everything.</p>
<p>The file also contains the following, each under its own licence:
<a href="firmware/licences/MicroPython.txt">MicroPython</a>,
<a href="firmware/licences/pico-sdk.txt">pico-sdk</a>,
<a href="firmware/licences/TinyUSB.txt">TinyUSB</a> and
<a href="firmware/licences/littlefs.txt">littlefs</a>.</p>
"""
_CABLE = """<p><a href="web/pico/index.html">From Chrome or Edge on a computer it is put on by
cable</a>, in English and a language of your choice.</p>
"""


def text(folder, version, languages, by_cable):
    """Return the page of a release; folder: all other files of it; languages: their names.

    by_cable: whether the page in web/pico has files to put on a Pico.
    """
    files = sorted(folder.glob("firmware/*.uf2"))
    packs = sorted(path.name for path in folder.glob("packs/*"))
    rows = [_row(path, version) for path in files]
    others = _CABLE if by_cable else ""
    heading = "Without changing the firmware" if files else "On MicroPython"
    return _PAGE.format(
        version=escape(version),
        languages=escape(languages),
        firmware=_FIRMWARE.format(rows="\n".join(rows)) if files else others,
        heading=heading,
        packs="\n".join(f"<tr><td>{_title(n)}<td><code>{n}</code>" for n in packs),
    )


def _row(path, version):
    profile = path.stem.removeprefix(f"tessera-{version}-")
    size = path.stat().st_size // 2048  # half of a .uf2 file is the image
    return (
        f'<tr><td>{_title(profile)}<td><a href="firmware/{path.name}">{path.name}</a>, {size} KB'
    )


def _title(name):
    """Return the display of a board, as it is sold."""
    return (
        escape(load_profile(name).TITLE) if name in boards() else "chosen on the board, with keys"
    )
