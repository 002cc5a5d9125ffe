"""Runs sim/soak.py in MicroPython, in several processes at once."""

import os
import subprocess
import tempfile
from pathlib import Path

from tools.build import building

HEAP = "320wK"  # in words; the code lies in it too, which on a board stays in flash
ARCH = "x64"


def build_and_soak(micropython, board, keys, seeds):
    """Build a board's tree and soak once for every seed; yields as `soak`."""
    with tempfile.TemporaryDirectory(prefix="tessera-soak-") as folder:
        out = Path(folder, "tree")
        tree = building.build_loose(board, out=out, arch=ARCH, guests=("sim/soak.py",))
        yield from soak(micropython, tree, folder, board, keys, seeds)


def soak(micropython, tree, folder, board, keys, seeds):
    """Soak once for every seed, all at the same time.

    tree: a built tree with sim/soak.py in it; folder: where the devices keep their files.
    Yields (what was printed, whether all was well) in the order of the seeds.
    """
    paths = (tree / "lib", tree, ".frozen")
    devices = [
        subprocess.Popen(
            [micropython, "-X", "heapsize=" + HEAP]
            + ["-m", "sim.soak", os.path.join(folder, f"data{seed}"), board, str(keys), str(seed)],
            cwd=folder,
            env=dict(os.environ, MICROPYPATH=":".join(map(str, paths))),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for seed in seeds
    ]
    for device in devices:
        told, _ = device.communicate()
        yield told, device.returncode == 0
