"""The main loop: keys, scene, picture, thinking, sleep; thirty frames a second, one thread.

A *scene* owns the whole screen; app/core/scene.py is the base class and explains every member.
In each frame the loop does the following, in this order:

1. passes the key events to the scene's `key`;
2. calls the scene's `tick` with the time;
3. begins or ends a tone, and sends the dirty rectangles of the canvas to the display;
4. calls the scene's `think` while it returns True and the frame has time left;
5. sleeps until the end of the frame; on a device a key that goes down or up ends the sleep early.

The effect of a key is therefore displayed before anything is saved or a bot thinks. A thinking
bot delays a key by one slice at most. An idle frame allocates nothing.

The chip's stack is 8 KB. A call takes about 250 bytes of the stack, and a module that imports a
module about 550. Scenes are therefore changed in `frame` itself, where the stack is nearly empty.
"""

from app.core import heap, screens, theme, trouble
from app.core.power import Power
from app.core.settings import Settings
from app.texts.shell import ids
from engine.compat import const
from hal.contract import FRAME_MS
from hal.keys import LONG, Keys

# How the next scene gets the screen.
_NONE = const(-1)  # no change of scene is requested
_PUSH = const(0)  # the previous scene is kept below, and gets the screen back later
_POP = const(1)  # the scene was below and gets the screen back
_REPLACE_ALL = const(2)  # all other scenes are left and dropped, before a new one is made
_REPLACE = const(3)  # the scene alone is left and dropped, before a new one is made

_SKIP_FRAMES = const(4)  # while skipping, bots may think for so many frames at a time

_WAIT_W = const(34)  # size of the sign with three dots that asks the player to wait
_WAIT_H = const(14)


