"""A build has the languages that it is asked for, and offers no others."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import runpy
import sys
from collections import namedtuple

import pytest

from sim.choices import languages, own_letters
from sim.command import UsageError
from tests.host import micropython
from tests.host.flash_rig import (
    BOARD,
    FILES,
    board,
    get,
    hashes,
    impatient,
    put,
    run,
    tree,
    tree_of,
)
from tests.sample import ALL
from tools import letters
from tools.build import building, bundle, pack, pack_languages, trees
from tools.build.program import dotted
from tools.device import install
from tools.firmware import board_folder

LARGEST = "display_pack2"  # the board with the largest build
LIMIT_KB = 736  # of English and two more languages on one board, in blocks
LIMIT_SCRIPT_KB = 160  # of a language with letters of its own, besides
LIMIT_ALL_KB = 1100  # of all languages and all boards

pytestmark = pytest.mark.usefixtures("impatient")


def texts_of(names):
    """Return the codes of the languages whose texts are among paths of modules."""
    return {
        code for code in languages() for name in names if name.startswith(f"app/texts/{code}/")
    }


def listed(known):
    return runpy.run_path(str(known["app/texts/languages.py"]))["LANGUAGES"]


def largest(count):
    """Return English and the languages with the longest texts, without those of another script.

    A script has a limit of its own, since its letters come on top.
    """
    known = building.sources()

    def size(code):
        start = f"app/texts/{code}/"
        return sum(known[name].stat().st_size for name in known if name.startswith(start))

    others = [code for code in pack_languages.every()[1:] if code not in own_letters()]
    others.sort(key=size, reverse=True)
    return pack_languages.read(",".join(["en", *others[:count]]))


# The question -----------------------------------------------------------------------------------


def test_english_is_always_there_and_comes_first():
    assert pack_languages.every()[0] == "en" and set(pack_languages.every()) == set(languages())
    assert pack_languages.read("it") == pack_languages.read("it, en") == ("en", "it")
    assert pack_languages.read("en") == ("en",)
    assert pack_languages.read("all") == pack_languages.every()
    for wrong in ("", "xx", "en,xx", "en,all", "en,,it"):
        with pytest.raises(UsageError):
            pack_languages.read(wrong)


@pytest.mark.parametrize(
    "locale, codes",
    [
        ({}, ("en",)),
        ({"LANG": "C.UTF-8"}, ("en",)),
        ({"LANG": "it_IT.UTF-8"}, ("en", "it")),
        ({"LANG": "it"}, ("en", "it")),
        ({"LANG": "it@euro"}, ("en", "it")),
        ({"LANG": "it_IT", "LC_ALL": "en_GB"}, ("en",)),
        ({"LANG": "it_IT", "LC_ALL": ""}, ("en", "it")),
        ({"LANG": "xx_XX"}, ("en",)),
    ],
)
def test_the_default_is_english_and_the_language_of_the_locale(locale, codes):
    assert pack_languages.by_default(locale) == codes


def test_a_board_names_its_languages():
    assert pack_languages.remembered(None) is None
    assert pack_languages.remembered(b"en,it\n") == ("en", "it")
    assert pack_languages.remembered(b"en,xx\n0.1.0\n") == ("en",), "of a newer version"
    every = pack_languages.every()
    assert pack_languages.remembered(pack_languages.written(every).encode()) == every


def test_every_language_has_a_name():
    names = {pack_languages.name(code) for code in pack_languages.every()}
    assert len(names) == len(pack_languages.every()) and names >= {"English", "Italiano"}
    assert not names & set(pack_languages.every())


# The modules of a choice ------------------------------------------------------------------------


def test_the_modules_of_a_choice():
    whole = building.sources()
    assert texts_of(whole) == set(languages()) and listed(whole) == pack_languages.every()
    for codes in (("en",), ("en", "it")):
        known = building.sources(codes)
        assert listed(known) == codes and texts_of(known) == set(codes)
        gone = [name for name in whole if texts_of([name]) - set(codes)]
        assert set(known) == set(whole) - set(gone)
        one, all_of_it = (m["app/texts/languages.py"].read_text("utf-8") for m in (known, whole))
        assert one.splitlines()[3:] == all_of_it.splitlines()[3:], "only the list differs"


@pytest.fixture(scope="module")
def three(once):
    """The largest build in English and two more languages."""
    return once("three", lambda out: building.build(LARGEST, out=out, languages=largest(2)))


def test_a_tree_names_its_languages(tmp_path, three):
    codes = pack_languages.written(largest(2))
    assert (three / trees.LANGUAGES).read_text() == f"{codes}\n{building.version()}\n"
    assert texts_of(trees.modules(three, building.sources())) == set(largest(2))
    source = building.build(BOARD, as_source=True, out=tmp_path / "source", languages=("en", "it"))
    assert (source / trees.LANGUAGES).read_text().startswith("en,it\n")
    folders = [path.name for path in (source / "lib" / "app" / "texts").iterdir()]
    assert set(folders) & set(languages()) == {"en", "it"}


def test_a_firmware_names_its_languages(tmp_path, monkeypatch):
    def as_read(own):
        modules = [dotted(name) for name in own]
        return bundle.Bundled(dict.fromkeys(modules, ""), {}, {}, {one: {} for one in modules})

    monkeypatch.setattr(building, "shipped", as_read)
    board_folder._write(tmp_path, board_folder._modules(BOARD, ("en",)))
    assert runpy.run_path(str(tmp_path / board_folder.BUILD_MODULE))["LANGUAGES"] == b"en"
    names = [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.py")]
    assert texts_of(names) == {"en"}


ITALIAN = """
import sys
sys.path.insert(0, {lib!r})
from app.core.settings import Settings
from app.texts import catalog
from app.texts.languages import LANGUAGES
from hal.store import Store
store = Store({data!r})
store.save("settings", {saved!r})
settings = Settings(store)
catalog.use(settings.language)
catalog.need("shell")
print(LANGUAGES, settings.language, settings.speed, settings.trouble)
"""


def test_settings_in_a_language_that_the_pack_lacks(tmp_path):
    out = tmp_path / "tree"
    tree = building.build(BOARD, as_source=True, out=out, languages=("en",))
    saved = b'{"version":1,"language":"it","speed":"fast"}'
    (tmp_path / "data").mkdir()
    script = tmp_path / "italian.py"
    values = {"lib": str(tree / "lib"), "data": str(tmp_path / "data"), "saved": saved}
    script.write_text(ITALIAN.format(**values))
    assert micropython.run(str(script)) == "('en',) en fast None\n"


def test_english_and_any_two_more_keep_within_their_limit(three):
    assert trees.kilobytes(three) <= LIMIT_KB


@pytest.mark.parametrize("code", own_letters())
def test_a_script_of_its_own_keeps_within_its_limit(tmp_path, code, everything):
    """The sum of its modules; with LAWS=all, what a build takes more with them."""
    if code not in languages():
        print("skipped:", letters.lacking(code))
        pytest.skip(letters.lacking(code) or "")
    packed = trees.modules(everything, building.sources())
    own = [data for name, data in packed.items() if texts_of([name]) == {code}]
    assert own and sum(map(len, own)) <= LIMIT_SCRIPT_KB * 1024
    if ALL:
        trees_of = [
            building.build(LARGEST, out=tmp_path / "-".join(codes), languages=codes)
            for codes in (("en",), ("en", code))
        ]
        without, with_it = map(trees.kilobytes, trees_of)
        assert with_it - without <= LIMIT_SCRIPT_KB


def test_all_languages_keep_within_their_limit(everything):
    assert trees.kilobytes(everything) <= LIMIT_ALL_KB


# Flashing ---------------------------------------------------------------------------------------


@pytest.fixture
def asked(tmp_path, monkeypatch):
    """Let a small tree stand for each build; return the list of the languages asked for."""
    found = []

    def build(board, as_source=False, languages=None):
        found.append(languages)
        text = pack_languages.written(languages).encode()
        return tree_of(tmp_path / "tree", {**FILES, trees.LANGUAGES: text})

    monkeypatch.setattr(building, "up_to_date", build)
    return found


def test_a_board_keeps_its_languages_until_others_are_asked_for(board, asked, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(board, "--board", BOARD) == 0
    assert get(board, "/lib/tessera.lang") == b"en,it"
    assert "Languages: English, Italiano." in capsys.readouterr().out
    assert run(board, "--lang", "en") == 0
    monkeypatch.setenv("LC_ALL", "C")
    assert run(board) == 0
    assert run(board, "--lang", "it") == 0
    assert run(board) == 0
    assert asked == [("en", "it"), ("en",), ("en",), ("en", "it"), ("en", "it")]
    assert run(board, "--lang", "en,xx") == 2
    assert "there is no language 'xx'" in capsys.readouterr().err
    assert run(board, "--uninstall") == 0
    assert "/lib/tessera.lang" not in hashes(board)


def test_a_language_that_the_board_loses_is_named(board, asked, capsys):
    assert run(board, "--board", BOARD, "--lang", "it") == 0
    put(board, "/lib/tessera.lang", b"en,it,xx\n")
    assert "Warning" not in capsys.readouterr().out
    assert run(board) == 0
    said = capsys.readouterr().out
    assert asked == [("en", "it"), ("en", "it")]
    assert "Warning: a language of the board is not built: there is no language 'xx'" in said


def test_a_terminal_is_asked(board, asked, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    monkeypatch.setattr(sys, "stdin", namedtuple("Terminal", "isatty")(lambda: True))
    answers = iter(["en,xx", "en"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert run(board, "--board", BOARD) == 0
    said = capsys.readouterr().out
    assert "Italiano" in said and "there is no language 'xx'" in said
    assert asked == [("en",)]
    monkeypatch.setattr("builtins.input", lambda _: "")
    assert install.ask_languages() == ("en", "it"), "an empty answer is the default"


def test_missing_room_is_told_in_kilobytes():
    assert "lacks 3 KB of free space; choose fewer languages" in install._no_room(2049, False)
