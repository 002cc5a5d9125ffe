"""A board without hardware: a serial port with a real MicroPython and a real littlefs behind it.

The unix MicroPython speaks the raw REPL itself; what it lacks is what a board does around it:
a flash that outlives the interpreter, a soft reset that starts again, main.py, machine.reset.
Those are here and in fake_board_boot.py. The port is a pseudo-terminal behind a link, since
mpremote treats names in /dev/pts as no serial ports.
"""

import os
import pty
import select
import signal
import termios
import threading
import time
import tty
from pathlib import Path

import pytest

from tools.common import interpreter

_BOOT = Path(__file__).with_name("fake_board_boot.py")
_RAW = b"raw REPL; CTRL-B to exit\r\n>"
BLOCKS = 352  # a Pico's file system, 4 KB each


class FakeBoard:
    """One board. Use as a context manager.

    folder: for its flash and its port; blocks: the size of the flash; settings: dict of what the
    interpreter says of itself, see fake_board_boot.py.
    """

    def __init__(self, folder, blocks=BLOCKS, **settings):
        binary = interpreter.micropython()
        if binary is None:
            pytest.skip("no micropython beside this Python nor on the PATH")
        self._port = str(folder / "ttyFAKE")
        self._starting = threading.Lock()  # held while an interpreter starts
        self.image = folder / "flash.img"
        self.deaf = False  # True: a program that never listens
        self.received = 0  # bytes that came in over the port
        self.cut_after = None  # unplug after so many received bytes
        self.deaf_after = None  # listen to no more than so many received bytes
        self.output = b""  # what was printed outside the raw REPL
        self.is_drive = False
        self.starts = 0  # how often main.py was started
        self._binary = binary
        self._blocks = blocks
        self._settings = settings
        self._raw = False
        self._child = None
        self._power = threading.Event()

    def __enter__(self):
        if not self.image.exists():
            self.image.write_bytes(b"\xff" * (self._blocks * 4096))
        self.plug_in()
        return self

    def __exit__(self, *_):
        self.unplug()

    @property
    def port(self):
        """The name of the serial port; waits while an interpreter starts.

        Until then its process has a copy of all files that are open here. A program that has just
        closed the port would seem to use it still, and the next one could not open it.
        """
        with self._starting:
            return self._port

    # Power ------------------------------------------------------------------------------------

    def plug_in(self):
        """Give it power and a port; it starts main.py."""
        self._outer, inner = pty.openpty()
        tty.setraw(inner)
        Path(self._port).unlink(missing_ok=True)
        os.symlink(os.ttyname(inner), self._port)
        self._inner = inner  # kept open: a port outlives the programs that use it
        self.received = 0
        self._behind = b""  # what came after the last Ctrl-C
        self._power.set()
        self._start(raw=False)
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def unplug(self):
        """Cut the power, in the middle of whatever it does."""
        self._power.clear()
        if self._thread is not threading.current_thread():
            self._thread.join()

    def _off(self):
        self._kill()
        Path(self._port).unlink(missing_ok=True)
        os.close(self._inner)
        os.close(self._outer)

    def _kill(self):
        if self._child is None:
            return
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        os.close(self._child)

    # The interpreter --------------------------------------------------------------------------

    def _start(self, raw):
        """Start an interpreter: at the raw REPL, or with main.py and the ordinary one."""
        with self._starting:
            self._fork(raw)
        self._raw = raw
        if raw:
            os.write(self._child, b"\x01")
            said = b""
            while not said.endswith(_RAW):
                said += os.read(self._child, 4096)

    def _fork(self, raw):
        settings = dict(self._settings, image=str(self.image), blocks=self._blocks, raw=raw)
        told = self.image.with_suffix(".settings")  # MicroPython takes 255 letters as an argument
        told.write_text(repr(settings))
        self._pid, self._child = pty.fork()
        if self._pid == 0:
            state = termios.tcgetattr(0)
            state[1] &= ~termios.OPOST
            state[3] &= ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(0, termios.TCSANOW, state)
            os.execv(self._binary, [self._binary, "-i", str(_BOOT), str(told)])
        said = b""
        while not said.endswith(b">>> "):
            said += os.read(self._child, 4096)
        if not raw:
            self.starts += 1
            self.output += said

    def _restart(self):
        """The interpreter has ended: by a soft reset, or by machine.reset."""
        raw = self._raw
        _, status = os.waitpid(self._pid, 0)
        os.close(self._child)
        ended_by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else None
        if ended_by == signal.SIGINT:  # see `_wait_for_prompt`; a board's prompt would just go on
            self._start(raw=True)
            self._raw = raw
            os.write(self._child, self._behind)
            return
        if ended_by == signal.SIGUSR2:  # the power cut that was asked for
            self._power.clear()
            self._child = None
            return
        if ended_by == signal.SIGTERM:  # it becomes a drive
            self._power.clear()
            self._child = None
            self.is_drive = True
            return
        soft = ended_by is None
        if soft:
            os.write(self._outer, b"MPY: soft reboot\r\n")
        self._start(raw and soft)
        if raw and soft:
            os.write(self._outer, _RAW)

    def become_drive(self):
        """The board has left its port for BOOTSEL; see tests/host/bootsel.py."""

    # The cable --------------------------------------------------------------------------------

    def _carry(self):
        """Carry bytes between the port and the interpreter until the power goes."""
        while self._power.is_set():
            ready, _, _ = select.select([self._outer, self._child], [], [], 0.02)
            if self._outer in ready:
                self._hear(os.read(self._outer, 4096))
            if self._child in ready and self._power.is_set():
                try:
                    said = os.read(self._child, 4096)
                except OSError:  # the interpreter is gone
                    said = b""
                if said:
                    os.write(self._outer, said)
                else:
                    self._restart()
        self._off()
        if self.is_drive:
            self.become_drive()

    def _hear(self, data):
        """Take what came over the port."""
        if self.cut_after is not None and self.received + len(data) >= self.cut_after:
            data = data[: self.cut_after - self.received]
            self._power.clear()
        if self.deaf_after is not None and self.received + len(data) >= self.deaf_after:
            data = data[: max(0, self.deaf_after - self.received)]
            self.deaf = True
        self.received += len(data)
        if self.deaf:
            return
        asked = max(data.rfind(b"\x01"), data.rfind(b"\x02"))
        if asked >= 0:
            self._raw = data[asked] == 1
        self._behind = (self._behind + data).rpartition(b"\x03")[2][-4096:]
        if b"\x03" in data:
            self._wait_for_prompt()
        os.write(self._child, data)

    def _wait_for_prompt(self, seconds=0.2):
        """Wait until the interpreter reads keys, or it is clear that a program runs.

        In between it has its terminal as it was: there Ctrl-C would end the interpreter itself.
        """
        end = time.monotonic() + seconds
        while termios.tcgetattr(self._child)[3] & termios.ISIG and time.monotonic() < end:
            time.sleep(0.001)

    def wait_for_start(self, count, seconds=60):
        """Wait until main.py was started `count` times; return whether it was."""
        end = time.monotonic() + seconds
        while self.starts < count and time.monotonic() < end:
            time.sleep(0.02)
        return self.starts >= count
