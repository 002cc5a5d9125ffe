"""Plays bots against bots: the loop that arena, transcripts, bench and tests share.

Portable, so that MicroPython plays the same matches.
"""

from engine.games import HUMAN, levels_of, load
from engine.log import bot_seed_of
from engine.off_board import result_of
from engine.record import BadRecord, Record, check_game
from tools.play import study

RANDOM = "random"  # a level that every game has here: any legal action, all equally likely


def bot_of(game):
    """Return the module of a game's bots. Raises BadRecord if there is no such game."""
    check_game(game)
    return load(game, "bot")


def opponents_of(game):
    """Return the names of all opponents at a game: levels, random play, and those for study."""
    return levels_of(game) + (RANDOM,) + study.NAMES.get(game, ())


def thinker(game, level):
    """Return the generator function think(view, rng, level) of an opponent."""
    if level in study.NAMES.get(game, ()):
        return study.thinker(game, level)
    return bot_of(game).think


def new_record(game, options, levels, seed, bot_seed=None):
    """Return the record of a match that bots of these levels, one per seat, are to play.

    options: dict of settings; seed, bot_seed: 16 hex digits; without bot_seed it follows from
    the seed, as in a match on the device. Raises BadRecord, BadOptions, ValueError.
    """
    bot = bot_of(game)
    for level in levels:
        if level not in opponents_of(game):
            raise BadRecord(
                "There is no level '%s'; there are %s." % (level, names(levels_of(game)))
            )
    players = players_of(game, options)
    if players != len(levels):
        raise BadRecord("%d levels do not fit %d players." % (len(levels), players))
    seats = ["bot %s %d" % (level, bot.VERSION) for level in levels]
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


def decide(think, view, rng, level):
    """Return the (action, arg) that a bot chooses; run it to its end."""
    if level == RANDOM:
        return view.legal[rng.below(len(view.legal))], None
    return result_of(think(view, rng, level))


def play(record, max_rounds=0, watch=None):
    """Play on from the end of a record until the match, or round `max_rounds`, is over.

    Every action is added to the record. watch: None or a function (state, action, events) called
    after each. Returns the state. Raises BadRecord at a human's turn.
    """
    levels = [seat.split(" ")[1] if seat != HUMAN else HUMAN for seat in record.seats]
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


def other_choice(record):
    """Return the index of the first recorded action that its bot does not choose again, or -1.

    The actions of humans are not checked. Raises BadRecord for bots of another version.
    """
    bot = bot_of(record.game)
    state = record.start()
    so_far = Record(record.game, record.options, record.seats, record.seed, record.bot_seed)
    for number, (seat, action, arg) in enumerate(record.actions):
        record.check_turn(number, seat, state)
        words = record.seats[seat].split(" ")
        if words[0] != HUMAN:
            if words[2] != str(bot.VERSION):
                raise BadRecord("Version %s of the bots is not this program's." % words[2])
            rng = so_far.bot_rng(seat)
            think = thinker(record.game, words[1])
            if decide(think, state.view(seat), rng, words[1]) != (action, arg):
                return number
        record.apply(state, action, arg)
        so_far.actions.append((seat, action, arg))
    return -1
