"""Says what is on the screen, for tests and measurements: a scene, or the course of a table.

Portable: also on a board, and in MicroPython.
"""


def shown(scene):
    """Return the class of a scene; of a table at which no match is played that of its course."""
    course = type(getattr(scene, "course", None))
    return type(scene) if course.__name__ in ("NoneType", "Play") else course
