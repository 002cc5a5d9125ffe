"""The cards that have lain open in a hand of Ceki: what every player could remember."""

from engine.ceki import cards
from engine.ceki.events import DRAWN_THROWN


class OpenCards:
    """The open cards of a hand, and where they went.

    opened   bytearray(30): physical cards whose place everybody knows: in the heap of discards,
             or taken from it and still held
    known    per seat bytearray(30): those of them that this seat took and still holds
    let_go   per seat: the kinds, as bits, that a caller threw or left lying since its call, the
             throw it called with included; it hardly waits for one of those
    """

    def __init__(self, players, discards=()):
        """Begin with these faces on the heap and nothing known of any hand."""
        self.opened = cards.counts_of(discards)
        self.known = [bytearray(cards.FACES) for _ in range(players)]
        self.let_go = [0] * players

    def took(self, seat, face):
        """A discard went into a hand, for all to see."""
        self.known[seat][face] += 1

    def threw(self, seat, face, origin, keeps_one):
        """A card came from a hand to the heap.

        keeps_one: a copy was taken in this very turn and stays, so the thrown one is another.
        Otherwise a card thrown from the hand of which one is known to be there is read as the
        same one: that much is certain.
        """
        if origin != DRAWN_THROWN and self.known[seat][face] > keeps_one:
            self.known[seat][face] -= 1
        else:
            self.opened[face] += 1

    def let_pass(self, seat, face):
        """A caller threw this card or left it lying."""
        self.let_go[seat] |= 1 << cards.kind_of(face)

    def shuffled(self, faces):
        """These discards went back into the stock: nobody knows any more where they are."""
        for face in faces:
            self.opened[face] -= 1

    def seen(self, seat, hand):
        """Return bytearray(30): cards that `seat` holds (`hand`) or whose place it knows."""
        seen = bytearray(self.opened)
        known = self.known[seat]
        for face in range(cards.FACES):
            seen[face] += hand[face] - known[face]
        return seen

    def copy(self):
        """Return an independent copy."""
        other = OpenCards(0)
        other.opened = bytearray(self.opened)
        other.known = [bytearray(known) for known in self.known]
        other.let_go = list(self.let_go)
        return other
