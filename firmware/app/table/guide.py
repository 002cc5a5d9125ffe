"""A guided hand: a real round at a real table, in which each thing is named when it appears.

The round is a script (tools/lessons.py). The player plays with the usual keys, and is told before
each move what is new and what to do. Another move may be made too; the player is first told what
it does. From then on the others play as bots, and what is new is still explained.
"""

from app.core import games
from app.core.match import Match
from app.core.modules import drop
from app.core.scene import Scene
from app.core.settings import ADVICE
from app.table.hand import NOTHING
from app.table.lesson import Lesson
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.guide import ids
from engine.games import HUMAN, LEVELS
from engine.seeds import draw, known
from hal.contract import HELD, LEFT, OK, RIGHT

_SHARED = "guide"  # the area of the texts that all guides have


class ScriptedMatch(Match):
    """The match of a guided hand: while the player follows the script, so do the others.

    proposed    the script's next action; NOTHING once the player has left the script
    """

    def __init__(self, game, options, players, seed, script):
        """Deal. script: bytes, all actions of the first round; nothing is saved."""
        seats = (HUMAN,) + (LEVELS[0],) * (players - 1)
        super().__init__(game, options, seats, known(seed))
        self._script = script
        self._follows = True

    @property
    def proposed(self):
        """Return the script's next action, NOTHING if there is none any more."""
        return self.later(0)

    def later(self, count):
        """Return the script's action `count` actions after the next one, NOTHING without one."""
        at = len(self.record.actions) + count
        return self._script[at] if self._follows and at < len(self._script) else NOTHING

    def act(self, action, arg=None):
        """Carry out an action; another one than the script's ends the script."""
        self._follows = self._follows and action == self.proposed
        return super().act(action, arg)

    def bot(self):
        """Return a generator with the script's next action; that of a bot without a script."""
        seat = self.state.to_act
        if self.proposed == NOTHING or seat < 0 or self.is_human(seat):
            return super().bot()
        return _read_aloud(self.proposed)


def _helps(level):
    """Return whether a guided hand gives help of a level: what it speaks of can be seen."""
    return level < ADVICE


def _read_aloud(action):
    yield
    return action, None


