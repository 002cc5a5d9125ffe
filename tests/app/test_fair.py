"""The table of a seat is given only what that seat may know. Portable."""

from app.texts.catalog import t
from app.texts.table import ids
from engine.games import load
from tests.app import rig, tables


def test_only_a_deal_that_somebody_chose_is_called_known():
    for cut in ("", "42 chosen"):
        _, scene = tables.opened("okey", {}, ("human",) + ("easy",) * 3, "7" * 16)
        scene.match.log.cut = cut
        said = scene.course.proof()
        assert said == ("Cut: 42" if cut else t(ids.KNOWN_DEAL))


def test_the_bar_says_the_cut_while_the_deal_is_shown():
    """Here the deal is known, and so the bar says that in place of the cut.

    In one bit there is no room for it beside the dealer: About has it.
    """
    for game, seats in (("okey", 4), ("koikoi", 2), ("ceki", 4)):
        for profile in (rig.SQUARE, "display_pack2", "display_pack", rig.MONO):
            people = ("human",) + ("easy",) * (seats - 1)
            loop, scene = tables.opened(game, {}, people, "7" * 16, None, profile, "normal")
            bar = scene.painter.bar
            show = bar.show_last
            drawn = tables.texts_of(loop.canvas)

            def noting(text, show=show, drawn=drawn):
                drawn.clear()
                show(text)

            bar.show_last = noting
            frames = 0
            while not scene.match.log.actions and not loop.waiting:
                loop.frame()
                frames += t(ids.KNOWN_DEAL) in drawn
            assert frames > 15 or profile == rig.MONO, (game, profile, frames)
            assert not bar.proof or len(bar.history) < 3


def test_the_table_is_not_told_which_tile_or_card_another_drew():
    for game in ("okey", "ceki"):  # at Koi-Koi all that happens lies open
        loop, scene = tables.opened(game, {}, ("human", "easy", "easy", "easy"), "0" * 16)
        told = []
        add = scene.director.add

        def note(happened, view, told=told, add=add):
            told.extend(happened)
            add(happened, view)

        scene.director.add = note
        for _ in range(4):
            tables.ready(loop)
            scene.act(scene.view.legal[0])
        tables.ready(loop)
        events = load(game, "events")
        drew = [event for event in told if event[0] == events.DREW]
        assert len({seat for _, seat, _ in drew}) > 1, game
        for _, seat, piece in drew:
            assert (piece == events.HIDDEN) == (seat != scene.viewer), game
