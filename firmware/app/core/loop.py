"""The loop: keys, scene, picture, thinking, sleep; thirty frames a second, one thread.

A *scene* is what has the screen. It is duck-typed; app/core/scene.py has every member with its
default. In a frame the loop does, in this order:

1. hands the key events to `key`;
2. calls `tick` with the time;
3. begins or ends a tone, and sends what has changed of the canvas to the glass;
4. calls `think` for as long as it wants more and the frame has time left;
5. sleeps until the frame is over, on a device only until a key goes down or up.

So a key is on the glass before anything is saved or thought about, and a thinking bot delays a
key by one slice at most. An idle frame allocates nothing.

The chip's stack is 8 KB; a call takes about 250 bytes of it, and a module that imports a module
about 550. So scenes change in `frame` itself, where little is on it.
"""

from app.core import memory, screens, theme, trouble
from app.core.power import Power
from app.core.settings import Settings
from engine.compat import const
from hal.contract import FRAME_MS
from hal.keys import LONG, Keys

# How a scene gets the screen.
_GO = const(0)  # the one before is left
_LEND = const(1)  # the one before gets it back
_BACK = const(2)  # it had lent the screen
_OPEN = const(3)  # all others are left and dropped before it is made

_WAIT_W = const(34)  # the sign that something is being loaded
_WAIT_H = const(14)


