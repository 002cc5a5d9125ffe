"""Constants replace their names, lines stay, and doubtful names are left alone."""

import pytest

from tools.build.fold import fold

HEAD = "from engine.compat import const\n"
IDS = (
    HEAD + "A = const(1)\nB = const(2)\nGAME_X = const(3)\nLOW = const(-4)\nBIG = const(1 << 30)\n"
)


def folded(**modules):
    """Fold modules `a_b` = source, which main imports all of, by the name with dots."""
    sources = {name.replace("_", "."): text for name, text in modules.items()}
    return fold({"engine.compat": "def const(x):\n    return x\n", "app.ids": IDS, **sources})


def use(source, **others):
    """Fold a module beside app.ids and return it."""
    return folded(main=source, **others)["main"]


@pytest.mark.parametrize(
    "before,after",
    [
        ("from app import ids\nx = ids.A\n", "pass\nx = 1\n"),
        ("from app.ids import A, B\nx = A + B\n", "pass\nx = 3\n"),
        ("from app.ids import A as one\nx = [one]\n", "pass\nx = [1]\n"),
        ("import app.ids as i\nx = i.LOW ** 2\n", "pass\nx = (-4) ** 2\n"),
        ("from app.ids import (\n    A,\n    B,\n)\nx = A\ny = B\n", "pass\n\n\n\nx = 1\ny = 2\n"),
        (
            "from app.ids import A\nx = A.to_bytes(1, 'big')\n",
            "pass\nx = (1).to_bytes(1, 'big')\n",
        ),
        (
            "from app.ids import A\ndef f(a=A):\n    return a, A\n",
            "def f(a=1):\n    return a, 1\n",
        ),
        ("from app.ids import A\nclass C:\n    a = A\n", "class C:\n    a = 1\n"),
        (
            "from app.ids import A\nf = lambda: [A for x in (A,)]\n",
            "f = lambda: [1 for x in (1,)]\n",
        ),
        ("from app.ids import A\nf(A=A)\n", "f(A=1)\n"),
        ("from app.ids import A\nx = y.A\nz = A\n", "x = y.A\nz = 1\n"),
        ("from app.ids import A\nx: A = A\n", "x: A = 1\n"),
        ("from app.ids import A\nx = 'é', A\n", "x = 'é', 1\n"),
        ("def f():\n    from app import ids\n    return ids.B\n", "    pass\n    return 2\n"),
        (HEAD + "_X = const(7)\nx = _X\n", "pass\npass\nx = 7\n"),
        ("from app.ids import A, B\nx = bytes((A, B, 255))\n", "pass\nx = (b'\\x01\\x02\\xff')\n"),
        (
            "x = bytes([3, 4]) + (\n    b'a'\n    + bytes((5,))\n)\n",
            "x = (b'\\x03\\x04a\\x05')\n\n\n\n",
        ),
        ("def f():\n    return g(bytes(()))\n", "def f():\n    return g((b''))\n"),
    ],
)
def test_a_constant_stands_where_it_is_used(before, after):
    result = use(before)
    assert result.endswith(after)
    assert result.count("\n") == before.count("\n")


@pytest.mark.parametrize(
    "source",
    [
        "from app.ids import A\nclass C:\n    A = 9\n    x = A\n",
        "from app.ids import A\ndel A\n",
        "from app.ids import A\ndef f():\n    global A\n    A = 2\n",
        "from app.ids import A\nwith y as A:\n    A\n",
        "from app.ids import A\nx = f'{A}'\n",
        "from app import ids\nids = f(ids)\nx = ids.A\n",
        "from app import ids\nids.A = 5\nx = ids.A\n",
        "from app import ids\nsetattr(y, 'A', 5)\nx = ids.A\n",
        "from app.ids import BIG\nx = BIG\n",
        "try:\n    from app.ids import A\nexcept OSError:\n    from app.ids import B as A\n",
    ],
)
def test_an_uncertain_constant_is_left_as_it_is(source):
    result = folded(main=source)
    assert result["main"] == source
    for name in ("A", "BIG"):
        if name in source.split("import ")[1].split("\n")[0] or "ids." + name in source:
            assert f"{name} = " in result["app.ids"], "it must still be there"


