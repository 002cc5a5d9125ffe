"""Reviews a finished round: judges each decision of a seat as level hard would have made it.

First it thinks, in slices. Then it says how many decisions were best and which one cost most, and
walks from decision to decision at the table as it was. engine/judgement.py says what a judgement
knows; app/GAME/hints.py puts it into words.
"""

# Like Replay, it has the members of a table only together with a game's class.
# pyright: reportAttributeAccessIssue=false, reportCallIssue=false, reportOptionalCall=false

from app.core import memory, theme
from app.core.modules import load_module
from app.table.hint import most_lines, panel, wrapped
from app.table.replay import Replay, ReplayedMatch
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const
from engine.games import load
from engine.judgement import is_decision
from hal.contract import BACK, F1, LEFT, OK, RIGHT

_SUMMARY = const(-1)  # in place of the number of a decision
_HIGH = const(200)  # pixels; a lower screen has no room for all keys besides the panel


class Review(Replay):
    """What a review does otherwise than a replay: its keys go from decision to decision.

    found    list of (number of the action, the player's action, Judgement), one a decision
    """

    def enter(self, loop):
        """Begin to judge; BACK ends it at any time."""
        game = self.match.game
        memory.relink()  # before more is loaded and after it: fewer copies are in the heap at once
        self._judge = load(game, "judge").judge
        self._words = load_module("app." + game, "hints")
        memory.relink()
        self.found = []
        self._at = _SUMMARY
        self._pages = []  # of what is said about it: lists of (line, ink)
        self._page = 0
        self._is_aside = False  # the panel, so that the whole table is seen
        self._progress = t(ids.HINT_THINKING)
        self._thoughts = self._judging()
        super().enter(loop)

    # Judging.

    def think(self):
        """Judge for one slice; return whether there is more to judge."""
        if self._thoughts is None or self.painter.needs_repaint:
            return False
        try:
            next(self._thoughts)
        except StopIteration:
            self._thoughts = None
            self._stand_at(_SUMMARY)
        return self._thoughts is not None

    @property
    def waiting(self):
        """Whether everything is judged and painted."""
        return self._thoughts is None and not self.painter.needs_repaint

    def _judging(self):
        """Judge every decision of the round. A generator that yields slices.

        It goes through the round twice: first to count the decisions, for the progress.
        """
        match = self.match
        places = []  # the numbers of the actions that were decisions
        while match.has_next:
            if match.state.to_act == self._from and is_decision(match.state.legal_actions()):
                places.append(match.number)
            match.step()
            yield
        match.go_to(match.first)
        for place in places:
            self._progress = fill(ids.REVIEW_WAIT, len(self.found) + 1, len(places))
            self._panel()
            yield
            memory.collect()  # in a full heap allocating is slow: judging took 2.4 times as long
            yield
            while match.number < place:
                match.step()
                yield
            action = match.next_action
            view = match.state.view(self._from)
            judgement = yield from self._judge(view, match.bot_rng(self._from), action)
            self.found.append((place, action, judgement))
            yield

    # What is shown.

    def _stand_at(self, at):
        """Show a decision at the table as it was before it, or the summary at the deal."""
        self._at = at
        self.match.go_to(self.match.first if at == _SUMMARY else self.found[at][0])
        self._look_from(self._from)
        self._pages = self._laid_out(self._summary() if at == _SUMMARY else self._verdict())
        self._page = 0

    def _laid_out(self, parts):
        """Return the pages of a panel: lists of (line, ink). A part that does not fit begins one.

        parts: lists of texts
        """
        painter = self.painter
        most = most_lines(painter, self.loop.board.labels, self._low_hints())
        pages = []
        for part in parts:
            lines = "\n".join([text for text in part if text]).split("\n")
            inks = [theme.WHITE if pages or at else theme.GOLD for at in range(len(lines))]
            lines = wrapped(painter, list(zip(lines, inks)))
            if pages and len(pages[-1]) + len(lines) <= most:
                pages[-1] += lines
            else:
                pages += [lines[at : at + most] for at in range(0, len(lines), most)]
        return pages

    def draw(self):
        """Paint the table, and the panel over it."""
        self.painter.all()
        if self._is_aside or self.painter.canvas.height >= _HIGH:
            self._paint_busy_hints()
        self._panel()

    def _panel(self):
        """Paint the panel, on a low screen with what the keys do."""
        if not self._is_aside:
            panel(self.painter, self.lines, self.loop.board.labels, self._low_hints())

    def _low_hints(self):
        """Return what the keys do, if the screen is so low that the panel has to say it."""
        return self._hints() if self.painter.canvas.height < _HIGH else ()

    @property
    def lines(self):
        """What the panel says now, a list of (line, ink)."""
        if self._thoughts is not None:
            return wrapped(self.painter, [(self._progress, theme.WHITE)])
        return self._pages[self._page]

    def _summary(self):
        """Return how many decisions were best, and which one cost most, as a list of one part."""
        if not self.found:
            return [[t(ids.REVIEW_NONE)]]
        count = len(self.found)
        best = len([one for _, _, one in self.found if not one.loss])
        lines = [fill(ids.REVIEW_BEST, best, count)]
        if best < count:
            lines.append(fill(ids.REVIEW_WORST, self._worst() + 1))
        return [lines]

    def _worst(self):
        """Return the number of the decision that cost most, from 0, the first of equals."""
        losses = [judgement.loss for _, _, judgement in self.found]
        return losses.index(max(losses))

    def _verdict(self):
        """Return two parts: what was done and is worth, and what hard would have done."""
        _, action, judgement = self.found[self._at]
        move = self._words.move_text(self, action)
        own, better = self._words.worths(self, action, judgement)
        done = [fill(ids.REVIEWED, self._at + 1, len(self.found), move), own]
        if action == judgement.best:
            return [done, [t(ids.REVIEW_RIGHT)]]
        best = self._words.move_text(self, judgement.best)
        if not judgement.loss:
            return [done, [fill(ids.REVIEW_ALSO, best)]]
        return [done, [fill(ids.REVIEW_RATHER, best), better]]

    # Keys.

    def _hints(self):
        if self._is_aside or self._thoughts is not None:
            return [(BACK, ids.HINT_BACK)]
        pairs = [(RIGHT, ids.HINT_ON), (LEFT, ids.HINT_BEFORE)]
        if any(judgement.loss for _, _, judgement in self.found):
            pairs.append((OK, ids.HINT_COSTLY))
        return pairs + [(F1, ids.HINT_ASIDE), (BACK, ids.HINT_LEAVE)]

    def key(self, key, is_long):
        """Go to a decision, put the panel aside, or leave; any key brings the panel back."""
        if self._is_aside or (key == F1 and self._thoughts is None):
            self._is_aside = not self._is_aside
            self.painter.needs_repaint = True
        elif key == BACK:
            self._then()
        elif self._thoughts is not None:
            return
        elif key in (LEFT, RIGHT):
            step = 1 if key == RIGHT else -1
            if 0 <= self._page + step < len(self._pages):
                self._page += step
                self.painter.needs_repaint = True
            else:
                count = len(self.found) + 1
                self._stand_at((self._at + 1 + step) % count - 1)
        elif key == OK:
            self._to_costly()

    def _to_costly(self):
        """Go to the decision that cost most; from a decision to the next one that cost."""
        if self._at == _SUMMARY:
            if any(judgement.loss for _, _, judgement in self.found):
                self._stand_at(self._worst())
            return
        count = len(self.found)
        for step in range(1, count + 1):
            at = (self._at + step) % count
            if self.found[at][2].loss:
                self._stand_at(at)
                return


def opened(loop, kind, log, seats, round_no, me, then):
    """Return the scene of a review. The arguments are those of app.table.replay.opened."""
    scene = type("Review", (Review, kind), {})(loop, ReplayedMatch(log, seats))
    scene.begin_at(round_no, me, then)
    return scene
