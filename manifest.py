# ruff: noqa: F821 - the build of MicroPython defines these functions
"""What is frozen into a firmware: the MicroPython board's own modules, then Tessera's.

`make firmware` uses this file. BOARD_DIR is the folder that tools/firmware/board_folder.py makes.
"""

include("$(BOARD_DIR)/manifest.py")
freeze("$(BOARD_DIR)/tessera", opt=1)  # -O1: no assertions, but line numbers
