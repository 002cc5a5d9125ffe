"""The review of a round takes at most eight seconds of the chip, by the work that it does.

Work is counted: at Koi-Koi that of the play-outs (see root.SLICE), as if each went to the end; at
Ceki the hands whose value is computed, at Okey the draws that are weighed two draws ahead. Its
time was fitted to reviews on the emulated chip, of tools.chip --readings teaching. With
LAWS=all the rounds that it prints are those of REVIEWS in tools/chip/readings.py, until a bot
changes.
"""

import pytest

from engine.ceki import throw_value
from engine.games import GAMES, load, result_of
from engine.koikoi import bot
from engine.koikoi.search_position import MANY
from engine.okey import lookahead
from tests.engine import judging
from tests.sample import sampled

ROUNDS = sampled(25, 100)
# Of the emulated chip: for a unit of work, and for all else in a review.
WORK_US = {"okey": 1540, "koikoi": 0.585, "ceki": 1621}
REST_MS = {"okey": 2215, "koikoi": 1377, "ceki": 1632}
MOST_MS = 8000
PERCENT = 95  # of the rounds


class Counter:
    """Counts the work of judges and bots; play-outs are not played, as their number is fixed."""

    def __init__(self, monkeypatch):
        self.work = 0
        worth = throw_value.worth

        def counted(kinds, race):
            self.work += 1
            return worth(kinds, race)

        monkeypatch.setattr(throw_value, "worth", counted)
        monkeypatch.setattr(lookahead, "after", self.draw)
        monkeypatch.setattr(bot, "play", self.play)

    def draw(self, hand, joker, live, row):
        yield
        draws = [copies for copies in live if copies]
        self.work += len(draws)
        return sum(draws) * 1000 + hand.find(1)

    def play(self, root, work, deals=MANY):
        yield
        cost = 2 * root.cards_needed
        for number, line in enumerate(root.lines):
            hands = len(line.hand), root.their_count
            cost += 6 + sum(9 * held + held * (held + 1) for held in hands)
            root.sums[number] += root.rng_state * (number + 1) % 1000
        deals = min(deals, -(-work // cost))
        self.work += deals * cost
        root.deals += deals

    def of(self, thoughts):
        self.work = 0
        result_of(thoughts)
        return self.work


@pytest.mark.parametrize("game", GAMES)
def test_a_review_takes_at_most_eight_seconds(game, monkeypatch):
    judge = load(game, "judge").judge
    counter = Counter(monkeypatch)
    rounds = []
    for number in range(1, ROUNDS + 1):
        decided = judging.decisions(game, f"{number:016x}")
        work = sum(counter.of(judge(view, stream(), made)) for view, stream, made in decided)
        rounds.append((REST_MS[game] + round(work * WORK_US[game] / 1000), number))
    rounds.sort()
    middle, at_most, *dearest = (
        rounds[at] for at in (ROUNDS // 2, ROUNDS * PERCENT // 100 - 1, -3, -2, -1)
    )
    print(f"{game}: median {middle[0]} ms, 95th percentile {at_most[0]}, worst {rounds[-1][0]}")
    print("rounds:", [(number, ms) for ms, number in (middle, at_most, *dearest)])
    assert at_most[0] <= MOST_MS
