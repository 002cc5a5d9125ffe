"""Chooses the keys of a walk through all scenes: menu, settings, matches, lists and results.

heap.py and tools.chip follow a tour and measure. They pass the scene that waits for a key, and
the tour returns the key. Portable.
"""

# Settings and about: their rows after the menu's last game, from 0.
_BELOW = (0, 1)
_TURNS = 12  # keys pressed at the table from one look at the list of actions to the next
_WALKS = ("UP", "LEFT", "RIGHT", "OK", "OK", "OK", "OK")  # the keys pressed there, at random
_OKEY = 0  # the menu's row
_THROWS = ("LEFT", "F2", "F2", "F2", "F2", "F2", "OK")  # at Okey F2 draws and throws
_LOOKS = 12  # at the list: the first one leaves the match, each other chooses a row
_OTHERS = {"UP": "LEFT", "DOWN": "RIGHT"}  # move through lists on boards without UP and DOWN


class Tour:
    """A list of keys that is extended during the tour.

    Settings and about come first. Then each game: the tour opens its guided hand, begins a match,
    leaves and resumes it, chooses every row of the list of actions, and leaves the match again
    after its last round. With `plainly` each match is only played to its end, and no other scene
    is opened.

    game    the row of the game in play among the menu's games, -1 before the first one
    begun   how many of the games have been chosen
    """

    def __init__(self, count, games, rounds, keys, plainly=False):
        """Begin at the menu.

        count: how many games the menu has; games: the rows to play, in this order; rounds: how
        many to play of each game, 0: a whole match; keys: names of the board's keys.
        """
        self.game = -1
        self.begun = 0
        self._count = count
        self._games = list(games)
        self._rounds = rounds
        self._keys = keys
        self._below = [] if plainly else list(_BELOW)
        self._most_looks = 0 if plainly else _LOOKS
        self._is_plain = plainly
        self._is_learning = False  # the guided hand of the game in play has been opened
        self._knows_rules = True  # New match has not to ask for those of the game in play
        self._opened = []  # games that have been chosen
        self._left = []  # games with a match to resume, sorted as in the menu
        self._queue = []
        self._at = -1  # the menu's row whose screen is pushed, -1 if the menu begins anew
        self._chance = 1
        self._pressed = self._looks = self._played = 0
        self._is_over = False  # a whole match has been played

    def key(self, scene):
        """Return the name of the key to press in a scene; None at the end of the tour."""
        if not self._queue:
            self._plan(scene)
        if not self._queue:
            return None
        name = self._queue.pop(0)
        return name if name in self._keys else _OTHERS[name]

    def _plan(self, scene):
        queue = self._queue
        if scene == "Menu":
            self._choose()
        elif scene == "Table":
            if self.game not in self._left:
                self._left.append(self.game)
                self._left.sort()
            self._pressed += 1
            is_time = self._most_looks and self._pressed % _TURNS == 0
            queue.append("BACK" if is_time or self._is_seen() else self._any())
        elif scene == "ActionMenu":
            leaves = self._looks == 0 or self._is_seen()
            queue += ["UP", "OK"] if leaves else ["DOWN"] * self._looks + ["OK"]
            self._looks += 1
        elif scene == "RoundEnd":
            self._played += 1
            queue.append("OK")
        elif scene == "MatchEnd":
            self._is_over = True
            self._left.remove(self.game)
            queue.append("BACK")
        elif scene == "Ask" and not (self._is_plain or self._is_learning):
            self._is_learning = True
            queue.append("OK")
        elif scene == "NewMatch" and not self._knows_rules and "UP" not in self._keys:
            self._knows_rules = True
            queue += ["UP", "UP", "OK"]  # OK would change the rules that the first match asks for
        else:
            queue.append("OK" if scene in ("FirstLanguage", "NewMatch") else "BACK")

    def _choose(self):
        """Choose a row of the menu: the matches to resume, today's, the games, settings, about.

        The cursor is where it was left, at the match of the game that was chosen last, or at the
        first of today's. At the start it is at the first game.
        """
        rows = len(self._left) + self._today() + self._count
        at = self._row_of(self.game) if self.game in self._left else len(self._left)
        at = at if self._at < 0 else self._at
        self._at = -1
        if self._below:
            row = self._at = rows + self._below.pop(0)
        else:
            if self.game < 0 or self._is_seen():
                if not self._games:
                    return
                self.game = self._games.pop(0)
                self.begun += 1
                self._pressed = self._looks = self._played = 0
                self._is_over = self._is_learning = False
                self._knows_rules = self._is_plain or self.game in self._opened
            row = self._row_of(self.game)
            if self.game not in self._opened:
                self._opened.append(self.game)
        self._queue += ["DOWN"] * ((row - at) % (rows + len(_BELOW))) + ["OK"]

    def _today(self):
        """Return how many rows say what is worth doing: ladder, puzzle, and a game to learn."""
        return (2 + (len(self._opened) < self._count)) if self._opened else 0

    def _row_of(self, game):
        """Return the row that resumes a game, or begins it."""
        if game in self._left:
            return self._left.index(game)
        return len(self._left) + self._today() + game

    def _is_seen(self):
        """Return whether the tour of the game in play is complete."""
        ends = self._played >= self._rounds if self._rounds else self._is_over
        return ends and self._looks >= self._most_looks

    def _any(self):
        """Return a random key for the table: OK alone would only lift a tile and put it down."""
        self._chance = (self._chance * 75 + 74) % 65537
        is_quick = self._is_plain and self.game == _OKEY and "F2" in self._keys
        return (_THROWS if is_quick else _WALKS)[self._chance % len(_WALKS)]
