"""Plays positions of Okey out: is the neighbour's tile worth more than a draw?

    python -m tools.takes                  does the review agree with the play-outs that are kept?
    python -m tools.takes --update         find 100 positions, and play each out 1,000 times
    python -m tools.takes --update --deals 5000 --jobs 8
    python -m tools.takes --file tests/data/okey_takes_fresh.txt      of other rounds
    python -m tools.takes --update --first 20001 --positions 50 --file other.txt

After each choice the same deals are played to the end, see tools/play/outcomes.py. A choice is
better for certain if the difference is more than two standard errors.
"""

import argparse
import os
import sys
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

from engine.games import result_of
from engine.okey.actions import DRAW, TAKE
from engine.okey.judge import judge
from engine.rng import Rng
from sim.command import ROOT, Parser, write_text
from tools.common import cli, interpreter
from tools.play.outcomes import reached

KEPT = os.path.join(ROOT, "tests", "data", "okey_takes.txt")
_POSITIONS = 100
_DEALS = 1000
_CERTAIN = 2  # standard errors

# deals: how many were played; take, draw: how many of them each choice won; only_take, only_draw:
# how many it alone won.
Position = namedtuple(
    "Position", ["seed", "players", "actions", "deals", "take", "draw", "only_take", "only_draw"]
)


def kept(path=KEPT):
    """Return the positions that are kept, a list of Position."""
    with open(path, encoding="ascii") as file:
        rows = [line.split() for line in file if not line.startswith("#")]
    return [Position(*row[:3], *map(int, row[3:])) for row in rows]


def advantage(position):
    """Return (difference, standard error): by how much taking wins more often than drawing."""
    deals = position.deals
    difference = (position.only_take - position.only_draw) / deals
    either = (position.only_take + position.only_draw) / deals
    return difference, sqrt((either - difference**2) / deals)


def verdict(position):
    """Return 1 if taking is better for certain, -1 if drawing is, 0 if neither."""
    difference, error = advantage(position)
    if abs(difference) <= _CERTAIN * error:
        return 0
    return 1 if difference > 0 else -1


def lost(position, action):
    """Return what the review says that an action loses: thousandths of the best expected value."""
    state = reached(position.seed, position.players, position.actions)
    return result_of(judge(state.view(state.turn), Rng(bytes(4)), action)).loss


def _find(count, first=1):
    """Return so many positions, lines of text, of the first rounds from `first` that have one."""
    rounds = range(first, first + 2 * count)
    lines = interpreter.run("play.outcomes", ["find", *map(str, rounds)]).splitlines()
    return lines[:count]


def _play(line, deals):
    return f"{line} {deals} " + interpreter.run("play.outcomes", [str(deals)], line + "\n")


def _update(path, first, count, deals, jobs):
    print(f"Playing {count} positions out, {deals} deals each: minutes ...", flush=True)
    with ThreadPoolExecutor(jobs) as pool:
        lines = list(pool.map(lambda line: _play(line, deals), _find(count, first)))
    head = "# Made by python -m tools.takes --update: " + " ".join(Position._fields) + "\n"
    write_text(path, head + "".join(lines))


def _compare(path):
    """Print each position that is certain, and how many of them the review judges alike."""
    alike = 0
    positions = kept(path)
    certain = [position for position in positions if verdict(position)]
    for position in certain:
        better, worse = (TAKE, DRAW) if verdict(position) > 0 else (DRAW, TAKE)
        difference, error = advantage(position)
        losses = lost(position, better), lost(position, worse)
        alike += losses[0] == 0
        print(
            f"{position.seed} {len(position.actions) // 2} {'take' if better == TAKE else 'draw'}"
            f" wins {100 * abs(difference):.1f} +-{100 * error:.1f} % more; the review takes off"
            f" {losses[0] / 10:.1f} % for it, {losses[1] / 10:.1f} % for the other"
        )
    print(f"{len(positions)} positions, {len(certain)} certain, {alike} of them as in the review")
    return 0 if alike == len(certain) else 1


def main(arguments):
    """Play the positions out, or compare the review with them. Returns the exit status."""
    parser = Parser(prog="python -m tools.takes", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--update", action="store_true", help="play out again, and keep it")
    parser.add_argument("--positions", type=int, default=_POSITIONS, metavar="N")
    parser.add_argument("--deals", type=int, default=_DEALS, metavar="N", help="for each choice")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="of rounds from N on")
    parser.add_argument("--file", default=KEPT, metavar="FILE", help="in place of the one kept")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    args = parser.parse_args(arguments)
    cli.within("first", args.first, 0, 1 << 40)
    cli.within("positions", args.positions, 1, 10_000)
    cli.within("deals", args.deals, 1, 1_000_000)
    cli.within("jobs", args.jobs, 1, 1000)
    if args.update:
        _update(args.file, args.first, args.positions, args.deals, args.jobs)
    return _compare(args.file)


if __name__ == "__main__":
    sys.exit(cli.run(main))
