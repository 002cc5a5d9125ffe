"""The bus to an OLED on I2C; has the calls `commands` and `pixels` of a SpiBus.

Every transfer begins with a control byte that says whether commands or data follow. The control
byte is part of the buffers, because `writevto` and `writeto_mem`, which could add it, allocate on
this port.
"""

from engine.compat import const

_COMMANDS = const(0x00)
_DATA = const(0x40)
_COMMANDS_MAX = const(8)
_CHUNK = const(256)


class I2cBus:
    """A bus over a machine.I2C and the panel's address (0x3C on most modules, else 0x3D)."""

    def __init__(self, i2c, address=0x3C, chunk=_CHUNK):
        """Borrow the I2C object; `chunk` is a power of two, in bytes."""
        self._i2c = i2c
        self._address = address
        # Slices of every needed length, made once, because slicing allocates.
        view = memoryview(bytearray(1 + _COMMANDS_MAX))
        view[0] = _COMMANDS
        self._commands = [view[: 1 + count] for count in range(1 + _COMMANDS_MAX)]
        view = memoryview(bytearray(1 + chunk))
        view[0] = _DATA
        self._body = view[1:]
        self._pieces = []
        while chunk:
            self._pieces.append(view[: 1 + chunk])
            chunk >>= 1

    def settle(self):
        """Do nothing: `writeto` waits until everything is sent."""

    def commands(self, codes):
        """Send up to eight bytes of commands and their parameters."""
        packet = self._commands[len(codes)]
        for i in range(len(codes)):
            packet[1 + i] = codes[i]
        self._i2c.writeto(self._address, packet)

    def pixels(self, source):
        """Send all remaining bytes of a source, as data."""
        for piece in self._pieces:
            size = len(piece) - 1
            while source.left >= size:
                source.read(self._body, size)
                self._i2c.writeto(self._address, piece)
