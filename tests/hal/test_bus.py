"""The buses alone: what they send, in which order, and what they leave behind."""

import sys

from hal.drivers import rp2dma
from hal.drivers.i2cbus import I2cBus
from hal.drivers.spibus import DmaBus, SpiBus
from tests.hal.spies import Dma, Registers, Wire

CHUNK = 64


class Recorder:
    """A glass that keeps what it hears: a list of commands (ints) and data (bytes)."""

    def __init__(self):
        self.heard = []

    def command(self, code):
        self.heard.append(code)

    def data(self, data):
        if self.heard and isinstance(self.heard[-1], bytes):
            self.heard[-1] += bytes(data)
        else:
            self.heard.append(bytes(data))


class Counting:
    """A source of 0, 1, 2 ... that looks at what it is asked to write into."""

    def __init__(self, count, dma=None, fail_at=-1):
        self.left = count
        self.reads = 0
        self.overlapped = 0
        self._next = 0
        self._dma = dma
        self._fail_at = fail_at

    def read(self, out, count):
        if self.reads == self._fail_at:
            raise KeyboardInterrupt
        self.reads += 1
        if self._dma is not None:
            assert self._dma.flying is not out, "DMA is reading that buffer"
            self.overlapped += self._dma.flying is not None
        for i in range(count):
            out[i] = self._next & 0xFF
            self._next += 1
        self.left -= count


def plain():
    wire = Wire(Recorder())
    return SpiBus(wire, wire.cs_pin, wire.dc_pin, CHUNK), wire, None


def by_dma(polls=3):
    wire = Wire(Recorder())
    dma = Dma(wire, polls)
    dma.spi = Registers(dma)
    bus = DmaBus(wire, wire.cs_pin, wire.dc_pin, dma, dma.spi, dma.address_of, CHUNK)
    return bus, wire, dma


def counted(count):
    return bytes([i & 0xFF for i in range(count)])


def test_commands_and_their_parameters():
    for bus, wire, _ in (plain(), by_dma()):
        assert wire.cs == 1
        bus.command(0x11)
        bus.command(0x3A, b"\x05")
        bus.commands(b"\x81\xcf")
        assert wire.glass.heard == [0x11, 0x3A, b"\x05", 0x81, 0xCF]
        assert wire.cs == 1


def test_pixels_of_any_length():
    for make in (plain, by_dma):
        for count in (0, 1, 4, 8, 12, 60, 63, 64, 65, 128, 172, 256, 1000):
            bus, wire, _ = make()
            bus.command(0x2C)
            bus.pixels(Counting(count))
            assert wire.glass.heard == ([0x2C, counted(count)] if count else [0x2C])
            assert wire.cs == 1 and not wire.is_busy()


def test_plain_sends_whole_chunks_and_few_pieces_after_them():
    bus, wire, _ = plain()
    bus.pixels(Counting(10 * CHUNK + 4 + 8 + 32))
    assert wire.transfers == 10 + 3


def test_dma_sends_while_the_next_chunk_is_made():
    for polls in (1, 2, 7):
        bus, _, dma = by_dma(polls)
        source = Counting(10 * CHUNK + 4, dma)
        bus.pixels(source)
        assert source.reads == 11
        assert source.overlapped == 10


def test_dma_leaves_the_spi_block_clean():
    bus, wire, dma = by_dma()
    for _ in range(3):
        bus.pixels(Counting(200, dma))
        assert dma.received == 0 and not wire.is_busy() and dma.spi.icr == 1
        bus.commands(bytes(range(0x40, 0x68)))  # long enough for spi.write to use DMA itself


def test_an_exception_leaves_a_bus_that_works():
    for make in (plain, by_dma):
        for fail_at in range(4):
            bus, wire, dma = make()
            try:
                bus.pixels(Counting(1000, dma, fail_at))
                raise AssertionError("no exception")
            except KeyboardInterrupt:
                pass
            assert wire.cs == 1 and not wire.is_busy()
            wire.glass.heard = []
            bus.command(0x2C)
            bus.pixels(Counting(100, dma))
            assert wire.glass.heard == [0x2C, counted(100)]


def test_commands_and_pixels_arrive_over_i2c():
    wire = Wire(Recorder())
    bus = I2cBus(wire, 0x3C, 32)
    bus.commands(b"\xae")
    bus.commands(b"\x21\x00\x7f\x22\x00\x07")
    bus.pixels(Counting(32 * 3 + 5))
    assert wire.glass.heard == [0xAE, 0x21, 0x00, 0x7F, 0x22, 0x00, 0x07, counted(101)]
    # Each transfer adds an address and a control byte: two of commands, 3 + 2 of data.
    assert wire.transfers == 2 + 5
    assert wire.sent == 1 + 6 + 101 + 2 * 7


class FakeRp2:
    """The `rp2` module as far as open_bus needs it."""

    def __init__(self, taken):
        self.taken = taken
        self.written = None
        self.registers = ()

    def DMA(self):  # noqa: N802 - the module's name for it
        if self.taken:
            raise OSError(16)
        return self

    def pack_ctrl(self, **fields):
        return fields

    def config(self, **settings):
        self.written = settings


class FakeUctypes:
    UINT32 = 0x20000000

    def addressof(self, buffer):
        return 0x20000000

    def struct(self, base, layout):
        return base, sorted(layout)


def open_with(rp2, number, machine="Raspberry Pi Pico with RP2040"):
    kept = {name: sys.modules.get(name) for name in ("rp2", "uctypes")}
    wire = Wire(Recorder())
    try:
        if rp2 is not None:
            sys.modules["rp2"] = rp2
            sys.modules["uctypes"] = FakeUctypes()
        return rp2dma.open_bus(number, wire, wire.cs_pin, wire.dc_pin, machine)
    finally:
        for name, module in kept.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module


def test_the_chip_gives_dma_if_it_can():
    rp2 = FakeRp2(False)
    bus = open_with(rp2, 1)
    assert isinstance(bus, DmaBus)
    control = {"size": 0, "inc_write": False, "treq_sel": 18}
    assert rp2.written == {"write": 0x40040008, "ctrl": control}
    assert isinstance(open_with(rp2, 0), DmaBus)
    assert rp2.written["write"] == 0x4003C008 and rp2.written["ctrl"]["treq_sel"] == 16
    assert isinstance(open_with(rp2, 1, "Raspberry Pi Pico2 with RP2350"), DmaBus)
    assert rp2.written["write"] == 0x40088008 and rp2.written["ctrl"]["treq_sel"] == 26


def test_without_dma_the_bus_is_plain():
    for rp2 in (FakeRp2(True), None):
        bus = open_with(rp2, 1)
        assert isinstance(bus, SpiBus) and not isinstance(bus, DmaBus)
