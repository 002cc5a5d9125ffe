"""Put the simulator's framebuf in place before a test imports the application."""

from sim import framebuf

framebuf.install()
