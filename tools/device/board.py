"""A board on a serial port, reached through mpremote's transport. Failures become sentences.

mpremote provides the raw REPL and the file transfer. This module finds the port, reads the facts
of the board (tools/device/on_device), and tells a lost cable from a bug.
"""

import ast
import contextlib
import errno
import io
import os
import struct
import time
from pathlib import Path
from typing import Any, NamedTuple

from sim.command import UsageError

ON_DEVICE = Path(__file__).resolve().parent / "on_device"
DOCS = "docs/flashing.md"

_PICO = (0x2E8A, 0x0005)  # Raspberry Pi, MicroPython's serial port
PATIENCE_S = 5  # for each answer of a board on the way to the raw REPL
_CHUNK = 2048  # bytes of a file sent at a time
_LOST = (errno.EIO, errno.ENXIO, errno.ENODEV, errno.EBADF, errno.EPIPE, errno.ENOTTY)
ARCHES = (  # of native code, by its number in the version
    "no native code",
    "x86",
    "x64",
    "armv6",
    "armv6m",
    "armv7m",
    "armv7em",
    "armv7emsp",
    "armv7emdp",
    "xtensa",
    "xtensawin",
    "rv32imc",
    "rv64imc",
)


def import_mpremote():
    """Return mpremote's serial transport and its exceptions.

    Raises UsageError without mpremote.
    """
    try:
        from mpremote import transport, transport_serial
    except ImportError:
        raise UsageError("mpremote is not installed; run: make flash, or pip install mpremote")
    return transport_serial.SerialTransport, transport.TransportError, transport.TransportExecError


# Finding the port -----------------------------------------------------------------------------


def _ports():
    """Return the serial ports that are USB devices, sorted by name."""
    import_mpremote()
    from serial.tools import list_ports

    return sorted((p for p in list_ports.comports() if p.vid is not None), key=lambda p: p.device)


def is_there(wanted=None):
    """Return whether there is a port of this name; without a name, whether there is a Pico's."""
    if wanted:
        return os.path.exists(wanted) or any(port.device == wanted for port in _ports())
    return bool(_picos(_ports()))


def _picos(ports):
    return [port for port in ports if (port.vid, port.pid) == _PICO]


def find_port(wanted=None):
    """Return the name of the port to use: the wanted one, or the only board there is.

    Raises UsageError if there is none, or more than one.
    """
    if wanted:
        return wanted
    ports = _ports()
    found = _picos(ports) or ports
    if not found:
        raise UsageError(
            "no board found: connect it with a cable that carries data, not only power "
            f"({DOCS} knows further remedies)"
        )
    if len(found) > 1:
        names = ", ".join(f"{p.device} ({p.product or p.description})" for p in found)
        raise UsageError(f"several boards are connected, choose one with --port: {names}")
    return found[0].device


def _why_closed(port):
    """Return a sentence that says why a port cannot be opened, and what to do about it."""
    if os.name == "posix" and not os.path.exists(port):
        return f"there is no port {port}: is the board connected?"
    if os.name == "posix" and not os.access(port, os.R_OK | os.W_OK):
        return (
            f"no permission to use {port}: on most Linux systems run "
            "sudo usermod -aG dialout $USER, then log out and in again"
        )
    if os.name == "posix" and not _is_terminal(port):
        return f"{port} is no serial port"
    return f"{port} is in use by another program, such as Thonny or a terminal: close that first"


def _is_terminal(path):
    """Return whether a device is a terminal, as serial ports are; True if it cannot be opened."""
    try:
        file = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError:
        return True
    try:
        return os.isatty(file)
    finally:
        os.close(file)


# What a board says of itself ------------------------------------------------------------------


class Facts(NamedTuple):
    """The facts that tools/device/on_device/facts.py prints."""

    name: str
    version: tuple
    machine: str
    mpy: int
    platform: str
    block: int
    size: int
    free: int
    root: list
    main: bytes | None
    board: bytes | None
    frozen: tuple | None = None  # profile and fingerprint, see tools/firmware
    languages: bytes | None = None  # their codes, with commas
    id: str = ""  # the chip's own number, in hex digits
    build: str = ""  # MicroPython's sys.version
    odd: tuple = ()  # paths where a folder stands in place of a file, or a file of a folder

    @property
    def chip(self):
        return "RP2350" if "RP2350" in self.machine else "RP2040"

    @property
    def release(self):
        """Return the version in its usual form."""
        return ".".join(str(part) for part in self.version[:3])

    @property
    def mpy_version(self):
        """Return the version of the native .mpy files that the board loads, as two numbers."""
        return self.mpy & 0xFF, self.mpy >> 8 & 3

    @property
    def arch(self):
        """Return the name of the board's processor for native code."""
        number = self.mpy >> 10 & 0xF
        return ARCHES[number] if number < len(ARCHES) else f"architecture {number}"


class Entry(NamedTuple):
    """A file on the board, or a folder (then `sha256` is None)."""

    size: int
    sha256: str | None


_WRONG_KIND = (errno.ENOTDIR, errno.EISDIR, errno.EEXIST)
_IN_THE_WAY = (
    "on the board a folder stands where a file belongs, or a file where a folder does; "
    "move it away"
)


