"""Records come to the desk, prove their deals, and tell nothing of a match in play."""

import binascii

import pytest

from engine import seeds
from engine.games import GAMES, HUMAN, load, result_of, styles_of
from engine.record import BadRecord, closing_line, parse
from hal.store import Store
from sim.command import run
from sim.launcher import prepare
from tools import export, verify

prepare()

from app.core.match import Match  # noqa: E402 - after prepare
from app.shell import saved, shelf  # noqa: E402

OPTIONS = {"okey": {"players": 2}, "koikoi": {"rounds": 3}, "ceki": {"players": 2}}
OLD_DEAL = seeds.Deal("0123456789abcdef", "fedcba9876543210", "5" * 16, "")


HEADER = b"tessera record 1\ngame ceki\nrules 1\noption players 2\nseat human\nseat human\n"
SEEDS = b"seed 0123456789abcdef\nbot_seed 0123456789abcdef\n\n"


def committed(cut=42):
    """Return a Commitment that was cut."""
    commitment = seeds.Commitment(lambda: b"entropy!", [1, 2])
    commitment.cut = cut
    return commitment


DEAL = committed().dealt()


def played(folder, game, deal=DEAL, most=10_000):
    """Play a match in which the human takes what comes first; return it."""
    match = Match(game, OPTIONS[game], (HUMAN, "easy"), deal, Store(str(folder)))
    return played_on(match, most)


def played_on(match, most=10_000):
    """Play on as `played` does; return the match."""
    while match.state.to_act >= 0 and len(match.log.actions) < most:
        thinking = match.bot_thoughts()
        if thinking is None:
            match.act(match.state.legal_actions()[0])
            match.save()
            continue
        match.act(*result_of(thinking))
    match.save()
    if match.state.to_act < 0:
        match.end()
    return match


def exported(tmp_path, game):
    """Return the file of the match of a game that is over."""
    path = tmp_path / "match.txt"
    assert run(export.main, [game, "--data", str(tmp_path), "-o", str(path)]) == 0
    return path


@pytest.fixture
def record(tmp_path):
    """The file of a match that is over."""
    played(tmp_path, "koikoi")
    return exported(tmp_path, "koikoi")


def sealed(text):
    """Return the text of a record with the closing line that fits it."""
    body, _, end = text.rpartition("end ")
    return body + closing_line(int(end.split()[0]), binascii.crc32(body.encode()))


def test_a_match_that_is_over_proves_its_deal(record, capsys):
    proof = committed().fingerprint
    assert run(verify.main, [str(record), "--cut", "42", "--fingerprint", *proof.split()]) == 0
    said = capsys.readouterr().out
    assert proof in said and "fixed before you cut; you chose 42" in said
    assert run(verify.main, [str(record), "--fingerprint", proof.lower().replace(" ", "-")]) == 0
    other = seeds.fingerprint("", "0" * 32)
    assert run(verify.main, [str(record), "--fingerprint", other]) == 1
    assert "not the committed one" in capsys.readouterr().out
    assert run(verify.main, [str(record), "--cut", "41"]) == 1
    assert "cut at 42, not at 41" in capsys.readouterr().out


def test_a_stopped_cut_is_called_one(tmp_path, capsys):
    played(tmp_path, "ceki", committed(0).dealt())
    assert run(verify.main, [str(exported(tmp_path, "ceki"))]) == 0
    assert "the number stopped at" in capsys.readouterr().out


