"""Records: text and back, and a sentence for everything that is no whole record of ours."""

import binascii

from engine import transcript
from engine.compat import IS_MICROPYTHON
from engine.log import bot_seed_of
from engine.record import BadRecord, Record, closing_line, parse, parse_open
from engine.rng import Rng, mix
from tests.engine.okey_laws import LAWS
from tools.play import replay

SEED = "0123456789abcdef"


def sealed(body):
    """A body with the closing line that fits it."""
    count = len([line for line in body.split("\n") if line[:1].isdigit()])
    return body + closing_line(count, binascii.crc32(body.encode()))


def sentence(call, *arguments):
    """The message of the BadRecord that is raised, or None."""
    try:
        call(*arguments)
    except BadRecord as error:
        return str(error)
    return None


def short_record():
    record, _ = LAWS.bot_match(3, 1, players=4, win_mode="single")
    record.actions.cut(20)
    return record


def after_options(lines):
    """The lines after the last option."""
    return lines[max(i for i, line in enumerate(lines) if line.startswith("option ")) + 1 :]


def test_a_record_reads_like_this():
    record = Record("okey", {"players": 2}, ["human", "bot hard 1"], SEED, SEED)
    record.actions.append((record.start().to_act, record.start().legal_actions()[-1], None))
    lines = record.text().split("\n")
    assert lines[:4] == ["tessera record 2", "game okey", "rules 1", "option players 2"]
    *seats, action, end, rest = after_options(lines)
    assert seats == ["seat human", "seat bot hard 1", "seed " + SEED, "bot_seed " + SEED]
    assert action == record.action_text(0) and end.startswith("end 1 ") and not rest


def test_a_secret_and_its_cut_stand_before_the_seeds():
    record = Record(
        "okey", {"players": 2}, ["human", "bot hard 1"], SEED, SEED, "5" * 32, "9 chosen"
    )
    assert after_options(record.header_lines())[2:] == [
        "secret " + "5" * 32,
        "cut 9 chosen",
        "seed " + SEED,
        "bot_seed " + SEED,
    ]
    assert parse(record.text()).deal == record.deal


def test_a_match_of_format_1_keeps_its_format():
    record = Record("okey", {"players": 2}, ["human", "bot hard 1"], SEED, SEED, "5" * 16)
    record.format = 1
    text = record.text()
    assert text.startswith("tessera record 1\n") and "\nsalt " + "5" * 16 + "\n" in text
    again = parse(text)
    again.change_version(9)
    assert again.deal == record.deal and again.text() == text


def test_a_file_of_format_1_is_read():
    with open("tests/data/record_1.txt") as file:
        text = file.read()
    record = parse(text)
    assert record.format == 1 and record.text() == text
    assert record.replay().round_result


def test_the_style_of_a_bot_is_part_of_its_seat():
    seats = ["human", "bot hard 1 high"]
    record = Record("okey", {"players": 2}, seats, SEED, SEED)
    text = record.text()
    assert "\nseat bot hard 1 high\n" in text
    assert parse(text).seats == seats and parse(text).text() == text
    old = text[: text.index("end ")].replace("record 2", "record 1")
    assert "'high', unknown" in (sentence(parse, sealed(old)) or "")


def test_another_version_of_the_bots_is_in_the_record():
    record = short_record()
    number = len(record.actions)
    first = record.version_at(number, 0)
    record.change_version(int(first))
    assert record.versions == []
    record.change_version(99)
    record.change_version(99)
    text = record.text()
    assert "\nbots 99 from %d\n" % (number + 1) in text
    again = parse(text)
    assert again.text() == text and replay.first_difference(again.lines()) is None
    assert again.version_at(number - 1, 0) == first and again.version_at(number, 0) == "99"
    again.cut_actions(number - 3)
    assert again.versions == [(number - 3, 99)]


def test_a_journal_without_closing_line_is_understood():
    record = short_record()
    text = record.text()
    body = text[: text.index("end ")]
    assert list(parse_open(body).actions) == list(record.actions)
    assert len(parse_open("\n".join(record.header_lines())).actions) == 0


def test_a_record_cut_anywhere_is_refused():
    text = short_record().text()
    for end in range(0, len(text), 7 if IS_MICROPYTHON else 1):
        assert sentence(parse, text[:end]), end
        assert sentence(replay.first_difference, pieces(text[:end])), end


