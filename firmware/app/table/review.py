"""Reviews a finished round: judges each decision of a seat as level hard would have made it.

First it thinks, in slices. Then it says how many decisions were best and which one cost most, and
walks from decision to decision at the table as it was. engine/judgement.py says what a judgement
knows; app/GAME/hints.py puts it into words. "Show me" plays two ways on at the table: first the
better move, with bots in all seats, then the player's, as the round went on. Each is told first.
"""

from app.core import games, heap, theme
from app.table.hint import Panel, compared, frames
from app.table.panels import clear_cut
from app.table.play import LATER, WAIT
from app.table.round_judge import costliest, judging, keep
from app.table.watching import WatchedMatch, Watching
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const, load_module
from engine.games import HUMAN, LEVELS, level_of, load
from engine.judgement import is_decision
from hal.contract import BACK, F1, F2, LEFT, OK, RIGHT

_SUMMARY = const(-1)  # in place of the number of a decision
_HIGH = const(200)  # pixels; a lower screen has room for all keys only in a line of its own

# The two ways that "show me" plays.
_PLAYED = const(1)
_BETTER = const(2)
_ENDED = const(-2)  # turns left once the end of a way is seen
_TURNS = const(4)  # how far each is played on: the player's turn, and three more
_HOLD_MS = const(1500)  # how long the move is told before, and the position is seen after
_MOVE_MS = const(500)  # from move to move if nothing moves


