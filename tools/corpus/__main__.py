"""Makes or checks the corpus of Okey decisions by brute force.

    python -m tools.corpus            make the corpus again (minutes)
    python -m tools.corpus --check    check the plain solver against the whole corpus

tools/corpus/hands.py deals the hands. tools/corpus/packed.py describes the format of the file.
"""

import os
import sys
import time

from engine.okey import coverings, melds
from sim import choices
from sim.command import ROOT, Parser, UsageError, check_output, replacing, run, within
from tools.corpus import hands, packed


def _read(arguments):
    """Return the arguments, checked before anything is done. Raises UsageError."""
    parser = Parser(prog="python -m tools.corpus", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--hands", type=int, default=hands.HANDS, metavar="N", help="how many")
    parser.add_argument("--seed", default=hands.SEED, metavar="HEX", help="16 hex digits")
    committed = os.path.join(ROOT, packed.PATH)
    parser.add_argument("--out", default=committed, metavar="FILE", help="write there instead")
    jobs = min(2, os.cpu_count() or 1)
    parser.add_argument("--jobs", type=int, default=jobs, metavar="N", help="processes")
    parser.add_argument("--check", action="store_true", help="check the solver, write nothing")
    options = parser.parse_args(arguments)
    within("hands", options.hands, 1, 10_000_000)
    within("jobs", options.jobs, 1, 1000)
    choices.check_seed(options.seed)
    check_output(options.out)
    options.out = os.path.abspath(options.out)
    return options


def _check():
    """Check the plain solver against the whole corpus. Returns the exit status."""
    size = os.path.getsize(packed.PATH) if os.path.exists(packed.PATH) else 0
    if not size or size % packed.SIZE:
        raise UsageError(f"{packed.PATH} is missing or cut short; make it with make corpus")

    def distances(counts, joker):
        return melds.distance_melds(counts, joker), melds.distance_pairs(counts, joker)

    decisions = size // packed.SIZE
    print(f"Checking {decisions} decisions: minutes, on one core ...", flush=True)
    count, wrong = hands.check(coverings.weigh, distances)
    for said in wrong[:20]:
        print(said)
    print(f"{count} decisions, {len(wrong)} wrong")
    return 1 if wrong else 0


def main(arguments):
    """Write the corpus, or check the plain solver against it. Returns the exit status."""
    options = _read(arguments)
    os.chdir(ROOT)  # the path of the packed file is relative to it
    if options.check:
        return _check()
    print(f"Trying everything in {options.hands} hands: minutes ...", flush=True)
    start = time.monotonic()
    near = [0] * 15
    made = []  # in memory, so that an interrupted run does not change the old corpus
    for record in hands.make(options.seed, options.hands, options.jobs):
        made.append(record)
        near[min(record[16] >> 4, record[16] & 15)] += 1
    with replacing(options.out) as file:
        file.write(b"".join(made))
    spread = ", ".join(f"{count} at {away}" for away, count in enumerate(near) if count)
    print(f"{options.hands} decisions in {time.monotonic() - start:.0f} s: {spread}")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
