"""The rules of a game on short pages, with real cards and tiles in the text.

A game's app/GAME/rules.py is its book:

    AREA                    the area of its texts
    pages(options)          the pages, a list of (text id of the title, blocks), with blocks made
                            by `text`, `row` and `pieces`
    gallery(options)        the pages about all pieces; a title may be a text instead of its id
    page_for(view)          the number of the page about what can be done now
    page_of(topic)          the number of the page about a topic, where the table names one
    COUNTS                  the number of the page about what counts
    Pieces(canvas, layout)  draws pieces: w, h, draw(piece, x, y)

The last page of the rules has the options in force. Modules and texts are in memory while the
pages are shown.
"""

from app.core import theme
from app.core.draw import inner_y, wrap
from app.core.games import options as table_of
from app.core.modules import drop
from app.core.scene import Scene
from app.table.results import head
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const
from hal.contract import BACK, DOWN, F1, LEFT, OK, RIGHT, UP

TEXT, ROW, PIECES = 0, 1, 2  # the first of each block

_MARGIN = const(6)
_NARROW = const(2)  # the margin on one-bit screens
_GAP = const(4)  # between groups of pieces
_GROUPED = const(1)  # between the pieces of a group


def text(number, *values) -> tuple:
    """Return a block with a text, its placeholders filled in with values."""
    return TEXT, number, values


def row(label, value) -> tuple:
    """Return a block with a label, a text or the id of one, and a value at the right."""
    return ROW, label, value


def pieces(*groups) -> tuple:
    """Return a block with groups of pieces side by side; groups: bytes."""
    return PIECES, groups


