"""Replays a session and prints the name and checksum of every picture: `NAME CRC`.

    micropython -X heapsize=240wK -m sim.replay FILE.ses DIRECTORY

DIRECTORY is empty or not there yet; the device keeps its files in it. MicroPython has to find
the root of the checkout and firmware/ (MICROPYPATH=.:firmware:.frozen). Portable.
"""

import gc
import sys

from hal.store import Store
from sim import sessions
from sim.board import Clock, checksum, load_profile
from sim.headless import Run, SessionKeys
from sim.panel import Panel
from sim.script import ScriptKeys
from sim.script import parse as parse_script


def replay(session, directory, start, on_shot=None):
    """Play a recorded session on `start`, storing files in `directory`.

    on_shot(name, run) is called for every picture. Returns the Session of this run: the same,
    except for checksums that differ.
    """
    return follow(session, session.timeline(), directory, start, on_shot)


def follow(session, timeline, directory, start, on_shot=None):
    """Play a session whose events come from `timeline`. See `replay`."""
    return _play(session, directory, start, on_shot, lambda run: SessionKeys(timeline, run))[0]


def perform(session, directory, start, on_shot=None):
    """Play the script of a session again. See `replay`; returns (Session, failure or None)."""
    steps = parse_script("\n".join(session.script))
    return _play(session, directory, start, on_shot, lambda run: ScriptKeys(steps, run, True))


def _play(session, directory, start, on_shot, keys_of):
    """Run from the header of `session`, with keys made by `keys_of(run)`."""
    profile = load_profile(session.board)
    panel = Panel(profile.WIDTH, profile.HEIGHT, profile.MONO)
    again = sessions.Session(session.board, session.entropy, session.launch, session.script)
    run = Run(again, Clock(), panel, Store(directory), on_shot)
    run.sources.append(keys_of(run))
    failure = run.go(start)
    return again, failure


def start_afresh(board, launch):
    """Start the application after unloading all of its modules, as after a reset."""
    for name in list(sys.modules):
        if is_reset(name):
            del sys.modules[name]
    gc.collect()
    _offer_what_all_have()
    from sim.start import run

    run(board, launch)


def _offer_what_all_have():
    """Leave out languages whose letters are not on every machine: no picture may depend on it."""
    from app.texts import languages

    own = languages.OWN_LETTERS
    languages.LANGUAGES = tuple([code for code in languages.LANGUAGES if code not in own])


def is_reset(name):
    """Return whether a module, by its name, is of the application, or was made for it."""
    return name == "sim.start" or name.split(".")[0] in ("main", "app", "engine")


def main(path, directory):
    """Replay the file at `path` and print its pictures' checksums."""

    def show(name, run):
        print(name, checksum(run.panel.buffer))
        run.session.events.clear()  # events that are kept would fragment the heap

    with open(path) as file:
        session, timeline = sessions.read(file)
        follow(session, timeline, directory, start_afresh, show)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
