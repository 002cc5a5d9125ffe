"""Bundles modules that are loaded together into one module, before tools.build compiles them.

On the chip each module costs time and heap besides its contents: three interned strings that are
never freed, a dict with an entry for each import, and a search for each part of a dotted name. So
`bundle` puts modules into some others, the ENTRIES. The code is in the order in which importing
would have run it. An imported name becomes the name of the thing itself, and two things with the
same name get different names. Other modules then import from the entry.

A module that an entry imports in its own body, directly or indirectly, is bundled into it if

* it belongs to the entry's packages, is not an entry, is not imported by a computed name, and is
  not needed before the application;
* all other modules use it only by its attributes: a module passed on as an object stays a module;
* it does not choose between imports, such as native code and plain Python;
* no module that stays outside, and that the entry imports, needs it: it would run too early;
* no module that is loaded without the entry needs it, such as the options of a game.

A layout takes in its art and fonts, unless other layouts need them too.

A module stays in memory as long as anything in it does. So modules that are unloaded while a table
is open (app/shell/opening.py) must not be bundled with modules that the table needs.
"""

import ast
import re
from typing import NamedTuple

from engine.games import GAMES
from firmware.app.core.screens import CLASSES
from tools.build.program import ANY, Module, blocks, import_statements, reached, statements
from tools.build.rewriting import unparse


class Entry(NamedTuple):
    """Which modules an entry may take in.

    along: modules that are always loaded with it; of: the beginnings of the names of modules that
    it may take in, by default its own package.
    """

    along: tuple = ()
    of: tuple = ()


_ALWAYS = ("match", "trouble", "draw", "cues", "scene", "rows")
_TABLE = ("app.table.painter", "app.table.director", "app.table.controls", "app.table.play")
ENTRIES = {
    **{f"app.{game}.{screen}": Entry() for game in GAMES for screen in CLASSES},
    **{f"engine.{game}.{part}": Entry() for game in GAMES for part in ("state", "bot")},
    "engine.okey.coverings": Entry(),
    "app.table.scene": Entry(_TABLE, ("app.table.", "app.core.animation")),
    "app.okey.art": Entry(),  # the rules need it without the table
    **{f"app.{game}.{part}": Entry() for game in GAMES for part in ("painter", "table")},
    "app.application": Entry(
        tuple(f"app.core.{name}" for name in _ALWAYS), ("app.core.", "hal.keys")
    ),
    "app.core.dialog": Entry(),
    "app.shell.menu": Entry(),
    "app.shell.new_match": Entry(),
    "app.shell.house_rules": Entry(),
    "engine.log": Entry(("engine.contract",)),
    "hal.store": Entry(),
    "hal.boards.live.boot": Entry(),
    # The other modules that make the board are dropped.
    "hal.boards.live.board": Entry(),
    "hal.boards.live.chip": Entry(),
    "hal.drivers.rp2dma": Entry(),
    "hal.drivers.st7789": Entry(),
    "hal.drivers.st7735": Entry(),
}
# Modules that start the application. main.py imports the first; it is not part of the program.
_BEFORE = {
    "app.device",
    "app.core.modules",
    "app.core.theme",
    "app.fonts.small",
    "hal.boards.live.run",
}


class Bundled(NamedTuple):
    """A program of fewer modules: their sources, and where modules, names and lines are now."""

    sources: dict  # dotted name -> source
    homes: dict  # bundled module -> its entry
    renamed: dict  # entry -> dict of name -> its name in the module that defines it
    lines: dict  # module -> dict of line -> (module, line) before bundling


def bundle(sources, guests):
    """Return a program with fewer modules, a Bundled.

    sources: dict of dotted name -> source; guests: the same, modules that import from the program;
    only their imports are changed.
    """
    known = {**sources, **guests}
    modules = {name: Module(name, source, known) for name, source in sources.items()}
    homes = homes_of(modules)
    bundles = {home: _Bundle(home, modules, homes) for home in sorted(set(homes.values()))}
    bundled = {}
    lines = {}
    for name, source in known.items():
        if name not in homes:
            text, origins = bundles[name].source() if name in bundles else (source, None)
            is_as_read = name in modules and name not in bundles
            module = modules[name] if is_as_read else Module(name, text, known)
            bundled[name], kept = _reach(module, homes, bundles)
            lines[name] = {
                line: origins[was] if origins else (name, was)
                for line, was in kept.items()
                if origins is None or was in origins
            }
    renamed = {home: one.renamed() for home, one in bundles.items()}
    return Bundled(bundled, homes, renamed, lines)


# Which modules go where -----------------------------------------------------------------------


