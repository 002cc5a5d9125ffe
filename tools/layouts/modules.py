"""Makes the layout modules from the tables in assets/layouts."""

import re

from tools.layouts import table

_WIDEST = 99  # of a line of Python


def package(name):
    """Return the package of a table's layouts."""
    return "app.layouts" if name == table.SHELL else "app." + name


def made():
    """Return the wanted contents of the files: path -> text.

    Raises UsageError if a table is wrong.
    """
    found = {}
    for name in table.names():
        one = table.read(name)
        folder = table.ROOT / "firmware" / package(name).replace(".", "/")
        for screen in one.classes:
            found[folder / f"{screen}.py"] = module(one, screen)
    return found


def stale(wanted):
    """Return the paths whose contents are not as wanted, sorted."""
    return sorted(
        path
        for path, text in wanted.items()
        if not path.exists() or path.read_text("utf-8") != text
    )


def module(one, screen):
    """Return the source of the layout module of a class of screens."""
    body, used, part, is_inside = "", set(), None, False
    for row in one.rows:
        value = row.values.get(screen)
        if value is None:
            continue
        if is_inside and "." not in row.name:
            body += "\n\n"
        is_inside = "." in row.name
        if row.part != part:
            part = row.part
            body += f"\n# {part}\n"
        body += _statement(row, value)
        used |= table.used(value)
    made_by = f"Made by `make layouts` from {table.path_of(one.name)}: change that, not this."
    head = "\n".join([f'"""{made_by}"""', "", *_imports(one.imports, used)])
    return re.sub("\n{3,}", "\n\n\n", f"{head}\n{body}").rstrip("\n") + "\n"


def _statement(row, value):
    """Return the lines of Python for a row."""
    told = f'"""{row.meaning[0].upper()}{row.meaning[1:].rstrip(".")}."""'
    if row.arguments is not None:
        return f"\n\ndef {row.name}({row.arguments}):\n    {told}\n    return {value}\n\n\n"
    if value == table.CLASS:
        quiet = "  # noqa: N801" if "_" in row.name else ""
        return f"\n\nclass {row.name}:{quiet}\n    {told}\n\n"
    holder, _, name = row.name.rpartition(".")
    if len(f"{name} = {value}") > _WIDEST:  # one rectangle a line
        value = (
            "(\n"
            + "".join([f"    {one},\n" for one in re.findall(r"\([^()]*\)", value[1:])])
            + ")"
        )
    return f"    {name} = {value}\n" if holder else f"{name} = {value}\n"


def _imports(imports, used):
    """Return the import statements for some names, as ruff sorts them."""
    plain, renamed = {}, []
    for local in used & set(imports):
        module, name = imports[local]
        if local == name:
            plain.setdefault(module, []).append(name)
        else:
            renamed.append((module, name, f"{name} as {local}"))
    found = [(module, min(names), ", ".join(sorted(names))) for module, names in plain.items()]
    return [f"from {module} import {names}" for module, _, names in sorted(found + renamed)]
