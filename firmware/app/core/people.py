"""The people who may sit at a table: four at each game, one for each style of its bots.

A record names a bot's style and not the person: each style of a game belongs to one person.
The levels of a game's people rise from the first to the last.
"""

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
