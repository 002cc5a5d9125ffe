"""The deal of the guided hand: made by python -m tools.lessons ceki --update."""

SEED = "00000000000060ac"

# All actions of the round.
SCRIPT = (
    b"\x00\x5c\x01\x47\x00\x58\x01\x50\x00\x5b\x00\x48\x00\x54\x01\x4c\x01\x5b\x00\x40"
    b"\x00\x4a\x00\x4d\x80"
)
