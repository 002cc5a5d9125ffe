"""The bus to a panel on SPI: a plain bus, and a bus that sends pixels by DMA.

A bus has three calls. `command` is for ST77xx controllers, whose parameters are data (DC high).
`commands` is for OLED controllers, whose parameters are commands too (DC low). `pixels` sends the
bytes of a source (hal/drivers/sources.py). CS is always high between calls: after an exception,
above all Ctrl-C, the bus must still be usable, to draw the screen that reports the exception.

The SPI object should be in mode 3 (polarity 1, phase 1). With phase 0 the chip's PL022 leaves a
gap after each byte, and a frame takes a fifth longer. Make DC's pin after the SPI object: without
`miso=None`, SPI takes GP8 or GP16, which is DC on most of the boards.
"""

from engine.compat import const

# Bits of the PL022's status register, SSPSR.
_TFE = const(0x01)  # the transmit FIFO is empty
_RNE = const(0x04)  # the receive FIFO is not empty
_BSY = const(0x10)  # a byte is being sent
_RORIC = const(0x01)  # SSPICR: clear the overrun flag

# Indices of a DMA channel's registers, in words (RP2040: 2.5.7; the same on an RP2350).
_COUNT = const(2)  # TRANS_COUNT: reads as the remaining count; a write sets it for the next start
_START = const(15)  # AL3_READ_ADDR_TRIG: a write sets the read address and starts the channel

_CHUNK = const(2048)  # bytes: 4.3 lines of 240 pixels, sent in 0.26 ms at 62.5 MHz


class SpiBus:
    """A bus that sends with `spi.write`, which waits until every byte is sent.

    buffer    bytearray; other code may overwrite it between two calls
    spi       the SPI object
    """

    def __init__(self, spi, cs, dc, chunk=_CHUNK):
        """Borrow an SPI object and two output pins; `chunk` is a power of two, in bytes."""
        self.spi = spi
        self._cs = cs
        self._dc = dc
        self._code = bytearray(1)
        self.buffer = bytearray(chunk)
        self._pieces = self._cut(memoryview(self.buffer))
        cs(1)

    def _cut(self, view):
        """Return the slices of the buffer that are sent, made once, because slicing allocates.

        The sizes are powers of two, so that any number of bytes is a sum of them.
        """
        pieces = []
        chunk = len(view)
        while chunk:
            pieces.append(view[:chunk])
            chunk >>= 1
        return pieces

    def settle(self):
        """Wait until everything is sent, also if a call was interrupted, and raise CS."""
        self._cs(1)

    def command(self, code, data=None):
        """Send a command, then its parameters, if any, as data."""
        self._code[0] = code
        self._dc(0)
        self._cs(0)
        try:
            self.spi.write(self._code)
            if data is not None:
                self._dc(1)
                self.spi.write(data)
        finally:
            self._cs(1)

    def commands(self, codes):
        """Send commands and parameters, all with DC low."""
        self._dc(0)
        self._cs(0)
        try:
            self.spi.write(codes)
        finally:
            self._cs(1)

    def pixels(self, source):
        """Send all remaining bytes of a source, as data."""
        self._dc(1)
        self._cs(0)
        try:
            for piece in self._pieces:
                while source.left >= len(piece):
                    source.read(piece, len(piece))
                    self.spi.write(piece)
        finally:
            self._cs(1)


class DmaBus(SpiBus):
    """A bus that computes the next chunk while DMA sends the previous one.

    dma: an rp2.DMA set up to copy bytes to the SPI's data register, paced by its request line;
    hal/drivers/rp2dma.py does this. registers: object with the SPI block's registers `sr`, `dr`
    and `icr` as attributes. address_of: uctypes.addressof.
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
        """Send all remaining bytes of a source, as data; return when everything is sent.

        The gap between two chunks is 14 us on an RP2040. With dma.active() and dma.config()
        instead of registers it would be 80 us.
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
                if count != told:  # the count stays valid for all following chunks
                    channel[_COUNT] = told = count
                channel[_START] = address
                free, flying = flying, free
                address, flying_address = flying_address, address
        finally:
            self.settle()

    def settle(self):
        """Wait until everything is sent, reset the SPI block for `spi.write`, and raise CS."""
        dma = self._dma
        registers = self._registers
        while dma.active():
            pass
        # The channel is done when the last bytes are in the FIFO; up to eight are not sent yet.
        while registers.sr & (_TFE | _BSY) != _TFE:
            pass
        # SPI receives a byte for each byte sent, and these bytes were not read. Bytes left in the
        # FIFO would make the next spi.write of 32 bytes or more return that many bytes too early.
        while registers.sr & _RNE:
            registers.dr  # noqa: B018 - reading removes the byte
        registers.icr = _RORIC
        self._cs(1)
