"""`pip install .` gives the engine, and nothing else of the project."""

import os
import subprocess
import sys
import zipfile
from importlib import metadata

import pytest

from engine.games import GAMES
from sim.command import ROOT

SETUPTOOLS = 77  # the first that reads the licence as pyproject.toml writes it


def test_the_package_is_the_engine_alone(tmp_path):
    if int(metadata.version("setuptools").partition(".")[0]) < SETUPTOOLS:
        pytest.skip("setuptools is too old; make check installs another")
    source = tmp_path / "source"
    source.mkdir()
    for name in sorted(os.listdir(ROOT)):
        if name not in ("build", "tessera.egg-info"):
            (source / name).symlink_to(os.path.join(ROOT, name))
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "-q", "-w", str(tmp_path), str(source)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as package:
        names = [name for name in package.namelist() if ".dist-info/" not in name]
        package.extractall(tmp_path / "installed")
    assert {name.partition("/")[0] for name in names} == {"engine"}
    script = "from engine.{0}.state import State; print(repr(State())); str(State().view(0))"
    for game in GAMES:
        command = [sys.executable, "-c", script.format(game)]
        folder = tmp_path / "installed"
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        told = done.stdout
        assert told.startswith(f"<{game}: round 1, seat ")
