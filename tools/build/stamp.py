"""Makes a folder only if it is not up to date: a stamp beside it says what it was made from."""

import hashlib


def files(*folders):
    """Return the files in some folders, sorted, without what Python compiles beside them."""
    found = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    return [path for path in found if "__pycache__" not in path.parts]


def make(out, sources, words, work, beside=()):
    """Call `work()`, which makes the folder `out`, unless it is up to date.

    sources: the files it is made from; words: what else it depends on; beside: files outside the
    folder that are made with it. The stamp has the digests of all that, and of what was made.
    """
    stamp = out.parent / f"{out.name}.stamp"
    made_from = _digest(sources, words)
    if stamp.exists() and stamp.read_text("utf-8") == made_from + _made(out, beside):
        return
    stamp.unlink(missing_ok=True)
    work()
    stamp.write_text(made_from + _made(out, beside), "utf-8")


def _made(out, beside):
    return _digest([*files(out), *(path for path in beside if path.exists())])


def _digest(paths, words=()):
    """Return the digest of files, their places and some words."""
    digest = hashlib.sha256("\n".join(words).encode())
    for path in paths:
        digest.update(f"\n{path}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest() + "\n"
