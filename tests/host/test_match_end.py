"""The end of a match names its greatest win and fits, on every class of screens."""

import itertools

from app.core import screens
from app.core.modules import drop
from app.core.statistics import ACHIEVEMENTS
from app.table.setup_texts import SetupTexts
from app.texts.catalog import fill
from app.texts.languages import LANGUAGES
from app.texts.table import ids as table_ids
from engine.ceki import score as ceki_score
from engine.compat import load_module
from engine.koikoi import yaku
from engine.okey import score as okey_score
from sim.reader import Reader
from tests.app import tables
from tests.sample import sampled

GREATEST = (
    ("okey", (8, 12, 1, okey_score.JOKER_THROWN), "Joker thrown -8", "round 12"),
    ("koikoi", (10, 7, 1, yaku.GOKO), "Five Brights", "month 7"),
    ("koikoi", (6, 7, 0, -1), "Lucky hand", "month 7"),
    ("ceki", (243, 12, 5, ceki_score.TRIPLE), "81 x 3 = 243", "hand 12"),
)
PLAYERS = {"okey": 4, "koikoi": 2, "ceki": 6}


def test_the_end_of_a_match_names_its_greatest_win():
    for profile in ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy"):
        for game, best, what, when in GREATEST:
            lines, names = ending(profile, game, best)
            told = [line for line in lines if line.startswith("Best: ")]
            is_low = profile == "ssd1306_diy"
            said = (what.replace(" -8", "") if is_low else what) + ", " + names[best[2]]
            if game == "koikoi":
                said = when + ", " + names[best[2]] + " +%d" % best[0]
                said += "" if is_low else ", " + what
            elif not is_low:
                said += ", " + when
            assert told == ["Best: " + said], lines
            lines, _ = ending(profile, game, None)
            assert not [line for line in lines if "Best" in line], lines


def ending(profile, game, best):
    """Return the lines of the picture at the end of a match, and the names of the seats.

    best: view.best
    """
    loop, end = at_the_end(profile, game, best)
    loop.canvas = Reader(loop.canvas.width, loop.canvas.height, loop.canvas.mono)
    end.painter.canvas = loop.canvas
    end.loop = loop
    end.draw()
    lines = loop.canvas.lines()
    for page in range(1, end._pages()):
        end._page = page
        end.draw()
        lines += loop.canvas.lines()
    return lines, end.painter.names


def at_the_end(profile, game, best, lang="en"):
    """Return the loop, and the end of a match that is not entered. best: view.best"""
    for name in screens.CLASSES:
        drop("app." + game + "." + name)
    players = PLAYERS[game]
    options = {} if game == "koikoi" else {"players": players}
    seats = ("human",) + ("easy",) * (players - 1)
    loop, table = tables.opened(game, options, seats, "0" * 16, profile=profile, lang=lang)
    places = [1] + [2] * (players - 1)
    table.view.outcome = okey_score.Outcome((0,), places)
    table.view.best = best
    return loop, table.match_end()


def test_the_parts_of_the_end_are_clear_of_each_other_and_the_keys():
    for name in screens.CLASSES:
        for game, players in PLAYERS.items():
            layout = load_module("app." + game, name)
            x, top, w, high = layout.END_ROW
            parts = [[(x, top, w, (players - 1) * layout.END_STEP + high)]]
            for number, place in enumerate((layout.END_PICTURE, layout.END_LINES[:4])):
                apart = layout.END_APART and (number == 1 or layout.END_APART == 2)
                parts += [[place]] if apart else []
                if not apart:
                    parts[0].append(place)
            for page in parts:
                page.append((0, layout.RESULT_KEYS[1], 320, 1))
                for one, other in itertools.combinations(page, 2):
                    assert not overlap(one, other), (name, game, one, other)


def overlap(one, other):
    """Return whether two rectangles overlap."""
    x, y, w, h = one
    x1, y1, w1, h1 = other
    return x < x1 + w1 and x1 < x + w and y < y1 + h1 and y1 < y + h


def test_the_end_fits_in_every_language():
    told = []
    every = sampled(3, 1)
    boards = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
    for number, profile in enumerate(boards):
        for lang in LANGUAGES[number % every :: every]:
            for game, best, _, _ in (GREATEST[0], GREATEST[1], GREATEST[3]):
                told += too_wide(profile, lang, game, best)
    assert not told, "\n".join(told)


def too_wide(profile, lang, game, best):
    """Return the lines of the end that do not fit, with every achievement won."""
    _, end = at_the_end(profile, game, best, lang)
    points = 888 if game == "ceki" else 88
    end.best, end.worst = (points, 12), (-points, 12)
    end._streak = fill(table_ids.STREAK, 88, 88)
    texts = SetupTexts(game)
    end.news = [texts.find("ACHIEVEMENT_" + str(n)) for n in range(ACHIEVEMENTS)]
    texts.unload()
    layout = end.painter.layout
    room = layout.END_LINES[2] - 2 * layout.END_LINES[5]
    width = layout.END_PRINT.width
    lines = end.lines()
    end.match.log.best_round = (88, 88, 12)
    return [
        f"{profile} {lang} {game}: {words} {value}"
        for words, value in lines + end.lines()
        if width(words) + (6 + width(value) if value else 0) > room
    ]
