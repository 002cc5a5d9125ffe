"""Draws a picture of each game from the simulator: for the page's first card, and for previews."""

import subprocess
import sys
from pathlib import Path

from PIL import Image

from sim.command import ROOT, UsageError

# game -> the deal, and the keys up to a table with much to see on it
_TABLES = {
    "okey": (("00000000000000ba", "--option", "start=10"), "READY OK READY"),
    "koikoi": (("0000000000000023",), "READY " + "OK READY " * 7),
    "ceki": (("0000000000000012",), "READY " + "OK READY " * 3),
}
_CARD_BOARD, _CARD_SCALE = "waveshare_lcd13", 3
_CARD_SIZE = (120, 66)
# game -> the corner of the part that the card shows: tiles, or cards
_CARD_AT = {"okey": (0, 172), "koikoi": (0, 60), "ceki": (119, 174)}
_PREVIEW_BOARD, _PREVIEW_SCALE = "display_pack", 5
PREVIEW_SIZE = (1200, 675)


def draw_card(game, path):
    """Write the part of a game's table that the page's first card shows."""
    _shoot(game, _CARD_BOARD, 1, path)
    (x, y), (w, h) = _CARD_AT[game], _CARD_SIZE
    with Image.open(path) as table:
        part = table.crop((x, y, x + w, y + h))
    large = part.resize((w * _CARD_SCALE, h * _CARD_SCALE), Image.Resampling.NEAREST)
    large.save(path, optimize=True)


def draw_preview(game, path):
    """Write a game's table in PREVIEW_SIZE; the menu if the game is ""."""
    _shoot(game, _PREVIEW_BOARD, _PREVIEW_SCALE, path)


def _shoot(game, board, scale, path):
    """Let the simulator take the picture, in a process of its own: it loads its modules anew."""
    deal, keys = _TABLES.get(game, ((), "READY"))
    command = [sys.executable, "-m", "sim", "--face", "headless", "--speed", "instant"]
    command += ["--lang", "en", "--board", board, "--scale", str(scale)]
    command += ["--game", game, "--seed", *deal] if game else []
    command += ["--script", keys, "--shot", str(Path(path).resolve())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UsageError(f"the simulator could not draw {game}: {done.stderr.strip()}")
