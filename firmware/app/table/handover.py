"""Several people at one device: passes it on, and shows each what happened since their turn.

Only a table with several people loads this module.
"""

from app.core import theme
from app.core.draw import inner_y
from app.core.scene import Scene
from app.table import panels
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const

_MISSED = const(12)  # the latest events that are kept for each person
_HELD_MS = const(300)  # after a key counts as held, which is 300 ms after it went down

# The colour of each person; two that look alike are never next to each other.
_INKS = (theme.GOLD, theme.SKY, theme.PINK, theme.LEAF, theme.AMBER, theme.IVORY)


class Handover:
    """Hands the device from one person at a table to the next."""

    def __init__(self, table):
        """Take an app.table.scene.Table."""
        self._table = table
        self._missed = {}  # by seat the latest events since its person had the device

    def pass_to(self, seat, then):
        """Hide the table until the person of a seat has the device, then call `then()`."""
        table = self._table
        table.pause()

        def sit():
            table.sit(seat)
            table.show_events()
            then()

        self._push(seat, sit)

    def hide(self):
        """Hide the screen until the person who had it takes the device again."""
        self._push(self._table.viewer, None)

    def _push(self, seat, then):
        """Show whose turn it is until that person takes the device; then call `then()`."""
        table = self._table
        table.make_way()
        number = table.human_seats.index(seat)
        table.loop.push(Passing(table.painter, table.person_name(number), number, then))

    def pass_on(self, seat):
        """Hand the device to a seat in the middle of a match."""
        self.pass_to(seat, self._go_on)

    def _go_on(self):
        """Show the table to the person who just got the device, and what that person missed."""
        table = self._table
        displayed = table.painter.displayed
        is_same_round = displayed.round_no == table.view.round_no
        table.retrace()
        if is_same_round:
            table.sync_hand()
        else:
            table.lay_out()
        table.director.recall(table.director.texts_of(self._missed.pop(table.viewer, [])))

    def remember(self, happened):
        """Remember events for the people who do not have the device."""
        table = self._table
        for seat in table.human_seats:
            if seat != table.viewer:
                seen = [table.event_for(event, seat) for event in happened]
                self._missed[seat] = (self._missed.get(seat, []) + seen)[-_MISSED:]


class Passing(Scene):
    """Shows a name until a key is held for 600 ms, and then gives the screen back."""

    held_keys = 0
    is_public = True

    def __init__(self, painter, name, number, then):
        """Call `then()`, if it is not None, when a key has been held.

        number: of the person, from 0
        """
        self._painter = painter
        self._name = name
        self._ink = _INKS[number % len(_INKS)]
        self._then = then
        self._since_ms = None  # when a key has begun to count as held

    def tick(self, now_ms):
        """Wait for a key that is held."""
        loop = self.loop
        if not any(loop.is_held(key) for key in loop.board.labels):
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = now_ms
        elif loop.board.clock.diff_ms(now_ms, self._since_ms) >= _HELD_MS:
            loop.forget_keys()
            loop.pop(self._then)

    def draw(self):
        """Paint the name, large, on a ground of its person's colour."""
        painter = self._painter
        canvas = self.loop.canvas
        canvas.fill(theme.INK)
        high = canvas.height // 2
        top = canvas.height // 4
        canvas.rect(0, top, canvas.width, high, self._ink)
        font = painter.layout.FONT_PROMPT
        if canvas.mono:
            y = inner_y(font, top, high)
            canvas.text_centred(font, 0, y, canvas.width, self._name, theme.INK)
        else:
            y = top + high // 2 - 3 * font.cap // 2
            panels.large(painter, self._name, y, theme.INK, self._ink)
        font = painter.layout.FONT
        said = fill(ids.PASS_TO, self._name)
        canvas.text_centred(font, 0, top // 2 - font.height // 2, canvas.width, said, theme.WHITE)
        y = (top + high + canvas.height - font.height) // 2
        canvas.text_centred(font, 0, y, canvas.width, t(ids.HOLD_A_KEY), theme.WHITE)
