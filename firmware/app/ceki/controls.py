"""The controls of a Ceki table: what the cursor is on, and what the keys mean.

The cursor walks over the cards and, when a card is to be taken, over stock and heap. A throw with
which somebody may win takes OK twice. A discard that wins is offered in a prompt.
"""

from app.ceki.displayed import NO_CARD
from app.ceki.painter import HEAP, STOCK
from app.ceki.words import card_name, cost_text, kind_text, status, thrown, top_text
from app.core import cues
from app.core.settings import COUNT, MARKS
from app.table import controls
from app.table.controls import MENU, NO_ACTION
from app.texts.catalog import fill, fill_n, t
from app.texts.ceki import ids
from engine.ceki import cards, outs, score, sets
from engine.ceki.actions import CALL, DRAW, PASS, TAKE, THROW, WIN
from engine.ceki.phases import TAKING, THROWING
from engine.compat import const
from hal.contract import BACK, DOWN, F1, LEFT, OK, RIGHT, UP

_PLACES = const(9)  # of cards in the hand


class Controls(controls.Controls):
    """The cursor and what it does.

    at          where the cursor is: a card of the hand, STOCK or HEAP
    is_armed    whether OK, pressed again, throws the card
    """

    def __init__(self, table):
        """Play at `table`, which must already have its painter."""
        super().__init__(table)
        self.at = 0
        self.is_armed = False
        self._status = ""  # of the hand, as the note says it

    # When it is the player's turn.

    def turn(self, view):
        """Open the question if there is one, else put the cursor on the likely place."""
        self.is_armed = False
        if CALL in self.legal:
            pair = sets.awaited(cards.kinds_of_hand(view.hand))
            live = view.live(pair)
            why = fill_n(ids.ASK_CALL_WHY, live, kind_text(pair), live)
            self.ask(CALL, t(ids.ASK_CALL), why)
        elif WIN in self.legal and self.helps(MARKS):
            self.at = HEAP
            self.painter.point(HEAP)
            self.ask(WIN, t(ids.ASK_WIN), worth_text(view))
        elif view.phase == TAKING:
            self.at = STOCK
        elif view.phase == THROWING:
            self.at = self._likely_throw(view)

    def _likely_throw(self, view):
        """Return the place of the drawn card; after a take, of the nearest one fit for a throw.

        That is of another kind than the taken card, and leaves threes and pairs whole if it can.
        """
        hand = self.painter.displayed.hand
        came = max(0, hand.find(bytes((max(view.drawn, view.taken),))))
        if view.taken < 0:
            return came
        kinds = cards.kinds_of_hand(view.hand)
        chosen = (3 * _PLACES, came)
        for place, face in enumerate(hand):
            kind = cards.kind_of(face)
            if kind != cards.kind_of(view.taken) and THROW + face in self.legal:
                loss = (kinds[kind] - 1) % 3 * _PLACES + abs(place - came)
                chosen = min(chosen, (loss, place))
        return chosen[1]

    def has_pieces(self):
        """Return whether there is a card in the hand."""
        return len(self.painter.displayed.hand) > 0

    def end(self):
        """After the player has acted: remove the cursor."""
        self.is_armed = False
        painter = self.painter
        painter.point(NO_CARD)
        painter.show_notes(thrown(self._status), "")
        if self.at in (STOCK, HEAP):
            self.at = 0
        super().end()

    def propose(self, action):
        """Do an action that was chosen in the menu, as the keys do: a throw must be confirmed.

        Returns the action to carry out, NO_ACTION if the player must still press OK.
        """
        if not (THROW <= action < WIN and self._asks_before(action - THROW)):
            return action
        self.at = self.painter.displayed.hand.find(bytes((action - THROW,)))
        self.is_armed = True
        return NO_ACTION

    def erase_cursor(self):
        """Do nothing: the cursor is part of the picture until the player has acted."""

    def under_cursor(self):
        """Return the face of the own card under the cursor, NO_CARD if there is none."""
        own = self.painter.displayed.hand
        return own[self.at] if self.at < len(own) else NO_CARD

    def paint_cursor(self):
        """Paint the cursor, and write the notes about the card under it."""
        painter = self.painter
        if self.at not in (STOCK, HEAP):
            self.at = max(0, min(self.at, len(painter.displayed.hand) - 1))
        painter.point(self.at, self.is_armed)
        self._explain()

    def repaint_cursor(self):
        """Do nothing: the table has painted cursor and notes already, and again takes 8 ms."""

    def _explain(self):
        """Write the state of the hand, and the name and cost of the card under the cursor."""
        painter = self.painter
        view = self.table.view
        displayed = painter.displayed
        face = self.under_cursor()
        counts = self.helps(COUNT)
        throws = view.phase == THROWING and THROW + face in self.legal
        if self._is_kept(face):
            said = t(ids.NOTE_TAKEN)
        else:
            said = painter.fitting(status(view, face if throws else NO_CARD)) if counts else ""
            self._status = said
        if self.at == STOCK:
            painter.show_notes(said, fill_n(ids.NOTE_STOCK, displayed.stock, displayed.stock))
        elif self.at == HEAP:
            came = top_text(displayed, painter.names)
            wordings = (card_name(displayed.heap[-1]) + ". " + came, came)
            painter.show_notes(said, painter.fitting(wordings))
        else:
            name = card_name(face)
            cost = cost_text(view, face, painter.names) if throws and counts else None
            wordings = (name + ". " + cost, cost) if cost else (name,)
            if self.is_armed:
                asked = fill(ids.ASK_THROW, name)
                if cost:
                    said = painter.fitting((asked, said))
                    wordings = (cost,)
                else:
                    wordings = (asked, name)
            painter.show_notes(said, painter.fitting(wordings), cost is not None)

    def _is_kept(self, face):
        """Whether this card was just taken: it may not be thrown."""
        view = self.table.view
        if view.phase != THROWING or not self.legal or face == NO_CARD:
            return False
        return face == view.taken and THROW + face not in self.legal

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        if self.asking == WIN:
            return [(OK, ids.KEY_WIN), (BACK, ids.KEY_NOT_YET)]
        if self.asking == CALL:
            return [(OK, ids.KEY_CALL), (BACK, ids.KEY_NO)]
        if self.is_armed:
            return [(OK, ids.KEY_THROW), (BACK, ids.KEY_NOT_YET)]
        hints = []
        stock = ids.KEY_DRAW if DRAW in self.legal else ids.KEY_VOID
        heap = ids.KEY_WIN if WIN in self.legal else ids.KEY_TAKE
        if self.at == STOCK:
            hints.append((OK, stock))
            if HEAP in self.places():
                hints.append((RIGHT, heap))
        elif self.at == HEAP:
            hints += [(OK, heap), (LEFT, stock)]
        elif THROW + self.under_cursor() in self.legal:
            hints.append((OK, ids.KEY_THROW))
        if self.painter.displayed.heap:
            hints.append((F1, ids.KEY_HEAP))
        return hints + self.table_key_hints()

    # Keys.

    def press(self, key, is_long):
        """Handle a key press; return the action to carry out, NO_ACTION or MENU."""
        if key == OK:
            return self._ok()
        was_armed = self.is_armed
        self.is_armed = False
        if key == F1:
            self.table.show_heap()
        elif key == BACK:
            return NO_ACTION if was_armed else MENU
        elif key in (LEFT, RIGHT):
            self._step(1 if key == RIGHT else -1)
        elif key == UP and self.places():
            self.at = STOCK
        elif key == DOWN and self.at in (STOCK, HEAP):
            self.at = 0
        return NO_ACTION

    def places(self):
        """Return the places of the cursor besides the own cards."""
        if DRAW not in self.legal and PASS not in self.legal:
            return ()
        return (STOCK, HEAP) if TAKE in self.legal or WIN in self.legal else (STOCK,)

    def _step(self, step):
        ring = list(range(len(self.painter.displayed.hand))) + list(self.places())
        at = ring.index(self.at) if self.at in ring else 0
        self.at = ring[(at + step) % len(ring)]

    def _ok(self):
        if self.at == STOCK:
            return DRAW if DRAW in self.legal else PASS
        if self.at == HEAP:
            return WIN if WIN in self.legal else TAKE
        face = self.under_cursor()
        if THROW + face not in self.legal:
            if self._is_kept(face):
                self.play_cue(cues.REFUSED)  # the note beside the cursor says why
            elif self.legal:
                self.cannot(t(ids.NOTE_TAKE_FIRST))
                self.at = STOCK
            return NO_ACTION
        if not self.is_armed and self._asks_before(face):
            self.is_armed = True
            return NO_ACTION
        return THROW + face

    def _asks_before(self, face):
        """Return whether a throw takes OK twice.

        It does if somebody may win with the card, or if a card of its kind was taken in this turn.
        The view tells: it has only what this seat can know. A table that may not warn asks about
        every throw, else it would tell which are dangerous.
        """
        if self.settings.asks == "never":
            return False
        table = self.table
        view = table.view
        is_taken = view.taken >= 0 and cards.kind_of(face) == cards.kind_of(view.taken)
        return is_taken or not table.course.warns or outs.cost(view, face) is not None

    def suggest(self, action):
        """Place the cursor for an action that was advised."""
        if action in (TAKE, WIN):
            self.at = HEAP
        elif action in (DRAW, PASS):
            self.at = STOCK
        elif THROW <= action < WIN:
            self.at = max(0, self.painter.displayed.hand.find(bytes((action - THROW,))))

    def refuse(self, action):
        """Handle BACK at a prompt: do not call; a discard that wins may still be taken."""
        return PASS if action == CALL else NO_ACTION


def worth_text(view):
    """Return the points of winning with the last discard, as text."""
    kinds = cards.kinds_of_hand(view.hand)
    kinds[cards.kind_of(view.discards[-1])] += 1
    base = sets.base(kinds)
    how = score.how_won(False, view.origin)
    if view.options["format"] == "pay" and view.options["players"] > 2:
        return fill(ids.ASK_WIN_EACH, base, how, base * how)
    return fill_n(ids.ASK_WIN_WHY, base * how, base, how, base * how)
