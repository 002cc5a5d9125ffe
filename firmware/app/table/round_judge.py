"""Judges the decisions of a seat in a finished round, for its review and for its bill.

The bill has a page about the costliest decision, if that cost much: the review's judgement in the
review's words.
"""

from app.core import heap, mistakes
from app.table.hint import compared
from app.table.watching import WatchedMatch
from app.texts.catalog import fill
from app.texts.table import ids
from engine.compat import load_module
from engine.games import HUMAN, load
from engine.judgement import is_decision
from hal.files import StoreError


def judging(match, seat, judge, begun=None):
    """Judge every decision of a seat in a round. A generator that yields slices.

    Return a list of (number of the action, the action, Judgement). It goes through the round
    twice: first to count the decisions.

    match: a WatchedMatch at the deal; judge: of the game's engine; begun: called before a decision
    is judged, with its number from 1 and how many there are
    """
    numbers = []  # of the actions that were decisions
    while match.has_next:
        if match.state.to_act == seat and is_decision(match.state.legal_actions()):
            numbers.append(match.number)
        match.step()
        yield
    match.go_to(match.first)
    found = []
    for at in numbers:
        if begun:
            begun(len(found) + 1, len(numbers))
        yield
        heap.collect()  # in a full heap allocating is slow: judging took 2.4 times as long
        yield
        while match.number < at:
            match.step()
            yield
        action = match.next_action
        view = match.state.view(seat)
        judgement = yield from judge(view, match.bot_rng(seat), action)
        found.append((at, action, judgement))
        yield
    if match.seats[seat] == HUMAN:
        _note(match.whole, found, match.state.round_no)
    return found


def _note(log, found, round_no):
    """Note in the log of the match the round with the greatest share of best moves.

    Its `best_round` is (best moves, decisions, round). The end of the match tells it.
    """
    count = len(found)
    best = len([1 for _, _, judgement in found if not judgement.loss])
    most, of, _ = log.best_round or (0, 1, 0)
    if best * of > most * count or (best * of == most * count and count > of > 1):
        log.best_round = (best, count, round_no)


def costliest(found):
    """Return the number of the decision that cost most, from 0, the first of equals.

    found: what `judging` has returned, not empty
    """
    losses = [judgement.loss for _, _, judgement in found]
    return losses.index(max(losses))


class Seen:
    """Stands in for a table when a decision of a finished round is put into words."""

    def __init__(self, view, painter):
        self.view = view
        self.painter = painter


def keep(loop, match, found):
    """Keep the mistake of a round, and make its costliest decision an own puzzle if it cost much.

    Return the number of that decision, from 0, or -1. Without room for the puzzle it is lost.

    match: a WatchedMatch that stands in the round; found: what `judging` has returned
    """
    log = match.whole
    settings = loop.settings
    at = costliest(found) if found else -1
    judge = load(log.game, "judge")
    is_much = at >= 0 and found[at][2].loss >= judge.MUCH
    number = match.first
    kind = mistakes.NONE
    try:
        puzzles = load_module("app.core", "own_puzzles")
        if is_much:
            number, action, judgement = found[at]
            puzzles.OwnPuzzles(loop.board.store, log.game).add(log, number)
            kind = judge.kind_of(action, judgement.best)
        known = settings.mistakes.get(log.game, "")
        now = mistakes.counted(known, kind, puzzles.tag_of_decision(log, number))
        settings.mistakes[log.game] = now
        # Else what is known is saved when the table is left: each save erases a block of flash.
        if mistakes.due(now)[1] != mistakes.due(known)[1]:
            settings.save()
    except (StoreError, MemoryError):
        pass
    return at if is_much else -1


def mistake(log, seats, round_no, seat, painter, loop):
    """Find what a bill says of the costliest decision: (texts, pieces); no texts: none.

    pieces: what was played, and what is better, -1 for a move without a piece

    The decision becomes one of the player's own puzzles.

    A generator that yields slices. The first one loads the modules that judge, which takes a
    while. The arguments are those of `WatchedMatch`; seat, painter: of the player
    """
    judge = load(log.game, "judge")
    hints = load_module("app." + log.game, "hints")
    match = WatchedMatch(log, seats)
    yield from match.going_to_round(round_no)
    found = yield from judging(match, seat, judge.judge)
    at = keep(loop, match, found)
    if at < 0:
        return (), (-1, -1)
    number, action, judgement = found[at]
    yield
    match.go_to(match.first)
    while match.number < number:
        match.step()
        yield
    seen = Seen(match.state.view(seat), painter)
    yield
    _, better = compared(seen, hints, action, judgement)
    done = fill(ids.REVIEWED, at + 1, len(found), hints.move_text(seen, action))
    best = len([1 for _, _, judgement in found if not judgement.loss])
    counts = fill(ids.REVIEW_BEST, best, len(found))
    texts = [counts, done] + "\n".join(better).rstrip().split("\n")
    best = hints.piece_of(seen.view, judgement.best)
    played = hints.piece_of(seen.view, action)
    return texts, (-1 if played == best else played, best)
