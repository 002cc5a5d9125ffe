"""The parts of a table, its seats, and the screens that it opens.

app/table/scene.py shows events, and asks the next seat. A game's table.py has a subclass of that
scene. `BaseTable` lists what the subclass implements, and what a course may use. The course
of a table decides what happens at it: see app/table/play.py.
"""

from app.core import games
from app.core.scene import Scene
from app.core.settings import MARKS
from app.table.bot_turn import BotTurn
from app.table.housekeeper import Housekeeper
from app.table.names import seat_names
from app.table.quiet import Quiet
from app.texts.catalog import fill, language
from app.texts.table import ids
from engine.compat import load_module
from engine.games import HUMAN, level_of, levels_of, load


class BaseTable(Scene):
    """The base class of a table's scene. Courses and games use these members.

    loop         the loop, as of every scene
    course       what happens at the table: an app.table.play.Play
    match        the course's match
    by_seat      the painter, director and controls of each seat that `sit` was called with
    human_seats  the seats of the people; if there are several, the device is passed round, see
                 app.table.handover
    viewer       the seat the picture is for
    player       equal to `viewer` if a human sits there, -1 if bots alone play
    view         the current view of seat `viewer`
    painter      paints the table
    director     shows events
    controls     handle the player's keys
    bot          the turn of a bot, an app.table.bot_turn.BotTurn
    housekeeper  collects garbage and saves
    quiet        lets OK answer a question only once that is displayed
    speech       what the people of app.core.people say, an app.table.speech.Speech; None: nothing
    task         as of every scene; it comes before all else, and the course takes its result
    help         the setting of help that the picture follows
    played_ms    how long this round has been played
    is_asking    whether all events are shown, and a key is awaited
    held_keys    as of every scene; a course may set it where no seat is asked

    These are for a course: `sit`, `you`, `retrace`, `lay_out`, `sync_hand`, `is_unasked`,
    `event_for`, `show_events`, `queue`, `below`, `carry_out`, `make_way`, `menu_items`,
    `round_end`, `match_end`.

    A game may set these:

    advises      whether the game has hints and a judge, for app.table.hint and review. At a table
                 whose course does not advise it is False
    has_hands    whether the game has a module hands, for app.table.open_hands
    has_placements  whether the player lays the pieces out, and `placement_of` returns how they lie
    unasked      actions that are carried out without asking if they are the only legal action
    """

    advises = False
    has_hands = False
    has_placements = False
    unasked = ()

    def __init__(self, loop, course):
        """Take a course; bots play the seats of its match without a human."""
        match = course.match
        self.loop = loop
        self.course = course
        course.table = self
        self.match = match
        self.advises = self.advises and course.advises
        self.human_seats = [seat for seat in range(len(match.seats)) if match.is_human(seat)]
        self.event_for = load(match.game, "events").event_for
        loop.recolour(match.game)
        self._layout = load_module("app." + match.game, loop.screen)
        self.speech = None
        if course.talks and any(level_of(who)[1] for who in match.seats):
            from app.table.speech import Speech

            self.speech = Speech(match)
        self.by_seat = {}
        self.played_ms = 0
        self.sit(self.human_seats[0] if self.human_seats else course.you or 0)
        self.quiet = Quiet(loop)
        self.housekeeper = Housekeeper(match, loop.settings)
        self.bot = BotTurn(course)
        match.placement_of = self.placement_of if self.has_placements else None

    # What a game implements.

    def make_painter(self, layout, names, levels):
        """Return the game's app.table.painter.Painter.

        layout: the module of the screen class; names: a short name per seat; levels: per seat 0
        for a human, 1..4 for a bot.
        """
        raise NotImplementedError

    def make_director(self):
        """Return the game's app.table.director.Director; `painter` is set already."""
        raise NotImplementedError

    def make_controls(self):
        """Return the game's app.table.controls.Controls; `painter` is set already."""
        raise NotImplementedError

    def lay_out(self):
        """Lay out the player's hand of a resumed match: as it lay, or as it is after a deal."""

    def placement_of(self, seat):
        """Return how the pieces of a person lie, PLACEMENT_BYTES of journal_entries, or None."""

    def sync_hand(self):
        """Make the hand on the picture follow the view; pieces that stay keep their places."""

    def is_unasked(self, legal):
        """Return whether the first of the legal actions is carried out without asking."""
        return len(legal) == 1 and legal[0] in self.unasked

    def menu_items(self):
        """Return the first rows of the action menu: a list of (label, function)."""
        raise NotImplementedError

    def menu_settings(self):
        """Return the game's settings in the action menu, without the speed: a list of Item."""
        return []

    def round_end(self, then):
        """Return the scene of a round's result, an app.table.results.RoundEnd."""
        raise NotImplementedError

    def match_end(self):
        """Return the scene of the match's result, an app.table.results.MatchEnd."""
        raise NotImplementedError

    # The seats.

    @property
    def you(self):
        """The seat that texts call "you", -1 for none."""
        you = self.course.you
        return self.player if you is None else you

    def sit(self, seat):
        """Make the picture for a seat, and its controls."""
        self.viewer = seat
        self.player = seat if seat in self.human_seats else -1
        self.view = self.match.state.view(seat)
        if seat not in self.by_seat:
            others = games.SEAT_NAMES[self.match.game]
            names = seat_names(others, self.view.players, self.you, self.loop.canvas.mono)
            for number, other in enumerate(self.human_seats):
                if other != seat:
                    names[other] = self.person_name(number)
            all_levels = levels_of(self.match.game)
            levels = []
            for other, who in enumerate(self.match.seats):
                level, style = level_of(who)
                levels.append(0 if who == HUMAN else all_levels.index(level) + 1)
                if style:
                    from app.core import people

                    names[other] = people.name_of(self.match.game, style, language())
            self.painter = self.make_painter(self._layout, names, levels)
            self.director = self.make_director()
            self.controls = self.make_controls()
            self.by_seat[seat] = (self.painter, self.director, self.controls)
        self.painter, self.director, self.controls = self.by_seat[seat]
        self.director.view = self.view
        self.follow_help()

    def person_name(self, number):
        """Return the name of a person at the table, counted from 0."""
        name = self.loop.settings.person_names[number] or fill(ids.PERSON, number + 1)
        return name[:3] if self.loop.canvas.mono else name

    def follow_help(self):
        """Follow the setting of help: does the painter mark what can be taken or is complete?"""
        self.help = self.loop.settings.help
        self.painter.shows_marks = self.course.helps(MARKS)

    # The screens that it opens.

    def make_way(self):
        """Prepare for the import of another scene."""
        if self.housekeeper.is_littered:
            self.housekeeper.collect()
        self.loop.ask_to_wait()

    def show_rules(self, counts=False, topic=-1):
        """Open the rules at the page about what can be done now, or with `counts` what counts.

        topic: what the page is about, for `page_of` of the game's book; -1 for nothing
        """
        self.make_way()
        from app.table.rules import Rules

        game = self.match.game
        book = games.rules(game)
        page = book.COUNTS if counts else book.page_for(self.view)
        if topic >= 0:
            page = book.page_of(topic)
        self.loop.push(Rules(self.painter, game, book, page, self.view.options))

    @property
    def may_advise(self):
        """Whether a hint is offered: the player is to act, and nobody else plays at the device."""
        return self.advises and len(self.human_seats) == 1 and len(self.controls.legal) > 0

    def show_hint(self):
        """Show what level hard would do now, and why."""
        self.make_way()
        from app.table.hint import Hint

        self.loop.push(Hint(self))

    def open_menu(self, is_of_moves=False):
        """Open the action menu, or with `is_of_moves` only its list of what happened last."""
        self.make_way()
        from app.table.menu import ActionMenu

        self.loop.push(ActionMenu(self, is_of_moves))
