"""Assignments that pyright checks: each game satisfies the Protocols of engine/contract.py.

`make types` reads this file. tests/host/test_contract.py shows that a game which breaks the
contract is found.
"""

from __future__ import annotations

import engine.ceki.bot
import engine.ceki.events
import engine.ceki.judge
import engine.ceki.names
import engine.ceki.notation
import engine.ceki.options
import engine.ceki.score
import engine.ceki.state
import engine.ceki.view
import engine.koikoi.bot
import engine.koikoi.events
import engine.koikoi.judge
import engine.koikoi.names
import engine.koikoi.notation
import engine.koikoi.options
import engine.koikoi.score
import engine.koikoi.state
import engine.koikoi.view
import engine.okey.bot
import engine.okey.events
import engine.okey.judge
import engine.okey.names
import engine.okey.notation
import engine.okey.options
import engine.okey.score
import engine.okey.state
import engine.okey.view
from engine import contract

STATES: tuple[contract.StateModule, ...] = (
    engine.okey.state,
    engine.koikoi.state,
    engine.ceki.state,
)
MATCHES: tuple[type[contract.State], ...] = (
    engine.okey.state.State,
    engine.koikoi.state.State,
    engine.ceki.state.State,
)
VIEWS: tuple[contract.View, ...] = (
    engine.okey.view.View(engine.okey.state.State(), 0),
    engine.koikoi.view.View(engine.koikoi.state.State(), 0),
    engine.ceki.view.View(engine.ceki.state.State(), 0),
)
RESULTS: tuple[type[contract.Result], ...] = (
    engine.okey.score.RoundResult,
    engine.koikoi.score.RoundResult,
    engine.ceki.score.RoundResult,
)
OUTCOMES: tuple[type[contract.Outcome], ...] = (
    engine.okey.score.Outcome,
    engine.koikoi.score.Outcome,
    engine.ceki.score.Outcome,
)
OPTIONS: tuple[contract.OptionsModule, ...] = (
    engine.okey.options,
    engine.koikoi.options,
    engine.ceki.options,
)
EVENTS: tuple[contract.EventsModule, ...] = (
    engine.okey.events,
    engine.koikoi.events,
    engine.ceki.events,
)
NAMES: tuple[contract.NamesModule, ...] = (
    engine.okey.names,
    engine.koikoi.names,
    engine.ceki.names,
)
NOTATIONS: tuple[contract.NotationModule, ...] = (
    engine.okey.notation,
    engine.koikoi.notation,
    engine.ceki.notation,
)
BOTS: tuple[contract.TaughtBotModule, ...] = (
    engine.okey.bot,
    engine.koikoi.bot,
    engine.ceki.bot,
)
JUDGES: tuple[contract.JudgeModule, ...] = (
    engine.okey.judge,
    engine.koikoi.judge,
    engine.ceki.judge,
)