def homes_of(modules):
    """Return the entries of the bundled modules: name -> entry. modules: name -> Module."""
    homes = {}
    fixed = _BEFORE | set(ENTRIES)
    fixed |= {name for module in modules.values() for name in module.objects}
    is_computed = _computed(modules)
    for name, module in modules.items():
        if module.is_choosy:
            fixed.add(name)
        if name.startswith("engine.") and _last(name) == "options":
            fixed |= imported_by((name,), modules, {})
    for entry, (along, of) in ENTRIES.items():
        if entry not in modules:
            continue
        package = entry.rpartition(".")[0] + "."
        found = imported_by((entry, *along), modules, homes) - {entry}
        own = {name for name in found if name.startswith(of or (package,))}
        if _last(entry) in CLASSES and sum(package + name in modules for name in CLASSES) > 1:
            fixed |= own
            continue
        inside = {name for name in own - fixed - set(homes) if not is_computed(name)}
        outside = found - inside
        while too_early := {name for other in outside for name in modules[other].early} & inside:
            inside -= too_early
            outside |= too_early
        homes.update(dict.fromkeys(inside, entry))
    return homes


def _computed(modules):
    """Return a function that says whether a name is one of those that the program computes.

    Screen classes are given to the loaders as variables. All else that is given as a variable
    is never bundled: the texts, and scenes that are imported in functions.
    """
    found = [pattern for one in modules.values() for _, pattern in one.computed_imports()]
    patterns = {pattern for pattern in found if not pattern.endswith(ANY)}
    patterns.update(rf"app\..+\.{screen}" for screen in CLASSES)
    return re.compile("|".join(sorted(patterns))).fullmatch


def _last(name):
    return name.rpartition(".")[2]


def imported_by(names, modules, homes):
    """Return some modules and all that they import in their own bodies, directly or indirectly."""

    def imported(name):
        if name not in homes:
            return modules[name].early
        return [*modules[name].early, homes[name], *ENTRIES[homes[name]].along]

    return reached(names, imported)


# Bundling -----------------------------------------------------------------------------------


class _Bundle:
    """The module that an entry and the modules bundled into it, its parts, become.

    Each name that the body of a part binds has an origin: (module, name) of its definition. For an
    import, that is the definition of the imported name. Each origin has one name in the bundle.
    """

    def __init__(self, home, modules, homes):
        self.modules = {name: modules[name] for name in modules if homes.get(name) == home}
        self.modules[home] = modules[home]
        self.parts = self._in_order(home)
        self._words = {word for part in self.parts for word in re.findall(r"\w+", part.source)}
        self._names = {}  # origin -> name
        self._taken = set()  # names in use, builtins too
        for part in self.parts:
            names = {
                node.id
                for node in part.scopes
                if isinstance(node, ast.Name) and part.is_of_top(node)
            }
            self._taken |= names - set(part.top.bound)
        for part in (modules[home], *self.parts):
            for name in sorted(part.top.bound):
                origin = self.origin(part.name, name)
                if origin and origin not in self._names:
                    self._give(origin, name)
        for part in self.parts:
            for node in (*part.scopes, *part.attributes):
                origin = self.meant(part, node)
                scope = part.scopes[node.value if isinstance(node, ast.Attribute) else node]
                if origin and scope.find(self._names[origin]) is not part.top:
                    self._give(origin, self._names[origin])  # it would be shadowed
        for name in modules[home].top.bound:
            assert self._names.get((home, name), name) == name, f"{home}: {name} has two meanings"

    def origin(self, module, name):
        """Return the origin of a name in a module; None if the name means a part itself."""
        while module in self.modules:
            part = self.modules[module]
            what = part.top.brings(name)
            if not what:
                assert name in part.top.bound, f"there is no {name} in {module}"
                break
            module, name = what
            if name is None:
                return None if module in self.modules else (module, None)
        return module, name

    def meant(self, part, node):
        """Return the origin of a node of a part; None if it belongs to no part."""
        if isinstance(node, ast.Attribute):
            module = part.module_of(node.value)
            return self.origin(module, node.attr) if module in self.modules else None
        what = part.meaning(node)
        if what and what.module in self.modules:
            return self.origin(*what) if what.attribute else None
        name = node.id if isinstance(node, ast.Name) else node.name
        is_ours = name in part.top.bound and part.is_of_top(node)
        return self.origin(part.name, name) if is_ours else None

    def name_of(self, module, name):
        """Return the name in the bundle for a name of a part."""
        origin = self.origin(module, name)
        assert origin, f"{name} of {module} is a module, and is no more"
        return self._names[origin]

    def node_name(self, part, node):
        """Return the name in the bundle for a node of a part; None if it belongs to no part."""
        origin = self.meant(part, node)
        return self._names[origin] if origin else None

    def renamed(self):
        """Return a dict: name in the bundle -> name in the module that defines it."""
        return {new: origin[1] or _last(origin[0]) for origin, new in self._names.items()}

    def source(self):
        """Return the source of the bundle, and a dict: line -> (module, line in that module)."""
        seen = set()
        body = []
        modules = {}  # statement -> the module that it comes from
        for part in self.parts:
            told = ast.get_docstring(part.tree) is not None
            modules.update(dict.fromkeys(statements(part.tree), part.name))
            body += _Taking(self, part, seen).visit(part.tree).body[1 if told else 0 :]
        tree = ast.Module(body, [])
        text = ast.unparse(tree)
        pairs = zip(statements(ast.parse(text)), statements(tree), strict=True)
        lines = {new.lineno: (modules[old], old.lineno) for new, old in pairs if old in modules}
        return text, lines

    def _in_order(self, home):
        """Return the modules in the order in which importing the entry would have run them."""
        order = []

        def add(name):
            if name in self.modules and name not in order:
                for other in self.modules[name].early:
                    add(other)
                order.append(name)

        for name in (*ENTRIES[home].along, home):
            add(name)
        return [self.modules[name] for name in order]

    def _give(self, origin, wanted):
        """Give an origin the wanted name, or if that is taken, an unused name like it."""
        name = wanted
        number = 1
        while name in self._taken or (number > 1 and name in self._words):
            number += 1
            name = f"{wanted}_{number}"
        self._names[origin] = name
        self._taken.add(name)


