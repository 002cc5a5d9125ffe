"""The log of a match in play: how it was dealt, who plays, and the actions so far.

engine/record.py writes a log as text, a record, and reads it back.
"""

from engine.action_list import ActionList
from engine.compat import const
from engine.contract import complete
from engine.games import HUMAN, load
from engine.rng import Rng, mix, mix_words

FORMAT = const(2)
OLD_FORMAT = const(1)  # is read, and a match that was begun in it ends in it
FIRST_LINE = "tessera record "
MOST_CUT = const(99)

_BOT_STREAM = const(0xB075)


def parts_of_cut(cut):
    """Return the number of a cut and how it came about, as texts; both empty if there is none.

    >>> parts_of_cut("42 chosen")
    ('42', 'chosen')
    """
    number, _, how = cut.partition(" ")
    return number, how


class MatchLog:
    """Everything that is needed to replay a match: its header and the actions so far.

    game, options, seed, bot_seed   names, complete dict, two seeds of 16 hex digits
    secret, cut                     as in a Deal of engine/seeds.py
    format                          of its record: FORMAT or OLD_FORMAT
    versions                        list of (number, version): from this action on, counted from 0,
                                    the bots are of this version
    practice                        moves may have been taken back, and all hands shown
    seats                           list of "human", "bot LEVEL VERSION", "bot LEVEL VERSION STYLE"
    actions                         ActionList of (seat, action, arg)

    >>> log = MatchLog("ceki", {"players": 2}, ["human", "bot easy 1"], "0" * 16, "1" * 16)
    >>> state = log.start()
    >>> state.apply(0)  # the seat to act draws a card
    [(2, 1, 26)]
    >>> log.actions.append((1, 0, None))
    >>> log.action_text(0)
    '1 draw'
    """

    practice = False
    format = FORMAT
    placements: "dict | None" = None  # how people's pieces lie: see app/shell/saved.py
    best_round: "tuple | None" = None  # that a person played best: see app/table/round_judge.py

    def __init__(self, game, options, seats, seed, bot_seed, secret="", cut=""):
        """Begin with a match that has not started. Raises BadOptions, ValueError."""
        self.game = game
        self._state = load(game, "state")
        table = load(game, "options").OPTIONS
        self.options = complete(options, table)
        self._names = tuple([option.name for option in table])
        self.seats = list(seats)
        self.seed = seed
        self.bot_seed = bot_seed
        self.secret = secret
        self.cut = cut
        self.versions = []
        self.actions = ActionList()
        self._streams = {}  # seat -> words of the bot's seed mixed with the seat

    @property
    def deal(self):
        """The Deal of engine/seeds.py, as a tuple."""
        return self.seed, self.bot_seed, self.secret, self.cut

    def start(self):
        """Return the state of the match before its first action."""
        return self._state.State(self.options, self.seed)

    def play(self, number, state):
        """Apply the action of a number to the state before it; return its events."""
        _, action, arg = self.actions[number]
        return state.apply(action, arg)

    def round_events(self, dealt, first, end):
        """Yield the events of a round: a list for the deal, and one for each action up to `end`.

        dealt: the state after the deal; first: how many actions came before it
        """
        state = dealt.copy()
        yield state.deal_events
        for number in range(first, end):
            yield self.play(number, state)

    def bot_rng(self, seat, count=None):
        """Return the stream from which a bot in this seat draws when it chooses.

        count: after so many actions of the match; None: now.
        """
        if seat not in self._streams:
            self._streams[seat] = mix(self.bot_seed, seat)
        count = len(self.actions) if count is None else count
        return Rng(mix_words(self._streams[seat], count))

    def version_at(self, number, seat):
        """Return the version of the bot in a seat at the action of a number, as text."""
        found = self.seats[seat].split(" ")[2]
        for begin, version in self.versions:
            if begin <= number:
                found = str(version)
        return found

    def change_version(self, version):
        """Note that the bots are of this version from now on, if they were of another one."""
        number = len(self.actions)
        if self.format == OLD_FORMAT:
            return  # it has no line for that
        for seat in range(len(self.seats)):
            if self.seats[seat] != HUMAN and self.version_at(number, seat) != str(version):
                self.versions.append((number, version))
                return

    def cut_actions(self, count):
        """Forget all but the first `count` actions; the bots stay those of the last version."""
        self.actions.cut(count)
        last = None
        while self.versions and self.versions[-1][0] > count:
            _, version = self.versions.pop()
            last = last or version
        if last:
            self.versions.append((count, last))

    def header_lines(self):
        """Return the lines of a record before the first action, without their newlines."""
        lines = [FIRST_LINE + str(self.format), "game " + self.game]
        lines.append("rules " + str(self._state.RULES_VERSION))
        lines += ["option %s %s" % (name, self.options[name]) for name in self._names]
        lines += ["seat " + seat for seat in self.seats]
        if self.cut:
            lines += ["secret " + self.secret, "cut " + self.cut]
        lines += ["seed " + self.seed, "bot_seed " + self.bot_seed]
        if self.secret and not self.cut:
            lines.append("salt " + self.secret)
        if self.practice:
            lines.append("practice yes")
        lines += ["bots %d from %d" % (version, at + 1) for at, version in self.versions]
        return lines

    def action_text(self, number):
        """Return the line of one action, without the newline."""
        return self.text_of(*self.actions[number])

    def text_of(self, seat, action, arg):
        """Return the line of any action, without the newline."""
        return str(seat) + " " + load(self.game, "names").action(action, arg)


def bot_seed_of(seed):
    """Return the seed of the bots' streams that goes with a match's seed, 16 hex digits each.

    >>> bot_seed_of("0000000000000001")
    'ce2328d23ea2791c'
    """
    return "".join(["%04x" % word for word in mix(seed, _BOT_STREAM)])
