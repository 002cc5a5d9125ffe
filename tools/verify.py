"""Checks that a match was dealt as its fingerprint had promised, or shows the deal of a code.

    python -m tools.verify match.txt
    python -m tools.verify match.txt --fingerprint 6e2c457dda4e3663
    python -m tools.verify LOKUM --game okey

A record is dealt again from its seed, and every action and event is compared. The fingerprint is
the one that the device showed before the deal. Exit status: 0 if all is right, 1 if not, 2 if the
request cannot be carried out.
"""

import os
import sys

from engine import seeds, transcript
from engine.record import parse
from sim import choices
from sim.command import UsageError, one_of, read_text
from tools.common.cli import Parser, run
from tools.play import replay, selfplay


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.verify", description=(__doc__ or "").split("\n")[0])
    p.add_argument("match", metavar="RECORD|CODE", help="a file, or a code or word that was typed")
    p.add_argument("--fingerprint", metavar="HEX", help="what the device showed before the deal")
    p.add_argument("--game", help="that a code is for: " + ", ".join(choices.games()))
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    return p


def check(path, promised):
    """Print whether a record is right. Returns the exit status. Raises UsageError, BadRecord."""
    text = read_text(path, "record")
    difference = replay.first_difference(text.splitlines(keepends=True))
    if difference:
        print(f"Not as played: line {difference.number} should be {difference.expected!r}.")
        return 1
    record = parse(text)
    if record.practice:
        print("The match was practice: moves may have been taken back, and all hands seen.")
    if not record.salt:
        print(f"All {len(record.actions)} actions are right. Somebody chose this deal: its code")
        print(f"is {seeds.code_of(record.seed)}, and no fingerprint was shown.")
        return 1 if promised else 0
    proof = seeds.fingerprint(record.seed, record.salt)
    if promised and promised.lower() != proof:
        print(f"This deal was not promised: its fingerprint is {proof}, not {promised.lower()}.")
        return 1
    print(
        f"The deal has the fingerprint {proof}, and all {len(record.actions)} actions are right."
    )
    if not promised:
        print("Compare it with the one that the device showed before the deal.")
    return 0


def show(code, game, options):
    """Print the first deal of a code: every hand. Raises UsageError."""
    try:
        seed = seeds.seed_of(code)
    except ValueError as error:
        raise UsageError(f"{code!r} is no file and no code: {error}")
    record = selfplay.with_humans(game, options, seed)
    state = record.start()
    print(f"seed {seed}, code {seeds.code_of(seed)}")
    print("\n".join(transcript.told(record, state.deal_events, state)))


def main(arguments):
    """Check a record or show a deal. Returns the exit status."""
    options = parser().parse_args(arguments)
    if options.fingerprint is not None:
        choices.check_seed(options.fingerprint)
    if os.path.exists(options.match) and not options.game:
        return check(options.match, options.fingerprint)
    if not options.game:
        raise UsageError(f"{options.match} is no file; for the deal of a code, say --game NAME")
    one_of("game", options.game, choices.games())
    chosen = choices.read_options(options.option)
    choices.check_launch({"game": options.game, "options": chosen})
    show(options.match, options.game, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
