"""A guided hand: a real round at a real table, in which each thing is named when it appears.

The player plays with the usual keys, and is told before each move what is new and what to do: by a
script (tools/lessons.py), and beyond the script what a hint would say. Of another move the player
is told what it costs, as in a review, and may take it back. The others play as easy bots that
spare the player: they know what their seat knows, and leave out the moves that win.
"""

from app.core import games
from app.core.match import Match
from app.core.settings import ADVICE
from app.table.controls import NO_ACTION
from app.table.hint import advice, compared
from app.table.lesson_panel import Lesson
from app.table.play import Play
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.learning import ids
from app.texts.table import ids as table_ids
from engine.compat import load_module
from engine.games import HUMAN, LEVELS, load
from engine.log import bot_seed_of
from hal.contract import HELD, LEFT, OK, RIGHT

_SHARED = "learning"  # the area of the texts that all guided hands have


class Guide(Play):
    """The course of a guided hand: a match with a teacher, who explains before a move.

    explained  text ids of the topics so far
    follows    whether the match is as the script has it
    painter    the table's painter

    A game sets `area` and implements `topics`, `proposal` and `bill`. `topics` and `bill` return
    pages as `page` makes them.
    """

    area = ""  # of the game's texts
    talks = False
    advises = False  # the teacher proposes the moves

    def __init__(self, loop, game, options, players, staged):
        """Deal. staged: the game's module with the seed and the actions of the first round."""
        seats = (HUMAN,) + (LEVELS[0],) * (players - 1)
        deal = (staged.SEED, bot_seed_of(staged.SEED), "", "")
        super().__init__(Match(game, options, seats, deal))
        self.labels = loop.board.labels
        self.explained = []
        self._script = staged.SCRIPT
        self.follows = True
        self._advice = (-1, (), "")  # number of actions, the moves for the player, why
        self._last = ""  # the bar's text before an analysis
        self._chosen = NO_ACTION  # another move of the player's, which is judged
        self._told_at = -1  # number of actions when the last move was explained
        self._explained_only = False  # whether an only move was explained: others need no panel

    # What is proposed.

    @property
    def proposed(self):
        """The move that is proposed; NO_ACTION as long as there is none."""
        return self.later(0)

    def later(self, count):
        """Return the action `count` actions after the next one, NO_ACTION if none is proposed."""
        done = len(self.match.log.actions)
        if self.follows and done < len(self._script):
            return self._script[done + count] if done + count < len(self._script) else NO_ACTION
        at, moves, _ = self._advice
        return moves[count] if at == done and count < len(moves) else NO_ACTION

    def before(self, action):
        """Leave the script if the action is another one."""
        self.follows = self.follows and action == self.proposed

    def bot_thoughts(self):
        """Return the generator of an easy bot that does not try to win."""
        match = self.match
        seat = match.state.to_act
        if seat < 0 or match.is_human(seat):
            return None
        view = match.state.view(seat)
        bot = load(match.game, "bot")
        view.legal = bot.sparing(view) or view.legal
        return bot.think(view, match.log.bot_rng(seat), LEVELS[0])

    def _advising(self):
        """Return (the moves of level hard, why), as a generator of slices."""
        hints = self._hints()
        action, move, why = yield from advice(self.table, hints)
        moves = yield from self.followed_by(action)
        return (action,) + moves, move + "\n" + why

    def _judging(self, action):
        """Return what an action costs, as a review says it, its places, and those of a better one.

        A generator of slices.
        """
        table = self.table
        hints = self._hints()
        view, action = self.judged(action)
        judge = load(self.match.game, "judge").judge
        judgement = yield from judge(view, self.match.log.bot_rng(view.seat), action)
        yield
        own, better = compared(table, hints, action, judgement)
        lines = [hints.move_text(table, action)] + own + better
        text = "\n".join([line for line in lines if line])
        return text, self.place(action), self.place(self.proposed) if judgement.loss else ()

    def _hints(self):
        return load_module("app." + self.match.game, "hints")

    # What a game implements.

    def topics(self, view):
        """Return pages about all that can be seen now; each is shown once in a hand."""
        raise NotImplementedError

    def place(self, action):
        """Return a list of x, y, w, h of what a move is about."""
        return load_module("app." + self.match.game, "places").of_move(self.table, action)

    def proposal(self, view, action):
        """Return what to do now, as a tuple: a text id, and the values of its placeholders."""
        raise NotImplementedError

    def followed_by(self, action):
        """Return the moves that go with an advised one, a tuple, as a generator of slices."""
        yield
        return ()

    def judged(self, action):
        """Return (view, action) of what is to be judged if the player chooses an action."""
        return self.table.view, action

    def is_proposed(self, action):
        """Whether a move is the proposed one."""
        return action == self.proposed

    def show_bill(self, bill):
        """Turn the scene of the bill to the page that `bill` explains."""

    def bill(self, view):
        """Return pages about the result of the hand; the last one ends the lesson."""
        raise NotImplementedError

    def below(self):
        """Paint the table around the panel."""
        self.table.below()

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

    def proof(self):
        """Return nothing: that the deal is prepared is no news to a newcomer."""
        return ""

    def end(self):
        """Unload the texts."""
        super().end()
        catalog.unload(_SHARED)
        catalog.unload(self.area)

    def helps(self, level):
        """Return whether the player gets help of a level: what is spoken of can be seen."""
        return level < ADVICE

    def while_asked(self):
        """Explain a move when the player is asked for it, and no piece moves."""
        count = len(self.match.log.actions)
        if self.table.task is not None:
            return
        if self.proposed == NO_ACTION:
            self._begin_task(self._advising())
            return
        if self._told_at != count and not self.table.controls.is_moving:
            self._told_at = count
            self._teach()

    def _begin_task(self, task):
        """Give the table a task, and say so in the bar."""
        self._last = self.painter.bar.last
        self.painter.bar.show_last(t(table_ids.HINT_THINKING))
        self.table.task = task

    def task_ended(self, result):
        """Keep the advice, or say what another move costs."""
        self.painter.bar.show_last(self._last)
        if self._chosen == NO_ACTION:
            self._advice = (len(self.match.log.actions),) + result
            self.while_asked()
        else:
            self._warn(self._chosen, *result)

    def key(self, key):
        """Drop keys during an analysis."""
        return self.table.task is not None

    def _teach(self):
        """Explain what is new, and say what to do."""
        view = self.table.view
        proposed = self.proposed
        pages = []
        for page in self.topics(view):
            if page[0] not in self.explained:
                self.explained.append(page[0])
                pages.append(page)
        is_only = len(view.legal) == 1
        if is_only and self._explained_only and not pages:
            self.point()
            return
        self._explained_only = is_only or self._explained_only
        texts = _texts(pages)
        place = self.place(proposed)
        at, _, why = self._advice
        if at != len(self.match.log.actions):
            why = fill(*self.proposal(view, proposed))
        texts.append((why, place))
        loop = self.table.loop
        self._push(texts, lambda: loop.pop(self.point), loop.home)

    def _push(self, texts, then, back, ok_and_back=(ids.GO_ON, ids.LEAVE), better=()):
        """Push a panel with (text, targets) of each page over the table."""
        panel = Lesson(self.painter, self.below, texts, then, back, ok_and_back, better)
        self.table.loop.push(panel)

    def point(self):
        """Put the cursor on what is proposed, and show it."""
        controls = self.table.controls
        if controls.asking == NO_ACTION:
            controls.suggest(self.proposed)
        controls.paint()

    def choose(self, action):
        """Carry out a move of the player's; another one than proposed is judged first."""
        if self.is_proposed(action):
            self.table.carry_out(action)
        else:
            self._chosen = action
            self._begin_task(self._judging(action))

    def _warn(self, action, text, places, better):
        """Say what a move costs that was not proposed; it is made, or taken back."""
        back = self.table.loop.pop
        self._chosen = NO_ACTION

        def carry_out():
            self.table.carry_out(action)

        def begin_again():
            self.table.controls.put_back()
            self.table.controls.begin(self.table.view)
            self.point()

        ok_and_back = (ids.DO_IT, ids.TAKE_BACK)
        self._push(
            [(text, places)],
            lambda: back(carry_out),
            lambda: back(begin_again),
            ok_and_back,
            better,
        )

    def round_end(self, then):
        """Return the scene of the bill; the last pages follow it, and then New match."""
        loop = self.table.loop

        def explain():
            self.show_bill(bill)
            pages = _texts(self.bill(self.table.view))
            ok_and_back = (ids.MENU if self._has_match() else ids.PLAY, ids.LEAVE)
            ends = (self._go_on, loop.home, ok_and_back)
            parts = bill.whole_parts()
            loop.push(Lesson(self.painter, bill.paint, pages, *ends, parts=parts))

        bill = super().round_end(explain)
        bill.ok_text = ids.GO_ON
        return bill

    def _has_match(self):
        """Whether another match waits to be resumed; it is not replaced."""
        return self.table.loop.board.store.journal(self.match.game).exists()

    def _go_on(self):
        """Set up a real match with the same opponents, or go to the menu."""
        if self._has_match():
            self.table.loop.home()
        else:
            games.set_up_again(self.table.loop, self.match)


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
