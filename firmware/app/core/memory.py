"""The heap of a device: what is a copy is let go, and what little room there is, is kept in order.

Where the modules are in one file in flash, as tools.flash puts them there, every table leaves
60 KB free, and to let go of copies is all there is to do. Else, with modules as files of their
own, it can be 15: then pieces are held for later, and small holes are filled, which cost time. On
the chip most calls take room for what the function needs from the heap: the interpreter looks for
it from the first free block of 16 bytes on, and where small holes lie about in a heap that is
nearly full, it reads most of the heap's table, for 0.1 to 0.25 ms a call.
"""

import gc

from engine.compat import IS_MICROPYTHON

_LITTER = 16384  # bytes

# Items of four bytes: to open a file on littlefs, as saving does, takes 1,148 bytes in one piece,
# which is the least of these; what is imported late wants pieces like that too.
_HELD = (1536, 1024, 512, 288)

_LARGE = 126  # items of a tuple of 512 bytes: a hole of that size is no small one
_MOST = 192  # pairs, of 16 bytes
_PLENTY = 14000  # bytes free
_END = (1 << 30) - 1  # beyond all addresses


drop_copies = None  # the board's

_held = []
_is_holding = False
_filling = None


def begin(drop):
    """Begin, on a board whose `drop_copies` this is (hal/contract.py)."""
    global drop_copies
    drop_copies = drop


def hold():
    """Hold a piece in which nothing else can settle, until `make_room`: the largest."""
    global _held, _is_holding
    _is_holding = True
    _held.clear()
    if not drop_copies:
        _held = _largest()


def hold_next():
    """Hold the largest piece from the next collection on; now it would take one to find it."""
    global _is_holding
    _is_holding = True


def give_up():
    """Hold nothing any more; what holes are filled with is freed by the next collection.

    A list that is cleared shrinks at once. A bytearray that is forgotten is not free as long as
    anything that looks like its address lies about on the stack.
    """
    global _is_holding, _filling
    _is_holding = False
    _held.clear()
    _filling = None


def make_room():
    """Something is to be imported or saved: give up all, the small holes too.

    Else what stays of it, small as it is, would break up the large ones.
    """
    is_filled = _filling is not None
    give_up()
    if is_filled:
        gc.collect()


def collect():
    """Collect, and hold the piece that is largest then."""
    global _held, _filling
    _filling = None
    if IS_MICROPYTHON:
        _held.clear()
        gc.collect()
        if _is_holding and not drop_copies:
            _held = _largest()


def fill():
    """Just collected: fill what is too small for anything, until the next collection.

    Not where little is free: what is small and stays would settle in the last large pieces.
    A call that is open now leaves a hole when it returns, but for those that take 11 words at
    most, which are on the stack (tests/app/test_holes.py). A computer has no need of it.
    """
    global _filling
    if drop_copies or not IS_MICROPYTHON:
        return
    if gc.mem_free() >= _PLENTY:  # pyright: ignore[reportAttributeAccessIssue]
        _filling = _chain()


def let_go():
    """Much was loaded, and more will be: free the copies, where that can be done."""
    if drop_copies:
        drop_copies()
        gc.collect()


def tidy():
    """A scene was loaded, or forgotten: let copies go, and collect."""
    if drop_copies:
        drop_copies()
    collect()
    fill()


def _largest():
    """Return a list as long as there is room for; with none, what comes late has to do without."""
    for count in _HELD:
        try:
            return [None] * count
        except MemoryError:
            pass
    return []


def _chain():
    """Return a chain of pairs, one in each free block before the first large hole, or so many."""
    end = _large_hole()
    chain = None
    left = _MOST
    while left:
        chain = (chain, None)
        if id(chain) > end:
            break
        left -= 1
    return chain


def _large_hole():
    """Return where the first large hole is; where there is none, the end of everything."""
    try:
        return id((None,) * _LARGE)
    except MemoryError:
        return _END


def collect_often():
    """Collect whenever so many bytes were allocated, until `collect_seldom`, if copies must stay.

    While much is loaded, garbage would lie between what stays, and leave holes that nothing fits
    into: after Deal, at Okey's table on 320x240, the largest piece was 2 KB. Not from the first
    module on: what is loaded later finds its place among the first ones' garbage.
    """
    if IS_MICROPYTHON and not drop_copies:
        gc.threshold(_LITTER)  # pyright: ignore[reportAttributeAccessIssue]


def collect_seldom():
    """Collect when there is no room for more."""
    if IS_MICROPYTHON:
        gc.threshold(-1)  # pyright: ignore[reportAttributeAccessIssue]