def pieces(text):
    """The lines of a text with their newlines."""
    lines = [line + "\n" for line in text.split("\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def test_a_record_with_any_line_altered_is_refused():
    text = short_record().text()
    lines = text.split("\n")
    for number in range(len(lines) - 1):
        for other in (lines[number] + "1", "", lines[number - 1]):
            altered = "\n".join(lines[:number] + [other] + lines[number + 1 :])
            assert sentence(parse, altered), (number, other)


def test_an_error_is_named_even_under_a_fitting_checksum():
    text = short_record().text()
    body = text[: text.index("end ")]
    for old, new, words in (
        ("record 2", "record 3", "format"),
        ("seed ", "salt 0000000000000000\nseed ", "not understood"),
        ("seed ", "secret 0000\nseed ", "16 hex digits"),
        ("seed ", "secret " + "0" * 32 + "\nseed ", "a cut is"),
        ("seed ", "secret " + "0" * 32 + "\ncut 0 chosen\nseed ", "a cut is"),
        ("seed ", "secret " + "0" * 32 + "\ncut 9 guessed\nseed ", "a cut is"),
        ("seed ", "cut 9 chosen\nseed ", "16 hex digits"),
        ("seed ", "bots 3 from 0\nseed ", "says nothing"),
        ("seat bot easy 3", "seat bot easy 3 bold", "'bold', unknown"),  # of another game
        ("seat bot easy 3", "seat bot easy 3 high left", "'high left', unknown"),
        ("tessera", "tesseract", "no record"),
        ("game okey", "game chess", "no game 'chess'"),
        ("rules 1", "rules 9", "version 9 of the rules"),
        ("players 4", "players 5", "players 5"),
        ("option start", "option begin", "begin"),
        ("win_mode single", "win_mode", "win_mode"),
        ("seed ", "seed x", "seed"),
        ("seat bot easy 3", "seat bot", "seat"),
        ("seat bot easy 3\n", "", "3 seats for 4 players"),
        ("rules 1\n", "", "no line 'rules'"),
        ("rules 1\n", "rules 1\nrules 1\n", "not understood"),
        ("discard:", "discards:", "no action"),
        ("discard:", "discard:Z", "no tile"),
    ):
        assert old in body, old
        said = sentence(parse, sealed(body.replace(old, new, 1)))
        assert said and words in said, (old, new, said)
        assert said.endswith("."), said


def with_other_action(record, number, wrong):
    """A copy of a record in which one action is another."""
    other = parse(record.text())
    other.actions.cut(number)
    other.actions.append(wrong)
    for later in range(number + 1, len(record.actions)):
        other.actions.append(record.actions[later])
    return other


def test_an_action_that_is_not_legal_is_refused_when_replayed():
    record = short_record()
    for number in (0, 7, 19):
        seat, _, _ = record.actions[number]
        for wrong, words in (
            ((seat, 6, None), "'next_round' is not legal here"),
            (((seat + 1) % 4, 0, None), "seat %d is to act" % seat),
        ):
            altered = with_other_action(record, number, wrong)
            said = sentence(parse(altered.text()).replay)
            assert said and words in said
            assert words in sentence(replay.first_difference, altered.lines())


def test_random_bytes_and_random_damage_are_refused_with_a_sentence():
    rng = Rng(mix(SEED, 1))
    text = short_record().text()
    for _ in range(30 if IS_MICROPYTHON else 400):
        damaged = list(text)
        for _ in range(1 + rng.below(4)):
            at = rng.below(len(damaged))
            damaged[at] = chr(10 if rng.below(8) == 0 else 32 + rng.below(95))
        damaged = "".join(damaged)
        assert damaged == text or sentence(parse, damaged), damaged
        noise = "".join([chr(1 + rng.below(126)) for _ in range(rng.below(60))])
        assert sentence(parse, noise) and sentence(parse, "tessera record 1\n" + noise)


def test_a_transcript_that_differs_is_found_at_its_first_line():
    record = short_record()
    lines = list(transcript.lines(record))
    assert replay.first_difference(iter(lines)) is None
    for number in range(16, len(lines) - 1):
        if lines[number].startswith(">"):
            changed = lines[:number] + ["> nothing happens\n"] + lines[number + 1 :]
            found = replay.first_difference(changed)
            assert found.number == number + 1
            assert found.expected + "\n" == lines[number] and found.got == "> nothing happens"
            missing = lines[:number] + lines[number + 1 :]
            assert replay.first_difference(missing).number in (number + 1, 17)
    more = lines[:20] + ["> and more\n"] + lines[20:]
    assert replay.first_difference(more).got == "> and more"


def test_a_bot_draws_from_another_stream_at_each_action():
    record = short_record()
    streams = [record.bot_rng(seat, count).word() for seat in range(3) for count in range(20)]
    assert len(set(streams)) > 50


def test_a_transcript_says_what_replaying_it_says():
    record = short_record()
    text = "".join(transcript.lines(record))
    again = parse(text)
    assert list(again.actions) == list(record.actions)
    assert "".join(transcript.lines(again)) == text
    assert bot_seed_of(record.seed) == record.bot_seed
