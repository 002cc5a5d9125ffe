"""Writes parts of the documentation: the text between two marks with a command's name.

<!-- python -m tools.powercut --update writes from here -->
...
<!-- to here -->

A command that writes several parts has the name of the part after `writes`.
"""

from sim.command import ROOT, write_text

DOCS = ROOT / "docs"
_END = "<!-- to here -->"


def _begin(command, part):
    writes = f"writes {part}" if part else "writes"
    return f"<!-- python -m {command} --update {writes} from here -->\n"


def has(name, command, part):
    """Return whether docs/NAME has a part of a command."""
    return _begin(command, part) in (DOCS / name).read_text("utf-8")


def wanted(page, command, text, part=""):
    """Return a page with the part of a command written again.

    page: the text of the page; command: such as "tools.boards"; text: the lines of the new part;
    part: its name.
    """
    head, found, rest = page.partition(_begin(command, part))
    if not found or _END not in rest:
        raise ValueError(f"the page has no part for {command}")
    return head + found + text + _END + rest.partition(_END)[2]


def update(name, command, text, part=""):
    """Write the part of a command in docs/NAME again, and print whether that changed the page."""
    path = DOCS / name
    page = path.read_text("utf-8")
    new = wanted(page, command, text, part)
    if new == page:
        print(f"docs/{name} is up to date")
    else:
        write_text(path, new)
        print(f"docs/{name} written")
