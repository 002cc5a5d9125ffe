"""The README shows what `make pictures` makes."""

import subprocess
import sys

from sim.command import ROOT


def test_the_pictures_of_the_readme_are_up_to_date():
    command = [sys.executable, "-m", "tools.pictures", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
