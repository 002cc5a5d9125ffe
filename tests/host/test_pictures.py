"""The README shows what `make pictures` makes; films show a turn of each game."""

import subprocess
import sys

import pytest
from PIL import Image

from tests.host.micropython import ROOT
from tools import films


def test_the_pictures_of_the_readme_are_up_to_date():
    command = [sys.executable, "-m", "tools.pictures", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", sorted(films.TURNS))
def test_a_film_of_a_turn_lasts_from_the_deal_to_the_next_turn(game, tmp_path):
    with Image.open(films.take(game, "ssd1306_diy", tmp_path)) as film:
        assert film.size == (128 * 4, 64 * 4)
        total_ms = 0
        for number in range(film.n_frames):
            film.seek(number)
            total_ms += film.info["duration"]
    assert film.n_frames > 60
    assert 5000 < total_ms < 20000
