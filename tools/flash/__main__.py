"""Puts Tessera on a board that is connected by USB, repairs it there, or removes it.

    python -m tools.flash [--uf2 FILE] [--board NAME] [--lang tr,en] [--port DEV] [--dry-run]
    python -m tools.flash --uninstall | --backup DIR | --restore DIR

With a firmware at hand, FILE or one of `make firmware` in build/, the board gets that firmware,
and its saves and other files are carried over. Else Tessera is installed as files on the board's
MicroPython: only changed files are copied, and verified by hash. The tool says what it will do
before it does it. If it is stopped at any point, run it again. docs/flashing.md has the details.
"""

import contextlib
import sys

from sim.command import Parser, UsageError, one_of, run
from tools.build import building, pack_languages
from tools.device import board as device
from tools.device import install, saves
from tools.device.board import Board, find_port
from tools.firmware import at_hand
from tools.flash import change, drive, kept

_LANG = f"such as tr,en, or {pack_languages.ALL}; without it the board's, or the tool asks"
_FASTER = "The menu opens four times as soon from a firmware of its own: see docs/flashing.md."


def read(arguments):
    """Return the command line as a namespace. Raises UsageError."""
    parser = Parser(prog="python -m tools.flash", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--uf2", metavar="FILE", help="the firmware: ours, or stock MicroPython")
    parser.add_argument("--board", metavar="NAME", help=f"the board: one of {names}")
    parser.add_argument("--lang", metavar="CODES", help=_LANG)
    parser.add_argument("--port", metavar="DEV", help="the serial port, if there are several")
    empty = "a board in BOOTSEL: nothing on it matters"
    parser.add_argument("--empty", action="store_true", help=empty)
    source = "install separate source files, on a board with more memory than a Pico"
    parser.add_argument("--py", action="store_true", help=source)
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--uninstall", action="store_true", help="remove Tessera; saves are kept")
    what.add_argument("--backup", metavar="DIR", help="copy saves and settings to a new folder")
    what.add_argument("--restore", metavar="DIR", help="put the saves of a backup on the board")
    options = parser.parse_args(arguments)
    if options.board:
        one_of("board", options.board, building.choices())
    options.lang = None if options.lang is None else pack_languages.read(options.lang)
    saves.check_folders(options)
    return options


def connected(port):
    """Yield the board at a port, and restart it at the end, also after an error."""
    return restarted(Board(port))


@contextlib.contextmanager
def restarted(board):
    """Yield a board, and restart it at the end, also after an error; not if it is a drive."""
    with board:
        try:
            yield board
        except BaseException as error:
            with contextlib.suppress(UsageError):  # the first error is reported
                board.restart(interrupted=not isinstance(error, UsageError))
            raise
        board.restart()


def do(board, options):
    """Carry out the options that change no firmware. Raises UsageError."""
    facts = board.facts()
    print(install.describe(board.port, facts))
    if options.uninstall:
        install.uninstall(board, facts, options)
    else:
        saves.carry(board, facts, options)


def flash(options):
    """Put Tessera on the board, or repair it there. Raises UsageError."""
    image = at_hand.read(options.uf2) if options.uf2 else None
    is_empty = False
    place = _waiting(options)
    while place:
        image = image or _for_drive(place, options)
        change.refuse(image, place.chip, options.board)
        if options.dry_run:
            print(f"{image.name} would go on the board at {place.root}: {image.describe()}.")
            return
        if change.allow(place, options.empty):
            is_empty = not kept.every()
            break
        place = _waiting(options)
    if not place:
        with connected(find_port(options.port)) as board:
            image = _from_port(board, options, image)
        if not image:
            return
        place = drive.wait()
    change.fill(image, place)
    with restarted(change.returned(options.port, image)) as board:
        facts = board.facts()
        print(install.describe(board.port, facts))
        change.carry_back(board, facts, is_empty)
        _finish(board, board.facts(), options)


def _waiting(options):
    """Return the board that waits as a drive, None if one answers at a port. Raises UsageError."""
    place = drive.find()
    if device.is_there(options.port):
        if place:
            raise UsageError(
                f"one board waits as the drive {place.root} and another one answers: unplug one"
            )
    elif not place and drive.unmounted():
        raise UsageError(drive.missing())
    return place


def _for_drive(place, options):
    """Return the image at hand for a board that waits as a drive. Raises UsageError."""
    waiting = kept.every()
    if len(waiting) == 1:  # a run was interrupted: it goes on with its firmware
        return at_hand.read(waiting[0].uf2)
    images = at_hand.built()
    profile = images and (options.board or _only([image.ours.profile for image in images]))
    image = at_hand.choose(images, profile, place.chip, languages=options.lang)
    if not image:
        raise UsageError(
            f"a board waits as the drive {place.root}, and no firmware is at hand: name one with "
            "UF2=FILE, of make firmware or MicroPython's own, or plug it in anew without BOOTSEL"
        )
    return image


def _only(profiles):
    """Return the only profile, or the user's choice. Raises UsageError if nobody can be asked."""
    return profiles[0] if len(set(profiles)) == 1 else install.choose_profile(None)


def _from_port(board, options, image):
    """Bring a board up to date; return the image that it waits for, if it is a drive now."""
    facts = board.facts()
    print(install.describe(board.port, facts))
    install.refuse_others(facts)
    before = kept.find(facts)
    if before and not options.dry_run:
        kept.settle(board, facts, before)
        facts = board.facts()
    image = image or _for_board(facts, options)
    if image:
        change.refuse(image, facts.chip, options.board)
        if not image.runs_on(facts):
            _choose(image, facts, options)
            return image if change.begin(board, facts, image, options.dry_run) else None
    _finish(board, facts, options, is_known=bool(image or before))
    return None


def _for_board(facts, options):
    """Return the image at hand that fits a board, or None."""
    images = [] if options.py else at_hand.built()
    if not images:
        return None
    own = facts.frozen and facts.frozen[0]
    known = options.board or install.remembered(facts) or own
    if not known:
        options.board = known = install.choose_profile(None, facts)
    return at_hand.choose(images, known, facts.chip, facts.machine, options.lang)


def _choose(image, facts, options):
    """Ask what the firmware leaves open, before anything is done."""
    if not image.ours:
        options.board = install.choose_profile(options.board, facts)
        options.lang = install.choose_languages(options.lang, facts)
    elif image.ours.profile == building.ANY and sys.stdin.isatty():  # else its own keys choose
        options.board = install.choose_profile(options.board, facts)


def _finish(board, facts, options, is_known=True):
    """Name the display, or install the files. is_known: it is up to date if it is frozen."""
    if facts.frozen:
        changed = not options.dry_run and change.name_display(board, facts, options.board)
        if not changed and not is_known:
            install.refuse_frozen(facts)
        print("Tessera is in its firmware and up to date.")
        return
    install.install(board, facts, options)
    if not options.dry_run:
        print(_FASTER)


def main(arguments):
    """Run the command line. Returns the exit status."""
    options = read(arguments)
    try:
        if options.uninstall or options.backup or options.restore:
            with connected(find_port(options.port)) as board:
                do(board, options)
        else:
            flash(options)
    except KeyboardInterrupt:
        print("\nStopped. Run it again to finish.", file=sys.stderr)
        return 130
    if not options.dry_run:
        print("The board restarts.")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
