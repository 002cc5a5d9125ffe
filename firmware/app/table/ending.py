"""The scene of the end of a match: standings, a picture of its rounds, and its best moments.

First blossom falls if the player has won, and leaves if not; any key ends that. Then the scene
goes through the record of the match, slice by slice, and each round appears in the picture. So a
match that was resumed, or is practice, has the same end as any other.
"""

from app.core import games, people, statistics, theme
from app.core.draw import inner_y, wrap
from app.core.modules import drop
from app.core.scene import END
from app.table.quiet import Quiet
from app.table.results import Result, head
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const, load_module
from engine.games import level_of
from hal.contract import BACK, F1, F2, LEFT, OK, RIGHT

# How the parts of the end are divided into pages: END_APART of a layout.
_LINES = const(1)  # the lines come on pages after the picture's
_ALL = const(2)  # the picture comes on pages after the standings, the lines after those

_SHEET_IN = const(8)  # pixels of the sheet above and below its lines, together


class MatchEnd(Result):
    """Shows the winner of the match, the scores, the rounds, and the best and worst of them.

    match     the app.core.match.Match that is over
    is_won    whether blossom falls: the player has won, or nobody plays
    rounds    how many rounds have been gone through
    greatest  the greatest win, as `view.best`; a game may prefer the player's own to an equal one
    best      (points, round) of the player's best round; None until there is one
    worst     the same of the round that cost the player most
    news      the player's new achievements, as texts

    A game implements `best_text` and `win_texts`, and for a picture of the rounds `note`,
    `draw_picture` and, if it has several pages, `picture_pages`.
    """

    form = END
    held_keys = 1 << BACK | 1 << F1

    def __init__(self, table, title, sides, mine):
        """Show `table.view.outcome` under a title.

        sides: the name of each side; mine: the player's side. A spectator sees the cup of the
        winner, a player only a cup of their own.
        """
        self.painter = table.painter
        self.view = table.view
        self.sides = sides
        self.mine = mine
        self._title = title
        self._plays = table.player >= 0
        self.is_won = not self._plays or mine in table.view.outcome.winners
        self._reviews = self._plays and table.advises
        self.match = table.match
        self.rounds = 0
        self.greatest = table.view.best if self.best_text >= 0 else None
        self.best = None
        self.worst = None
        self.news = []
        self._streak = ""
        self.task = self._retell()
        self._lines = []  # what `lines` has returned when everything was painted last
        self._portrait = None
        self._sentence = ""
        self._fall = None
        self._page = 0
        self._painted = 0  # rounds in the picture; -1: everything has to be painted

    # What a game may implement.

    best_text = -1  # id of the text about `view.best`: what it is, who, which round, its points
    short_text = ids.BEST  # the same in fewer words, for one bit and where there is no room

    def win_texts(self, points, what):
        """Return the greatest win in words, as `greatest` has it: a list, the shortest last."""
        raise NotImplementedError

    def round_text(self, number):
        """Return which round it is, in words."""
        mono = self.painter.canvas.mono
        return fill(ids.ROUND_SHORT if mono else ids.ROUND, number)

    def note(self, view, points):
        """Note what the picture shows of a round.

        view: at its end, with its result; points: what it was worth to the player.
        """

    def took_part(self, view):
        """Return whether the player took part in a round. view: at its end, with its result."""
        return True

    def picture_pages(self):
        """Return how many pages the picture has."""
        return 1

    def draw_picture(self, place, number):
        """Paint a page of the picture in a place (x, y, w, h), with all noted rounds."""

    def ink_of(self, side):
        """Return the ink that marks a side in the picture and in the standings, -1 for none."""
        return -1

    # The scene.

    @property
    def waiting(self):
        """Whether everything has been told, and a key is awaited."""
        return self.task is None and self._painted >= 0 and not self._quiet.is_on

    def enter(self, loop):
        """Let blossom or leaves fall."""
        super().enter(loop)
        self._meet()
        from app.table.falling import Falling

        fall = Falling(loop.canvas, self.is_won, loop.board.clock.diff_ms)
        if fall.begin(loop.now_ms, loop.settings.speed):
            self._fall = fall
        self._quiet = Quiet(loop)
        if not self._fall:
            self._quiet.begin()

    def _meet(self):
        """Load the face and the sentence of the only opponent, if that is one of the people."""
        seats = self.match.seats
        if len(seats) == 2 and self._plays:
            style = level_of(seats[1 - self.mine])[1]
            if style:
                from app.table import portraits, speech

                self._portrait = portraits.Portrait(self.painter.canvas, self.match.game, style)
                self._mood = portraits.at_the_end(self.view.outcome.winners, 1 - self.mine)
                has_spoken = self._mood == portraits.WAITS or self.painter.bar.sentence
                if self.loop.settings.talk and not has_spoken:
                    said = speech.WINS if self._mood == portraits.PLEASED else speech.LOSES
                    self._sentence = speech.sentences(style)[said]

    def key(self, key, is_long):
        """Set up another match like this one, turn the page, review, or go back to the menu."""
        if self._fall:
            self._fall.end()
            self._fall = None
        elif key == BACK:
            self.loop.home()
        elif key == OK and not self._quiet.is_on:
            games.set_up_again(self.loop, self.match)
        elif key in (LEFT, RIGHT) and self._pages() > 1:
            self._page = (self._page + (1 if key == RIGHT else -1)) % self._pages()
            self.draw()
        elif key == self._review_key() and self._has_review():
            self._review()

    def tick(self, now_ms):
        """Move what falls; paint the rounds that were gone through since the last frame."""
        self._quiet.tick(now_ms)
        if self._fall:
            if not self._fall.tick(now_ms):
                self._fall = None
        elif self._painted < 0:
            self.draw()
        elif self._painted != self.rounds:
            self._draw_picture()

    def think(self):
        """Go on through the record, once nothing falls any more."""
        return not self._fall and super().think()

    def task_ended(self, result):
        """Paint everything in the next frame; the match is told, and need not come back."""
        self._painted = -1
        self.match.end()

    def leave(self):
        self.match.end()

    def _has_review(self):
        """Return whether a key reviews: on one bit on the pages that have room to say so."""
        if not (self._reviews and self.worst is not None and self.task is None):
            return False
        return not self.painter.canvas.mono or self._shown()[2] >= 0

    def _review_key(self):
        """Return the key that reviews: as at a bill, or F1 where a held OK stands for that."""
        return F2 if self.has_own_key(F2) else F1

    def _review(self):
        """Open the review of the round that cost most."""
        open_own = load_module("app.table", "review").open_own
        _, number = self.worst  # pyright: ignore[reportGeneralTypeIssues]
        open_own(self.loop, self.match, number, self.view.seat)

    # What is told.

    def _retell(self):
        """Go through the record, then read the statistics. A generator that yields slices."""
        match = self.match
        log = match.log
        if not match.is_placed:
            state = log.start()
            drop("engine." + match.game + ".options")  # 2 KB of heap, needed only for the start
            yield
            before = list(state.scores)
            for number in range(len(log.actions)):
                log.play(number, state)
                yield
                if state.round_result is not None and state.round_no != self.rounds:
                    view = state.view(self.view.seat)
                    points = worth(before, view.scores, self.mine)
                    before = list(view.scores)
                    self.note(view, points)
                    self.rounds = state.round_no  # last: what is not noted is not painted
                    if self.took_part(view):
                        self._weigh(points)
                    yield
        if match.is_counted:
            self._read_statistics()

    def _weigh(self, points):
        """Note whether the round was the player's best or worst so far."""
        if points > (self.best[0] if self.best else 0):
            self.best = (points, self.rounds)
        if points < (self.worst[0] if self.worst else 0):
            self.worst = (points, self.rounds)

    def _read_statistics(self):
        """Read the streak, and which achievements are new since the match began."""
        match = self.match
        book = statistics.Statistics(self.loop.board.store, match.game)
        counts = book.groups.get(match.group)
        if counts:
            streak, longest = counts[statistics.STREAK], counts[statistics.BEST]
            if streak:
                self._streak = fill(ids.STREAK, streak, longest)
        new = book.new.get(match.tag, 0)
        if new:
            from app.table.setup_texts import SetupTexts

            texts = SetupTexts(match.game)
            for number in range(statistics.ACHIEVEMENTS):
                text = new >> number & 1 and texts.find("ACHIEVEMENT_" + str(number))
                if text:
                    self.news.append(text)
            texts.unload()

    def lines(self):
        """Return the lines besides the standings: a list of (words, value)."""
        lines = []
        if self.greatest:
            lines.append((self._best_line(*self.greatest), ""))
        if not self._plays:
            return lines
        if self._sentence and not self.painter.layout.END_SAYS:
            lines.append((self._sentence, ""))
        lines += [("★ " + text, "") for text in self.news]
        lines += self._stars()
        if self.match.has_new_look and not self.painter.canvas.mono:
            lines.append(("★ " + t(ids.NEW_LOOK), ""))
        played = self.match.log.best_round
        if played:
            best, count, number = played
            lines.append((fill(ids.REVIEW_BEST, best, count), self.round_text(number)))
        elif self.best:
            points, number = self.best
            lines.append((t(ids.OWN_BEST), self.round_text(number) + ": +" + str(points)))
        if self.worst:
            points, number = self.worst
            lines.append((t(ids.OWN_WORST), self.round_text(number) + ": " + str(points)))
        if self._streak:
            lines.append((self._streak, ""))
        return lines

    def _best_line(self, points, round_no, seat, what):
        """Return the line about the greatest win, in the most words for which there is room."""
        painter = self.painter
        said = painter.names[seat], round_no, points
        _, _, w, _, _, inset = painter.layout.END_LINES
        win = ""
        for win in self.win_texts(points, what):
            line = fill(self.best_text, win, *said)
            if painter.layout.END_PRINT.width(line) <= w - 2 * inset and not painter.canvas.mono:
                return line
        return fill(self.short_text, win, *said)

    def _stars(self):
        """Return the line about the stars of the only opponent, if there are any."""
        match = self.match
        seats = people.seats(match.game)
        who = match.seats[1 - self.mine] if len(match.seats) == 2 else ""
        if not match.is_counted or who not in seats:
            return []
        stars = self.loop.settings.stars_of(match.game)[seats.index(who)]
        return [(self.sides[1 - self.mine], people.stars_text(stars))] if stars else []

    # The picture.

    def _most_lines(self):
        """Return how many lines a page has room for."""
        layout = self.painter.layout
        return layout.END_LINES[3] // layout.END_LINES[4]

    def _line_pages(self):
        most = self._most_lines()
        return (len(self._lines) + most - 1) // most

    def _pages(self):
        apart = self.painter.layout.END_APART
        lines = self._line_pages()
        pictures = self.picture_pages()
        if not apart:
            return max(lines, pictures)
        return lines + pictures + (apart == _ALL)

    def _shown(self):
        """Return what the page shows: standings or not, the picture's page, the lines' page.

        -1: none of it
        """
        apart = self.painter.layout.END_APART
        page = self._page
        lines = self._line_pages()
        pictures = self.picture_pages()
        if not apart:
            return True, page % pictures, page % lines if lines else -1
        if apart == _ALL:
            if page == 0:
                return True, -1, -1
            page -= 1
        if page < pictures:
            return apart == _LINES, page, -1
        return False, -1, page - pictures

    def draw(self):
        if self._fall:
            self._fall.lift()
        head(self.painter, self._title)
        self._lines = self.lines()
        stands, picture, lines = self._shown()
        if stands:
            self._draw_standings()
        if picture >= 0:
            self.draw_picture(self.painter.layout.END_PICTURE, picture)
        if lines >= 0:
            self._draw_lines(lines)
        self._painted = self.rounds
        hints = [(OK, ids.KEY_NEW_MATCH)]
        reviews = self._has_review()
        if reviews:
            hints.append((self._review_key(), ids.KEY_REVIEW))
        if self._pages() > 1 and not (reviews and self.painter.canvas.mono):
            hints.append((RIGHT, ids.KEY_MORE))
        hints.append((BACK, ids.KEY_MENU))
        self.painter.keys.draw(self.painter.layout.RESULT_KEYS, hints)

    def _draw_picture(self):
        """Paint the picture anew, with the rounds that were gone through."""
        self._painted = self.rounds
        _, picture, _ = self._shown()
        if picture >= 0:
            place = self.painter.layout.END_PICTURE
            x, y, w, h = place
            self.painter.scenery.backdrop(self.painter.canvas, x, y, w, h)
            self.draw_picture(place, picture)

    def _draw_standings(self):
        """Paint place, name and score of every side, the best first, the cup, and the face."""
        painter = self.painter
        layout = painter.layout
        view = self.view
        canvas = painter.canvas
        x, y, w, h = layout.END_ROW
        if layout.END_CUP and self.is_won:
            canvas.sprite(layout.END_CUP, layout.END_CUP_AT[0], layout.END_CUP_AT[1])
        elif layout.END_CUP:
            x = (canvas.width - w) // 2
        outcome = view.outcome
        portrait = self._portrait
        if portrait:
            w -= portrait.w + 2
            portrait.draw(x + w + 2, y, self._mood)
        font = layout.END_FONT
        inset = 1 if canvas.mono else 6
        for place, side in sorted([(place, side) for side, place in enumerate(outcome.places)]):
            won = side in outcome.winners
            painter.scenery.plate(canvas, x, y, w, h, won)
            ink = theme.INK if won else theme.WHITE
            text_y = inner_y(font, y, h)
            canvas.text(font, x + inset, text_y, fill(ids.PLACE, place), ink)
            if self.ink_of(side) >= 0:
                canvas.rect(x + layout.END_NAME - 9, y + 3, 6, h - 6, self.ink_of(side))
            canvas.text(font, x + layout.END_NAME, text_y, self.sides[side], ink)
            canvas.text_right(font, x + w - inset, text_y, str(view.scores[side]), ink)
            y += layout.END_STEP
        if self._sentence and layout.END_SAYS:
            self._draw_sentence(x)

    def _draw_sentence(self, x):
        """Paint what the opponent says below the standings, from column x on."""
        layout = self.painter.layout
        font = layout.FONT
        w = layout.END_ROW[2]
        y = layout.END_SAYS[0] - font.top
        for line in wrap(font, self._sentence, w):
            self.painter.canvas.text_centred(font, x, y, w, line, theme.IVORY)
            y += layout.LAST_STEP

    def _draw_lines(self, page):
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        scenery = painter.scenery
        font = layout.END_PRINT
        x, y, w, h, step, inset = layout.END_LINES
        most = self._most_lines()
        lines = self._lines[page * most : (page + 1) * most]
        high = len(lines) * step
        scenery.sheet(canvas, x, y, w, min(h, high + _SHEET_IN))
        y = inner_y(font, y + (min(h, high + _SHEET_IN) - high) // 2, step)
        for words, value in lines:
            canvas.text(font, x + inset, y, words, scenery.SHEET_INK)
            canvas.text_right(font, x + w - inset, y, value, scenery.SHEET_INK)
            y += step


def worth(before, after, mine):
    """Return what a round was worth to a side, from the scores before and after it.

    That is the points that the side has got or lost. If there are none, it is the least that any
    of the others has lost, or the points that the winner has got.

    >>> worth([20, 20, 20], [18, 20, 18], 0), worth([20, 20, 20], [18, 20, 18], 1)
    (-2, 2)
    >>> worth([0, 0, 0], [0, 9, 0], 0), worth([0, 0, 0], [0, 9, -9], 0)
    (-9, 0)
    """
    changes = [after[side] - before[side] for side in range(len(after))]
    own = changes.pop(mine)
    if own or not changes or min(changes) < 0 < max(changes):
        return own
    return -max(changes)
