"""Sets up a run of the simulator (face, board, store, keys), and saves its results at the end."""

import contextlib
import importlib
import os
import sys
import tempfile

from hal.files import StoreError
from hal.store import Store
from sim import choices, faces, framebuf, keyboard, replay, sessions
from sim.board import Clock
from sim.bot_seat import BotSeat
from sim.choices import PLAYER_DIR, own_language
from sim.command import ROOT, UsageError, one_of, read_text, replacing, write_text
from sim.demo import LAUNCH, DemoKeys
from sim.gif import Film
from sim.headless import Run, SessionKeys
from sim.pace import PacedClock
from sim.script import ScriptKeys
from sim.script import parse as parse_script

_DEMO_MOVES = 60  # if nobody watches
_STEADY_ENTROPY = "tessera"  # so that every run of a script gives the same result


def prepare():
    """Make the application and the simulator's framebuf importable.

    Returns `run` of sim/start.py.
    """
    framebuf.install()
    firmware = os.path.join(ROOT, "firmware")
    if firmware not in sys.path:
        sys.path.insert(0, firmware)
    return importlib.import_module("sim.start").run


@contextlib.contextmanager
def kept_modules():
    """Put back the modules of the application and the engine if the body has unloaded any.

    The application unloads a game when its match ends, and then loads it anew: as other modules,
    which those that imported the old ones do not know. hal.font lists the fonts among them, and
    they have the letters of English again.
    """
    framebuf.install()
    from hal import font  # after framebuf.install()

    before = _reset_modules()
    fonts = list(font.text_fonts)
    try:
        yield
    finally:
        if "app.texts.catalog" in sys.modules:
            sys.modules["app.texts.catalog"].use("en")  # a language may have changed the fonts
        after = _reset_modules()
        if any(after.get(name) is not module for name, module in before.items()):
            font.text_fonts[:] = fonts
            for name in after:
                parent, _, child = name.rpartition(".")
                if hasattr(sys.modules.get(parent), child):  # a package has its modules as well
                    delattr(sys.modules[parent], child)
            for name in after:
                del sys.modules[name]
            sys.modules.update(before)
            for name, module in before.items():
                parent, _, child = name.rpartition(".")
                if parent:
                    setattr(sys.modules[parent], child, module)


def _reset_modules():
    return {name: module for name, module in sys.modules.items() if replay.is_reset(name)}


def read_session(path):
    """Return the session in a file, its header checked. Raises UsageError."""
    try:
        session = sessions.parse(read_text(path, "session"))
    except sessions.BadSession as error:
        raise UsageError(f"the session {path} cannot be played: {error}; record it again")
    one_of("board", session.board, choices.boards())
    choices.check_launch(session.launch)
    return session


def launch(args):
    """Run the simulator as the checked arguments say. Returns the exit status.

    Raises UsageError.
    """
    start = prepare()
    played = read_session(args.replay) if args.replay else None
    kind = faces.choose(args)
    if played:
        session = sessions.Session(played.board, played.entropy, played.launch, played.script)
    else:
        alike = args.script or kind == "headless"
        entropy = _STEADY_ENTROPY if alike else os.urandom(8).hex()
        session = sessions.Session(args.board, entropy, args.launch, args.script_lines)
    with contextlib.ExitStack() as stack:
        face = stack.enter_context(faces.open_face(kind, session.board, args))
        session.board = face.profile.NAME
        film = Film(args.gif, face.version, face.image) if args.gif else None
        guided = bool(args.script or played or args.demo)
        clock = _clock(face, film, guided, args.record)
        afresh = guided or args.record or args.bot or not face.is_watched
        store = Store(_data_dir(args.data, afresh, stack))
        shots = []

        def keep(name, run):
            if name in args.shots:
                shots.append((name + ".png", faces.image(run.panel, args.scale or 1)))

        run = face.run = Run(session, clock, face.panel, store, keep, face.hear, face.canvas())
        if face.is_watched and not (args.record or played):  # else frames are compared
            run.board.labels = keyboard.labels(run.board.labels)
        keys, extra = _keys(run, args, played, face)
        run.sources += [face, keys] if keys else [face]
        error = _stored_error(store)
        if not afresh:
            extra = dict({"offer": own_language()}, **(extra or {}))
        if args.bot:
            stack.callback(BotSeat(*args.bot).sit())
        try:
            failure = run.go(start, extra)
        finally:
            if args.record:
                _save_session(session, args.record)
        if _stored_error(store) != error:
            failure = f"the application failed:\n{_stored_error(store)}"
    return _finish(run.panel, failure or _difference(keys), film, shots, args)


def _clock(face, film, guided, recorded):
    """Return the board's clock: as fast as possible if nobody watches, else in real time.

    A script or a session that is filmed in a window also runs as fast as possible.
    """

    if face.is_watched and not (film and guided):
        exact = bool(guided or recorded)
        return PacedClock(face.pump, exact, film.tick if film else None)

    def work(ms):
        face.pump(0)
        if film:
            film.tick(ms)

    return Clock(work)


def _data_dir(asked, afresh, stack):
    """Return the directory of the device's files.

    asked: the directory of --data, if any; afresh: use an empty one, which is removed at the end,
    so that every run gives the same result. Otherwise it is the player's.
    """
    if asked:
        return asked
    if afresh:
        return stack.enter_context(tempfile.TemporaryDirectory(prefix="tessera-"))
    own = os.path.join(ROOT, PLAYER_DIR)
    with contextlib.suppress(OSError):  # the application will tell the player that it cannot save
        os.makedirs(own, exist_ok=True)
    return own


def _keys(run, args, played, face):
    """Return the source of keys besides the player, and the entries it adds to the launch."""
    if played:
        return SessionKeys(played.timeline(), run), None
    if args.demo:
        demo = DemoKeys(run, None if face.is_watched or args.gif else _DEMO_MOVES)
        return demo, dict(LAUNCH, report=demo.report, **args.launch)
    steps = args.steps
    if not steps and not face.is_watched:
        steps = parse_script("READY")
    if not steps:
        return None, None
    ends = not face.is_watched or args.gif or args.shot
    return ScriptKeys(steps, run, ends), None


def _stored_error(store):
    """Return the traceback that the application has stored, or None."""
    try:
        data = store.load("error")
    except StoreError:
        return None
    return data.decode() if data else None


def _save_session(session, path):
    write_text(path, session.text())
    print(f"saved {path}, {session.end} frames")


def _difference(keys):
    """Return a sentence about the first picture that differs from the session, or None."""
    for name, frame, expected, came in getattr(keys, "differences", ()):
        return (
            f"the picture {name} at frame {frame} is not the one of the session: "
            f"its checksum is {came}, the session says {expected}"
        )
    return None


def _finish(panel, failure, film, shots, args):
    """Save the requested pictures and report a failure. Returns the exit status.

    shots: a list of (path, image), the pictures that the script took.
    """
    for path, image in shots:
        with replacing(path) as file:
            image.save(file, "PNG")
        print(f"saved {path}")
    shot = args.shot
    if args.demo and not shot:
        os.makedirs(os.path.join(ROOT, "out"), exist_ok=True)
        shot = os.path.relpath(os.path.join(ROOT, "out", "demo.png"))
    if shot:
        with replacing(shot) as file:
            faces.image(panel, args.scale or 1).save(file, "PNG")
        print(f"saved {shot}")
    if film:
        print(film.save())
    if failure:
        print(failure, file=sys.stderr)
    return 1 if failure else 0