class _Taking(ast.NodeTransformer):
    """Changes the syntax tree of a part into its tree in the bundle."""

    def __init__(self, bundle, part, seen):
        self._bundle = bundle
        self._part = part
        self._seen = seen  # names that the bundle has imported
        self._is_inner = False

    def visit_Name(self, node):
        if node in self._part.scopes:  # names in annotations are not in `scopes`
            node.id = self._bundle.node_name(self._part, node) or node.id
        return node

    def visit_Attribute(self, node):
        if node.value in self._part.scopes:
            name = self._bundle.node_name(self._part, node)
            if name:
                return ast.Name(name, node.ctx)
        return self.generic_visit(node)

    def visit_Global(self, node):
        node.names = [self._bundle.name_of(self._part.name, name) for name in node.names]
        return node

    def visit_FunctionDef(self, node):
        return self._made(node)

    def visit_ClassDef(self, node):
        return self._made(node)

    def _made(self, node):
        name = self._bundle.node_name(self._part, node)
        was_inner, self._is_inner = self._is_inner, True
        self.generic_visit(node)
        self._is_inner = was_inner
        node.name = name or node.name
        return node

    def visit_Import(self, node):
        return self._imports(node)

    def visit_ImportFrom(self, node):
        return self._imports(node)

    def _imports(self, node):
        """Leave out imports of parts, and in a module's body those that came before."""
        stay = []
        for alias in node.names:
            if self._part.brought(node, alias).module in self._bundle.modules:
                continue
            if not self._is_inner:
                name = self._bundle.name_of(self._part.name, alias.asname or alias.name)
                if name in self._seen:
                    continue
                self._seen.add(name)
                alias.asname = name if name != alias.name else None
            stay.append(alias)
        node.names = stay
        return node if stay else ast.Pass()


def _reach(module, homes, bundles):
    """Return a module's source with imports from bundled modules changed to their entries.

    The second value is a dict: number of a line -> its number before.
    """
    lost = module.objects & set(homes)
    assert not lost, f"{module.name} uses {', '.join(sorted(lost))} as an object"
    tree = module.tree
    _Reaching(module, homes, bundles).change()
    tree.body = _merged(tree.body)
    text, written = unparse(tree)
    pairs = zip(written, statements(tree), strict=True)
    return text, {new.lineno: old.lineno for new, old in pairs if hasattr(old, "lineno")}


def _merged(body):
    """Return statements with one import from each module, in the place of the first one.

    On the chip an import of a module that is loaded already takes 0.4 ms: each part of its name is
    searched among all names.
    """
    kept = []
    first = {}  # module -> the statement that imports from it
    for node in body:
        if not isinstance(node, ast.ImportFrom):
            kept.append(node)
        elif node.module in first:
            first[node.module].names += node.names
        else:
            first[node.module] = node
            kept.append(node)
    return kept


class _Reaching:
    """Changes a module's imports to the modules in which the names are now."""

    def __init__(self, module, homes, bundles):
        self._module = module
        self._homes = homes
        self._bundles = bundles

    def change(self):
        """Change the module's tree."""
        for node in self._module.attributes:
            module = self._module.module_of(node.value)
            home = self._homes.get(module, module)
            if home in self._bundles:
                node.attr = self._bundles[home].name_of(module, node.attr)
        for node in import_statements(self._module.tree):
            new = self._imports(node)
            for block in blocks(self._module.parents[node]):
                if node in block:
                    at = block.index(node)
                    block[at : at + 1] = new

    def _imports(self, node):
        """Return an import from each module that has one of the names now."""
        origins = [self._module.brought(node, alias) for alias in node.names]
        if not any(self._homes.get(module, module) in self._bundles for module, _ in origins):
            return [node]
        new = []
        for alias, (module, attribute) in zip(node.names, origins, strict=True):
            local = alias.asname or alias.name
            home = self._homes.get(module, module)
            if attribute is None:
                home, _, name = home.rpartition(".")
            elif home in self._bundles:
                name = self._bundles[home].name_of(module, attribute)
            else:
                name = attribute
            known_as = local if local != name else None
            new.append(ast.ImportFrom(home, [ast.alias(name, known_as)], 0))
        return _merged(new)
