"""Stores the actions of a match in three bytes each.

A list of a thousand tuples takes tens of KB. It also needs one contiguous block of memory, which a
fragmented heap may not have.
"""

from array import array


class ActionList:
    """A list of (seat, action, arg) that can be extended and truncated.

    action is an int below 4096, arg None or bytes.
    """

    def __init__(self):
        """Begin empty."""
        self._seats = bytearray()
        self._actions = array("H")
        self._args = {}  # number of an action -> its argument, for the few that have one

    def __len__(self):
        return len(self._seats)

    def __getitem__(self, number):
        """Return one (seat, action, arg); negative numbers count from the end."""
        if number < 0:
            number += len(self._seats)
        return self._seats[number], self._actions[number], self._args.get(number)

    def __iter__(self):
        for number in range(len(self._seats)):
            yield self[number]

    def append(self, entry):
        """Add a (seat, action, arg) at the end."""
        seat, action, arg = entry
        if arg is not None:
            self._args[len(self._seats)] = arg
        self._seats.append(seat)
        self._actions.append(action)

    def cut(self, count):
        """Forget all but the first `count` actions."""
        for number in list(self._args):
            if number >= count:
                del self._args[number]
        self._seats = self._seats[:count]
        self._actions = self._actions[:count]
