"""Replays a finished round at the game's own table: forwards, backwards, and from any seat."""

from app.core import games
from app.table import watching
from app.table.watching import WatchedMatch, Watching
from app.texts.catalog import t
from app.texts.table import ids
from engine.compat import load_module
from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP


class Replay(Watching):
    """The course of a replay: its keys step through a round."""

    held_keys = 1 << BACK | 1 << F1 | 1 << F2

    def _review_key(self):
        """Return the key that opens the review here, None if none does."""
        if not self.table.advises:
            return None
        if self.match.state.round_result:
            return RIGHT
        return None if self.match.has_previous else LEFT

    def key_hints(self):
        """Return what the keys do, as a list of (key, text id)."""
        review = self._review_key()
        on = ids.KEY_REVIEW if review == RIGHT else ids.KEY_ON
        before = ids.KEY_REVIEW if review == LEFT else ids.KEY_BEFORE
        hints = [(RIGHT, on), (LEFT, before), (OK, ids.KEY_MENU), (F1, ids.KEY_EYES)]
        if self.match.has_rounds:
            hints.append((F2, ids.KEY_ROUND))
        return hints + [(BACK, ids.KEY_LEAVE)]

    def key(self, key):
        """Go on, go back, look from another seat, go to another round, open the menu, or leave."""
        match = self.match
        if self.table.director.is_busy:
            self.table.director.is_skipping = True
        if key == BACK:
            self.go_back()
        elif key == OK:
            self._open_menu()
        elif key == RIGHT:
            self._forward()
        elif key == LEFT:
            if match.has_previous:
                match.step_back()
                self.look_from(self.table.viewer)
            else:
                self._review()
        elif key == F1:
            self._look_from_next()
        elif key in (F2, UP, DOWN) and match.has_rounds:
            self._go_to_round(-1 if key == UP else 1)
        return True

    def _look_from_next(self):
        self.look_from((self.table.viewer + 1) % len(self.match.seats))

    def _go_to_round(self, step):
        self.match.go_to_round(self.match.state.round_no + step)
        self.look_from(self.table.viewer)

    def _open_menu(self):
        """List what can be done here besides stepping."""
        table = self.table
        rows = []
        rows.append((t(ids.KEY_EYES), F1, self._look_from_next))
        if self.match.has_rounds:
            rows.append((t(ids.KEY_ROUND), F2, lambda: self._go_to_round(1)))
        if self.match.state.round_result is None:
            rows.append((t(ids.MENU_PRACTISE), None, self._practise))
        if table.advises:
            rows.append((t(ids.KEY_REVIEW), self._review_key(), self._review))
        table.director.animation.lift()
        table.make_way()
        of_scene = load_module("app.table", "menu").of_scene
        table.loop.push(of_scene(table, rows, table.painter.paint_all))

    def _practise(self):
        """Ask whether to play on from here, in the seat whose view is shown."""
        watched = self.match
        loop = self.table.loop
        self.table.make_way()
        from app.core.dialog import Ask

        viewer = self.table.viewer

        def begin(loop):
            from app.table import practice

            return practice.from_replay(loop, watched, viewer)

        asked = t(ids.ASK_PRACTICE)
        loop.push(Ask(asked, watched.game, lambda: loop.replace_all(begin), loop.pop))

    def _forward(self):
        table = self.table
        if self.match.state.round_result:
            self._review()
        if not self.match.has_next:
            return
        if table.director.is_busy:
            self.look_from(table.viewer)
        happened = self.match.step()
        table.queue(happened)
        table.show_events()

    def _review(self):
        """Let the review take the place of the replay, in a game with a judge."""
        if not self.table.advises:
            return
        loop = self.table.loop
        match = self.match
        arguments = match.whole, match.seats, match.state.round_no, self.you
        then = self.then
        self.table.make_way()

        def back():
            watching.replace(loop, "replay", *arguments, then)

        watching.replace(loop, "review", *arguments, back)


def opened(loop, log, seats, round_no, viewer, then):
    """Return the table of a replay.

    log: the MatchLog; round_no: the round to begin with; viewer: the seat whose view is shown;
    then: called by BACK.
    """
    course = Replay(WatchedMatch(log, seats, round_no), viewer, then)
    return games.table(log.game)(loop, course)
