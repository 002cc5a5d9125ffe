"""The PettingZoo environments pass PettingZoo's own tests, and show what a view shows."""

import os
import random
import sys
import warnings

import pytest

from engine.games import GAMES, load
from sim.command import ROOT
from tests.host import needed
from tools.arena import observation

pytestmark = needed.arena_group("pettingzoo", "numpy")

TABLES = [
    ("okey", {}, {}),
    ("okey", {"players": 2, "win_mode": "elimination", "start": 10}, {"rounds": 2}),
    ("okey", {"win_mode": "partners"}, {"rewards": "match"}),
    ("koikoi", {}, {}),
    ("koikoi", {"lucky": "off", "rounds": 3}, {"rewards": "match"}),
    ("ceki", {}, {"rounds": 1}),
    ("ceki", {"players": 6, "call": "ask", "stock": "reshuffle"}, {"rounds": 1}),
]
# Observations that are dicts are usual; PettingZoo warns about them in all but its own games.
# Its wrappers do not pass `render` on as their own.
USUAL = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should",
    "Environment has not defined a render",
)


class Hurried:
    """A clock for the benchmark, which otherwise plays for five seconds."""

    def __init__(self):
        self.now = 0.0

    def time(self):
        self.now += 0.1
        return self.now


def quietly(function, *arguments, **named):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in USUAL:
            warnings.filterwarnings("ignore", text)
        function(*arguments, **named)


@pytest.mark.parametrize("game,options,named", TABLES)
def test_pettingzoo_approves(game, options, named, monkeypatch):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of PettingZoo's own modules
        from pettingzoo import test as theirs
    from tools.arena.environment import env

    def make():
        return env(game, options, **named)

    quietly(theirs.api_test, make(), num_cycles=200)
    quietly(theirs.seed_test, make, num_cycles=60)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", Hurried())
    quietly(theirs.performance_benchmark, make())


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_the_parts_of_its_layout(game):
    from tools.arena.environment import TableEnv

    table = TableEnv(game)
    table.reset(seed=5)
    layout = observation.layout(game, table.state_of_match.options)
    view = table.state_of_match.view(1)
    numbers = table.observe("player_1")["observation"]
    for (name, start, length), (part, values) in zip(layout, observation.parts(game, view)):
        assert name == part and list(numbers[start : start + length]) == values
    assert len(numbers) == layout[-1][1] + layout[-1][2]


@pytest.mark.parametrize("game,options,named", TABLES)
def test_play_by_the_mask_is_the_engine_s_and_rewards_are_its_points(game, options, named):
    from tools.arena.environment import TableEnv

    table = TableEnv(game, options, **dict(named, rewards="points"))
    table.reset(seed=11)
    other = load(game, "state").State(options, table.state_of_match.seed)
    draw = random.Random(3)
    total = dict.fromkeys(table.agents, 0.0)
    for _ in range(400):
        agent = table.agent_selection
        assert agent == f"player_{other.to_act}"
        mask = table.observe(agent)["action_mask"]
        legal = [action for action in range(len(mask)) if mask[action]]
        assert legal == sorted(other.legal_actions())
        action = draw.choice(legal)
        table.step(action)
        other.apply(action)
        for one, reward in table.rewards.items():
            total[one] += reward
        if any(table.terminations.values()):
            break
    sides = len(other.scores)
    start = load(game, "state").State(options, "0" * 16).scores
    gained = [after - before for after, before in zip(other.scores, start)]
    for seat, agent in enumerate(table.possible_agents):
        own = gained[seat % sides]
        rest = (sum(gained) - own) / (sides - 1)
        assert total[agent] == pytest.approx(own - rest)


def test_the_winners_share_the_reward_of_a_match():
    from tools.arena.environment import TableEnv

    table = TableEnv("koikoi", {"rounds": 3}, rewards="match")
    table.reset(seed=4)
    draw = random.Random(3)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(draw.choice([action for action in range(len(mask)) if mask[action]]))
    winners = table.state_of_match.outcome().winners
    assert sum(table.rewards.values()) == pytest.approx(0)
    for seat in (0, 1):
        wanted = (seat in winners) / len(winners) - 0.5
        assert table.rewards[f"player_{seat}"] == pytest.approx(wanted)


def test_the_example_of_the_page_about_bots_plays_a_round():
    with open(os.path.join(ROOT, "docs", "bots.md"), encoding="utf-8") as file:
        blocks = file.read().split("```python\n")[1:]
    (code,) = [block.split("```")[0] for block in blocks if "tools.arena.environment" in block]
    names = {}
    exec(code, names)
    assert names["table"].unwrapped.state_of_match.round_result
