"""Plays a match between bots and prints it, replays a record, or shows it with its events.

python -m tools.transcript play --game okey --seed 0123456789abcdef --players 3
python -m tools.transcript replay tests/playthroughs/okey_default.txt
python -m tools.transcript show match.txt

A transcript is a record (see engine/record.py) with the events in lines that begin with ">". Exit
status: 0 if it was played or is identical, 1 if it differs, 2 if a file cannot be read.
"""

import sys

from engine import transcript
from engine.contract import BadOptions
from engine.games import levels_of
from engine.record import parse
from sim import choices
from sim.command import Parser, UsageError, check_output, read_levels, read_text, run, write_text
from tools.play import replay, selfplay


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.transcript", description=__doc__.split("\n")[0])
    commands = p.add_subparsers(dest="command", required=True, metavar="play|replay|show")
    play = commands.add_parser("play", help="play a match between bots and print it")
    play.add_argument("--game", default="okey", help=selfplay.names(choices.games()))
    play.add_argument("--seed", required=True, metavar="HEX", help="16 hex digits")
    play.add_argument("--bot-seed", metavar="HEX", help="of the bots (default: from the seed)")
    play.add_argument("--players", type=int, metavar="N", help="short for --option players=N")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--levels", default="hard", help="one for all or one per seat, by commas")
    play.add_argument("--max-rounds", type=int, default=0, metavar="N", help="stop after N")
    play.add_argument("--plain", action="store_true", help="the record alone, without events")
    play.add_argument("-o", dest="output", metavar="FILE", help="write there instead")
    again = commands.add_parser("replay", help="replay a record or a transcript")
    again.add_argument("file")
    shown = commands.add_parser("show", help="print a record with its events")
    shown.add_argument("file")
    return p


def record_of(args):
    """Return the record of the match that the arguments ask for, not yet played.

    Raises UsageError.
    """
    options = choices.read_options(args.option, args.players)
    choices.check_launch({"game": args.game, "seed": args.seed, "options": options})
    if args.bot_seed is not None:
        choices.check_seed(args.bot_seed)
    if args.max_rounds < 0:
        raise UsageError("--max-rounds must be 1 or more, or 0 for a whole match")
    try:
        players = selfplay.players_of(args.game, options)
        offered = levels_of(args.game) + selfplay.styled_of(args.game)
        levels = read_levels(args.levels, players, offered)
        return selfplay.new_record(args.game, options, levels, args.seed, args.bot_seed)
    except BadOptions as error:
        raise UsageError(str(error))


def _play(args):
    record = record_of(args)
    if args.output is not None:
        check_output(args.output)
    selfplay.play(record, args.max_rounds, _progress(args.game))
    lines = record.lines() if args.plain else transcript.lines(record)
    if args.output is None:
        sys.stdout.writelines(lines)
        return 0
    text = "".join(lines)
    write_text(args.output, text)
    return 0


def _progress(game):
    """Return a function that says on stderr which rounds are over, since bots take seconds each.

    It is called as selfplay.play calls `watch`.
    """
    print(f"Playing a match of {game} ...", file=sys.stderr, flush=True)
    over = set()

    def watch(state, action, events):
        if state.round_result and state.round_no not in over:
            over.add(state.round_no)
            print(f"Round {state.round_no} is over.", file=sys.stderr, flush=True)

    return watch


def _replay(args):
    lines = read_text(args.file, "record").splitlines(keepends=True)
    difference = replay.first_difference(lines)
    if not difference:
        print("identical")
        return 0
    print(f"{args.file} differs first in line {difference.number}")
    print("expected:", difference.expected)
    print("got:     ", difference.got)
    return 1


def _show(args):
    sys.stdout.writelines(transcript.lines(parse(read_text(args.file, "record"))))
    return 0


def main(arguments):
    """Play, replay or show. Returns the exit status."""
    args = parser().parse_args(arguments)
    return {"play": _play, "replay": _replay, "show": _show}[args.command](args)


if __name__ == "__main__":
    sys.exit(run(main))
