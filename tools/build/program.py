"""Resolves the names in a program's modules: where each is bound, and what imports bring.

MicroPython resolves names as CPython does. Annotations are left out: MicroPython does not evaluate
them.
"""

import ast
import functools
import re
from typing import NamedTuple

_MADE = (ast.FunctionDef, ast.ClassDef, ast.Lambda)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
ANY = ".+"  # the pattern of a part that is not known
# Fields in which no node is: names, numbers, operators, load or store. And annotations.
_BARE = {"annotation", "asname", "attr", "ctx", "id", "kind", "level", "op", "ops"}
_IMPORTS = (ast.Import, ast.ImportFrom)
_NOTED = (*_IMPORTS, ast.Global, ast.Nonlocal, ast.ExceptHandler)
_BLOCKS = ("body", "handlers", "orelse", "finalbody")


def dotted(name):
    """Return the name of a module: app.core.loop for app/core/loop.py.

    Tracebacks use it too, since the interpreter has this name in its heap anyway.
    """
    return name[: -len(".py")].replace("/", ".")


class Import(NamedTuple):
    """The result of an import: a module, or an attribute of it."""

    module: str
    attribute: "str | None"


# The functions that import `package.name` for all others, and what they put before the package.
_LOADERS = {
    Import("engine.games", "load"): "engine.",
    Import("engine.compat", "load_module"): "",
}


class Scope:
    """A module, class, function or comprehension.

    outer      the scope around it
    bound      name -> what each binding of it brings: an Import, or None if it is no import
    globals    names that it declares as global
    """

    def __init__(self, outer, is_class=False):
        self.outer = outer
        self.is_class = is_class
        self.bound = {}
        self.globals = set()

    def find(self, name):
        """Return the scope that binds a name used in this one; the module's scope if none does."""
        scope = self
        while scope.outer:
            is_seen = scope is self or not scope.is_class
            if name in scope.bound and is_seen and name not in self.globals:
                return scope
            scope = scope.outer
        return scope

    def brings(self, name):
        """Return the Import that a name bound here always means, or None."""
        found = set(self.bound.get(name, ()))
        return found.pop() if len(found) == 1 else None


class Alias(NamedTuple):
    """A name in an import statement: what it brings, and the name and scope it is bound to."""

    statement: "ast.Import | ast.ImportFrom"
    alias: ast.alias
    what: Import
    scope: Scope
    local: str


def brought(statement, alias, known):
    """Return the Import of an alias in an import statement. known: the program's modules."""
    if isinstance(statement, ast.Import):
        return Import(alias.name, None)
    whole = f"{statement.module}.{alias.name}"
    return Import(whole, None) if whole in known else Import(statement.module, alias.name)


def import_statements(tree):
    """Return all import statements of a tree, at any depth."""
    return [node for node in statements(tree) if isinstance(node, _IMPORTS)]


def statements(tree):
    """Return the statements of a tree, in an order that depends only on their nesting."""
    found: list = [tree]
    for node in found:  # which grows meanwhile
        for block in blocks(node):
            found += block
    return found[1:]


def blocks(node):
    """Return the lists of statements directly within a statement."""
    return [getattr(node, block) for block in _BLOCKS if hasattr(node, block)]


@functools.cache
def _fields(kind):
    """Return the fields of a type of nodes in which nodes may be."""
    return [field for field in kind._fields if field not in _BARE]


def _pattern(node):
    """Return a regular expression for a text that is computed by concatenation."""
    if isinstance(node, ast.BinOp):
        return _pattern(node.left) + _pattern(node.right)
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else ANY


def reached(names, neighbours):
    """Return `names` and all that can be reached from them. neighbours: name -> others."""
    seen = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += neighbours(name)
    return seen


