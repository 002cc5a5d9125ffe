"""The command line of the simulator: `python -m sim --help`.

Bad input ends in one sentence on stderr and exit status 2, before anything has been changed. A
run that failed ends with status 1: a script waited too long, or a session's pictures differ.
"""

import os

from sim import bot_seat, choices, command, position, script
from sim.choices import PLAYER_DIR
from sim.command import UsageError, check_folder, check_output, one_of, read_text
from sim.demo import LAUNCH
from sim.launcher import launch
from sim.web import face

_FACES = ("window", "terminal", "headless", "web")


def parser():
    """Return the parser of the command line."""
    p = command.Parser(prog="python -m sim", description="Play Tessera on a simulated handheld.")
    p.add_argument("--board", metavar="NAME", help="one of " + ", ".join(choices.boards()))
    p.add_argument("--face", choices=_FACES, help="how to show it (default: what there is)")
    p.add_argument("--scale", type=int, metavar="N", help="screen pixels a pixel, 1 to 12")
    game = p.add_argument_group("the match")
    game.add_argument("--game", help="begin a match at once: " + ", ".join(choices.games()))
    game.add_argument("--seed", metavar="HEX", help="of the match, 16 hex digits")
    game.add_argument("--players", type=int, metavar="N", help="short for --option players=N")
    house_rule = "a house rule, such as start=10; may be given several times"
    game.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=house_rule
    )
    game.add_argument("--match", metavar="F.txt", help="go on with a recorded match")
    game.add_argument("--watch", metavar="F.txt", help="watch a recorded match, without playing")
    game.add_argument("--position", metavar="F.txt", help="practise from a position")
    game.add_argument("--lang", help="one of " + ", ".join(choices.languages()))
    offer = "as at the first start: ask for the language, with this one selected"
    game.add_argument("--offer", metavar="LANG", help=offer)
    game.add_argument("--speed", help=", ".join(choices.SPEEDS))
    game.add_argument("--bot", metavar="NAME=COMMAND", help="a program plays all opponents")
    game.add_argument("--demo", action="store_true", help="let the bots play and print the moves")
    runs = p.add_argument_group("scripts, sessions and pictures")
    keys = (
        "press keys, such as 'READY RIGHT*2 OK SHOT:name', where SHOT saves name.png; "
        "sim/script.py has all words"
    )
    runs.add_argument("--script", metavar="KEYS|@FILE", help=keys)
    runs.add_argument("--record", metavar="F.ses", help="write down all keys and pictures")
    runs.add_argument("--replay", metavar="F.ses", help="play a session and compare the pictures")
    runs.add_argument("--shot", metavar="F.png", help="save the last picture")
    runs.add_argument("--gif", metavar="F.gif", help="save everything as a moving picture")
    kept = f"where the device keeps its files (default: {PLAYER_DIR}; scripts, recordings: none)"
    runs.add_argument("--data", metavar="DIR", help=kept)
    return p


def read(argv):
    """Return the arguments as a namespace with `launch` and `steps` read. Raises UsageError."""
    args = parser().parse_args(argv)
    for name in ("board", "script", "replay"):
        if getattr(args, name) == "":
            raise UsageError(f"--{name} has no value; give it one, or leave it out")
    if args.board:
        one_of("board", args.board, choices.boards())
    if args.scale is not None and not 1 <= args.scale <= 12:
        raise UsageError(f"the scale {args.scale} is not a number from 1 to 12")
    args.launch = {
        name: getattr(args, name)
        for name in ("game", "seed", "lang", "offer", "speed")
        if getattr(args, name) is not None
    }
    for name, path in (("match", args.match), ("replay", args.watch)):
        if path is not None:
            args.launch[name] = read_text(path, "record")
    if args.position is not None:
        args.launch["position"] = position.read(args.position)
    if args.bot is not None:
        args.bot = bot_seat.parsed(args.bot)
    if args.demo:
        args.launch.setdefault("game", LAUNCH["game"])
    options = choices.read_options(args.option, args.players)
    if options:
        args.launch["options"] = options
    choices.check_launch(args.launch)
    _check_combinations(args)
    args.script_lines = _script_lines(args.script)
    args.steps = script.parse("\n".join(args.script_lines))
    args.shots = [] if args.record else script.shots(args.steps)
    outputs = [path for path in (args.record, args.shot, args.gif) if path is not None]
    outputs += sorted({name + ".png" for name in args.shots})
    for path in outputs:
        check_output(path)
    if len({os.path.abspath(path) for path in outputs}) < len(outputs):
        raise UsageError(
            "--record, --shot, --gif and SHOT write to one file; name a file for each"
        )
    if args.data is not None:
        check_folder(args.data)
    return args


def _check_combinations(args):
    """Refuse arguments that contradict each other."""
    if args.replay and (args.launch or args.script or args.board or args.data or args.demo):
        raise UsageError(
            "a session has its own board and match; give --replay without the options that "
            "choose a board, a match, a script or a data folder"
        )
    if args.match and args.watch:
        raise UsageError("--match continues a match, --watch only shows it; leave out one of them")
    if (args.match or args.watch) and ("game" in args.launch or "options" in args.launch):
        raise UsageError("a recorded match has its own game, seed and options; leave those out")
    others = args.match or args.watch or args.demo or args.record
    if args.position and (others or "game" in args.launch or "options" in args.launch):
        raise UsageError(
            "a position says itself what is played, and a session cannot keep it; leave out "
            "--position, or --game, --option, --match, --watch, --demo and --record"
        )
    if args.record and args.data:
        raise UsageError(
            "a recorded session starts on a clean device; leave out --data or --record"
        )
    if args.bot and (args.replay or args.record or args.data or args.face == "web"):
        raise UsageError(
            "a match with a program is not kept and cannot be repeated; leave out --bot, or "
            "--replay, --record, --data and --face web"
        )
    if args.demo and (args.script or args.record):
        raise UsageError("a demo plays by itself; leave out --demo, or --script and --record")
    keys = args.script or args.replay or args.demo
    if args.face == "headless" and not (keys or args.record or args.shot or args.gif):
        raise UsageError(
            "the headless face shows nothing and nobody presses its keys; give it --script, "
            "--replay or --demo, or a file to write with --shot, --gif or --record"
        )


def _script_lines(text):
    """Return the lines of a script, given in place or as @FILE."""
    if text is None:
        return []
    if text.startswith("@"):
        text = read_text(text[1:], "script")
    lines = [line.split("#")[0].strip() for line in text.split("\n")]
    return [line for line in lines if line]


def main(argv=None):
    """Run the simulator. Returns the exit status."""
    return command.run(_show, argv)


def _show(arguments):
    try:
        args = read(arguments)
        return face.show(args) if args.face == "web" else launch(args)
    except script.BadScript as error:
        raise UsageError(str(error))
