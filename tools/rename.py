"""Gives a program's own names short ones, after tools.fold: on the chip every name is heap.

MicroPython keeps each name once, for good: 8 bytes and its letters. But names that stand in its
own program memory cost nothing, and tools/rom_names.txt lists those of the stock firmware (1.28,
RPI_PICO, its frozen modules too): what it knows itself, and so all that our modules can ask it
for. `table` chooses new names for a whole program, mostly such that the firmware has anyway and
nobody here uses; `rename` writes them into a module, name for name. A name stays as it is if

* the program does not make it: no assignment, function, class, argument or attribute of ours;
* the firmware knows it, it has two underscores before and after, or it is a module or package;
* a string is that name, as `getattr` may ask for (in whatever case, if one does that changes it);
  or a string that is put together, "GAME_" + x, could become it; or it stands in an f-string;
* it is a keyword of `dict`, of what takes them all, `**settings`, or of no function of ours;
* `const` makes it: to the compiler such a name, with its underscore, is none of the module's;
* it is an exception or a scene: people, and what measures, read what those are called;
* something that is not renamed knows it.

Names are told apart where they could meet. What is ever an attribute, a keyword or made in a
class has a new name of its own, but for what only modules of one game say: what another game's say
never meets that; and for attributes of `self` alone: they share one where no class inherits from
modules that say both. Two other names may share one if no package has both, as modules of one
package may be joined (tools/join.py).
"""

import ast
import builtins
import io
import keyword
import re
import tokenize
from collections import defaultdict
from itertools import count, product
from pathlib import Path

from engine.games import GAMES
from tools.patterns import pattern_of

ROM_NAMES = frozenset(Path(__file__).with_name("rom_names.txt").read_text("ascii").split())

# Names of the firmware that a name of ours must not become: it would be an attribute of a class of
# the firmware's that ours may inherit from, one the interpreter looks for in an object of ours, or
# one that its compiler knows. tests/host/test_rename.py asks MicroPython for the first.
_INHERITED = """
add append appendleft args center clear close copy count decode deleter difference
difference_update discard ellipse encode endswith errno extend fileno fill fill_rect find flush
format from_bytes fromhex fromkeys get getter getvalue hex hline index insert intersection
intersection_update isalpha isdigit isdisjoint islower isspace issubset issuperset isupper items
join keys line lower lstrip partition pend_throw pixel poly pop popitem popleft read readinto
readline readlines rect remove replace reverse rfind rindex rpartition rsplit rstrip scroll seek
send setdefault setter sort split splitlines startswith strerror strip symmetric_difference
symmetric_difference_update tell text throw to_bytes union update upper value values vline write
"""
_LOOKED_FOR = """
chdir default getcwd ilistdir ioctl irq key mkdir mount open readblocks rename rmdir setblocking
stat statvfs sync umount writeblocks
"""
_COMPILED = """
AssertionError Ellipsis OrderedDict StopAsyncIteration align asm_thumb bool bytecode const data
int label math micropython native object ptr ptr8 ptr16 ptr32 range super type uctypes uint viper
"""
_TAKEN = frozenset((_INHERITED + _LOOKED_FOR + _COMPILED).split())

_REFLECTIVE = ("getattr", "setattr", "hasattr", "delattr")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def rename(source, names):
    """Return a module's source with the new names: dict of old -> new."""
    lines = source.split("\n")
    fields = _fields_of(ast.parse(source), lines)
    edits = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME and token.string in names:
            edits.append((token, names[token.string]))
        elif token.type == tokenize.STRING and token.start in fields:
            edits.append((token, repr(names.get(fields[token.start], fields[token.start]))))
    for token, text in reversed(edits):
        row, start = token.start
        lines[row - 1] = lines[row - 1][:start] + text + lines[row - 1][token.end[1] :]
    return "\n".join(lines)


