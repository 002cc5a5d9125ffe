"""The parts in which a browser gets the modules: a game begins before all of them are there.

tools/web/site.py makes a file of each part: `core`, `later`, each game, each language. Each is a
whole file system (ROMFS), with the modules that `part_of` says are in it. `core`, the language and
the game of the link come first, the others while one plays. An import of what is not there yet
waits for it. All parts of a build end with the same mark, so versions are never mixed.
"""

from engine.games import GAMES

_TABLE = "app/table"
# Modules of the table and of the games that nobody needs before the first move.
LATER = (  # noqa: SIM905 - as a list it would take a line for each
    "curve ending fans features_colour gauge_names gauge_signs guide hands hint hints "
    "judge large_card lesson_panel menu names open_hands own_puzzles handover "
    "round_judge people_colour pile_counts places portraits practice puzzle_list puzzles "
    "question replay results review rules signs_sprites staged statistics watching "
    "woodcut_sprites yaku_list"
).split(" ")
# Those of other screens than the one that the page shows at first: a word of their names.
_OTHER_SCREENS = {"wide", "low", "mono"}
# Of other packages these alone are needed before it.
FIRST = {
    "app/shell": ("menu", "new_match"),
    "hal/drivers": ("st7789",),  # of the display that the page shows at first
}
_SESSIONS = ("headless", "replay", "script", "sessions")  # in sim/


def part_of(path):
    """Return the name of the part that has a module or a folder.

    >>> part_of("app/okey/table.mpy"), part_of("/engine/okey"), part_of("app/okey/rules.mpy")
    ('okey', 'okey', 'later')
    >>> part_of("app/texts/de/okey.mpy"), part_of("app/texts/okey_setup"), part_of("hal/drivers")
    ('de', 'okey', 'core')
    >>> part_of("app/ceki/square.mpy"), part_of("app/ceki/wide_sprites.mpy")
    ('ceki', 'later')
    """
    names = path.partition(".")[0].strip("/").split("/")
    if names[-1] == "__init__":  # a folder has none, but the interpreter asks for it
        names.pop()
    package = "/".join(names[:2])
    if names[0] == "sim":
        return "later" if names[-1] in _SESSIONS else "core"
    if len(names) > 2:
        if package == "app/texts":
            if len(names[2]) == 2:
                return names[2]  # a language
            game = names[2].partition("_")[0]
            return game if game in GAMES else "core"
        if package in FIRST:
            return "core" if names[2] in FIRST[package] else "later"
        if (package == _TABLE or names[1] in GAMES) and _is_later(names[2]):
            return "later"
    return names[1] if names[1:] and names[1] in GAMES else "core"


def _is_later(module):
    return module in LATER or bool(_OTHER_SCREENS.intersection(module.split("_")))


class Parts:
    """All parts as one file system: a part is asked for when the first of it is imported."""

    def __init__(self, parts, bring):
        """Begin with some parts, name -> file system.

        bring: returns that of another one by its name, or raises OSError.
        """
        self._parts = parts
        self._bring = bring

    def _part(self, path):
        name = part_of(path)
        if name not in self._parts:
            self._parts[name] = self._bring(name)
        return self._parts[name]

    # What vfs.mount and the interpreter ask of a file system that is only read.

    def mount(self, readonly, mkfs):
        """Do nothing: nothing has to be prepared."""

    def umount(self):
        """Do nothing: nothing is ever written."""

    def chdir(self, path):
        """Do nothing: the interpreter gives whole paths."""

    def stat(self, path):
        return self._part(path).stat(path)

    def open(self, path, mode):
        return self._part(path).open(path, mode)
