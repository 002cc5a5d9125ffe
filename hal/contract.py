"""The contract between the application and a device: one page, duck-typed.

A *board* is an object with the attributes below. The real boards (hal/boards with hal/drivers) and
the simulator (sim/board.py) provide one; the application does not know which. There is no base
class: this page is the contract. tests/hal/test_boards.py checks the real boards against it, and
the tests of the application run on the simulator's.

board
    name, title        the profile's identifier and its printed name
    system             name and version of the interpreter, as text
    width, height      size of the picture in pixels
    mono               True for a one-bit panel
    labels             dict: logical key -> its label on the screen (absent: no such key)
    longs              dict: logical key -> the logical key that a long press of it stands for
    canvas             the picture (hal/canvas.py); a board allocates it before everything else
    display, keys, clock, store    see below
    light, battery, buzzer, chip    see below, or None
    entropy()          eight random bytes from the device
    turn(is_turned)    turn the picture upside down, for a device that is held the other way round,
                       or back; the directions and their labels follow. The whole picture has to be
                       painted again
    restart            None, or a function that starts the application anew, as a reset does, and
                       does not return
    relinker           see below; None: no imported module has its code in flash as well
    loop               set by the application: its Loop. The simulator's scripts, touch and window
                       look at the scene through it

display
    show(canvas)       send the canvas's dirty rectangles to the panel and clear them

keys
    levels()           bit mask of the logical keys that are down now, bit n for key n

clock
    now_ms()           milliseconds; the value wraps, so compare it with `diff_ms` only
    diff_ms(a, b)      a - b as a signed number of milliseconds
    sleep_ms(ms)       wait; on a device a key that goes down or up ends the wait; the simulator's
                       window or terminal also does its work here
    left_ms(began, ms) milliseconds that a thinking bot may still use of the `ms` since `began`; 0
                       if a key has gone down or up. A virtual clock always returns 0, so that
                       one slice takes exactly one frame
    today()            the date as days since 1970-01-01, -1 if the board has none

relinker               (hal/xip/relinker.py)
    why                one word that says why relinking is off; "" if it is on
    relink()           make imported modules run from flash; the next garbage collection frees
                       their copies in the heap
    make_room()        after that collection: keep the interpreter's pools of names small
    check()            return (how many words are relinked and right, how many are wrong)

store                  hal/store.py: small atomic files; hal/journal.py: the match journal

light
    brightness(percent)    from 0, dark, to 100

chip
    run(is_quick)    give the chip its higher or its lower clock

battery
    update()           take a reading; call it every second or less often
    percent            remaining charge, 0 to 100
    is_external        whether the board is powered by USB at present

buzzer
    volume(percent)    set the volume of the following tones, 0 to 100
    tone(hz)           sound a tone until the next call of `tone` or `silence`; allocates nothing
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
F3 = const(8)  # F3 and F4 have no key of their own on any board: another key is held for them
F4 = const(9)

KEY_NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "F1", "F2")
ALL_KEY_NAMES = KEY_NAMES + ("F3", "F4")  # of all logical keys
HELD = "…"  # follows a key's label and means a long press

FRAME_MS = const(33)  # duration of a frame of the loop: thirty frames a second
