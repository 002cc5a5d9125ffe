"""Okey's puzzles at the table: which tile to throw."""

from app.okey import places
from app.okey.rack import EMPTY, SLOTS
from app.table import puzzles
from app.texts.catalog import fill, t
from app.texts.learning import ids
from engine.okey.actions import FINISH
from engine.okey.tiles import KINDS


class Puzzle(puzzles.Puzzle):
    """A rack of fifteen tiles, one or two tiles from a finish."""

    game = "okey"

    def lay_out(self):
        """Sort the rack; at an easy puzzle only by colour, or the answer would stand alone."""
        if self.grade:
            super().lay_out()
            return
        rack = self.table.painter.rack
        held = [kind for kind in range(KINDS) for _ in range(self.table.view.hand[kind])]
        rack.lie(bytes(held) + bytes((EMPTY,)) * (SLOTS - len(held)), self.table.view.hand)
        rack.mark(self.table.view.joker)

    def question(self):
        return t(ids.ASK_OKEY)

    def fault(self, piece):
        """Return that a finish is possible, or how many tiles finish after the throw."""
        puzzle = self.match.puzzle
        tile = self.table.painter.tile_text(piece)
        if puzzle.state.finishing():
            return fill(ids.NO_FINISH, tile)
        return fill(ids.LESS_OKEY, tile, dict(puzzle.worths()).get(piece, 0))

    def reason(self, piece, answer):
        """Return how many tiles finish after the answer, and after the other or the next best."""
        puzzle = self.match.puzzle
        tile_text = self.table.painter.tile_text
        right = tile_text(answer)
        if puzzle.state.finishing():
            return fill(ids.WHY_FINISH, right)
        worths = dict(puzzle.worths())
        if piece == answer:
            others = [(worth, kind) for kind, worth in worths.items() if kind != answer]
            if not others:
                return fill(ids.WHY_ONLY, right, worths[answer])
            piece = max(others)[1]
        count = worths.get(piece, 0)
        return fill(ids.WHY_DRAWS, right, worths[answer], tile_text(piece), count)

    def keep_secret(self, view):
        """Leave finishing out: the hand would offer it. To throw the right tile is to finish."""
        view.legal = [action for action in view.legal if action < FINISH]

    def place(self, piece):
        """Return the rectangle of a tile on the rack."""
        return places.tile(self.table.painter, piece)
