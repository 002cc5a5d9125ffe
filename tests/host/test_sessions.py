"""Every recorded session comes out as it was, picture by picture.

On MicroPython a fifth of them is played, with LAWS=all each one.

On CPython every text of a colour panel is read as well: it has contrast enough.
"""

import os
import re
import shutil

import pytest

from sim.board import load_profile
from sim.launcher import read_session
from tests.host import contrast, micropython
from tests.sample import sampled
from tools import frames

# In words. Near what the Pico leaves, and 200 K words more: here code, names and line numbers are
# in the heap, which a Pico reads in its flash. The table of names doubles at the 2,541st name, and
# takes 28 KB in one piece: no relinker keeps it small here.
HEAP = "440wK"


@pytest.mark.parametrize("name", frames.names())
def test_a_session_gives_its_pictures_and_no_faint_texts(name, monkeypatch):
    is_colour = not load_profile(read_session(frames.path_of(name)).board).MONO
    reader = contrast.reading(monkeypatch) if is_colour else None
    assert frames.check(name) == []
    if reader:
        assert reader.seen > 20
        assert not reader.faint, "texts without contrast"


def test_a_faint_text_is_noticed(monkeypatch):
    monkeypatch.setattr(contrast, "TEXT", 12)
    reader = contrast.reading(monkeypatch)
    assert frames.check("display_pack_end") == []
    assert any(ratio < 12 for _, ratio in reader.faint.values())
    assert {is_high for _, _, _, is_high in reader.faint} == {False, True}


@pytest.mark.parametrize("name", frames.names()[:: sampled(8, 1)])
def test_session_on_micropython(name, shipped, tmp_path):
    path = frames.path_of(name)
    files = (path, str(tmp_path / "data"))
    came = micropython.run_compiled(shipped, "sim.replay", *files, heap=HEAP)
    events = read_session(path).events
    recorded = [rest for _, word, rest in events if word == "shot"]
    # A failure between two pictures shows in neither. So it is told, and before the pictures.
    failure = tmp_path / "data" / "error.dat"
    told = failure.read_text(errors="replace") if failure.exists() else ""
    assert bool(told) == any(word == "fail" for _, word, _ in events), told
    assert came.split("\n")[:-1] == recorded


def test_every_picture_is_marked_in_a_session_s_difference():
    from PIL import Image

    old = Image.new("RGB", (10, 10), "green")
    new = old.copy()
    new.putpixel((3, 4), (255, 0, 0))
    image = frames.difference_image(old, new)
    assert image.size == (38, 10)
    marked = image.crop((28, 0, 38, 10))
    assert marked.getpixel((3, 4)) == (200, 0, 0)
    assert [marked.getpixel((x, y)) for x in range(10) for y in range(10)].count((200, 0, 0)) == 1


def test_a_changed_session_is_noticed(tmp_path, monkeypatch):
    name = frames.names()[0]
    with open(frames.path_of(name)) as file:
        text = file.read()
    shot = next(line for line in text.split("\n") if " shot " in line)
    (tmp_path / (name + ".ses")).write_text(text.replace(shot, shot[:-8] + "00000000"))
    monkeypatch.setattr(frames, "SESSIONS", str(tmp_path))
    complaints = frames.check(name)
    assert len(complaints) == 1
    assert shot in complaints[0] or "00000000" in complaints[0]


def test_the_help_names_a_session_that_there_is():
    named = re.findall(r"^    python -m tools\.frames (\w+)", frames.__doc__, re.MULTILINE)
    assert named and set(named) <= set(frames.names())


def test_unchanged_files_are_not_written(tmp_path, monkeypatch):
    name = "ceki_2_ssd1306_diy"
    shutil.copy(frames.path_of(name), tmp_path)
    shutil.copytree(os.path.join(frames.FRAMES, name), tmp_path / name)
    monkeypatch.setattr(frames, "SESSIONS", str(tmp_path))
    monkeypatch.setattr(frames, "FRAMES", str(tmp_path))
    pictures = sorted((tmp_path / name).iterdir())
    files = [tmp_path / (name + ".ses"), *pictures]
    for path in files:
        os.utime(path, (0, 0))
    assert not frames.update(name)
    assert [path.stat().st_mtime for path in files] == [0] * len(files)
    other = pictures[0].read_bytes()
    pictures[0].write_bytes(pictures[1].read_bytes())
    (tmp_path / name / "nowhere.png").write_bytes(other)
    assert frames.update(name)
    assert sorted((tmp_path / name).iterdir()) == pictures
    assert frames.check(name) == []
