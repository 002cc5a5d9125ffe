"""Installs Tessera on a connected board and removes it again; tools.flash is the command.

It describes the board, refuses a board that cannot work, builds, copies only changed files, and
verifies by hash. The steps come from tools/device/plan.py.
"""

import shutil
import sys
import time

from hal.xip.proved import MAJOR, NEWEST_MINOR, OLDEST_MINOR
from sim.board import load_profile
from sim.choices import boards
from sim.command import UsageError
from sim.digits import is_number
from tools.build import building, pack_languages, trees
from tools.device import plan
from tools.device.board import ARCHES, DOCS
from tools.device.plan import Check, Copy, MakeFolder, Remove, RemoveFolder

OLDEST = (1, 26)
_ARMS = ("armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp")  # these run armv6m code
_SMALL = "RP2040"  # 264 KB of memory: too little for modules as separate files
_BAR = 24
SOURCE_NEEDS = "separate source files (--py) are for boards with more memory than a Pico"


# The connected board --------------------------------------------------------------------------


def describe(port, facts):
    """Return a sentence that describes the board."""
    return (
        f"Found {facts.machine or facts.platform} on {port}: {facts.name} {facts.release}, "
        f"{facts.free // 1024} of {facts.size // 1024} KB free."
    )


def runs_from_heap(facts):
    """Return a warning if running from flash will be off, so that games lack memory; or None."""
    major, minor = facts.version[:2]
    is_proved = major == MAJOR and OLDEST_MINOR <= minor <= NEWEST_MINOR
    if _SMALL not in facts.machine or is_proved:
        return None
    return (
        f"Warning: running from flash is proved on MicroPython {MAJOR}.{OLDEST_MINOR} to "
        f"{MAJOR}.{NEWEST_MINOR} and will be off on this one: games then fit only on one-bit "
        f"displays. {DOCS} says which firmware to take."
    )


def refuse_frozen(facts):
    """Raise UsageError if Tessera is in the firmware: no file would ever be imported."""
    if facts.frozen:
        raise UsageError(
            "Tessera is in this board's firmware, so there are no files of it to change; make "
            f"firmware builds a newer one, and {DOCS} says how to change over"
        )


def refuse_others(facts):
    """Raise UsageError if this is no MicroPython on a Pico's chip."""
    if facts.name != "micropython":
        raise UsageError(f"this board runs {facts.name}; put MicroPython on it first ({DOCS})")
    if facts.platform != "rp2":
        raise UsageError(f"this is a board of the port {facts.platform}; Tessera needs an RP2040")


def needs():
    """Return what a board must have, and the newest version with a proof, for the page."""
    return {
        "oldest": OLDEST,
        "newest": (MAJOR, NEWEST_MINOR),
        "mpy": (building.MPY_VERSION, building.MPY_SUB_VERSION),
        "arches": [ARCHES.index(name) for name in _ARMS],
    }


def refuse(facts):
    """Raise UsageError if Tessera cannot run at all."""
    refuse_others(facts)
    if facts.version[:2] < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise UsageError(
            f"this board has MicroPython {facts.release} and Tessera needs {oldest} or newer; "
            f"{DOCS} says how to renew it"
        )


def refuse_mpy(facts):
    """Raise UsageError if the board would not load the .mpy files of mpy-cross."""
    ours = (building.MPY_VERSION, building.MPY_SUB_VERSION)
    if facts.mpy_version != ours:
        versions = "{}.{} and ours are of version {}.{}".format(*facts.mpy_version, *ours)
        raise UsageError(
            f"this MicroPython loads .mpy files of version {versions}; " + _instead(facts)
        )
    if facts.arch not in _ARMS:
        raise UsageError(
            f"this board runs code for {facts.arch} and our .mpy files are for {building.ARCH}; "
            + _instead(facts)
        )


def _instead(facts):
    """Return the remedy if the board does not load our .mpy files."""
    if _SMALL in facts.machine:
        return f"put a MicroPython on the board that {DOCS} names"
    return "use --py to install the source"


def refuse_strangers(found):
    """Raise UsageError if our folders hold another program's files."""
    files = sorted(p for p in found if found[p].sha256 and p.startswith(plan.HOMES))
    if files:
        raise UsageError(
            f"the board has another program's files where Tessera's belong, such as {files[0]}; "
            "move or remove them and repeat"
        )