def meanings(source, names):
    """Return what the new names in a module stand for: dict of new -> old."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {names[t.string]: t.string for t in tokens if t.string in names}


def table(sources, visitors, fixed, used):
    """Return the new names of a program: dict of old -> new.

    sources: dict of dotted name -> source, all of the program; visitors: the same, of modules
    that run beside it with the same new names; fixed: names that stay; used: texts in which a name
    has to stand to be worth a new one.
    """
    told = _Told()
    for name, source in sources.items():
        told.read(name, source, True)
    for name, source in visitors.items():
        told.read(name, source, False)
    candidates = [name for name in (told.made & words(used)) - fixed if not told.stays(name)]
    candidates.sort(key=lambda name: (-len(told.modules[name]), name))
    new_names = _new_names(told, fixed)
    found = {}
    where = {}  # new -> packages
    told_by = {}  # new -> the games that alone say what it stands for
    of_selves = {}  # new -> the classes and packages that have what it stands for
    for name in candidates:
        if told.is_of_self(name):
            holders = told.classes(name) | told.packages(name)
            free = (new for new, others in of_selves.items() if not others & holders)
            found[name] = next(free, None) or next(new_names)
            of_selves.setdefault(found[name], set()).update(holders)
            where.setdefault(found[name], set()).update(told.packages(name))
        elif name in told.reached:
            game = told.only_game(name)
            free = (new for new, games in told_by.items() if game not in games) if game else ()
            found[name] = next(iter(free), None) or next(new_names)
            if game:
                told_by.setdefault(found[name], set()).add(game)
            where.setdefault(found[name], set()).update(told.packages(name))
    for name in candidates:
        if name not in found:
            packages = told.packages(name)
            new = next((new for new in where if not where[new] & packages), None)
            found[name] = new or next(new_names)
            where.setdefault(found[name], set()).update(packages)
    return found


def _new_names(told, fixed):
    """Yield names that nobody uses: the firmware's, the shortest first, then ever longer ones."""
    known = told.words | fixed
    usable = [n for n in ROM_NAMES - _TAKEN - known if n[0] != "_" and not told.is_said(n)]
    yield from sorted(usable, key=lambda name: (len(name), name))
    for length in count(1):
        for letters in product(_LETTERS, repeat=length):
            name = "".join(letters)
            if name not in known and name not in ROM_NAMES and not keyword.iskeyword(name):
                yield name


