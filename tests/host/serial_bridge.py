"""Gives a page in Chromium a `navigator.serial` behind which a board's port is."""

import base64
import contextlib
import os
import select

_HEAR_S = 0.004  # for more from the board, at a time: meanwhile the page can send nothing
_MOST = 4096
_RESET = b"machine.reset()"  # of sim/web/pico/board.mjs

# Stands for the browser's own: the player chooses the one board that there is.
_SERIAL = """
const bytesOf = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const lost = () => new DOMException("The device has been lost.", "NetworkError");
class Port {
  async open() {
    if (!(await serialAsk("open", ""))) throw new DOMException("no", "NetworkError");
    let isOpen = true;
    this.readable = new ReadableStream({
      async pull(out) {
        while (isOpen) {
          const said = await serialAsk("read", "");
          if (said === null) throw lost();
          if (said) return out.enqueue(bytesOf(said));
        }
      },
      cancel() {
        isOpen = false;
      },
    });
    this.writable = new WritableStream({
      async write(bytes) {
        const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
        if (!(await serialAsk("write", text))) throw lost();
      },
    });
  }
  async setSignals() {}
  async close() {
    await serialAsk("close", "");
  }
}
const requestPort = async () => {
  if (await serialAsk("choose", "")) return new Port();
  throw new DOMException("No port selected by the user.", "NotFoundError");
};
Object.defineProperty(navigator, "serial", { value: { requestPort } });
"""


class Bridge:
    """Between a page and the port of a FakeBoard.

    board: the one that is plugged in; None: the player chooses none; may_open: whether the system
    lets the browser have the port
    """

    def __init__(self, context, board):
        """Give every page of a browser's context this port."""
        self.board = board
        self.may_open = True
        self._file = -1
        self._written = b""  # the last of it
        self._starts = 0  # how often the board will have started when it has restarted
        context.expose_function("serialAsk", lambda does, text: getattr(self, "_" + does)(text))
        context.add_init_script(_SERIAL)

    def settle(self):
        """Wait until a board that was told to restart has done so: until then it hears nothing."""
        if self._starts:
            self.board.wait_for_start(self._starts, seconds=2)  # unless its cable came off
            self._starts = 0

    def _choose(self, _):
        return self.board is not None

    def _open(self, _):
        if not self.may_open:
            return False
        try:
            self._file = os.open(self.board.port, os.O_RDWR | os.O_NOCTTY)
        except OSError:
            return False
        return True

    def _read(self, _):
        """Return what the board says, in base64; None if it is gone."""
        try:
            if not select.select([self._file], [], [], _HEAR_S)[0]:
                return ""
            said = os.read(self._file, _MOST)
        except (OSError, ValueError):  # ValueError: the port was closed
            return None
        return base64.b64encode(said).decode() if said else None

    def _write(self, text):
        try:
            data = base64.b64decode(text)
            self._written = (self._written + data)[-_MOST:]
            if _RESET in self._written:
                self._written = b""
                self._starts = self.board.starts + 1
            while data:
                data = data[os.write(self._file, data) :]
        except OSError:
            return False
        return True

    def _close(self, _):
        with contextlib.suppress(OSError):
            os.close(self._file)
        self._file = -1
        return True
