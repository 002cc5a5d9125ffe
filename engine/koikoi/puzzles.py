"""Koi-Koi's puzzles: the one card after which a named yaku is made this turn, whatever is turned.

The seat may choose between two cards of the field, with the played card and with the turned one.
"""

from engine import puzzles
from engine.koikoi import cards, yaku
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.phases import DECIDING, PLAYING
from engine.puzzles import NO_PIECE, SEAT


class Puzzle(puzzles.BasePuzzle):
    """A round of Koi-Koi; a piece is a card.

    Both seats play any card that captures, if they have one, and always call koi-koi.

    named    the yaku to be made, after `answer` has found it
    """

    game = "koikoi"
    options = {"lucky": "off"}
    named = -1

    def move(self, rng):
        """Return the next action of the fixed play."""
        state = self.state
        legal = state.legal_actions()
        if state.phase == DECIDING:
            return KOIKOI if KOIKOI in legal else STOP
        if state.phase == PLAYING:
            months = cards.per_month(state.field)
            legal = [action for action in legal if months[action - PLAY >> 2]] or legal
        return legal[rng.below(len(legal))]

    @property
    def is_asked(self):
        """Whether seat 0 has several cards to choose from."""
        state = self.state
        return state.to_act == SEAT and state.phase == PLAYING and len(state.hands[SEAT]) > 2

    def answer(self):
        """Return the card that is the one answer, and note what it makes; else NO_PIECE."""
        self.named = -1
        if not self.is_asked:
            return NO_PIECE
        makers = [[] for _ in yaku.PATTERNS]  # by yaku the cards that make it for sure
        before = self.made_with(b"")
        for card in self.state.hands[SEAT]:
            for taken in self.captures(card):
                for name in self.made_with(taken):
                    is_new = name not in before and card not in makers[name]
                    if is_new and not self._spoils(card, taken, name):
                        makers[name].append(card)
        for name, found in enumerate(makers):
            if len(found) == 1:
                self.named = name
                return found[0]
        return NO_PIECE

    def made_with(self, taken):
        """Return the yaku of the pile with the cards taken, as a list of numbers."""
        pile = bytes(self.state.captured[SEAT]) + taken
        return [one.yaku for one in yaku.made(pile, self.state.options)]

    def captures(self, card):
        """Return what a card can take, itself included: a list of bytes, one for each choice."""
        taken = cards.of_month(self.state.field, card >> 2)
        if len(taken) == 2:
            return [bytes((card, one)) for one in taken]
        return [bytes((card,)) + taken] if taken else [b""]

    def _spoils(self, card, taken, name):
        """Whether the turned card may bring a bright that replaces a yaku of brights."""
        if name > yaku.SANKO:
            return False
        pile = bytes(self.state.captured[SEAT]) + taken
        view = self.state.view(SEAT)
        field = [one for one in view.field if one not in pile]
        if card not in pile:
            field.append(card)
        months = cards.per_month(field)
        for bright in yaku.BRIGHTS:
            if bright in pile or (view.seen[bright] and bright not in field):
                continue
            month = cards.month_of(bright)
            if bright not in field:
                if months[month]:
                    return True
            elif months[month] != 2 and not all(view.seen[4 * month : 4 * month + 4]):
                return True
        return False

    def grade(self):
        """Return how hard a position with one answer is: a place in puzzles.GRADES.

        Easy: a yaku of certain cards. Medium: one that counts ribbons, animals or plains. Hard:
        another card takes something that counts too, or the card must choose between two.
        """
        fits = yaku.fitting(self.named, self.state.options)
        count = 0
        for card in self.state.hands[SEAT]:
            taken = b"".join(self.captures(card))
            count += any(one in fits for one in taken)
        if count > 1 or len(self.captures(self.answer())) > 1:
            return 2
        return 0 if yaku.PATTERNS[self.named].option else 1
