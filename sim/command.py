"""The frame of every command: Ctrl-C, a missing package, an output that cannot be written to."""

import contextlib
import errno
import os
import signal
import sys
import threading

from sim import processes

# What a place raises that may not be written to, or is full.
_PLACE_FAILS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)
# What writing to stdout raises; errors of a file are caught where the file is written.
_OUTPUT_FAILS = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT, errno.EFBIG)
INTERRUPTED = 130  # the exit status after Ctrl-C, as shells have it
_REFUSED = 2
# They are made from the translations, which takes a package: the Makefile does both.
TEXTS_MISSING = "the texts of the application are not made yet; run: make texts"
_OURS = ("app", "engine", "hal", "sim", "tests", "tools")
_PACKAGES = {"PIL": "Pillow"}  # modules of packages with another name
_MAKES = {"Pillow": "play", "polib": "play"}  # the target that installs it; style installs all


def run(work):
    """Call `work()` and return the exit status that it returns.

    Ctrl-C, like a request to end, ends in the word "Stopped." and status 130, and ends all that
    the command has started. If the reader of the output has gone, the
    command ends in silence with status 0; if the output cannot be written, in a sentence with 1;
    if a folder of ours, such as build or out, may not be written to, in a sentence with 2.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the shell: >&-
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - open to the end
    others = processes.below(os.getpid())
    try:
        try:
            with _asked_to_end():
                return work()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        processes.end(processes.below(os.getpid()) - others - _tracker())
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is not None and error.errno in _PLACE_FAILS:
            print(f"cannot use {error.filename}: {error.strerror}", file=sys.stderr)
            return _REFUSED
        if error.filename is not None or error.errno not in _OUTPUT_FAILS:
            raise
        _drop_output()
        print(f"cannot write the output: {error.strerror}", file=sys.stderr)
        return 1


def _tracker():
    """Return multiprocessing's helper, which ends with this process, and complains if killed."""
    module = sys.modules.get("multiprocessing.resource_tracker")
    return {module._resource_tracker._pid} if module else set()


@contextlib.contextmanager
def _asked_to_end():
    """Let a request to end, and the end of the terminal, do what Ctrl-C does."""

    def stop(number, frame):
        raise KeyboardInterrupt

    numbers = []
    if threading.current_thread() is threading.main_thread():
        numbers = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    before = {number: signal.signal(number, stop) for number in numbers if number is not None}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def end_quietly():
    """Let the process end without a traceback while modules are imported.

    Ctrl-C is silent, and a package that is not installed is a sentence.
    """
    usual = sys.excepthook

    def hook(kind, error, trace):
        if issubclass(kind, KeyboardInterrupt):
            return
        package = _not_installed(error)
        if package:
            sentence = (
                f"{package} is not installed; run: make {_MAKES.get(package, 'style')}, "
                f"or pip install {package}"
            )
        elif isinstance(error, ModuleNotFoundError) and error.name.startswith("app.texts."):
            sentence = TEXTS_MISSING
        else:
            usual(kind, error, trace)
            return
        print(sentence, file=sys.stderr)
        sys.exit(_REFUSED)

    sys.excepthook = hook


def _not_installed(error):
    """Return the package that an exception misses, "" if it is another exception."""
    module = error.name.partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    return "" if module in _OURS else _PACKAGES.get(module, module)


def _drop_output():
    """Drop what stdout holds: writing it at the end of the process would fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
