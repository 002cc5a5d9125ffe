"""A match of Okey kept on littlefs, and the power cut: runs in the MicroPython interpreter.

    micropython -X heapsize=64M tools/probe/cut_match.py counts MATCHES
    micropython -X heapsize=64M tools/probe/cut_match.py cuts FIRST STEP
    micropython -X heapsize=64M tools/probe/cut_match.py refusals

`counts` prints erases and programs of whole matches, and erases of moves to the shelf and from it.
`cuts` plays once, then cuts the power at every STEP-th flash operation from number FIRST on.
`refusals` plays on a chip that is full, that may not be written to, and that breaks. See
tools/powercut.py.
"""

# On MicroPython, whose modules differ from the stubs of the Pico.
# pyright: reportAttributeAccessIssue=false, reportArgumentType=false
# pyright: reportGeneralTypeIssues=false

import gc
import sys

from app.core import mistakes, statistics
from app.core.match import Match
from app.core.own_puzzles import OwnPuzzles, tag_of_decision
from app.core.settings import Settings
from app.okey import statistics as counted
from app.okey.rack import SLOTS, Rack
from app.shell import shelf
from app.shell.saved import left_behind, resume
from engine.seeds import known
from hal.store import Store
from tools.probe import nor_flash

SEATS = ("human", "easy", "medium", "hard")
_LONG = 800  # actions of a match that is set aside: as many as a long one has
_OTHER = [("entry " + str(i)).encode() for i in range(20)]


def begin(store, seed, options):
    """Begin a match that is kept in the store, as the application does."""
    settings = Settings(store)
    settings.last = {"okey": seed}
    settings.save()
    match = Match("okey", options, SEATS, known(seed), store)
    match.placement_of = LaidOut(match)
    return match


class LaidOut:
    """A rack at a table without a picture: sorted once a round, a tile moved every second turn."""

    def __init__(self, match):
        """Follow the human's hand in a match."""
        self._match = match
        self._rack = Rack()
        self._round_no = 0
        self._calls = 0

    def __call__(self, seat):
        """Return how the rack lies, as app/okey/sorting.py does."""
        view = self._match.state.view(seat)
        rack = self._rack
        rack.sync(view.hand)
        self._calls += 1
        if view.round_no != self._round_no:
            self._round_no = view.round_no
            rack.sort(view.hand, view.joker)
        elif self._calls % 4 == 1 and rack.pick(self._calls * 7 % SLOTS):  # every second turn
            rack.hover(self._calls * 5 % SLOTS)
            rack.drop()
        return bytes(rack.placement()) + b"\xff" * SLOTS + bytes((0, view.round_no & 255))


def step(match, after=lambda: None):
    """Play until the human has acted, or the match is over; return whether it goes on.

    after: a function to call after every action.
    The human finishes when possible, else does the first thing listed.
    """
    while match.state.to_act >= 0:
        thinking = match.bot_thoughts()
        if thinking is None:
            finish = match.state.view(0).best_finish()
            match.act(finish if finish >= 0 else match.state.legal_actions()[0])
            after()
            return True
        try:
            while True:
                next(thinking)
        except StopIteration as done:
            match.act(done.value[0], done.value[1])
            after()
    return False


def used_chip():
    """Return a mounted chip as a board has it: the application, another game's saves."""
    chip = nor_flash.NorFlash()
    chip.format()
    chip.mount()
    for number in range(80):
        with open(nor_flash.PLACE + "/" + str(number) + ".mpy", "wb") as file:
            file.write(bytes(4000))
    store = Store(nor_flash.PLACE + "/data")
    journal = store.journal("ceki")
    journal.start(b"another game")
    for entry in _OTHER:
        journal.append(entry)
    store.save("other", b"more")
    return chip, store


def count(seed, options, kind="count"):
    """Play a match; print its human actions, those that met an erase, erases and programs.

    kind: "count", or "counted": with the statistics of each round, and a mistake that is kept.
    """
    chip, store = used_chip()
    erases, programs = chip.erases, chip.programs
    match = begin(store, seed, options)
    match.save()
    actions = met = 0
    rounds = []
    settings = Settings(store)

    def note():
        note_round(store, match, rounds, settings)

    goes_on = True
    while goes_on:
        goes_on = step(match, note if kind == "counted" else lambda: None)
        before = chip.erases
        match.save()
        actions += goes_on
        met += goes_on and chip.erases > before
    match.end()
    settings.save()  # as the table is left
    assert match.on_trouble is None and not match.unsaved
    assert kind == "count" or len(rounds) == match.state.round_no
    print(kind, seed, actions, met, chip.erases - erases, chip.programs - programs)


