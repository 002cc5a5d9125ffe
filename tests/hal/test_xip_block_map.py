"""The blocks of flash in which the file of modules is, as littlefs knows them."""

from engine.rng import Rng
from tests.hal.test_xip_scan import noise, word_at
from tests.hal.test_xip_scan import scan as natives

BLOCK = 4096
SIZES_OF_FILES = (1500, 4095, 4096, 4097, 8187, 8188, 8189, 12276, 12277, 40000, 65000)


def block_map():
    """Return the module, or None where it cannot be."""
    if natives() is None:
        return None
    import hal.xip.block_map

    return hal.xip.block_map


def littlefs():
    """Return MicroPython's `vfs` and what makes a flash for it, or None where they are not."""
    try:
        import vfs

        from tools.probe.nor_flash import NorFlash
    except ImportError:
        print("skipped: this MicroPython has no vfs")
        return None
    return vfs, NorFlash


def blocks_in(size):
    """Return the bytes of pointers at the start of each littlefs block of a file of that size."""
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
    """Return the bytes of a file as `file_blocks` finds them."""
    heads = blocks_in(size)
    last = module.last_block(flash, path)
    blocks = module.file_blocks(last, len(heads), 80, lambda at: word_at(content(flash, at, 4), 0))
    assert len(blocks) == len(heads)
    parts = [content(flash, at + head, BLOCK - head) for at, head in zip(blocks, heads)]
    return b"".join(parts)[:size]


def test_the_blocks_of_a_file_are_found_among_older_versions():
    module = block_map()
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
        # The blocks of the older versions are written over.
        free = system.statvfs("/")[4] - 4
        write(system, "/rest", bytes(BLOCK * free))
        assert found_in(module, flash, "/lib/one", size) == data, size


def test_a_file_that_is_not_there():
    module = block_map()
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


def test_a_chain_of_blocks_that_leads_out_of_the_flash_is_refused():
    module = block_map()
    if module is None:
        return
    words = {5 * BLOCK: 7, 7 * BLOCK: 9}
    for last, count, ok in (
        (5, 1, True),
        (5, 2, True),
        (5, 3, False),
        (9, 1, False),
        (-1, 1, False),
    ):
        try:
            found = module.file_blocks(last, count, 9, lambda at: words[at])
            assert (
                ok and found[count - 1] == 5 * BLOCK and found[0] == (5 + 2 * (count - 1)) * BLOCK
            )
        except ValueError:
            assert not ok


def test_the_pointers_of_littlefs_in_a_block_are_counted():
    module = block_map()
    if module is not None:
        assert [module.kept(n) for n in range(9)] == [0, 4, 8, 4, 12, 4, 8, 4, 16]


def test_there_is_no_relinker_where_this_is_no_chip():
    if block_map() is not None:
        from hal.xip.relinker import relinker_of

        assert relinker_of(None, b"") is None


def test_on_fat_no_block_is_found():
    module = block_map()
    flashes = littlefs()
    if module is None or flashes is None or not hasattr(flashes[0], "VfsFat"):
        return
    vfs, NorFlash = flashes  # noqa: N806
    flash = NorFlash(80)
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    write(vfs.VfsLfs2(flash, progsize=256), "/one", bytes(5000))
    try:
        vfs.VfsFat.mkfs(flash)
        write(vfs.VfsFat(flash), "/one", bytes(5000))
    except (OSError, AttributeError) as error:
        print("skipped: no FAT on this flash:", error)
        return
    try:
        module.last_block(flash, "/one")
        raise AssertionError("there is no littlefs")
    except OSError:
        pass
