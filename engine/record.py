"""A match as data: game, rules version, options, seats, seeds and actions, as text and back.

Saving, resuming, replaying, bug reports and play-throughs are this one mechanism. The text is

    tessera record 2
    game okey
    rules 1
    option players 4
    ...                        every option, in the order of the game's table
    seat human                 or: seat bot hard 1  (level and version), one line per seat;
                               or: seat bot hard 1 bold  (and a style of games.styles_of)
    secret 00112233445566...   32 hex digits; this line and the next only if nobody knew the deal
    cut 42 chosen              before the match: engine/seeds.py. Or: cut 42 stopped
    seed 0123456789abcdef      deals the match
    bot_seed fedcba9876543210  feeds the bots
    practice yes               only if moves may have been taken back, and all hands shown
    bots 8 from 58             only if their version changed: from the 58th action on it is 8
    0 draw                     one line per action: seat and notation
    ...
    end 57 1a2b3c4d            number of actions, CRC-32 of everything above

Round r is dealt by Rng(mix(seed, r)). A bot draws from Rng(mix(bot_seed, seat, actions so far)).
So no state of a bot is kept.

A match in play may be written with its `fingerprint` in place of the seeds; nobody can replay it.
Format 1 has a salt in place of secret and cut, no styles, and says nothing of changed versions.

In a transcript (engine/transcript.py), lines that start with ">" stand among the actions.
"""

import binascii

from engine.games import GAMES, HUMAN, load, styles_of
from engine.log import FIRST_LINE, FORMAT, MOST_CUT, OLD_FORMAT, MatchLog, parts_of_cut
from engine.rng import seed_words

_FIELDS = ("game", "rules", "seed", "bot_seed", "practice", "fingerprint")  # of both formats
_PROOFS = {OLD_FORMAT: ("salt",), FORMAT: ("secret", "cut")}
_CUTS = ("chosen", "stopped")


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message is a sentence for the user."""


class OtherRules(BadRecord):
    """A record of a version that this program does not have: its format, rules or options."""


def check_game(name):
    """Raise BadRecord if there is no game of this name."""
    if name not in GAMES:
        raise BadRecord("There is no game '" + name + "'; there are " + ", ".join(GAMES) + ".")


class Record(MatchLog):
    """A MatchLog that can be replayed, written and read.

    >>> record = Record("ceki", {"players": 2}, ["human", "human"], "0" * 16, "1" * 16)
    >>> record.actions.append((1, 0, None))
    >>> record.replay().drawn
    26
    >>> record.text().split("\\n")[-2]
    'end 1 e9ab40a2'
    """

    def __init__(self, game, options, seats, seed, bot_seed, secret="", cut=""):
        """Begin a record of a match that has not started. Raises BadOptions, ValueError."""
        check_game(game)
        super().__init__(game, options, seats, seed, bot_seed, secret, cut)

    def replay(self, begun=None):
        """Return the state after all recorded actions. Raises BadRecord at one that is illegal.

        begun: None, or a function to call with the number of actions before and the state when a
        round has been dealt.
        """
        state = self.start()
        round_no = 0
        for number, (seat, action, arg) in enumerate(self.actions):
            if begun and state.round_no != round_no:
                round_no = state.round_no
                begun(number, state)
            self.check_turn(number, seat, state)
            self.apply(state, action, arg)
        if begun and state.round_no != round_no:
            begun(len(self.actions), state)
        return state

    def check_turn(self, number, seat, state):
        """Raise BadRecord unless `seat` is to act; number: how many actions came before."""
        if state.to_act != seat:
            raise BadRecord(
                "Action %d is of seat %d, but seat %d is to act: the record was altered."
                % (number + 1, seat, state.to_act)
            )

    def apply(self, state, action, arg):
        """Apply an action to a state and return its events. Raises BadRecord if it is illegal."""
        try:
            return state.apply(action, arg)
        except ValueError as error:
            text = load(self.game, "names").action(action, arg)
            raise BadRecord("'%s' is not legal here (%s): the record was altered." % (text, error))

    # Text.

    def lines(self):
        """Yield the record line by line, closing line and newlines included."""
        return summed(self._body(), len(self.actions))

    def _body(self):
        for line in self.header_lines():
            yield line + "\n"
        for number in range(len(self.actions)):
            yield self.action_text(number) + "\n"

    def text(self):
        return "".join(self.lines())


def of_log(log):
    """Return a Record of what a MatchLog holds; they share the actions."""
    record = Record(log.game, log.options, log.seats, *log.deal)
    record.format = log.format
    record.practice = log.practice
    record.versions = log.versions
    record.actions = log.actions
    return record


def summed(body, count):
    """Yield lines, and their closing line. count: how many actions there are."""
    crc = 0
    for line in body:
        crc = binascii.crc32(line.encode(), crc)
        yield line
    yield closing_line(count, crc)


def closing_line(count, crc):
    """Return the last line of a record: number of actions, and checksum of all lines before."""
    return "end %d %08x\n" % (count, crc & 0xFFFFFFFF)


def parse(text):
    """Return the Record of a whole text with its closing line; lines with ">" are skipped.

    Raises BadRecord with a sentence if it is no record, of another version, cut short or altered.

    >>> record = Record("ceki", {"players": 2}, ["human", "human"], "0" * 16, "1" * 16)
    >>> parse(record.text()).options["players"]
    2
    """
    body, end, _ = text.rpartition("\nend ")
    check_version(text.split("\n")[0])
    if not end or not text.endswith("\n"):
        raise BadRecord(
            "The record is cut short: its closing line is missing; use a complete copy."
        )
    body += "\n"
    record = parse_open(body)
    if text != body + closing_line(len(record.actions), binascii.crc32(body.encode())):
        raise BadRecord(
            "The record was altered: its checksum does not fit; use an unchanged copy."
        )
    return record


def check_version(first_line):
    """Return the format that the first line of a record names. Raises BadRecord."""
    if not first_line.startswith(FIRST_LINE):
        raise BadRecord("This is no record: its first line is not '%s...'." % FIRST_LINE)
    for known in (OLD_FORMAT, FORMAT):
        if first_line == FIRST_LINE + str(known):
            return known
    raise OtherRules(
        "The record has format '%s', this program reads formats %d and %d; "
        "replay it with the program that wrote it."
        % (first_line[len(FIRST_LINE) :], OLD_FORMAT, FORMAT)
    )


def parse_open(text):
    """Return the Record of a header and actions without a closing line, as a journal keeps them.

    Raises BadRecord.
    """
    lines = text.split("\n")
    form = check_version(lines[0])
    known = _FIELDS + _PROOFS[form]
    fields = {}
    options = {}
    versions = []
    seats = []
    at = 1
    while at < len(lines) and lines[at][:1].isalpha():
        name, _, value = lines[at].partition(" ")
        if name == "seat":
            seats.append(value)
        elif name == "option":
            option, _, setting = value.partition(" ")
            options[option] = setting
        elif name == "bots" and form != OLD_FORMAT:
            versions.append(_change(value, lines[at]))
        elif name in known and name not in fields:
            fields[name] = value
        else:
            raise OtherRules(
                "Line %d of the record is not understood: '%s'." % (at + 1, lines[at])
            )
        at += 1
    if "fingerprint" in fields and "seed" not in fields:
        raise BadRecord("The match was in play: its seed is in a record made when it is over.")
    for name in _FIELDS[:4]:
        if name not in fields:
            raise BadRecord("The record has no line '%s'." % name)
    record = _begin(fields, options, seats, form)
    record.versions = versions
    for number in range(at, len(lines)):
        if lines[number] and not lines[number].startswith(">"):
            record.actions.append(parse_action(record, lines[number], number + 1))
    return record


def _change(value, line):
    """Return the (number, version) of a line about the version of the bots. Raises BadRecord."""
    try:
        version, word, number = value.split(" ")
        change = int(number) - 1 if word == "from" else -1, int(version)
    except ValueError:
        change = -1, 0
    if not (0 <= change[0] < 1 << 24 and 0 <= change[1] < 1 << 16):
        raise BadRecord("The record says nothing of the bots with '%s'." % line)
    return change


def _proof(fields, form):
    """Return the secret and the cut of a record's fields, empty without. Raises ValueError."""
    if form == OLD_FORMAT:
        salt = fields.get("salt", "")
        if salt:
            seed_words(salt)
        return salt, ""
    secret = fields.get("secret", "")
    cut = fields.get("cut", "")
    if secret or cut:
        seed_words(secret[:16])
        seed_words(secret[16:])
        number, how = parts_of_cut(cut)
        if not (how in _CUTS and number in [str(one) for one in range(1, MOST_CUT + 1)]):
            raise ValueError("a cut is a number from 1 to 99, chosen or stopped")
    return secret, cut


