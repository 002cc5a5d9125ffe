"""Bots against bots: how many rounds or matches each level wins, with 95 % intervals.

python -m tools.arena --game okey --rounds 1000 --levels hard,medium,hard,medium
python -m tools.arena --game koikoi --matches 2000 --levels hard,medium --preset nintendo

Every deal is played once for each way of turning the levels round the table, so that neither
the tiles nor the seat favour anybody; all of these together are one sample of the interval. The
level `random` does anything legal. Worker processes play, on MicroPython where there is one.
"""

import concurrent.futures
import os
import subprocess
import sys
import time
from math import sqrt

from engine import rng
from engine.contract import BadOptions, complete
from engine.log import part_of
from sim import requests
from sim.requests import Sorry
from tools.common import cli, interpreter
from tools.play import selfplay

_MOST_ROUNDS = 10_000_000  # all results are kept until the end
_MOST_JOBS = 1000


def parser():
    """Return the parser of the command line."""
    p = cli.Parser(prog="python -m tools.arena", description=__doc__.split("\n")[0])
    p.add_argument("--game", default="okey", help=selfplay.names(requests.games()))
    length = p.add_mutually_exclusive_group()
    length.add_argument("--rounds", type=int, metavar="N", help="at least so many (1000)")
    length.add_argument("--matches", type=int, metavar="N", help="whole matches, at least so many")
    p.add_argument("--levels", help="one per seat, by commas (hard and medium in turn)")
    p.add_argument("--seed", default="00000000000a0e4a", metavar="HEX", help="16 hex digits")
    p.add_argument("--preset", metavar="NAME", help="of the game's options")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    return p


def deal_seed(seed, number):
    """Return the seed of one deal of a tournament."""
    return "".join(["%04x" % word for word in rng.mix(seed, number & 0xFFFF, number >> 16)])


def tournament(game, unit, options, levels, seeds, jobs):
    """Play "rounds" or "matches" from each seed; return what `read` says of each."""
    arguments = [game, unit, ",".join(levels)]
    arguments += [f"{name}={options[name]}" for name in sorted(options)]
    jobs = min(jobs, len(seeds))

    def part(first):
        fed = "".join([seed + "\n" for seed in seeds[first::jobs]])
        return interpreter.run("arena.worker", arguments, fed).splitlines()

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        parts = list(pool.map(part, range(jobs)))
    return [read(line) for lines in parts for line in lines]


def read(line):
    """Return the results of one deal: a list of (winners, rounds, actions), one per rotation."""
    results = []
    for word in line.split():
        winners, rounds, actions = word.split(":")
        results.append(
            ([int(one) for one in winners.split(",") if one], int(rounds), int(actions))
        )
    return results


def share(levels, level, results):
    """Return what share of one deal's games the seats of a level won; who ties shares a win."""
    won = 0.0
    for winners, _, _ in results:
        if winners:
            won += sum(levels[number] == level for number in winners) / len(winners)
    return won / len(results)


def interval(shares):
    """Return (mean, half of the 95 % interval) of independent shares."""
    mean = sum(shares) / len(shares)
    if len(shares) < 2:
        return mean, 1.0
    spread = sum((one - mean) ** 2 for one in shares) / (len(shares) - 1)
    return mean, 1.96 * sqrt(spread / len(shares))


def table(unit, levels, deals):
    """Return the lines of the report: per level, what share of the games each of its seats won.

    Seats of one level share a win between them, so the interval is that of the level's share,
    divided by its seats.
    """
    games = [game for results in deals for game in results]
    yield f"{len(games)} {unit} of {','.join(levels)}"
    for level in sorted(set(levels)):
        seats = levels.count(level)
        mean, half = interval([share(levels, level, results) for results in deals])
        least, most = max(mean - half, 0), min(mean + half, 1)  # of all games, none or all
        yield (
            f"{level:8} {seats} seats  {100 * mean / seats:5.1f} % a seat"
            f"  (95 %: {100 * least / seats:.1f} to {100 * most / seats:.1f})"
        )
    nobody = sum(not winners for winners, _, _ in games)
    tied = sum(len(winners) > 1 for winners, _, _ in games)
    actions = sum(actions for _, _, actions in games) / len(games)
    yield f"nobody won {nobody}, several {tied}; {actions:.1f} actions each"


def settings_of(args):
    """Return the options asked for: the preset's, then those given one by one."""
    options = {}
    module = part_of(args.game, "options")
    if args.preset:
        presets = dict(module.PRESETS)
        requests.one_of("preset", args.preset, list(presets))
        options.update(presets[args.preset])
    options.update(requests.read_options(args.option))
    seats = args.levels.count(",") + 1 if args.levels else 1
    if seats > 1 and any(option.name == "players" for option in module.OPTIONS):
        options.setdefault("players", seats)
    try:
        return complete(options, module.OPTIONS)
    except BadOptions as error:
        raise Sorry(str(error))


def _work(arguments):
    args = parser().parse_args(arguments)
    unit = "matches" if args.matches is not None else "rounds"
    asked = args.matches if args.matches is not None else args.rounds
    asked = 1000 if asked is None else asked
    cli.within(unit, asked, 1, _MOST_ROUNDS)
    cli.within("jobs", args.jobs, 1, _MOST_JOBS)
    requests.check_launch({"game": args.game, "seed": args.seed})
    options = settings_of(args)
    players = selfplay.players_of(args.game, options)
    offered = (*selfplay.bot_of(args.game).LEVELS, selfplay.RANDOM)
    alternating = ",".join((["hard", "medium"] * players)[:players])
    levels = cli.read_levels(args.levels or alternating, players, offered)
    seeds = [deal_seed(args.seed, number) for number in range(-(-asked // len(levels)))]
    began = time.perf_counter()
    try:
        deals = tournament(args.game, unit, options, levels, seeds, args.jobs)
    except subprocess.CalledProcessError as error:
        raise Sorry(f"a worker process failed: {error}")
    for line in table(unit, levels, deals):
        print(line)
    seconds = time.perf_counter() - began
    rounds = sum(rounds for results in deals for _, rounds, _ in results)
    print(f"{seconds:.1f} s, {rounds / seconds:.1f} rounds a second in {args.jobs} processes")
    return 0


def main(argv=None):
    """Run the command line and return the exit status."""
    return cli.run(_work, argv)


if __name__ == "__main__":
    sys.exit(main())
