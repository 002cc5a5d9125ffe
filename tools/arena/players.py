"""Plays single deals of a plan in processes that are kept for the next one.

A table of Tessera's own levels is played by one process (tools/arena/worker.py). A table at which
programs sit is played by tools/arena/referee.py and their processes.
"""

import contextlib
import json
import subprocess

from sim.command import ROOT
from tools.arena import referee, secret_seeds
from tools.common import interpreter

_ATTEMPTS = 3  # at a deal whose process is lost


class Lost(Exception):
    """A process ended in the middle of a deal, again and again."""


class Players:
    """The processes of one worker. They play one deal at a time."""

    def __init__(self, plan):
        """Start no process yet."""
        self._plan = plan
        self._tables = {}
        self._is_closed = False

    def play(self, table, deal):
        """Return the list of results of a deal. Raises Lost."""
        seeds = secret_seeds.of_deal(self._plan.seed, deal)
        for _ in range(_ATTEMPTS):
            if self._is_closed:
                break
            if table not in self._tables:
                job = self._plan.job(table)
                self._tables[table] = referee.Table(job) if job["programs"] else _Process(job)
            try:
                return self._tables[table].deal(seeds)
            except (OSError, ValueError):  # the process has gone, perhaps in the middle of a line
                self._tables.pop(table).close()
        raise Lost(f"the process that plays table {table} ended {_ATTEMPTS} times at deal {deal}")

    def close(self):
        self._is_closed = True
        for one in list(self._tables.values()):
            one.close()


class _Process:
    """One process of tools/arena/worker.py."""

    def __init__(self, job):
        self._process = subprocess.Popen(
            interpreter.command("arena.worker", [json.dumps(job)]),
            cwd=ROOT,
            env=interpreter.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the arena alone
        )

    def deal(self, seeds):
        """Return the results of a deal. Raises OSError, ValueError if the process has gone."""
        self._process.stdin.write(f"{seeds.deal} {seeds.bots}\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def close(self):
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()
