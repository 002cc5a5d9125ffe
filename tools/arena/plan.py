"""The plan of a tournament: tables, deals, and the header of its file of results.

Every deal is played at every table once in each seating, which are the different rotations of the
names around it. So neither the cards nor the seats favour a bot. The result of a deal follows from
the plan alone, so it does not matter who plays it, or when.
"""

import binascii
import json
import os
from dataclasses import dataclass, field

from engine.games import level_of, levels_of, load
from sim.command import ROOT
from tools.play import selfplay

FORMAT = 3  # of the file of results
# Besides the plan, these sources decide how a deal is played.
_SOURCES = ("engine", "tools/play/selfplay.py", "tools/play/study.py", "tools/arena/results.py")


@dataclass(frozen=True)
class Plan:
    """A tournament.

    game, unit, options    unit: "rounds" or "matches"
    tables                 tuples of names, one name per seat
    seed                   16 hex digits, or several by commas: see secret_seeds.py
    programs               name -> command of the bots that speak the text protocol
    move_ms, start_ms      the limits of a program: see tools/arena/referee.py
    records                a folder for records and for programs' standard error, or ""
    """

    game: str
    unit: str
    options: dict
    tables: tuple
    seed: str
    programs: dict = field(default_factory=dict)
    move_ms: int = 0
    start_ms: int = 0
    records: str = ""

    def header(self):
        """Return the first object of a file of results. Equal headers have equal results."""
        version = load(self.game, "bot").VERSION
        levels = levels_of(self.game)
        own = {name: version for name in self.names() if level_of(name)[0] in levels}
        limits = {"move_ms": self.move_ms, "start_ms": self.start_ms} if self.programs else {}
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": load(self.game, "state").RULES_VERSION,
            "unit": self.unit,
            "options": self.options,
            "tables": [list(names) for names in self.tables],
            "seed": self.seed,
            "versions": own,
            "sources": fingerprint(),
            "programs": self.programs,
            **limits,
        }

    def names(self):
        """Return all names, in the order in which they first sit down."""
        return list(dict.fromkeys(name for names in self.tables for name in names))

    def tasks(self, deals):
        """Return the (table, deal) of so many deals at every table, in their order."""
        return [(table, deal) for deal in range(deals) for table in range(len(self.tables))]

    def job(self, table):
        """Return what a worker or a referee has to know about a table: see their modules."""
        names = self.tables[table]
        return {
            "game": self.game,
            "unit": self.unit,
            "options": self.options,
            "names": list(names),
            "programs": {name: self.programs[name] for name in names if name in self.programs},
            "move_ms": self.move_ms,
            "start_ms": self.start_ms,
            "records": self.records,
        }


def pairings(game, options, names):
    """Return the tables of a pool: every two bots meet, in turn around the table.

    If the number of seats is odd, they meet at two tables, so that each has the seat more once.
    """
    players = selfplay.players_of(game, options)
    tables = []
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            tables.append(((one, other) * players)[:players])
            if players % 2:
                tables.append(((other, one) * players)[:players])
    return tuple(tables)


def fingerprint():
    """Return a number for the sources that decide how a deal is played."""
    tops = [os.path.join(ROOT, source) for source in _SOURCES]
    paths = [top for top in tops if top.endswith(".py")]
    for top in tops:
        for folder, _, files in os.walk(top):
            paths += [os.path.join(folder, name) for name in files if name.endswith(".py")]
    crc = 0
    for path in sorted(os.path.relpath(path, ROOT) for path in paths):
        with open(os.path.join(ROOT, path), "rb") as file:
            crc = binascii.crc32(file.read(), crc)
    return crc


def key_of(plan):
    """Return a text that two plans share only if they are equal."""
    return json.dumps([plan.header(), plan.programs, plan.records], sort_keys=True)