def note_round(store, match, rounds, settings):
    """Count a round that has ended, and keep a puzzle of it, as the table does at most.

    rounds: the numbers of those counted; settings: the mistakes are in them.
    """
    view = match.state.view(0)
    if view.result is None or view.round_no in rounds:
        return
    rounds.append(view.round_no)
    book = statistics.Statistics(store, "okey")
    over = None if view.outcome is None else counted.side(view) in view.outcome.winners
    numbers = (counted.won(view), counted.points(view), 300, over)
    assert book.count(match.tag, view.round_no, "medium classic 4", *numbers)
    book.add(match.tag, counted.made(view), counted.earned(view, match.seats))
    book.save()
    log = match.log
    number = max([at for at, one in enumerate(log.actions) if one[0] == 0])
    OwnPuzzles(store, "okey").add(log, number)
    known = settings.mistakes.get("okey", "")
    now = settings.mistakes["okey"] = mistakes.counted(known, 1, tag_of_decision(log, number))
    if mistakes.due(now)[1] != mistakes.due(known)[1]:
        settings.save()


def move(seed):
    """Play a match, set it aside for another and take it up; print the erases that this takes."""
    chip, store = used_chip()
    match = begin(store, seed, {})
    while step(match):
        match.save()
        if len(match.log.actions) > _LONG:
            break
    erases = chip.erases
    assert shelf.leave(store, "okey") == ""
    away = chip.erases - erases
    begin(store, seed[1:] + "1", {}).save()
    erases = chip.erases
    shelf.take(store, shelf.look(store)[0].name)
    print("move", seed, away, chip.erases - erases)


class Story:
    """The writes, operation by operation, and the files that should be found after each.

    log         the operations
    found       list of (number of the first operation, what is found from there on); what is
                found: (last seed in the settings, seed and number of actions of the match in play,
                the same of each match on the shelf)
    actions     dict of seed -> all actions of that match
    """

    def __init__(self, chip, store):
        """Play a match to its end, and others that are left for it.

        The match that was in play goes to the shelf, comes back when the other one is over, goes
        there again for a third match, and is deleted.
        """
        self._chip = chip
        self._store = store
        self.actions = {}
        self._last = (None, 0)  # the match in play
        self._shelf = ()
        self._next_shelf = ()  # what is on the shelf when the next match has been saved
        first = self._match("00000000000000a1", {"start": 10}, 25)
        chip.log = self.log = []
        self.start = chip.fork()
        self.found = [(0, first)]
        self._leave()
        self._match("00000000000000ba", {"start": 10}, -1)
        self._take_up()
        self._leave()
        self._match("00000000000000c3", {"start": 10}, 5)
        store.remove(shelf.look(store)[0].name)
        self._shelf = ()
        self._note()
        chip.log = None

    def _leave(self):
        """Put the match in play on the shelf: it is seen there when the next one is in play."""
        assert shelf.leave(self._store, "okey") == ""
        self._note()
        self._next_shelf = (self._last,)

    def _take_up(self):
        """Go on with the match on the shelf, for a few moves."""
        shelf.take(self._store, shelf.look(self._store)[0].name)
        self._last, self._shelf = self._shelf[0], ()
        self._note()
        match = resume(self._store, "okey")
        self._play(match, 5)

    def _match(self, seed, options, steps):
        match = begin(self._store, seed, options)
        self._seed = seed
        self._note()
        return self._play(match, steps)

    def _play(self, match, steps):
        seed = match.log.seed
        goes_on = True
        while True:
            match.save()
            assert not match.unsaved
            self._last = (seed, len(match.log.actions))
            self._shelf = self._next_shelf or self._shelf
            self._next_shelf = ()
            self._note()
            if match.state.to_act < 0:
                match.end()
                self._last = (None, 0)
                self._note()
            if not goes_on or not steps:
                break
            steps -= 1
            goes_on = step(match)
        self.actions[seed] = list(match.log.actions)
        return self._now()

    def _now(self):
        return (self._seed,) + self._last + (self._shelf,)

    def _note(self):
        if self._chip.log is not None:
            self.found.append((len(self.log), self._now()))


def look(store, all_actions):
    """Return what is found on the mounted chip, and the match, which is as it was played."""
    journal = store.journal("ceki")
    entries = []
    assert journal.header() == b"another game"
    journal.entries(entries.append)
    assert entries == _OTHER
    assert not journal.lost
    assert store.load("other") == b"more"
    settings = Settings(store)
    assert settings.trouble is None
    shelved = on_shelf(store, all_actions)
    if left_behind(store, "okey") is None:
        return (settings.last.get("okey"), None, 0, shelved), None
    match = resume(store, "okey")
    shelf.tidy(store, "okey")
    assert on_shelf(store, all_actions) == shelved
    actions = list(match.log.actions)
    assert match.placements is not None and (0 in match.placements or not actions)
    match.placement_of = LaidOut(match)
    assert not match.moves_lost
    played = all_actions[match.log.seed]
    assert actions[: len(played)] == played[: len(actions)]
    return (settings.last.get("okey"), match.log.seed, len(actions), shelved), match


