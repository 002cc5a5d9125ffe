"""The settings screen."""

from app.core import cues, theme
from app.core.rows import Item
from app.core.settings import BRIGHTNESSES, CONTRASTS, SOUNDS, SPEEDS
from app.shell.widgets import ListScene
from app.texts import catalog, letters
from app.texts.catalog import t
from app.texts.shell import ids
from app.texts.table import ids as table_ids

_SPEEDS = (
    table_ids.SPEED_SLOW,
    table_ids.SPEED_NORMAL,
    table_ids.SPEED_FAST,
    table_ids.SPEED_INSTANT,
)
_CONTRASTS = (ids.CONTRAST_NORMAL, ids.CONTRAST_HIGH)
_SOUNDS = (ids.SOUND_OFF, ids.SOUND_QUIET, ids.SOUND_LOUD)


class SettingsScene(ListScene):
    """Language, speed, confirmation, light, sound, contrast; a change takes effect at once."""

    def heading(self):
        """Return the title."""
        return t(ids.SETTINGS)

    def items(self):
        """Return the rows."""
        settings = self.loop.settings

        def language(step):
            offered = letters.offered(self.loop.canvas.mono)
            at = offered.index(catalog.language()) + step
            settings.language = offered[at % len(offered)]
            catalog.use(settings.language)
            self.rebuild()

        def speed(step):
            settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + step) % len(SPEEDS)]

        def confirm(step):
            settings.confirm = not settings.confirm

        def brightness(step):
            at = BRIGHTNESSES.index(settings.brightness) + step
            settings.brightness = BRIGHTNESSES[at % len(BRIGHTNESSES)]
            self.loop.power.brighten()

        def sound(step):
            settings.sound = SOUNDS[(SOUNDS.index(settings.sound) + step) % len(SOUNDS)]
            self.loop.play(cues.TURN)

        def contrast(step):
            at = CONTRASTS.index(settings.contrast) + step
            settings.contrast = CONTRASTS[at % len(CONTRASTS)]
            self.loop.recolour(theme.GREEN)
            self.draw()

        rows = [
            Item(t(ids.LANGUAGE), lambda: t(ids.LANGUAGE_NAME), language),
            Item(
                t(ids.SPEED),
                lambda: t(_SPEEDS[SPEEDS.index(settings.speed)]),
                speed,
                note=lambda: t(ids.SPEED_HELP),
            ),
            Item(
                t(ids.CONFIRM),
                lambda: t(ids.YES if settings.confirm else ids.NO),
                confirm,
                note=lambda: t(ids.CONFIRM_HELP),
            ),
            Item(t(ids.NAMES), lambda: "▶", enter=self._names, note=lambda: t(ids.NAMES_HELP)),
        ]
        if self.loop.board.light:
            rows.append(Item(t(ids.BRIGHTNESS), lambda: "%d %%" % settings.brightness, brightness))
        if self.loop.sound:
            rows.append(
                Item(
                    t(ids.SOUND),
                    lambda: t(_SOUNDS[SOUNDS.index(settings.sound)]),
                    sound,
                    note=lambda: t(ids.SOUND_HELP),
                )
            )
        if not self.loop.canvas.mono:
            rows.append(
                Item(
                    t(ids.CONTRAST),
                    lambda: t(_CONTRASTS[CONTRASTS.index(settings.contrast)]),
                    contrast,
                    note=lambda: t(ids.CONTRAST_HELP),
                )
            )
        return rows

    def _names(self):
        from app.shell.names_screen import Names

        self.loop.lend(Names())

    def close(self):
        """Save the settings and go to the menu, which shows a message if saving failed."""
        self.loop.settings.save()
        super().close()
