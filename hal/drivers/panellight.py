"""The light of a self-luminous panel: its contrast."""


class PanelLight:
    """Sets the brightness of a panel without a backlight, such as an OLED."""

    def __init__(self, panel):
        """Borrow the driver of a one-bit panel that is awake."""
        self._panel = panel
        self._sleeps = False

    def brightness(self, percent):
        """Set the brightness, 0 to 100; at 0 the panel sleeps."""
        if not percent:
            self._panel.sleep()
            self._sleeps = True
            return
        self._panel.contrast(percent)
        if self._sleeps:
            self._panel.wake()
            self._sleeps = False
