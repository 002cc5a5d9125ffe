"""Transcripts: records in which lines that start with ">" tell what happens. No board has them."""

from engine.games import load
from engine.record import summed


def event_lines(record, happened, state):
    """Return the lines, without newlines, that tell what has just happened in a state."""
    tell = load(record.game, "notation").event_lines
    return ["> " + line for event in happened for line in tell(event, state)]


def lines(record):
    """Yield the transcript of a Record line by line, newlines included.

    Raises BadRecord if an action is illegal.
    """
    return summed(_body(record), len(record.actions))


def _body(record):
    for line in record.header_lines():
        yield line + "\n"
    state = record.start()
    happened = state.deal_events
    for number, (_, action, arg) in enumerate(record.actions):
        for line in event_lines(record, happened, state):
            yield line + "\n"
        yield record.action_text(number) + "\n"
        happened = record.apply(state, action, arg)
    for line in event_lines(record, happened, state):
        yield line + "\n"