class _Told:
    """What modules say of names.

    words    all words in them
    modules  name -> the modules that have it
    made     names that the program makes
    reached  names that may be reached from anywhere: attributes, keywords, what a class makes
    """

    def __init__(self):
        self.words = set()
        self.modules = defaultdict(set)
        self.made = set()
        self.reached = set()
        self._stay = set()
        self._modules = set()
        self._strings = set()
        self._patterns = set()  # of strings that are put together, in lower case
        self._any_case = False  # what a string says is changed before it is used as a name
        self._bases = defaultdict(set)  # class -> names of those it inherits from
        self._homes = defaultdict(set)  # class -> modules that make one of that name
        self._asked = set()  # names that something else than `self` is asked for
        self._open = {"dict"}  # functions that take whatever keywords there are
        self._keywords = defaultdict(set)  # keyword -> names of what is called with it
        self._parameters = set()  # arguments that may be given by keyword, fields of namedtuples
        self._imported = defaultdict(set)  # name -> the modules it is imported from

    def read(self, module, source, is_ours):
        """Note what a module says; `is_ours`: its names are the program's."""
        self._modules.add(module)
        self._stay.update(module.split("."))
        self.words.update(words([source]))
        tree = ast.parse(source, module)
        lines = source.split("\n")
        fields = _fields_of(tree, lines)
        made = set(fields.values())
        self.reached.update(made)
        self._asked.update(made)
        self._parameters.update(made)
        for name in made:
            self.modules[name].add(module)
        for node in ast.walk(tree):
            made.update(_made(node))
            for name in _names(node):
                self.modules[name].add(module)
            if isinstance(node, ast.ClassDef):
                self._homes[node.name].add(module)
            self._look(node)
        if is_ours:
            self.made |= made
        silent = _silent(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                is_name = node in silent or _place(node, lines) in fields
                self._strings.update(() if is_name else (node.value,))

    def _look(self, node):
        """Note what a node reaches, and what it lets nobody rename."""
        pattern = pattern_of(node)
        if pattern:
            self._patterns.add(pattern)
        if isinstance(node, ast.Attribute):
            self.reached.add(node.attr)
            if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                self._asked.add(node.attr)
        elif isinstance(node, ast.arg):
            self._parameters.add(node.arg)
        elif isinstance(node, ast.JoinedStr):
            self._stay.update(name for part in ast.walk(node) for name in _names(part))
        elif isinstance(node, ast.Call):
            self.reached.update(word.arg for word in node.keywords if word.arg)
            self._asked.update(word.arg for word in node.keywords if word.arg)
            for word in node.keywords:
                self._keywords[word.arg].add(_last_name(node.func))
            if _last_name(node.func) in _REFLECTIVE and isinstance(node.args[1], ast.Call):
                self._any_case = True
            said = getattr(node.func, "value", None)
            if _last_name(node.func) == "split" and isinstance(said, ast.Constant):
                self._strings.update(str(said.value).split())
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if _last_name(node.value.func) == "const":
                names = {name for target in node.targets for name in _names(target)}
                self._stay.update(name for name in names if name[0] == "_")
        elif isinstance(node, ast.ClassDef):
            self._bases[node.name].update(map(_last_name, node.bases))
            for part in _in_class(node):
                self.reached.update(_made(part))
        elif isinstance(node, ast.FunctionDef) and node.args.kwarg:
            self._open.add(node.name)
            self._stay.update(arg.arg for arg in [*node.args.args, *node.args.kwonlyargs])
        elif isinstance(node, ast.Import):
            self._stay.update(part for alias in node.names for part in alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                self._imported[alias.name].add(node.module)

    def packages(self, name):
        """Return the packages that say a name."""
        return {module.rpartition(".")[0] for module in self.modules[name]}

    def is_of_self(self, name):
        """Return whether a name is reached as an attribute of `self`, and in no other way."""
        return name in self.reached and name not in self._asked

    def classes(self, name):
        """Return the classes whose objects may have an attribute of that name.

        Those are all that are made in, or inherit from what is made in, a module that says it.
        """
        return {each for each in self._homes if self.modules[name] & self._made_in(each)}

    def _made_in(self, name, below=()):
        """Return the modules that make what an object of a class is made of."""
        found = set(self._homes[name]) if name in self._homes else set()
        for base in self._bases[name] - {None, name, *below} if name in self._bases else ():
            found |= self._made_in(base, (*below, name))
        return found

    def only_game(self, name):
        """Return the game whose modules alone say a name, None if others do too."""
        games = {_game_of(module) for module in self.modules[name]}
        return games.pop() if len(games) == 1 else None

    def stays(self, name):
        """Return whether a name must not be changed."""
        return (
            name in ROM_NAMES
            or name in self._stay
            or (name.startswith("__") and name.endswith("__"))
            or (name in self._imported and not self._imported[name] <= self._modules)
            or (name in self._keywords and self._is_open(name))
            or self._is_read(name)
            or self.is_said(name)
        )

    def _is_open(self, name):
        """Return whether a keyword may become a string in somebody's dict."""
        is_class = "__init__" in self._open and self._keywords[name] & set(self._bases)
        return name not in self._parameters or self._keywords[name] & self._open or is_class

    def is_said(self, name):
        """Return whether a string may become a name."""
        if name in self._strings:
            return True
        low = name.lower()
        if self._any_case and any(low == text.lower() for text in self._strings):
            return True
        return any(re.fullmatch(pattern, low) for pattern in self._patterns)

    def _is_read(self, name, below=()):
        """Return whether a name is that of an exception or a scene."""
        known = getattr(builtins, name, None)
        if name == "Scene" or (isinstance(known, type) and issubclass(known, BaseException)):
            return True
        bases = self._bases[name] - {None, name, *below} if name in self._bases else ()
        return any(self._is_read(base, (*below, name)) for base in bases)


def _game_of(module):
    """Return the game that a module belongs to: engine.okey.bot, app.texts.okey.ids; or None."""
    parts = module.removeprefix("app.texts.").removeprefix("app.").removeprefix("engine.")
    game = re.split(r"[._]", parts)[0]
    return game if game in GAMES and parts != module else None


def words(texts):
    """Return all words of some texts."""
    return {word for text in texts for word in re.findall(r"\w+", text)}


def names_in(source):
    """Return the names and the strings of a module."""
    tree = ast.parse(source)
    found = {name for node in ast.walk(tree) for name in _names(node)}
    strings = {node for node in ast.walk(tree) if isinstance(node, ast.Constant)} - _silent(tree)
    return found | {node.value for node in strings if isinstance(node.value, str)}


def _names(node):
    """Return the names that a node itself has."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return node.names
    if isinstance(node, ast.alias):
        return [*node.name.split("."), *([node.asname] if node.asname else [])]
    name = getattr(node, "arg", None) or getattr(node, "name", None)  # arguments, keywords, defs
    return [name] if isinstance(name, str) else []


def _made(node):
    """Return the names that a node itself makes."""
    if isinstance(node, (ast.Name, ast.Attribute)):
        return [] if isinstance(node.ctx, ast.Load) else _names(node)
    if isinstance(node, ast.alias):
        return [node.asname] if node.asname else []
    return [] if isinstance(node, ast.keyword) else _names(node)


def _in_class(node):
    """Yield what stands in a class's own body, its functions' bodies apart."""
    for part in ast.iter_child_nodes(node):
        yield part
        if not isinstance(part, (ast.FunctionDef, ast.Lambda, ast.ClassDef)):
            yield from _in_class(part)


def _fields_of(tree, lines):
    """Return the strings in a module that are names as namedtuple takes them: place -> name."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _last_name(node.func) == "namedtuple":
            for part in [node.args[0], *getattr(node.args[1], "elts", ())]:
                if isinstance(part, ast.Constant):
                    found[_place(part, lines)] = part.value
    return found


def _place(node, lines):
    """Return where a node begins as `tokenize` says it: line, and column in characters."""
    before = lines[node.lineno - 1].encode()[: node.col_offset]
    return node.lineno, len(before.decode())


def _silent(tree):
    """Return the strings that are not there at run time: docstrings, and quoted annotations."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            found.add(node.value)
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if part:
                found.update(ast.walk(part))
    return found


def _last_name(node):
    """Return what is called, or inherited from, as far as it has a name."""
    return getattr(node, "attr", None) or getattr(node, "id", None)
