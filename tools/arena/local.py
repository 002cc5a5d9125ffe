"""Plays deals in processes on this machine, each of which a thread waits for."""

import queue
import threading

from sim.command import UsageError
from tools.arena.players import Lost, Players


class Local:
    """Workers on this machine."""

    def __init__(self, plan, jobs):
        """Start `jobs` workers."""
        self._tasks = queue.SimpleQueue()
        self._results = queue.SimpleQueue()
        self._players = [Players(plan) for _ in range(jobs)]
        for players in self._players:
            threading.Thread(target=self._work, args=(players,), daemon=True).start()

    def play(self, tasks):
        """Yield (table, deal, results) of each task, in the order in which they are done."""
        for task in tasks:
            self._tasks.put(task)
        for _ in tasks:
            done = self._results.get()
            if isinstance(done, Lost):
                raise UsageError(str(done))
            if isinstance(done, Exception):
                raise done
            yield done

    def close(self):
        for players in self._players:
            self._tasks.put(None)
            players.close()

    def _work(self, players):
        while (task := self._tasks.get()) is not None:
            try:
                self._results.put((*task, players.play(*task)))
            except Exception as error:  # the thread that waits for results raises it again
                self._results.put(error)
