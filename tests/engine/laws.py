"""The laws that hold in a match of any game, each a method that asserts it.

A game has a module tests/engine/GAME_laws.py with LAWS, an instance of its own subclass of Laws:
the methods under "Defined by each game" hold the parts that are particular to the game.
"""

import gc

from engine import transcript
from engine.action_list import ActionList
from engine.contract import IllegalAction
from engine.games import levels_of, load
from engine.record import Record, parse
from engine.rng import Rng, mix
from tests.sample import sampled
from tools.play import replay, selfplay

SEED = "7e55e7a000000000"
NONSENSE = (-1, 63, 1 << 15, True, None, "draw")


def laws_of(game):
    """The laws of a game, which is loaded for it."""
    return __import__("tests.engine.%s_laws" % game, None, None, ("*",)).LAWS


def seed_of(number):
    """The seed of random match `number`."""
    return "".join(["%04x" % word for word in mix(SEED, number, 0)])


class Player:
    """Any legal action, each as likely."""

    def __init__(self, number):
        self.rng = Rng(mix(SEED, number, 2))

    def choose(self, legal):
        return legal[self.rng.below(len(legal))]


class Laws:
    """The laws of one game.

    game                     its name
    state, notation, events  its modules; `options` is the table of one more
    actions                  every action there could ever be, in the order they are listed
    max_rounds               after which a random match is left
    """

    max_rounds = 30

    def __init__(self, game, actions):
        self.game = game
        self.actions = actions
        self.state = load(game, "state")
        self.notation = load(game, "notation")
        self.options = load(game, "options").OPTIONS
        self.events = load(game, "events")

    # Defined by each game.

    def player(self, number):
        """The player of random match `number`."""
        return Player(number)

    def shadow(self, state):
        """A second account of a match, with `follow(state, action, events)`."""
        raise NotImplementedError

    def naive_legal(self, state):
        """The legal actions by the letter of the rules, in the order of `actions`."""
        raise NotImplementedError

    def senseless(self, action):
        """Arguments with which a listed action is refused."""
        return (b"",)

    def assert_whole(self, state):
        """All pieces are there, in the middle of a round."""
        raise NotImplementedError

    def assert_accounts(self, state, seat):
        """The pieces that a seat has seen and those hidden from it are all the pieces."""
        raise NotImplementedError

    def permute(self, state, seat, rng):
        """A copy in which everything that `seat` cannot know lies otherwise."""
        raise NotImplementedError

    def tells_alike(self, state, other, seat, action):
        """Whether an action tells `seat` the same in both worlds: nothing hidden comes up."""
        raise NotImplementedError

    def seats(self, state):
        """The seats still in the match."""
        return range(state.players)

    def bot_settings(self, number):
        """The options of match `number` between bots, who play it to its end."""
        return self.settings(number)

    def bring_near_end(self, state, rng):
        """Change scores, or the number of the round, so that this round may end the match."""
        state.scores = [rng.below(rng.below(4) + 1) + 1 for _ in state.scores]

    def asked_levels(self, count):
        """The levels that are asked at position `count`: slow ones are asked less often."""
        return levels_of(self.game)

    # Random matches.

    def settings(self, number):
        """The options of random match `number`: any values that go together."""
        rng = Rng(mix(SEED, number, 1))
        chosen = {}
        for option in self.options:
            chosen[option.name] = option.values[rng.below(len(option.values))]
        for option in self.options:
            for value, other, allowed in option.needs:
                if chosen[option.name] == value and chosen[other] not in allowed:
                    chosen[other] = allowed[0]
        return chosen

    def is_stopped(self, state, rounds):
        """Tell whether a random match goes no further."""
        return state.to_act < 0 or (state.round_result and state.round_no >= rounds)

    def steps(self, number, rounds):
        """Yield (state, legal actions, the action to come) all along a random match."""
        state = self.state.State(self.settings(number), seed_of(number))
        player = self.player(number)
        while not self.is_stopped(state, rounds):
            legal = state.legal_actions()
            action = player.choose(legal)
            yield state, legal, action
            state.apply(action)

    def random_match(self, number, rounds, probe_every=0):
        """Play a random match against its shadow, probing one moment in so many.

        Returns (state, actions): the match where it stopped, and an ActionList.
        """
        state = self.state.State(self.settings(number), seed_of(number))
        shadow = self.shadow(state)
        player = self.player(number)
        moments = Rng(mix(SEED, number, 3))
        actions = ActionList()
        kept = None
        while not self.is_stopped(state, rounds):
            legal = state.legal_actions()
            if probe_every and moments.below(probe_every) == 0:
                if kept:
                    assert dump(kept[0]) == kept[1]  # its original has gone its way since
                self.probe(state, legal)
                kept = (state.copy(), dump(state))
            action = player.choose(legal)
            actions.append((state.to_act, action, None))
            shadow.follow(state, action, state.apply(action))
        if state.to_act < 0:
            self.assert_refuses(state, [])
            self.assert_written(state)
        return state, actions

    # One moment.

    def probe(self, state, legal):
        """Everything that can be said about one moment of a match."""
        assert legal
        assert legal == self.naive_legal(state)
        self.assert_applies(state, legal)
        self.assert_refuses(state, legal)
        for action in legal:
            assert self.notation.parse_action(self.notation.action(action)) == (action, None)
        for seat in self.seats(state):
            self.assert_accounts(state, seat)
        self.assert_written(state)

    def assert_applies(self, state, legal):
        """Every listed action applies, and what follows is again a match that can go on."""
        before = dump(state)
        for action in legal:
            copy = state.copy()
            for event in copy.apply(action):
                for told in [event] + [self.events.event_for(event, seat) for seat in (0, 1)]:
                    assert self.notation.parse_event(self.notation.event(told)) == told
            assert copy.to_act < 0 or copy.legal_actions()
            self.assert_whole(copy)
        assert dump(state) == before

    def assert_written(self, state):
        """A view comes back from its text, and so does a position, with all that any seat sees."""
        assert state.seed not in repr(state) + str(state)
        views = [state.view(seat) for seat in range(state.players)]
        for view in views:
            assert dump(self.notation.parse_view(str(view))) == dump(view)
        pieces = self.notation.parse_position(str(state))
        if state.round_result is None:
            again = self.state.State.from_position(seed=state.seed, **pieces)
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
            for view in views:
                assert dump(again.view(view.seat)) == dump(view)

    def assert_refuses(self, state, legal):
        """Every other action is refused, a listed one with a senseless argument too."""
        before = dump(state)
        beside = (max(self.actions) + 1,)
        for action in self.actions + NONSENSE + beside:
            if action in legal and not isinstance(action, bool):
                for arg in self.senseless(action):
                    assert _is_refused(state, action, arg), (action, arg)
            else:
                assert _is_refused(state, action, None), action
        assert dump(state) == before

    # Records.

    def record_of(self, number, actions):
        """The record of a random match."""
        options = self.settings(number)
        seats = ["human"] * self.state.State(options).players
        record = Record(self.game, options, seats, seed_of(number), SEED)
        for action in actions:
            record.actions.append(action)
        return record

    def assert_replays(self, record, state):
        """The record's text gives the record again, and replaying it the state."""
        gc.collect()  # a heap full of rubbish has no room in one piece on MicroPython
        again = parse(record.text())
        assert list(again.actions) == list(record.actions) and again.seats == record.seats
        assert again.options == record.options
        assert (again.game, again.seed) == (record.game, record.seed)
        assert again.bot_seed == record.bot_seed
        replayed = again.replay()
        for one in (replayed, state):
            one.legal_actions()  # a state may remember what it has found
        assert dump(replayed) == dump(state)

    def assert_transcript_replays(self, record):
        """The transcript's lines, one at a time, are what replaying writes."""
        assert replay.first_difference(transcript.lines(record)) is None

    # Bots.

    def levels(self):
        """The levels of the game's bots, the weakest first."""
        return levels_of(self.game)

    def playing_levels(self):
        """The levels that play matches here: not those that take seconds for one."""
        return self.levels()

    def bot_match(self, number, max_rounds=0, **fixed):
        """Play a match between bots of mixed levels against its shadow.

        Returns (record, state).
        """
        options = self.bot_settings(number)
        options.update(fixed)
        levels = self.playing_levels()
        seats = range(self.state.State(options).players)
        mixed = [levels[(number + seat) % len(levels)] for seat in seats]
        record = selfplay.new_record(self.game, options, mixed, seed_of(number))
        shadow = self.shadow(record.start())
        state = selfplay.play(record, max_rounds, shadow.follow)
        return record, state

    def bot_steps(self, number, rounds):
        """Yield (state, legal actions, the action to come) all along a match between bots."""
        record, _ = self.bot_match(number, rounds)
        state = record.start()
        for _, action, arg in record.actions:
            yield state, state.legal_actions(), action
            state.apply(action, arg)

    def assert_chooses_legal(self, number):
        """Each level chooses what is legal in a random match that is always near its end.

        Most matches are left after a few actions: rare choices come as a round begins. Every
        seventh match has the options of a preset. Returns how many choices there were.
        """
        presets = load(self.game, "options").PRESETS
        options = self.settings(number) if number % 7 else presets[number // 7 % len(presets)][1]
        state = self.state.State(options, seed_of(number))
        player = self.player(number)
        rng = Rng(mix(SEED, number, 5))
        think = load(self.game, "bot").think
        round_no = choices = 0
        for count in range(5 if number % 101 else sampled(100, 300)):
            if state.to_act < 0:
                break
            if state.round_no != round_no:
                self.bring_near_end(state, rng)
                round_no = state.round_no
            legal = state.legal_actions()
            for level in self.asked_levels(number + count):
                view = state.view(state.to_act)
                action, arg = selfplay.decide(think, view, Rng((1, 2, 3, number)), level)
                assert action in legal, (self.game, number, count, level)
                state.copy().apply(action, arg)
                choices += 1
            state.apply(player.choose(legal))
        return choices

    # Hidden pieces stay hidden.

    def assert_hides(self, state, seat, rng, levels):
        """Hidden pieces change neither a seat's view, nor the seat to act, nor the choice of bots.

        Returns the other world.
        """
        other = self.permute(state, seat, rng)
        assert other.to_act == state.to_act
        view = state.view(seat)
        assert dump(view) == dump(other.view(seat))
        if state.to_act == seat:
            for level in levels:
                assert self._chosen(state, seat, level) == self._chosen(other, seat, level), level
        assert dump(view) == dump(state.view(seat))  # nor does thinking change the view
        return other

    def _chosen(self, state, seat, level):
        think = selfplay.bot_of(self.game).think
        return selfplay.decide(think, state.view(seat), Rng(mix(SEED, 5)), level)

    def assert_hides_events(self, state, other, seat, action):
        """The same action in both worlds tells this seat the same, and asks the same seat next.

        At the end of a round the hands are laid open.
        """
        if not self.tells_alike(state, other, seat, action):
            return
        one = state.copy()
        told = []
        for world in (one, other):
            told.append([self.events.event_for(event, seat) for event in world.apply(action)])
        assert one.to_act == other.to_act
        if one.round_result is None:
            assert told[0] == told[1]
            assert dump(one.view(seat)) == dump(other.view(seat))

    def assert_owns(self, state, seat):
        """A view reaches plain values only, and none of the state's buffers."""
        theirs = []
        _collect(state.__dict__, theirs, False)
        own = []
        _collect(state.view(seat).__dict__, own, True)
        for one in own:
            assert one not in theirs


def _is_refused(state, action, arg):
    try:
        state.apply(action, arg)
    except IllegalAction:
        return True
    return False


def _collect(value, found, only_plain):
    """Gather the identity of everything changeable that hangs on a value.

    only_plain: objects of classes are refused; without it they are looked into.
    """
    if isinstance(value, dict):
        found.append(id(value))
        for key in value:
            _collect(value[key], found, only_plain)
    elif isinstance(value, (list, tuple)):
        if isinstance(value, list):
            found.append(id(value))
        for part in value:
            _collect(part, found, only_plain)
    elif isinstance(value, bytearray):
        found.append(id(value))
    elif not (value is None or isinstance(value, (int, bool, str, bytes))):
        assert not only_plain, value
        _collect(value.__dict__, found, only_plain)


def dump(value):
    """Everything that hangs on a value, as nested tuples that can be compared."""
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    if isinstance(value, (list, tuple)):
        return tuple([dump(part) for part in value])
    if isinstance(value, dict):
        return tuple([(key, dump(value[key])) for key in sorted(value)])
    if value is None or isinstance(value, (int, bool, str)):  # on MicroPython no bool is an int
        return value
    return dump(value.__dict__)
