"""Chooses the twin: the viper kernel where it runs, plain Python elsewhere.

`cover` and `finishes` (counts, joker), `weigh` (counts, joker, live, marks), `draws` (counts,
joker, marks) and `marked` (marks) are said in full in `solver` and `coverings`. The kernel's
functions allocate nothing in their loops and share one workspace, so they must not be interleaved.
"""

from engine.compat import IS_MICROPYTHON

if IS_MICROPYTHON:
    try:
        from engine.okey.kernel import cover, draws, finishes, marked, weigh
    except (ImportError, SyntaxError, ValueError):  # a build without native code
        from engine.okey.coverings import draws, marked, weigh
        from engine.okey.solver import cover, finishes
else:
    from engine.okey.coverings import draws, marked, weigh
    from engine.okey.solver import cover, finishes

__all__ = ("cover", "draws", "finishes", "marked", "weigh")