def test_a_typing_error_in_a_fingerprint_is_a_sentence(record, capsys):
    proof = committed().fingerprint
    for typed in (proof[:-1], "3" + proof[1:], "xyz", "1" * 15 + "G"):
        assert run(verify.main, [str(record), "--fingerprint", typed]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_no_line_of_a_sealed_record_can_be_altered(record, capsys):
    """Whoever alters a line also knows how to make the checksum."""
    text = record.read_text("utf-8")
    for old, new, told in (
        (DEAL.secret, "0" * 32, "not the committed one"),
        ("cut 42 chosen", "cut 43 chosen", "not the committed one"),
        (DEAL.bot_seed, "0" * 16, "not the committed one"),
        (DEAL.seed, "0" * 16, "Not as played"),
        ("> round 1", "> round 2", "Not as played"),
        ("bot easy", "bot hard", "would have played otherwise"),
    ):
        assert old in text
        record.write_text(text.replace(old, new, 1), "utf-8")
        assert run(verify.main, [str(record)]) in (1, 2)
        capsys.readouterr()
        record.write_text(sealed(text.replace(old, new, 1)), "utf-8")
        status = run(verify.main, [str(record)])
        said = capsys.readouterr()
        assert (status, told in said.out) == (1, True) or "not legal" in said.err, (new, said)


def test_the_moves_of_the_bots_are_checked_unless_the_deal_is_enough(record, capsys):
    assert run(verify.main, [str(record)]) == 0
    assert "moves of bots are their own" in capsys.readouterr().out
    assert run(verify.main, [str(record), "--deal-only"]) == 0
    assert "moves of bots" not in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_style_is_in_the_journal_and_in_the_record(game, tmp_path, capsys):
    style = next(iter(styles_of(game)))
    store = Store(str(tmp_path))
    match = Match(game, OPTIONS[game], (HUMAN, "easy:" + style), DEAL, store)
    played_on(match, most=12)
    match = saved.resume(store, game)
    assert match.seats == (HUMAN, "easy:" + style)
    played_on(match)
    path = exported(tmp_path, game)
    version = load(game, "bot").VERSION
    assert f"\nseat bot easy {version} {style}\n" in path.read_text("utf-8")
    assert run(verify.main, [str(path)]) == 0
    assert "moves of bots are their own" in capsys.readouterr().out


def test_moves_of_another_version_are_not_checked(tmp_path, capsys, monkeypatch):
    ours = load("ceki", "bot").VERSION
    store = Store(str(tmp_path))
    played(tmp_path, "ceki", most=12)
    monkeypatch.setattr(load("ceki", "bot"), "VERSION", ours + 1)
    match = saved.resume(store, "ceki")
    monkeypatch.undo()
    changed = len(match.log.actions)
    played_on(match)
    path = exported(tmp_path, "ceki")
    assert f"\nbots {ours + 1} from {changed + 1}\n" in path.read_text("utf-8")
    assert run(verify.main, [str(path)]) == 0
    said = capsys.readouterr().out
    assert "moves of bots are their own" in said
    assert f"moves of bots are not checked (version {ours + 1})" in said


def test_a_version_that_changes_twice_is_in_the_journal_too(tmp_path, monkeypatch):
    store = Store(str(tmp_path))
    ours = load("ceki", "bot").VERSION
    played(tmp_path, "ceki", most=12)
    counts = []
    for version in (ours + 1, ours + 1, ours + 2):
        monkeypatch.setattr(load("ceki", "bot"), "VERSION", version)
        match = saved.resume(store, "ceki")
        counts.append(len(match.log.actions))
        played_on(match, most=counts[-1] + 6)
    shelf.leave(store, "ceki")
    store.journal("ceki").clear()
    shelf.take(store, shelf.look(store)[0].name)
    versions = saved.in_journal(store.journal("ceki"), "ceki").versions
    assert versions == [(counts[0], ours + 1), (counts[2], ours + 2)]


def test_a_match_begun_in_format_1_ends_in_it(tmp_path, capsys):
    store = Store(str(tmp_path))
    match = Match("ceki", OPTIONS["ceki"], (HUMAN, "easy"), OLD_DEAL, store)
    match.log.format = 1
    played_on(match, most=12)
    match = saved.resume(store, "ceki")
    assert match.is_counted
    played_on(match)
    path = exported(tmp_path, "ceki")
    assert path.read_text("utf-8").startswith("tessera record 1\n")
    proof = seeds.fingerprint(OLD_DEAL.seed, OLD_DEAL.secret)
    assert run(verify.main, [str(path), "--fingerprint", proof]) == 0
    assert proof in capsys.readouterr().out
    assert run(verify.main, [str(path), "--fingerprint", "0" * 16]) == 1


def test_a_deal_that_somebody_chose_is_called_one(tmp_path, capsys):
    played(tmp_path, "ceki", seeds.known(seeds.seed_of("LOKUM")))
    assert run(verify.main, [str(exported(tmp_path, "ceki"))]) == 0
    assert seeds.code_of(seeds.seed_of("LOKUM")) in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_match_in_play_tells_only_what_its_player_saw(game, tmp_path, capsys):
    match = played(tmp_path, game, most=12)
    if match.state.to_act < 0:
        pytest.fail(f"the match of {game} is too short for this test")
    assert run(export.main, [game, "--open", "--data", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    for secret in DEAL[:3]:
        assert secret not in text
    assert committed().fingerprint in text and "cut 42 chosen" in text
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
