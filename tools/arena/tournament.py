"""Tournaments of bots: how many rounds or matches each level wins, with 95 % intervals.

Every deal is played once for each rotation of the levels around the table, so that neither the
tiles nor the seats favour a level. These matches together are one sample of the interval. Worker
processes play, on MicroPython if there is one. `python -m tools.arena` is the command.
"""

import concurrent.futures
from math import sqrt

from engine import rng
from tools.common import interpreter


def deal_seed(seed, number):
    """Return the seed of one deal of a tournament."""
    return "".join(["%04x" % word for word in rng.mix(seed, number & 0xFFFF, number >> 16)])


def play(game, unit, options, levels, seeds, jobs):
    """Play "rounds" or "matches" from each seed; return the result of `read` for each."""
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
    """Return the share of one deal's games that a level's seats won; a tie shares the win."""
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
    """Return the lines of the report: per level, the share of the games that each seat won.

    Seats of one level share a win, so the interval is that of the level's share, divided by the
    number of its seats.
    """
    games = [game for results in deals for game in results]
    yield f"{len(games)} {unit} of {','.join(levels)}"
    for level in sorted(set(levels)):
        seats = levels.count(level)
        mean, half = interval([share(levels, level, results) for results in deals])
        least, most = max(mean - half, 0), min(mean + half, 1)  # between none and all of the games
        yield (
            f"{level:8} {seats} seats  {100 * mean / seats:5.1f} % a seat"
            f"  (95 %: {100 * least / seats:.1f} to {100 * most / seats:.1f})"
        )
    nobody = sum(not winners for winners, _, _ in games)
    tied = sum(len(winners) > 1 for winners, _, _ in games)
    actions = sum(actions for _, _, actions in games) / len(games)
    yield f"nobody won {nobody}, several {tied}; {actions:.1f} actions each"
