"""The deal of the guided hand: made by python -m tools.lessons ceki --update."""

SEED = "0000000000003203"

# All actions of the round.
SCRIPT = (
    b"\x00\x5c\x00\x5d\x00\x50\x01\x4b\x00\x44\x00\x4e\x00\x40\x00\x45\x00\x4a\x00\x45"
    b"\x00\x43\x00\x42\x00\x80"
)
