"""Bots against bots: how many rounds a seat of each level wins, with 95 % intervals.

python -m tools.arena --game okey --rounds 1000 --levels hard,medium,hard,medium

Every deal is played once for each way of turning the levels round the table, so that neither
the tiles nor the seat favour anybody. Single rounds, in worker processes.
"""

import math
import multiprocessing
import os
import sys
import time

from engine import rng
from engine.contract import BadOptions
from sim import requests
from sim.requests import Sorry
from tools import cli, selfplay

_MOST_ROUNDS = 10_000_000  # all results are kept until the end
_MOST_JOBS = 1000


def parser():
    """Return the parser of the command line."""
    p = cli.Parser(prog="python -m tools.arena", description=__doc__.split("\n")[0])
    p.add_argument("--game", default="okey", help=selfplay.names(requests.games()))
    p.add_argument("--rounds", type=int, default=1000, metavar="N", help="at least so many")
    p.add_argument("--levels", default="hard,medium,hard,medium", help="one per seat, by commas")
    p.add_argument("--seed", default="00000000000a0e4a", metavar="HEX", help="16 hex digits")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    return p


def deal_seed(seed, number):
    """Return the seed of one deal of a tournament."""
    return "".join(["%04x" % word for word in rng.mix(seed, number & 0xFFFF, number >> 16)])


def play_deal(job):
    """Play one deal with the levels in every rotation.

    job: (game, options, levels, seed). Returns one (winner's number in `levels` or -1, actions)
    per rotation.
    """
    game, options, levels, seed = job
    results = []
    for turned in range(len(levels)):
        seats = levels[turned:] + levels[:turned]
        record = selfplay.new_record(game, options, seats, seed)
        state = selfplay.play(record, max_rounds=1)
        winner = state.round_result.winner
        number = (winner + turned) % len(levels) if winner >= 0 else -1
        results.append((number, len(record.actions)))
    return results


def tournament(game, options, levels, seed, rounds, jobs):
    """Play at least `rounds` rounds; return a list of (number in levels or -1, actions)."""
    deals = -(-rounds // len(levels))
    work = [(game, options, levels, deal_seed(seed, number)) for number in range(deals)]
    with multiprocessing.Pool(min(jobs, deals)) as pool:
        return [one for played in pool.imap(play_deal, work, 8) for one in played]


def wilson(wins, games):
    """Return the 95 % interval of a rate, as (low, high)."""
    z = 1.96
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def table(levels, results):
    """Return the lines of the report: per level, what share of the rounds each of its seats won.

    Seats of one level share a win between them, so the interval is that of the level's share,
    divided by its seats.
    """
    rounds = len(results)
    yield f"{rounds} rounds of {','.join(levels)}"
    for level in sorted(set(levels)):
        seats = levels.count(level)
        wins = sum(1 for number, _ in results if number >= 0 and levels[number] == level)
        low, high = wilson(wins, rounds)
        yield (
            f"{level:8} {seats} seats  {wins:6} wins  {100 * wins / rounds / seats:5.1f} % a seat"
            f"  (95 %: {100 * low / seats:.1f} to {100 * high / seats:.1f})"
        )
    drawn = sum(1 for number, _ in results if number < 0)
    yield f"drawn {drawn}, actions a round {sum(actions for _, actions in results) / rounds:.1f}"


def _work(arguments):
    args = parser().parse_args(arguments)
    options = requests.read_options(args.option)
    levels = args.levels.split(",")
    for name, value, most in (
        ("rounds", args.rounds, _MOST_ROUNDS),
        ("jobs", args.jobs, _MOST_JOBS),
    ):
        if not 1 <= value <= most:
            raise Sorry(f"--{name} must be from 1 to {most}")
    if args.game == "okey" and len(levels) > 1:
        options.setdefault("players", len(levels))
    requests.check_launch({"game": args.game, "seed": args.seed, "options": options})
    try:
        players = selfplay.players_of(args.game, options)
    except BadOptions as error:
        raise Sorry(str(error))
    levels = cli.read_levels(args.levels, players, selfplay.bot_of(args.game).LEVELS)
    began = time.perf_counter()
    results = tournament(args.game, options, levels, args.seed, args.rounds, args.jobs)
    for line in table(levels, results):
        print(line)
    seconds = time.perf_counter() - began
    print(
        f"{seconds:.1f} s, {len(results) / seconds:.1f} rounds a second in {args.jobs} processes"
    )
    return 0


def main(argv=None):
    """Run the command line and return the exit status."""
    return cli.run(_work, argv)


if __name__ == "__main__":
    sys.exit(main())
