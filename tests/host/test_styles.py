"""Every style does what docs/bots.md says of it, at every level, on both interpreters alike.

The styles of a game play the same deals as the plain level, and the mark of each style is counted.
"""

import json

import pytest

from engine.ceki import cards as ceki_cards
from engine.ceki.actions import TAKE as CEKI_TAKE
from engine.ceki.actions import THROW
from engine.ceki.actions import WIN as CEKI_WIN
from engine.games import GAMES, level_of, levels_of, styles_of, who_of
from engine.koikoi import cards, yaku
from engine.koikoi.actions import KOIKOI, PLAY, STOP, TAKE
from engine.okey import tiles
from engine.okey.actions import DISCARD, DRAW, FINISH
from engine.okey.actions import TAKE as OKEY_TAKE
from engine.record import parse
from tests.sample import sampled
from tools.arena import worker
from tools.common import interpreter
from tools.play import selfplay

PLAYERS = {"okey": 4, "koikoi": 2, "ceki": 4}
DEALS = {"okey": sampled(10, 60), "koikoi": sampled(24, 200), "ceki": sampled(12, 100)}
QUICK = 2  # times as many deals at easy and medium, which think less

# By style: what is counted, and by how much more or less than for the plain level, in per cent.
# Easy keeps its twins anyway.
KNOWN_BY = {
    "pairs": ("twins held", 15),
    "joker": ("finishes delayed", 0),
    "high": ("value thrown", 3),
    "left": ("discards taken", 10),
    "bold": ("calls", 30),
    "wary": ("calls", -20),
    "ribbons": ("most ribbons captured", 10),
    "spoiler": ("most yaku spoilt", 10),
    "miser": ("throws that feed", -5),
    "racer": ("cards taken", 3),
    "nines": ("rank thrown", -3),
    "stock": ("cards taken", -5),
}
AS_PLAIN = ("easy:pairs",)


def deals(game, names):
    """Play single rounds in all seatings of the names; return their records."""
    count = DEALS[game] * (1 if level_of(names[0])[0] == "hard" else QUICK)
    job = {"game": game, "unit": "rounds", "options": {}, "names": names, "records": "all"}
    seeds = "".join(f"{number:016x} {number + 1000:016x}\n" for number in range(count))
    told = interpreter.run("arena.worker", [json.dumps(job)], seeds)
    return [parse(one["record"]) for line in told.splitlines() for one in json.loads(line)]


def okey(state, seat, action, news):
    legal = state.legal_actions()
    if OKEY_TAKE in legal and DRAW in legal:
        news(seat, "discards taken", action == OKEY_TAKE)
    if action >= DISCARD and max(legal) >= FINISH:
        news(seat, "finishes delayed", action < FINISH)
    if DISCARD <= action < FINISH:
        thrown = action - DISCARD
        hand = bytearray(state.table.hands[seat])
        hand[thrown] -= 1
        joker = state.table.joker
        news(seat, "value thrown", 1 + tiles.face_of(thrown, joker) % tiles.VALUES)
        twins = [kind for kind in range(tiles.KINDS) if hand[kind] > 1 and kind != joker]
        news(seat, "twins held", len(twins))


def koikoi(state, seat, action, news):
    if action in (STOP, KOIKOI):
        news(seat, "calls", action == KOIKOI)
    legal = state.legal_actions()
    if len(legal) < 2 or action < PLAY:
        return
    own, other = [bytes(state.captured[one]) for one in (seat, 1 - seat)]
    hoped = [
        one
        for one in yaku.in_play(state.options)
        if yaku.PATTERNS[one].least < 4
        and set(yaku.fitting(one, state.options)).intersection(other)
        and yaku.is_possible(one, other, own, state.options)
    ]

    def captured(choice):
        if choice >= TAKE:
            return bytes([choice - TAKE])
        card = choice - PLAY
        matching = cards.of_month(bytes(state.field), card >> 2)
        return matching + bytes([card]) if matching else b""

    def ribbons(choice):
        return sum(cards.kind_of(card) == cards.RIBBON for card in captured(choice))

    def spoilt(choice):
        mine = own + captured(choice)
        return sum(not yaku.is_possible(one, other, mine, state.options) for one in hoped)

    for name, count in (("most ribbons captured", ribbons), ("most yaku spoilt", spoilt)):
        counts = [count(choice) for choice in legal]
        if min(counts) < max(counts):
            news(seat, name, count(action) == max(counts))