def shadows(facts, tree):
    """Return a warning about files in the board's root folder that hide our modules, or None."""
    ours = {path.stem for path in (tree / "lib").iterdir()}
    hiding = sorted({"/" + name for name in facts.root if name.partition(".")[0] in ours})
    if not hiding:
        return None
    return (
        f"Warning: {', '.join(hiding)} hides modules of Tessera; remove it if it fails to start."
    )


# Which board it is ----------------------------------------------------------------------------


def remembered(facts):
    """Return the profile that a board remembers, or None."""
    return next((name for name in boards() if plan.is_remembered(name, facts)), None)


def choose_profile(wanted, facts=None):
    """Return the profile: the wanted one, the one the board remembers, or the user's answer.

    Raises UsageError if nobody can be asked. facts: None if the board cannot be asked.
    """
    if wanted:
        return wanted
    name = facts and remembered(facts)
    if name:
        print(f"It remembers to be {name}: {load_profile(name).TITLE}.")
        return name
    if not sys.stdin.isatty():
        raise UsageError(
            f"which board is it? Say --board with one of {', '.join(building.choices())}"
        )
    return ask_profile()


def ask_profile():
    """Ask for the board until the answer is a profile."""
    names = building.choices()
    titles = [load_profile(name).TITLE for name in boards()] + ["choose on the board, with keys"]
    print("Which board is it?")
    for number, (name, title) in enumerate(zip(names, titles), 1):
        print(f"{number:3}  {name:18}{title}")
    while True:
        try:
            answer = input("Number or name: ").strip()
        except EOFError:
            raise UsageError("no board was chosen")
        if answer in names:
            return answer
        if is_number(answer) and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        print(f"{answer!r} is none of these.")


def remembering(profile, facts):
    """Return the steps after which the board remembers its profile."""
    return [] if plan.is_remembered(profile, facts) else plan.remember(profile, facts)


# Its languages ---------------------------------------------------------------------------------


def choose_languages(wanted, facts):
    """Return the codes: the wanted ones, the ones on the board, or the user's answer.

    If nobody can be asked: English and the language of this computer.
    """
    if wanted:
        return wanted
    found = pack_languages.remembered(facts.languages)
    if found:
        for reason in pack_languages.lost(facts.languages):
            print(f"Warning: a language of the board is not built: {reason}.")
        return found
    return ask_languages() if sys.stdin.isatty() else pack_languages.by_default()


def ask_languages():
    """Ask for the languages until the answer is a list of them; an empty one is the default."""
    default = pack_languages.by_default()
    shown = pack_languages.written(default)
    print("Which languages? English is always there.")
    for code in pack_languages.every():
        print(f"     {code:18}{pack_languages.name(code)}")
    while True:
        try:
            answer = input(f"Codes with commas, or {pack_languages.ALL} [{shown}]: ")
            return pack_languages.read(answer) if answer.strip() else default
        except EOFError:
            raise UsageError("no languages were chosen")
        except UsageError as problem:
            print(f"{problem}.")


# Carrying out the plan ------------------------------------------------------------------------


class Bar:
    """The progress of copying, on one line of a terminal; without a terminal it shows nothing."""

    def __init__(self, total):
        """Begin with none of `total` bytes."""
        self.total = total
        self.done = 0
        self._shown = sys.stdout.isatty()

    def show(self, path, written):
        """Show that `written` bytes of a file are on the board, besides those of earlier files."""
        if not self._shown:
            return
        part = (self.done + written) / max(self.total, 1)
        bar = "#" * int(part * _BAR)
        width = shutil.get_terminal_size().columns - 1
        print("\r" + f"[{bar:{_BAR}}] {part:4.0%} {path}".ljust(width)[:width], end="", flush=True)

    def end(self):
        """Clear the line."""
        if self._shown:
            print("\r" + " " * (shutil.get_terminal_size().columns - 1) + "\r", end="", flush=True)


def carry_out(board, steps):
    """Do the steps on the board. Raises UsageError."""
    copies = [step for step in steps if isinstance(step, Copy)]
    bar = Bar(sum(step.source.stat().st_size for step in copies))
    try:
        for step in steps:
            _do(board, step, bar)
    finally:
        bar.end()


