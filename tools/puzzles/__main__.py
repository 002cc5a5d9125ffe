"""Finds the puzzles of each game, and checks them by exhaustive search.

    python -m tools.puzzles                 look for the puzzles, and compare them with the modules
    python -m tools.puzzles --update        write engine/GAME/puzzle_list.py
    python -m tools.puzzles --check         check every puzzle (minutes); make puzzles-check
    python -m tools.puzzles okey --check --every 50

The search plays the rounds 0, 1, 2 and so on by the fixed play of engine/GAME/puzzles.py, and
keeps the hardest position of each round that has one answer, until every grade is full. The check
shares none of that: tools/puzzles/GAME.py tries everything.
"""

import argparse
import sys
import time

from engine.games import GAMES, load
from engine.puzzles import BYTES, COUNTS, GRADES, NO_PIECE, entry, puzzle_list
from sim.command import ROOT, Parser, UsageError, one_of, run, within, write_text
from tools.puzzles import ceki, koikoi, okey

_ROUNDS = 1 << 16
_MOST_ACTIONS = 255
_A_WHILE = 250  # puzzles, after which the check says how far it is
_A_LINE = 20  # bytes in a line of the module

_RIGHT = {"okey": okey.right, "koikoi": koikoi.right, "ceki": ceki.right}


def find(game, counts=COUNTS):
    """Return the packed puzzles of a game, a list of bytearray for each grade.

    Raises UsageError.
    """
    puzzle_of = load(game, "puzzles").Puzzle
    packed = [bytearray() for _ in counts]
    full = [count * BYTES for count in counts]
    for number in range(_ROUNDS):
        found = hardest(puzzle_of(number))
        if found:
            actions, grade = found
            is_wanted = len(packed[grade]) < full[grade]
            if is_wanted and not _doubt(game, number, actions, grade):
                packed[grade] += bytes((number & 255, number >> 8, actions))
        if [len(some) for some in packed] == full:
            return packed
    raise UsageError(f"{game}: only {[len(some) // BYTES for some in packed]} puzzles")


def _doubt(game, number, actions, grade):
    """Return why a position with one answer is not kept, "" if it is.

    The check of Ceki cannot settle every position (four in a thousand): the history of a hand may
    rule out more than its cards do. Okey's review may prefer another throw (two in a thousand): it
    looks beyond the next draw.
    """
    if game == "ceki":
        return fault(game, number, actions, grade)
    return okey.doubt(reach(game, number, actions)[0]) if game == "okey" else ""


def hardest(puzzle):
    """Return (actions, grade) of the hardest position of a round that has one answer, or None.

    Of equally hard ones it is the first.
    """
    found = None
    for actions in range(_MOST_ACTIONS + 1):
        if puzzle.state.round_result is not None:
            break
        if puzzle.answer() != NO_PIECE:
            grade = puzzle.grade()
            if found is None or grade > found[1]:
                found = actions, grade
        puzzle.step()
    return found


def reach(game, number, actions):
    """Return the Puzzle after so many actions of a round, and the list of these actions."""
    puzzle = load(game, "puzzles").Puzzle(number)
    played = []
    apply = puzzle.state.apply

    def noted(action, arg=None):
        played.append(action)
        return apply(action, arg)

    puzzle.state.apply = noted
    for _ in range(actions):
        puzzle.step()
    del puzzle.state.apply
    return puzzle, played


def fault(game, number, actions, grade):
    """Return what is wrong with a puzzle, "" if nothing is."""
    puzzle, played = reach(game, number, actions)
    answer = puzzle.answer()
    if answer == NO_PIECE:
        return "it has no answer"
    if puzzle.grade() != grade:
        return f"it is {GRADES[puzzle.grade()]}"
    more = (played,) if game == "ceki" else ()
    try:
        right = _RIGHT[game](puzzle, *more)
    except ValueError as error:
        return str(error)
    if right != {answer}:
        return f"{sorted(right)} are right, not {answer} alone"
    return okey.doubt(puzzle) if game == "okey" else ""


def _say(line):
    print(line, flush=True)


def check(game, every=1, say=_say):
    """Check each puzzle, or with `every` each n-th; return how many were wrong."""
    wrong = count = 0
    for grade, packed in enumerate(puzzle_list(game)):
        for at in range(0, len(packed) // BYTES, every):
            number, actions = entry(packed, at)
            said = fault(game, number, actions, grade)
            count += 1
            if count % _A_WHILE == 0:
                say(f"{game}: {count} puzzles are checked ...")
            if said:
                wrong += 1
                say(f"{game} {GRADES[grade]} {at} (round {number}, {actions} actions): {said}")
    say(f"{game}: {count} puzzles checked, {wrong} wrong")
    return wrong


def module(game, packed):
    """Return the source of the module with a game's puzzles."""
    lines = [
        f'"""The puzzles of {game}: made by python -m tools.puzzles {game} --update."""',
        "",
        "# Easy, medium, hard. Three bytes each: see engine/puzzles.py.",
        "PUZZLES = (",
    ]
    for some in packed:
        for at in range(0, len(some), _A_LINE):
            text = "".join(f"\\x{one:02x}" for one in some[at : at + _A_LINE])
            lines.append(f'    b"{text}"')
        lines[-1] += ","
    return "\n".join([*lines, ")", ""])


def main(arguments):
    """Find, write or check the puzzles. Returns the exit status."""
    parser = Parser(prog="python -m tools.puzzles", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("games", nargs="*", metavar="GAME", help="of " + ", ".join(GAMES))
    parser.add_argument("--update", action="store_true", help="write the modules")
    parser.add_argument("--check", action="store_true", help="check the puzzles as they are")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="check each n-th only")
    args = parser.parse_args(arguments)
    for game in args.games:
        one_of("game", game, GAMES)
    within("every", args.every, 1, sum(COUNTS))
    failed = 0
    for game in args.games or GAMES:
        begun = time.monotonic()
        if args.check:
            failed += check(game, args.every)
        else:
            failed += _find(game, args.update)
        print(f"  {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


def _find(game, update):
    """Look for the puzzles of a game; return 1 if its module has others and is not written."""
    print(f"Looking for the puzzles of {game}: minutes ...", flush=True)
    packed = find(game)
    size = sum(len(some) for some in packed)
    if update:
        name = f"engine/{game}/puzzle_list.py"
        write_text(f"{ROOT}/{name}", module(game, packed))
        print(f"{name} written: {size // BYTES} puzzles, {size} bytes")
        return 0
    is_same = [bytes(some) for some in packed] == list(puzzle_list(game))
    print(f"{game}: {size // BYTES} puzzles, {size} bytes, {'as' if is_same else 'NOT as'} kept")
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(run(main))
