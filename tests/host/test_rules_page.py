"""The pages of rules: what code cites is there, and every option stands in the table."""

import importlib
import re

import pytest

from app.texts.languages import LANGUAGES
from engine.contract import complete
from engine.games import GAMES, LEVELS
from sim.choices import languages
from sim.command import ROOT
from tools import letters, rules_pages
from tools.common import pages

BOTS_TOLD = ("okey", "ceki")  # games whose page has a section "How the bots play"
CODE = [
    path
    for folder in ("engine", "hal", "firmware", "sim", "tools")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
# Source: docs/rules/okey.md, "The deal", 1 to 5 and "Scoring".
CITED = re.compile(r'Source: (docs/[\w/]+\.md)((?:(?:,| and) "[^"]+"(?:, \d+(?: to \d+)?)?)*)')
TITLE = re.compile(r'"([^"]+)"((?:, \d+(?: to \d+)?)?)')


def sections(page):
    """Return the sections of a page as a dict: title -> text."""
    parts = re.split(r"^## (.+)$", (ROOT / page).read_text("utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def cited(path):
    """Yield what a module cites as (page, [(title, paragraph numbers)])."""
    # Docstrings break lines where they like.
    text = re.sub(r"\s+", " ", path.read_text("utf-8"))
    for page, titles in CITED.findall(text):
        yield page, [(name, re.findall(r"\d+", where)) for name, where in TITLE.findall(titles)]


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_source_is_there(path):
    for page, titles in cited(path):
        assert (ROOT / page).is_file(), page
        for title, numbers in titles:
            text = sections(page).get(title)
            assert text is not None, f"{page} has no section '{title}'"
            for number in numbers:
                assert re.search(rf"^{number}\. ", text, re.M), f"{page}, {title}: no {number}"


def test_sources_are_found_at_all():
    found = [titles for path in CODE for _, titles in cited(path)]
    assert [("The deal", ["1", "5"])] in found
    assert [("Scoring", []), ("The end of the match", [])] in found


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_is_in_the_table(game):
    rows = re.findall(
        r"^\| `(\w+)` \| `(\w+)`( \(default\))? \| .+ \| .+ \|$",
        sections(f"docs/rules/{game}.md")["Options"],
        re.M,
    )
    assert rows == [
        (option.name, str(value), " (default)" if value == option.default else "")
        for option in importlib.import_module(f"engine.{game}.options").OPTIONS
        for value in option.values
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_is_told_in_full(game):
    module = importlib.import_module(f"engine.{game}.options")
    if len(module.PRESETS) == 1:
        return  # nothing to choose, and nothing to tell
    said = re.sub(r"\s+", " ", sections(f"docs/rules/{game}.md")["Options"].split("|")[0])
    told = {
        name.lower(): dict(re.findall(r"`(\w+)` (\w+)", words))
        for name, words in re.findall(r"\*(\w+)\* (?:is|has) ([^;]*?)[;.]", said)
    }
    assert list(told) == [name for name, _ in module.PRESETS]
    first = complete(module.PRESETS[0][1], module.OPTIONS)
    assert first == complete({}, module.OPTIONS)
    for name, settings in module.PRESETS:
        full = complete(settings, module.OPTIONS)
        assert told[name] == {key: str(full[key]) for key in full if full[key] != first[key]}


@pytest.mark.parametrize("game", BOTS_TOLD)
def test_every_level_is_described(game):
    page = sections(f"docs/rules/{game}.md")
    told = re.findall(r"^\d+\. \*(\w+)\*", page["How the bots play"], re.M)
    assert tuple(name.lower() for name in told) == LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_are_numbered_in_order(game):
    for title, text in sections(f"docs/rules/{game}.md").items():
        numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.M)]
        assert numbers == list(range(1, len(numbers) + 1)), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_the_rules_of_the_device(language):
    if language not in languages():
        pytest.skip(letters.lacking(language))
    wanted = dict(rules_pages.wanted(language))
    assert len(wanted) == len(GAMES)
    for name, text in wanted.items():
        page = (pages.DOCS / name).read_text("utf-8")
        assert page == text, f"docs/{name}: run python -m tools.rules_pages --update"
        assert page.count("### ") > 3


def test_pages_whose_letters_are_not_here_stay_as_they_are(monkeypatch, capsys):
    monkeypatch.setattr(letters, "_module_path", lambda _: pages.DOCS / "none")
    assert rules_pages.main([]) == 0
    said = capsys.readouterr().out
    assert "apt-get install" in said and "out of date" not in said
