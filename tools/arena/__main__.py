"""Bots against bots: shares of the games won, points and ratings, with 95 % intervals.

    python -m tools.arena --game okey --rounds 1000 --levels hard,medium,hard,medium
    python -m tools.arena --game koikoi --matches 2000 --levels hard,medium --preset nintendo
    python -m tools.arena --game ceki --matches 4000 --levels hard,live,live,live --until 0.8
    python -m tools.arena --game koikoi --matches 400 --pool easy,medium,hard --plot pool.png
    python -m tools.arena --game ceki --matches 200 --levels mine,hard --bot "mine=./my_bot"

docs/bots.md explains the tournaments, and how to write a bot.
"""

import os
import sys
import time

from engine.contract import BadOptions, complete
from engine.games import load
from sim import choices
from sim.command import (
    Parser,
    UsageError,
    check_folder,
    check_output,
    one_of,
    read_levels,
    run,
    within,
)
from tools.arena import plot, progress, rating, report, secret_seeds
from tools.arena.cluster import Cluster
from tools.arena.extras import Extras
from tools.arena.journal import Journal
from tools.arena.local import Local
from tools.arena.plan import Plan, pairings
from tools.arena.results import seatings
from tools.play import selfplay

_MOST_GAMES = 10_000_000  # all results are kept in memory until the end
_MOST_JOBS = 1000
_MOST_MS = 3_600_000
_FIRST_LOOK = 50  # deals, after which --until looks at the interval for the first time
_EVERY = 20  # deals, after which the progress shows the share again
_DEFAULT = 1000


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.arena", description=__doc__.split("\n")[0])
    p.add_argument("--game", default="okey", help=selfplay.names(choices.games()))
    length = p.add_mutually_exclusive_group()
    length.add_argument("--rounds", type=int, metavar="N", help="at least so many (1000)")
    length.add_argument("--matches", type=int, metavar="N", help="whole matches, at least so many")
    p.add_argument(
        "--until", type=float, metavar="P", help="stop when all intervals are within +-P %% a seat"
    )
    table = p.add_mutually_exclusive_group()
    seats = "one per seat, by commas (hard and medium in turn); hard:bold: in a style"
    table.add_argument("--levels", help=seats)
    table.add_argument("--pool", help="bots that meet each other, by commas: their ratings")
    p.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help="a program that plays"
    )
    p.add_argument("--move-ms", type=int, default=5000, metavar="N", help="limit of a program")
    p.add_argument("--start-ms", type=int, default=10000, metavar="N", help="more the first time")
    p.add_argument(
        "--seed", metavar="HEX", help="16 hex digits, or several by commas (default: four drawn)"
    )
    p.add_argument("--preset", metavar="NAME", help="of the game's options")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="workers")
    p.add_argument("--dask", action="store_true", help="workers of dask.distributed, here")
    p.add_argument("--scheduler", metavar="ADDRESS", help="dask workers of this scheduler")
    p.add_argument("--records", metavar="FOLDER", help="keep the moves, and programs' errors")
    p.add_argument("--deal", type=int, metavar="N", help="only this deal, counted from 0")
    p.add_argument("--out", metavar="FILE", help="keep results as JSON lines, and go on from them")
    p.add_argument("--plot", metavar="FILE", help="draw the result: .png or .svg")
    return p


def settings_of(args, seats):
    """Return the options: those of the preset, changed by those given one by one.

    seats: how many players --levels names, 1 if that is open.
    """
    options = {}
    module = load(args.game, "options")
    if args.preset:
        presets = dict(module.PRESETS)
        one_of("preset", args.preset, list(presets))
        options.update(presets[args.preset])
    options.update(choices.read_options(args.option))
    if seats > 1 and any(option.name == "players" for option in module.OPTIONS):
        options.setdefault("players", seats)
    try:
        return complete(options, module.OPTIONS)
    except BadOptions as error:
        raise UsageError(str(error))


def programs_of(pairs, game):
    """Return dict of name to command, from NAME=COMMAND."""
    programs = {}
    for pair in pairs:
        name, equals, command = pair.partition("=")
        if not (name and equals and command) or "," in name:
            raise UsageError(f"the bot {pair!r} is not of the form name=command")
        if name in selfplay.opponents_of(game) + selfplay.styled_of(game):
            raise UsageError(f"the bot {name!r} has the name of a level; choose another one")
        if programs.setdefault(name, command) != command:
            raise UsageError(f"there are two bots {name!r}")
    return programs


def plan_of(args):
    """Return the Plan that a command line asks for. Raises UsageError."""
    seed = args.seed or (args.out and Journal.seed_in(args.out)) or secret_seeds.drawn()
    for one in seed.split(","):
        choices.check_launch({"game": args.game, "seed": one})
    programs = programs_of(args.bot, args.game)
    styled = selfplay.styled_of(args.game)
    offered = (*selfplay.opponents_of(args.game), *styled, *programs)
    options = settings_of(args, args.levels.count(",") + 1 if args.levels else 1)
    players = selfplay.players_of(args.game, options)
    if args.pool:
        names = args.pool.split(",")
        for name in names:
            one_of("level", name, offered)
        if len(set(names)) < max(2, len(names)):
            raise UsageError("a pool has two bots or more, each of them once")
        tables = pairings(args.game, options, names)
    else:
        alternating = ",".join((["hard", "medium"] * players)[:players])
        tables = (tuple(read_levels(args.levels or alternating, players, offered)),)
    sitting = {name for table in tables for name in table}
    return Plan(
        args.game,
        "rounds" if args.matches is None else "matches",
        options,
        tables,
        seed,
        {name: command for name, command in programs.items() if name in sitting},
        args.move_ms,
        args.start_ms,
        os.path.abspath(args.records) if args.records else "",
    )


