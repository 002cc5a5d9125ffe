"""docs/adding-a-game.md is true: High-Low, a complete tiny game, joins a copy of the project.

tests/template has the new files of the game, each where it belongs in the project. EDITS are the
changes to files that exist.
"""

import os
import shutil
import subprocess
import sys

import pytest

from sim.command import ROOT
from tests.sample import sampled
from tools.common import interpreter

TEMPLATE = os.path.join(ROOT, "tests", "template")

_TEXTS = """
#. The name of a game.
#. Stands in: menu
msgctxt "GAME_HIGHLOW"
msgid "High-Low"
msgstr ""

#. One line about High-Low in the main menu.
#. Stands in: menu_help
msgctxt "GAME_HIGHLOW_HELP"
msgid "Higher or lower? For one to three."
msgstr ""

#. A match of High-Low: the title of its screen, a row of a list, and within RESUME_INFO.
#. Stands in: title, label
#. {0}: the game; any of GAME_HIGHLOW
#. {1}: the number of the round; such as "88"
msgctxt "MATCH_HIGHLOW"
msgid "{0}, round {1}"
msgstr ""
"""
_MASK = """
mask GAME_HIGHLOW
....#....
...###...
..#####..
.........
..#####..
...###...
....#....
"""
# Existing file: (text in it, what stands there instead). Without a text, it is added at the end.
EDITS = {
    "engine/games.py": ('"ceki")', '"ceki", "highlow")'),
    "assets/texts/shell.pot": ("", _TEXTS),
    "assets/shell/shell.txt": ("", _MASK),
    "firmware/app/core/games.py": (
        "SEAT_NAMES = {",
        'SEAT_NAMES = {\n    "highlow": ("Ann", "Bob", "Cleo", "Dan"),',
    ),
    "tools/playthroughs/__main__.py": (
        "SCENES = {",
        'HIGHLOW = (Scene("default", {}, _MIXED[:2], 0, ("match over",), 2),)\n'
        'SCENES = {"highlow": HIGHLOW, ',
    ),
    "tools/play/scenes.py": (
        "SCENES = {",
        'SCENES = {\n    "highlow": (("highlow_table", "app.highlow.table.Table", "turn"),),',
    ),
}
BOARDS = {
    "waveshare_lcd13": "240x240",
    "display_pack2": "320x240",
    "waveshare_lcd114": "240x135",
    "ssd1306_diy": "128x64",
}


def run(folder, *arguments):
    """Run Python in a copy of the project; return what it printed."""
    path = os.pathsep.join((str(folder), str(folder / "firmware")))
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy of the project that High-Low has joined; its texts, layouts and art are made."""
    folder = tmp_path_factory.mktemp("template") / "project"
    unwanted = shutil.ignore_patterns("__pycache__", "frames", "sessions", "saved", "template")
    for name in ("assets", "docs", "engine", "firmware", "hal", "sim", "tests", "tools"):
        shutil.copytree(os.path.join(ROOT, name), folder / name, ignore=unwanted)
    shutil.copy(os.path.join(ROOT, "pyproject.toml"), folder)
    shutil.copytree(TEMPLATE, folder, dirs_exist_ok=True)
    for name, (text, other) in EDITS.items():
        source = (folder / name).read_text("utf-8")
        assert source.count(text) == 1 or not text, name
        changed = source.replace(text, other) if text else source.rstrip("\n") + "\n" + other
        (folder / name).write_text(changed, "utf-8")
    for tool in ("tools.texts", "tools.layouts", "tools.assets"):
        run(folder, "-m", tool)
    return folder


def test_the_page_names_the_files_that_a_new_game_changes():
    with open(os.path.join(ROOT, "docs", "adding-a-game.md"), encoding="utf-8") as file:
        page = file.read()
    for name in EDITS:
        assert os.path.exists(os.path.join(ROOT, name))
        assert f"`{name}`" in page
    for folder, _, names in os.walk(TEMPLATE):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), TEMPLATE)
            assert not os.path.exists(os.path.join(ROOT, path)), f"{path} exists"


@pytest.mark.parametrize("players", sampled((3,), (1, 3)))
@pytest.mark.parametrize("board", BOARDS, ids=BOARDS.values())
def test_a_whole_match_from_the_menu(project, board, players):
    seen = run(project, "tests/host/template_script.py", board, str(players)).split()
    assert seen == ["Menu", "NewMatch", "Table", "ActionMenu", "RoundEnd", "MatchEnd", "Menu"]


def test_its_examples_are_true_and_its_bots_play(project):
    for name in sorted(os.listdir(project / "engine" / "highlow")):
        if name != "__init__.py":
            module = f"engine.highlow.{name[:-3]}"
            run(project, "-c", f"import doctest, {module} as m; assert not doctest.testmod(m)[0]")
    asked = "--game highlow --levels hard,easy --seed 0000000000000001"
    said = run(project, "-m", "tools.transcript", "play", *asked.split(" "))
    assert "> match over, won by" in said


def test_its_bots_play_alike_on_micropython(project):
    program = (
        "import sys; sys.path[:0] = ['.', 'firmware'];"
        "from tools.play import selfplay as s;"
        "r = s.new_record('highlow', {'players': 3}, ['easy', 'medium', 'hard'], '0' * 16);"
        "s.play(r); print(r.text())"
    )
    found = interpreter.micropython()
    if found is None:
        pytest.skip("no micropython beside this Python nor on the PATH")
    done = subprocess.run(
        [found, "-c", program], cwd=project, capture_output=True, text=True, check=True
    )
    assert done.stdout == run(project, "-c", program)


def test_its_rule_cases_hold_and_nothing_is_missing(project):
    run(project, "-m", "tools.rules", "tests/rules/highlow_guess.json")
    tests = ("tests/host/test_meta.py", "tests/host/test_rules_page.py")
    run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "highlow", *tests)


def test_its_texts_fit_on_every_screen(project):
    asked = "stands_somewhere or (fits and en) or layouts or modules_are_what"
    tests = ("tests/host/test_text_widths.py", "tests/host/test_layouts.py")
    run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", asked, *tests)


def test_it_satisfies_the_contract(project):
    (project / "check.py").write_text(
        """from engine import contract
from engine.highlow import bot, events, names, notation, options, state, view

STATE: contract.StateModule = state
MATCH: contract.State = state.State()
VIEW: contract.View = view.View(state.State(), 0)
OPTIONS: contract.OptionsModule = options
EVENTS: contract.EventsModule = events
NAMES: contract.NamesModule = names
NOTATION: contract.NotationModule = notation
BOT: contract.BotModule = bot
""",
        "utf-8",
    )
    assert "0 errors" in run(project, "-m", "pyright", "check.py")


def test_it_is_built_with_the_rest(project):
    run(project, "-m", "tools.build", "--board", "ssd1306_diy", "--lang", "en")
    pack = next((project / "build" / "ssd1306_diy").rglob("*.pack")).read_bytes()
    assert b"app/highlow/table" in pack
