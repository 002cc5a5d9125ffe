# ruff: noqa: F821 - the build of MicroPython defines these functions
"""For those who build their own MicroPython: Tessera frozen into the firmware.

make -C ports/rp2 BOARD=RPI_PICO FROZEN_MANIFEST=/path/to/tessera/manifest.py
"""

include("$(PORT_DIR)/boards/manifest.py")
package("app", base_path="firmware")
package("engine")
package("hal")
module("main.py", base_path="firmware")
