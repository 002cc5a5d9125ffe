"""What every game of the engine offers. Games are duck-typed; this page is the contract.

state = State(options, seed)     a match, the first round dealt; `options` is a dict of settings
                                 (missing ones take their defaults), `seed` 16 hex digits.
                                 Raises BadOptions, naming the option.
state.players                    number of seats
state.to_act                     seat to decide, or -1 when the match is over
state.legal_actions()            list of ints below 2^15: what that seat may do, in a fixed order
state.apply(action, arg=None)    carry an action out; returns a list of events.
                                 Raises IllegalAction and then leaves the state untouched.
state.deal_events                the events of the deal of the round in play
state.view(seat)                 a snapshot of everything that seat may know, and nothing else
state.round_result               None, or the bill and all hands between rounds
state.outcome()                  None, or the result of the match
state.copy()                     an independent copy
State.from_position(...)         a validated state from described pieces

Events are tuples (code, ...) of ints and bytes. `event_for(event, seat)` blanks what that seat
may not see. A view owns its buffers: nothing done to it reaches the state.

Options are data: `OPTIONS` is a tuple of `Option`, `PRESETS` a tuple of (name, settings).
"""

from collections import namedtuple

# name: identifier; values: tuple of ints or strings, in the order a menu shows them; default: one
# of them; needs: tuple of (value, other option, values of the other option that allow it). A need
# of None says when the option means anything at all: then a menu lists it, else its value is kept
# and plays no part. The other option stands before it in the table.
Option = namedtuple("Option", ("name", "values", "default", "needs"))


class IllegalAction(ValueError):
    """The rules do not allow this action now. The state is as it was."""


class BadOptions(ValueError):
    """A setting that is unknown or does not fit; `option` is its name."""

    def __init__(self, option, reason):
        """Say that `option` (a name) is wrong, and why (a clause in English)."""
        super().__init__("option " + option + ": " + reason)
        self.option = option


def complete(options, table):
    """Return a dict with every option of `table` (a tuple of Option), defaults filled in.

    Raises BadOptions for an unknown name, a value that is not offered, or a value whose needs
    are not met.
    """
    names = [option.name for option in table]
    for name in sorted(options):
        if name not in names:
            raise BadOptions(name, "no such option; there are " + ", ".join(names))
    settings = {}
    for option in table:
        value = options.get(option.name, option.default)
        # A look-up by equality alone would take True for 1.
        if isinstance(value, bool) or value not in option.values:
            offered = ", ".join([str(v) for v in option.values])
            raise BadOptions(option.name, repr(value) + " is not one of " + offered)
        settings[option.name] = value
    for option in table:
        for value, other, allowed in option.needs:
            if settings[option.name] == value and settings[other] not in allowed:
                wanted = "".join(["%s or " % v for v in allowed])[:-4]
                raise BadOptions(option.name, "%s needs %s %s" % (value, other, wanted))
    return settings