def ceki(state, seat, action, news):
    if CEKI_TAKE in state.legal_actions():
        news(seat, "cards taken", action == CEKI_TAKE)
        before = (seat - 1) % state.players
        if state.discards and not state.view(before).called[before]:
            news(before, "throws that feed", action in (CEKI_TAKE, CEKI_WIN))
    if THROW <= action < CEKI_WIN:
        kind = ceki_cards.kind_of(action - THROW)
        news(seat, "rank thrown", ceki_cards.value_of(kind))


def traits(game, records):
    """Return (who, what is counted) -> the average; a level that sits among styles is left out."""
    counts = {}
    watch = {"okey": okey, "koikoi": koikoi, "ceki": ceki}[game]
    for record in records:
        state = record.start()
        plays = [who_of(seat) for seat in record.seats]
        plain = len(set(plays)) == 1

        def news(seat, name, value, plays=plays, plain=plain):
            if plain or ":" in plays[seat]:
                entry = counts.setdefault((plays[seat], name), [0, 0])
                entry[0] += value
                entry[1] += 1

        for seat, action, arg in record.actions:
            watch(state, seat, action, news)
            record.apply(state, action, arg)
    return {key: total / times for key, (total, times) in counts.items()}


@pytest.mark.parametrize("level", sampled(["medium"], ["easy", "medium", "hard"]))
@pytest.mark.parametrize("game", GAMES)
def test_a_style_does_what_its_sentence_says(game, level):
    styled = [f"{level}:{style}" for style in styles_of(game)]
    players = PLAYERS[game]
    records = deals(game, [level] * players)
    for one, other in zip(styled[::2], styled[1::2]):
        # Beside each sits a plain bot, so that no style changes what another one is known by.
        tables = [[one, level, other, level]] if players > 2 else [[one, level], [other, level]]
        for names in tables:
            records += deals(game, names)
    found = traits(game, records)
    for who in styled:
        name, more = KNOWN_BY[level_of(who)[1]]
        plain, own = found[level, name], found[who, name]
        print(f"{who:16} {name:22} {own:.3f}, plain {plain:.3f}")
        if who in AS_PLAIN:
            continue
        wanted = plain * (100 + more) / 100
        assert own > wanted if more >= 0 else own < wanted, (who, name, own, plain)


@pytest.mark.parametrize("game", GAMES)
def test_styles_play_alike_on_both_interpreters(game):
    if not interpreter.micropython():
        pytest.skip("there is no MicroPython here")
    levels, players = levels_of(game), PLAYERS[game]
    styled = [
        f"{level}:{style}" for level in sampled(levels[:2], levels) for style in styles_of(game)
    ]
    for names in [styled[at : at + players] for at in range(0, len(styled), players)]:
        seed, bot_seed = "00000000000000a1", "00000000000000a2"
        here = worker.play_deal(game, "rounds", {}, names, seed, bot_seed, True)
        job = {"game": game, "unit": "rounds", "options": {}, "names": names, "records": "all"}
        there = interpreter.run("arena.worker", [json.dumps(job)], f"{seed} {bot_seed}\n")
        assert json.loads(there) == json.loads(json.dumps(here))
        for one in here:
            assert selfplay.check_bots(parse(one["record"])).unchecked == {}
            assert selfplay.check_bots(parse(one["record"])).wrong == -1
