"""The version, as the About screen and the host tools show it."""

VERSION = "0.1.0"
