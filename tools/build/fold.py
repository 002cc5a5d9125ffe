"""Folds constants across modules before tools.build compiles them, since names cost heap.

MicroPython folds `const` only within a module. A constant that another module imports costs heap
on the chip: an interned string, an entry in a dict, and an import. So `fold` treats all modules of
a device as one program. If `NAME` or `module.NAME` always means one integer, the integer replaces
it on the same line. Then unused imports and constants are removed, and also the modules that no
module imports any more. Uncertain cases stay unchanged:

* A name is followed only if its scope binds it in one way (tools/build/program.py).
* A constant is one assignment in a module's own body, and no attribute of that name is ever
  assigned anywhere.
* A constant stays in its module in three cases: an attribute of that name is read from any object
  that is not a module known by name, a string equals its name, or the module is used other than
  by its attributes. `getattr(module, "A_" + x)` keeps all names that begin with A_.
* A module that is imported only by computed names stays whole.

A call of `bytes` with such numbers only is replaced by the bytes. Bytes lie in flash; a tuple, and
bytes made of it at run time, do not.

A method that only raises NotImplementedError tells readers and pyright which methods subclasses
must have. It is removed too. So is a statement `if TYPE_CHECKING:` in a module's body, which only
pyright reads (engine/contract.py).
"""

import ast
import operator
import re

from tools.build.program import ANY, Import, Module, reached
from tools.build.rewriting import Edits

_CONST = Import("engine.compat", "const")  # the compiler knows it without an import
_LARGEST = (1 << 30) - 1  # beyond that a number is an object on the chip

_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}


def fold(sources):
    """Return the folded modules: dict of dotted name -> source, for the whole program.

    Modules that are no longer needed are missing. Lines keep their numbers.
    """
    program = _Program({name: _without_types(text) for name, text in sources.items()})
    program.replace()
    program.sweep()
    return {name: program.edits[name].text() for name in program.shipped()}


def _without_types(source):
    """Return a source in which every line of a statement `if TYPE_CHECKING:` is empty."""
    if "if TYPE_CHECKING:" not in source:
        return source
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            for number in range(node.lineno - 1, node.end_lineno or 0):
                lines[number] = ""
    return "\n".join(lines)