def looks(most, until):
    """Return the numbers of deals after which the results are looked at; the last is `most`.

    There are few of them, since each look is one more chance to stop by accident.
    """
    found = []
    deals = _FIRST_LOOK
    while until is not None and deals < most:
        found.append(deals)
        deals = deals * 3 // 2
    return [*found, most]


def play(plan, journal, workers, most, until, extras):
    """Play up to `most` deals at every table; return how many were needed.

    until: None, or the half interval in percent a seat at which to stop; extras: an Extras.
    """
    missing = sum(task not in journal.done for task in plan.tasks(most))
    with progress.shown(missing) as step:
        for deals in looks(most, until):
            tasks = [task for task in plan.tasks(deals) if task not in journal.done]
            for table, deal, games in workers.play(tasks):
                extras.take(table, deal, games)
                journal.add(table, deal, games)
                step(_standing(plan, journal))
            if until is not None and _precision(plan, journal, deals) <= until:
                return deals
    return most


def _standing(plan, journal):
    """Return what is known so far about the first bot of a single table, as text, now and then."""
    known = len(journal.done)
    seldom = 10 ** (len(str(known)) - 1) // 5  # the more is known, the longer the counting takes
    if len(plan.tables) > 1 or known % max(_EVERY, seldom):
        return None
    name, seats = plan.tables[0][0], plan.tables[0].count(plan.tables[0][0])
    samples = [report.share(name, games) for games in journal.done.values()]
    mean, half = report.interval(samples)
    return f"{name} {100 * mean / seats:.1f} +-{100 * half / seats:.1f} % a seat"


def _precision(plan, journal, deals):
    """Return the widest half interval of all tables, in percent a seat."""
    return 100 * max(
        report.widest(names, journal.deals(table, deals))
        for table, names in enumerate(plan.tables)
    )


def tell(args, plan, journal, deals):
    """Print the report of the first deals, and draw it if a plot was asked for."""
    for table, names in enumerate(plan.tables):
        played = journal.deals(table, deals)
        for line in report.lines(plan.unit, names, played):
            print(line)
        seeds = plan.seed.count(",") + 1
        if 1 < seeds <= deals and len(set(names)) > 1:
            print(report.by_seed(names, played, seeds))
    if args.pool:
        names = args.pool.split(",")
        by_deal = [
            [journal.done[table, deal] for table in range(len(plan.tables))]
            for deal in range(deals)
        ]
        rated = rating.of_pool(names, plan.tables, by_deal)
        print("rating")
        for line in rating.lines(rated):
            print(line)
        if args.plot:
            plot.ratings(rated, args.plot)
    elif args.plot:
        plot.shares(plan.unit, plan.tables[0], journal.deals(0, deals), args.plot)


def check(args, asked):
    """Refuse numbers and files that make no sense."""
    within("rounds" if args.matches is None else "matches", asked, 1, _MOST_GAMES)
    within("jobs", args.jobs, 1, _MOST_JOBS)
    within("move-ms", args.move_ms, 1, _MOST_MS)
    within("start-ms", args.start_ms, 0, _MOST_MS)
    if args.until is not None and not 0 < args.until <= 100:
        raise UsageError("--until is a number of percent above 0")
    if args.deal is not None:
        within("deal", args.deal, 0, _MOST_GAMES)
        if not args.seed and not (args.out and Journal.seed_in(args.out)):
            raise UsageError(
                "--deal needs the tournament's --seed: the end of its report names it"
            )
    if args.records is not None:
        check_folder(args.records)
    for path in (args.out, args.plot):
        if path is not None:
            check_output(path)
    if args.plot:
        if not args.plot.endswith(plot.ENDINGS):
            raise UsageError("the name of a plot ends in " + " or ".join(plot.ENDINGS))
        plot.figure()


def play_again(plan, deal, extras):
    """Play one deal at every table, and print what came out. Returns the exit status."""
    workers = Local(plan, 1)
    try:
        for table, _, games in workers.play([(table, deal) for table in range(len(plan.tables))]):
            extras.take(table, deal, games)
            for line in report.lines(plan.unit, plan.tables[table], [games]):
                print(line)
    finally:
        workers.close()
    for line in extras.lines():
        print(line)
    return 0


def main(arguments):
    """Play the tournament of the command line. Returns the exit status."""
    args = parser().parse_args(arguments)
    asked = args.rounds if args.matches is None else args.matches
    asked = _DEFAULT if asked is None else asked
    check(args, asked)
    plan = plan_of(args)
    extras = Extras(plan.records)
    if args.deal is not None:
        return play_again(plan, args.deal, extras)
    games = len(seatings(plan.tables[0]))
    journal = Journal(plan, args.out)
    known = len(journal.done)
    began = time.perf_counter()
    workers = None
    try:
        if args.dask or args.scheduler:
            workers = Cluster(plan, args.scheduler, args.jobs)
        else:
            workers = Local(plan, args.jobs)
        deals = play(plan, journal, workers, -(-asked // games), args.until, extras)
    except (KeyboardInterrupt, UsageError):
        if args.out and journal.done:
            print(
                f"\n{args.out} has {len(journal.done)} deals: the same command goes on from there."
            )
        raise
    finally:
        if workers:
            workers.close()
        journal.close()
    seconds = time.perf_counter() - began
    tell(args, plan, journal, deals)
    for line in extras.lines():
        print(line)
    played = list(journal.done.values())[known:]
    rounds = sum(game["rounds"] for games in played for game in games)
    where = f"on the workers of {args.scheduler}" if args.scheduler else f"{args.jobs} workers"
    pace = f"{seconds:.1f} s, {rounds / seconds:.1f} rounds a second, {where}"
    print(f"{pace}; --seed {plan.seed} plays the same deals")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
