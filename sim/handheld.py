"""Draws a handheld around a screen.

All lengths follow from the size of the screen in the window and from the keys of the profile.
Shapes are painted three times too large and scaled down, which smooths them.
"""

import pygame

from hal.contract import KEY_NAMES
from hal.keymap import turn_labels, turned_key
from sim.keyboard import NAMES

_SMOOTH = 3

_DESK = (226, 222, 214)
_SHADOW = (196, 190, 180)
_BODY = (44, 48, 58)
_BODY_LIGHT = (62, 67, 80)
_BODY_EDGE = (27, 30, 37)
_BEZEL = (12, 13, 17)
_BEZEL_EDGE = (78, 84, 98)
_WELL = (30, 33, 41)
_CAP = (232, 228, 218)
_CAP_EDGE = (176, 170, 158)
_CAP_DOWN = (240, 190, 60)
_CAP_DOWN_EDGE = (178, 132, 28)
_CAP_INK = (44, 48, 58)
_PRINT = (168, 174, 188)
_DESK_INK = (96, 92, 84)

# Labels that are drawn as triangles: the corners, in radii of a key.
_ARROWS = {
    "▲": ((0, -0.45), (0.42, 0.3), (-0.42, 0.3)),
    "▼": ((0, 0.45), (0.42, -0.3), (-0.42, -0.3)),
    "◀": ((-0.45, 0), (0.3, 0.42), (0.3, -0.42)),
    "▶": ((0.45, 0), (-0.3, 0.42), (-0.3, -0.42)),
}
# The directions of the keyboard's arrows, which the default font does not have.
_POINTERS = {"↑": (0, -1), "↓": (0, 1), "←": (-1, 0), "→": (1, 0)}


