"""Serves the folder on this computer, for trying the page."""

import http.server
import webbrowser

from sim.command import UsageError

PORT = 8000
# The last ones may be missing in Python's own table, depending on the system.
TYPES = {
    **http.server.SimpleHTTPRequestHandler.extensions_map,
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".rom": "application/octet-stream",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files that the browser has to ask for again, so that it notices a new build."""

    extensions_map = TYPES

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format, *args):
        """Say nothing."""


def make(folder, port, kind=Handler):
    """Return a server of the folder at a port of this computer, 0 for any. Raises UsageError."""

    def handler(*args):
        return kind(*args, directory=str(folder))

    try:
        return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise UsageError(f"port {port} cannot be used: {error.strerror}; choose one with --port")


def serve(folder, port, fragment=None):
    """Serve until Ctrl-C; open the page in the browser at `fragment`, unless it is None."""
    with make(folder, port) as server:
        address = f"http://localhost:{server.server_address[1]}/"
        print(f"Tessera is at {address} (Ctrl-C ends it)", flush=True)
        if fragment is not None:
            webbrowser.open(address + fragment)
        server.serve_forever()
