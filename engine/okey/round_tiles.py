"""The tiles of one round of Okey: hands, pile, discards, and the tiles that have been open."""

from engine.okey import tiles


class RoundTiles:
    """The pieces of a round and their moves. `State` knows whose turn it is.

    indicator, joker   kinds
    indicator_left     the indicator may still be drawn, as the last tile
    indicator_drawn    the indicator has been drawn
    hands              per seat bytearray(53), copies per kind
    pile               bytearray of kinds, the next tile to draw first
    discards           per seat bytearray of kinds, the latest last
    opened             bytearray(53), copies per kind that all seats have seen at some time
    known              per seat bytearray(53): the copies of `opened` that are now in its hand
    """

    def __init__(self, indicator, indicator_left, hands, pile, discards):
        """Lay the pieces out; `hands`, `pile` and `discards` are sequences of kinds (per seat)."""
        self.indicator = indicator
        self.joker = tiles.joker_of(indicator)
        self.indicator_left = indicator_left
        self.indicator_drawn = False
        self.hands = [tiles.counts_of(hand) for hand in hands]
        self.pile = bytearray(pile)
        self.discards = [bytearray(kinds) for kinds in discards]
        self.opened = tiles.counts_of([indicator])
        for kinds in discards:
            for kind in kinds:
                self.opened[kind] += 1
        self.known = [bytearray(tiles.KINDS) for _ in hands]

    def draw(self, seat):
        """Move the top tile of the pile to a hand, unseen; return its kind."""
        kind = self.pile[0]
        self.pile[:1] = b""
        self.hands[seat][kind] += 1
        return kind

    def draw_indicator(self, seat):
        """Move the indicator to a hand, seen by all; return its kind."""
        self.indicator_left = False
        self.indicator_drawn = True
        self.hands[seat][self.indicator] += 1
        self.known[seat][self.indicator] += 1
        return self.indicator

    def take(self, seat, source):
        """Move the latest discard of `source` to a hand, seen by all; return its kind."""
        kind = self.discards[source][-1]
        self.discards[source][-1:] = b""
        self.hands[seat][kind] += 1
        self.known[seat][kind] += 1
        return kind

    def throw(self, seat, kind, keeps_one=False):
        """Move a tile from a hand to its owner's discards.

        keeps_one: a copy taken in this turn stays in the hand, so the thrown tile is another one.
        Otherwise, if all seats know of a copy in the hand, the thrown tile counts as that copy. So
        `opened` counts only tiles that are certainly different.
        """
        self.hands[seat][kind] -= 1
        if self.known[seat][kind] > keeps_one:
            self.known[seat][kind] -= 1
        else:
            self.opened[kind] += 1
        self.discards[seat].append(kind)

    def show_twin(self, seat):
        """Record that all seats now know that `seat` holds the indicator's twin."""
        self.opened[self.indicator] += 1
        self.known[seat][self.indicator] += 1

    def seen(self, seat):
        """Return bytearray(53): copies per kind that `seat` holds or that have been open."""
        # As long numbers: no byte of the result is below 0 or above 2, so none carries over.
        opened = int.from_bytes(self.opened, "little")
        hand = int.from_bytes(self.hands[seat], "little")
        known = int.from_bytes(self.known[seat], "little")
        return bytearray((opened + hand - known).to_bytes(tiles.KINDS, "little"))

    def count(self):
        """Return bytearray(53): copies per kind in all places together; always two in a round."""
        counts = tiles.counts_of(self.pile)
        if not self.indicator_drawn:
            counts[self.indicator] += 1
        for hand in self.hands:
            for kind in range(tiles.KINDS):
                counts[kind] += hand[kind]
        for kinds in self.discards:
            for kind in kinds:
                counts[kind] += 1
        return counts

    def copy(self):
        other = RoundTiles(self.indicator, self.indicator_left, (), self.pile, self.discards)
        other.indicator_drawn = self.indicator_drawn
        other.hands = [bytearray(hand) for hand in self.hands]
        other.known = [bytearray(known) for known in self.known]
        other.opened = bytearray(self.opened)
        return other
