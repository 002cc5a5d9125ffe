"""Links, files, commands, options and make targets that the pages name exist."""

import functools
import os
import re

import pytest

from sim.command import ROOT

PAGES = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "assets/**/*.md", ".github/**/*.md")
    for path in ROOT.glob(pattern)
)
LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
COMMAND = re.compile(r"(?:python3?|\$\(PY\)) -m ((?:tools|sim|hal|engine|tests)[\w.]*)([^\n`]*)")
OPTION = re.compile(r"(?<![\w-])--([a-z][a-z-]*)")
TARGET = re.compile(r"^ *make ((?:[a-z]+-)*[a-z]+)(?![\w-])(.*)", re.MULTILINE)
CITED = re.compile(
    r'(docs/[\w/-]+\.md), ((?:(?: and |, )?"[^"]+")+)|("[A-Z][^"]+") in (docs/[\w/-]+\.md)'
)
FOLDERS = ("assets", "docs", "engine", "firmware", "hal", "sim", "tests", "tools", ".ci")
PLACEHOLDER = re.compile(r"[A-Z]{3,}|\.\.\.|[<>*{}]")


def read(name):
    return (ROOT / name).read_text("utf-8")


def anchors(text):
    """Return the names by which the headings of a page can be linked to, as GitHub makes them."""
    found = set()
    text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    for heading in re.findall(r"^#+ +(.*)$", text, re.MULTILINE):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


def without_history(name, text):
    """Return `text`, or nothing for the change log: what it names may be gone by now."""
    return "" if name == "CHANGELOG.md" else text


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name):
    for target in LINK.findall(read(name)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        page = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
        assert os.path.exists(os.path.join(ROOT, page)), f"{name}: {target}"
        assert not anchor or anchor in anchors(read(page)), f"{name}: {target}"


def test_headings_that_modules_cite_exist():
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            text = re.sub(r"\n\s*(?:# )?", " ", path.read_text("utf-8"))
            for page, names, name, other in CITED.findall(text):
                if "template" in path.parts:
                    continue
                for cited in re.findall(r'"([^"]+)"', names + name):
                    heading = rf"^#+ {re.escape(cited)}|^\*\*{re.escape(cited)}"
                    assert re.search(heading, read(page or other), re.M), (str(path), cited)


@pytest.mark.parametrize("name", PAGES)
def test_files_that_a_page_names_exist(name):
    for code in CODE.findall(without_history(name, read(name))):
        path = code.rstrip("/").removeprefix("firmware/")
        if PLACEHOLDER.search(path) or re.search(r"\s|=", path):
            continue
        if path.startswith("app/") or (path.partition("/")[0] in FOLDERS and "/" in path):
            there = any(os.path.exists(os.path.join(ROOT, at, path)) for at in ("", "firmware"))
            assert there, f"{name}: {code}"


@functools.cache
def options():
    """Return the options of all commands, without their dashes."""
    found = {"help"}
    for folder in ("sim", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            found.update(re.findall(r'"--([a-z-]+)"', path.read_text("utf-8")))
    return found


def test_commands_that_the_pages_name_exist():
    for name in PAGES:
        text = without_history(name, read(name)).replace("\\\n", " ")
        for module, rest in COMMAND.findall(text):
            path = os.path.join(ROOT, *module.rstrip(".").split("."))
            is_there = os.path.exists(path + ".py") or os.path.exists(path + "/__main__.py")
            assert is_there, f"{name}: python -m {module}"
            for option in OPTION.findall(rest):
                assert option in options(), f"{name}: {module} --{option}"


def test_make_targets_that_the_pages_name_exist():
    targets = set(re.findall(r"^([\w-]+):", read("Makefile"), re.MULTILINE))
    for name in PAGES:
        text = without_history(name, read(name))
        shown = re.findall(r"^```.*?^```|^    .*$", text, re.MULTILINE | re.DOTALL)
        shown = "\n".join([*shown, *CODE.findall(text)])
        for target, rest in TARGET.findall(shown):
            assert target in targets, f"{name}: make {target}"
            for option in OPTION.findall(rest):
                assert option in options(), f"{name}: make {target} --{option}"


def test_make_targets_that_the_workflow_calls_exist():
    targets = set(re.findall(r"^([\w-]+):", read("Makefile"), re.MULTILINE))
    called = re.findall(
        r"(?:run: |^)make ([\w-]+)", read(".github/workflows/ci.yml") + read(".ci/run"), re.M
    )
    assert called and set(called) <= targets, called
