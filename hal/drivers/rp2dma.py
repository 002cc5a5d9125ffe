"""The parts of a DmaBus that depend on the chip: a DMA channel and the registers of an SPI block.

The addresses and request numbers are from the datasheets of the two chips: the address map, the
table of the DMA's request lines (RP2040: 2.5.3.1), the registers of the SPI block (4.4.4).
"""

import sys

from hal.drivers.spibus import DmaBus, SpiBus

# For SPI 0 and SPI 1: the block's address, and the DMA request of its transmit FIFO.
_RP2040 = ((0x4003C000, 16), (0x40040000, 18))
_RP2350 = ((0x40080000, 24), (0x40088000, 26))

_SSPDR = 0x08
_SSPSR = 0x0C
_SSPICR = 0x20


_MACHINE = getattr(sys.implementation, "_machine", "")


def open_bus(number, spi, cs, dc, machine=_MACHINE):
    """Return the fastest bus available on SPI `number`: with DMA if possible, else without."""
    try:
        import rp2
        import uctypes

        dma = rp2.DMA()
    except (ImportError, OSError):  # not this chip, or all its channels are taken
        return SpiBus(spi, cs, dc)
    base, request = (_RP2350 if "RP2350" in machine else _RP2040)[number]
    word = uctypes.UINT32
    layout = {"dr": word | _SSPDR, "sr": word | _SSPSR, "icr": word | _SSPICR}
    # Transfers bytes; the read address increments, the write address is always the data register.
    dma.config(write=base + _SSPDR, ctrl=dma.pack_ctrl(size=0, inc_write=False, treq_sel=request))
    return DmaBus(spi, cs, dc, dma, uctypes.struct(base, layout), uctypes.addressof)
