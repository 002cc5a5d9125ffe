"""Where in .mpy files the code, bytes and texts are: of all that a module may have."""

import pytest

from tests.host.mpy_writer import code, module, number, thing
from tools.build import building, mpy

RETURN_VALUE = 0x63  # what all functions here end with
LONG = "A text that is no name: too long, and with spaces."
EIGHT = bytes(range(0x80, 0xA0))
LONGEST = bytes(1 << 14)  # three bytes, of which the one in the middle is 0x80
LARGE = bytes([7, 0, 9]) * 100  # its length takes two bytes

# Its description -> source, how many pieces of bytecode, the bytes and texts that are objects.
SOURCES = {
    "nothing": ("", 1, ()),
    "a function": ("def f(x):\n    return x + 1\n", 2, ()),
    "nested functions": (
        "def f(x):\n    def g(y):\n        return lambda z: x + y + z\n    return g\n"
        "def h():\n    return [i for i in (1, 2)]\n",
        6,
        (),
    ),
    "classes": (
        "class A:\n    def f(self):\n        return 1\n    class B:\n        x = 2\n",
        4,
        (),
    ),
    "generators": ("def f(n):\n    for i in range(n):\n        yield i\n", 2, ()),
    "bytes": (f"A = {EIGHT!r}\nB = {LARGE!r}\ndef f():\n    return b''\n", 2, (EIGHT, LARGE, b"")),
    "texts": (f"A = {LONG!r}\nB = 'näme'\nC = 'name'\nD = {LONG * 9!r}\n", 1, (LONG, LONG * 9)),
    "tuples": (
        f"A = ({EIGHT!r}, ({LARGE!r}, 1, None, ()), True, {LONG!r}, ...)\nB = (1, 2.5)\n",
        1,
        (EIGHT, LARGE, LONG),
    ),
    "numbers": (
        f"A = 123456789012345678901234567890\nB = 1.5\nC = -3\nD = 2.5j\nE = {EIGHT!r}\n",
        1,
        (EIGHT,),
    ),
    "viper": (
        f"import micropython\nA = {EIGHT!r}\n@micropython.viper\n"
        "def f(a: int, b: int) -> int:\n    return a * b\n"
        "def g():\n    return 1\n"
        "@micropython.viper\ndef h(a):\n    return a\n",
        2,
        (EIGHT,),
    ),
    "native": (
        f"import micropython\n@micropython.native\ndef f(a, *, b=2):\n"
        f"    def g():\n        return a\n    return g, b, {LARGE!r}\n"
        "def h():\n    return 1\n",
        2,
        (LARGE,),
    ),
    "a native generator": (
        "import micropython\n@micropython.native\ndef f(n):\n    yield n\ndef g():\n    yield 1\n",
        2,
        (),
    ),
}


@pytest.fixture(params=SOURCES)
def compiled(request, tmp_path):
    """A module, compiled for a Pico, and its known contents."""
    source, *known = SOURCES[request.param]
    (tmp_path / "module.py").write_text(source, "utf-8")
    building.compile_module(tmp_path / "module.py", "module", tmp_path / "module.mpy")
    return (tmp_path / "module.mpy").read_bytes(), *known


def _contents(data):
    kinds = mpy.OBJECT, mpy.BYTECODE
    return [data[at : at + length] for at, length, kind in mpy.constants(data) if kind in kinds]


def _natives(data):
    return [data[at : at + n] for at, n, kind in mpy.constants(data) if kind == mpy.NATIVE]


def _as_bytes(one):
    return one.encode() if isinstance(one, str) else one


def test_everything_is_found_where_it_is(compiled):
    data, codes, objects = compiled
    wanted = [_as_bytes(one) for one in objects]
    found = _contents(data)
    assert sorted(found[:-codes]) == sorted(wanted)
    for content in found[-codes:]:
        assert content[-1] == RETURN_VALUE
    ends = [0] + [at + length for at, length, _ in mpy.constants(data)]
    begins = [at for at, *_ in mpy.constants(data)]
    assert all(end <= begin for end, begin in zip(ends, begins, strict=False))
    assert ends[-1] <= len(data)


def test_functions_that_behave_differently_have_different_code(tmp_path):
    """One number is another: one byte of one function's code is."""
    found = []
    for value in (5, 6):
        source = f"def f():\n    return 7\ndef g():\n    return {value}\nclass A:\n    x = 8\n"
        (tmp_path / "module.py").write_text(source, "utf-8")
        building.compile_module(tmp_path / "module.py", "module", tmp_path / "module.mpy")
        found.append(_contents((tmp_path / "module.mpy").read_bytes()))
    differing = [i for i in range(4) if found[0][i] != found[1][i]]
    assert differing == [2]
    assert found[0][2][-2:] == bytes([0x85, RETURN_VALUE])  # LOAD_CONST_SMALL_INT 5
    assert found[1][2][-2:] == bytes([0x86, RETURN_VALUE])


# Written by hand ------------------------------------------------------------------------------