@pytest.mark.parametrize(
    "source",
    [
        "def f(A):\n    return A\n",
        "def f():\n    A = 5\n    return A\n",
        "def f():\n    A = 5\n    return lambda: A\n",
        "y = [A for A in y]\n",
        "def f():\n    from app.m import A\n    return A\n",
    ],
)
def test_another_scope_may_have_another_thing_of_that_name(source):
    result = use("from app.ids import A\nx = A\n" + source, app_m="def A():\n    return 1\n")
    assert result.split("import A\n", 1)[-1].endswith("x = 1\n" + source)


@pytest.mark.parametrize(
    "source",
    [
        "x = bytes((1, y))\n",
        "x = bytes((1, *y))\n",
        "x = bytes({1, 2})\n",
        "x = bytes(3)\n",
        "x = bytes((1, 2), y)\n",
        "x = y.bytes((1, 2))\n",
        "x = b'a' + y\n",
        "bytes = f\nx = bytes((1, 2))\n",
        "def f(bytes):\n    return bytes((1, 2))\n",
        "x = f'{bytes((1, 2))}'\n",
        "x = (1, 2) + (3,)\n",
    ],
)
def test_bytes_that_are_not_certain_are_left_as_they_are(source):
    assert use(source) == source


def test_a_module_of_which_nothing_is_left_is_not_shipped():
    assert "app.ids" not in folded(main="from app import ids\nx = ids.A\n")


def test_functions_beside_constants_stay():
    module = HEAD + "A = const(1)\nB = const(A + 1)\n\ndef f():\n    return A\n"
    result = folded(main="from app.m import B, f\nx = f(B)\n", app_m=module)
    assert result["main"] == "from app.m import f\nx = f(2)\n"
    assert result["app.m"] == "pass\npass\npass\n\ndef f():\n    return 1\n"


def test_a_method_that_only_others_have_goes():
    promised = (
        'class C:\n    def f(self, x):\n        """Do."""\n        raise NotImplementedError\n'
    )
    assert use(promised + "\n    x = 1\n") == "class C:\n    pass\n\n\n\n    x = 1\n"
    for kept in ("raise Error", "x()\n        raise NotImplementedError", "return 1", "pass"):
        source = f"class C:\n    def f(self, x):\n        {kept}\n"
        assert use(source) == source
    function = "def f(x):\n    raise NotImplementedError\n"
    assert use(function) == function


def test_names_that_getattr_may_read_stay():
    result = folded(main="from app import ids\nx = getattr(ids, 'GAME_' + y)\nz = ids.A\n")
    assert result["app.ids"].splitlines()[1:4] == ["pass", "pass", "GAME_X = 3"]
    result = folded(main="from app import ids\nx = getattr(ids, y)\n")
    assert "A = 1\nB = 2\nGAME_X = 3\nLOW = (-4)\n" in result["app.ids"]


def test_a_module_passed_on_keeps_what_somebody_reads_of_something():
    source = "from app import ids\nf(ids, 'B')\nx = y.A\n"
    assert "A = 1\nB = 2\npass\npass\n" in folded(main=source)["app.ids"]


def test_a_module_imported_by_a_computed_name_stays_whole():
    result = folded(main="x = __import__('app.' + y)\n")
    assert "A = 1\nB = 2\nGAME_X = 3\n" in result["app.ids"]


def test_a_module_that_a_computed_name_may_mean_too_is_shipped():
    main = "from app import ids\nx = ids.A, __import__('app.' + y).B, 'ids'\n"
    assert "\npass\nB = 2\npass\n" in folded(main=main)["app.ids"]


def test_a_field_is_no_name_of_a_module():
    main = (
        "from app import ids\nx = ids.A, __import__('app.' + y), namedtuple('T', ('ids', 'A'))\n"
    )
    assert "app.ids" not in folded(main=main)


def test_a_constant_handed_on_is_found_where_it_is_made():
    result = folded(main="from app.m import A\nx = A\n", app_m="from app.ids import A as A\n")
    assert result["main"] == "pass\nx = 1\n"
    assert not {"app.m", "app.ids"} & set(result)
    result = folded(main="from app.m import A\nx = f'{A}'\n", app_m="from app.ids import A as A\n")
    assert "A = 1" in result["app.ids"] and "import A" in result["app.m"]


def test_code_for_pyright_alone_is_removed():
    read_by_pyright = "if TYPE_CHECKING:\n    import typing\n    A = 1\n"
    assert use(HEAD + "TYPE_CHECKING = const(0)\n" + read_by_pyright + "x = 2\n").endswith(
        "\n\n\n\nx = 2\n"
    )
