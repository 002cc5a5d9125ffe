"""The deal of the guided hand: made by python -m tools.lessons koikoi --update."""

SEED = "00000000000083c2"

# All actions of the round.
SCRIPT = b"\x01\x01\x6c\x66\x67\x46\x47\x6b\x4d\x8c\x55\x51\x56\x60\x03\x57\x42\x02"