def test_written_by_hand():
    names = [
        number(2 << 1) + b"me\0",
        number(77 << 1 | 1),
        number(150 << 1) + 150 * b"n" + b"\0",
    ]
    objects = [
        bytes([0]),
        bytes([4]),
        thing(5, b"text"),
        thing(7, b"12345678901234567890"),
        bytes([10]) + number(3) + thing(6, b"first") + bytes([10, 0]) + thing(8, b"1.5"),
        thing(9, b"1j"),
        thing(6, b"second" * 40),
        thing(5, LONGEST),
    ]
    one = code(0, b"module", code(1, b"native", code(0, b"inner")), code(2, b"viper"))
    child = [b"child%3d" % i for i in range(130)]
    large = code(0, b"large" * 50, *[code(0, content) for content in child])
    both = code(0, b"outer", one, large, code(0, b""))
    codes = [b"module", b"inner"]
    for whole, wanted, natives in (
        (one, codes, [b"native", b"viper"]),
        (large, [b"large" * 50, *child], []),
        (both, [b"outer", *codes, b"large" * 50, *child, b""], [b"native", b"viper"]),
    ):
        found = _contents(module(names, objects, whole))
        assert found == [b"text", b"first", b"second" * 40, LONGEST, *wanted]
        assert _natives(module(names, objects, whole)) == natives


# Code in its place ----------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 4, 64, 1000])
def test_code_gets_where_it_is_wanted(compiled, step):
    """Only the bytes behind a function's code differ, and nothing is lost."""
    data = compiled[0]
    for kinds in ((mpy.NATIVE,), (mpy.BYTECODE, mpy.NATIVE)):

        def fits(one, kinds=kinds):
            return one.kind not in kinds or one.place % step == 0

        settled = mpy.settled(data, fits)
        places = mpy.constants(settled)
        was = mpy.constants(data)
        body = next(place for place in was if place.is_code)  # nothing stands before it
        for old, new in zip(was, places, strict=True):
            before = data[old.place : old.place + old.length]
            after = settled[new.place : new.place + new.length]
            assert old.kind == new.kind and after[: old.length] == before
            assert not any(after[old.length :]) and len(after) - len(before) < step
            assert old is body or new.kind not in kinds or new.place % step == 0
        if kinds == (mpy.NATIVE,) and not _natives(data):
            assert settled == data


def test_code_stays_where_nothing_fits(compiled):
    data = compiled[0]
    settled = mpy.settled(data, lambda _: False)
    assert _contents(settled) == _contents(data) and _natives(settled) == _natives(data)


# The bytes behind a module in the heap ---------------------------------------------------------

NAME = number(1 << 1) + b"n\0"


@pytest.mark.parametrize("count", [1, 6, 7, 8, 9, 15, 16, 127, 128, 16383, 16384])
def test_names_without_constants_do_not_fill_their_blocks(count):
    """A block of 16 bytes has room for eight names, and two names take one word."""
    data = module([NAME] * count, [], code(0, b"code", code(1, b"child")))
    assert mpy.is_open(data) == (count % 8 in (7, 0))
    closed = mpy.closed(data)
    assert not mpy.is_open(closed) and (closed == data) == (not mpy.is_open(data))
    names = [place for place in mpy.constants(closed) if place.kind == mpy.NAME]
    assert len(names) == count  # the empty name is the interpreter's own
    assert len(closed) - len(data) in (0, *range(2, 9))
    assert _contents(closed) == _contents(data) and _natives(closed) == _natives(data)


def test_constants_behind_the_names_are_a_module_s_own():
    for count in range(20):
        assert not mpy.is_open(module([NAME] * count, [bytes([4])], code(0, b"code")))
    assert not mpy.is_open(module([], [], code(0, b"code")))


# Damaged --------------------------------------------------------------------------------------


def test_a_file_that_was_cut_off_anywhere_is_refused(compiled):
    data = compiled[0]
    for length in range(len(data)):
        with pytest.raises(ValueError, match=r"cut off|no \.mpy|the code ends at"):
            mpy.constants(data[:length])
    with pytest.raises(ValueError, match="the code ends at"):
        mpy.constants(data + b"\0")


@pytest.mark.parametrize("head", [b"M\x05", b"M\x07", b"m\x06", b"\x06M", b"C\x06"])
def test_another_version_is_refused(head):
    data = module([], [], code(0, b"code"))
    assert mpy.constants(data) == [(7, 4, mpy.BYTECODE)]
    with pytest.raises(ValueError, match="version 6"):
        mpy.constants(head + data[2:])


def test_assembler_is_refused(tmp_path):
    """It has more behind its code than the others, and no module of ours has any."""
    source = "import micropython\n@micropython.asm_thumb\ndef f():\n    nop()\n"
    (tmp_path / "module.py").write_text(source, "utf-8")
    building.compile_module(tmp_path / "module.py", "module", tmp_path / "module.mpy")
    with pytest.raises(ValueError, match="assembler"):
        mpy.constants((tmp_path / "module.mpy").read_bytes())
