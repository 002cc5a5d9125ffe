"""Reads what app/core/match.py has saved: the progress of a match, or the whole match."""

from app.core.journal_entries import PLACEMENTS, unpack
from app.core.match import Match, over_file
from engine import record
from engine.games import load, who_of
from engine.record import BadRecord, OtherRules
from hal.files import StoreError


def left_behind(store, game):
    """Return (round number, scores, seats) of the match to be resumed, None if there is none.

    seats: their lines in the record.

    The game is not loaded. Every entry is read, because damage is found only by counting from the
    first entry. For an Okey match with 14 files after 174 human actions, littlefs reads 200 KB in
    1,434 pieces; after 20 actions, 32 KB. Raises StoreError or BadRecord if there is a match and
    it cannot be used.
    """
    journal = store.journal(game)
    header = journal.header()
    if header is None:
        return None
    try:
        fields = _checked(header, game)
    except OtherRules:
        return 1, [], []  # it stays in the menu; what its entries say is not known
    progress = [b"1 "]  # the latest progress

    def take(entry):
        if entry and entry[0]:
            progress[0] = entry[1 : 1 + entry[0]]

    journal.entries(take)
    return progress_of(progress[0]) + (fields["seat"],)


def progress_of(data):
    """Return (round number, scores) of a progress as it is stored; empty in the first round."""
    number, _, scores = data.decode().partition(" ")
    return int(number or 1), [int(score) for score in scores.split(",") if score]


def resume(store, game, report=None):
    """Return the Match in a game's journal. Raises StoreError or BadRecord if it cannot be used.

    The entries are read one by one, because the heap has no room for a long match as text.
    """
    journal = store.journal(game)
    match = match_of(in_journal(journal, game), store, report, journal)
    match.moves_lost = journal.lost
    return match


def check_finished(store, game):
    """Raise StoreError or BadRecord if the file of the last match that is over holds none.

    The game is not loaded, so actions that are impossible pass.
    """
    try:
        data = store.load(over_file(game))
        if data is not None:
            _checked(data.partition(b"\n\n")[0], game)
    except (OtherRules, MemoryError):
        pass  # its replay says so


def finished(store, game):
    """Return the Record of a game's last match that is over, None if there is none.

    Raises StoreError or BadRecord.
    """
    data = store.load(over_file(game))
    if data is None:
        return None
    header, _, entry = data.partition(b"\n\n")
    recorded = record_of(header, entry)
    _check_game(recorded.game, game)
    replayed(recorded)  # what a stranger has written may have impossible actions
    return recorded


def record_of(header, entry):
    """Return the Record of a header and one entry with all actions. Raises BadRecord."""
    recorded = _begun(header)
    unpack(entry, recorded)
    return recorded


def _begun(header):
    """Return the Record of a header. Its `placements` are a dict, None if there are none."""
    has_placements = header.endswith(PLACEMENTS)
    if has_placements:
        header = header[: -len(PLACEMENTS)]
    recorded = record.parse_open(header.decode())
    recorded.placements = {} if has_placements else None
    return recorded


def headers(store, game):
    """Return the headers of a game's matches as text: of that in play, of the last one over.

    Empty text stands for a match that is not there, or is damaged.
    """
    found = []
    for read in (store.journal(game).header, lambda: store.load(over_file(game))):
        try:
            found.append(((read() or b"").partition(b"\n\n")[0]).decode())
        except (StoreError, ValueError):
            found.append("")
    return found


def fields_of(header):
    """Return the lines of a header, a text, as a dict: name -> value; "seat" -> a list of values.

    A salt is a secret too.
    """
    fields = {"seat": []}
    for line in header.split("\n"):
        name, _, value = line.partition(" ")
        if name == "seat":
            fields[name].append(value)
        else:
            fields["secret" if name == "salt" else name] = value
    return fields


def _check_game(found, game):
    """Raise BadRecord if a match of another game is in the place of this one's."""
    if found != game:
        raise BadRecord("A match of '%s' is in the place of one of '%s'." % (found, game))


def _checked(header, game):
    """Return the fields of a header. Raises BadRecord if it is none of this game."""
    text = header.decode()
    record.check_version(text.partition("\n")[0])
    fields = fields_of(text)
    _check_game(fields.get("game", ""), game)
    return fields


def in_journal(journal, game):
    """Return the Record of the match in a game's journal. Raises StoreError or BadRecord."""
    recorded = _begun(journal.header())
    _check_game(recorded.game, game)
    journal.entries(lambda entry: unpack(entry, recorded))
    return recorded


def seats_of(recorded):
    """Return the seats of a record as Match has them: HUMAN or a bot for each."""
    return [who_of(line) for line in recorded.seats]


def kind_of(is_practice):
    """Return the class of a match, PracticeMatch or Match."""
    if is_practice:
        from app.table.practice import PracticeMatch

        return PracticeMatch
    return Match


def match_of(recorded, store=None, report=None, journal=None):
    """Return the Match of a record after its last action. Raises BadRecord if it has none.

    store: where to save it from now on, or None; journal: the one that it was read from, or None.
    """
    seats = seats_of(recorded)
    kind = kind_of(recorded.practice)
    match = kind(recorded.game, recorded.options, seats, recorded.deal, store, report)
    log = match.log
    log.seats = recorded.seats
    log.actions = recorded.actions
    log.format = recorded.format
    log.versions = recorded.versions
    log.change_version(load(recorded.game, "bot").VERSION)
    match.placements = recorded.placements if journal else None
    match.continue_from(replayed(recorded, match.begin_round), journal)
    return match


def replayed(recorded, begun=None):
    """Return the State after all actions of a record. Raises BadRecord if one is impossible.

    begun: None, or a function as of Record.replay.
    """
    try:
        return recorded.replay(begun)
    except (IndexError, KeyError, TypeError):  # an action that no version of the game has
        raise BadRecord("What was saved is no match of this game.")
