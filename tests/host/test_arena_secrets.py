"""Numbers shown to arena programs give no deal away: `mix` in engine/rng.py is invertible."""

import json

import pytest

from engine.games import GAMES
from engine.log import bot_seed_of
from engine.rng import mix, mix_words, seed_words
from sim.command import run
from tests.host import needed
from tools.arena import __main__ as arena
from tools.arena import referee, secret_seeds

_MASK = 0xFFFF
_BOT_STREAM = 0xB075  # of engine/log.py


def undone(words, number):
    """Return all words from which mix_words(words, number) makes these, by trying 16 bits."""
    out = (words[0] ^ number, words[1] - number * 9, words[2] ^ rolled(number, 7), words[3])
    r1, r2, r3, r4 = [word & _MASK for word in out]
    found = []
    for c in range(65536):
        b1 = 9 * c & _MASK
        c1 = (rolled(c, 6) + r1) & _MASK
        b2 = 9 * c1 & _MASK
        counter = (r3 - (b1 ^ b1 >> 5) - b2 - 2) & _MASK
        b3 = 9 * (rolled(c1, 6) + r2) & _MASK
        if ((b2 ^ b2 >> 5) + b3 + counter + 3) & _MASK == r4:
            b = unshifted((r2 - b1 - counter - 1) & _MASK)
            found.append(before_warm_up((r1 - b - counter) & _MASK, b, c, counter))
    return [state for state in found if mix_words(state, number) == list(words)]


def before_warm_up(a, b, c, counter):
    for _ in range(12):
        counter = (counter - 1) & _MASK
        old_c = b * 0x8E39 & _MASK  # 9 * 0x8E39 is 1 in 16 bits
        old_b = unshifted(a)
        result = (c - rolled(old_c, 6)) & _MASK
        a, b, c = (result - old_b - counter) & _MASK, old_b, old_c
    return [a, b, c, counter]


def rolled(word, bits):
    return (word << bits | word >> 16 - bits) & _MASK


def unshifted(word):
    """Return b of word = b ^ b >> 5."""
    return word ^ word >> 5 ^ word >> 10 ^ word >> 15


def hex_of(words):
    return "".join(["%04x" % word for word in words])


def leading_to(seed, *numbers):
    """Return the seeds that `mix` turns into this one with these numbers."""
    found = [seed_words(seed)]
    for number in reversed(numbers):
        found = [before for words in found for before in undone(words, number)]
    return {hex_of(words) for words in found}


def shown_to(plan, deal, monkeypatch):
    """Play the games of a deal by first legal actions; return [(seat, actions so far, stream)]."""
    shown = []

    class Listener:
        def __init__(self, name):
            self.name = name
            self.answers = 0

        def tell(self, line):
            pass

        def ask(self, line, _):
            said = json.loads(line)
            shown.append((said["seat"], said["stream"]))
            return said["legal"][0]

        def close(self):
            pass

    job = plan.job(0)
    monkeypatch.setattr(referee.program, "Program", lambda name, *_: Listener(name))
    table = referee.Table(job)
    table.deal(secret_seeds.of_deal(plan.seed, deal))
    return shown


def plan_of(*words):
    programs = ["--bot", "a=true", "--bot", "b=true"]
    return arena.plan_of(arena.parser().parse_args([*words, *programs]))


def test_a_mixed_seed_can_be_undone():
    for number in (0, 1, 77, _BOT_STREAM):
        assert leading_to(hex_of(mix("0123456789abcdef", number)), number) >= {"0123456789abcdef"}


@pytest.mark.parametrize("game", GAMES)
def test_no_stream_leads_to_a_deal_or_another_stream(game, monkeypatch):
    plan = plan_of("--game", game, "--levels", "a,b" if game == "koikoi" else "a,b,a,b")
    seeds = secret_seeds.of_deal(plan.seed, 3)
    secret = {plan.seed, seeds.deal, seeds.bots, seeds.streams, bot_seed_of(seeds.deal)}
    shown = shown_to(plan, 3, monkeypatch)
    assert len({stream for _, stream in shown}) == len(shown), "no stream is shown twice"
    for seat, stream in shown[:2] + shown[-2:]:
        for count in range(4):
            bots = leading_to(stream, seat, count)
            deals = {one for bot in bots for one in leading_to(bot, _BOT_STREAM)}
            assert not (bots | deals | {stream}) & secret


def test_no_deal_leads_to_the_tournament_or_another_deal():
    seed = "00000000000000a7"
    for number in (0, 1, 65536):
        deal = secret_seeds.of_deal(seed, number).deal
        led = leading_to(deal, number & 0xFFFF, number >> 16)
        assert not {seed, *leading_to(deal, number)} & led


def test_each_tournament_has_a_seed_of_its_own_and_tells_it(capsys):
    words = ["--game", "koikoi", "--rounds", "4", "--levels", "easy,random", "--jobs", "1"]
    told = []
    for more in ([], []):
        assert run(arena.main, words + more) == 0
        told.append(capsys.readouterr().out)
    seeds = [text.split("--seed ")[1].split()[0] for text in told]
    assert len(set(seeds)) == 2
    assert run(arena.main, [*words, "--seed", seeds[0]]) == 0
    again = capsys.readouterr().out
    assert again.split("\n")[:-2] == told[0].split("\n")[:-2]


def test_the_same_command_goes_on_with_the_seed_of_its_file(tmp_path, capsys):
    out = tmp_path / "out"
    words = ["--game", "koikoi", "--levels", "easy,random", "--jobs", "1", "--out", str(out)]
    for rounds in ("4", "8"):
        assert run(arena.main, [*words, "--rounds", rounds]) == 0
    assert len(out.read_text("utf-8").splitlines()) == 5
    assert json.loads(out.read_text("utf-8").split("\n")[0])["seed"] in capsys.readouterr().out


@needed.arena_group("pettingzoo", "numpy")
def test_no_match_of_an_environment_leads_to_the_next():
    from tools.arena.environment import TableEnv

    table = TableEnv("koikoi")
    deals = set()
    for _ in range(3):
        table.reset(seed=None if deals else 7)
        deals.add(table.state_of_match.seed)
    table.reset(seed=7)
    assert len(deals) == 3 and table.state_of_match.seed in deals
    for seed in (-1, 1.5, "x", True, b"7"):
        with pytest.raises(ValueError, match="whole number"):
            table.reset(seed=seed)
