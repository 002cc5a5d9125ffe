"""Takes films of each game on each class of screens, in out/films: a turn, and the guided hand.

python -m tools.films                 all films, in out/films
python -m tools.films koikoi ceki     those of two games

GAME_BOARD.gif shows the deal and a turn. GAME_guide_BOARD.gif shows the guided hand, played to its
end; GAME_guide_BOARD.png has all its pages on one sheet, and is only written for the guided hand.
"""

import contextlib
import io
import os
import sys

from engine.games import GAMES
from sim import cli as sim
from sim.board import load_profile
from sim.command import ROOT, UsageError, replacing
from tools.common import cli
from tools.play.pupil import guided
from tools.sheets import Screen, sheet

_FOLDER = os.path.join(ROOT, "out", "films")

# board -> how many pixels of the film a pixel is wide.
BOARDS = {"waveshare_lcd13": 2, "display_pack2": 2, "display_pack": 2, "ssd1306_diy": 4}
# game -> seed, the player's keys. THROW is the key for F2, which takes a tile to the discards.
TURNS = {
    "okey": ("0000000000000007", "READY OK READY WAIT:600 THROW WAIT:600 OK READY WAIT:900"),
    "koikoi": ("0000000000000023", "READY WAIT:600 RIGHT WAIT:600 OK READY WAIT:900"),
    "ceki": ("0000000000000012", "READY WAIT:600 OK READY WAIT:600 OK WAIT:600 OK READY WAIT:900"),
}


def take(game, board, folder):
    """Let the simulator make a film of a turn in a folder; return its path. Raises UsageError."""
    path = os.path.join(folder, f"{game}_{board}.gif")
    seed, keys = TURNS[game]
    has_f2 = any(key[0] == "F2" for key in load_profile(board).KEYS)
    arguments = f"--face headless --lang en --game {game} --seed {seed} --board {board}".split()
    arguments += ["--scale", str(BOARDS[board]), "--gif", path]
    arguments += ["--script", keys.replace("THROW", "F2" if has_f2 else "OK:long")]
    with contextlib.redirect_stdout(io.StringIO()):
        if sim.main(arguments):
            raise UsageError(f"the simulator could not make {path}")
    return path


def take_guide(game, board, folder):
    """Make a film of the guided hand, and a sheet of its pages; return their paths."""
    path = os.path.join(folder, f"{game}_guide_{board}")
    read = guided(game, board, path + ".gif", BOARDS[board])
    shown = [Screen(str(at), page.picture.convert("RGB")) for at, page in enumerate(read, 1)]
    with replacing(path + ".png") as file:
        sheet(shown).save(file, "PNG")
    return path + ".gif", path + ".png"


def main(arguments):
    """Take the films of some games, or of all. Returns the exit status."""
    parser = cli.Parser(prog="python -m tools.films", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    games = parser.parse_args(arguments).games or list(GAMES)
    for game in games:
        if game not in TURNS:
            raise UsageError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    os.makedirs(_FOLDER, exist_ok=True)
    for game in games:
        for board in BOARDS:
            for path in (take(game, board, _FOLDER), *take_guide(game, board, _FOLDER)):
                print(f"{os.path.relpath(path)}: {os.path.getsize(path) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
