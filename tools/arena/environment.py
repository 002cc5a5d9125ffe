"""The three games as PettingZoo environments (AEC), for reinforcement learning.

    from tools.arena.environment import env
    table = env("okey", {"players": 4}, rounds=1)

Agents are player_0, player_1 and so on, by seat. An observation is a dict: "observation", int16
numbers (tools/arena/observation.py has their parts), and "action_mask", int8, 1 for each legal
action. Actions are the numbers of the engine. A finish at Okey shows its dearest arrangement.

An episode is a match, or its first `rounds` rounds. Rewards are
    "points": after each action, the points that a seat's side gained, less what the others gained
        on average. A round's points are those of its bill.
    "match": at the end of a match, 1 shared by the winners, less 1 / players for every seat.
"""

# pyright: reportMissingImports=false
# (of the dependency group `arena`)
import operator

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine.games import load
from tools.arena import observation, secret_seeds
from tools.arena.results import seats_of

_ILLEGAL = -1  # the reward of an action that the mask does not have; it ends the episode


def env(game, options=None, rounds=0, rewards="points", render_mode=None):
    """Return an environment with the usual wrappers: an illegal action loses."""
    made = wrappers.TerminateIllegalWrapper(
        TableEnv(game, options, rounds, rewards, render_mode), illegal_reward=_ILLEGAL
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class TableEnv(AECEnv):
    """A table of one game, without wrappers."""

    metadata = {"name": "tessera_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, options=None, rounds=0, rewards="points", render_mode=None):
        """Make the spaces.

        game: one of engine.games.GAMES; options: dict of settings; rounds: how many are an
        episode, 0 for the whole match; rewards: "points" or "match"; render_mode: None or "ansi".
        Raises BadOptions, and ValueError for other rewards.
        """
        super().__init__()
        if rewards not in ("points", "match"):
            raise ValueError('rewards are "points" or "match"')
        self.metadata = dict(self.metadata, name=f"tessera_{game}_v1")
        self.render_mode = render_mode
        self._game = game
        self._make = load(game, "state").State
        self._events = load(game, "notation").event
        self._options = dict(options or {})
        self._rounds = rounds
        self._is_match = rewards == "match"
        self._begin_seeds(secret_seeds.drawn())
        self.state_of_match = self._make(self._options, "0" * 16)
        self.possible_agents = [f"player_{seat}" for seat in range(self.state_of_match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        _, start, length = observation.layout(game, self.state_of_match.options)[-1]
        self._actions = observation.actions(game)
        numbers = gymnasium.spaces.Box(-32768, 32767, (start + length,), np.int16)
        mask = gymnasium.spaces.Box(0, 1, (self._actions,), np.int8)
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": numbers, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(self._actions) for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self._observation_spaces[agent]

    def action_space(self, agent):
        return self._action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begin a match. seed: of this match and of those that are begun later without one.

        Raises ValueError if the seed is not a whole number from 0.
        """
        if seed is not None:
            self._begin_seeds(_whole(seed))
        self._matches += 1
        deal = secret_seeds.derived("environment", self._seed, self._matches)
        self.state_of_match = self._make(self._options, deal)
        self._told = self.state_of_match.deal_events
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_match.to_act]

    def _begin_seeds(self, seed):
        """Let a seed decide the matches from now on."""
        self._seed = seed
        self._matches = 0

    def observe(self, agent):
        """Return what an agent may know. Its mask is empty while another one is to act."""
        view = self.state_of_match.view(self._seats[agent])
        mask = np.zeros(self._actions, np.int8)
        mask[view.legal] = 1
        numbers = []
        for _, part in observation.parts(self._game, view):
            numbers += part
        return {"observation": np.array(numbers, np.int16), "action_mask": mask}

    def step(self, action):
        """Carry an action of the selected agent out. Raises IllegalAction."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_of_match
        before = list(state.scores)
        self._told = state.apply(int(action))
        self._cumulative_rewards[self.agent_selection] = 0
        is_over = state.to_act < 0 or bool(
            self._rounds and state.round_result and state.round_no >= self._rounds
        )
        gained = self._shares() if self._is_match else _ahead(before, state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = gained[seat]
            self.terminations[agent] = is_over
        if not is_over:
            self.agent_selection = self.possible_agents[state.to_act]
        self._accumulate_rewards()

    def _shares(self):
        """Return by seat the share of the match, less an equal share; zeros before its end."""
        state = self.state_of_match
        result = state.outcome()
        if not result or state.to_act >= 0:
            return [0] * state.players
        winners = [seat for side in result.winners for seat in seats_of(side, state)]
        return [
            (seat in winners) / len(winners) - 1 / state.players for seat in range(state.players)
        ]

    def render(self):
        """Return the events of the last action as text, also those that a seat may not know."""
        return "\n".join(self._events(event) for event in self._told)

    def close(self):
        """Nothing is open."""


def _whole(seed):
    """Return a seed as an int. Raises ValueError unless it is a whole number from 0."""
    try:
        number = -1 if isinstance(seed, bool) else operator.index(seed)
    except TypeError:
        number = -1
    if number < 0:
        raise ValueError(f"a seed is a whole number from 0, not {seed!r}")
    return number


def _ahead(before, state):
    """Return by seat the points that its side gained, less what the others gained on average."""
    gained = [after - points for after, points in zip(state.scores, before)]
    others = len(gained) - 1
    total = sum(gained)
    by_side = [one - (total - one) / others for one in gained]
    return [by_side[seat % len(gained)] for seat in range(state.players)]
