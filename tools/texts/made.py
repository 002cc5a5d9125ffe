"""Makes all files that follow from the texts: the updated languages' files, and the modules."""

from tools.texts import modules, refresh, source


def made():
    """Return the wanted contents of the files: path -> text. Raises Sorry if a source is wrong."""
    templates = source.templates()
    found = modules.modules(templates, source.languages())
    for code in source.codes():
        if code != source.ENGLISH:
            found.update(refresh.refreshed(templates, code, now))
    return found


def now(code, area):
    """Return the texts of a language's area as the application has them now: by name."""
    path = modules.FOLDER / code / f"{area}.py"
    return modules.module_texts(path.read_text("utf-8")) if path.exists() else {}


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


def exchanged(wanted):
    """Return a sentence for each pair of a language's texts that were exchanged."""
    found = []
    for path, module in wanted.items():
        if path.parent.parent != modules.FOLDER:
            continue
        code, area = path.parent.name, path.stem
        old, new = now(code, area), modules.module_texts(module)
        changed = [name for name in new if name in old and old[name] != new[name]]
        for one in changed:
            for other in changed:
                if one < other and (new[one], new[other]) == (old[other], old[one]):
                    found.append(
                        f"{code}/{area}: {one} and {other} have exchanged their texts,"
                        f" {old[one]!r} and {old[other]!r}"
                    )
    return found
