"""Simulated panels: what the controllers make of the bytes they get, as a picture.

Written from the controllers' data sheets and not from our drivers: a memory with its addressing,
and the part of it that the glass shows. Memories begin with noise, as the real ones do, so that
what was never sent shows.
"""

from array import array

NOISE = 40503

# Room for the largest memory, shared by all glasses, so that the tests run in the chip's heap:
# only the newest one is to be looked at.
_tft_memory = array("H", bytes(2 * 240 * 320))


class TftGlass:
    """ST7789 and ST7735: CASET, RASET, RAMWR and MADCTL over `columns` by `rows` of RGB565.

    x, y, w, h: the part that the glass shows. Also keeps the waiting times the data sheets ask.
    """

    def __init__(self, columns, rows, x, y, w, h):
        self.columns = columns
        self.rows = rows
        self.glass = (x, y, w, h)
        self.memory = _tft_memory
        for i in range(columns * rows):
            self.memory[i] = i * NOISE & 0xFFFF
        self.now_ms = 0
        self.outside = 0
        self.resets = 0
        self._awake_at = -1000
        self._asleep_at = -1000
        self._ready_at = 0
        self._start()

    def _start(self):
        self.resets += 1
        self.code = 0
        self.arguments = []
        self.madctl = 0
        self.colmod = 0x66
        self.asleep = True
        self.on = False
        self.inverted = False
        self.window = [0, self.columns - 1, 0, self.rows - 1]
        self._high = -1

    def sleep_ms(self, ms):
        self.now_ms += ms

    def ticks_ms(self):
        return self.now_ms

    def ticks_diff(self, later, earlier):
        return later - earlier

    def reset_pin(self, level):
        if not level:
            self._reset()

    def _reset(self):
        # Out of sleep mode the controller takes 120 ms before it obeys SLPOUT.
        self._asleep_at = self.now_ms
        self._ready_at = self.now_ms + 5
        self._start()

    def command(self, code):
        assert self.now_ms >= self._ready_at, "%02x came too early" % code
        self.code = code
        self.arguments = []
        self._high = -1
        if code == 0x01:
            self._reset()
        elif code == 0x10:
            assert self.now_ms >= self._awake_at + 120, "SLPIN too early"
            self.asleep = True
            self._asleep_at = self.now_ms
        elif code == 0x11:
            assert self.now_ms >= self._asleep_at + 120, "SLPOUT too early"
            self.asleep = False
            self._awake_at = self.now_ms
            self._ready_at = self.now_ms + 5
        elif code in (0x20, 0x21):
            self.inverted = code == 0x21
        elif code in (0x28, 0x29):
            self.on = code == 0x29
        elif code == 0x2C:
            self.x = self.window[0]
            self.y = self.window[2]

    def data(self, data):
        if self.code == 0x2C:
            self._pixels(data)
            return
        arguments = self.arguments
        arguments.extend(data)
        if self.code in (0x2A, 0x2B) and len(arguments) == 4:
            at = (self.code - 0x2A) * 2
            self.window[at] = arguments[0] << 8 | arguments[1]
            self.window[at + 1] = arguments[2] << 8 | arguments[3]
        elif self.code == 0x36:
            self.madctl = arguments[0]
        elif self.code == 0x3A:
            self.colmod = arguments[0]

    def _pixels(self, data):
        """Write pixels the way MADCTL turns them: MV exchanges, then MX and MY mirror."""
        left, right, top, bottom = self.window
        columns = self.columns
        rows = self.rows
        memory = self.memory
        turned = self.madctl & 0x20
        x = self.x
        y = self.y
        high = self._high
        for byte in data:
            if high < 0:
                high = byte
                continue
            column = y if turned else x
            row = x if turned else y
            if self.madctl & 0x40:
                column = columns - 1 - column
            if self.madctl & 0x80:
                row = rows - 1 - row
            if 0 <= column < columns and 0 <= row < rows:
                memory[row * columns + column] = high << 8 | byte
            else:
                self.outside += 1
            high = -1
            x += 1
            if x > right:
                x = left
                y += 1
                if y > bottom:
                    y = top
        self.x = x
        self.y = y
        self._high = high

    def view(self, rotation):
        """Return (width, height, index, step in x, step in y) of what a viewer sees in `memory`.

        rotation: quarter turns clockwise of the picture on the glass.
        """
        x, y, w, h = self.glass
        columns = self.columns
        if rotation == 0:
            return w, h, y * columns + x, 1, columns
        if rotation == 1:
            return h, w, y * columns + x + w - 1, columns, -1
        if rotation == 2:
            return w, h, (y + h - 1) * columns + x + w - 1, -1, -columns
        return h, w, (y + h - 1) * columns + x, -columns, 1

    def differing(self, canvas, palette, rotation):
        """Return the first (x, y) where the glass does not show the canvas centred, or None."""
        assert self.on and not self.asleep and self.colmod & 7 == 5 and self.outside == 0
        colours = []
        for ink in range(16):
            red, green, blue = palette[ink * 3 : ink * 3 + 3]
            colours.append(red >> 3 << 11 | green >> 2 << 5 | blue >> 3)
        width, height, start, step_x, step_y = self.view(rotation)
        left = (width - canvas.width) // 4 * 2
        top = (height - canvas.height) // 2
        margin = [0] * width
        memory = self.memory
        stride = (canvas.width + 1) // 2
        for y in range(height):
            inks = margin
            if top <= y < top + canvas.height:
                line = []
                for byte in canvas.buffer[(y - top) * stride : (y - top + 1) * stride]:
                    line.append(byte >> 4)
                    line.append(byte & 15)
                inks = margin[:left] + line[: canvas.width] + margin[left + canvas.width :]
            at = start + y * step_y
            for ink in inks:
                if memory[at] != colours[ink]:
                    return (at - start - y * step_y) // step_x, y
                at += step_x
        return None


