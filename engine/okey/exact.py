"""Which twin answers: the viper kernel where it runs, plain Python elsewhere.

cover(counts, joker), weigh(counts, joker, live, marks) and draws(counts, joker, marks) are said
in full in `solver` and `coverings`. The kernel's functions allocate nothing, share one workspace
and so must not be interleaved.
"""

from engine.compat import IS_MICROPYTHON

if IS_MICROPYTHON:
    try:
        from engine.okey.kernel import cover, draws, weigh
    except (ImportError, SyntaxError, ValueError):  # a build without native code
        from engine.okey.coverings import draws, weigh
        from engine.okey.solver import cover
else:
    from engine.okey.coverings import draws, weigh
    from engine.okey.solver import cover

__all__ = ("cover", "draws", "weigh")
