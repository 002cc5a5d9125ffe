"""The settings screen."""

from app.core import cues
from app.core.rows import setting
from app.core.settings import (
    ASKS,
    BRIGHTNESSES,
    CHIPS,
    CLOTHS,
    CONTRASTS,
    DECKS,
    DIMS,
    HELP_TEXTS,
    HELPS,
    SLEEPS,
    SOUNDS,
    SPEED_TEXTS,
    SPEEDS,
    STARS_A_LOOK,
    TALK_TEXTS,
)
from app.shell.widgets import ListScene, opens
from app.texts import catalog, letters
from app.texts.catalog import fill, t
from app.texts.shell import ids
from app.texts.table import ids as table_ids

_ASKS = (ids.ASKS_ALL, ids.ASKS_RISKY, ids.NEVER)
_ASKS_HELPS = (ids.ASKS_HELP, ids.ASKS_RISKY_HELP, ids.ASKS_NEVER_HELP)
_CONTRASTS = (ids.CONTRAST_NORMAL, ids.CONTRAST_HIGH)
_CLOTHS = (
    ids.CLOTH_GAME,
    ids.CLOTH_NIGHT,
    ids.CLOTH_PLUM,
    ids.CLOTH_WINE,
    ids.CLOTH_COFFEE,
    ids.CLOTH_COAL,
)
_DECKS = (ids.DECK_PAINTED, ids.DECK_WOODCUT, ids.DECK_BLUE, ids.DECK_INK)
_SOUNDS = (ids.SOUND_OFF, ids.SOUND_QUIET, ids.SOUND_LOUD)
_CHIPS = (ids.CHIP_QUICK, ids.CHIP_SAVING)
_TURNED = (ids.NO, ids.YES)


class SettingsScene(ListScene):
    """Everything that can be set for all matches; a change takes effect at once."""

    def heading(self):
        return t(ids.SETTINGS)

    def items(self):
        """Return the rows; those about parts that the board lacks are left out."""
        loop = self.loop
        offered = letters.offered(loop.canvas.mono)
        rows = [
            self._row(ids.LANGUAGE, "language", offered, _own_name, then=self._speak),
            self._row(ids.SPEED, "speed", SPEEDS, SPEED_TEXTS, ids.SPEED_HELP),
            self._row(table_ids.MENU_HELP, "help", HELPS, HELP_TEXTS, ids.HELP_HELP),
            self._row(table_ids.TALK, "talk", (False, True), TALK_TEXTS, ids.TALK_HELP),
            self._row(ids.ASKS, "asks", ASKS, _ASKS, _ASKS_HELPS),
            opens(t(ids.NAMES), self._names, lambda: t(ids.NAMES_HELP)),
            self._row(ids.TURNED, "turned", (False, True), _TURNED, ids.TURNED_HELP, self._turn),
        ]
        if loop.board.light:
            light = loop.power.brighten
            rows += [
                self._row(ids.BRIGHTNESS, "brightness", BRIGHTNESSES, _percent, then=light),
                self._row(ids.DIM, "dim", DIMS, _duration),
                self._row(ids.SLEEP, "sleep", SLEEPS, _duration),
            ]
        if loop.board.chip:
            rows.append(self._row(ids.CHIP, "chip", CHIPS, _CHIPS, ids.CHIP_HELP))
        if loop.sound:
            rows.append(
                self._row(
                    ids.SOUND,
                    "sound",
                    SOUNDS,
                    _SOUNDS,
                    ids.SOUND_HELP,
                    then=lambda: loop.play(cues.TURN),
                )
            )
        if not loop.canvas.mono:
            rows.append(
                self._row(
                    ids.CONTRAST,
                    "contrast",
                    CONTRASTS,
                    _CONTRASTS,
                    ids.CONTRAST_HELP,
                    then=self._recolour,
                )
            )
            rows.append(self._look(ids.CLOTH, "cloth", CLOTHS, _CLOTHS, ids.CLOTH_HELP))
            rows.append(self._look(ids.DECK, "deck", DECKS, _DECKS, ids.DECK_HELP))
        return rows

    def _look(self, label, name, looks, values, help_id):
        """Return the row of what the stars of the ladders bring."""
        earned = self.loop.settings.earned(looks)
        row = self._row(label, name, earned, values, then=self._recolour)
        row.note = lambda: fill(help_id, STARS_A_LOOK, len(earned), len(looks))
        return row

    def _row(self, label, name, choices, texts, help_id=None, then=None):
        return setting(self.loop.settings, label, name, choices, texts, help_id, then)

    def _speak(self):
        catalog.use(self.loop.settings.language, self.loop.canvas.mono)
        self.rebuild()

    def _recolour(self):
        self.loop.recolour()
        self.draw()

    def _turn(self):
        self.loop.board.turn(self.loop.settings.turned)
        self.draw()

    def _names(self):
        from app.shell.names_screen import Names

        self.loop.push(Names())

    def close(self):
        """Save the settings and go to the menu, which shows a message if saving failed."""
        self.loop.settings.save()
        super().close()


def _own_name(_):
    """Return the name of the language in use."""
    return t(ids.LANGUAGE_NAME)


def _percent(value):
    return fill(ids.PER_CENT, value)


def _duration(seconds):
    """Return a time as text; 0 is never."""
    if not seconds:
        return t(ids.NEVER)
    if seconds < 60:
        return fill(ids.SECONDS, seconds)
    return fill(ids.MINUTES, seconds // 60)