class Review(Watching):
    """The course of a review: its keys go from decision to decision.

    found    list of (number of the action, the player's action, Judgement), one a decision
    at       which of them is shown, -1 for the summary
    way      the move that "show me" plays on now: 0 none, 1 the player's, 2 the better one
    is_own   whether it is of a match that the player played, not of a record: the decision that
             cost most may become one of the player's own puzzles
    """

    is_own = False

    held_keys = 1 << BACK | 1 << F1 | 1 << F2

    def begin(self):
        """Begin to judge; BACK ends it at any time."""
        game = self.match.game
        heap.relink()  # before more is loaded and after it: fewer copies are in the heap at once
        self._hints = load_module("app." + game, "hints")
        self._places = load_module("app." + game, "places")
        heap.relink()
        self.found = []
        self.at = _SUMMARY
        self._panel = None  # what is said about it; None until the table is painted
        self._page = 0
        self._is_aside = False  # the panel, so that the whole table is seen
        self.way = 0  # that is played on now
        self._is_before = False  # whether the move of that way is told, and not yet made
        self._moves = ()  # the texts of both ways, by whether it is the better one
        self._progress = t(ids.HINT_THINKING)
        judge = load(game, "judge").judge
        self.table.task = judging(self.match, self.you, judge, self._begun)
        super().begin()

    # Judging.

    def task_ended(self, result):
        """Play on with what a bot has chosen, or show the summary."""
        if self.way:
            self._happen(self.match.depart(*result))
        else:
            self.found = result
            self._stand_at(_SUMMARY)
            self._keep()

    def _begun(self, number, count):
        """Show that the decision of a number is judged now."""
        self._progress = fill(ids.REVIEW_WAIT, number, count)
        self.draw_over()

    def _keep(self):
        """Keep the mistake of the round, also as an own puzzle; not in practice."""
        if self.is_own and not self.match.whole.practice:
            keep(self.table.loop, self.match, self.found)

    # What is shown.

    def _stand_at(self, at):
        """Show a decision at the table as it was before it, or the summary at the deal."""
        self.at = at
        self.match.go_to(self.match.first if at == _SUMMARY else self.found[at][0])
        self.look_from(self.you)
        self._said = self._summary() if at == _SUMMARY else self._verdict()
        self._panel = None
        self._page = 0

    def _lay_out(self):
        """Lay out what is said beside what it speaks of, at the table as it is painted now."""
        parts = []
        for texts in self._said:
            parts.append([(text, theme.WHITE) for text in texts if text])
        first = parts[0]
        first[0] = (first[0][0], theme.GOLD)
        self._panel = Panel(self.table.painter, parts, self._low_key_hints(), self._targets())

    def has_room_for_keys(self):
        """Return whether the key hints have a place beside the panel. Its pages have hints."""
        if self._panel is None and self.table.task is None:
            self._lay_out()
        is_seen = self._is_aside or self.way or self._keys_are_apart()
        return bool(is_seen) and super().has_room_for_keys()

    def _keys_are_apart(self):
        """Return whether what the keys do has room outside the panel."""
        painter = self.table.painter
        w = painter.canvas.width
        return painter.canvas.height >= _HIGH or painter.layout.CONTEXT[2] == w

    def draw_over(self):
        """Paint the panel; without it only the frames around what it speaks of.

        A way begins with a panel that tells its move.
        """
        painter = self.table.painter
        framed = self._framed()
        if self._is_before or not (self._is_aside or self.way):
            if self.way or self.table.task is not None:
                said = self._moves[self.way == _BETTER] if self.way else self._progress
                ink = theme.GOLD if self.way else theme.WHITE
                Panel(painter, [[(said, ink)]], (), self._targets()).draw(framed)
            else:
                self._panel.key_hints = self._low_key_hints()
                self._panel.draw(framed, self._page)
            return
        clear_cut(painter, (0, 0, 0, 0), self._targets())
        for places, ink in framed:
            frames(painter, places, ink, (0, 0, 0, 0))

    def _framed(self):
        """Return what has frames, as `panel` takes it: the player's move, and a better one."""
        if self.table.task is not None or self.at == _SUMMARY:
            return ()
        _, action, judgement = self.found[self.at]
        places = self._places.of_move(self.table, action)
        if not judgement.loss:
            return ((places, theme.GOLD),)
        better = self._places.of_move(self.table, judgement.best)
        both = ((better, theme.LEAF), (places, theme.RED))
        if self.way:
            return (both[self.way == _PLAYED],) if self._is_before else ()
        return both

    def _targets(self):
        """Return the places of what has frames."""
        return [one for places, _ in self._framed() for one in places]

    def _low_key_hints(self):
        """Return what the keys do, if the panel has to say it.

        Keys that need no hint are left out, so that more of the table is seen.
        """
        canvas = self.table.painter.canvas
        if self.way or self._keys_are_apart():
            return ()
        hints = self.key_hints()
        unsaid = (F1, BACK, RIGHT) if canvas.mono and self._has_ways() else (F1, BACK)
        return [hint for hint in hints if hint[0] not in unsaid] or hints

    def _summary(self):
        """Return how many decisions were best, and which one cost most, as a list of one part."""
        if not self.found:
            return [[t(ids.REVIEW_NONE)]]
        count = len(self.found)
        best = len([one for _, _, one in self.found if not one.loss])
        lines = [fill(ids.REVIEW_BEST, best, count)]
        if best < count:
            lines.append(fill(ids.REVIEW_WORST, costliest(self.found) + 1))
        else:
            lines[0] = " ".join(("★", lines[0], "★"))
        return [lines]

    def _verdict(self):
        """Return two parts: what was done and is worth, and what hard would have done."""
        _, action, judgement = self.found[self.at]
        move = self._hints.move_text(self.table, action)
        own, better = compared(self.table, self._hints, action, judgement)
        played = fill(ids.REVIEWED, self.at + 1, len(self.found), move)
        self._moves = (played, better[0])
        return [[played] + own, better]

    # Keys.

    def key_hints(self):
        """Return a list of (key, text id); LEFT needs no hint beside RIGHT.

        One bit has no room for more than three, and BACK leaves every scene.
        """
        if self._is_aside or self.way or self.table.task is not None:
            return [(BACK, ids.KEY_BACK)]
        hints = [(RIGHT, ids.KEY_ON)]
        if self._has_more():
            hints.append((OK, ids.KEY_MORE))
        elif any(judgement.loss for _, _, judgement in self.found):
            hints.append((OK, ids.KEY_COSTLY))
        if self._has_ways():
            hints.append((F2, ids.KEY_SHOW_ME))
            if self.table.painter.canvas.mono:
                return hints
        return hints + [(F1, ids.KEY_ASIDE), (BACK, ids.KEY_LEAVE)]

    def key(self, key):
        """Go to a decision, put the panel aside, or leave; any key brings the panel back."""
        is_judging = self.table.task is not None
        if self.way:
            self.way = 0
            self._is_before = False
            self.table.task = None
            self._stand_at(self.at)
        elif self._is_aside or (key == F1 and not is_judging):
            self._is_aside = not self._is_aside
            self.table.painter.needs_repaint = True
        elif key == BACK:
            self.go_back()
        elif is_judging:
            pass
        elif key in (LEFT, RIGHT) or (key == OK and self._has_more()):
            step = -1 if key == LEFT else 1
            if self._panel and 0 <= self._page + step < len(self._panel.pages):
                self._page += step
                self.table.painter.needs_repaint = True
            else:
                count = len(self.found) + 1
                self._stand_at((self.at + 1 + step) % count - 1)
        elif key == OK:
            self._to_costly()
        elif key == F2 and self._has_ways():
            self._begin_way(_BETTER)
        return True

    def _to_costly(self):
        """Go to the decision that cost most; from a decision to the next one that cost."""
        if self.at == _SUMMARY:
            if any(judgement.loss for _, _, judgement in self.found):
                self._stand_at(costliest(self.found))
            return
        count = len(self.found)
        for step in range(1, count + 1):
            at = (self.at + step) % count
            if self.found[at][2].loss:
                self._stand_at(at)
                return

    def _has_more(self):
        """Return whether the decision that is shown has another page."""
        panel = self._panel
        return self.at != _SUMMARY and panel is not None and self._page + 1 < len(panel.pages)

    # Show me.

    def _has_ways(self):
        """Return whether the decision that is shown was not the best."""
        return self.at != _SUMMARY and self.found[self.at][2].loss > 0

    def _begin_way(self, way):
        """Stand at the decision; the move of this way is framed for a while, then played."""
        self.way = way
        self._left = _TURNS
        self._is_before = True
        self.match.go_to(self.found[self.at][0])
        self.look_from(self.you)
        self._hold(_HOLD_MS)
        self.table.show_events()

    def _hold(self, ms):
        self._held_ms = self.table.loop.now_ms
        self._hold_ms = ms

    def next_step(self):
        """Wait for a key, or play the next move of a way."""
        if not self.way:
            return WAIT
        loop = self.table.loop
        if loop.board.clock.diff_ms(loop.now_ms, self._held_ms) < self._hold_ms or self.table.task:
            return LATER
        match = self.match
        if self._is_before:
            self._is_before = False
            self.table.painter.needs_repaint = True
            if self.way == _BETTER:
                self._happen(match.depart(self.found[self.at][2].best))
        elif self._left <= 0 or match.state.round_result is not None:
            self._end_way()
        elif self.way == _PLAYED:
            self._happen(match.step())
        else:
            legal = match.state.legal_actions()
            if is_decision(legal):
                self.table.task = self._think()
            else:
                self._happen(match.depart(legal[0]))
        return LATER

    def _think(self):
        """Return the generator of the bot in the seat to act; the player's seat plays hard."""
        match = self.match
        seat = match.state.to_act
        who = LEVELS[-1] if match.seats[seat] == HUMAN else match.seats[seat]
        think = load(match.game, "bot").think
        return think(match.state.view(seat), match.bot_rng(seat), *level_of(who))

    def _happen(self, happened):
        """Show the events of a move."""
        table = self.table
        seat = table.view.to_act
        table.queue(happened)
        if table.view.to_act != seat:
            self._left -= 1
        self._hold(_MOVE_MS if table.director.is_instant else 0)

    def _end_way(self):
        """Let the position be seen for a while, then play the player's way, or end."""
        if self._left != _ENDED:
            self._left = _ENDED
            self._hold(_HOLD_MS)
        elif self.way == _BETTER:
            self._begin_way(_PLAYED)
        else:
            self.way = 0
            self._stand_at(self.at)


def opened(loop, log, seats, round_no, viewer, then):
    """Return the table of a review. The arguments are those of app.table.replay.opened."""
    course = Review(WatchedMatch(log, seats, round_no), viewer, then)
    return games.table(log.game)(loop, course)


def open_own(loop, match, round_no, viewer):
    """Push the review of a round that the player has played in an app.core.match.Match."""
    table = opened(loop, match.log, match.seats, round_no, viewer, loop.pop)
    table.course.is_own = True
    loop.push(table)
