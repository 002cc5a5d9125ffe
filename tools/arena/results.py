"""The result of one game of a tournament, a round or a match; portable."""

from engine.koikoi.actions import KOIKOI, NEXT_ROUND, STOP


def seatings(names):
    """Return the different seatings of a table: for each, places in `names`, one per seat.

    They are the rotations of the names, each once.

    >>> seatings(["a", "b", "a", "b"])
    [[0, 1, 2, 3], [1, 2, 3, 0]]
    """
    places = list(range(len(names)))
    found = []
    seen = []
    for turned in places:
        seating = places[turned:] + places[:turned]
        sitting = [names[place] for place in seating]
        if sitting not in seen:
            seen.append(sitting)
            found.append(seating)
    return found


def seats_of(side, state):
    """Return the seats of a side: one seat, or two partners."""
    sides = len(state.scores)
    return [seat for seat in range(state.players) if seat % sides == side]


def calls_of(actions, unit):
    """Return by seat [how often it called koi-koi, in how many chances], at Koi-Koi.

    actions: a list of (seat, action, ...). The last month of a match does not count: a player who
    is behind calls there to win the match.
    """
    calls = [[0, 0], [0, 0]]
    months = sum([action[1] == NEXT_ROUND for action in actions])
    for seat, action, *_ in actions:
        if action == NEXT_ROUND:
            months -= 1
        elif action in (STOP, KOIKOI) and (months or unit == "rounds"):
            calls[seat][0] += action == KOIKOI
            calls[seat][1] += 1
    return calls


def result_of(game, state, names, before, unit, actions, lost=None):
    """Return the result of a game as a dict of JSON values.

    game: its name; names: who sat where; before: points of each side when the game began; unit:
    "rounds" or "matches"; actions: a list of (seat, action, ...); lost: None, or (seat, sentence)
    of a bot that had to be stopped. Then the game is over, all other sides have won it, and nobody
    gets points for it.

    seats     names of the bots, by seat
    winners   list of seats; empty if nobody won
    points    by seat: points that its side won or lost in the game
    rounds, actions    how many there were
    calls     only at Koi-Koi: see calls_of
    lost      the seat and the sentence, only if a bot had to be stopped
    """
    sides = len(state.scores)
    if lost:
        winning = [side for side in range(sides) if side != lost[0] % sides]
    elif unit == "matches":
        winning = state.outcome().winners
    else:
        winner = state.round_result.winner
        winning = [] if winner < 0 else [winner % sides]
    gained = [after - points for after, points in zip(state.scores, before)]
    if lost:
        gained = [0] * sides
    result = {
        "seats": names,
        "winners": sorted([seat for side in winning for seat in seats_of(side, state)]),
        "points": [gained[seat % sides] for seat in range(state.players)],
        "rounds": state.round_no,
        "actions": len(actions),
    }
    if game == "koikoi":
        result["calls"] = calls_of(actions, unit)
    if lost:
        result["lost"] = list(lost)
    return result
