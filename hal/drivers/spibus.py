"""The wire to a panel on SPI: a plain bus, and one whose pixels go by DMA.

A bus has three calls. `command` is for ST77xx controllers, whose parameters are data (DC high);
`commands` for OLED controllers, whose parameters are commands too (DC low); `pixels` sends what a
source has (hal/drivers/sources.py). CS is high between calls, whatever happened: an exception,
Ctrl-C above all, must leave a bus on which the screen that reports it can be drawn.

The SPI object should be in mode 3 (polarity 1, phase 1): with phase 0 the chip's PL022 leaves a
gap after each byte, and a frame takes a fifth longer.
"""

from engine.compat import const

# Bits of the PL022's status register, SSPSR.
_TFE = const(0x01)  # nothing waits to be sent
_RNE = const(0x04)  # something was received
_BSY = const(0x10)  # a byte is on its way
_RORIC = const(0x01)  # SSPICR: clear the overrun flag

# Words of a DMA channel's registers (RP2040: 2.5.7; an RP2350 has them in the same places).
_COUNT = const(2)  # TRANS_COUNT: read, what is left to do; written, how many from the next start
_START = const(15)  # AL3_READ_ADDR_TRIG: where to read from, and go

_CHUNK = const(2048)  # bytes: 4.3 lines of 240 pixels, 0.26 ms of wire at 62.5 MHz


class SpiBus:
    """A bus that waits for every byte: what `spi.write` can do.

    buffer    bytearray; between two calls anybody may write to it
    """

    def __init__(self, spi, cs, dc, chunk=_CHUNK):
        """Borrow an SPI object and two output pins; `chunk` is a power of two, in bytes."""
        self._spi = spi
        self._cs = cs
        self._dc = dc
        self._code = bytearray(1)
        self.buffer = bytearray(chunk)
        self._pieces = self._cut(memoryview(self.buffer))
        cs(1)

    def _cut(self, view):
        """Return the pieces of the buffer that are sent; a slice at any time would be allocated.

        Any number of bytes is a sum of these, most of them whole chunks.
        """
        pieces = []
        chunk = len(view)
        while chunk:
            pieces.append(view[:chunk])
            chunk >>= 1
        return pieces

    def command(self, code, data=None):
        """Send a command and its parameters, if it has any, as data."""
        self._code[0] = code
        self._dc(0)
        self._cs(0)
        try:
            self._spi.write(self._code)
            if data is not None:
                self._dc(1)
                self._spi.write(data)
        finally:
            self._cs(1)

    def commands(self, codes):
        """Send bytes that all are commands, or parameters sent like commands."""
        self._dc(0)
        self._cs(0)
        try:
            self._spi.write(codes)
        finally:
            self._cs(1)

    def pixels(self, source):
        """Send all that is left of a source, as data."""
        self._dc(1)
        self._cs(0)
        try:
            for piece in self._pieces:
                while source.left >= len(piece):
                    source.read(piece, len(piece))
                    self._spi.write(piece)
        finally:
            self._cs(1)


class DmaBus(SpiBus):
    """A bus that computes the next chunk while DMA sends the last one.

    dma: an rp2.DMA set up to copy bytes to the SPI's data register, paced by its request line
    (hal/drivers/rp2dma.py does). registers: the SPI block's `sr`, `dr` and `icr`, as attributes.
    address_of: uctypes.addressof.
    """

    def __init__(self, spi, cs, dc, dma, registers, address_of, chunk=_CHUNK):
        """Borrow everything; `chunk` is the size of each of the buffer's two halves."""
        SpiBus.__init__(self, spi, cs, dc, 2 * chunk)
        self._dma = dma
        self._channel = dma.registers
        self._registers = registers
        self._addresses = [address_of(half) for half in self._pieces]

    def _cut(self, view):
        """Return the buffer's halves."""
        half = len(view) >> 1
        return view[:half], view[half:]

    def pixels(self, source):
        """Send all that is left of a source, as data. All is sent when this returns.

        From the end of one chunk to the beginning of the next the wire waits: 14 us on an RP2040,
        where dma.active() and dma.config() in the place of registers take 80.
        """
        channel = self._channel
        free, flying = self._pieces
        address, flying_address = self._addresses
        size = len(free)
        told = 0
        self._dc(1)
        self._cs(0)
        try:
            while source.left:
                count = size if source.left > size else source.left
                source.read(free, count)
                while channel[_COUNT]:
                    pass
                if count != told:  # it holds for every chunk that follows
                    channel[_COUNT] = told = count
                channel[_START] = address
                free, flying = flying, free
                address, flying_address = flying_address, address
        finally:
            self._settle()

    def _settle(self):
        """Wait for the wire, leave the SPI block as `spi.write` expects it, and end the call."""
        dma = self._dma
        registers = self._registers
        while dma.active():
            pass
        # The channel is done when the last bytes are in the FIFO: up to eight are still to go.
        while registers.sr & (_TFE | _BSY) != _TFE:
            pass
        # For each byte sent one came in, and nobody took them. What is left in the FIFO would
        # make the next spi.write of 32 bytes or more return that many bytes too early.
        while registers.sr & _RNE:
            registers.dr  # noqa: B018 - reading takes it out
        registers.icr = _RORIC
        self._cs(1)