class _Program:
    """All modules, and the facts about their names.

    edits     module -> its Edits
    left      (module, name) that are still looked up at run time
    prefixes  (module, beginning) of names that are looked up at run time
    objects   modules that are used as objects: any attribute read may be one of theirs
    whole     modules that no module imports by name: their names may also be computed
    """

    def __init__(self, sources):
        self.modules = {name: Module(name, text, sources) for name, text in sources.items()}
        self.edits = {name: Edits(module) for name, module in self.modules.items()}
        self.left = set()
        self.prefixes = set()
        self.objects = set()
        self.whole = set(sources).difference(*[self._imported(name) for name in sources])
        self._assigned = {name: _assigned(module) for name, module in self.modules.items()}
        self._used = set()  # (module, name) that the module itself reads
        self._strings = set()  # every string of the program
        self._open = set()  # attributes that are read from an object that may be a module
        self._stored = set()  # attributes that are assigned
        self._computed = []  # patterns of the names that are imported without being written
        self._constants = {}
        for module in self.modules.values():
            computed = module.computed_imports()
            self._computed += [pattern for _, pattern in computed]
            parts = [node for node, _ in computed]
            for node in module.nodes:
                if node not in parts:
                    self._look(module, node)
            for one in module.aliases:
                if not one.scope.brings(one.local):
                    self.left.add(one.what)
                    self.objects.add(one.what.module)

    def _imported(self, name):
        """Return the modules that a module imports by name, without dropped imports."""
        dropped = self.edits[name].dropped
        found = {one.what.module for one in self.modules[name].aliases if one not in dropped}
        return found & set(self.modules)

    def _look(self, module, node):
        """Note the names by which a node may use a module without naming it."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if not _is_field(module, node):
                self._strings.add(node.value)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            self._used.add((module.name, node.id))
        elif isinstance(node, ast.Attribute):
            if not isinstance(node.ctx, ast.Load):
                self._stored.add(node.attr)
            elif module.module_of(node.value) is None:
                self._open.add(node.attr)
        elif isinstance(node, ast.Call):
            called = getattr(node.func, "id", None)
            if called == "setattr" and isinstance(node.args[1], ast.Constant):
                self._stored.add(node.args[1].value)

    # The values of names.

    def constant(self, module, name):
        """Return the number that `module.name` always is, or None."""
        key = (module, name)
        if key not in self._constants:
            self._constants[key] = None  # for now: ends a definition that refers to itself
            self._constants[key] = self._find(module, name)
        return self._constants[key]

    def _find(self, name_of_module, name):
        if name_of_module not in self.modules or name in self._stored:
            return None
        module = self.modules[name_of_module]
        statement = self._assigned[name_of_module].get(name)
        if statement:
            value = self._value(module, statement.value)
            return value if value is not None and abs(value) <= _LARGEST else None
        what = module.top.brings(name)
        return self.constant(*what) if what and what.attribute else None

    def _named(self, module, node):
        """Return the number that a name in a module always stands for, or None."""
        what = module.meaning(node)
        if what:
            return self.constant(*what) if what.attribute else None
        return self.constant(module.name, node.id) if module.is_of_top(node) else None

    def _value(self, module, node):
        """Return the number that an expression in a module's body always is, or None."""
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, ast.Name):
            return self._named(module, node)
        if isinstance(node, ast.Attribute):
            return self.constant(module.module_of(node.value), node.attr)
        if isinstance(node, ast.Call) and module.meaning(node.func) == _CONST:
            return self._value(module, node.args[0])
        if isinstance(node, (ast.BinOp, ast.UnaryOp)) and type(node.op) in _OPERATORS:
            parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.operand]
            values = [self._value(module, part) for part in parts]
            return None if None in values else _OPERATORS[type(node.op)](*values)
        return None

    def _bytes(self, module, node):
        """Return the bytes that a call of `bytes`, or a sum of such calls, always is, or None."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            left = self._bytes(module, node.left)
            right = self._bytes(module, node.right)
            return None if left is None or right is None else left + right
        if isinstance(node, ast.Constant):
            return node.value if isinstance(node.value, bytes) else None
        if not isinstance(node, ast.Call) or getattr(node.func, "id", None) != "bytes":
            return None
        if "bytes" in module.scopes[node.func].find("bytes").bound:
            return None
        if len(node.args) != 1 or node.keywords:
            return None
        if not isinstance(node.args[0], (ast.Tuple, ast.List)):
            return None
        items = node.args[0].elts
        values = [self._value(module, item) for item in items]
        known = [value for value in values if value is not None]
        return bytes(known) if len(known) == len(items) else None

    # Replacing names.

    def replace(self):
        """Replace names by numbers, and note the names that are left."""
        for module in self.modules.values():
            for node in module.nodes:
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    self._replace(module, node)
                elif isinstance(node, (ast.Call, ast.BinOp)) and not _is_in_text(module, node):
                    value = self._bytes(module, node)
                    if value is not None:
                        self.edits[module.name].put(node, f"({value!r})")

    def _replace(self, module, node):
        inner = module.module_of(node)
        outer = module.parents[node]
        target, value = node, None
        if inner is None:
            value = self._named(module, node)
        elif isinstance(outer, ast.Attribute):
            target, value = outer, self.constant(inner, outer.attr)
        if value is not None and not _is_in_text(module, node):
            self.edits[module.name].put(target, _literal(value, module.parents[target]))
            return
        self.left.add((module.name, node.id))
        if inner is None:
            return
        if isinstance(outer, ast.Attribute):
            self.left.add((inner, outer.attr))
        elif _is_getattr(outer, node):
            self.prefixes.add((inner, _start_of(outer.args[1])))
        else:
            self.objects.add(inner)

    # Removing what is no longer needed.

    def sweep(self):
        """Remove unused imports and constants, and methods that only raise NotImplementedError."""
        self._pass_on()
        for name, module in self.modules.items():
            edits = self.edits[name]
            for node in module.nodes:
                if _is_promise(node) and isinstance(module.parents[node], ast.ClassDef):
                    edits.put(node, "pass")
            edits.drop([one for one in module.aliases if self._is_spent(module, one)])
            for constant, statement in self._assigned[name].items():
                value = self.constant(name, constant)
                if value is not None and self._stays(module, constant):
                    edits.put(statement.value, _literal(value, statement))
                elif value is not None:
                    edits.put(statement, "pass")

    def _pass_on(self):
        """Note the names that have to stay because an import of them stays."""
        before = -1
        while before < len(self.left):
            before = len(self.left)
            for module in self.modules.values():
                for one in module.aliases:
                    if one.what.attribute and self._stays(module, one.local):
                        self.left.add(one.what)

    def _is_spent(self, module, one):
        """Return whether an Alias of a module was used for constants only."""
        if one.what == _CONST:
            return True
        if not one.scope.brings(one.local) or self._stays(module, one.local):
            return False
        if one.what.attribute:
            return self.constant(*one.what) is not None
        return one.what.module in self.modules and (module.name, one.local) in self._used

    def _stays(self, module, name):
        """Return whether a module must have a name at run time."""
        if (module.name, name) in self.left:
            return True
        statement = self._assigned[module.name].get(name)
        if statement and name[0] == "_" and isinstance(statement.value, ast.Call):
            return False  # the compiler does not keep a private `const` as a name of the module
        if statement and module.name in self.whole:
            return True
        if any(module.name == m and name.startswith(start) for m, start in self.prefixes):
            return True
        is_object = module.name in self.objects or self._is_computed(module.name)
        return is_object and (name in self._open or name in self._strings)

    def _is_computed(self, name):
        """Return whether a module may be imported by a computed name."""
        last = name.rpartition(".")[2]
        return any(
            re.fullmatch(pattern, name) and (not pattern.endswith(ANY) or last in self._strings)
            for pattern in self._computed
        )

    def shipped(self):
        """Return the needed modules: those that were never imported by name, and their imports."""
        first = [name for name in self.modules if name in self.whole or self._is_computed(name)]
        wanted = reached(first, self._imported)
        return [name for name in self.modules if name in wanted]


def _assigned(module):
    """Return the assignments in a module's body to names bound only there: name -> Assign."""
    found = {}
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name) and len(module.top.bound[target.id]) == 1:
                found[target.id] = node
    return found