def _do(board, step, bar):
    if isinstance(step, Copy):
        data = step.source.read_bytes()
        bar.show(step.target, 0)
        board.write(step.target, data, lambda written, _: bar.show(step.target, written))
        bar.done += len(data)
    elif isinstance(step, Check):
        check(board, step.hashes)
    elif isinstance(step, MakeFolder):
        board.mkdir(step.path)
    elif isinstance(step, Remove):
        board.remove(step.path)
    elif isinstance(step, RemoveFolder):
        board.rmdir(step.path)
    else:
        board.exec(step.code)


def check(board, hashes):
    """Raise UsageError unless the files on the board have these hashes."""
    found = board.scan(*hashes)
    wrong = [path for path in hashes if path not in found or found[path].sha256 != hashes[path]]
    if wrong:
        raise UsageError(
            f"{wrong[0]} on the board is not what was sent; run this again, and if it happens "
            "again, the board's flash may be worn out"
        )


def install(board, facts, options):
    """Install Tessera, or bring it up to date."""
    refuse(facts)
    refuse_frozen(facts)
    if not options.py:
        refuse_mpy(facts)
    found = board.scan(*plan.HOMES, plan.MAIN)
    if not plan.is_installed(facts.main, found):
        refuse_strangers(found)
    profile = choose_profile(options.board, facts)
    languages = choose_languages(options.lang, facts)
    print("Languages: " + ", ".join(map(pack_languages.name, languages)) + ".")
    tree = building.up_to_date(profile, options.py, languages)
    print(f"Tessera has {len(trees.files(tree))} files, {trees.total(tree) / 1024:.1f} KB.")
    install_tree(board, facts, found, tree, profile, options.dry_run, options.py)


def install_tree(board, facts, found, tree, profile, dry_run, as_source):
    """Bring a board up to date with a tree that is built."""
    named = None if profile == building.ANY else profile
    steps = plan.install(tree, named, facts, found)
    missing = plan.needed_bytes(steps, found, facts.block) - facts.free
    if missing > 0:
        raise UsageError(_no_room(missing, as_source))
    if as_source and _SMALL in facts.machine:
        print(f"Warning: {SOURCE_NEEDS}; an {_SMALL} has too little for a match.")
    for warning in (runs_from_heap(facts), shadows(facts, tree)):
        if warning:
            print(warning)
    if dry_run:
        print("\n".join(plan.commands(steps, board.port)))
        return
    if plan.MAIN in found and not plan.is_ours(facts.main):
        print(f"Your own /main.py is kept as {plan.kept_name(facts)}.")
    before = time.monotonic()
    carry_out(board, steps)
    copied = [step for step in steps if isinstance(step, Copy)]
    size = sum(step.source.stat().st_size for step in copied) / 1024
    took = time.monotonic() - before
    if steps:
        print(f"Copied {len(copied)} files, {size:.1f} KB, in {took:.0f} s; verified.")
    else:
        print("Everything is up to date.")


def _no_room(missing, as_source):
    """Return the sentence for a board that lacks `missing` bytes of free space."""
    lacks = f"the board lacks {-(-missing // 1024)} KB of free space"
    if as_source:
        return f"{lacks}: {SOURCE_NEEDS}; leave out --py"
    yours = "files of your own (mpremote fs tree shows them)"
    return f"{lacks}; choose fewer languages with --lang, or remove {yours}, and repeat"


def uninstall(board, facts, options):
    """Remove Tessera from a board; the player's files stay."""
    refuse_frozen(facts)
    found = board.scan(*plan.HOMES, plan.MAIN)
    if not plan.is_installed(facts.main, found):
        raise UsageError("Tessera is not on this board")
    steps = plan.uninstall(facts, found)
    if options.dry_run:
        print("\n".join(plan.commands(steps, board.port)))
        return
    carry_out(board, steps)
    print("Tessera is off the board. Saves and settings are kept in /data; to remove them too:")
    print(f"mpremote connect {board.port} fs rm -r :/data")
    before = plan.newest_kept(facts)
    if before and plan.is_ours(facts.main):
        print(f"{before} is /main.py again.")
