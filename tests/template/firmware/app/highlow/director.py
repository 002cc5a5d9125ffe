"""Plays what happens at High-Low: the next tile flies from the edge to its place."""

from app.core.cues import LAID
from app.highlow.art import draw_tile
from app.highlow.words import event_text
from app.table import director
from app.table.director import LOOK_MS
from engine.highlow import events


class Director(director.Director):
    """Shows the events of High-Low."""

    cues = {events.GUESSED: LAID}
    moves = (events.GUESSED,)

    def __init__(self, table):
        """Play at `table`, whose painter is there."""
        _, _, w, h = table.painter.layout.TILE
        super().__init__(table, w, h)

    def piece(self, kind, x, y):
        """Paint a tile that is on its way."""
        layout = self.painter.layout
        place = (x, y, layout.TILE[2], layout.TILE[3])
        draw_tile(self.painter.canvas, layout.FONT_PROMPT, place, kind)

    def text_of(self, event):
        """Return an event in words."""
        return event_text(event, self.painter.names)

    def play(self, event):
        """Show one event: a generator."""
        painter = self.painter
        if event[0] in (events.ROUND_STARTED, events.GUESSED):
            layout = painter.layout
            tile = event[2] if event[0] == events.ROUND_STARTED else event[3]
            yield from self.fly(tile, layout.STOCK, layout.TILE[:2])
        painter.displayed.apply(event)
        painter.paint_table()
        self.tell(event)
        yield from self.wait(LOOK_MS)