# How many parameters the commands have that have any.
_PARAMETERS = {
    "ssd1306": {
        0x20: 1,
        0x21: 2,
        0x22: 2,
        0x81: 1,
        0x8D: 1,
        0xA8: 1,
        0xD3: 1,
        0xD5: 1,
        0xD9: 1,
        0xDA: 1,
        0xDB: 1,
    },
    "sh1106": {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1},
    "sh1107": {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0xDC: 1},
}
_MEMORY = {"ssd1306": (128, 8), "sh1106": (132, 8), "sh1107": (128, 16)}


class OledGlass:
    """SSD1306, SH1106 and SH1107 behind a glass of 128x64, seen the way the modules stand."""

    def __init__(self, kind):
        self.kind = kind
        self.columns, self.pages = _MEMORY[kind]
        self.memory = bytearray(self.columns * self.pages)
        for i in range(len(self.memory)):  # a list of them would be eight times as large
            self.memory[i] = i * NOISE >> 3 & 0xFF
        self.now_ms = 0
        self.resets = 0
        self._start()

    def _start(self):
        self.resets += 1
        self.mode = 2
        self.column = 0
        self.page = 0
        self.window = [0, 127, 0, self.pages - 1]
        self.on = False
        self.inverted = False
        self.pump = False
        self.remap = False
        self.reverse = False
        self.start = 0
        self.offset = 0
        self.rows = 64 if self.pages == 8 else 128
        self.contrast = 0x80
        self.waiting = 0
        self.arguments = []

    def sleep_ms(self, ms):
        self.now_ms += ms

    def reset_pin(self, level):
        if not level:
            self._start()

    def command(self, code):
        if self.waiting:
            self.arguments.append(code)
            self.waiting -= 1
            if not self.waiting:
                self._obey(self.arguments)
            return
        self.waiting = _PARAMETERS[self.kind].get(code, 0)
        self.arguments = [code]
        if not self.waiting:
            self._obey(self.arguments)

    def _obey(self, words):
        code = words[0]
        turned = self.kind == "sh1107"
        if code < 0x10:
            self.column = self.column & 0xF0 | code
        elif code < 0x20:
            self.column = self.column & 0x0F | (code & (7 if turned else 15)) << 4
        elif turned and code in (0x20, 0x21):
            self.mode = 2 - (code & 1)
        elif code == 0x20:
            self.mode = words[1]
        elif code == 0x21:
            self.window[:2] = words[1:]
            self.column = words[1]
        elif code == 0x22:
            self.window[2:] = words[1:]
            self.page = words[1]
        elif code == 0x81:
            self.contrast = words[1]
        elif code == 0x8D:
            self.pump = bool(words[1] & 4)
        elif code in (0xA0, 0xA1):
            self.remap = code == 0xA1
        elif code in (0xA6, 0xA7):
            self.inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self.on = code == 0xAF
        elif code in (0xC0, 0xC8):
            self.reverse = code == 0xC8
        elif 0xB0 <= code < 0xB0 + self.pages:
            self.page = code & 15
        elif code == 0xA8:
            self.rows = words[1] + 1
        elif code == 0xD3:
            self.offset = words[1]
        elif code == 0xDC:
            self.start = words[1]
        elif 0x40 <= code < 0x80 and not turned:
            self.start = code & 63

    def data(self, data):
        assert not self.waiting, "pixels came in the middle of a command"
        for byte in data:
            self.memory[self.page * self.columns + self.column] = byte
            if self.mode == 0:
                self.column += 1
                if self.column > self.window[1]:
                    self.column = self.window[0]
                    self.page = self.window[2] if self.page == self.window[3] else self.page + 1
            else:
                assert self.mode == 2
                # The SH1106 stops at its last column, the others begin again.
                if self.column < self.columns - 1:
                    self.column += 1
                elif self.kind != "sh1106":
                    self.column = 0

    def lit(self, x, y):
        """Return whether a pixel of the upright glass shines.

        The glass is upright with A1 and C8, on the SH1107 with A1 and C0: so are most modules
        wired. Its 64 rows hang on COM 0 to 63, on the SH1107 on COM 32 to 95.
        """
        if self.kind == "sh1107":
            com = y + 32
            segment = x if self.remap else 127 - x
            line = (self.rows - 1 + self.offset - com if self.reverse else com + self.offset) & 127
            row = (line + self.start) & 127
            byte = self.memory[(segment >> 3) * self.columns + row] >> (segment & 7)
        else:
            com = 63 - y
            line = (self.rows - 1 + self.offset - com if self.reverse else com + self.offset) & 63
            row = (line + self.start) & 63
            column = (self.columns - 128) // 2 + x
            if not self.remap:
                column = self.columns - 1 - column
            byte = self.memory[(row >> 3) * self.columns + column] >> (row & 7)
        return byte & 1 if line < self.rows else 0

    def differing(self, canvas, rotation):
        """Return the first (x, y) where the glass does not show the canvas, or None."""
        assert self.on and not self.inverted and (self.pump or self.kind != "ssd1306")
        for y in range(64):
            for x in range(128):
                bit = canvas.buffer[(y >> 3) * 128 + x] >> (y & 7) & 1
                if bit != (self.lit(127 - x, 63 - y) if rotation else self.lit(x, y)):
                    return x, y
        return None
