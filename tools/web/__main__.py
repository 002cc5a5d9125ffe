"""Builds the page in which Tessera plays in a browser, and serves it.

    python -m tools.web                build build/web, static files for any host
    python -m tools.web --serve        build them, and serve them on this computer
    python -m tools.web --open         the same, and open the page in the browser
    python -m tools.web --site https://example.org/tessera/
                                       links to the pages get pictures for their previews

docs/web.md says how to host them.
"""

import argparse
import re
import sys

from sim.command import Parser, run, within
from tools.build import stamp
from tools.web import server, site


def _address(text):
    """Return an address on the web. Raises ArgumentTypeError."""
    if not re.fullmatch(r"https?://[^\s?#]+", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not like https://example.org/tessera/")
    return text


def main(arguments):
    """Build; print the size, or serve."""
    parser = Parser(prog="python -m tools.web", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--serve", action="store_true", help="serve the page on this computer")
    opens = "serve the page and open it at this fragment"
    parser.add_argument("--open", nargs="?", const="", metavar="FRAGMENT", help=opens)
    parser.add_argument("--port", type=int, default=server.PORT, help="of --serve")
    parser.add_argument("--site", type=_address, help="where the page will be")
    parser.add_argument("--source", type=_address, help="where its source code is")
    parser.add_argument("--pico", type=_address, help="where it is said how to put it on a Pico")
    args = parser.parse_args(arguments)
    within("port", args.port, 0, 65535)
    links = {name: getattr(args, name) for name in ("source", "pico") if getattr(args, name)}
    address = args.site.rstrip("/") + "/" if args.site else ""
    folder = site.build(say=lambda line: print(line, flush=True), address=address, links=links)
    if args.serve or args.open is not None:
        server.serve(folder, args.port, args.open)
        return 0
    files = len(stamp.files(folder))
    packed = site.packed_size(folder)
    print(f"build/{folder.name} is up to date: {files} files, {packed:,} bytes by gzip -9")
    if not args.site:
        print("Without SITE=https://... previews of links have no picture")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