class Rules(Scene):
    """Shows the pages one by one; a page that is longer than the screen continues on the next."""

    is_public = True

    def __init__(self, painter, game, book, page, options, then=None, is_gallery=False):
        """Begin with a page of `book`, counted from 0, -1 for the options.

        painter: an app.table.painter.Painter with the game's layout; options: the match's, a
        complete dict; then: called at the end; is_gallery: show the pieces instead of the rules.
        """
        self._painter = painter
        self._game = game
        self._book = book
        self._pieces = book.Pieces(painter.canvas, painter.layout)
        self._options = options
        self._then = then
        self._is_gallery = is_gallery
        self.page = page
        self._screen = 0
        self._screens = []  # of the page: lists of (y, block)
        self._ahead = None  # the number of the next page, and its screens

    def enter(self, loop):
        """Load the texts."""
        self.loop = loop
        catalog.load(self._book.AREA)
        if self._is_gallery:
            self.pages = self._book.gallery(self._options)
        else:
            self.pages = self._book.pages(self._options)
            self.pages.append((ids.RULES_OPTIONS, None))  # its rows are made when it is shown
        self.page %= len(self.pages)
        self._screens = self._laid_out(self.page)

    def leave(self):
        """Unload the texts."""
        catalog.unload(self._book.AREA)
        drop("engine." + self._game + ".options")
        if self._then:
            self._then()

    def _option_rows(self):
        """Return a row for each option that has an effect."""
        from app.table.setup_texts import SetupTexts

        texts = SetupTexts(self._game)
        options = self._options
        rows = []
        for option in table_of(self._game):
            name = option.name
            if all(v is not None or options[other] in able for v, other, able in option.needs):
                label = texts.find("OPTION_" + name)
                rows.append(row(label, texts.value(name, options[name])))
        texts.unload()
        return rows

    # Laying out.

    @property
    def _margin(self):
        return _NARROW if self._painter.canvas.mono else _MARGIN

    def think(self):
        """Lay out the next page while the player reads this one; it takes the chip some 30 ms."""
        following = self.page + 1
        is_there = following < len(self.pages) and self.pages[following][1]
        if self._ahead is None and is_there:
            self._ahead = following, self._laid_out(following)
        return False

    def _laid_out(self, page):
        """Distribute the blocks of a page over as few screens as hold them; return them.

        They are about equally full: a single sentence does not stand alone on the last one.
        """
        blocks = self.pages[page][1] or self._option_rows()
        blocks = [(block,) + self._parts(block) for block in blocks]
        layout = self._painter.layout
        bottom = layout.RESULT_KEYS[1] - 1
        screens = self._filled(blocks, bottom)
        if len(screens) == 1:
            return screens
        for aim in range(bottom - layout.PAGE_STEP, bottom // 2, -layout.PAGE_STEP):
            lower = self._filled(blocks, aim)
            if len(lower) > len(screens):
                break
            screens = lower
        return screens

    def _filled(self, blocks, aim):
        """Fill screens with blocks down to row `aim` each; return them.

        blocks: a list of (block, parts, height of a part). A text stays with the pieces below it,
        and a row with the text; a text is broken only where no screen has room for it.
        """
        layout = self._painter.layout
        _, y, _, h = layout.RESULT_TITLE
        top = y + h + self._margin // 2
        bottom = layout.RESULT_KEYS[1] - 1
        screens = [[]]
        y = top
        for number, (block, parts, high) in enumerate(blocks):
            gap = layout.PAGE_STEP // 3
            if y == top or block[0] == PIECES or block[0] == blocks[number - 1][0][0] == ROW:
                gap = 0
            whole = gap + high * len(parts)
            if number + 1 < len(blocks):
                below, lower, step = blocks[number + 1]
                if below[0] != block[0] and (below[0] == PIECES or block[0] == ROW):
                    whole += step * len(lower)
                    if below[0] == TEXT:
                        whole += layout.PAGE_STEP // 3
            if y > top and y + whole > aim and whole <= bottom - top:
                screens.append([])
                y = top
                gap = 0
            y += gap
            for part in parts:
                if y + high > bottom:
                    screens.append([])
                    y = top
                screens[-1].append((y, part))
                y += high
        return screens

    def _parts(self, block):
        """Return the parts of a block from top to bottom, each with its height."""
        layout = self._painter.layout
        if block[0] == PIECES:
            return [block], self._pieces.h + _GAP
        if block[0] == ROW:
            return [block], layout.PAGE_STEP
        words = fill(block[1], *block[2]) if block[2] else t(block[1])
        width = self._painter.canvas.width - 2 * self._margin
        return wrap(layout.FONT_PAGE, words, width), layout.PAGE_STEP

    # The picture.

    def draw(self):
        """Paint the screen of the page."""
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        title = self.pages[self.page][0]
        head(painter, title if isinstance(title, str) else t(title))
        font = layout.FONT_PAGE
        x, y, w, h = layout.RESULT_TITLE
        number = str(self.page + 1)
        if len(self._screens) > 1:
            number += "." + str(self._screen + 1)
        number += "/" + str(len(self.pages))
        y = inner_y(font, y, h)
        canvas.text_right(font, x + w - self._margin, y, number, painter.scenery.TITLE_INK)
        for y, part in self._screens[self._screen]:
            if isinstance(part, str):
                canvas.text(font, self._margin, y - font.top, part, theme.WHITE)
            elif part[0] == ROW:
                self._draw_row(y - font.top, part[1], part[2])
            else:
                self._draw_pieces(y + _GAP // 2, part[1])
        hints = [] if self._is_last() else [(RIGHT, ids.KEY_MORE)]
        hints.append((BACK, ids.KEY_BACK))
        painter.keys.draw(layout.RESULT_KEYS, hints)

    def _draw_row(self, y, label, value):
        canvas = self._painter.canvas
        font = self._painter.layout.FONT_PAGE
        label = label if isinstance(label, str) else t(label)
        canvas.text(font, self._margin, y, label, theme.WHITE)
        canvas.text_right(font, canvas.width - self._margin, y, value, theme.GOLD)

    def _draw_pieces(self, y, groups):
        """Paint groups of pieces side by side, overlapping if they need more than the width."""
        pieces = self._pieces
        room = self._painter.canvas.width - 2 * self._margin
        count = sum([len(group) for group in groups])
        gaps = (len(groups) - 1) * _GAP
        step = pieces.w + _GROUPED
        if count > 1:
            step = min(step, (room - gaps - pieces.w) // (count - 1))
        x = self._margin
        for group in groups:
            for piece in group:
                pieces.draw(piece, x, y)
                x += step
            x += _GAP

    # Keys.

    def key(self, key, is_long):
        """Turn the pages; OK on the last one, BACK, and F1, which may have opened it, end it."""
        if key in (BACK, F1) or (key == OK and self._is_last()):
            self.loop.pop()
        elif key in (OK, RIGHT, DOWN) and not self._is_last():
            self._turn(1)
        elif key in (LEFT, UP):
            self._turn(-1)

    def _is_last(self):
        """Return whether no screen comes after this one."""
        return self.page == len(self.pages) - 1 and self._screen == len(self._screens) - 1

    def _turn(self, step):
        """Turn to the next screen (1) or the one before (-1); before the first is the last."""
        self._screen += step
        if not 0 <= self._screen < len(self._screens):
            self.page = (self.page + step) % len(self.pages)
            ahead, self._ahead = self._ahead, None
            if ahead is not None and ahead[0] == self.page:
                self._screens = ahead[1]
            else:
                self._screens = self._laid_out(self.page)
            self._screen = 0 if step > 0 else len(self._screens) - 1
        self.draw()
