"""Saves a run as a GIF: a frame for every change, timed by the virtual clock.

Each frame is written to a temporary file when it ends, since a whole match has too many frames to
keep in memory.
A frame holds the rectangle that changed; unchanged pixels in it are transparent.
"""

import shutil
import tempfile

from PIL import GifImagePlugin, Image, ImageChops

from sim.command import replacing, writing

_LAST_MS = 1500  # the last frame stays this long before the film starts again
_TICK_MS = 10  # the unit of time in a GIF
_SHORTEST_MS = 20  # browsers slow down shorter frames


class Film:
    """Collects frames.

    version() returns another value when the picture may have changed; image() returns the picture
    as a palette image. A picture with other colours than the first one gets its own colour table.
    """

    def __init__(self, path, version, image):
        """Film into the file `path`, which is written by `save`."""
        self.path = path
        self._version = version
        self._image = image
        self._seen = None
        self._file = None
        self._frames = 0
        self._written = None  # the inks of the last frame written, as an image
        self._palette = []  # of that frame
        self._first_palette = []  # of the first frame
        self._now_ms = 0
        self._current = None  # the frame that is shown now, and since when
        self._since_ms = 0

    def tick(self, ms):
        """Show the present picture for `ms` more milliseconds."""
        version = self._version()
        if version != self._seen:
            self._seen = version
            self._show(self._image())
        self._now_ms += ms

    def save(self):
        """Finish the file. Returns a line for the user."""
        if self._current is None:
            return f"nothing to save in {self.path}: no frame was shown"
        self._now_ms = max(self._now_ms, self._since_ms + _LAST_MS)
        with replacing(self.path) as target, self._write(self._current) as file:
            file.write(b";")
            file.seek(0)
            shutil.copyfileobj(file, target)
        return f"saved {self.path}, {self._frames} frames"

    def _show(self, image):
        """Begin a frame. It replaces the frame before if that one was too short."""
        if self._current is not None:
            if self._current.tobytes() == image.tobytes():
                return
            if self._now_ms - self._since_ms >= _SHORTEST_MS:
                with writing(self.path):
                    self._write(self._current)
                self._since_ms = self._now_ms
        self._current = image

    def _write(self, image):
        """Write the frame that has ended. Returns the file."""
        start, end = (round(ms / _TICK_MS) for ms in (self._since_ms, self._now_ms))
        inks = Image.frombytes("L", image.size, image.tobytes())
        palette = image.getpalette() or []
        info = {"duration": (end - start) * _TICK_MS, "disposal": 1, "loop": 0}
        box = (0, 0, *image.size)
        file = self._file
        if file is None or self._written is None:
            self._first_palette = palette
            image.putpalette([*palette, 0, 0, 0])  # one more colour: transparent
            file = self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `save`
            file.write(b"".join(GifImagePlugin.getheader(image, info=info)[0]))
        elif palette == self._palette:
            changed = ImageChops.difference(inks, self._written)
            box = changed.getbbox() or (0, 0, 1, 1)
            image = image.crop(box)
            info["transparency"] = len(palette) // 3
            same = changed.crop(box).point(lambda value: 0 if value else 255)
            image.paste(info["transparency"], mask=same)
        if palette != self._first_palette:
            image.putpalette([*palette, 0, 0, 0])
            info["include_color_table"] = True
        file.write(b"".join(GifImagePlugin.getdata(image, box[:2], **info)))
        self._written = inks
        self._palette = palette
        self._frames += 1
        return file
