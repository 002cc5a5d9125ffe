"""Commands that a signal stops while their programs play, and what is left of their processes."""

import subprocess
import sys
import time

from sim import processes
from sim.command import ROOT


def stopped(words, has_begun, number):
    """Start `python -m WORDS`, and send it a signal once `has_begun()`.

    Returns its exit status, what it printed, and the processes that were below it then.
    Python loses a Ctrl-C that falls into the end of an import: a person presses it again.
    """
    with subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as started:
        assert waited(has_begun), "the program does not start"
        below = processes.below(started.pid)
        for _ in range(4):
            started.send_signal(number)
            try:
                told = started.communicate(timeout=100)[0]
                return started.returncode, told, below
            except subprocess.TimeoutExpired:
                continue
        started.kill()
    raise AssertionError("the command does not end")


def waited(happens):
    """Wait until something happens; return False if it does not in minutes."""
    deadline = time.monotonic() + 300
    while not happens():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def are_gone(pids):
    """Wait until none of these processes runs; return False if one does after minutes."""
    return waited(lambda: not any(map(_is_running, pids)))


def _is_running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
