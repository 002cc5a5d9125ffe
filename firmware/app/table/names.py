"""Names of the seats, and the text that says who has won a match."""

from app.texts.catalog import fill, t
from app.texts.table import ids


def seat_names(names, players, you, mono=False):
    """Return a short name per seat: "you" for seat `you`, the next of `names` for each other.

    mono: whether for a one-bit screen, where "you" has less room.
    """
    own = t(ids.YOU_SHORT if mono else ids.YOU)
    others = iter(names)
    return [own if seat == you else next(others) for seat in range(players)]


def brief(name, piece, has_taken):
    """Return what somebody has thrown, in fewer and fewer words: a tuple.

    has_taken: whether the piece that lay there was taken before.
    """
    fewest = fill(ids.BRIEF, name, piece)
    return (fill(ids.BRIEF_TAKES, name, piece), fewest) if has_taken else (fewest,)


def match_title(winners, sides, mine, are_teams=False):
    """Return the text that says who has won the match.

    winners: list of side numbers; sides: the name of each side; mine: the player's side;
    are_teams: whether a side has several seats.
    """
    if mine in winners and (len(winners) == 1 or are_teams):
        return t(ids.YOU_WIN_MATCH)
    if len(winners) == 1 and not are_teams:
        return fill(ids.WINS_MATCH, sides[winners[0]])
    text = sides[winners[0]]
    for side in winners[1:]:
        text = fill(ids.TEAM, text, sides[side])
    return fill(ids.WIN_MATCH, text)
