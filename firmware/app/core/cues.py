"""Sound cues: each is a tuple of hertz and milliseconds for every note; 0 Hz is a rest.

Cues are short, because they are played often, and near 2 kHz, where a small piezo is loudest.
Notes rise for events, and fall for a refusal or a loss.
"""

DEALT = (1047, 20, 0, 30, 1047, 20, 0, 30, 1047, 20)
DRAWN = (1319, 20)
LAID = (1568, 30)
TAKEN = (1319, 25, 1760, 35)
SNAP = (3520, 15)
SNAP_BRIGHT = (2093, 60)
CALLED = (1568, 60, 2093, 120)
TURN = (1319, 60, 1760, 90)
ASK = (1760, 60, 0, 30, 1760, 60)
WON = (1319, 90, 1568, 90, 2093, 200)
LOST = (1568, 120, 1319, 120, 1047, 200)
YAKU = (1319, 70, 1568, 70, 1976, 70, 2637, 140)
REFUSED = (1047, 60, 784, 90)
JOKER = (1047, 50, 1319, 50, 1568, 50, 2093, 50, 2637, 50, 3136, 180)
PAIRS = (1568, 50, 1568, 50, 0, 30, 1976, 50, 1976, 50, 0, 30, 2637, 60, 2637, 160)