def _errors_of(error):
    """Return what an exception on the board says, with "OSError: 21" for "OSError: [Errno 21]"."""
    return str(error).replace("[Errno ", "").replace("]", "")


class Board:
    """A board in its raw REPL. Use as a context manager; a running program is interrupted."""

    def __init__(self, port):
        """Open the port and enter the raw REPL. Raises UsageError."""
        serial_transport, self._error, self._exec_error = import_mpremote()
        self.port = port
        self.is_drive = False  # it has left, see `bootloader`
        # Any, since the transport makes its `serial` in a loop that type checkers do not follow.
        self._transport: Any = None
        try:
            self._transport = serial_transport(port)
        except (self._error, OSError, ValueError):  # ValueError: of pyserial, for such as http://x
            raise UsageError(_why_closed(port))
        self._transport.serial.timeout = 10
        try:
            self._enter()
        except BaseException:
            self.close()
            raise

    def _enter(self):
        """Enter the raw REPL of a fresh interpreter; twice, since noise may disturb the first."""
        for attempt in range(2):
            try:
                with contextlib.redirect_stdout(io.StringIO()):  # the transport prints the input
                    self._transport.enter_raw_repl(timeout_overall=PATIENCE_S)
                return
            except self._error:
                if attempt:
                    break
                time.sleep(0.5)
            except OSError:
                break
        raise UsageError(
            f"{self.port} does not answer as MicroPython does: unplug the board, plug it in again "
            f"with a key held down (safe mode), and try once more; {DOCS} knows further remedies"
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Close the port; the board stays at its ordinary prompt."""
        # A board that was reset or unplugged has taken its port with it.
        with contextlib.suppress(OSError):
            if self._transport.in_raw_repl:
                self._transport.exit_raw_repl()
            self._transport.close()

    @contextlib.contextmanager
    def _talking(self):
        """Turn errors of the connection and of the board's file system into UsageError."""
        import serial

        lost = (
            "the connection to the board broke: check the cable, plug it in again and repeat the "
            "command; it goes on where it stopped"
        )
        try:
            yield
        except self._exec_error as error:
            if any(f"OSError: {number}" in _errors_of(error) for number in _WRONG_KIND):
                raise UsageError(_IN_THE_WAY)
            raise
        except (self._error, serial.SerialException, struct.error):
            raise UsageError(lost)
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise UsageError(
                    "the board's file system is full; remove files of your own and repeat"
                )
            if error.errno == errno.EROFS:
                raise UsageError("the board's file system is read-only")
            if error.errno in _LOST:
                raise UsageError(lost)
            if error.errno in _WRONG_KIND:
                raise UsageError(f"{_IN_THE_WAY}: {error.filename}")
            raise

    def exec(self, code):
        """Run code on the board; return what it prints."""
        with self._talking():
            return self._transport.exec(code).decode()

    def facts(self):
        facts = Facts(**ast.literal_eval(self.exec((ON_DEVICE / "facts.py").read_text("utf-8"))))
        if facts.odd:
            raise UsageError(f"{_IN_THE_WAY}: {', '.join(facts.odd)}")
        return facts

    def scan(self, *paths):
        """Return path -> Entry of everything at and below `paths`, hashed by the board itself."""
        calls = "".join(f"scan({path!r})\n" for path in paths)
        found = {}
        try:
            text = self.exec((ON_DEVICE / "scan.py").read_text("utf-8") + "\n" + calls)
        except self._exec_error as error:
            if "OSError" not in str(error):
                raise
            raise UsageError("the board's files cannot be read: its file system is damaged")
        for line in text.splitlines():
            kind, size, sha256, path = line.split(" ", 3)
            found[path] = Entry(int(size), sha256 if kind == "file" else None)
        return found

    def read(self, path):
        with self._talking():
            return bytes(self._transport.fs_readfile(path, chunk_size=_CHUNK))

    def write(self, path, data, progress=None):
        """Write a file; `progress` is called with the bytes written so far and their number."""
        with self._talking():
            self._transport.fs_writefile(path, data, _CHUNK, progress)

    def mkdir(self, path):
        with self._talking():
            self._transport.fs_mkdir(path)

    def remove(self, path):
        with self._talking():
            self._transport.fs_rmfile(path)

    def rmdir(self, path):
        with self._talking():
            self._transport.fs_rmdir(path)

    def format(self):
        """Make an empty file system."""
        self.exec((ON_DEVICE / "format.py").read_text("utf-8"))

    def restart(self, interrupted=False):
        """Reset the board, as its reset button would, unless it is a drive. Raises UsageError.

        interrupted: the board may be in the middle of a command, which is aborted first.
        """
        if self.is_drive:
            return
        if interrupted:
            self._enter()
        self._leave(RESET)

    def bootloader(self):
        """Let the board appear as a drive, as if it were plugged in with BOOTSEL held."""
        self._leave(_BOOTLOADER)
        self.is_drive = True

    def _leave(self, code):
        """Run code that ends the interpreter."""
        with self._talking():
            self._transport.exec_raw_no_follow(code)
        self._transport.in_raw_repl = False
        time.sleep(0.3)


RESET = "import time, machine; time.sleep_ms(100); machine.reset()"
_BOOTLOADER = "import time, machine; time.sleep_ms(100); machine.bootloader()"
