"""The results of one table: shares of the games won, and points, with 95 % intervals.

The games of a deal are one sample, because they have the same cards.
"""

from math import sqrt


def share(name, games):
    """Return the share of a deal's games that a bot's seats won; seats that tie share a win."""
    won = 0.0
    for game in games:
        if game["winners"]:
            seats = game["seats"]
            won += sum(seats[seat] == name for seat in game["winners"]) / len(game["winners"])
    return won / len(games)


def ahead(name, games):
    """Return by how many points a seat of a bot was ahead of a seat of the others, on average.

    None if a fault has decided all games: nobody gets points for those.
    """
    total = 0.0
    games = [game for game in games if "lost" not in game]
    if not games:
        return None
    for game in games:
        own = [points for points, who in zip(game["points"], game["seats"]) if who == name]
        rest = [points for points, who in zip(game["points"], game["seats"]) if who != name]
        if own and rest:
            total += sum(own) / len(own) - sum(rest) / len(rest)
    return total / len(games)


def interval(samples):
    """Return (mean, half of the 95 % interval) of independent samples; infinite for one alone."""
    mean = sum(samples) / len(samples)
    if len(samples) < 2:
        return mean, float("inf")
    spread = sum((one - mean) ** 2 for one in samples) / (len(samples) - 1)
    return mean, 1.96 * sqrt(spread / len(samples))


def widest(names, deals):
    """Return the largest half interval of the share a seat, among the bots of a table."""
    halves = []
    for name in set(names):
        _, half = interval([share(name, games) for games in deals])
        halves.append(half / names.count(name))
    return max(halves)


def lines(unit, names, deals):
    """Yield the report of a table. names: one per seat; deals: a list of games per deal.

    Seats of one bot share a win, so the interval is that of the bot's share, divided by the number
    of its seats.
    """
    games = [game for results in deals for game in results]
    yield f"{len(games)} {unit} of {','.join(names)}"
    width = max(8, *map(len, names))
    for name in sorted(set(names)):
        seats = names.count(name)
        mean, half = interval([share(name, results) for results in deals])
        least, most = max(mean - half, 0), min(mean + half, 1)  # between none and all of the games
        line = (
            f"{name:{width}} {seats} seats  {100 * mean / seats:5.1f} % a seat"
            f"  (95 %: {100 * least / seats:.1f} to {100 * most / seats:.1f})"
        )
        if len(set(names)) > 1:
            samples = [
                one for one in [ahead(name, results) for results in deals] if one is not None
            ]
            if samples:
                gained, spread = interval(samples)
                gained = round(gained, 2) + 0  # not -0.00
                line += f"  {gained:+.2f} points a game (+-{spread:.2f})"
        yield line
    nobody = sum(not game["winners"] for game in games)
    tied = sum(len(game["winners"]) > 1 for game in games)
    actions = sum(game["actions"] for game in games) / len(games)
    yield f"nobody won {nobody}, several {tied}; {actions:.1f} actions each"
    yield from called(games)
    yield from stopped(games)


def by_seed(names, deals, count):
    """Return a line with the first bot's share for each of several seeds, which took turns."""
    name = names[0]
    shares = []
    for at in range(count):
        mean, _ = interval([share(name, results) for results in deals[at::count]])
        shares.append(f"{100 * mean / names.count(name):.1f}")
    return f"{name} by seed: {', '.join(shares)} % a seat"


def called(games):
    """Yield a line for each bot at Koi-Koi: how often it called, and in how many chances."""
    counts = {}
    for game in games:
        for name, (calls, chances) in zip(game["seats"], game.get("calls", [])):
            before = counts.get(name, (0, 0))
            counts[name] = (before[0] + calls, before[1] + chances)
    for name in sorted(counts):
        calls, chances = counts[name]
        share = f" ({100 * calls / chances:.0f} %)" if chances else ""
        yield f"{name} called koi-koi {calls} times in {chances} chances{share}"


def stopped(games):
    """Yield a line for each bot that had to be stopped: how often, and why the first time."""
    reasons = {}
    for game in games:
        if "lost" in game:
            seat, why = game["lost"]
            reasons.setdefault(game["seats"][seat], []).append(why)
    if reasons:
        count = sum(map(len, reasons.values()))
        yield f"a fault decided {count} of {len(games)} games: lost, without points for anybody"
    for name in sorted(reasons):
        count = len(reasons[name])
        yield f"{name} was stopped and lost {count} games; the first time: {reasons[name][0]}."
