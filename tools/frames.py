"""Compares every recorded session with its golden frames, or writes them again.

    python -m tools.frames              compare all of tests/sessions with tests/frames
    python -m tools.frames --update     write them again; look at `git diff` before committing
    python -m tools.frames okey_match   only this session

Every session starts the application afresh: its frames do not depend on the session before. A
picture's name, a shot, names the scene that must be on the screen (tools/play/scenes.py).
--update records a session with a script again from the script, so that it survives changes of
timing. A session without a script keeps its keys and gets new checksums. To add a session, record
it:
python -m sim --face headless --script @FILE --record tests/sessions/NAME.ses
"""

import argparse
import functools
import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

from PIL import Image, ImageChops

from sim import faces, replay, script
from sim.command import ROOT, Parser, UsageError, one_of, run, write_text
from sim.launcher import kept_modules, prepare, read_session
from tools.play import scenes
from tools.probe.shown import shown

SESSIONS = os.path.join(ROOT, "tests", "sessions")
FRAMES = os.path.join(ROOT, "tests", "frames")
DIFFERENCES = os.path.join(ROOT, "out", "frames")


def names():
    """Return the names of all sessions."""
    return sorted(name[:-4] for name in os.listdir(SESSIONS) if name.endswith(".ses"))


def path_of(name):
    """Return the path of a session's file."""
    return os.path.join(SESSIONS, name + ".ses")


def check(name):
    """Return sentences about all differences from the recorded session.

    For a picture that differs, an image is saved: the golden one, the new one, the differences.
    """
    prepare()
    session = read_session(path_of(name))
    images, kinds = {}, {}
    with kept_modules(), tempfile.TemporaryDirectory() as directory:
        collect = _collector(images, kinds)
        again = replay.replay(session, directory, replay.start_afresh, collect)
    complaints = [
        f"{name}: {shot} is a shot of {scenes.class_of(shot)}, but {scene} has the screen"
        for shot, scene in kinds.items()
        if scene != scenes.class_of(shot)
    ]
    if again.text() != session.text():
        complaints.append(f"{name}: {_first_difference(session.text(), again.text())}")
    for shot, image in sorted(images.items()):
        complaints.extend(_compare(name, shot, image))
    golden = os.path.join(FRAMES, name)
    for file in sorted(os.listdir(golden) if os.path.isdir(golden) else []):
        if file[:-4] not in images:
            complaints.append(f"{name}: tests/frames/{name}/{file} is a picture of no session")
    return complaints


def update(name):
    """Write the changes of a session's file and its golden frames. Raises UsageError.

    Returns whether anything changed.
    """
    prepare()
    session = read_session(path_of(name))
    with open(path_of(name), encoding="utf-8") as file:
        old = file.read()
    images = {}
    collect = _collector(images, {})
    with kept_modules(), tempfile.TemporaryDirectory() as directory:
        if session.script:
            session, failure = replay.perform(session, directory, replay.start_afresh, collect)
            if failure:
                raise UsageError(f"{name}: {failure}")
        else:
            session = replay.replay(session, directory, replay.start_afresh, collect)
    changed = session.text() != old
    if changed:
        write_text(path_of(name), session.text())
    folder = os.path.join(FRAMES, name)
    os.makedirs(folder, exist_ok=True)
    for file in os.listdir(folder):
        if file[:-4] not in images:
            os.remove(os.path.join(folder, file))
            changed = True
    for shot, image in images.items():
        path = os.path.join(folder, shot + ".png")
        if not _is_same(path, image):
            image.save(path)
            changed = True
    return changed


def _is_same(path, image):
    """Return whether a file exists and holds this picture."""
    if not os.path.exists(path):
        return False
    golden = Image.open(path).convert("RGB")
    return golden.size == image.size and golden.tobytes() == image.convert("RGB").tobytes()


def _collector(images, kinds):
    """Return an on_shot that keeps in dicts, by shot, the picture and the class of the scene."""

    def keep(shot, run):
        images[shot] = faces.image(run.panel)
        scene = shown(run.board.loop.scene)
        kinds[shot] = scene.__module__ + "." + scene.__qualname__

    return keep


def _first_difference(expected, came):
    """Return a clause about the first line in which two sessions differ."""
    for old, new in zip(expected.split("\n"), came.split("\n")):
        if old != new:
            return f"the session says '{old}', and it came out as '{new}'"
    return "one of the two is longer"


def _compare(name, shot, image):
    """Return the complaints about one picture, [] if it equals the golden one."""
    golden_path = os.path.join(FRAMES, name, shot + ".png")
    if not os.path.exists(golden_path):
        return [f"{name}: there is no golden frame {shot}; make it with --update"]
    if _is_same(golden_path, image):
        return []
    golden = Image.open(golden_path).convert("RGB")
    image = image.convert("RGB")
    os.makedirs(os.path.join(DIFFERENCES, name), exist_ok=True)
    path = os.path.join(DIFFERENCES, name, shot + ".png")
    difference_image(golden, image).save(path)
    return [f"{name}: {shot} is another picture; see {os.path.relpath(path, ROOT)}"]


def difference_image(golden, image):
    """Return the golden picture, the new one, and the places where they differ, side by side."""
    width, height = image.size
    golden = golden.resize(image.size)
    changed = ImageChops.difference(golden, image).convert("L").point(lambda v: 255 if v else 0)
    marked = Image.blend(image, Image.new("RGB", image.size, "white"), 0.7)
    marked.paste((200, 0, 0), mask=changed)
    result = Image.new("RGB", (3 * width + 8, height), "white")
    for number, part in enumerate((golden, image, marked)):
        result.paste(part, (number * (width + 4), 0))
    return result


def _one(updates, name):
    """Check or update a session; return (line for the user, complaints). Raises UsageError."""
    try:
        if updates:
            return ("updated " if update(name) else "unchanged ") + name, []
        return "checked " + name, check(name)
    except script.BadScript as error:
        raise UsageError(f"{name}: {error}")


def main(arguments):
    """Check or update. Returns the exit status."""
    parser = Parser(prog="python -m tools.frames", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("sessions", nargs="*", metavar="NAME", help="sessions (default: all)")
    parser.add_argument("--update", action="store_true", help="make them anew")
    args = parser.parse_args(arguments)
    for name in args.sessions:
        one_of("session", name, names())
    work = functools.partial(_one, args.update)
    complaints = []
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for said, found in pool.map(work, args.sessions or names()):
            print(said)
            complaints += found
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(run(main))
