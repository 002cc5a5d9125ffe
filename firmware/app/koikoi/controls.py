"""The controls of a Koi-Koi table: which card is selected, and what the keys mean.

OK plays the selected card. If it meets two cards, the player first chooses which one it takes;
until then the card can be taken back. Stop or koi-koi is asked on a panel, see decision.py.
"""

from app.core import cues
from app.core.settings import ADVICE, COUNT
from app.koikoi import lamps
from app.koikoi.decision import Decision, analysis
from app.koikoi.displayed import NO_CARD
from app.koikoi.words import blocks_text, brief_texts, makes_text, nears_text, which_note
from app.table import controls
from app.table.controls import MENU, NO_ACTION
from app.texts.catalog import t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.koikoi.actions import DECLARE, PASS, PLAY, STOP, TAKE
from engine.koikoi.cards import of_month
from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP


class Controls(controls.Controls):
    """The cursor and what it does.

    at       which card of the hand is selected
    takes    the card of the field that is chosen before its taker is played, -1 for none
    panel    on which stop or koi-koi is asked

    The worth of a capture is counted in the frame after the one that shows where the cursor is.
    """

    def __init__(self, table):
        """Play at `table`, which must already have its painter."""
        super().__init__(table)
        self.at = 0
        self.takes = NO_CARD
        self._choices = b""  # two cards of the field, one of which is taken
        self._choice = 0
        self._is_to_count = False  # what the selected card brings, in the next frame
        self._unlit = 0  # how many cards of the hand wait for their lamp
        self._lacked = None  # what the opponent lacks, None: not found yet
        self.panel = Decision(self.painter, self.labels)
        self._analysis = None  # a generator: the analysis for the panel, until it is ready
        self._is_told = True  # the panel on the picture has the result of the analysis

    # When it is the player's turn.

    def turn(self, view):
        """Open the question if there is one; the cursor stays where it is."""
        self.takes = NO_CARD
        self._choices = b""
        has_lamps = self.painter.shows_marks and self.table.advises
        self._lacked = None if has_lamps else []
        if DECLARE in self.legal:
            self.painter.show_note("")
            self.ask(DECLARE, t(ids.ASK_DECLARE), t(ids.ASK_DECLARE_WHY))
        elif STOP in self.legal:
            self._weigh()
            self.panel.open(view, self.helps(COUNT), self.is_thinking)
            self.play_cue(cues.ASK)
        elif view.choices:
            self._choose_from(view.choices)
        else:
            if has_lamps:
                self._unlit = len(self.painter.displayed.hand)
            if not self.painter.bar.last:
                self.painter.bar.show_last(t(table_ids.YOUR_TURN))

    def _weigh(self):
        """Begin the analysis for the panel, if the player wants advice."""
        self._forget()
        if self.table.may_advise and self.helps(ADVICE):
            self._analysis = analysis(self.table)

    def _forget(self):
        self._analysis = None
        self._is_told = True

    @property
    def is_thinking(self):
        """Whether the analysis for the panel goes on."""
        return self._analysis is not None

    def think(self):
        """Run a slice of the analysis; return whether there is more."""
        if self._analysis is None:
            return False
        try:
            next(self._analysis)
        except StopIteration as done:
            self._analysis = None
            self.panel.tell(done.value)
            self._is_told = False
        return self.is_thinking

    @property
    def is_choosing(self):
        """Whether one of two cards on the field is to be chosen."""
        return len(self._choices) > 0

    def takes_for(self, action):
        """Whether the card that takes one of the two is the one that `action` plays."""
        hand = self.painter.displayed.hand
        return self.at < len(hand) and action == PLAY + hand[self.at]

    def has_pieces(self):
        """Return whether there is a card in the hand."""
        return len(self.painter.displayed.hand) > 0

    def end(self):
        """After the player has acted: put the lifted card back into the row."""
        self._unlit = 0
        self.painter.hand.darken()
        if self.panel.is_open:
            self._forget()
            self.panel.close()
            self.painter.note_text = ""
            self.painter.needs_repaint = True
        else:
            self.painter.select(-1)
        self._choices = b""
        super().end()

    def erase_cursor(self):
        """Do nothing: the selected card stays lifted until the player has acted."""

    def under_cursor(self):
        """Return the selected card, or of two on the field the one that would be taken."""
        if self._choices:
            return self._choices[self._choice]
        cards = self.painter.displayed.hand
        if not cards:
            return NO_CARD
        self.at = min(self.at, len(cards) - 1)  # cards have gone since
        return cards[self.at]

    def _choose_from(self, choices):
        self._choices = choices
        self._choice = 0

    def paint_cursor(self):
        """Paint the cursor: the panel, the two cards to choose from, or the selected card."""
        painter = self.painter
        if self.panel.is_open:
            if not self.panel.is_aside:
                self.panel.draw()
            self._is_told = True
        elif self._choices:
            card = self._choices[self._choice]
            painter.field.mark_month(card >> 2, card)
            painter.show_note(which_note(card, painter.layout.NOTE_IS_NAME))
        else:
            painter.select(self.at if self.under_cursor() != NO_CARD else -1)
        self._is_to_count = len(self.legal) > 0 and not self.panel.is_open and self.helps(COUNT)

    @property
    def is_moving(self):
        """Whether there is something to count about the selected card, or about the others."""
        return self._is_to_count or self._unlit > 0 or not self._is_told

    def tick(self):
        """Show the result of the analysis; else write what the selected card brings.

        First of all find what the opponent lacks. If nothing is left to do, find the lamp of one
        more card of the hand.
        """
        if not self._is_told:
            self.paint_cursor()
            return
        view = self.table.view
        if self._lacked is None:
            self._lacked = lamps.wanted(view)
            return
        if not self._is_to_count:
            self._light()
            return
        self._is_to_count = False
        won = self._would_win()
        if not won:
            return
        pile = view.captured[view.seat]
        other = view.captured[1 - view.seat]
        painter = self.painter
        if painter.layout.NOTE_IS_NAME:
            texts = brief_texts(pile, other, won, view.options, self._lacked)
        else:
            text = makes_text(pile, won, view.options) or blocks_text(won, self._lacked)
            texts = [text or nears_text(pile, other, won, view.options)]
        for text in texts:
            if painter.layout.FONT_NOTE.width(text) <= painter.layout.NOTE[2]:
                painter.show_note(text)
                return

    def _light(self):
        """Find at each call the lamp of another card."""
        self._unlit -= 1
        card = self.painter.displayed.hand[self._unlit]
        found = lamps.lamp(self.table.view, card, self.meets(card), self._lacked)
        if found:
            self.painter.hand.light(self._unlit, found)

    def _would_win(self):
        """Return the cards that OK captures, as bytes, the one that takes them first; or b"".

        Of two that can be taken it is the one that makes or blocks a yaku, if either does.
        """
        view = self.table.view
        card = self.under_cursor()
        if card == NO_CARD or self.asking != NO_ACTION:
            return b""
        if self._choices:
            taker = view.pending if view.choices else self.painter.displayed.hand[self.at]
            return bytes((taker, card))
        meets = self.meets(card)
        if len(meets) == 2:
            return lamps.best_of(view, card, meets, self._lacked)
        return bytes((card,)) + meets if meets else b""

    def repaint_cursor(self):
        """Do nothing: the table has painted the selected card already, and again takes 12 ms."""
        if self.panel.is_open:
            self.paint_cursor()
        else:
            self.paint_below()

    def paint_below(self):
        """Write the note: on one-bit screens what happened last has been said in its place."""
        self.painter.show_note(self.painter.note_text)

    def has_panel(self):
        """Whether a question is open and not put aside."""
        return super().has_panel() or (self.panel.is_open and not self.panel.is_aside)

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        if self.asking == DECLARE:
            return [(OK, ids.KEY_SHOW), (BACK, ids.KEY_PLAY_ON)]
        if self.panel.is_open:
            hints = self.panel.key_hints()
            return hints if self.panel.is_aside else hints + self.table_key_hints()
        more = [(F1, ids.KEY_YAKU), (F2, ids.KEY_LARGE)]
        if self._choices:
            back = table_ids.KEY_BACK if self._is_still_held() else table_ids.KEY_MENU
            return [(OK, ids.KEY_TAKE)] + more + self.table_key_hints(back)
        play = [(OK, ids.KEY_PLAY)] if self.legal else []
        return play + more + self.table_key_hints()

    def _is_still_held(self):
        """Whether the card that would take one of two has not been played yet."""
        return self.painter.displayed.open_card == NO_CARD

    # Keys.

    def press(self, key, is_long):
        """Handle a key press; return the action to carry out, NO_ACTION or MENU."""
        if key == F1 and not self.panel.is_aside:
            self.table.show_yaku()
        elif self.panel.is_open:
            return self.panel.key(key)
        elif key == F2:
            self.table.show_card(self.under_cursor())
        elif key == OK:
            return self._ok()
        elif key == BACK:
            return self._back()
        elif self._choices:
            self._choice = 1 - self._choice
        elif key in (LEFT, RIGHT):
            count = max(1, len(self.painter.displayed.hand))
            self.at = (self.at + (1 if key == RIGHT else -1)) % count
        elif key in (UP, DOWN):
            self._to_match(1 if key == UP else -1)
        return NO_ACTION

    def _ok(self):
        if not self.legal:
            return NO_ACTION
        if not self._choices:
            card = self.under_cursor()
            meets = self.meets(card)
            if len(meets) != 2:
                return PLAY + card
            self._choose_from(meets)
            return NO_ACTION
        if not self._is_still_held():
            return TAKE + self.under_cursor()
        self.takes = self.under_cursor()
        return PLAY + self.painter.displayed.hand[self.at]

    def _back(self):
        if self._choices and self._is_still_held():
            self._choices = b""
            return NO_ACTION
        return MENU

    def meets(self, card):
        """Return the cards of the field that belong to the month of a card, ascending."""
        return bytes(sorted(of_month(self.table.view.field, card >> 2)))

    def _to_match(self, step):
        """Select the next card of the hand that captures something."""
        displayed = self.painter.displayed
        count = len(displayed.hand)
        for i in range(1, count):
            at = (self.at + i * step) % count
            if displayed.matches(displayed.hand[at]):
                self.at = at
                return

    def suggest(self, action):
        """Select the card or the answer that was advised."""
        if self.panel.is_open:
            self.panel.suggest(action)
        elif action >= TAKE and self._choices:
            self._choice = max(0, self._choices.find(bytes((action - TAKE,))))
        elif PLAY <= action < TAKE:
            self.at = max(0, self.painter.displayed.hand.find(bytes((action - PLAY,))))

    def refuse(self, action):
        """Handle BACK at the question about a lucky hand: the hand is not shown."""
        return PASS
