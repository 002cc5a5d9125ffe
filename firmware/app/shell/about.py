"""The About screen: version, device, interpreter, and what proves the deals of the matches."""

from app.core import heap
from app.core.dialog import Notice
from app.core.rows import Item
from app.shell.game_summaries import name_of
from app.shell.saved import fields_of, headers
from app.shell.version import VERSION
from app.shell.widgets import ListScene, opens
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine import seeds
from engine.games import GAMES
from engine.log import parts_of_cut


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
        if heap.relinker:
            rows.append(self._relinking(heap.relinker))
        return rows + self._deals()

    def _deals(self):
        """Return a row for the deal of each match: its cut, or its code if it is over."""
        rows = []
        for game in GAMES:
            for is_over, header in enumerate(headers(self.loop.board.store, game)):
                fields = fields_of(header)
                if fields.get("game") != game:
                    continue
                try:
                    deal = _deal_of(fields)
                except (KeyError, ValueError):
                    continue  # it is damaged
                if is_over:
                    rows.append(self._over(game, deal))
                elif deal.secret:
                    rows.append(_in_play(game, deal))
        return rows

    def _over(self, game, deal):
        """Return the row of a match that is over: its code; OK shows the proof if there is one."""
        code = seeds.code_of(deal.seed)

        def note():
            return fill(ids.LAST_SEED, name_of(game))

        if deal.secret:
            return opens(code, lambda: self.loop.push(Proof(game, deal)), note)
        return Item(code, note=note)

    def _relinking(self, relinker):
        """Return the row that says whether modules run from flash; if they do, OK checks them."""

        def check():
            right, wrong = relinker.check()
            said = fill(ids.CHECK_WRONG, wrong) if wrong else fill(ids.CHECK_RIGHT, right)
            self.loop.push(Notice(said))

        if relinker.why:
            return Item(fill(ids.FLASH_OFF, relinker.why), note=lambda: t(ids.FLASH_OFF_HELP))
        return Item(t(ids.FLASH_ON), enter=check, note=lambda: t(ids.FLASH_ON_HELP))


class Proof(ListScene):
    """All that proves the deal of a match that is over."""

    def __init__(self, game, deal):
        """Take a Deal of engine/seeds.py that has a secret."""
        self.game = game
        self._deal = deal

    def heading(self):
        return name_of(self.game)

    def items(self):
        """Return the rows: the cut, the secret in two rows, the seeds."""
        seed, bot_seed, secret, cut = self._deal
        number, how = parts_of_cut(cut)
        rows = [
            Item(secret[-16:], note=lambda: _fingerprint(self._deal)),
            Item(seed, note=lambda: t(ids.DEAL_SEED_HELP)),
            Item(bot_seed, note=lambda: t(ids.BOTS_SEED_HELP)),
        ]
        if cut:
            told = ids.CUT_CHOSEN if how == "chosen" else ids.CUT_STOPPED
            rows.insert(0, Item(secret[:16], note=lambda: t(ids.SECRET_HELP)))
            rows.insert(0, Item(t(ids.CUT), lambda: number, note=lambda: t(told)))
        return rows


def _in_play(game, deal):
    """Return the row of a match in play, whose cut and fingerprint are known."""
    return Item(name_of(game), lambda: parts_of_cut(deal.cut)[0], note=lambda: _fingerprint(deal))


def _fingerprint(deal):
    return fill(ids.FINGERPRINT, seeds.fingerprint(deal.seed, deal.secret))


def _deal_of(fields):
    """Return the Deal that the fields of a header tell. Raises KeyError, ValueError."""
    seed, bot_seed = fields["seed"], fields["bot_seed"]
    seeds.code_of(seed)  # of sixteen digits
    return seeds.Deal(seed, bot_seed, fields.get("secret", ""), fields.get("cut", ""))
