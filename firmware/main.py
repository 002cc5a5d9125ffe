"""Starts Tessera: a device runs this file after every reset.

Compiling this text takes a part of each start. So it has only what must come before the compiled
modules; app/device.py does the rest.
"""

import sys

_OLDEST = (1, 26)


def start():
    """Run the application until it ends; show on the panel why it cannot, if possible."""
    try:
        complaint = mount()
        if sys.implementation.version[:2] < _OLDEST:
            complaint = "Tessera needs MicroPython 1.26 or newer; this is " + sys.version
        from app import device

        if complaint:
            print(complaint)
            device.say(complaint)
        else:
            device.start()
    except Exception as error:
        _say_failed(error)
    finally:
        try:
            leave()
        finally:
            leave()  # in case a second Ctrl-C interrupted the first call; else it does nothing


def mount():
    """Make the pack's modules importable; return "", or a sentence about what is wrong with it."""
    try:
        import tessera
    except ImportError:  # no pack: the modules are in the firmware, or separate files
        return ""
    return tessera.mount()


def leave():
    """Remove all references to the pack from memory."""
    if "tessera" in sys.modules:
        sys.modules["tessera"].leave()


def _say_failed(error):
    """Show on the panel that the start failed, because a module in the pack is damaged."""
    if "tessera" not in sys.modules:
        raise error
    print(type(error).__name__, error)
    try:
        sys.modules["tessera"].mount_boot()
    except (OSError, ValueError):
        return
    from app import device

    device.say("Tessera cannot start. Run python -m tools.flash again.", str(error))


globals().pop("rp2", None)  # the firmware's _boot.py leaves it here: 2 KB of the heap
if __name__ == "__main__":
    start()
