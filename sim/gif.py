"""Saves what happened as a GIF: a frame for every change, timed by the virtual clock."""

from PIL import Image

_LAST_MS = 1500  # the end is looked at before it starts again
_TICK_MS = 10  # the unit of time in a GIF
_SHORTEST_MS = 20  # browsers slow anything quicker down


class Film:
    """Collects frames. `version()` tells whether the picture has changed since the last frame,
    `image()` returns it as a palette image."""

    def __init__(self, path, version, image):
        """Film into the file `path`, which is written by `save`."""
        self.path = path
        self._version = version
        self._image = image
        self._seen = None
        self._frames = []
        self._starts_ms = []
        self._now_ms = 0

    def tick(self, ms):
        """Note that the picture of now is seen for `ms` more milliseconds."""
        version = self._version()
        if version != self._seen:
            self._seen = version
            image = self._image()
            if not self._frames or image.tobytes() != self._frames[-1].tobytes():
                self._add(image)
        self._now_ms += ms

    def _add(self, image):
        """Begin a frame; one that was too short to be seen gives way to it."""
        if self._starts_ms and self._now_ms - self._starts_ms[-1] < _SHORTEST_MS:
            self._frames.pop()
            self._starts_ms.pop()
        self._frames.append(image)
        self._starts_ms.append(self._now_ms)

    def save(self):
        """Write the file. Returns a line that tells about it."""
        starts = [round(start / _TICK_MS) * _TICK_MS for start in self._starts_ms]
        ends = starts[1:] + [max(starts[-1] + _LAST_MS, self._now_ms)]
        first: Image.Image = self._frames[0]
        first.save(
            self.path,
            save_all=True,
            append_images=self._frames[1:],
            duration=[end - start for start, end in zip(starts, ends)],
            loop=0,
            optimize=False,
            disposal=1,
        )
        return f"saved {self.path}, {len(self._frames)} frames"
