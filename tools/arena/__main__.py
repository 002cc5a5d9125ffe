"""Bots against bots: how many rounds or matches each level wins, with 95 % intervals.

    python -m tools.arena --game okey --rounds 1000 --levels hard,medium,hard,medium
    python -m tools.arena --game koikoi --matches 2000 --levels hard,medium --preset nintendo

The level `random` chooses any legal action. tools/arena/tournament.py explains a tournament.
"""

import os
import subprocess
import sys
import time

from engine.contract import BadOptions, complete
from engine.games import LEVELS, load
from sim import requests
from sim.requests import Sorry
from tools.arena import tournament
from tools.common import cli
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


def settings_of(args):
    """Return the options: those of the preset, changed by those given one by one."""
    options = {}
    module = load(args.game, "options")
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


def main(arguments):
    """Play the tournament of the command line. Returns the exit status."""
    args = parser().parse_args(arguments)
    unit = "matches" if args.matches is not None else "rounds"
    asked = args.matches if args.matches is not None else args.rounds
    asked = 1000 if asked is None else asked
    cli.within(unit, asked, 1, _MOST_ROUNDS)
    cli.within("jobs", args.jobs, 1, _MOST_JOBS)
    requests.check_launch({"game": args.game, "seed": args.seed})
    options = settings_of(args)
    players = selfplay.players_of(args.game, options)
    offered = (*LEVELS, selfplay.RANDOM)
    alternating = ",".join((["hard", "medium"] * players)[:players])
    levels = cli.read_levels(args.levels or alternating, players, offered)
    seeds = [tournament.deal_seed(args.seed, number) for number in range(-(-asked // len(levels)))]
    began = time.perf_counter()
    try:
        deals = tournament.play(args.game, unit, options, levels, seeds, args.jobs)
    except subprocess.CalledProcessError as error:
        raise Sorry(f"a worker process failed: {error}")
    for line in tournament.table(unit, levels, deals):
        print(line)
    seconds = time.perf_counter() - began
    rounds = sum(rounds for results in deals for _, rounds, _ in results)
    print(f"{seconds:.1f} s, {rounds / seconds:.1f} rounds a second in {args.jobs} processes")
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
