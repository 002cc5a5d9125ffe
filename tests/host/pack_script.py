"""Runs a built tree from the one file its modules are packed in: PACK, then as build_script.

    micropython tests/host/pack_script.py PACK LIB BOARD DIRECTORY

The importer is beside the pack, as tessera.py.
Where the first module came from is printed before the moves.
"""

import sys


def run(pack, arguments):
    """Import and run what is in a pack, and nothing that is beside it."""
    sys.path.insert(0, pack[: pack.rindex("/")])
    before = sys.path[:]
    import tessera

    assert tessera.mount(pack) == ""
    assert sys.path == ["/t"]
    import engine.log
    from tests.host import build_script

    print(engine.log.__file__)
    build_script.run(*arguments)
    tessera.leave()
    assert sys.path == before
    assert not [name for name in sys.modules if name.split(".")[0] in ("app", "engine", "hal")]


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2:])