def on_shelf(store, all_actions):
    """Return seed and number of actions of each match on the shelf, which is as it was played."""
    found = []
    for left in shelf.look(store):
        old = shelf.read(store, left.name)
        actions = list(old.actions)
        assert actions == all_actions[old.seed][: len(actions)]
        found.append((old.seed, len(actions)))
    return tuple(found)


def survive(chip, store, story, allowed):
    """Start the board again on a chip whose power was cut, and go on playing."""
    chip.mount()
    found, match = look(store, story.actions)
    assert found in allowed, (found, allowed)
    if match is None:
        match = begin(store, found[0], {"start": 10})
    step(match)
    match.save()
    assert not match.unsaved
    if match.state.to_act < 0:
        match.end()
    kept = (found[0], match.log.seed, len(match.log.actions), found[3])
    chip.mount()
    assert look(store, story.actions)[0] == (
        kept if match.state.to_act >= 0 else (found[0], None, 0, found[3])
    )


def cuts(first, step):
    """Cut the power before, within and after the operations; print how many cuts that were."""
    chip, store = used_chip()
    story = Story(chip, store)
    chip = story.start.fork()
    state = done = 0
    for number, operation in enumerate(story.log):
        while story.found[state + 1][0] <= number:
            state += 1
        before, after = story.found[state][1], story.found[state + 1][1]
        if number >= first and (number - first) % step == 0:
            survive(chip.fork(), store, story, (before, after))
            for how in (nor_flash.HALF, nor_flash.NOISE):
                torn = chip.fork()
                torn.do(operation, how)
                try:
                    survive(torn, store, story, (before, after))
                except Exception:
                    print("cut in", number, operation[:2], how, before, after)
                    raise
            done += 3
            gc.collect()
        chip.do(operation, nor_flash.WHOLE)
    print("cuts", done, "operations", len(story.log))


def refused(spoil, reason):
    """Play a match that is saved until `spoil(chip)`: it goes on, what was saved stays."""
    chip, store = used_chip()
    match = begin(store, "00000000000000a1", {"start": 10})
    troubles = []
    match.on_trouble = troubles.append
    for _ in range(20):
        step(match)
        match.save()
    assert not troubles
    kept = len(match.log.actions)
    spoil(chip)
    while not troubles:
        kept = len(match.log.actions)
        assert step(match)
        match.save()
    assert [error.reason for error in troubles] == [reason] and "okey" in str(troubles[0])
    while step(match):
        match.save()
    settings = Settings(store)
    settings.last = {"okey": "0" * 16}
    settings.save()
    assert settings.trouble is None or settings.trouble.reason == reason, str(settings.trouble)
    again = begin(store, "00000000000000ba", {})
    again.on_trouble = troubles.append
    again.save()
    assert len(troubles) == 2 and not again.unsaved
    chip.broken = False
    chip.mount()
    played = {match.log.seed: list(match.log.actions)}
    assert look(store, played)[0][1:] == (match.log.seed, kept, ())
    print("refused", reason, str(troubles[0]))


def fill(chip):
    """Leave no block free, nor room in the directory's own blocks."""
    with open(nor_flash.PLACE + "/filler", "wb") as file:
        try:
            while True:
                file.write(bytes(4096))
                file.flush()
        except OSError:
            pass
    try:
        for number in range(1000):  # sorted between the segments and the header
            with open(nor_flash.PLACE + "/data/okey.0z" + str(number), "wb") as file:
                file.write(bytes(20))
    except OSError:
        pass


def lock(chip):
    """Mount again, for reading only."""
    chip.mount(readonly=True)


def break_down(chip):
    """Let every write fail from now on."""
    chip.broken = True


if __name__ == "__main__":
    if sys.argv[1] == "refusals":
        refused(lock, "unwritable")
        refused(break_down, "failed")
        refused(fill, "full")
    elif sys.argv[1] == "counts":
        for number in range(int(sys.argv[2])):
            count("%016x" % number, {"start": 10})
            count("%016x" % number, {})
            count("%016x" % number, {}, "counted")
            move("%016x" % number)
    else:
        cuts(int(sys.argv[2]), int(sys.argv[3]))
