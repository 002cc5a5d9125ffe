"""Starts Tessera: not yet, since it is only half on this board. See tools/flash."""

print("Tessera is only half on this board. Connect it to the computer and run again:")
print("python -m tools.flash")
