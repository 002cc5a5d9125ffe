"""A guided hand: a real round at a real table, in which each thing is named when it appears.

The round is a script (tools/lessons.py). The player plays with the usual keys, and is told before
each move what is new and what to do. Another move may be made too; the player is first told what
it does. From then on the others play as bots, and what is new is still explained.
"""

from app.core import games
from app.core.match import Match
from app.core.modules import drop
from app.core.settings import ADVICE
from app.table.hand import NOTHING
from app.table.lesson import Lesson
from app.table.play import Play
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.guide import ids
from engine.games import HUMAN, LEVELS
from engine.seeds import draw, known
from hal.contract import HELD, LEFT, OK, RIGHT

_SHARED = "guide"  # the area of the texts that all guides have


class Guide(Play):
    """The course of a guided hand: a match with a teacher, who explains before a move.

    told      text ids of the topics so far
    painter   the table's painter

    A game sets `area` and implements `topics`, `proposal`, `effect` and `bill`. They return pages
    as `page` makes them.
    """

    area = ""  # of the game's texts
    advises = False  # the teacher proposes the moves

    def __init__(self, loop, game, options, players, staged):
        """Deal. staged: the game's module with the seed and the actions of the first round."""
        seats = (HUMAN,) + (LEVELS[0],) * (players - 1)
        super().__init__(Match(game, options, seats, known(staged.SEED)))
        self.labels = loop.board.labels
        self.told = []
        self._script = staged.SCRIPT
        self._follows = True  # the player has followed the script
        self._prepared_at = -1  # number of actions when `prepare` was called last
        self._told_at = -1  # number of actions when the last move was explained

    # The script: while the player follows it, so do the others.

    @property
    def proposed(self):
        """Return the script's next action; NOTHING if there is none, or it has been left."""
        return self.later(0)

    def later(self, count):
        """Return the script's action `count` actions after the next one, NOTHING without one."""
        at = len(self.match.record.actions) + count
        return self._script[at] if self._follows and at < len(self._script) else NOTHING

    def before(self, action):
        """Leave the script if the action is another one."""
        self._follows = self._follows and action == self.proposed

    def bot(self):
        """Return a generator with the script's next action; that of a bot without a script."""
        seat = self.match.state.to_act
        if self.proposed == NOTHING or seat < 0 or self.match.is_human(seat):
            return super().bot()
        return _read_aloud(self.proposed)

    # What a game implements.

    def prepare(self, action):
        """Before a move is proposed: let the player's pieces move, if they are to be seen so."""

    def topics(self, view):
        """Return pages about all that can be seen now; each is shown once in a hand."""
        raise NotImplementedError

    def proposal(self, view, action):
        """Return the page that says what to do now, and how."""
        raise NotImplementedError

    def effect(self, view, action, proposed):
        """Return the page that says what an action does that was not proposed."""
        raise NotImplementedError

    def is_proposed(self, action):
        """Whether a move is the script's."""
        return action == self.proposed

    def show_bill(self, bill):
        """Turn the scene of the bill to the page that `bill` explains."""

    def bill(self, view):
        """Return pages about the result of the hand; the last one ends the lesson."""
        raise NotImplementedError

    @property
    def words(self):
        """Where the table has texts: a list of x, y, w, h."""
        return [self.painter.layout.LAST]

    def below(self):
        """Paint the table around the panel, without its key hints."""
        self.painter.all()
        if self.table.hand.asking == NOTHING:
            self.table.hand.paint_cursor()

    # What its texts need.

    def page(self, number, target, *values):
        """Return a page: (text id, targets, values of the placeholders).

        target: x, y, w, h of what the text is about, a list of such, or None.
        """
        if target is None:
            return number, (), values
        return number, target if isinstance(target, list) else (target,), values

    def key_name(self, *keys):
        """Return the labels of keys as text, such as [LEFT/RIGHT]."""
        return "[" + "/".join([self.labels[key] for key in keys]) + "]"

    def held(self, key):
        """Return a page about a key that acts while it is held, as a list; else an empty one."""
        name = self.labels[key]
        return [self.page(ids.HELD, None, "[" + name + "]")] if name.endswith(HELD) else []

    @property
    def ok(self):
        """The label of OK in brackets."""
        return self.key_name(OK)

    @property
    def aside(self):
        """The labels of LEFT and RIGHT in brackets."""
        return self.key_name(LEFT, RIGHT)

    # The lesson.

    def begin(self):
        """Load the texts, and deal."""
        catalog.load(_SHARED)
        catalog.load(self.area)
        self.painter = self.table.painter
        super().begin()

    def end(self):
        """Unload the texts, and the modules that a match has no use for."""
        super().end()
        for name in ("guide", "staged"):
            drop("app." + self.match.game + "." + name)
        for name in ("guide", "lesson"):
            drop("app.table." + name)
        for area in (_SHARED, self.area):
            catalog.unload(area)
            drop("app.texts." + area)

    def helps(self, level):
        """Return whether the player gets help of a level: what is spoken of can be seen."""
        return level < ADVICE

    def asked(self):
        """Explain a move when the player is asked for it, and no piece moves."""
        count = len(self.match.record.actions)
        if self._prepared_at != count:
            self._prepared_at = count
            self.prepare(self.proposed)
        if self._told_at != count and not self.table.hand.is_moving:
            self._told_at = count
            self._teach()

    def _teach(self):
        """Explain what is new, and say what to do."""
        pages = []
        proposed = self.proposed
        topics = self.topics(self.table.view)
        if proposed == NOTHING:
            topics.append(self.page(ids.OWN_WAY, None))
        for page in topics:
            if page[0] not in self.told:
                self.told.append(page[0])
                pages.append(page)
        if proposed != NOTHING:
            pages.append(self.proposal(self.table.view, proposed))
        loop = self.table.loop
        if pages:
            self._lend(pages, lambda: loop.back(self.point), loop.home)

    def _lend(self, pages, then, back, hints=(ids.GO_ON, ids.LEAVE)):
        """Lend the screen to a panel with pages over the table."""
        texts = _texts(pages)
        panel = Lesson(self.painter, self.below, texts, then, back, hints, self.words)
        self.table.loop.lend(panel)

    def point(self):
        """Put the cursor on what is proposed, and show it."""
        hand = self.table.hand
        if self.proposed != NOTHING and hand.asking == NOTHING:
            hand.suggest(self.proposed)
        hand.paint()

    def choose(self, action):
        """Carry out a move of the player's; another one than proposed is explained first."""
        proposed = self.proposed
        if proposed == NOTHING or self.is_proposed(action):
            self.table.carry_out(action)
            return
        back = self.table.loop.back

        def carry_out():
            self.table.carry_out(action)

        def begin_again():
            self.table.hand.put_back()
            self.table.hand.begin(self.table.view)
            self.point()

        pages = [self.effect(self.table.view, action, proposed)]
        hints = (ids.DO_IT, ids.NOT_YET)
        self._lend(pages, lambda: back(carry_out), lambda: back(begin_again), hints)

    def round_end(self, then):
        """Return the scene of the bill; the last pages follow it, and then a real match."""
        loop = self.table.loop

        def explain():
            self.show_bill(bill)
            pages = _texts(self.bill(self.table.view))
            hints = (ids.MENU if self._has_match() else ids.DEAL, ids.LEAVE)
            loop.lend(Lesson(self.painter, bill.draw, pages, self._go_on, loop.home, hints))

        bill = super().round_end(explain)
        bill.ok_hint = ids.GO_ON
        return bill

    def _has_match(self):
        """Whether another match waits to be resumed; it is not replaced."""
        return self.table.loop.board.store.journal(self.match.game).exists()

    def _go_on(self):
        """Deal a real match with the same opponents, or go to the menu.

        The fingerprint of its deal is shown while the cards are dealt.
        """
        loop = self.table.loop
        if self._has_match():
            loop.home()
            return
        games.deal_again(loop, self.match, draw(loop.board.entropy, loop.timing))


def _read_aloud(action):
    yield
    return action, None


def _texts(pages):
    """Return (text, targets) of each page."""
    return [
        (fill(number, *values) if values else t(number), targets)
        for number, targets, values in pages
    ]


def union(*rectangles):
    """Return the smallest rectangle around some rectangles.

    >>> union((0, 0, 2, 2), (4, 1, 2, 2))
    (0, 0, 6, 3)
    """
    x = min([one[0] for one in rectangles])
    y = min([one[1] for one in rectangles])
    right = max([one[0] + one[2] for one in rectangles])
    bottom = max([one[1] + one[3] for one in rectangles])
    return x, y, right - x, bottom - y
