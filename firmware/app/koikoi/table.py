"""A Koi-Koi table: the parts of app.table.base that a game implements."""

from app.core.settings import TABS
from app.koikoi.controls import Controls
from app.koikoi.director import Director
from app.koikoi.displayed import NO_CARD, Displayed
from app.koikoi.painter import Painter
from app.table import scene
from app.texts.koikoi import ids
from engine.koikoi.actions import NEXT_ROUND, PASS, PLAY, TAKE

_TABS = (ids.TABS_OFF, ids.TABS_NUMBER, ids.TABS_NAME)  # by place in the settings' TABS


class Table(scene.Table):
    """A match of Koi-Koi at the table."""

    advises = True
    has_hands = True
    unasked = (PASS, NEXT_ROUND)

    def make_painter(self, layout, names, levels):
        tabs = TABS.index(self.loop.settings.tabs)
        shown = Displayed(self.view, layout.FIELD_ROOM)
        return Painter(self.loop, layout, shown, names, levels, tabs)

    def make_director(self):
        return Director(self)

    def make_controls(self):
        return Controls(self)

    def pause(self):
        super().pause()
        self.painter.quieten()

    def leave(self):
        super().leave()
        self.painter.quieten()

    def lay_out(self):
        """Leave the cursor where it stayed when the last card of this round was played."""
        match = self.match
        for number in range(len(match.log.actions) - 1, match.first - 1, -1):
            seat, action, _ = match.log.actions[number]
            if seat == self.viewer and PLAY <= action < TAKE:
                self.controls.at = len([card for card in self.view.hand if card < action - PLAY])
                break

    def carry_out(self, action):
        """Carry out an action of the player's, and the choice made with it."""
        taken = self.controls.takes
        self.act(action)
        if taken != NO_CARD and TAKE + taken in self.view.legal:
            self.act(TAKE + taken)

    def menu_items(self):
        """Return what the action menu offers first."""
        from app.koikoi import menu

        return menu.items(self)

    def menu_settings(self):
        """Return the settings of the table: how the cards show their months.

        One-bit cards have room for the number only, and always need it.
        """
        if self.painter.canvas.mono:
            return []
        from app.core.rows import setting

        settings = self.loop.settings

        def show():
            self.painter.cards.tabs = TABS.index(settings.tabs)

        return [setting(settings, ids.MENU_TABS, "tabs", TABS, _TABS, then=show)]

    def show_yaku(self):
        """Open the sheet of all yaku."""
        self.make_way()
        from app.koikoi.yaku_list import YakuList

        self.loop.push(YakuList(self))

    def show_card(self, card):
        """Show a card large, with a way to all cards of the own hand, the field and the piles.

        card: NO_CARD if none is left in the hand; then the first card of the field is shown.
        """
        view = self.view
        cards = bytes(self.painter.displayed.hand) + bytes(view.field)
        if not cards:
            return
        if card == NO_CARD:
            card = cards[0]
        elif card not in cards:
            cards += bytes((card,))
        for seat in (self.viewer, 1 - self.viewer):
            cards += self.painter.displayed.captured[seat]
        self.show_cards(cards, card)

    def show_cards(self, cards, card):
        """Show some cards large, one by one, `card` first; cards: bytes."""
        self.make_way()
        from app.koikoi.large_card import LargeCard

        self.loop.push(LargeCard(self.painter, cards, card, self.view.options))

    def round_end(self, then):
        """Return the scene of a round's result."""
        from app.koikoi.results import RoundEnd

        return RoundEnd(self, then)

    def match_end(self):
        """Return the scene of the match's result."""
        from app.koikoi.ending import MatchEnd
        from app.table.names import match_title

        names = self.painter.names
        title = match_title(self.view.outcome.winners, names, self.view.seat)
        return MatchEnd(self, title, names, self.view.seat)
