"""The search: native where native code runs, else in plain Python.

`cover` and `finishes` (counts, joker), `weigh` (counts, joker, live, marks), `draws` (counts,
joker, marks), `marked` and `most` (marks) are documented in `solver` and `coverings`. The kernel's
functions allocate nothing in their loops. They share one workspace, so they must not be
interleaved.
"""

from engine.compat import NATIVE

if NATIVE:
    from engine.okey.kernel import cover, draws, finishes, marked, most, weigh
else:
    from engine.okey.coverings import draws, marked, most, weigh
    from engine.okey.solver import cover, finishes

__all__ = ("cover", "draws", "finishes", "marked", "most", "weigh")
