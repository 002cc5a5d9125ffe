"""Pyright finds a game that breaks the contract of engine/contract.py. `make types` finds none."""

import os
import shutil
import subprocess
import sys

from sim.command import ROOT

# File, text in it, what stands there instead, and what pyright then says.
BROKEN = (
    (
        "okey/state.py",
        "def legal_actions(self",
        "def legal(self",
        '"legal_actions" is not present',
    ),
    ("okey/state.py", "self.deal_events =", "self.dealt =", '"deal_events" is not present'),
    ("koikoi/view.py", "self.round_no =", "self.round =", '"round_no" is not present'),
    ("koikoi/score.py", '"points", "hands",', '"points", "cards",', '"hands" is not present'),
    ("koikoi/notation.py", "def view(seen", "def tell(seen", '"view" is not present'),
    ("ceki/bot.py", "VERSION =", "EDITION =", '"VERSION" is not present'),
    ("ceki/judge.py", "def kind_of(", "def sort_of(", '"kind_of" is not present'),
    ("okey/bot.py", "def sparing(", "def weak(", '"sparing" is not present'),
    ("ceki/options.py", "PRESETS =", "SETS =", '"PRESETS" is not present'),
    ("ceki/events.py", "def event_for(", "def hide(", '"event_for" is not present'),
)


def check(folder):
    command = [sys.executable, "-m", "pyright", "contract_check.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_a_game_that_breaks_the_contract_is_found(tmp_path):
    shutil.copytree(os.path.join(ROOT, "engine"), tmp_path / "engine")
    shutil.copy(os.path.join(ROOT, "tests/engine/contract_check.py"), tmp_path)
    for name, text, other, _ in BROKEN:
        path = tmp_path / "engine" / name
        source = path.read_text("utf-8")
        assert text in source
        path.write_text(source.replace(text, other), "utf-8")
    said = check(tmp_path)
    for name, _, _, error in BROKEN:
        assert error in said, (name, said)
