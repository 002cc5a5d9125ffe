"""Checks or writes the play-throughs in tests/playthroughs: readable matches, one per feature.

    python -m tools.playthroughs                  replay all of them; print where one first differs
    python -m tools.playthroughs --update         write them again, for a person to read
    python -m tools.playthroughs okey ceki_void   only those of Okey, and one of Ceki

A play-through keeps its seed as long as it still shows its feature. After a change of the bots
another seed may be needed. Exit status 1 if one differs.
"""

import os
import re
import sys
from collections import namedtuple

from engine import transcript
from engine.contract import BadOptions
from engine.koikoi.options import PRESETS as KOIKOI_PRESETS
from engine.record import BadRecord, parse
from sim.command import ROOT, Parser, UsageError, one_of, run, write_text
from tools.play import replay, selfplay
from tools.playthroughs import staged_ceki, staged_koikoi
from tools.playthroughs import staged_okey as staged

FOLDER = os.path.join(ROOT, "tests", "playthroughs")

# name: of the file, after the game's; options; levels: of the bots, or a function that chooses
# for all seats; rounds: how many, 0 for a whole match; shows: patterns that the text must match;
# among: how many seeds that show it to compare; the shortest match is kept.
Scene = namedtuple("Scene", ("name", "options", "levels", "rounds", "shows", "among"))

_MIXED = ("hard", "medium", "easy", "hard")
_HARD = ("hard",) * 4
_MEDIUM = ("medium",) * 4
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
    Scene("showing_ends_it", _TEN, _MEDIUM, 0, (_SHOWS_AND_ENDS,), 5),
    Scene("joker_thrown", {"players": 2}, staged.runs_and_joker, 1, (_MELDS + "4",), 5),
    Scene("seven_pairs", {}, _MEDIUM, 1, (_PAIRS + "4",), 2),
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

_NINTENDO, _FLASH = [dict(KOIKOI_PRESETS)[name] for name in ("nintendo", "flash")]
_CALLS = staged_koikoi.calls
_STOPS = staged_koikoi.stops
_CALL = "calls koi-koi\n"
_THEN = "(.*\n)+.* "

KOIKOI = (
    Scene("italian", {}, _CALLS, 3, (_CALL, " takes .* .* .* with "), 3),
    Scene("nintendo", _NINTENDO, _CALLS, 3, (_CALL,), 3),
    Scene("flash", _FLASH, _CALLS, 3, (_CALL,), 3),
    Scene("match", {"rounds": 3}, _CALLS, 0, (_CALL, "match over, won by .\n"), 6),
    Scene("draw", {"rounds": 3}, _CALLS, 0, ("match over, won by 0 1\n",), 1),
    Scene("six_rounds", {"rounds": 6}, _STOPS, 0, ("match over",), 6),
    Scene("lots_again", {}, _STOPS, 1, ("lots .*\n> lots ",), 2),
    Scene("four_on_field", {}, _STOPS, 1, ("void, four ",), 1),
    Scene("three_on_field", {"field3": "redeal"}, _STOPS, 1, ("void, three ",), 3),
    Scene("declared", {}, _STOPS, 1, ("shows a lucky hand .*\n> seat . scores 6",), 2),
    Scene("lucky_redeal", {"lucky": "redeal"}, _STOPS, 1, ("void, a lucky hand",), 2),
    Scene("lucky_off", {"lucky": "off"}, _STOPS, 1, ("scores",), 6),
    Scene("caller_loses", {}, _CALLS, 1, ("seat 0 calls" + _THEN + "seat 1 has to stop",), 4),
    Scene("called_twice", {}, _CALLS, 1, ("seat 0 calls" + _THEN + "seat 0 calls",), 4),
    Scene(
        "battle",
        {"battle": "on"},
        _CALLS,
        1,
        ("seat 0 calls" + _THEN + "seat 1 calls" + _THEN + "seat . (has to stop|stops)\n",),
        3,
    ),
    Scene("per_call", {"koi_mult": "per_call"}, _CALLS, 1, (_CALL + _THEN + "scores",), 4),
    Scene("own_x2", {"koi_mult": "own_x2"}, _CALLS, 1, ("0 calls" + _THEN + "0 stops",), 4),
    Scene("weather", {"weather": "on"}, _CALLS, 1, (_CALL, " 09A", " 12[BP]"), 4),
    Scene("kept", {}, staged_koikoi.leader_calls, 1, ("seat . has called\n> seat . scores",), 3),
    Scene(
        "void",
        {"exhaust": "void"},
        staged_koikoi.leader_calls,
        1,
        ("seat . has called\n> nobody scores",),
        3,
    ),
    Scene("nobody", {}, staged_koikoi.wastes, 1, ("no single caller\n> nobody scores",), 3),
    Scene(
        "null_lead",
        {"null_lead": "other"},
        staged_koikoi.wastes,
        2,
        ("round 1, seat 0" + _THEN + "nobody scores" + _THEN + "round 2, seat 1",),
        2,
    ),
    Scene("oyaken", {"oyaken": 6}, staged_koikoi.wastes, 1, ("caller\n> seat . scores 6",), 3),
)
_THREE_LEVELS = ("hard", "medium", "easy") * 2
_PAYS = r"wins x. with .*\n(> seat . pays seat . \d+\n)"
_TOOK_AND_THREW = r"\n(\d) take\n> .*\n\1 throw:\w+\n> .* hand\n\d win\n> seat \d wins x2 "
# A call after throwing the card just drawn: the hand might have been called before.
_DECLINED = r"\n(\d) draw\n> seat . draws (\w+)\n\1 throw:\2\n> .*\n\1 call\n"
# After the call, a discard of the kind that wins in the end.
_LEFT_LYING = (
    r"seat (\d) calls .*\n(.*\n)*> seat . throws .(\d), just drawn\n\1 draw\n"
    r"(.*\n)*> seat \1 wins x3 with .\3:"
)
_TWO = {"players": 2}

