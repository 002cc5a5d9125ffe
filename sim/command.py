"""The frame of every command: Ctrl-C, and a standard output that cannot be written to."""

import contextlib
import errno
import os
import sys

# What writing to stdout raises; errors of a file are caught where the file is written.
_OUTPUT_FAILS = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT, errno.EFBIG)
INTERRUPTED = 130  # the exit status after Ctrl-C, as shells have it


def run(work):
    """Call `work()` and return the exit status that it returns.

    Ctrl-C ends in the word "Stopped." and status 130. If the reader of the output has gone, the
    command ends in silence with status 0; if the output cannot be written, in a sentence with 1.
    """
    if sys.stdout is None:  # closed by the shell: >&-
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - open to the end of the process
    try:
        try:
            return work()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is not None or error.errno not in _OUTPUT_FAILS:
            raise
        _drop_output()
        print(f"cannot write the output: {error.strerror}", file=sys.stderr)
        return 1


def hide_interrupt():
    """Let Ctrl-C end the process without a traceback, also while modules are imported."""
    usual = sys.excepthook

    def hook(kind, error, trace):
        if not issubclass(kind, KeyboardInterrupt):
            usual(kind, error, trace)

    sys.excepthook = hook


def _drop_output():
    """Drop what stdout holds: writing it at the end of the process would fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
