"""Checks that a match was dealt as committed and that its bots played it, or shows a code's deal.

    python -m tools.verify match.txt
    python -m tools.verify match.txt --fingerprint 67EXN 5ASB3 G5UWD 8GFRF 59RW3 GP --cut 42
    python -m tools.verify match.txt --deal-only       # without the bots, which take longer
    python -m tools.verify LOKUM --game okey

The fingerprint is the one that the device showed before the deal, the cut the number that was
chosen, or that the bar showed. The seeds are computed again from secret and cut; then every
action and event is compared, and every bot chooses again. Moves of bots of another version are
"not checked". Exit status: 0 if all is right, 1 if not, 2 if the request cannot be carried out.
"""

import os
import sys
import time

from engine import seeds, transcript
from engine.games import HUMAN
from engine.log import OLD_FORMAT, parts_of_cut
from engine.record import parse
from sim import choices
from sim.command import Parser, UsageError, one_of, read_text, run
from tools.play import replay, selfplay

_OLD_DIGITS = 16  # of a fingerprint in format 1
_SAY_S = 2  # seconds between two lines of progress


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.verify", description=(__doc__ or "").split("\n")[0])
    p.add_argument("match", metavar="RECORD|CODE", help="a file, or a code or word that was typed")
    p.add_argument(
        "--fingerprint", metavar="GROUP", nargs="+", help="what the device showed before the deal"
    )
    p.add_argument("--cut", type=int, metavar="N", help="the number at which the deck was cut")
    p.add_argument("--deal-only", action="store_true", help="do not let the bots choose again")
    p.add_argument("--game", help="that a code is for: " + ", ".join(choices.games()))
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    return p


def check(path, given, cut, has_bots):
    """Print whether a record is right. Returns the exit status. Raises UsageError, BadRecord."""
    text = read_text(path, "record")
    difference = replay.first_difference(text.splitlines(keepends=True))
    if difference:
        print(f"Not as played: line {difference.number} should be {difference.expected!r}.")
        return 1
    record = parse(text)
    if record.practice:
        print("The match was practice: moves may have been taken back, and all hands seen.")
    if not _is_committed(record, given, cut):
        return 1
    print(f"All {len(record.actions)} actions follow the rules.")
    return 0 if not has_bots or _have_played(record) else 1


def _is_committed(record, given, cut):
    """Print the facts about the deal; return whether it is the committed one."""
    if not record.secret:
        print(f"Somebody chose this deal: its code is {seeds.code_of(record.seed)}, and no")
        print("fingerprint was shown.")
        return not given and cut is None
    proof = seeds.fingerprint(record.seed, record.secret)
    if record.cut and seeds.dealt(record.secret, record.cut)[:2] != record.deal[:2]:
        print("This deal is not the committed one: its seeds do not follow from secret and cut.")
        return False
    if given and _read(given) != _read(proof):
        print(f"This deal is not the committed one: its fingerprint is {proof}, not {given}.")
        return False
    number, how = parts_of_cut(record.cut)
    if cut is not None and str(cut) != number:
        print(f"The deck was cut at {number or 'no number'}, not at {cut}.")
        return False
    print(f"The deal has the fingerprint {proof}.")
    if how == "chosen":
        print(f"Its secret was fixed before you cut; you chose {number}.")
    elif how:
        print(f"Its secret was fixed before; the number stopped at {number} when you pressed.")
    if not given:
        print("Compare the fingerprint with the one that the device showed before the deal.")
    return True


def _read(fingerprint):
    """Return the number that a fingerprint stands for. Raises UsageError at a typing error."""
    typed = fingerprint.replace(" ", "").replace("-", "").upper()
    if len(typed) == _OLD_DIGITS:
        choices.check_seed(typed)
        return int(typed, 16)
    if len(typed) != seeds.FINGERPRINT_LENGTH:
        raise UsageError(f"a fingerprint has {seeds.FINGERPRINT_LENGTH} signs, not {len(typed)}")
    try:
        return seeds.number_of(typed)
    except ValueError as error:
        raise UsageError(f"in the fingerprint {error}")


def _have_played(record):
    """Print whether the bots choose again what they played; return False if they do not."""
    total = sum(record.seats[seat] != HUMAN for seat, _, _ in record.actions)
    shown = [0, 0.0]  # how many moves, and when that was said

    def watch(number):
        shown[0] += 1
        if time.monotonic() - shown[1] > _SAY_S:
            shown[1] = time.monotonic()
            print(f"{shown[0]} of {total} moves of bots ...", file=sys.stderr, flush=True)

    shown[1] = time.monotonic()
    found = selfplay.check_bots(record, watch)
    if found.wrong >= 0 and record.format == OLD_FORMAT:
        print("The moves of the bots are not checked (format 1 does not say who made them).")
        return True
    if found.wrong >= 0:
        print(f"The bot in action {found.wrong + 1} would have played otherwise.")
        return False
    if found.right:
        print(f"The {found.right} moves of bots are their own.")
    for why, count in sorted(found.unchecked.items()):
        print(f"{count} moves of bots are not checked ({why}).")
    return True


def show(code, game, options):
    """Print the first deal of a code: every hand. Raises UsageError."""
    try:
        seed = seeds.seed_of(code)
    except ValueError as error:
        raise UsageError(f"{code!r} is no file and no code: {error}")
    record = selfplay.with_humans(game, options, seed)
    state = record.start()
    print(f"seed {seed}, code {seeds.code_of(seed)}")
    print("\n".join(transcript.event_lines(record, state.deal_events, state)))


def main(arguments):
    """Check a record or show a deal. Returns the exit status."""
    options = parser().parse_args(arguments)
    given = " ".join(options.fingerprint or ())
    if given:
        _read(given)  # a typing error is said first
    if os.path.exists(options.match) and not options.game:
        return check(options.match, given, options.cut, not options.deal_only)
    if not options.game:
        raise UsageError(f"{options.match} is no file; for the deal of a code, say --game NAME")
    one_of("game", options.game, choices.games())
    chosen = choices.read_options(options.option)
    choices.check_launch({"game": options.game, "options": chosen})
    show(options.match, options.game, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