CEKI = (
    Scene("default", {}, _THREE_LEVELS[:4], 2, ("lays down 2\n", _PAYS + "{3}"), 5),
    Scene("pay", {"hands": 4}, _HARD, 0, ("hand 4", "match over"), 8),
    Scene("endless", dict(_TWO, hands=0), staged_ceki.leaves, 0, (r"leave\n> match over",), 5),
    Scene("target", {"format": "target", "target": 100}, _HARD, 0, ("scores", "match over"), 5),
    Scene(
        "target_200",
        {"format": "target", "target": 200, "players": 3},
        _THREE_LEVELS[:3],
        0,
        ("match over",),
        5,
    ),
    Scene("target_300", dict(_TWO, format="target"), _HARD[:2], 0, ("match over",), 5),
    Scene("target_500", dict(_TWO, format="target", target=500), _HARD[:2], 0, ("match over",), 8),
    Scene("hands", {"format": "hands", "hands": 4}, _HARD, 0, ("hand 4", "match over"), 5),
    Scene("hands_8", dict(_TWO, format="hands", hands=8), _HARD[:2], 0, ("hand 8",), 5),
    Scene("hands_12", dict(_TWO, format="hands", hands=12), _HARD[:2], 0, ("hand 12",), 5),
    Scene("two_players", _TWO, _THREE_LEVELS[:2], 2, (_PAYS,), 5),
    Scene("three_players", {"players": 3}, _THREE_LEVELS[:3], 2, (_PAYS + "{2}",), 5),
    Scene("five_players", {"players": 5}, _THREE_LEVELS[:5], 1, (_PAYS + "{4}",), 5),
    Scene("six_players", {"players": 6}, _THREE_LEVELS, 1, (_PAYS + "{5}",), 5),
    Scene("simple", {}, _HARD, 1, (r", just drawn\n\d win\n> seat \d wins x1 ",), 5),
    Scene("double", {}, _HARD, 1, (r"draws .*\n.*\n.*hand\n\d win\n> seat \d wins x2 ",), 5),
    Scene("double_after_taking", {}, _HARD, 1, (_TOOK_AND_THREW,), 2),
    Scene("triple", {}, _HARD, 1, (r"\n(\d) draw\n> .*\n\1 win\n> seat \1 wins x3 ",), 5),
    Scene("five_cards", {}, _HARD, 1, ("lays down 5", "wins x"), 3),
    Scene("dealt", {}, _HARD, 1, (r"(> seat . holds .*\n){4}> seat . calls ceki",), 1),
    Scene("ask", dict(_TWO, call="ask"), _HARD[:2], 1, (r"\n\d pass\n", r"\n\d call\n> "), 5),
    Scene("declined", dict(_TWO, call="ask"), staged_ceki.declines, 1, (_DECLINED,), 5),
    Scene("left_lying", _TWO, staged_ceki.patient, 1, (_LEFT_LYING,), 5),
    Scene("void", {"players": 6}, staged_ceki.idle, 1, ("passes\n> hand void\n",), 1),
    Scene(
        "reshuffle",
        {"players": 6, "stock": "reshuffle"},
        staged_ceki.idle_once,
        1,
        ("a new stock of 71\n", "wins x"),
        5,
    ),
)
SCENES = {"okey": OKEY, "koikoi": KOIKOI, "ceki": CEKI}


