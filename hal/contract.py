"""What the application may ask of a device: one page, duck-typed.

A *board* is an object with the attributes below. The real boards (hal/boards with hal/drivers)
and the simulator (sim/board.py) both are one; the application knows neither. Nothing here is
inherited from: the page is the contract, and tests/hal/test_boards.py holds boards against it.

board
    name, title        the profile's identifier and its printed name
    system             what runs on it, in two words
    width, height      the picture in pixels
    mono               True for a one-bit panel
    labels             dict: logical key -> what the screen calls it (absent: no such key)
    longs              dict: logical key -> the one it becomes when it is held long
    canvas             the picture (hal/canvas.py), which a board allocates before all else
    display, keys, clock, store    see below
    light, battery, buzzer    see below, or None
    entropy()          eight random bytes from the device
    relinker           see below; None: nothing that is imported stands in flash as well

display
    show(canvas)       send the canvas's dirty rectangles to the glass and clear them

keys
    levels()           bit mask of the logical keys that are down now, bit n for key n

clock
    now_ms()           milliseconds, wrapping; compare with `diff_ms` only
    diff_ms(a, b)      a - b as a signed number of milliseconds
    sleep_ms(ms)       wait; a device does not wait on when a key goes down or up, the
                       simulator also does its host's work here
    left_ms(deadline)  how much of this frame a thinking bot may still use: 0 when a key has
                       gone down or up; a virtual clock always answers 0, so that there one
                       slice costs exactly one frame

relinker               (hal/xip/relinker.py)
    why                why relinking is off, a word; "" if it is on
    relink()           let what was imported run from flash; the next collection frees its copies
    check()            how many words were relinked and still are, and how many are wrong

store                  hal/store.py: small atomic files and the match journal

light
    brightness(percent)    from 0, dark, to 100

battery
    update()           take a reading: now and then, a second apart or more
    percent            what is left, 0 to 100
    is_external        fed by something else at present

buzzer
    volume(percent)    how loud the tones to come are, 0 to 100
    tone(hz)           sound a tone until told otherwise; allocates nothing
    silence()          end the tone; allocates nothing
"""

from engine.compat import const

# Logical keys: the number is the bit in `levels()`.
UP = const(0)
DOWN = const(1)
LEFT = const(2)
RIGHT = const(3)
OK = const(4)
BACK = const(5)
F1 = const(6)
F2 = const(7)

KEY_NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "F1", "F2")
HELD = "…"  # after what is printed on a key: held long

FRAME_MS = const(33)  # the loop's frame: thirty a second
