"""The review of a round takes at most eight seconds of the chip, by the work that it does.

Work is counted: at Koi-Koi that of the play-outs (see root.SLICE), as if each went to the end; at
Ceki the hands whose value is computed, at Okey the draws that are weighed two draws ahead. The
emulated chip needs 148 and 166 ms for hard's median decision there (docs/measurements.md).
"""

import pytest

from engine.ceki import weigh
from engine.games import GAMES, load
from engine.koikoi import bot
from engine.koikoi.root import MANY
from engine.okey import ahead
from tests.engine import judging

ROUNDS = 100
MEDIAN_MS = {"okey": 166, "ceki": 148}  # of hard's decisions that weigh anything
KOIKOI_US = 0.6  # of a unit of work
MOST_MS = 8000
OF_100 = 95


class Counter:
    """Counts the work of judges and bots; play-outs are not played, as their number is fixed."""

    def __init__(self, monkeypatch):
        self.work = 0
        worth = weigh.worth

        def counted(kinds, race):
            self.work += 1
            return worth(kinds, race)

        monkeypatch.setattr(weigh, "worth", counted)
        monkeypatch.setattr(ahead, "_after", self.draw)
        monkeypatch.setattr(bot, "player", lambda: self.play)

    def draw(self, hand, joker, live, row, step):
        yield
        draws = [copies for copies in live if copies]
        self.work += len(draws)
        return sum(draws) * 1000 + hand.find(1)

    def play(self, root, work, deals=MANY):
        yield
        cost = 2 * root.need
        for number, line in enumerate(root.lines):
            hands = len(line.hand), root.theirs
            cost += 6 + sum(9 * held + held * (held + 1) for held in hands)
            root.sums[number] += root.random * (number + 1) % 1000
        deals = min(deals, -(-work // cost))
        self.work += deals * cost
        root.deals += deals

    def of(self, thoughts):
        self.work = 0
        judging.run(thoughts)
        return self.work


@pytest.mark.parametrize("game", GAMES)
def test_a_review_takes_at_most_eight_seconds(game, monkeypatch):
    judge = load(game, "judge").judge
    think = load(game, "bot").think
    counter = Counter(monkeypatch)
    of_hard, rounds = [], []
    for seed in range(1, ROUNDS + 1):
        total = 0
        for view, stream, action in judging.decisions(game, f"{seed:016x}"):
            total += counter.of(judge(view, stream(), action))
            of_hard.append(counter.of(think(view, stream(), "hard")))
        rounds.append(total)
    of_hard = sorted(work for work in of_hard if work)
    rounds.sort()
    median = of_hard[len(of_hard) // 2]
    work_ms = KOIKOI_US / 1000 if game == "koikoi" else MEDIAN_MS[game] / median
    taken = [round(work * work_ms) for work in rounds]
    at_most = taken[OF_100 * ROUNDS // 100 - 1]
    print(f"{game}: median {taken[ROUNDS // 2]} ms, 95th percentile {at_most}, worst {taken[-1]}")
    assert at_most <= MOST_MS
