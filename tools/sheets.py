"""Draws every screen of one language on one sheet per board, for translators.

    python -m tools.sheets tr                     all four classes of screens, in out/sheets
    python -m tools.sheets tr --board ssd1306_diy

The screens are those of the recorded sessions (tests/sessions), played again in the language, and
all pages of the guided hands and of the rules.
"""

import dataclasses
import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from PIL import Image, ImageDraw

from engine.games import GAMES
from sim import faces, replay
from sim.board import load_profile
from sim.choices import check_language, own_letters
from sim.command import ROOT, Parser, UsageError, one_of, replacing, run
from sim.launcher import kept_modules, prepare, read_session
from tools import frames
from tools.play import pupil

# A board of each class of screens on which the sessions are recorded.
BOARDS = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
FOLDER = os.path.join(ROOT, "out", "sheets")
_WIDTH = 2000  # pixels of a sheet, at most
_SMALL = 200  # a narrower screen is drawn twice as large
_GAP = 8
_LABEL = 14  # pixels of the line below a screen
# Sessions with pages whose number depends on the language: those are turned to their end instead.
_PAGED = ("rules_", "okey_guide_", "koikoi_guide_", "ceki_guide_")


@dataclasses.dataclass
class Screen:
    """A picture that a session took, and the mark under which it took it."""

    mark: str
    image: Image.Image


def screens(name, language):
    """Return the Screens of a session in a language, and a sentence if it could not be finished.

    A session whose script presses keys for the English texts may come to an early end.
    """
    prepare()
    session = read_session(frames.path_of(name))
    session.launch = dict(session.launch, lang=language)
    taken = []

    def keep(mark, run):
        taken.append(Screen(mark, faces.image(run.panel).convert("RGB")))

    with kept_modules(), tempfile.TemporaryDirectory() as directory:
        if session.script:
            _, failure = replay.perform(session, directory, replay.start_afresh, keep)
        else:
            replay.replay(session, directory, replay.start_afresh, keep)
            failure = None
    return taken, f"{name}: {failure}" if failure else None


def pages(game, board, language):
    """Return the Screens of all pages of a game's rules and of its guided hand, in a language."""
    rules = pupil.rules(game, board, language)
    guide = [page.picture.convert("RGB") for page in pupil.guided(game, board, language)]
    found = []
    for name, pictures in (("rules", rules), ("guide", guide)):
        found += [Screen(f"{game} {name} {at}", one) for at, one in enumerate(pictures, 1)]
    return found


def sheet(taken):
    """Return one picture of all Screens, each with its mark below."""
    width, height = taken[0].image.size
    scale = 2 if width < _SMALL else 1
    width, height = scale * width, scale * height
    columns = max(1, min(len(taken), (_WIDTH - _GAP) // (width + _GAP)))
    rows = -(-len(taken) // columns)
    size = (columns * (width + _GAP) + _GAP, rows * (height + _LABEL + _GAP) + _GAP)
    drawn = Image.new("RGB", size, "#ffffff")
    pen = ImageDraw.Draw(drawn)
    for number, screen in enumerate(taken):
        x = _GAP + number % columns * (width + _GAP)
        y = _GAP + number // columns * (height + _LABEL + _GAP)
        drawn.paste(screen.image.resize((width, height)), (x, y))
        pen.text((x, y + height), screen.mark, fill="#000000")
    return drawn


def _all_screens(board, language):
    """Return the Screens of all sessions of a board, and sentences about those that stopped."""
    names = [name for name in frames.names() if read_session(frames.path_of(name)).board == board]
    names = [name for name in names if not name.startswith(_PAGED)]
    taken, sentences = [], []
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for more in pool.map(pages, GAMES, repeat(board), repeat(language)):
            taken += more
        for more, sentence in pool.map(screens, names, repeat(language)):
            taken += more
            sentences += [sentence] if sentence else []
    return taken, sentences


def main(arguments):
    """Draw the sheets. Returns the exit status."""
    parser = Parser(prog="python -m tools.sheets", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("language", metavar="CODE", help="such as tr")
    parser.add_argument("--board", metavar="NAME", help="one of " + ", ".join(BOARDS))
    args = parser.parse_args(arguments)
    check_language(args.language)
    if args.board:
        one_of("board", args.board, BOARDS)
    os.makedirs(FOLDER, exist_ok=True)
    boards = [args.board] if args.board else BOARDS
    if args.language in own_letters():  # no lines of a one-bit screen are high enough
        boards = [board for board in boards if not load_profile(board).MONO]
    for board in boards:
        print(f"Drawing all screens of {board}: about a minute ...", flush=True)
        taken, sentences = _all_screens(board, args.language)
        if not taken:
            raise UsageError(f"no session of the board {board} could be played: {sentences}")
        path = os.path.join(FOLDER, f"{args.language}_{board}.png")
        with replacing(path) as file:
            sheet(taken).save(file, "PNG")
        for sentence in sentences:
            print(sentence)
        print(f"{os.path.relpath(path, ROOT)}: {len(taken)} screens")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
