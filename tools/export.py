"""Writes a match of the simulator, of a backup or of a board as a record.

    python -m tools.export okey                      # of the simulator
    python -m tools.export okey --data backup        # of a folder that tools.flash --backup made
    python -m tools.export okey --port /dev/ttyACM0 -o match.txt

The last finished match is written as a whole, with the seed that dealt it. --open writes the
match in play as its player saw it: its record has the fingerprint of the deal in place of the
seed, and nothing that was hidden from the player.
"""

import sys

from engine import seeds, transcript
from engine.games import GAMES, HUMAN, load
from hal.files import StoreError
from hal.store import Store
from sim.command import Parser, UsageError, check_output, one_of, run, write_text
from sim.launcher import prepare
from tools.device.saves import add_place, opened


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.export", description=(__doc__ or "").split("\n")[0])
    p.add_argument("game", help=", ".join(GAMES))
    p.add_argument("--open", action="store_true", help="the match in play, as its player saw it")
    add_place(p)
    p.add_argument("-o", dest="output", metavar="FILE", help="write there instead")
    return p


def found(folder, game, is_open):
    """Return the Record of a game in a folder of saves. Raises UsageError."""
    prepare()
    from app.shell import saved

    store = Store(str(folder))
    try:
        journal = store.journal(game)
        if is_open and not journal.exists():
            raise UsageError(f"there is no match of {game} in play in {folder}")
        record = saved.in_journal(journal, game) if is_open else saved.finished(store, game)
        if record is None:
            raise UsageError(f"there is no finished match of {game} in {folder}")
        saved.replayed(record)
    except (StoreError, ValueError) as error:  # BadRecord is one, and a header that is no text
        raise UsageError(f"the match in {folder} cannot be read: {error}")
    return record


def seen(record):
    """Yield the lines of a match in play: its fingerprint, and what its player saw."""
    for line in record.header_lines():
        if line.partition(" ")[0] not in ("seed", "bot_seed", "salt", "secret"):
            yield line + "\n"
    if record.secret:
        yield f"fingerprint {seeds.fingerprint(record.seed, record.secret)}\n"
    viewer = record.seats.index(HUMAN) if HUMAN in record.seats else -1
    event_for = load(record.game, "events").event_for
    state = record.start()
    yield from _told(
        record, [event_for(event, viewer) for event in state.deal_events], state, viewer
    )
    for seat, action, arg in record.actions:
        happened = state.apply(action, arg)
        if seat == viewer:
            yield record.text_of(seat, action, arg) + "\n"
        yield from _told(record, [event_for(event, viewer) for event in happened], state, viewer)


def _told(record, happened, state, viewer):
    """Yield the lines that tell events, of the hands in a deal only the player's own."""
    for event in happened:
        first, *hands = transcript.event_lines(record, [event], state)
        yield first + "\n"
        for line in hands:
            if line.startswith(f"> seat {viewer} holds"):
                yield line + "\n"


def main(arguments):
    """Write the record that the command line asks for. Returns the exit status."""
    options = parser().parse_args(arguments)
    one_of("game", options.game, GAMES)
    if options.output is not None:
        check_output(options.output)
    with opened(options) as place:
        record = found(place, options.game, options.open)
    text = "".join(seen(record) if options.open else transcript.lines(record))
    if options.output is None:
        sys.stdout.write(text)
    else:
        write_text(options.output, text)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
