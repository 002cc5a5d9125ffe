"""The deal of the guided hand. python -m tools.lessons koikoi --update writes this."""

SEED = "0000000000003cf3"

# All actions of the round.
SCRIPT = (
    b"\x01\x01\x5c\x59\x40\x03\x4b\x4e\x55\x67\x46\x51\x92\x56\x60\x02"
)
