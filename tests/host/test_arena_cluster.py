"""The arena on dask workers: the same results, also when a worker is lost."""

import contextlib
import os
import signal

import pytest

from sim import command
from sim.command import UsageError, run
from tests.host import needed
from tools.arena import __main__ as arena
from tools.arena import cluster, local
from tools.arena import plan as plans
from tools.arena.journal import Journal

WORDS = ["--game", "okey", "--rounds", "160", "--levels", "medium,easy,medium,easy", "--jobs", "2"]
WORDS += ["--seed", "00000000000a0e4a"]
DEALS = 40


def plan_of(words):
    return arena.plan_of(arena.parser().parse_args(words))


def kept(path, plan, workers, after_each=None):
    """Play into a file; return its lines in a fixed order."""
    journal = Journal(plan, str(path))
    try:
        for done in workers.play(plan.tasks(DEALS)):
            journal.add(*done)
            if after_each:
                after_each(len(journal.done))
    finally:
        workers.close()
        journal.close()
    return sorted(path.read_text("utf-8").splitlines())


@needed.arena_group("distributed")
def test_results_are_the_same_on_one_process_two_or_a_cluster(tmp_path):
    plan = plan_of(WORDS)
    one = kept(tmp_path / "one", plan, local.Local(plan, 1))
    two = kept(tmp_path / "two", plan, local.Local(plan, 2))
    workers = cluster.Cluster(plan, None, 2)
    killed = []

    def kill_one(done):
        if not killed:
            killed.append(workers.workers()[0])
            os.kill(killed[0], signal.SIGKILL)

    lost = kept(tmp_path / "lost", plan, workers, kill_one)
    assert killed and len(one) == DEALS + 1
    assert one == two == lost


@needed.arena_group("distributed")
def test_a_lost_scheduler_is_a_sentence_and_the_results_stay(tmp_path):
    plan = plan_of(WORDS)
    workers = cluster.Cluster(plan, None, 1)
    with pytest.raises(UsageError, match="the scheduler has gone"):
        kept(tmp_path / "begun", plan, workers, lambda _: workers._cluster.close())
    journal = Journal(plan, str(tmp_path / "begun"))
    journal.close()
    assert 0 < len(journal.done) < DEALS


@needed.arena_group("distributed")
def test_dask_listens_to_this_machine_alone():
    workers = cluster.Cluster(plan_of(WORDS), None, 2)
    try:
        heard = listening([os.getpid(), *workers.workers()])
    finally:
        workers.close()
    assert len(heard) > 3
    assert {address for address in heard if not address.startswith("0100007F:")} == set()


def listening(pids):
    """Return the addresses of /proc/net/tcp at which some processes listen."""
    sockets = set()
    for pid in pids:
        for descriptor in os.listdir(f"/proc/{pid}/fd"):
            with contextlib.suppress(OSError):
                sockets.add(os.readlink(f"/proc/{pid}/fd/{descriptor}"))
    found = set()
    for name in ("tcp", "tcp6"):
        with open("/proc/net/" + name, encoding="ascii") as file:
            rows = [line.split() for line in file][1:]
        found |= {row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in sockets}
    return found


@needed.arena_group("distributed")
def test_an_address_where_nobody_is_is_a_sentence(monkeypatch, capsys):
    monkeypatch.setattr(cluster, "_WAIT_S", 0.3)
    assert run(arena.main, [*WORDS, "--scheduler", "tcp://127.0.0.1:9"]) == 2
    assert "no dask worker answers at tcp://127.0.0.1:9" in capsys.readouterr().err


def test_a_worker_of_another_version_is_refused():
    plan = plan_of(WORDS)
    with pytest.raises(cluster.OtherVersion):
        cluster.work(plan, plans.fingerprint() ^ 1, plan.tasks(1))
    assert [done[:2] for done in cluster.work(plan, plans.fingerprint(), plan.tasks(1))] == [
        (0, 0)
    ]


def test_without_dask_a_sentence_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(UsageError, match="pip install --group arena"):
        cluster.Cluster(plan_of(WORDS), None, 1)


@needed.arena_group("distributed")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_waits_until_the_cluster_can_be_closed(number, monkeypatch):
    import distributed

    done = []

    class Starting:
        def __init__(self, **_):
            signal.raise_signal(number)
            done.append("started")

        def close(self):
            done.append("closed")

    def connect(*_, **__):
        raise OSError("nobody")

    monkeypatch.setattr(distributed, "LocalCluster", Starting)
    monkeypatch.setattr(distributed, "Client", connect)
    plan = plan_of(WORDS)
    with pytest.raises(KeyboardInterrupt), command._asked_to_end():
        cluster.Cluster(plan, None, 1)
    assert done == ["started", "closed"]
