"""The blocks of flash in which the file of modules is, as littlefs knows them."""

from engine.rng import Rng
from tests.hal.test_in_flash import in_flash as natives
from tests.hal.test_in_flash import noise, word_at

BLOCK = 4096
SIZES_OF_FILES = (1500, 4095, 4096, 4097, 8187, 8188, 8189, 12276, 12277, 40000, 65000)


def in_flash():
    """Return the module, or None where it cannot be."""
    if natives() is None:
        return None
    import hal.in_flash

    return hal.in_flash


def littlefs():
    """Return MicroPython's `vfs` and what makes a flash for it, or None where they are not."""
    try:
        import vfs

        from tests.host.nor_flash import NorFlash
    except ImportError:
        print("skipped: this MicroPython has no vfs")
        return None
    return vfs, NorFlash


def blocks_in(size):
    """Return how many blocks of littlefs a file of that size takes: what each begins with."""
    heads = []
    while size > 0:
        block = len(heads)
        head = 0
        while block and not block >> head & 1:
            head += 1
        heads.append(4 * (head + 1) if block else 0)
        size -= BLOCK - heads[-1]
    return heads


def write(system, path, data):
    with system.open(path, "wb") as file:
        file.write(data)


def content(flash, at, size):
    found = bytearray(size)
    flash.readblocks(at // BLOCK, found, at % BLOCK)
    return found


def found_in(module, flash, path, size):
    """Return the bytes of a file as `blocks_of` finds them."""
    heads = blocks_in(size)
    last = module.last_block(flash, path)
    blocks = module.blocks_of(last, len(heads), lambda at: word_at(content(flash, at, 4), 0))
    assert len(blocks) == len(heads)
    parts = [content(flash, at + head, BLOCK - head) for at, head in zip(blocks, heads)]
    return b"".join(parts)[:size]


def test_the_blocks_of_a_file_are_found_among_those_of_its_older_versions():
    module = in_flash()
    flashes = littlefs()
    if module is None or flashes is None:
        return
    vfs, NorFlash = flashes  # noqa: N806
    rng = Rng((7, 7, 7, 7))
    for size in SIZES_OF_FILES:
        data = noise(rng, size)
        flash = NorFlash(80)
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        system = vfs.VfsLfs2(flash, progsize=256)
        system.mkdir("/lib")
        write(system, "/before", noise(rng, 5000))
        for again in range(4):
            write(system, "/lib/other", noise(rng, 1 + rng.below(9000)))
            write(system, "/lib/one", data)
            assert found_in(module, flash, "/lib/one", size) == data, (size, again)
            if again == 1:
                system.remove("/lib/one")
        # What is left of the older versions is written over.
        free = system.statvfs("/")[4] - 4
        write(system, "/rest", bytes(BLOCK * free))
        assert found_in(module, flash, "/lib/one", size) == data, size


def test_a_file_that_is_not_there():
    module = in_flash()
    flashes = littlefs()
    if module is None or flashes is None:
        return
    vfs, NorFlash = flashes  # noqa: N806
    flash = NorFlash(20)
    for make in (lambda: None, lambda: vfs.VfsLfs2.mkfs(flash, progsize=256)):
        make()
        programs = flash.programs
        try:
            module.last_block(flash, "/lib/one")
            raise AssertionError("there is none")
        except OSError:
            pass
        assert flash.programs == programs


def test_no_copies_where_this_is_no_chip():
    module = in_flash()
    if module is not None:
        assert module.copies_of(None, b"") is None
