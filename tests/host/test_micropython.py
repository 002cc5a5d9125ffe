"""The portable tests pass on the real MicroPython too, in a heap as large as the chip's.

The application's tests hold several boards and the simulator's glass at once and get twice that;
it is the sessions that prove the application fits.
"""

import os

import pytest

from tests.host import micropython

# In words: right for objects, twice too loose for bytes.
HEAPS = {"engine": "240wK", "hal": "240wK", "app": "480wK"}


def modules():
    names = []
    for folder in sorted(HEAPS):
        for file in sorted(os.listdir(os.path.join(micropython.ROOT, "tests", folder))):
            if file.startswith("test_") and file.endswith(".py"):
                names.append("tests.%s.%s" % (folder, file[:-3]))
    return names


@pytest.mark.parametrize("name", modules())
def test_on_micropython(name):
    told = micropython.run("tests/portable.py", name, heap=HEAPS[name.split(".")[1]])
    print(told)
    words = told.split("\n")[-2].split(" ")
    assert words[1:] == ["passed,", "0", "failed"] and int(words[0]) > 0


def test_a_failing_test_is_noticed():
    """The runner itself: one test that fails, one that passes, and a module without any."""
    with pytest.raises(AssertionError, match="1 passed, 1 failed"):
        micropython.run("tests/portable.py", "tests.host.failing")
    with pytest.raises(AssertionError, match="has no tests"):
        micropython.run("tests/portable.py", "tests.engine.laws")
