"""The end of a match names its greatest win, on every class of screens."""

from app.core import screens
from app.core.modules import drop, load_module
from engine.ceki import score as ceki_score
from engine.koikoi import yaku
from engine.okey import score as okey_score
from sim.web.reader import Reader
from tests.app import tables

GREATEST = (
    ("okey", (8, 12, 1, okey_score.JOKER_THROWN), "Joker thrown -8", "round 12"),
    ("koikoi", (10, 7, 1, yaku.GOKO), "Five Brights 10", "month 7"),
    ("koikoi", (6, 7, 0, -1), "Lucky hand 6", "month 7"),
    ("ceki", (243, 12, 5, ceki_score.TRIPLE), "81 x 3 = 243", "hand 12"),
)
PLAYERS = {"okey": 4, "koikoi": 2, "ceki": 6}


def test_the_end_of_a_match_names_its_greatest_win():
    for profile in ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy"):
        for game, best, what, when in GREATEST:
            lines, names = ending(profile, game, best)
            told = [line for line in lines if line.startswith("Best: ")]
            said = "Best: " + what + ", " + names[best[2]]
            if profile == "ssd1306_diy":
                assert told == [said.replace(" -8", "").replace(" 10", "").replace(" 6,", ",")], (
                    lines
                )
            else:
                assert told == [said + ", " + when], lines
            lines, _ = ending(profile, game, None)
            assert not [line for line in lines if "Best" in line], lines


def ending(profile, game, best):
    """Return the lines of the picture at the end of a match, and the names of the seats.

    best: view.best
    """
    for name in screens.CLASSES:
        drop("app." + game + "." + name)
    players = PLAYERS[game]
    options = {} if game == "koikoi" else {"players": players}
    seats = ("human",) + ("easy",) * (players - 1)
    loop, table = tables.opened(game, options, seats, "0" * 16, profile=profile)
    loop.canvas = Reader(loop.canvas.width, loop.canvas.height, loop.canvas.mono)
    places = [1] + [2] * (players - 1)
    table.view.outcome = okey_score.Outcome((0,), places)
    table.view.best = best
    end = table.match_end()
    end.loop = loop
    end.draw()
    return loop.canvas.lines(), table.painter.names


def test_the_greatest_win_is_clear_of_the_standings_and_the_keys():
    for name in screens.CLASSES:
        for game, players in PLAYERS.items():
            layout = load_module("app." + game, name)
            _, top, _, high = layout.END_ROW
            end = top + layout.END_GAP + (players - 1) * layout.END_STEP + high
            if game == "koikoi":
                assert end <= layout.MONTHS[1], (name, game)
                end = layout.MONTHS[1] + layout.MONTHS[3]
            begin = layout.END_BEST[1]
            assert end < begin, (name, game)
            assert begin + layout.FONT.cap < layout.RESULT_KEYS[1], (name, game)
