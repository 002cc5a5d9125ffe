"""The About screen: version, device, interpreter, and what proves the deals of the matches."""

from app.core import memory
from app.core.dialog import Notice
from app.core.rows import Item
from app.shell.lobby import name_of
from app.shell.saved import headers
from app.shell.version import VERSION
from app.shell.widgets import ListScene
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine import seeds
from engine.games import GAMES


class About(ListScene):
    """A list of facts; nothing can be changed."""

    def heading(self):
        return t(ids.ABOUT)

    def items(self):
        board = self.loop.board
        rows = [
            Item(fill(ids.VERSION, VERSION), note=lambda: t(ids.ABOUT_HELP)),
            Item(board.title),
            Item(board.system),
        ]
        if memory.relinker:
            rows.append(self._relinking(memory.relinker))
        return rows + self._deals()

    def _deals(self):
        """Return a row for the deal of each match: its fingerprint, or its code if it is over."""
        rows = []
        for game in GAMES:
            for is_over, header in enumerate(headers(self.loop.board.store, game)):
                fields = _fields(header)
                if fields.get("game") != game:
                    continue
                if is_over and "seed" in fields:
                    try:
                        code = seeds.code_of(fields["seed"])
                    except ValueError:
                        continue  # it is damaged
                    rows.append(Item(code, note=lambda game=game: self._over(game)))
                elif "seed" in fields and "salt" in fields:
                    proof = seeds.fingerprint(fields["seed"], fields["salt"])
                    rows.append(Item(proof, note=lambda: t(ids.FINGERPRINT_HELP)))
        return rows

    def _over(self, game):
        return fill(ids.LAST_SEED, name_of(game))

    def _relinking(self, relinker):
        """Return the row that says whether modules run from flash; if they do, OK checks them."""

        def check():
            right, wrong = relinker.check()
            said = fill(ids.CHECK_WRONG, wrong) if wrong else fill(ids.CHECK_RIGHT, right)
            self.loop.lend(Notice(said))

        if relinker.why:
            return Item(fill(ids.FLASH_OFF, relinker.why), note=lambda: t(ids.FLASH_OFF_HELP))
        return Item(t(ids.FLASH_ON), enter=check, note=lambda: t(ids.FLASH_ON_HELP))


def _fields(header):
    """Return the lines of a header as a dict of name -> value."""
    fields = {}
    for line in header.split("\n"):
        name, _, value = line.partition(" ")
        fields[name] = value
    return fields
