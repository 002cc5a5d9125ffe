"""Plays deals on dask workers, on any number of machines.

A worker needs a checkout of the same version of Tessera, and is started in its root. The
scheduler prints its ADDRESS:

    python -m distributed.cli.dask_scheduler
    PYTHONPATH=. python -m distributed.cli.dask_worker ADDRESS --nthreads 1

The deals of a lost worker are played again by another one. Results reach the arena only as whole
deals, and only once.
"""

# pyright: reportMissingImports=false
# (of the dependency group `arena`)
import atexit
import concurrent.futures
import contextlib
import logging
import signal
import threading
from multiprocessing import resource_tracker

from sim.command import UsageError
from tools.arena import plan as plans
from tools.arena.players import Lost, Players

_MOST_AT_ONCE = 16  # deals in one call of a worker
_AHEAD = 3  # calls that wait, for each worker
_WAIT_S = 60  # for the first worker
_HOST = "127.0.0.1"  # dask has no password: its own cluster listens to this machine alone
_here = threading.local()  # of a worker: its Players, and the key of their plan


class OtherVersion(Exception):
    """The worker's Tessera is not that of the arena."""


def work(plan, fingerprint, tasks):
    """Play tasks on a worker; return a list of (table, deal, results)."""
    if plans.fingerprint() != fingerprint:
        raise OtherVersion
    key = plans.key_of(plan)
    if getattr(_here, "key", None) != key:
        if hasattr(_here, "players"):
            _here.players.close()
        _here.key = key
        _here.players = Players(plan)
        atexit.register(_here.players.close)
    return [(*task, _here.players.play(*task)) for task in tasks]


@contextlib.contextmanager
def _undisturbed():
    """Hold signals to end back until the end, and Ctrl-C for good from the processes of dask."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else its start would let Ctrl-C through again
    is_main = threading.current_thread() is threading.main_thread()
    numbers = (signal.SIGTERM, signal.SIGHUP) if is_main else ()
    came = []
    handlers = {one: signal.signal(one, lambda number, _: came.append(number)) for one in numbers}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if came:
            signal.raise_signal(came[0])


class Cluster:
    """The workers of a dask scheduler."""

    def __init__(self, plan, scheduler, jobs):
        """Connect to a scheduler, or start one with `jobs` workers if there is no address.

        Raises UsageError.
        """
        try:
            import distributed
        except ImportError:
            raise UsageError("dask.distributed is missing: .venv/bin/pip install --group arena")
        self._distributed = distributed
        self._plan = plan
        self._fingerprint = plans.fingerprint()
        self._cluster = None
        try:
            with _undisturbed():
                self._connect(scheduler, jobs)
        except (OSError, ValueError, TimeoutError) as error:
            self.close()
            raise UsageError(f"no dask worker answers at {scheduler or 'this machine'}: {error}")
        except BaseException:
            self.close()
            raise

    def _connect(self, scheduler, jobs):
        distributed = self._distributed
        if not scheduler:
            self._cluster = distributed.LocalCluster(
                n_workers=jobs,
                threads_per_worker=1,
                host=_HOST,
                dashboard_address=_HOST + ":0",
                silence_logs=logging.CRITICAL,  # errors come with the results
            )
        self._client = distributed.Client(self._cluster or scheduler, timeout=_WAIT_S)
        self._client.wait_for_workers(1, timeout=_WAIT_S)

    def play(self, tasks):
        """Yield (table, deal, results) of each task, in the order in which they are done.

        Raises UsageError.
        """
        try:
            yield from self._play(tasks)
        except Exception as error:
            is_cancelled = isinstance(error, concurrent.futures.CancelledError)
            if is_cancelled or self._client.status != "running":
                raise UsageError("the scheduler has gone: start it and its workers again")
            raise

    def _play(self, tasks):
        known = self._client.nthreads()  # of each worker
        workers = max(1, len(known))  # pyright: ignore - an asynchronous client has a coroutine
        size = max(1, min(_MOST_AT_ONCE, len(tasks) // (_AHEAD * workers)))
        parts = [tasks[at : at + size] for at in range(0, len(tasks), size)]
        parts.reverse()
        asked = {}
        running = self._distributed.as_completed([])
        while parts or asked:
            while parts and len(asked) < _AHEAD * workers:
                part = parts.pop()
                future = self._client.submit(
                    work, self._plan, self._fingerprint, part, pure=False, retries=2
                )
                asked[future] = part
                running.add(future)
            future = next(running)
            part = asked.pop(future)
            error = future.exception()
            if error is None:
                yield from future.result()
            elif isinstance(error, self._distributed.KilledWorker):
                parts.append(part)
            elif isinstance(error, OtherVersion):
                raise UsageError("a worker has another version of Tessera; update its checkout")
            elif isinstance(error, Lost):
                raise UsageError(str(error))
            else:
                raise error

    def workers(self):
        """Return the process ids of the workers that this arena has started, for tests."""
        return [worker.pid for worker in self._cluster.workers.values()]

    def close(self):
        """Leave the scheduler, and end the workers that this arena has started."""
        if hasattr(self, "_client"):
            self._client.close()
        if self._cluster:
            self._cluster.close()
