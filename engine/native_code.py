"""Can be imported only where native code runs: engine/compat.py finds out by importing it."""


@micropython.viper  # pyright: ignore - MicroPython's compiler knows it without an import
def nothing():
    """Do nothing, in native code."""
