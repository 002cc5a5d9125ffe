"""The first screen: matches to resume, what else is worth doing today, the games, settings, About.

The other screens are imported when they are opened, so that the menu loads faster and needs less
heap.
"""

from app.core import mistakes, people, sprites
from app.core.dialog import Notice
from app.core.draw import wrap
from app.core.modules import drop
from app.core.rows import Item
from app.shell import game_summaries, logo, opening
from app.shell.game_summaries import name_of
from app.shell.widgets import ListScene
from app.texts.catalog import fill, language, t
from app.texts.shell import ids
from engine.games import GAMES

_KINDS = "0123456"  # of mistakes, as in engine/judgement.py
_THRICE = (  # why to practise, by the kind
    ids.PUZZLE,
    ids.THRICE_THROW,
    ids.THRICE_DRAW,
    ids.THRICE_WIN,
    ids.THRICE_CARD,
    ids.THRICE_CALL,
    ids.THRICE_STOP,
)


def _icon(game):
    return getattr(sprites, "GAME_" + game.upper())


def _game_help(game):
    return t(getattr(ids, "GAME_" + game.upper() + "_HELP"))


def _puzzle_help(game):
    return fill(ids.PUZZLE_HELP, name_of(game))


class Menu(ListScene):
    """The main menu: Resume, today's rows, the games, Settings, About."""

    place = "MENU"
    help_place = "MENU_HELP"
    font = "MENU_FONT"
    can_close = False

    def __init__(self, game="", wanted=None):
        """Open something of `game` at once: a new match with the set-up `wanted`.

        Or, if that is {"puzzles": True}, the list of puzzles, and if it is {"own": NAME}, the own
        puzzle after the one in a file.
        """
        self._opens = game, wanted

    def enter(self, loop):
        """Look for matches to resume, then make the list; show a message about trouble."""
        self._left, sentence = game_summaries.look_around(loop)
        super().enter(loop)
        self.rows.at = self._row_of(loop.settings.game)
        if sentence:
            loop.push(Notice(sentence))
        elif self._opens[0]:
            self._open_at_once(*self._opens)

    def resume(self):
        """Make the rows again in the language of the settings; say if they could not be saved.

        The rows of today come and go above the others: the cursor stays where it is.
        """
        items = self.items()
        self.rows.at = max(0, self.rows.at + len(items) - len(self.rows.items))
        self.rows.items = items
        for _, sentence in game_summaries.settings_trouble(self.loop.settings):
            self.loop.push(Notice(sentence))

    def _row_of(self, game):
        """Return the row to begin with: that resumes, the first of today, or the game's."""
        left = [other for other in GAMES if other in self._left]
        if game in left:
            return left.index(game)
        return len(left) + (0 if self._today() else GAMES.index(game))

    def draw_heading(self):
        logo.draw(self.loop.canvas, self.layout, self.layout.LOGO_Y)

    def decorate(self):
        """Paint pieces of the selected row's game at both sides of the entries."""
        self._paint_pieces(self._game_of_row())

    def draw_help(self):
        """Paint the help text, and the pieces of another game."""
        super().draw_help()
        game = self._game_of_row()
        if game != self._painted:
            self._paint_pieces(game)

    def _game_of_row(self):
        return self.rows.items[self.rows.at].game or self.loop.settings.game

    def _paint_pieces(self, game):
        self._painted = game
        canvas = self.loop.canvas
        if canvas.mono:
            return
        x, y, w, row_h, rows, _ = self.layout.MENU
        high = row_h * rows // logo.PIECE_H  # how many stand above each other
        for number in range(2 * high):
            is_right = number % 2
            left = x + w if is_right else 0
            top = y + (row_h * rows * (2 * (number // 2) + 1) // high - logo.PIECE_H) // 2
            canvas.rect(left, top, x, logo.PIECE_H, self.layout.BACK)
            left += (x - logo.PIECE_W) // 2
            logo.piece(canvas, game, number, left, top)

    def items(self):
        rows = [self._resume_item(game) for game in GAMES if game in self._left]
        rows += self._today()
        rows += [self._game_item(game) for game in GAMES]
        rows.append(Item(t(ids.SETTINGS), enter=self._settings, icon=sprites.GEAR))
        rows.append(Item(t(ids.ABOUT), enter=self._about, icon=sprites.ABOUT))
        return rows

    def close(self):
        """Do nothing: no screen is below the menu."""

    def _resume_item(self, game):
        round_no, scores, seats = self._left[game]

        def enter():
            self.loop.settings.game = game
            opening.resume(self.loop, game)

        def note():
            points = game_summaries.points_of(game, seats, scores, self.loop.settings.person_names)
            text = self._resume_info(game, round_no, points)
            while len(points) > 1 and not self._has_room(text):
                points[-2:] = ["…"]
                text = self._resume_info(game, round_no, points)
            return text

        return Item(
            t(ids.RESUME),
            value=(lambda: name_of(game)) if len(self._left) > 1 else None,
            enter=enter,
            note=note,
            icon=sprites.RESUME,
            game=game,
        )

    def _resume_info(self, game, round_no, points):
        return fill(ids.RESUME_INFO, game_summaries.match_text(game, round_no), ", ".join(points))

    def _has_room(self, text):
        """Return whether the place of the help texts has room for a text."""
        layout = self.layout
        _, _, w, h = layout.MENU_HELP
        lines = wrap(layout.HELP_FONT, text, w - 2 * layout.PAD)
        return len(lines) <= (h + 1) // layout.HELP_STEP

    def _today(self):
        """Return the rows of what else is worth doing: none before a game was opened.

        They follow from the settings alone, so that the start reads no more files.
        """
        settings = self.loop.settings
        if not settings.last:
            return []
        game = settings.game
        stars = settings.stars_of(game)
        rows = []

        def add(label, enter, note, game):
            icon = _icon(game)
            rows.append(Item(label, enter=enter, note=lambda: note(game), icon=icon, game=game))

        if game in people.PEOPLE and 0 in stars:
            style = people.PEOPLE[game][stars.index(0)][0]
            name = people.name_of(game, style, language())
            add(fill(ids.BEAT, name), lambda: self._set_up(game, to_ladder=True), self._won, game)
        if game in game_summaries.TAUGHT:
            tags, kind = mistakes.due(settings.mistakes.get(game, ""))
            number = _KINDS.find(kind)
            if number > 0:
                why = t(_THRICE[number])
                add(t(ids.PRACTISE), lambda: self._practise(game, tags), lambda _: why, game)
            else:
                add(t(ids.PUZZLE), lambda: self._solve(game), _puzzle_help, game)
        untaught = [other for other in game_summaries.TAUGHT if other not in settings.last]
        if untaught:
            other = untaught[0]
            add(fill(ids.LEARN, name_of(other)), lambda: self._learn(other), _game_help, other)
        return rows

    def _won(self, game):
        """Return how many matches of a game were won in a row, else what a win brings."""
        streak = self.loop.settings.streaks.get(game, 0)
        name = name_of(game)
        if streak > 1:
            return fill(ids.WON_IN_A_ROW, name, streak)
        return fill(ids.BEAT_HELP, name)

    def _solve(self, game):
        from app.shell.puzzles_screen import next_of

        opening.solve(self.loop, game, *next_of(self.loop, game))

    def _practise(self, game, tags):
        """Pose the oldest own puzzle with one of these tags; if none is left, another puzzle."""
        from app.core.own_puzzles import OwnPuzzles, tag_in

        kept = OwnPuzzles(self.loop.board.store, game).kept
        kept = [name for name in kept if tag_in(name) in tags]
        drop("app.core.own_puzzles")
        if kept:
            opening.solve_own(self.loop, game, kept[0][:-1])  # it is the one after that
        else:
            known = self.loop.settings.mistakes
            known[game] = mistakes.practised(known[game], tags[0])
            self.loop.settings.save()
            self._solve(game)

    def _learn(self, game):
        self.loop.settings.last[game] = {}  # New match need not offer the guide
        self.loop.settings.game = game
        opening.learn(self.loop, game)

    def _game_item(self, game):
        return Item(
            name_of(game),
            enter=lambda: self._set_up(game),
            note=lambda: _game_help(game),
            icon=_icon(game),
            game=game,
        )

    def _open_at_once(self, game, wanted):
        if wanted and "own" in wanted:
            opening.solve_own(self.loop, game, wanted["own"])
        elif wanted and "puzzles" in wanted:
            from app.shell.puzzles_screen import Puzzles

            self.loop.settings.game = game
            self.loop.push(Puzzles(game))
        else:
            self._set_up(game, wanted)

    def _set_up(self, game, last=None, to_ladder=False):
        from app.shell.new_match import NewMatch

        self.loop.settings.game = game
        self.loop.push(NewMatch(game, last, to_ladder))

    def _settings(self):
        from app.shell.settings_screen import SettingsScene

        self.loop.push(SettingsScene())

    def _about(self):
        from app.shell.about import About

        self.loop.push(About())
