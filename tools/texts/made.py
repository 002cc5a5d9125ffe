"""Makes all files that follow from the texts: the updated languages' files, and the modules."""

from tools.texts import modules, refresh, source


def made(are_translated=False):
    """Return the wanted contents of the files: path -> text.

    Raises UsageError if a source is wrong.
    """
    templates = source.templates()
    found = made_modules(templates)
    for code in source.codes():
        if code != source.ENGLISH:
            found.update(refresh.refreshed(templates, code, are_translated))
    return found


def made_modules(templates=None):
    """Return the wanted contents of the modules alone, which are not committed: path -> text."""
    return modules.modules(templates or source.templates(), source.languages())


def stale(wanted):
    """Return the paths whose contents are not as wanted, sorted."""
    return sorted(
        path
        for path, text in wanted.items()
        if not path.exists() or path.read_text("utf-8") != text
    )


def leftovers(wanted):
    """Return the paths of modules that no text needs any more, sorted.

    The letters of a language are made by tools.letters, and may stay.
    """
    there = modules.FOLDER.glob("*/*.py")
    return sorted(path for path in there if path not in wanted and path.name != "letters.py")
