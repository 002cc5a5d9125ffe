"""The version that the About screen and the host tools show."""

VERSION = "0.1.0"