class Handheld:
    """The geometry of a board in the window.

    size      of the whole picture
    screen    the rectangle of the panel
    keys      logical key -> (x, y) of its centre
    labels    logical key -> what is printed on it
    radius    of a key
    """

    def __init__(self, profile, scale, is_turned=False):
        """Lay the board out around a panel whose pixels are `scale` wide.

        is_turned: whether it is held upside down.
        """
        width, height = profile.WIDTH * scale, profile.HEIGHT * scale
        self.profile = profile
        self.radius = max(15, min(24, height // 12))
        self.gap = self.radius // 2 + 4
        pitch_x = self.radius * 2 + self.gap
        pitch_y = self.radius * 2 + self.gap + 16  # room for the name beneath
        columns, rows = {"left": 0, "right": 0}, 1
        for _, _, _, side, column, row in profile.KEYS:
            columns[side] = max(columns[side], column + 1)
            rows = max(rows, row + 1)
        margin = self.radius + 10
        left = columns["left"] * pitch_x + 2 * margin - self.gap
        right = columns["right"] * pitch_x + 2 * margin - self.gap
        body_height = max(height + 2 * margin + 24, rows * pitch_y + 2 * margin)
        desk = 26
        self.body = pygame.Rect(desk, desk, left + width + right, body_height)
        self.screen = pygame.Rect(0, 0, width, height)
        self.screen.center = (desk + left + width // 2, desk + body_height // 2 - 6)
        self.size = (self.body.right + desk, self.body.bottom + desk + 22)
        self.keys = {}
        starts = {"left": desk + margin, "right": self.screen.right + margin}
        used = {side: self._rows(side) for side in columns}
        for name, _, _, side, column, row in profile.KEYS:
            first, count = used[side]
            x = starts[side] + column * pitch_x + self.radius
            y = self.body.centery + round((row - first - (count - 1) / 2) * pitch_y) - 8
            self.keys[KEY_NAMES.index(name)] = (x, y)
        self.labels = {KEY_NAMES.index(key[0]): key[1] for key in profile.KEYS}
        if is_turned:
            self._turn()

    def _turn(self):
        """Turn everything by half a turn around the middle of the body."""
        x, y = self.body.center
        self.keys = {
            turned_key(key): (2 * x - at[0], 2 * y - at[1]) for key, at in self.keys.items()
        }
        self.screen.center = (2 * x - self.screen.centerx, 2 * y - self.screen.centery)
        turn_labels(self.labels)

    def _rows(self, side):
        """Return the first row that has keys on a side, and the number of rows from there on."""
        rows = [key[5] for key in self.profile.KEYS if key[3] == side] or [0]
        return min(rows), max(rows) - min(rows) + 1

    def key_at(self, position):
        """Return the logical key under a point, or None."""
        for key, (x, y) in self.keys.items():
            if (position[0] - x) ** 2 + (position[1] - y) ** 2 <= self.radius**2:
                return key
        return None


class Painter:
    """Paints a device. pygame.font must be initialised."""

    def __init__(self, device):
        """Paint everything that does not change, once."""
        self.device = device
        radius = device.radius
        self._label_font = pygame.font.Font(None, round(radius * 1.5))
        self._name_font = pygame.font.Font(None, 18)
        self._message_font = pygame.font.Font(None, 20)
        self._body = self._paint_body()
        self._caps = [self._paint_cap(down) for down in (False, True)]

    def draw(self, surface, panel, levels, message):
        """Draw the device.

        panel: the picture on its panel; levels: the keys that are down; message: the text below.
        """
        surface.blit(self._body, (0, 0))
        surface.blit(panel, self.device.screen)
        for key, (x, y) in self.device.keys.items():
            down = levels >> key & 1
            surface.blit(self._caps[down], self._caps[down].get_rect(center=(x, y)))
            self._draw_label(surface, self.device.labels[key], x, y + down)
        text = self._message_font.render(message, True, _DESK_INK)
        below = (self.device.body.centerx, self.device.size[1] - 22)
        surface.blit(text, text.get_rect(center=below))

    def _draw_label(self, surface, label, x, y):
        if label in _ARROWS:
            radius = self.device.radius
            corners = [(x + dx * radius, y + dy * radius) for dx, dy in _ARROWS[label]]
            pygame.draw.polygon(surface, _CAP_INK, corners)
            pygame.draw.aalines(surface, _CAP_INK, True, corners)
            return
        text = self._label_font.render(label, True, _CAP_INK)
        surface.blit(text, text.get_rect(center=(x, y + 1)))

    def _paint_body(self):
        """Return the desk with the device, without its keys and its picture."""
        device = self.device
        large = pygame.Surface([length * _SMOOTH for length in device.size])
        large.fill(_DESK)
        _box(large, device.body.move(0, 7), _SHADOW, 30)
        _box(large, device.body, _BODY_EDGE, 28)
        _box(large, device.body.inflate(-3, -3), _BODY_LIGHT, 27)
        _box(large, device.body.inflate(-6, -6).move(0, 1), _BODY, 26)
        _box(large, device.screen.inflate(22, 22), _BEZEL_EDGE, 9)
        _box(large, device.screen.inflate(20, 20), _BEZEL, 8)
        for x, y in device.keys.values():
            _disc(large, x, y, device.radius + 4, _WELL)
            _disc(large, x, y + 1, device.radius + 3, _BODY_EDGE)
        surface = pygame.transform.smoothscale(large, device.size)
        self._print(surface, device.profile.TITLE, device.screen.centerx, device.body.bottom - 17)
        for key, (x, y) in device.keys.items():
            self._print_name(surface, NAMES[key], x, y + device.radius + 13)
        return surface

    def _print(self, surface, string, x, y):
        text = self._name_font.render(string, True, _PRINT)
        surface.blit(text, text.get_rect(center=(x, y)))

    def _print_name(self, surface, name, x, y):
        """Print the name of a keyboard key as a small key."""
        box = pygame.Rect(0, 0, 18, 14)
        box.center = (x, y)
        pygame.draw.rect(surface, _BODY_LIGHT, box, border_radius=4)
        if name in _POINTERS:
            dx, dy = _POINTERS[name]
            pygame.draw.line(surface, _PRINT, (x - 4 * dx, y - 4 * dy), (x + 4 * dx, y + 4 * dy))
            for side in (-1, 1):
                wing = (x + dx + 3 * side * dy, y + dy + 3 * side * dx)
                pygame.draw.line(surface, _PRINT, (x + 4 * dx, y + 4 * dy), wing)
        else:
            self._print(surface, name, x, y)

    def _paint_cap(self, down):
        """Return the cap of a key, up or down."""
        radius = self.device.radius
        side = (radius * 2 + 6) * _SMOOTH
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        centre = side // (2 * _SMOOTH)
        _disc(large, centre, centre + 2, radius, _CAP_DOWN_EDGE if down else _CAP_EDGE)
        _disc(large, centre, centre + (1 if down else -1), radius, _CAP_DOWN if down else _CAP)
        return pygame.transform.smoothscale(large, (side // _SMOOTH, side // _SMOOTH))


def _box(large, rect, colour, corner):
    """Paint a rectangle with round corners on an enlarged surface."""
    enlarged = [length * _SMOOTH for length in rect]
    pygame.draw.rect(large, colour, enlarged, border_radius=corner * _SMOOTH)


def _disc(large, x, y, radius, colour):
    """Paint a disc on an enlarged surface."""
    pygame.draw.circle(large, colour, (x * _SMOOTH, y * _SMOOTH), radius * _SMOOTH)