class Loop:
    """What a scene finds in `enter(loop)`.

    board, canvas    the device and the picture
    screen           the screen class, see app/core/screens.py
    settings         app/core/settings.py
    power            app/core/power.py: the light and the battery
    sound            app/core/sound.py, None on a board without a buzzer; scenes call `play`
    report           None, or a function to call with a line for every action of a match
    save_match       None, or a function to call before the battery is empty
    has_played       whether a game has been loaded
    now_ms           the time of this frame
    """

    def __init__(self, board, home):
        """Clear the board's canvas; `home(loop)` returns the scene of the menu."""
        self.canvas = board.canvas
        self.canvas.fill(0)
        self.board = board
        self.screen = screens.screen_class(board.width, board.height, board.mono)
        self.settings = Settings(board.store)
        self.report = None
        self.save_match = None
        self.has_played = False
        self.scene = None
        self.now_ms = board.clock.now_ms()
        self.power = Power(board, self.settings, self.now_ms)
        self.sound = None
        if board.buzzer:
            from app.core.sound import Sound

            self.sound = Sound(board.buzzer, self.settings, self.power, board.clock.diff_ms)
        self.timing = [1, 1]  # two 16-bit words stirred by the moment of every key
        self._home = home
        self._below = []  # scenes that have lent the screen
        self._next = None
        self._is_loaded = False  # a scene was, and its copies are not relinked yet
        self._how = _GO
        self._then = None  # what follows on going back
        self._keys = Keys(board.clock.diff_ms, board.longs)

    def go(self, scene):
        """Give the screen to another scene, as soon as the one that has it returns."""
        self._next = scene
        self._how = _GO

    def lend(self, scene):
        """Lend the screen to another scene, which gives it back with `back`."""
        self._next = scene
        self._how = _LEND

    def back(self, then=None):
        """Give the screen back to the scene below, which is not entered again but redrawn.

        then: None, or a function to call when it has the screen: it may lend it out again.
        """
        self._next = self._below[-1]
        self._how = _BACK
        self._then = then

    def open(self, make):
        """Leave and forget all scenes; then `make(loop)` returns the one that gets the screen.

        So a table and the menu are never in memory at once.
        """
        self._next = make
        self._how = _OPEN

    def home(self):
        """Give the screen back to the menu."""
        self.open(self._home)

    def is_held(self, key):
        """Return whether a key has been held for a while, since no question was put before."""
        return self._keys.is_held(key)

    @property
    def pending_keys(self):
        """Return a mask of the keys that are down and will speak when let go, or held long."""
        return self._keys.pending

    def forget_keys(self):
        """Let no key that is down have any effect until it is let go: a question is put."""
        self._keys.forget()

    def play(self, cue):
        """Play a cue of app/core/cues.py if the board has a buzzer and the player wants sound."""
        if self.sound:
            self.sound.play(cue)

    @property
    def waiting(self):
        """Whether nothing will happen until a key is pressed."""
        return self._next is None and self.scene is not None and self.scene.waiting

    def run(self):
        """Go on until something that is no Exception ends it: Ctrl-C, or the simulator's Quit."""
        try:
            while True:
                self.frame()
        finally:
            self._hush()  # the buzzer would sound on in the REPL

    def frame(self):
        """Do one frame. An exception in it is shown, and the application goes on."""
        self.now_ms = self.board.clock.now_ms()
        try:
            self._switch()
            self._take_keys()
            while self._hand_out_key():
                self._switch()
            self.scene.tick(self.now_ms)
            self._watch_power()
            self._switch()
            self._show()
        except Exception as error:
            self._fail(error)
        self._rest()

    def _fail(self, error):
        """Show an exception. Raises it again if it was met while showing one."""
        if self.scene and self.scene.is_failure:
            raise error
        self.scene = None  # it is in no state to be left
        self._below.clear()
        self.save_match = None
        self.go(trouble.failure(error))

    def _rest(self):
        """Sleep until the frame is over, or a key wants to be heard."""
        clock = self.board.clock
        rest_ms = FRAME_MS - clock.diff_ms(clock.now_ms(), self.now_ms)
        clock.sleep_ms(rest_ms if rest_ms > 0 else 0)

    def _take_keys(self):
        now_ms = self.now_ms
        keys = self._keys
        levels = self.board.keys.levels()
        keys.update(levels, now_ms, self.scene.long_keys, self.scene.held_keys)
        if self.power.keys(levels, now_ms):
            keys.forget()

    def _hand_out_key(self):
        """Give the scene one event, if there is any; return whether there was."""
        event = self._keys.next_event()
        if event < 0:
            return False
        self.timing[0] = (self.timing[0] * 31 + self.now_ms) & 0xFFFF
        self.timing[1] = (self.timing[1] * 17 + self.timing[0]) & 0xFFFF
        self.scene.key(event & (LONG - 1), event >= LONG)
        return True

    def _show(self):
        """Sound and show what is new, then think for what is left of the frame."""
        if self.sound:
            self.sound.tick(self.board.clock.now_ms())
        self.board.display.show(self.canvas)
        if self._is_loaded:
            self._is_loaded = False
            memory.relink()
        deadline = self.now_ms + FRAME_MS
        while self.scene.think() and not self._next:
            if self.board.clock.left_ms(deadline) <= 0:
                break

    def _watch_power(self):
        """Dim the light; show a low battery, save, and say so once."""
        power = self.power
        was_low = power.is_low
        if not power.tick(self.now_ms):
            return
        if power.is_low:
            power.draw(self.canvas)
        elif was_low:
            self.scene.draw()
        if power.due and not self._next:
            self._prepare_for_the_end()

    def _prepare_for_the_end(self):
        """The battery has become low: save everything, and say so."""
        self.settings.save()
        if self.save_match:
            self.save_match()
        if not self._next:  # else there is already something to be said
            self.power.due = False
            trouble.battery_low(self)

    def _switch(self):
        """Let the scene in that was asked for, if any."""
        while self._next:
            self._hush()  # loading a scene takes a while
            scene = self._next
            how = self._how
            self._next = None
            self.ask_to_wait()
            if how == _LEND:
                self.scene.rest()
                self._below.append(self.scene)
            else:
                self._leave(how != _BACK)
            if how == _OPEN:
                self.scene = None
                scene = scene(self)  # pyright: ignore[reportOptionalCall]
            self.scene = scene
            if how == _BACK:
                self._keys.drop()
                scene.regain()
            else:
                self._keys.forget()
            self._is_loaded = True
            self._begin(how)

    def ask_to_wait(self):
        """Show three dots at once: loading a game takes a second, any other scene a tenth."""
        if not self.scene:
            return  # nobody has pressed a key
        canvas = self.canvas
        x = (canvas.width - _WAIT_W) // 2
        y = (canvas.height - _WAIT_H) // 2
        canvas.rect(x, y, _WAIT_W, _WAIT_H, theme.INK)
        canvas.frame(x, y, _WAIT_W, _WAIT_H, theme.WHITE)
        for dot in range(3):
            canvas.rect(x + 7 + 8 * dot, y + 5, 4, 4, theme.GOLD)
        self.board.display.show(canvas)

    def _begin(self, how):
        """Begin with the scene that has the screen now; `how` it got that."""
        scene = self.scene
        if how == _BACK:
            then = self._then
            self._then = None
            if then:
                then()
        else:
            scene.enter(self)
        if not self._next:
            scene.draw()
            if self.power.is_low:
                self.power.draw(self.canvas)

    def _hush(self):
        """End the tone that sounds, if any."""
        if self.sound:
            self.sound.stop()

    def _leave(self, all_of_them):
        """Leave the scene on the screen; those below it too, or forget the one that gets it."""
        if self.scene:
            self.scene.leave()
        while self._below:
            below = self._below.pop()
            if not all_of_them:
                break
            below.leave()
