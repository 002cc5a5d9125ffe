"""The portable tests pass on the real MicroPython too."""

import pytest

from tests.host import micropython

# The code of tests and application lies in this heap, on the chip in flash; and a chip's whole
# memory, or a flash of 2 MB, lies in some tests. What a table takes on the chip: test_heap.py.
HEAP = "1920wK"


def modules():
    return [path[:-3].replace("/", ".") for path in micropython.portable_tests()]


@pytest.mark.parametrize("name", modules())
def test_a_portable_test_passes_on_micropython(name, compiled):
    told = micropython.run_compiled(compiled, "tests.portable", name, heap=HEAP)
    print(told)
    words = told.split("\n")[-2].split(" ")
    assert words[1:] == ["passed,", "0", "failed"] and int(words[0]) > 0


def test_a_failing_test_is_noticed(compiled):
    """The runner itself: one test that fails, one that passes, and a module without any."""
    with pytest.raises(AssertionError, match="1 passed, 1 failed"):
        micropython.run_compiled(compiled, "tests.portable", "tests.host.failing", heap=HEAP)
    with pytest.raises(AssertionError, match="has no tests"):
        micropython.run_compiled(compiled, "tests.portable", "tests.engine.laws", heap=HEAP)
