"""A fresh output is not made again; a change of its sources or of itself makes it stale."""

import pytest

from tools.build import stamp


def test_only_what_is_stale_is_made(tmp_path):
    sources, out = tmp_path / "sources", tmp_path / "out"
    beside = tmp_path / "out.map"
    sources.mkdir()
    (sources / "a.py").write_text("a")
    times = []

    def work():
        times.append(1)
        out.mkdir(exist_ok=True)
        (out / "a.mpy").write_text("made of " + (sources / "a.py").read_text())
        beside.write_text("map")

    def made(*words):
        before = len(times)
        stamp.make(out, stamp.files(sources), words, work, [beside])
        return len(times) > before

    assert made("one") and not made("one")
    assert made("two") and not made("two")
    (sources / "a.py").write_text("b")
    assert made("two") and not made("two")
    (sources / "b.py").write_text("")
    assert made("two") and not made("two")
    (out / "a.mpy").write_text("cut")
    assert made("two") and not made("two")
    (out / "more").write_text("")
    (out / "more").unlink()
    assert not made("two")
    beside.unlink()
    assert made("two") and not made("two")


def test_interrupted_work_is_done_again(tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    stamp.make(out, [], [], lambda: None)

    def stopped():
        (out / "half").write_text("")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stamp.make(out, [], ["new"], stopped)
    times = []
    stamp.make(out, [], [], lambda: times.append(1))
    assert times
