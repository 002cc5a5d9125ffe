"""Builds the page in which Tessera plays in a browser, and serves it.

    python -m tools.web                build build/web, static files for any host
    python -m tools.web --serve        build them, and serve them on this computer
    python -m tools.web --open         the same, and open the page in the browser

docs/web.md says how to host them.
"""

import sys

from tools.common import cli
from tools.web import server, site


def main(arguments):
    """Build; print the size, or serve."""
    parser = cli.Parser(prog="python -m tools.web", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--serve", action="store_true", help="serve the page on this computer")
    opens = "serve the page and open it at this fragment"
    parser.add_argument("--open", nargs="?", const="", metavar="FRAGMENT", help=opens)
    parser.add_argument("--port", type=int, default=server.PORT, help="of --serve")
    args = parser.parse_args(arguments)
    cli.within("port", args.port, 0, 65535)
    folder = site.build(say=lambda line: print(line, flush=True))
    if args.serve or args.open is not None:
        server.serve(folder, args.port, args.open)
        return 0
    files = len(list(folder.iterdir()))
    packed = site.packed_size(folder)
    print(f"build/{folder.name} is up to date: {files} files, {packed:,} bytes by gzip -9")
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