class Guide(Scene):
    """A table with a teacher. It passes everything on to the table, and explains before a move.

    table    the game's table, with a ScriptedMatch
    told     text ids of the topics so far

    A game sets `area` and implements `topics`, `proposal`, `effect` and `bill`. They return pages
    as `page` makes them.
    """

    area = ""  # of the game's texts

    def __init__(self, loop, table):
        """Sit down at a table with a ScriptedMatch."""
        self.loop = loop
        self.table = table
        table.advises = False  # the teacher proposes the moves
        table.helps = table.hand.helps = _helps
        table.follow_help()
        self.match = table.match
        self.painter = table.painter
        self.told = []
        self._prepared_at = -1  # number of actions when `prepare` was called last
        self._told_at = -1  # number of actions when the last move was explained
        self._act = table.choose
        self._bill = table.round_end
        table.choose = self.choose
        table.round_end = self.round_end

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
        return action == self.match.proposed

    def show_bill(self, bill):
        """Turn the scene of the bill to the page that `bill` explains."""

    def bill(self, view):
        """Return pages about the result of the hand; the last one ends the lesson."""
        raise NotImplementedError

    @property
    def words(self):
        """Where the table has texts: a list of x, y, w, h."""
        return [self.painter.layout.LAST]

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
        labels = self.loop.board.labels
        return "[" + "/".join([labels[key] for key in keys]) + "]"

    def held(self, key):
        """Return a page about a key that acts while it is held, as a list; else an empty one."""
        name = self.loop.board.labels[key]
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

    def _teach(self):
        """Explain what is new, and say what to do."""
        view = self.table.view
        pages = []
        proposed = self.match.proposed
        topics = self.topics(view)
        if proposed == NOTHING:
            topics.append(self.page(ids.OWN_WAY, None))
        for page in topics:
            if page[0] not in self.told:
                self.told.append(page[0])
                pages.append(page)
        if proposed != NOTHING:
            pages.append(self.proposal(view, proposed))
        if pages:
            loop = self.loop
            texts = _texts(pages)
            words = self.words
            loop.lend(Lesson(self.painter, self.below, texts, self._go_on, loop.home, words=words))

    def _go_on(self):
        """Give the screen back to the table, with the cursor on what is proposed."""
        self.loop.back(self.point)

    def point(self):
        """Put the cursor on what is proposed, and show it."""
        hand = self.table.hand
        if self.match.proposed != NOTHING and hand.asking == NOTHING:
            hand.suggest(self.match.proposed)
        hand.paint()

    def below(self):
        """Paint the table around the panel, without its key hints."""
        hand = self.table.hand
        self.painter.all()
        if hand.asking == NOTHING:
            hand.paint_cursor()

    def choose(self, action):
        """Carry out a move of the player's; another one than proposed is explained first."""
        proposed = self.match.proposed
        if proposed == NOTHING or self.is_proposed(action):
            self._act(action)
            return
        table = self.table
        loop = self.loop

        def do():
            loop.back(lambda: self._act(action))

        def begin_again():
            table.hand.put_back()
            table.hand.begin(table.view)
            self.point()

        def choose_again():
            loop.back(begin_again)

        pages = _texts([self.effect(table.view, action, proposed)])
        hints = (ids.DO_IT, ids.NOT_YET)
        loop.lend(Lesson(self.painter, self.below, pages, do, choose_again, hints, self.words))

    def round_end(self, then):
        """Return the scene of the bill; the last pages follow it, and then a real match."""

        def explain():
            self.show_bill(bill)
            pages = _texts(self.bill(self.table.view))
            hints = (ids.MENU if self._has_match() else ids.DEAL, ids.LEAVE)
            loop = self.loop
            loop.lend(Lesson(self.painter, bill.draw, pages, self._end, loop.home, hints))

        bill = self._bill(explain)
        bill.ok_hint = ids.GO_ON
        return bill

    def _has_match(self):
        """Whether another match waits to be resumed; it is not replaced."""
        return self.loop.board.store.journal(self.match.game).exists()

    def _end(self):
        """Deal a real match with the same opponents, or go to the menu.

        The fingerprint of its deal is shown while the cards are dealt.
        """
        if self._has_match():
            self.loop.home()
            return
        loop = self.loop
        games.deal_again(loop, self.match, draw(loop.board.entropy, loop.timing))

    # The scene: everything else is the table's.

    @property
    def long_keys(self):
        """The table's."""
        return self.table.long_keys

    @property
    def held_keys(self):
        """The table's."""
        return self.table.held_keys

    @property
    def waiting(self):
        """Whether the table waits for a key, and the move has been explained."""
        is_told = self._told_at == len(self.match.record.actions)
        return self.table.waiting and (is_told or not self.table.hand.legal)

    def enter(self, loop):
        """Load the texts, and deal."""
        catalog.load(_SHARED)
        catalog.load(self.area)
        self.table.enter(loop)

    def leave(self):
        """Unload the texts, and the modules that a match has no use for."""
        self.table.leave()
        for name in ("guide", "staged"):
            drop("app." + self.match.game + "." + name)
        for name in ("guide", "lesson"):
            drop("app.table." + name)
        for area in (_SHARED, self.area):
            catalog.unload(area)
            drop("app.texts." + area)

    def pause(self):
        """Pause the table."""
        self.table.pause()

    def resume(self):
        """Resume the table."""
        self.table.resume()

    def draw(self):
        """Paint the table."""
        self.table.draw()

    def key(self, key, is_long):
        """Hand a key to the table."""
        self.table.key(key, is_long)

    def think(self):
        """Let the table think."""
        return self.table.think()

    def tick(self, now_ms):
        """Let the table move on; explain a move when the player is asked for it."""
        self.table.tick(now_ms)
        if not self.table.hand.legal or self.table.hand.is_moving:
            return
        count = len(self.match.record.actions)
        if self._prepared_at != count:
            self._prepared_at = count
            self.prepare(self.match.proposed)
        elif self._told_at != count:
            self._told_at = count
            self._teach()


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
