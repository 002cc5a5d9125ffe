"""Measures the Okey solver on this machine, next to a public one; tools.bench runs it.

The hands are a fixed set, dealt from a seed and played for some turns by a rule of thumb. The
public solver (okey-solver-py) arranges a hand and advises a discard. It gets exactly these two
questions, on the same hands in the same run. An answer is not optimal if its melds use fewer tiles
than possible, or if its first discard moves the hand farther from winning.
"""

import os
import subprocess
import time

from engine.okey import coverings, melds
from engine.okey.tiles import colour_of, value_of
from engine.rng import Rng, mix
from tools.common import interpreter
from tools.corpus import hands as corpus

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SEED = "00000000000beef5"
HANDS = 300


def hands():
    """Return the fixed list of (15 tiles, 14 tiles, joker), mid-game: 4 to 15 turns played."""
    dealt = []
    for index in range(HANDS):
        rng = Rng(mix(SEED, index))
        joker = rng.below(52)
        full = corpus.played(rng, joker, 4 + rng.below(12))
        held = bytearray(full)
        held[melds.best_discards(full, joker)[1][0]] -= 1
        dealt.append((full, held, joker))
    return dealt


def timed(question, questions, repeats=3):
    """Return (median, 95th percentile) in microseconds, of the best of a few repeats each."""
    times = []
    for arguments in questions:
        taken = []
        for _ in range(repeats):
            start = time.perf_counter_ns()
            question(*arguments)
            taken.append(time.perf_counter_ns() - start)
        times.append(min(taken) / 1000)
    times.sort()
    return times[len(times) // 2], times[len(times) * 95 // 100]


def kernel_times(dealt):
    """Return the viper kernel's (distance, decision) times on MicroPython, or None without it."""
    try:
        done = subprocess.run(
            [interpreter.micropython() or "micropython", "-c", _KERNEL],
            input="\n".join(f"{full.hex()} {held.hex()} {joker}" for full, held, joker in dealt),
            cwd=ROOT,
            env=dict(os.environ, MICROPYPATH="."),
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    numbers = [float(word) for word in done.stdout.split()]
    return (numbers[0], numbers[1]), (numbers[2], numbers[3])


_KERNEL = """
import sys, time
from engine.okey import kernel
distances = []
decisions = []
live = bytearray(53)
marks = bytearray(53)
for line in sys.stdin:
    full, held, joker = line.split()
    full = bytes([int(full[i : i + 2], 16) for i in range(0, 106, 2)])
    held = bytes([int(held[i : i + 2], 16) for i in range(0, 106, 2)])
    joker = int(joker)
    for kind in range(53):
        live[kind] = 2 - full[kind]
    start = time.ticks_us()
    for _ in range(100):
        kernel.cover(held, joker)
    distances.append(time.ticks_diff(time.ticks_us(), start) / 100)
    start = time.ticks_us()
    for _ in range(100):
        kernel.weigh(full, joker, live, marks)
    decisions.append(time.ticks_diff(time.ticks_us(), start) / 100)
for times in (distances, decisions):
    times.sort()
    print(times[len(times) // 2], times[len(times) * 95 // 100])
"""


def public_solver():
    """Return functions of (counts, joker): their arrangement and their advice; or None."""
    try:
        from okey_solver import (
            DiscardEvaluator,
            OkeyMeta,
            Tile,
            TileColor,
            create_standard_okey_solver,
        )
    except ImportError:
        return None
    colours = (TileColor.RED, TileColor.YELLOW, TileColor.BLUE, TileColor.BLACK)
    solver = create_standard_okey_solver()
    evaluator = DiscardEvaluator()

    def question(counts, joker):
        tiles = []
        for kind in range(53):
            for copy in range(counts[kind]):
                name = f"{kind}_{copy}"
                if kind == 52:
                    tiles.append(Tile(id=name, color=TileColor.JOKER, value=0))
                else:
                    colour = colours[colour_of(kind)]
                    tiles.append(Tile(id=name, color=colour, value=value_of(kind)))
        return tiles, OkeyMeta(color=colours[colour_of(joker)], value=value_of(joker))

    def arrange(tiles, meta):
        return solver.find_best_arrangement(tiles, meta)

    def advise(tiles, meta):
        arrangement = solver.find_best_arrangement(tiles, meta)
        advice = evaluator.evaluate_discards(tiles, arrangement)
        return int(advice[0]["tile"].id.split("_")[0]) if advice else -1

    return question, arrange, advise


def run():
    """Print the measurements and return them as a dict of name to (median, 95th percentile)."""
    dealt = hands()
    live = [bytearray(2 - copies for copies in full) for full, _, _ in dealt]
    marks = bytearray(53)
    found = {
        "distance": timed(melds.distance, [(held, joker) for _, held, joker in dealt]),
        "decision": timed(
            coverings.weigh,
            [(full, joker, seen, marks) for (full, _, joker), seen in zip(dealt, live)],
        ),
        "arrange": timed(melds.arrange, [(full, joker) for full, _, joker in dealt]),
    }
    print(f"Okey solver, {len(dealt)} mid-game hands, microseconds: median, 95th percentile")
    rows = [
        ("distance of 14 tiles, plain, CPython", found["distance"]),
        ("whole decision of 15, plain, CPython", found["decision"]),
        ("best arrangement of 15, CPython", found["arrange"]),
    ]
    kernel = kernel_times(dealt)
    if kernel:
        found["kernel distance"], found["kernel decision"] = kernel
        rows.append(("distance of 14, viper, MicroPython here", kernel[0]))
        rows.append(("whole decision of 15, viper, MicroPython here", kernel[1]))
    public = public_solver()
    wrong = ""
    if public:
        question, arrange, advise = public
        asked = [question(full, joker) for full, _, joker in dealt]
        found["public arrange"] = timed(arrange, asked, 1)
        found["public discard"] = timed(advise, asked, 1)
        rows.append(("okey-solver-py, best arrangement of 15", found["public arrange"]))
        rows.append(("okey-solver-py, arrangement and discard", found["public discard"]))
        wrong = _compare(dealt, asked, arrange, advise)
    for name, (median, high) in rows:
        print(f"  {name:46} {median:10.1f} {high:10.1f}")
    print(wrong or "  okey-solver-py is not installed: no comparison")
    return found


def _compare(dealt, asked, arrange, advise):
    """Return the lines that count the hands in which the public solver is not optimal."""
    fewer = farther = silent = illegal = 0
    for (full, _, joker), question in zip(dealt, asked):
        groups, _ = melds.arrange(full, joker)
        theirs = [
            [int(tile.id.split("_")[0]) for tile in meld.tiles]
            for meld in arrange(*question).melds
        ]
        legal = all(melds.meld_types(meld, joker) & (melds.SET | melds.RUN) for meld in theirs)
        illegal += not legal
        fewer += legal and sum(map(len, theirs)) < sum(map(len, groups))
        thrown = advise(*question)
        silent += thrown < 0
        farther += thrown >= 0 and thrown not in melds.best_discards(full, joker)[1]
    return (
        f"  okey-solver-py is not optimal: arrangement takes fewer tiles in {fewer} hands, is "
        f"illegal in {illegal}\n  (it takes false jokers for wild); its discard takes the hand "
        f"farther from winning in {farther}, none is advised in {silent}; of {len(dealt)}"
    )
