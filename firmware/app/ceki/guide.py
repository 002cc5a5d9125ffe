"""The guided hand of Ceki: a beginner plays one hand and is told what to do.

The hand is dealt from a seed; the other seats play by a script. The player makes the moves with
the usual keys, and is told before each move what to do. Any other move changes nothing.
"""

from collections import namedtuple

from app.ceki.hand import Hand
from app.ceki.lesson import Lesson
from app.ceki.table import Table
from app.ceki.words import card_name, kind_name
from app.core.match import Match
from app.core.modules import drop
from app.texts import catalog
from app.texts.catalog import fill
from app.texts.ceki_guide import ids
from app.texts.table import ids as table_ids
from engine.ceki.actions import DRAW, TAKE, THROW, WIN
from engine.ceki.cards import OLD_THOUSAND
from engine.ceki.phases import TAKING
from engine.compat import const
from engine.games import HUMAN
from engine.seeds import known
from hal.contract import BACK, LEFT, OK, RIGHT

OPTIONS = {"players": 3}
SEED = "000000000000e044"

_AREA = "ceki_guide"
_LEFT_OVER = const(21)  # the 4 of myriads
_FIVE, _EIGHT, _NINE = 4, 7, 8  # kinds

# What the others throw, one after the other; each has drawn before.
OTHERS = b"\x1d\x0d\x1c\x1d\x0a\x14\x07\x11"

# The move that the player is to make, the kind that matters for it, the texts before it, and the
# text after any other key.
Step = namedtuple("Step", ("action", "kind", "said", "hint"))

STEPS = (
    Step(DRAW, _EIGHT, (ids.AIM, ids.TURN, ids.DRAW), ids.NOT_DRAWN),
    Step(THROW + OLD_THOUSAND, _EIGHT, (ids.GOT_SET, ids.HONOUR), ids.NOT_ALONE),
    Step(TAKE, _FIVE, (ids.COUNT, ids.TAKE), ids.NOT_TAKEN),
    Step(THROW + _LEFT_OVER, _FIVE, (ids.ONE_OVER,), ids.NOT_ALONE),
    Step(DRAW, _NINE, (ids.CALLED, ids.WAIT), ids.NOT_DRAWN),
    Step(DRAW, _NINE, (ids.PRICES, ids.AGAIN), ids.NOT_DRAWN),
    Step(WIN, _NINE, (ids.WIN,), ids.NOT_WON),
)


class Scripted(Match):
    """The match of the guided hand: the others play by the script, and nothing is kept."""

    def __init__(self):
        """Deal the hand."""
        seats = (HUMAN,) * OPTIONS["players"]  # so that no bot is loaded
        super().__init__("ceki", OPTIONS, seats, known(SEED))
        self._thrown = 0  # by the others

    def is_human(self, seat):
        """Return whether the player sits there: the others are played by the script."""
        return seat == 0

    def bot(self):
        """Return the next move of the script as a bot's generator; None at the player's turn."""
        return self._play() if self.state.to_act > 0 else None

    def _play(self):
        yield
        if self.state.phase == TAKING:
            return DRAW, None
        self._thrown += 1
        return THROW + OTHERS[self._thrown - 1], None


class GuidedHand(Hand):
    """The player's hand; there is no menu."""

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        return [
            (key, ids.LEAVE if number == table_ids.HINT_MENU else number)
            for key, number in super().key_hints()
        ]


class Guide(Table):
    """A table at which every step is explained."""

    def __init__(self, loop):
        """Sit down at the scripted hand."""
        super().__init__(loop, Scripted())
        self._at = 0  # the step the player is at
        self._explained = -1  # the last one that was explained

    def make_hand(self):
        """Return the hand."""
        return GuidedHand(self)

    def enter(self, loop):
        """Load the texts, and deal."""
        catalog.load(_AREA)
        super().enter(loop)

    def leave(self):
        """Unload the texts."""
        super().leave()
        catalog.unload(_AREA)
        drop("app.texts." + _AREA)

    def tick(self, now_ms):
        """Explain a step when the player is asked for it."""
        super().tick(now_ms)
        if self.hand.legal and self._explained < self._at:
            self._explained = self._at
            self._say(STEPS[self._at].said)

    def key(self, key, is_long):
        """Play the step, or give a hint; BACK leaves."""
        hand = self.hand
        if not hand.legal and key == BACK:
            self.loop.home()
            return
        at = self._at if hand.legal else -1
        super().key(key, is_long)
        if key == OK and at == self._at and not self._is_aimed():
            hand.is_armed = False
            self._say((STEPS[at].hint,))

    def _is_aimed(self):
        """Whether OK, pressed again, throws the card that is to be thrown."""
        hand = self.hand
        return hand.is_armed and THROW + hand.under_cursor() == STEPS[self._at].action

    def choose(self, action):
        """Carry out what the step wants, and nothing else."""
        if action == STEPS[self._at].action:
            self._at += 1
            self.act(action)

    def open_menu(self):
        """Leave: there is no menu."""
        self.loop.home()

    def round_end(self, then):
        """Return the scene of the bill; the explanation follows it."""
        from app.ceki.results import RoundEnd

        def below():
            """Paint the bill without its key hints: the panel has its own."""
            bill.draw()
            x, y, w = layout.RESULT_KEYS
            canvas = painter.canvas
            painter.scenery.backdrop(canvas, x, y, w, canvas.height - y)

        def explain():
            bill.turn_to("reason")
            texts = self._texts((ids.BILL, ids.PAID, ids.END))
            self.loop.lend(Lesson(painter, layout.LESSON_BILL, below, texts, self.loop.home))

        painter = self.painter
        layout = painter.layout
        bill = RoundEnd(self, explain)
        bill.ok_hint = ids.GO_ON
        return bill

    def _below(self):
        """Paint the table around the panel, without its key hints."""
        self.painter.all()
        self.hand.put_cursor()

    def _say(self, numbers):
        """Open the panel with these texts over the table."""
        place = self.painter.layout.LESSON
        texts = self._texts(numbers)
        self.loop.lend(Lesson(self.painter, place, self._below, texts, self.loop.back))

    def _texts(self, numbers):
        """Return these texts, as they are for the step."""
        step = STEPS[min(self._at, len(STEPS) - 1)]
        labels = self.loop.board.labels
        card = card_name(step.action - THROW) if THROW <= step.action < WIN else ""
        values = (
            "[" + labels[OK] + "]",
            "[" + labels[LEFT] + "/" + labels[RIGHT] + "]",
            self.painter.names[-1],
            kind_name(step.kind),
            card,
        )
        return [fill(number, *values) for number in numbers]