def _begin(fields, options, seats, form):
    check_game(fields["game"])
    state = load(fields["game"], "state")
    if fields["rules"] != str(state.RULES_VERSION):
        raise OtherRules(
            "The record follows version %s of the rules, this program plays version %d; "
            "replay it with the program that wrote it." % (fields["rules"], state.RULES_VERSION)
        )
    settings = typed(options, load(fields["game"], "options").OPTIONS)
    for name in sorted(options):
        if name not in settings:
            raise OtherRules("The record has an unknown option: %s %s." % (name, options[name]))
    if fields.get("practice", "yes") != "yes":
        raise BadRecord("A match is practice, 'practice yes', or has no such line.")
    try:
        seed_words(fields["bot_seed"])
        deal = (fields["seed"], fields["bot_seed"]) + _proof(fields, form)
        record = Record(fields["game"], settings, seats, *deal)
        record.format = form
        record.practice = "practice" in fields
        players = record.start().players
    except ValueError as error:
        raise BadRecord("The record cannot be played: %s." % error)
    if len(seats) != players:
        raise BadRecord("The record has %d seats for %d players." % (len(seats), players))
    for seat in seats:
        words = seat.split(" ")
        if seat != HUMAN and not (len(words) > 2 and words[0] == "bot" and words[2].isdigit()):
            raise BadRecord("The record has a seat that is neither human nor a bot: '%s'." % seat)
        style = " ".join(words[3:])
        if style and (form == OLD_FORMAT or style not in styles_of(record.game)):
            raise OtherRules(
                "The record has a bot that plays in a way of its own, '%s', unknown to this "
                "program; replay it with the program that wrote it." % style
            )
    return record


def typed(texts, table):
    """Return a dict of the settings that are meant by texts; what is no setting is left out.

    texts: dict of option -> text; table: the game's OPTIONS.
    """
    found = {}
    for option in table:
        for value in option.values:
            if texts.get(option.name) == str(value):
                found[option.name] = value
    return found


def parse_action(record, line, number):
    """Return (seat, action, arg) of a line. number: of the line, from 1. Raises BadRecord."""
    seat, _, text = line.partition(" ")
    if seat not in [str(known) for known in range(len(record.seats))]:
        raise BadRecord("Line %d of the record names no seat: '%s'." % (number, line))
    try:
        action, arg = load(record.game, "names").parse_action(text)
    except ValueError as error:
        raise BadRecord("Line %d of the record is no action: %s." % (number, error))
    return int(seat), action, arg
