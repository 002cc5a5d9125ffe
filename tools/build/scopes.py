"""Where each name of a module is bound, and what it imports: tools.join has to be certain of it.

MicroPython takes names as CPython does. Annotations are left out: it does not evaluate them.
"""

import ast

_NESTED = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


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


class Scope:
    """A module, class, function or comprehension: what it binds, and what is around it."""

    def __init__(self, outer, is_class=False):
        self.outer = outer
        self.is_class = is_class
        self.bound = set()
        self.elsewhere = set()  # said to be global

    def find(self, name):
        """Return the scope that binds a name that is used in this one; the module's if none."""
        scope = self
        while scope.outer:
            if name in self.elsewhere:
                scope = scope.outer
            elif name in scope.bound and (scope is self or not scope.is_class):
                return scope
            else:
                scope = scope.outer
        return scope


class Module:
    """One module, and where each of its names is bound.

    tree      its syntax
    top       the module's own scope
    scopes    every name that is used, function and class that is made -> the scope it stands in
    imports   (scope, name) -> (module, attribute or None), of whatever is imported
    early     modules of the program that its body imports, in order
    is_choosy     whether it is on a condition that its body imports something
    objects   modules of the program that it uses other than by attributes that are read
    """

    def __init__(self, name, source, known):
        """Read the source. known: the names of all modules of the program."""
        self.name = name
        self.source = source
        self.tree = ast.parse(source, name)
        self.top = Scope(None)
        self.scopes = {}
        self.imports = {}
        self.early = []
        self.is_choosy = False
        self.objects = set()
        self._known = known
        for node in self.tree.body:
            self._look(node, self.top)
        self.attributes = [
            node
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Attribute) and node.value in self.scopes
        ]
        read = {node.value for node in self.attributes if isinstance(node.ctx, ast.Load)}
        for node in self.scopes:
            module, attribute = self.meaning(node)
            if module in known and attribute is None and node not in read:
                self.objects.add(module)

    def meaning(self, node):
        """Return (module, attribute or None) if a node is the name of an import, else two None."""
        if isinstance(node, ast.Name):
            return self.imports.get((self.scopes[node].find(node.id), node.id), (None, None))
        return None, None

    def imported(self, node, alias):
        """Return (module, attribute or None) that an alias in an import statement stands for."""
        if isinstance(node, ast.Import):
            return alias.name, None
        whole = f"{node.module}.{alias.name}"
        return (whole, None) if whole in self._known else (node.module, alias.name)

    def _look(self, node, scope):
        """Note what a node says in a scope, and all that is within it."""
        if isinstance(node, ast.Name):
            self.scopes[node] = scope
            if not isinstance(node.ctx, ast.Load):
                scope.bound.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            self._import(node, scope)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            self._enter(node, scope)
        elif isinstance(node, _NESTED):
            self._enter_nested(node, scope)
        else:
            assert not isinstance(node, ast.Nonlocal), f"{self.name}: nonlocal is not understood"
            if isinstance(node, ast.Global):
                scope.elsewhere.update(node.names)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                scope.bound.add(node.name)
            for child in ast.iter_child_nodes(node):
                self._look(child, scope)

    def _enter(self, node, scope):
        """Look at a function or class; its decorators, defaults and bases are of the scope around.

        Annotations are nobody's: MicroPython does not evaluate them.
        """
        inner = Scope(scope, isinstance(node, ast.ClassDef))
        around = list(getattr(node, "decorator_list", ()))
        if isinstance(node, ast.ClassDef):
            around += [*node.bases, *node.keywords]
        else:
            own = node.args
            around += [*own.defaults, *[default for default in own.kw_defaults if default]]
            made = [*own.posonlyargs, *own.args, *own.kwonlyargs, own.vararg, own.kwarg]
            inner.bound.update(argument.arg for argument in made if argument)
        if not isinstance(node, ast.Lambda):
            self.scopes[node] = scope
            scope.bound.add(node.name)
        for part in around:
            self._look(part, scope)
        for part in node.body if isinstance(node.body, list) else [node.body]:
            self._look(part, inner)

    def _enter_nested(self, node, scope):
        """Look at a comprehension; what its first loop goes through is of the scope around."""
        inner = Scope(scope)
        first = node.generators[0]
        self._look(first.iter, scope)
        for child in ast.iter_child_nodes(node):
            for part in (first.target, *first.ifs) if child is first else (child,):
                self._look(part, inner)

    def _import(self, node, scope):
        if not scope.outer and node not in self.tree.body:
            self.is_choosy = True
        for alias in node.names:
            module, attribute = self.imported(node, alias)
            local = alias.asname or alias.name
            scope.bound.add(local.split(".")[0])
            if "." in local:
                self.objects.add(module)  # found by its parts
            self.imports[scope, local] = module, attribute
            if not scope.outer and module in self._known:
                self.early.append(module)
