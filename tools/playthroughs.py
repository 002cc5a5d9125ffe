"""The play-throughs in tests/playthroughs: readable matches, one for each thing that matters.

python -m tools.playthroughs            replay all of them, say where one first differs
python -m tools.playthroughs --update   write them anew, for a person to read

A play-through keeps its seed as long as it still shows what it is there to show; after a change
of the bots another one may have to be found. Exit status 1 if one differs.
"""

import os
import re
import sys
from collections import namedtuple

from engine.record import parse
from sim.requests import ROOT
from tools import cli, replay, selfplay, staged

FOLDER = os.path.join(ROOT, "tests", "playthroughs")

# name: of the file, after the game's; options; levels: of the bots, or a function that chooses
# for all seats; rounds: how many, 0 for a whole match; shows: patterns that the text must match;
# among: of so many seeds that show it, the shortest match is kept.
Scene = namedtuple("Scene", ("name", "options", "levels", "rounds", "shows", "among"))

_MIXED = ("hard", "medium", "easy", "hard")
_HARD = ("hard",) * 4
_EASY = ("easy",) * 4
_GROUP = "[^/ ]+"
_MELDS = f"finishes with ({_GROUP}/){{2,4}}{_GROUP}, throws .*\n> side . loses "
_PAIRS = f"finishes with ({_GROUP}/){{6}}{_GROUP}, throws .*\n> side . loses "
_SHOWS_AND_ENDS = "\n. show\n> .*\n(> side .*\n)+> match over"
_TEN = {"start": 10}

OKEY = (
    Scene("default", {}, _MIXED, 2, (" shows ", "finishes with"), 5),
    Scene("single", _TEN, _HARD, 0, ("match over, won by .\n",), 12),
    Scene("top2", dict(_TEN, win_mode="top2"), _HARD, 0, ("match over, won by . .\n",), 12),
    Scene("partners", dict(_TEN, win_mode="partners"), _HARD, 0, ("match over",), 12),
    Scene(
        "elimination",
        dict(_TEN, win_mode="elimination", players=3),
        _HARD[:3],
        0,
        ("is out(.*\n)*.*is out", "round 6"),
        6,
    ),
    Scene("two_players", dict(_TEN, players=2), _HARD[:2], 0, ("match over",), 12),
    Scene("three_players", {"players": 3}, _MIXED[:3], 1, ("finishes",), 5),
    Scene("before_start", {"gosterme": "before_start"}, _HARD, 1, ("passes", " shows "), 5),
    Scene("gosterme_off", {"gosterme": "off"}, _HARD, 1, ("finishes",), 5),
    Scene("showing_ends_it", _TEN, _HARD, 0, (_SHOWS_AND_ENDS,), 5),
    Scene("joker_thrown", {"players": 2}, staged.runs_and_joker, 1, (_MELDS + "4",), 5),
    Scene("seven_pairs", {}, _HARD, 1, (_PAIRS + "4",), 2),
    Scene(
        "pairs_joker",
        {"players": 2, "pairs_joker": 8},
        staged.pairs_and_joker,
        1,
        (_PAIRS + "8",),
        5,
    ),
    Scene(
        "one_colour", {"players": 2, "one_colour": "any"}, staged.one_colour, 1, (_MELDS + "4",), 5
    ),
    Scene(
        "red_black",
        {"players": 2, "one_colour": "red_black"},
        staged.one_colour,
        1,
        (_MELDS + "2", "finishes with [YB]"),
        5,
    ),
    Scene("exhausted", {}, _EASY, 1, ("declines", "round drawn"), 2),
    Scene("indicator_last", {"indicator_last": "on"}, _EASY, 1, ("draws the indicator",), 2),
    Scene("one_throw", {"setup": "one_throw"}, _HARD, 1, ("dice .\n", "finishes"), 5),
    Scene("thrown_again", {}, _HARD, 1, ("dice . . .\n", "finishes"), 2),
    Scene("informal", {"setup": "informal"}, _HARD, 1, ("finishes",), 5),
)
SCENES = {"okey": OKEY}


def path_of(game, scene):
    """Return where a play-through is kept."""
    return os.path.join(FOLDER, f"{game}_{scene.name}.txt")


def play(game, scene, seed):
    """Return the transcript of a scene from a seed, or None if it does not show what it should."""
    if callable(scene.levels):
        record = selfplay.with_humans(game, scene.options, seed)
        state = record.start()
        while state.to_act >= 0 and not state.round_result:
            action = scene.levels(state)
            record.actions.append((state.to_act, action, None))
            state.apply(action)
    else:
        record = selfplay.new_record(game, scene.options, scene.levels, seed)
        selfplay.play(record, scene.rounds)
    text = "".join(record.lines(with_events=True))
    return text if all(re.search(pattern, text) for pattern in scene.shows) else None


def find(game, scene):
    """Return the shortest transcript among the first seeds that show what the scene is for."""
    found = []
    number = 0
    while len(found) < scene.among:
        number += 1
        text = play(game, scene, f"{number:016x}")
        if text:
            found.append(text)
    return min(found, key=len)


def update(game, scene):
    """Write a play-through anew, from its old seed if that will still do; say what was done."""
    path = path_of(game, scene)
    old = text = None
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            old = file.read()
        seed = re.search("^seed (.*)$", old, re.MULTILINE)
        text = play(game, scene, seed[1]) if seed else None
    text = text or find(game, scene)
    if text == old:
        return "unchanged"
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    return f"written, {text.count(chr(10))} lines"


def check(game, scene):
    """Return None if a play-through replays identically and shows its point, else a sentence."""
    path = path_of(game, scene)
    if not os.path.exists(path):
        return "is missing; write it with --update"
    with open(path, encoding="utf-8") as file:
        text = file.read()
    difference = replay.first_difference(text.splitlines(keepends=True))
    if difference:
        return "differs in line {}: expected {!r}, got {!r}".format(*difference)
    options = parse(text).options
    for name in scene.options:
        if options[name] != scene.options[name]:
            return f"is played with {name} {options[name]}"
    for pattern in scene.shows:
        if not re.search(pattern, text):
            return f"does not show {pattern!r}"
    return None


def main(argv=None):
    """Run the command line and return the exit status."""

    def work(arguments):
        p = cli.Parser(prog="python -m tools.playthroughs", description=__doc__.split("\n")[0])
        p.add_argument("--update", action="store_true", help="write all of them anew")
        args = p.parse_args(arguments)
        status = 0
        for game in sorted(SCENES):
            for scene in SCENES[game]:
                done = update(game, scene) if args.update else check(game, scene)
                if done:
                    print(f"{game}_{scene.name}: {done}", flush=True)
                    status = 0 if args.update else 1
        return status

    return cli.run(work, argv)


if __name__ == "__main__":
    sys.exit(main())
