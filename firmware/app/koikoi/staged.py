"""The deal of the guided hand: made by python -m tools.lessons koikoi --update."""

SEED = "000000000000c138"

# All actions of the round.
SCRIPT = b"\x01\x01\x6a\x65\x5c\x48\x42\x03\x4e\x60\xa1\x02"
