"""The cards that have been open in a hand of Ceki, which every player could remember."""

from engine.ceki import cards
from engine.ceki.events import DRAWN_THROWN


class OpenCards:
    """The open cards of a hand, and where they went.

    opened   bytearray(30): physical cards whose place everybody knows: they are in the discards,
             or were taken from there and are still held
    known    per seat bytearray(30): the opened cards that this seat took and still holds
    let_go   per seat: the kinds, as bits, that a caller threw or did not take since its call, with
             the throw it called with; it hardly waits for one of them
    """

    def __init__(self, players, discards=()):
        """Begin with these faces on the heap and nothing known of any hand."""
        self.opened = cards.counts_of(discards)
        self.known = [bytearray(cards.FACES) for _ in range(players)]
        self.let_go = [0] * players

    def took(self, seat, face):
        """Note that a seat took a discard."""
        self.known[seat][face] += 1

    def threw(self, seat, face, origin, keeps_one):
        """Note that a seat threw a card.

        keeps_one: the seat took a copy in this turn and keeps it, so the thrown card is another.
        Otherwise, if the seat is known to hold a copy, the thrown card counts as that copy.
        """
        if origin != DRAWN_THROWN and self.known[seat][face] > keeps_one:
            self.known[seat][face] -= 1
        else:
            self.opened[face] += 1

    def let_pass(self, seat, face):
        """Note that a caller threw this card or did not take it."""
        self.let_go[seat] |= 1 << cards.kind_of(face)

    def shuffled(self, faces):
        """Note that these discards went back into the stock: nobody knows where they are."""
        for face in faces:
            self.opened[face] -= 1

    def seen(self, seat, hand):
        """Return bytearray(30): cards that `seat` holds (`hand`) or whose place it knows."""
        # As long numbers: no byte of the result is below 0 or above 4, so none carries over.
        opened = int.from_bytes(self.opened, "little")
        known = int.from_bytes(self.known[seat], "little")
        seen = opened + int.from_bytes(hand, "little") - known
        return bytearray(seen.to_bytes(cards.FACES, "little"))

    def copy(self):
        other = OpenCards(0)
        other.opened = bytearray(self.opened)
        other.known = [bytearray(known) for known in self.known]
        other.let_go = list(self.let_go)
        return other