def name_of(game, scene):
    """Return the name of a play-through, like "okey_single"."""
    return f"{game}_{scene.name}"


def path_of(game, scene):
    """Return the path of a play-through."""
    return os.path.join(FOLDER, name_of(game, scene) + ".txt")


def begin(game, scene, seed):
    """Return the record of a scene's match. Raises BadRecord, BadOptions."""
    if callable(scene.levels):
        return selfplay.with_humans(game, scene.options, seed)
    return selfplay.new_record(game, scene.options, scene.levels, seed)


def play(game, scene, seed):
    """Return the transcript of a scene from a seed, or None if it does not show what it should."""
    record = begin(game, scene, seed)
    if callable(scene.levels):
        state = record.start()
        while state.to_act >= 0 and not (state.round_result and state.round_no == scene.rounds):
            action = scene.levels(state)
            record.actions.append((state.to_act, action, None))
            state.apply(action)
    else:
        selfplay.play(record, scene.rounds)
    text = "".join(transcript.lines(record))
    return text if all(re.search(pattern, text) for pattern in scene.shows) else None


def find(game, scene):
    """Return the shortest transcript among the first seeds that show the scene's feature."""
    found = []
    number = 0
    while len(found) < scene.among:
        number += 1
        text = play(game, scene, f"{number:016x}")
        if text:
            found.append(text)
    return min(found, key=len)


def update(game, scene):
    """Write a play-through again, from its old seed if possible; return a line for the user."""
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
    write_text(path, text)
    return f"written, {text.count(chr(10))} lines"


def check(game, scene):
    """Return None if a play-through replays identically and shows its feature, else a sentence."""
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


def asked_for(names):
    """Return the (game, scene) of each name, or of all; a game stands for all its scenes.

    Raises UsageError, also if a scene among them cannot be played at all.
    """
    scenes = [(game, scene) for game in sorted(SCENES) for scene in SCENES[game]]
    known = [name_of(*one) for one in scenes]
    for name in names:
        one_of("game or scene", name, [*sorted(SCENES), *known])
    if names:
        scenes = [one for one in scenes if one[0] in names or name_of(*one) in names]
    for game, scene in scenes:
        try:
            begin(game, scene, "0" * 16)
        except (BadRecord, BadOptions) as error:
            raise UsageError(f"{name_of(game, scene)}: {error}")
    return scenes


def main(arguments):
    """Check or update. Returns the exit status."""
    about = (__doc__ or "").split("\n")[0]
    parser = Parser(prog="python -m tools.playthroughs", description=about)
    parser.add_argument("names", nargs="*", metavar="NAME", help="games or scenes (default: all)")
    parser.add_argument("--update", action="store_true", help="write them anew")
    args = parser.parse_args(arguments)
    status = 0
    for game, scene in asked_for(args.names):
        work = update if args.update else check
        done = work(game, scene)
        if done:
            print(f"{name_of(game, scene)}: {done}", flush=True)
            status = 0 if args.update else 1
    return status


if __name__ == "__main__":
    sys.exit(run(main))
