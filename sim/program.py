"""A bot in a process of its own that answers lines of text, within limits of time.

Whatever such a bot does, the arena or the simulator goes on: threads read its output and write its
input, so that neither a silent bot nor a talkative one can block anything.
"""

import contextlib
import os
import queue
import re
import signal
import subprocess
import tempfile
import threading

from sim import processes

_LONGEST = 4096  # characters of an answer
_WAITING = 64  # lines that are kept although nobody has asked for them
_SHOWN = 60  # characters of an answer that a sentence quotes
_DRAINS = 100 + _WAITING  # attempts to end the threads of a bot that is closed
_LEAVING_S = 0.5  # for a process to end by itself, once its output has ended


class Failed(Exception):
    """The bot has to be stopped; the text is a sentence that says why."""


class Program:
    """A running bot. Its process leads a group of its own, which ends with it."""

    def __init__(self, name, command, start_s, folder=None, **options):
        """Start a command: a list of words, or a text for the shell.

        name: for the sentences; start_s: seconds that the bot has in addition, for its first
        answer; folder: None, or where a file keeps what it writes to standard error; options: of
        subprocess.Popen. Raises Failed.
        """
        self.name = name
        self.answers = 0  # how many it has given
        self._start_s = start_s
        self._said: queue.Queue[str | None] = queue.Queue(_WAITING)
        self._told: queue.Queue[str | None] = queue.Queue()
        self._kept = _path_of(name, folder) if folder else None
        self._errors = open(self._kept, "w+b") if self._kept else tempfile.TemporaryFile()  # noqa: SIM115 - closed by `close`
        try:
            self._process = subprocess.Popen(
                command,
                shell=isinstance(command, str),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
                **options,
            )
        except OSError as error:
            self._errors.close()
            raise Failed(f"{name} could not be started: {error.strerror}")
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line):
        """Send a line that needs no answer."""
        self._told.put(line)

    def ask(self, line, seconds):
        """Send a line and return the line that answers it. Raises Failed."""
        with contextlib.suppress(queue.Empty):
            early = self._said.get_nowait()
            if early is None:
                raise Failed(f"{self.name} ended before it was asked{self._reason()}")
            raise Failed(f"{self.name} said {quoted(early)} before it was asked")
        self.tell(line)
        limit = seconds + self._start_s
        try:
            answer = self._said.get(timeout=limit)
        except queue.Empty:
            raise Failed(f"{self.name} gave no answer within {limit:g} seconds")
        if answer is None:
            raise Failed(f"{self.name} ended when it was asked{self._reason()}")
        self._start_s = 0
        self.answers += 1
        return answer.strip()

    def kill(self):
        """End the process and all that it has started; a thread that asks it then fails."""
        started = processes.below(self._process.pid)  # also in a session of its own
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        processes.end(started)

    def close(self):
        """End the process and all that it has started, and close its files."""
        self._told.put(None)
        self.kill()
        self._process.wait()
        for _ in range(_DRAINS):
            if not any(thread.is_alive() for thread in self._threads):
                for pipe in (self._process.stdin, self._process.stdout):
                    with contextlib.suppress(OSError):  # what was not read is not written
                        pipe.close()
                break
            with contextlib.suppress(queue.Empty):  # room for a thread that waits to put a line
                self._said.get(timeout=0.01)
        is_empty = not self._errors.seek(0, os.SEEK_END)
        self._errors.close()
        if self._kept and is_empty:
            os.remove(self._kept)

    def _reason(self):
        """Return what is known about the end of the process, as the end of a sentence."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVING_S)
        status = self._process.poll()
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - _LONGEST))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        told = f" with status {status}" if status is not None else ""
        return told + (f": {lines[-1].strip()}" if lines else "")

    def _read(self):
        stdout = self._process.stdout
        with contextlib.suppress(OSError, ValueError):
            while line := stdout.readline(_LONGEST):
                self._said.put(line)
        self._said.put(None)

    def _write(self):
        stdin = self._process.stdin
        with contextlib.suppress(OSError, ValueError):
            while (line := self._told.get()) is not None:
                stdin.write(line + "\n")
                stdin.flush()


def _path_of(name, folder):
    """Return the path of a new file in a folder for the standard error of a bot."""
    os.makedirs(folder, exist_ok=True)
    prefix = re.sub(r"\W", "_", name) + "-"
    file, path = tempfile.mkstemp(prefix=prefix, suffix=".err", dir=folder)
    os.close(file)
    return path


def quoted(text):
    """Return a line as a sentence quotes it, shortened."""
    text = text.strip()
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")