class Loop:
    """The main loop, which a scene gets in `enter(loop)`.

    board, canvas    the device and the picture
    screen           the screen class, see app/core/screens.py
    settings         app/core/settings.py
    power            app/core/power.py: the light and the battery
    scene            the scene that has the screen, None while one is being made
    below            the stack of scenes that wait for the screen, the lowest one first
    palette          the colours of the inks on the panel
    sound            app/core/sound.py, None on a board without a buzzer; scenes call `play`
    report           None, or a function to call with a line for every action of a match
    save_match       None, or a function to call before the battery is empty
    has_played       whether a game has been loaded
    now_ms           the time of this frame
    """

    def __init__(self, board, home):
        """Set up for the first frame. home: makes the menu's scene, as app.application.home."""
        self.canvas = board.canvas
        self.board = board
        self.screen = screens.screen_class(board.width, board.height, board.mono)
        self.settings = Settings(board.store)
        board.turn(self.settings.turned)
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
        self.timing = [1, 1]  # two 16-bit words mixed with the time of every key event
        self._home = home
        self.palette = theme.PALETTE
        self.below = []
        self._how = _NONE
        self._next = None  # the scene that is to get the screen
        self._make = None  # or the function that makes it, for _REPLACE_ALL and _REPLACE
        self._is_lit = False  # the light is switched on after the first picture
        self._then = None  # the function given to `pop`
        self._keys = Keys(board.clock.diff_ms, board.longs)

    def reset(self, scene):
        """Request that a scene replaces all, after the current scene's method returns."""
        self._request(_REPLACE_ALL, scene, None)

    def push(self, scene):
        """Request that another scene gets the screen until it calls `pop`."""
        self._request(_PUSH, scene, None)

    def pop(self, then=None):
        """Give the screen back to the scene below; that scene is redrawn, not entered.

        then: None, or a function to call before the redraw; the function may push a scene.
        """
        self._request(_POP, self.below[-1], None)
        self._then = then

    def replace_all(self, make):
        """Leave and drop all scenes, then call `make(loop)`, which returns the new scene.

        A table and the menu are therefore never in memory at once.
        """
        self._request(_REPLACE_ALL, None, make)

    def replace(self, make):
        """Leave and drop this scene, then call `make(loop)`, which returns the one in its place.

        Two scenes that are never needed together are therefore never in memory at once.
        """
        self._request(_REPLACE, None, make)

    def _request(self, how, scene, make):
        """Request a change of scene; it takes the place of one requested before."""
        self._how = how
        self._next = scene
        self._make = make

    def home(self, game="", wanted=None):
        """Give the screen back to the menu, or to what it opens at once: see app.shell.menu."""
        self.replace_all(lambda loop: loop._home(loop, game, wanted))

    def recolour(self, game=""):
        """Give the inks of a colour panel their colours, and the cards on it their deck.

        game: whose table is shown, "" for the menu.
        """
        settings = self.settings
        if self.canvas.mono:
            return
        self.canvas.look = theme.DECKS[settings.deck]
        palette = theme.palette(game, settings.cloth, settings.contrast == "high")
        if palette != self.palette:
            self.palette = palette
            self.board.display.recolour(palette)

    def is_held(self, key):
        """Return whether a key has been held for 300 ms, and went down after `forget_keys`."""
        return self._keys.is_held(key)

    @property
    def pending_keys(self):
        """Return a mask of the keys that are down and give their event later: see hal.keys."""
        return self._keys.pending

    def forget_keys(self):
        """Ignore the keys that are down until they are released; called before a question."""
        self._keys.forget()

    def play(self, cue):
        """Play a cue of app/core/cues.py if the board has a buzzer and the player wants sound."""
        if self.sound:
            self.sound.play(cue)

    @property
    def waiting(self):
        """Whether nothing will happen until a key is pressed."""
        return self._how == _NONE and self.scene is not None and self.scene.waiting

    def run(self):
        """Run frames until Ctrl-C, or until the simulator raises Quit."""
        try:
            while True:
                self.frame()
        finally:
            self._hush()  # else the buzzer would go on in the REPL

    def frame(self):
        """Run one frame. An exception in the frame is shown, and the application goes on."""
        self.now_ms = self.board.clock.now_ms()
        try:
            self._switch()
            self._take_keys()
            while self._hand_out_key():
                self._switch()
            self.scene.tick(self.now_ms)
            self._watch_power()
            if self.scene.hide and self._how == _NONE and self.power.is_left_alone(self.now_ms):
                self.scene.hide()
            self._switch()
            self._show()
        except Exception as error:
            self._fail(error)
        self._rest()

    def _fail(self, error):
        """Show an exception; raise it again if it happened while an exception was being shown."""
        if self.scene and self.scene.is_failure:
            raise error
        self.scene = None  # `leave` is not called on a scene that has failed
        self.below.clear()
        self.save_match = None
        self.reset(trouble.failure(error))

    def _rest(self):
        """Sleep until the end of the frame; a key may end the sleep early."""
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
        """Pass one key event to the scene; return whether there was one."""
        event = self._keys.next_event()
        if event < 0:
            return False
        self.timing[0] = (self.timing[0] * 31 + self.now_ms) & 0xFFFF
        self.timing[1] = (self.timing[1] * 17 + self.timing[0]) & 0xFFFF
        self.scene.key(event & (LONG - 1), event >= LONG)
        return True

    def _show(self):
        """Update sound and display, then think for the rest of the frame."""
        if self.sound:
            self.sound.tick(self.board.clock.now_ms())
        self.board.display.show(self.canvas)
        if not self._is_lit:
            self._is_lit = True
            self.power.brighten()
        self.power.pace(self._think())

    def _think(self):
        """Let the scene think for the rest of the frame; return whether it has more to think."""
        ms = (_SKIP_FRAMES if self.scene.is_skipping else 1) * FRAME_MS
        while self.scene.think() and self._how == _NONE:
            if self.board.clock.left_ms(self.now_ms, ms) <= 0:
                return True
        return False

    def _watch_power(self):
        """Dim the light; at a low battery show the icon, save, and warn the player once."""
        power = self.power
        was_low = power.is_low
        if not power.tick(self.now_ms):
            return
        if power.is_low:
            power.draw(self.canvas)
        elif was_low:
            self.scene.draw()
        if power.due and self._how == _NONE:
            self._prepare_for_the_end()

    def _prepare_for_the_end(self):
        """Save everything because the battery has become low, and warn the player."""
        self.settings.save()
        if self.save_match:
            self.save_match()
        if self._how == _NONE:  # else saving has failed, and its message comes first
            self.power.due = False
            trouble.tell(self, ids.BATTERY_LOW)

    def _switch(self):
        """Change to the requested scene, if any."""
        while self._how != _NONE:
            self._hush()  # loading a scene takes a while
            scene, make, how = self._next, self._make, self._how
            self._next = self._make = None
            self._how = _NONE
            self.ask_to_wait()
            if how == _PUSH:
                self.scene.pause()
                self.below.append(self.scene)
                if not scene.is_public:
                    scene.hide = self.scene.hide
            else:
                self._leave(how)
            if make:
                self.scene = None
                scene = make(self)
            self.scene = scene
            if how == _POP:
                self._keys.drop()
                scene.resume()
            else:
                self._keys.forget()
            self._begin(how)

    def ask_to_wait(self):
        """Show three dots at once: loading a game takes 1 s, any other scene 0.1 s."""
        if not self.scene:
            return  # at the start, or after a failure: no key was pressed
        canvas = self.canvas
        x = (canvas.width - _WAIT_W) // 2
        y = (canvas.height - _WAIT_H) // 2
        canvas.rect(x, y, _WAIT_W, _WAIT_H, theme.INK)
        canvas.frame(x, y, _WAIT_W, _WAIT_H, theme.WHITE)
        for dot in range(3):
            canvas.rect(x + 7 + 8 * dot, y + 5, 4, 4, theme.GOLD)
        self.board.display.show(canvas)

    def _begin(self, how):
        """Enter the new scene, or call `then` on the way back; draw it unless it has left already.

        how: how the scene got the screen: _PUSH, _POP, _REPLACE_ALL or _REPLACE.
        """
        scene = self.scene
        if how == _POP:
            then = self._then
            self._then = None
            if then:
                then()
        else:
            scene.enter(self)
        if self._how == _NONE:
            heap.relink()  # before the picture: once it is seen, a key is answered at once
            scene.draw()
            if self.power.is_low:
                self.power.draw(self.canvas)

    def _hush(self):
        """Stop the cue that is playing, if any."""
        if self.sound:
            self.sound.stop()

    def _leave(self, how):
        """Leave the current scene, and for _REPLACE_ALL all scenes below it.

        For _POP the topmost of them is taken out: it gets the screen.
        """
        if self.scene:
            self.scene.leave()
        if how == _POP:
            self.below.pop()
        elif how != _REPLACE:
            while self.below:
                self.below.pop().leave()