def _is_in_text(module, node):
    """Return whether a node is part of an f-string, where Python 3.11 has no columns."""
    while node in module.parents:
        node = module.parents[node]
        if isinstance(node, ast.JoinedStr):
            return True
    return False


def _is_promise(node):
    """Return whether a node is a function that only raises NotImplementedError."""
    if not isinstance(node, ast.FunctionDef) or node.decorator_list:
        return False
    *told, last = node.body
    if not isinstance(last, ast.Raise) or len(told) > 1:
        return False
    only_told = not told or ast.get_docstring(node) is not None
    return only_told and getattr(last.exc, "id", None) == "NotImplementedError"


def _is_field(module, node):
    """Return whether a string is the name of a field in a call of namedtuple."""
    fields = module.parents[node]
    call = module.parents.get(fields)
    return isinstance(call, ast.Call) and getattr(call.func, "id", None) == "namedtuple"


def _is_getattr(call, node):
    """Return whether a call asks for an attribute of `node`."""
    return (
        isinstance(call, ast.Call)
        and getattr(call.func, "id", None) == "getattr"
        and call.args[0] is node
    )


def _start_of(node):
    """Return the beginning of a computed text, as far as it is certain."""
    while isinstance(node, ast.BinOp):
        node = node.left
    return node.value if isinstance(node, ast.Constant) else ""


def _literal(value, around):
    """Return a number as source that can replace a name."""
    return f"({value})" if value < 0 or isinstance(around, ast.Attribute) else str(value)
