"""The deal of the guided hand: made by python -m tools.lessons ceki --update."""

SEED = "000000000000539d"

# All actions of the round.
SCRIPT = (
    b"\x00\x5d\x00\x44\x00\x49\x01\x4d\x00\x5a\x01\x47\x00\x51\x01\x47\x00\x43\x00\x51"
    b"\x01\x47\x00\x48\x00\x80"
)
