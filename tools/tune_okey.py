"""Counts how often hands win at Okey, and prints tables for engine/okey/ahead.py from it.

python -m tools.tune_okey --rounds 20000

For each distance a logistic regression gives the chance of winning from the stage of the round and
the useful live tiles. The nearest product of a number for the stage and one for the useful tiles
goes into the tables. The tables in use were fitted to other rounds (docs/bots.md).

python -m tools.tune_okey --farther 80

says how exact it is to look two draws ahead: how often one draw more turns round which of two
throws promises more, by how much more the first one promises.

It is one process; the same seed and number of rounds print the same tables. It needs the
dependency group `arena`.
"""

import subprocess
import sys

import numpy as np

from sim import requests
from tools.common import cli, interpreter

STAGES = 6
FARTHEST = 8
ROWS = 4  # distances with a row of their own; farther ones share the last
STEPS = 32
FULL = 4000  # a certain win, of at most 5000
WON = 255
LEADS = ((0, 5), (5, 10), (10, 15), (15, 20), (20, 30), (30, 60))  # thousandths
_PASSES = 50
_FARTHER = 0.5  # how often a hand beyond the rows wins, beside one that is one nearer
_RARE = 0.02  # hands of each kind that are added, so that none has no weight


def parser():
    """Return the parser of the command line."""
    p = cli.Parser(prog="python -m tools.tune_okey", description=__doc__.split("\n")[0])
    p.add_argument("--seed", default="00000000000a0001", metavar="HEX", help="16 hex digits")
    p.add_argument("--rounds", type=int, default=20000, metavar="N", help="rounds to play")
    p.add_argument("--farther", type=int, metavar="N", help="look farther ahead in N rounds")
    return p


def counted(seed, rounds):
    """Play the rounds; return a dict of (stage, distance, step) to (hands, hands that won)."""
    printed = interpreter.run("arena.okey_hands", [seed, str(rounds)])
    rows = [[int(word) for word in line.split()] for line in printed.splitlines()]
    return {tuple(row[:3]): (row[3], row[4]) for row in rows}


def chances(hands, won):
    """Return the chance of winning by stage and step, from the counts at one distance.

    hands, won: arrays (STAGES, STEPS).
    """
    stage, step = np.indices(hands.shape)
    useful = np.log(2 * step + 1.5)  # of the tiles in the middle of a step, and one more
    terms = [useful**0, useful, stage, stage * useful, useful**2, stage**2]
    features = np.stack(terms, axis=-1).reshape(-1, len(terms))
    weights = np.zeros(len(terms))
    for _ in range(_PASSES):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = (hands.reshape(-1) * chance * (1 - chance))[:, None] * features
        error = won.reshape(-1) - hands.reshape(-1) * chance
        step_by = features.T @ slope + _RARE * np.eye(len(terms))
        weights += np.linalg.solve(step_by, features.T @ error - _RARE * weights)
    return (1 / (1 + np.exp(-features @ weights))).reshape(hands.shape)


def fitted(counts):
    """Return (by distance, by useful): arrays (STAGES, FARTHEST + 1) and (ROWS, STEPS) of chances.

    counts: as returned by `counted`. The product of the two numbers of a hand is its chance.
    """
    by_distance = np.ones((STAGES, FARTHEST + 1))
    by_useful = np.ones((ROWS, STEPS))
    for distance in range(1, ROWS + 1):
        hands, won = np.zeros((2, STAGES, STEPS))
        for (stage, far, step), (number, winners) in counts.items():
            if far == distance:
                hands[stage, min(step, STEPS - 1)] += number
                won[stage, min(step, STEPS - 1)] += winners
        chance = chances(hands, won)
        weights = hands + _RARE
        of_step = np.ones(STEPS)
        of_stage = chance.mean(axis=1)
        for _ in range(_PASSES):  # the nearest product
            of_step = (weights * chance * of_stage[:, None]).sum(0)
            of_step /= (weights * of_stage[:, None] ** 2).sum(0)
            of_stage = (weights * chance * of_step).sum(1) / (weights * of_step**2).sum(1)
        by_distance[:, distance] = of_stage * of_step.max()
        by_useful[distance - 1] = np.maximum.accumulate(of_step) / of_step.max()
    for distance in range(ROWS + 1, FARTHEST + 1):
        by_distance[:, distance] = by_distance[:, distance - 1] * _FARTHER
    return by_distance, by_useful


def whole(by_distance, by_useful):
    """Return the tables in whole numbers, in which a smaller distance is never worth less.

    The first step of useful tiles is left out of that: hardly anything helps there.
    """
    useful = [[max(1, round(WON * float(chance))) for chance in row] for row in by_useful]
    table = []
    for of_stage in by_distance:
        row = [FULL]
        for distance in range(1, FARTHEST + 1):
            value = max(1, round(FULL * float(of_stage[distance])))
            own = useful[min(distance, ROWS) - 1]
            nearer = useful[min(distance - 1, ROWS) - 1] if distance > 1 else [WON] * STEPS
            limit = min([row[-1] * nearer[step] // own[step] for step in range(1, STEPS)])
            row.append(max(1, min(value, limit)))
        table.append(tuple(row))
    return tuple(table), tuple([bytes(row) for row in useful])


def leads(rounds):
    """Return how much one throw promises more than another, two and three draws ahead.

    An array (pairs of throws, 2) of thousandths.
    """
    printed = interpreter.run("arena.okey_farther", [str(rounds)])
    return np.array([[int(word) for word in line.split()] for line in printed.splitlines()])


def farther(rounds):
    """Print how often one draw more turns round which throw promises more."""
    pairs = leads(rounds)
    for low, high in LEADS:
        some = pairs[(pairs[:, 0] >= low) & (pairs[:, 0] < high)]
        if len(some):
            turned = np.mean(some[:, 1] < 0)
            print(f"{low} to {high} thousandths: {len(some)} pairs, {turned:.0%} turned round")


def main(arguments):
    """Play, fit and print. Returns the exit status."""
    args = parser().parse_args(arguments)
    requests.check_seed(args.seed)
    cli.within("rounds", args.rounds, 1, 1_000_000)
    if args.farther:
        cli.within("farther", args.farther, 1, 10_000)
    print("Playing: minutes ...", file=sys.stderr, flush=True)
    if args.farther:
        farther(args.farther)
        return 0
    try:
        by_distance, by_useful = whole(*fitted(counted(args.seed, args.rounds)))
    except subprocess.CalledProcessError as error:
        return error.returncode
    for name, table in (("_BY_DISTANCE", by_distance), ("_BY_USEFUL", by_useful)):
        print(name, "= (")
        for row in table:
            shown = 'b"' + "".join([f"\\x{byte:02x}" for byte in row]) + '"'
            print("    " + (shown if isinstance(row, bytes) else str(row)) + ",")
        print(")")
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
