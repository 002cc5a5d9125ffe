"""Fake pins, SPI, I2C and DMA that check how a driver uses them.

Whatever a driver must not do fails here: a byte with CS high, a pin moved while bytes are on
their way, a buffer written while DMA reads it, a transfer begun over another.
"""

_FIFO = 8
_MEMORY = 0x20000000  # where a chip's memory begins
_TRANS_COUNT, _AL3_READ_ADDR_TRIG = 2, 15
_TFE, _RNE, _BSY = 0x01, 0x04, 0x10


class Wire:
    """The wire to a glass. It counts the bytes sent and their transfers."""

    def __init__(self, glass):
        self.glass = glass
        self.cs = None
        self.dc = None
        self.dma = None
        self.count_from_here()

    def count_from_here(self):
        self.sent = 0
        self.transfers = 0

    def is_busy(self):
        return self.dma is not None and self.dma.is_busy()

    def put(self, data):
        assert self.cs == 0, "a byte while CS is high"
        self.sent += len(data)
        if self.dc:
            self.glass.data(data)
        else:
            for code in data:
                self.glass.command(code)

    def cs_pin(self, level):
        assert not self.is_busy(), "CS moved while bytes are on their way"
        self.cs = level

    def dc_pin(self, level):
        assert not self.is_busy(), "DC moved while bytes are on their way"
        self.dc = level

    def write(self, data):
        """Stands for `spi.write`."""
        assert not self.is_busy(), "spi.write while bytes are on their way"
        if self.dma is not None:
            assert self.dma.received == 0, "spi.write with a full receive FIFO"
        self.transfers += 1
        self.put(data)

    def writeto(self, address, data):
        """Stands for `i2c.writeto`: the address, a control byte, commands or data."""
        assert address == 0x3C
        assert data[0] in (0x00, 0x40) and len(data) > 1
        self.transfers += 1
        self.sent += 1 + len(data)
        if data[0]:
            self.glass.data(data[1:])
        else:
            for code in data[1:]:
                self.glass.command(code)


class Dma:
    """An rp2.DMA on the way to the wire, which takes its time: `polls` looks until it is done."""

    def __init__(self, wire, polls=3):
        self.wire = wire
        wire.dma = self
        self.polls = polls
        self.flying = None  # the buffer being read
        self.received = 0  # bytes in the receive FIFO
        self.registers = Channel(self)
        self._buffers = []
        self._count = 0
        self._was = b""
        self._waits = 0
        self._fifo = b""

    def is_busy(self):
        return self.flying is not None or len(self._fifo) > 0

    def address_of(self, buffer):
        """Stands for `uctypes.addressof`, for buffers that this DMA reads."""
        self._buffers.append(buffer)
        return _MEMORY + len(self._buffers) - 1

    def tell(self, count):
        """How many bytes to send from the next start on; a transfer under way goes on as it is."""
        self._count = count

    def start(self, address):
        assert self.flying is None, "a transfer begun over another"
        buffer = self._buffers[address - _MEMORY]
        assert 0 < self._count <= len(buffer)
        self.flush()
        self.flying = buffer
        self._was = bytes(buffer[: self._count])
        self._waits = self.polls
        self.wire.transfers += 1

    def active(self):
        return self.left() > 0

    def left(self):
        """How many bytes are still to be read; somebody looks, and time passes."""
        if self.flying is None:
            return 0
        self._waits -= 1
        if self._waits > 0:
            return self._waits
        count = len(self._was)
        assert bytes(self.flying[:count]) == self._was, "the buffer was written while in flight"
        self.flying = None
        self.received = min(_FIFO, self.received + count)
        # The channel is done as soon as the last bytes are in the FIFO.
        self._fifo = self._was[-_FIFO:]
        self._waits = self.polls
        self.wire.put(self._was[:-_FIFO])
        return 0

    def flush(self):
        if self._fifo:
            self.wire.put(self._fifo)
            self._fifo = b""

    def tick(self):
        """Let the wire move on while somebody looks at the status register."""
        assert self.flying is None, "the FIFO may be empty although DMA has more to come"
        self._waits -= 1
        if self._waits <= 0:
            self.flush()


class Channel:
    """The registers of a DMA channel by their words, as far as a bus needs them."""

    def __init__(self, dma):
        self._dma = dma

    def __getitem__(self, word):
        assert word == _TRANS_COUNT
        return self._dma.left()

    def __setitem__(self, word, value):
        if word == _TRANS_COUNT:
            self._dma.tell(value)
        else:
            assert word == _AL3_READ_ADDR_TRIG
            self._dma.start(value)


class Registers:
    """The SPI block's registers, as far as a bus needs them."""

    def __init__(self, dma):
        self._dma = dma
        self.icr = 0

    @property
    def sr(self):
        self._dma.tick()
        busy = self._dma.is_busy()
        return (_BSY if busy else _TFE) | (_RNE if self._dma.received else 0)

    @property
    def dr(self):
        assert self._dma.received > 0
        self._dma.received -= 1
        return 0xFF


class Silent:
    """Pin, SPI, I2C, DMA and registers at once, which count bytes and keep nothing.

    For runs with the heap locked.
    """

    def __init__(self):
        self.sent = 0
        self.sr = _TFE
        self.dr = 0
        self.icr = 0
        self.registers = self
        self._count = 0

    def __call__(self, level):
        pass

    def write(self, data):
        self.sent += len(data)

    def writeto(self, address, data):
        self.sent += len(data)

    def address_of(self, buffer):
        return _MEMORY

    def __getitem__(self, word):
        return 0

    def __setitem__(self, word, value):
        if word == _TRANS_COUNT:
            self._count = value
        else:
            self.sent += self._count

    def active(self):
        return False
