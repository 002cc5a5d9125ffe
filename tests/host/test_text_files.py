"""A text file with a byte order mark, as some editors and shells write it, is read like others."""

import codecs

import pytest

from sim import cli, launcher
from sim.command import ROOT, run
from tests.host import tiny_app
from tests.host.test_cli import SESSION
from tests.host.test_position import KOIKOI
from tools import transcript, verify
from tools.rules import __main__ as rules
from tools.texts import source

RECORD = (ROOT / "tests" / "playthroughs" / "koikoi_declared.txt").read_text("utf-8")
CASES = (ROOT / "tests" / "rules" / "koikoi_deal.json").read_text("utf-8")
ENCODED = {
    "UTF-8": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, big end first": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "Windows": lambda text: codecs.BOM_UTF16_LE + text.replace("\n", "\r\n").encode("utf-16-le"),
}


def sim(*arguments):
    return lambda path: cli.main(
        ["--face", "headless", *[word.replace("FILE", path) for word in arguments]]
    )


def tool(main, *arguments):
    return lambda path: run(main, [*arguments, path])


READ = {
    "script": (sim("--script", "@FILE"), "READY OK SHOT:a\n"),
    "session": (sim("--replay", "FILE"), SESSION),
    "match": (sim("--match", "FILE", "--script", "OK"), RECORD),
    "replay": (sim("--watch", "FILE", "--script", "OK"), RECORD),
    "position": (sim("--position", "FILE", "--script", "OK"), KOIKOI),
    "transcript": (tool(transcript.main, "replay"), RECORD),
    "record": (tool(verify.main), RECORD),
    "rule cases": (tool(rules.main), CASES),
}


@pytest.mark.parametrize("what", READ)
def test_a_byte_order_mark_changes_nothing(what, tmp_path, monkeypatch, capsys):
    launcher.prepare()
    monkeypatch.setattr(launcher, "prepare", lambda: tiny_app.start)
    monkeypatch.chdir(tmp_path)
    work, text = READ[what]
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    status, said = work(str(path)), capsys.readouterr()
    assert not said.err
    for encoded in ENCODED.values():
        path.write_bytes(encoded(text))
        assert (work(str(path)), capsys.readouterr()) == (status, said)


def test_a_translation_with_a_byte_order_mark_is_read(tmp_path):
    path = source.language_path("it", "okey")
    marked = tmp_path / "okey.po"
    marked.write_bytes(codecs.BOM_UTF8 + path.read_bytes())
    assert list(source.load(marked)) == list(source.load(path))