class Module:
    """One module of a program.

    tree       its syntax
    nodes      every node of the tree, without operators and those that say load or store
    parents    node -> the node around it
    top        the module's own scope
    scopes     node of each used name, function and class -> the scope that contains it
    aliases    every name in its import statements, an Alias each
    early      modules of the program that its body imports, in order
    is_choosy  whether its body imports something on a condition
    objects    modules of the program that it may use in other ways than by their attributes
    attributes every `name.attribute`
    """

    def __init__(self, name, source, known):
        """Read the source. known: the names of all modules of the program."""
        self.name = name
        self.source = source
        self.tree = ast.parse(source, name)
        self.nodes = []
        self.parents = {}
        self.top = Scope(None)
        self.scopes = {}
        self.aliases = []
        self.early = []
        self.is_choosy = False
        self._known = known
        self.attributes = []
        self._look()
        self.objects = self._objects()

    def _objects(self):
        read = {node.value for node in self.attributes if isinstance(node.ctx, ast.Load)}
        found = [self.meaning(node) for node in self.scopes if node not in read]
        found += [one.what for one in self.aliases if not one.scope.brings(one.local)]
        return {what.module for what in found if what and not what.attribute} & set(self._known)

    def meaning(self, node):
        """Return the Import that a node means, or None."""
        if not isinstance(node, ast.Name):
            return None
        return self.scopes[node].find(node.id).brings(node.id)

    def module_of(self, node):
        """Return the name of the module that a node means, or None."""
        what = self.meaning(node)
        return what.module if what and what.attribute is None else None

    def is_of_top(self, node):
        """Return whether the module's body, or nothing, binds the name of a node of `scopes`."""
        name = node.id if isinstance(node, ast.Name) else node.name
        return self.scopes[node].find(name) is self.top

    def computed_imports(self):
        """Return (node, pattern) for each import by a computed name, as a list.

        node: the expression for the name, or for its last part; pattern: a regular expression for
        the names that it may mean.
        """
        found = []
        if self._is_loader:
            return found
        for node in self.nodes:
            if not isinstance(node, ast.Call):
                continue
            what = self.meaning(node.func)
            if what and what in _LOADERS:
                start = _LOADERS[what]
                package, name = node.args
                pattern = re.escape(start) + _pattern(package) + re.escape(".") + _pattern(name)
                found.append((name, pattern))
            elif getattr(node.func, "id", None) == "__import__":
                found.append((node.args[0], _pattern(node.args[0])))
        return found

    @property
    def _is_loader(self):
        return self.name in [loader.module for loader in _LOADERS]

    def brought(self, statement, alias):
        """Return the Import of an alias in an import statement."""
        return brought(statement, alias, self._known)

    # Reading the tree.

    def _look(self):
        """Note all nodes, each before the nodes within it."""
        waiting = [(self.tree, self.top)]
        while waiting:
            node, scope = waiting.pop()
            self.nodes.append(node)
            kind = type(node)
            if kind is ast.Constant:
                continue
            if kind is ast.Name:
                self.scopes[node] = scope
                if not isinstance(node.ctx, ast.Load):
                    self._bind(node.id, scope)
                continue
            if kind is ast.Attribute and isinstance(node.value, ast.Name):
                self.attributes.append(node)
            elif kind in _NOTED:
                self._note(node, scope)
            within = self._within(node, kind, scope)
            for child, _ in within:
                self.parents[child] = node
            waiting += reversed(within)

    def _note(self, node, scope):
        """Note what a statement of `_NOTED` binds or declares."""
        assert not isinstance(node, ast.Nonlocal), f"{self.name}: nonlocal is not understood"
        if isinstance(node, ast.Global):
            scope.globals.update(node.names)
        elif isinstance(node, _IMPORTS):
            self._import(node, scope)
        elif node.name:
            self._bind(node.name, scope)

    def _bind(self, name, scope, what=None):
        """Note that a name is bound, and return the scope of the binding. what: an Import."""
        if name in scope.globals:
            scope = self.top
        scope.bound.setdefault(name, []).append(what)
        return scope

    def _import(self, node, scope):
        if not scope.outer and node not in self.tree.body:
            self.is_choosy = True
        for alias in node.names:
            what = self.brought(node, alias)
            local = (alias.asname or alias.name).partition(".")[0]
            is_parent = not alias.asname and "." in alias.name  # `import a.b` binds `a`
            home = self._bind(local, scope, None if is_parent else what)
            self.aliases.append(Alias(node, alias, what, home, local))
            if not scope.outer and what.module in self._known:
                self.early.append(what.module)

    def _within(self, node, kind, scope):
        """Return the nodes directly within a node of this type, and the scope of each."""
        if kind in _MADE:
            return self._made(node, scope)
        if kind in _COMPREHENSIONS:
            return self._comprehension(node, scope)
        found = []
        for field in _fields(kind):
            value = getattr(node, field)
            if isinstance(value, list):
                found += [(child, scope) for child in value if isinstance(child, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append((value, scope))
        return found

    def _made(self, node, scope):
        """Bind a function or class, and its arguments; return its parts as `_within` does.

        Decorators, defaults and bases belong to the scope around it.
        """
        inner = Scope(scope, isinstance(node, ast.ClassDef))
        around = list(getattr(node, "decorator_list", ()))
        if isinstance(node, ast.ClassDef):
            around += [*node.bases, *node.keywords]
        else:
            own = node.args
            around += [*own.defaults, *[default for default in own.kw_defaults if default]]
            for one in (*own.posonlyargs, *own.args, own.vararg, *own.kwonlyargs, own.kwarg):
                if one:
                    self._bind(one.arg, inner)
        if not isinstance(node, ast.Lambda):
            self.scopes[node] = scope
            self._bind(node.name, scope)
        body = node.body if isinstance(node.body, list) else [node.body]
        return [*[(part, scope) for part in around], *[(part, inner) for part in body]]

    def _comprehension(self, node, scope):
        """Return a comprehension's parts as `_within` does.

        The iterable of its first loop belongs to the scope around it.
        """
        inner = Scope(scope)
        first = node.generators[0]
        rest = [child for child in ast.iter_child_nodes(node) if child is not first]
        return [(first.iter, scope), *[(one, inner) for one in (first.target, *first.ifs, *rest)]]
