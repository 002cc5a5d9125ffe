"""A block of code in which MicroPython's heap is locked. Portable."""

import gc

try:
    from micropython import heap_lock, heap_unlock
except ImportError:
    heap_lock = None


class LockedHeap:
    """A context manager: an allocation in its block raises MemoryError.

    CPython cannot lock its heap. There the block runs unlocked, and a printed line says so.
    """

    def __enter__(self):
        if heap_lock is None:
            print("not locked: only MicroPython can lock its heap")
        else:
            gc.collect()
            heap_lock()

    def __exit__(self, kind, error, trace):
        if heap_lock is not None:
            heap_unlock()
