"""The statistics come to the desk as a table and a picture."""

import csv
import io

from PIL import Image

from hal.store import Store
from sim.command import run
from sim.launcher import prepare
from tools import stats

prepare()

from app.core.statistics import Statistics  # noqa: E402 - after prepare


def counted(folder):
    """Store statistics of two games in a folder."""
    for game, group in (("okey", "medium classic 4"), ("ceki", "mixed own 5"), ("ceki", "other")):
        book = Statistics(Store(str(folder)), game)
        book.count(group, 1, group, 1, -2, 90)
        book.add("", ["pairs", "twin", "pairs"] if game == "okey" else [], [])
        book.save()


def test_the_table_has_a_row_for_each_group(tmp_path, capsys):
    counted(tmp_path)
    assert run(stats.main, ["--data", str(tmp_path)]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [(row["game"], row["level"], row["players"]) for row in rows] == [
        ("okey", "medium", "4"),
        ("okey", "all", ""),
        ("ceki", "mixed", "5"),
        ("ceki", "other", ""),
        ("ceki", "all", ""),
    ]
    assert [row["rounds_won"] for row in rows] == ["1", "1", "1", "1", "2"]
    assert [row["points"] for row in rows] == ["-2", "-2", "-2", "-2", "-4"]
    assert [row["made"] for row in rows] == ["", "pairs 2; twin 1", "", "", ""]


def test_the_picture_has_a_bar_for_each_group(tmp_path):
    counted(tmp_path)
    picture, table = tmp_path / "s.png", tmp_path / "s.csv"
    wanted = ["--data", str(tmp_path), "-o", str(table), "--picture", str(picture)]
    assert run(stats.main, wanted) == 0
    image = Image.open(picture)
    assert image.getpixel((stats.LEFT + 20, 24 + 10)) == (0xD8, 0xA5, 0x20)
    assert table.read_text("utf-8").startswith("game,level")


def test_no_statistics_and_damaged_ones_are_a_sentence(tmp_path, capsys):
    assert run(stats.main, ["--data", str(tmp_path)]) == 2
    assert "no round was counted" in capsys.readouterr().err
    Store(str(tmp_path)).save("stats_okey", b"nonsense")
    assert run(stats.main, ["--data", str(tmp_path)]) == 2
    assert "damaged" in capsys.readouterr().err
