"""Plays bots against bots: the loop that arena, transcripts, bench and tests share.

Portable, so that MicroPython plays the same matches.
"""

from collections import namedtuple

from engine.games import HUMAN, level_of, levels_of, load, result_of, seat_line, styles_of, who_of
from engine.log import bot_seed_of
from engine.record import BadRecord, Record, check_game
from tools.play import study

# wrong: the number of the first action that its bot does not choose again, or -1; right: how many
# moves were chosen again; unchecked: dict of why a move was not checked -> how many such moves.
Checked = namedtuple("Checked", ("wrong", "right", "unchecked"))

RANDOM = "random"  # a level that every game has here: any legal action, all equally likely


def bot_of(game):
    """Return the module of a game's bots. Raises BadRecord if there is no such game."""
    check_game(game)
    return load(game, "bot")


def opponents_of(game):
    """Return the names of all opponents at a game: levels, random play, and those for study."""
    return levels_of(game) + (RANDOM,) + study.NAMES.get(game, ())


def styled_of(game):
    """Return the names of all levels in all styles, like "hard:bold"."""
    return tuple([level + ":" + style for level in levels_of(game) for style in styles_of(game)])


def thinker(game, who):
    """Return the generator function think(view, rng, level, style) of an opponent."""
    if who in study.NAMES.get(game, ()):
        return study.thinker(game, who)
    return bot_of(game).think


def new_record(game, options, levels, seed, bot_seed=None):
    """Return the record of a match that bots of these levels, one per seat, are to play.

    options: dict of settings; seed, bot_seed: 16 hex digits; without bot_seed it follows from
    the seed, as in a match on the device. Raises BadRecord, BadOptions, ValueError.
    """
    bot = bot_of(game)
    for level in levels:
        if level not in opponents_of(game) + styled_of(game):
            raise BadRecord(
                "There is no level '%s'; there are %s." % (level, names(levels_of(game)))
            )
    players = players_of(game, options)
    if players != len(levels):
        raise BadRecord("%d levels do not fit %d players." % (len(levels), players))
    seats = [seat_line(level, bot.VERSION) for level in levels]
    return Record(game, options, seats, seed, bot_seed or bot_seed_of(seed))


def with_humans(game, options, seed):
    """Return the record of a match in which every seat is human."""
    return Record(game, options, [HUMAN] * players_of(game, options), seed, bot_seed_of(seed))


def players_of(game, options):
    """Return how many play with these options. Raises BadOptions."""
    check_game(game)
    return load(game, "state").State(options).players


def names(values):
    """Return values as text, joined by commas."""
    return ", ".join([str(value) for value in values])


def decide(think, view, rng, who):
    """Return the (action, arg) that a bot chooses; run it to its end."""
    if who == RANDOM:
        return view.legal[rng.below(len(view.legal))], None
    return result_of(think(view, rng, *level_of(who)))


def play(record, max_rounds=0, watch=None):
    """Play on from the end of a record until the match, or round `max_rounds`, is over.

    Every action is added to the record. watch: None or a function (state, action, events) called
    after each. Returns the state. Raises BadRecord at a human's turn.
    """
    levels = [who_of(seat) for seat in record.seats]
    thinks = [None if level == HUMAN else thinker(record.game, level) for level in levels]
    state = record.replay()
    while state.to_act >= 0:
        if max_rounds and state.round_result and state.round_no >= max_rounds:
            break
        seat = state.to_act
        if record.seats[seat] == HUMAN:
            raise BadRecord("Seat %d is human; only bots can play on." % seat)
        view = state.view(seat)
        if len(view.legal) == 1:  # all levels do it, and draw no random number
            action, arg = view.legal[0], None
        else:
            action, arg = decide(thinks[seat], view, record.bot_rng(seat), levels[seat])
        happened = state.apply(action, arg)
        record.actions.append((seat, action, arg))
        if watch:
            watch(state, action, happened)
    return state


def check_bots(record, watch=None):
    """Let the bots of a record choose again; return a Checked.

    A choice that is not legal counts as the first legal action, as at a table. watch: None or a
    function called with the number of actions before each that is checked. Raises BadRecord.
    """
    version = str(bot_of(record.game).VERSION)
    state = record.start()
    right = 0
    unchecked = {}
    for number, (seat, action, arg) in enumerate(record.actions):
        record.check_turn(number, seat, state)
        if record.seats[seat] != HUMAN:
            level = who_of(record.seats[seat])
            played_by = record.version_at(number, seat)
            why = None
            if level not in opponents_of(record.game) + styled_of(record.game):
                why = level
            elif played_by != version:
                why = "version " + played_by
            if why:
                unchecked[why] = unchecked.get(why, 0) + 1
            elif _again(record, number, state, level) != (action, arg):
                return Checked(number, right, unchecked)
            else:
                right += 1
            if watch:
                watch(number)
        record.apply(state, action, arg)
    return Checked(-1, right, unchecked)


def _again(record, number, state, level):
    """Return the (action, arg) that a bot takes in a state, before the action of a number."""
    view = state.view(state.to_act)
    if len(view.legal) == 1:
        return view.legal[0], None
    rng = record.bot_rng(state.to_act, number)
    chosen = decide(thinker(record.game, level), view, rng, level)
    try:
        state.copy().apply(*chosen)
    except ValueError:
        return view.legal[0], None
    return chosen
