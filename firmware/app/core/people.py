"""The people who may sit at a table: four at each game, one for each style of its bots.

A record names a bot's style and not the person: each style of a game belongs to one person.
The levels of a game's people rise from the first to the last.

They are also the ladder of their game: each is met after the one before has been beaten. The
settings keep their stars. A star stays, so a match may be counted again after a power cut.
"""

from app.core import games
from app.core.settings import CLOTHS
from engine.compat import const

# The stars of one of the people, as bits: won; won well, as the game's `well` in statistics.py
# says; won a whole match, by one of the game's sets of rules.
WON = const(1)
_WELL = const(2)
_WHOLE = const(4)

# By game: (style, level, name, name in kana). The names are as short as those of games.SEAT_NAMES.
PEOPLE = {
    "okey": (  # a coffee house by the sea
        ("high", "easy", "Han", "ハン"),
        ("pairs", "medium", "Gül", "ギュル"),
        ("left", "hard", "Alp", "アルプ"),
        ("joker", "hard", "Ege", "エゲ"),
    ),
    "koikoi": (  # a house with a garden
        ("wary", "easy", "Yui", "ゆい"),
        ("ribbons", "medium", "Emi", "えみ"),
        ("bold", "hard", "Ryo", "りょう"),
        ("spoiler", "master", "Kei", "けい"),
    ),
    "ceki": (  # a shophouse with blue tiles
        ("miser", "easy", "Poh", "ポー"),
        ("racer", "medium", "Yeo", "ヨー"),
        ("stock", "hard", "Koh", "コー"),
        ("nines", "hard", "Gek", "ゲク"),
    ),
}

# The rules of a match that decides whether somebody is beaten: a short one of two.
_SHORT = {
    "okey": {"players": 2, "start": 10},
    "koikoi": {"rounds": 6},
    "ceki": {"players": 2, "hands": 4},
}


def seats(game):
    """Return the people of a game as seats of a Match: "easy:high" and so on."""
    return [level + ":" + style for style, level, _, _ in PEOPLE.get(game, ())]


def name_of(game, style, language):
    """Return the name of the person with a style.

    >>> name_of("koikoi", "bold", "it"), name_of("koikoi", "bold", "ja")
    ('Ryo', 'りょう')
    """
    for known, _, name, kana in PEOPLE[game]:
        if known == style:
            return kana if language == "ja" else name
    raise KeyError(style)


def unlocked(stars):
    """Return how many of the people can be played for stars: the next, and all before.

    >>> unlocked([0, 0, 0, 0]), unlocked([7, 1, 0, 0]), unlocked([1, 1, 1, 1])
    (1, 3, 4)
    """
    return min((stars + [0]).index(0) + 1, len(stars))


def stars_text(stars):
    """Return the stars of one of the people as text: each in its place.

    >>> stars_text(5)
    '★–★'
    """
    return "".join(["★" if stars >> place & 1 else "–" for place in range(3)])


def set_up(game, place, stars):
    """Return the set-up, as of Setup, of the ladder's match: short, and whole once that is won."""
    options = {"players": 2} if stars[place] else _SHORT[game]
    return {"options": options, "levels": [seats(game)[place]]}


def count(settings, match, view):
    """Add the stars of a match that is over to the settings, and save them.

    Return whether they brought a cloth. A deck never comes without one.
    """
    people = seats(match.game)
    stars = settings.stars_of(match.game)
    who = match.seats[1 - view.seat] if len(match.seats) == 2 else ""
    if who not in people[: unlocked(stars)] or tuple(view.outcome.winners) != (view.seat,):
        return False
    won = WON
    if games.statistics(match.game).well(view):
        won |= _WELL
    if match.group.split(" ")[1] not in ("own", "quick"):
        won |= _WHOLE
    stars[people.index(who)] |= won
    before = settings.earned(CLOTHS)
    settings.stars[match.game] = stars
    settings.save()
    return settings.earned(CLOTHS) != before
