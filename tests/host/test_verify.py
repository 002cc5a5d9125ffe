"""Records come to the desk, prove their deals, and tell nothing of a match in play."""

import pytest

from engine import seeds
from engine.games import GAMES, HUMAN
from engine.record import BadRecord, parse
from hal.store import Store
from sim.launcher import prepare
from tools import export, verify
from tools.common.cli import run

prepare()

from app.core.match import Match  # noqa: E402 - after prepare

OPTIONS = {"okey": {"players": 2}, "koikoi": {"rounds": 3}, "ceki": {"players": 2}}
DEAL = seeds.draw(lambda: b"entropy!", [1, 2])


HEADER = b"tessera record 1\ngame ceki\nrules 1\noption players 2\nseat human\nseat human\n"
SEEDS = b"seed 0123456789abcdef\nbot_seed 0123456789abcdef\n\n"


def played(folder, game, deal=DEAL, most=10_000):
    """Play a match in which the human takes what comes first; return it."""
    match = Match(game, OPTIONS[game], (HUMAN, "easy"), deal, Store(str(folder)))
    while match.state.to_act >= 0 and len(match.record.actions) < most:
        thinking = match.bot()
        if thinking is None:
            match.act(match.state.legal_actions()[0])
            match.save()
            continue
        try:
            while True:
                next(thinking)
        except StopIteration as done:
            match.act(*done.value)
    match.save()
    return match


@pytest.fixture
def record(tmp_path):
    """The file of a match that is over."""
    played(tmp_path, "koikoi")
    path = tmp_path / "match.txt"
    assert run(export.main, ["koikoi", "--data", str(tmp_path), "-o", str(path)]) == 0
    return path


def test_a_match_that_is_over_proves_its_deal(record, capsys):
    proof = seeds.fingerprint(DEAL.seed, DEAL.salt)
    assert run(verify.main, [str(record), "--fingerprint", proof.upper()]) == 0
    assert proof in capsys.readouterr().out
    assert run(verify.main, [str(record), "--fingerprint", "0" * 16]) == 1
    assert "not promised" in capsys.readouterr().out


def test_a_record_with_another_salt_or_event_is_not_right(record, capsys):
    text = record.read_text("utf-8")
    for old, new in ((DEAL.salt, "0" * 16), ("> round 1", "> round 2")):
        record.write_text(text.replace(old, new, 1), "utf-8")
        assert run(verify.main, [str(record)]) in (1, 2)
        said = capsys.readouterr()
        assert "altered" in said.err or "Not as played" in said.out


def test_a_deal_that_somebody_chose_is_called_one(tmp_path, capsys):
    played(tmp_path, "ceki", seeds.known(seeds.seed_of("LOKUM")))
    path = tmp_path / "match.txt"
    assert run(export.main, ["ceki", "--data", str(tmp_path), "-o", str(path)]) == 0
    assert run(verify.main, [str(path)]) == 0
    assert seeds.code_of(seeds.seed_of("LOKUM")) in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_match_in_play_tells_only_what_its_player_saw(game, tmp_path, capsys):
    match = played(tmp_path, game, most=12)
    if match.state.to_act < 0:
        pytest.fail(f"the match of {game} is too short for this test")
    assert run(export.main, [game, "--open", "--data", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    for secret in DEAL:
        assert secret not in text
    assert seeds.fingerprint(DEAL.seed, DEAL.salt) in text
    assert "> seat 0 holds" in text and "> seat 1 holds" not in text
    with pytest.raises(BadRecord, match="in play"):
        parse(text + "end 0 00000000\n")


def test_the_deal_of_a_code_can_be_looked_at(capsys):
    assert run(verify.main, ["lokum", "--game", "okey", "--option", "players=2"]) == 0
    word = capsys.readouterr().out
    assert "seat 1 holds" in word
    code = seeds.code_of(seeds.seed_of("lokum"))
    assert run(verify.main, [code, "--game", "okey", "--option", "players=2"]) == 0
    assert capsys.readouterr().out == word


@pytest.mark.parametrize(
    "arguments", (["nothing"], ["A", "--game", "okey"], ["LOKUM", "--game", "chess"])
)
def test_a_check_that_cannot_be_made_is_refused_in_one_sentence(arguments, capsys):
    assert run(verify.main, arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_there_is_nothing_to_export_before_a_match(tmp_path, capsys):
    assert run(export.main, ["okey", "--data", str(tmp_path)]) == 2
    assert "no finished match of" in capsys.readouterr().err


@pytest.mark.parametrize(
    "data", (HEADER + b"\xff\n\n\0", HEADER + SEEDS + b"\0\xf1\xff", HEADER + SEEDS + b"\0\1\0")
)
def test_a_match_that_no_device_wrote_is_a_sentence(data, tmp_path, capsys):
    Store(str(tmp_path)).save("ceki_over", data)
    assert run(export.main, ["ceki", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "cannot be read" in said
