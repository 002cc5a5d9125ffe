"""A match of Okey kept on littlefs, and the power cut: runs in the MicroPython interpreter.

    micropython -X heapsize=64M tests/host/cut_match.py counts MATCHES
    micropython -X heapsize=64M tests/host/cut_match.py cuts FIRST STEP
    micropython -X heapsize=64M tests/host/cut_match.py refusals

`counts` prints erases and programs of whole matches. `cuts` plays once, then cuts the power at
every STEP-th flash operation from number FIRST on. `refusals` plays on a chip that is full, that
may not be written to, and that breaks. See tools/play/power_cuts.py.
"""

import gc
import sys

from app.core.match import Match
from app.core.settings import Settings
from app.shell.saved import left_behind, resume
from engine.okey.bot import best_finish
from engine.seeds import known
from hal.store import Store
from tests.host import nor_flash

SEATS = ("human", "easy", "medium", "hard")
_OTHER = [("entry " + str(i)).encode() for i in range(20)]


def begin(store, seed, options):
    """Begin a match that is kept in the store, as the application does."""
    settings = Settings(store)
    settings.last = {"okey": seed}
    settings.save()
    return Match("okey", options, SEATS, known(seed), store)


def step(match):
    """Play until the human has acted, or the match is over; return whether it goes on.

    The human finishes when possible, else does the first thing listed.
    """
    while match.state.to_act >= 0:
        thinking = match.bot()
        if thinking is None:
            finish = best_finish(match.state.view(0))
            match.act(finish if finish >= 0 else match.state.legal_actions()[0])
            return True
        try:
            while True:
                next(thinking)
        except StopIteration as done:
            match.act(done.value[0], done.value[1])
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


def count(seed, options):
    """Play a match; print its human actions, those that met an erase, erases and programs."""
    chip, store = used_chip()
    erases, programs = chip.erases, chip.programs
    match = begin(store, seed, options)
    match.save()
    actions = met = 0
    goes_on = True
    while goes_on:
        goes_on = step(match)
        before = chip.erases
        match.save()
        actions += goes_on
        met += goes_on and chip.erases > before
    assert match.on_trouble is None and not match.unsaved
    print("count", seed, actions, met, chip.erases - erases, chip.programs - programs)


class Story:
    """What was written, operation by operation, and what should be found after each.

    log         the operations
    found       list of (number of the first operation, what is found from there on); what is
                found: (last seed in the settings, seed and number of actions of the match)
    actions     dict of seed -> all actions of that match
    """

    def __init__(self, chip, store):
        """Play a match to its end, with another one given up before and a third begun after."""
        self._chip = chip
        self._store = store
        self.actions = {}
        first = self._match("00000000000000a1", {"start": 10}, 25)
        chip.log = self.log = []
        self.start = chip.fork()
        self.found = [(0, first)]
        self._match("00000000000000ba", {"start": 10}, -1)
        self._match("00000000000000c3", {"start": 10}, 5)
        chip.log = None

    def _match(self, seed, options, steps):
        match = begin(self._store, seed, options)
        self._note(seed, self._last_match())
        goes_on = True
        while True:
            match.save()
            assert not match.unsaved
            found = (seed, len(match.record.actions)) if match.state.to_act >= 0 else (None, 0)
            self._note(seed, found)
            if not goes_on or not steps:
                break
            steps -= 1
            goes_on = step(match)
        self.actions[seed] = list(match.record.actions)
        return (seed,) + found

    def _last_match(self):
        return self.found[-1][1][1:] if self._chip.log is not None else (None, 0)

    def _note(self, last_seed, found):
        if self._chip.log is not None:
            self.found.append((len(self.log), (last_seed,) + found))


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
    if left_behind(store, "okey") is None:
        return (settings.last.get("okey"), None, 0), None
    match = resume(store, "okey")
    actions = list(match.record.actions)
    assert not match.moves_lost
    played = all_actions[match.record.seed]
    assert actions[: len(played)] == played[: len(actions)]
    return (settings.last.get("okey"), match.record.seed, len(actions)), match


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
    kept = (found[0], match.record.seed, len(match.record.actions))
    chip.mount()
    assert look(store, story.actions)[0] == (
        kept if match.state.to_act >= 0 else (found[0], None, 0)
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
    kept = len(match.record.actions)
    spoil(chip)
    while not troubles:
        kept = len(match.record.actions)
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
    played = {match.record.seed: list(match.record.actions)}
    assert look(store, played)[0][1:] == (match.record.seed, kept)
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
    else:
        cuts(int(sys.argv[2]), int(sys.argv[3]))
