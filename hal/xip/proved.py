"""The MicroPython on which running from flash is proved; docs/running-from-flash.md says how.

Elsewhere hal/xip/relinker.py stays off.
"""

from engine.compat import const

MAJOR = const(1)  # MicroPython 1.26 to 1.29
OLDEST_MINOR = const(26)
NEWEST_MINOR = const(29)
