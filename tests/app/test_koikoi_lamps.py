"""The lamps of Koi-Koi's hand: what scores now, and what the opponent lacks. Portable."""

from app.koikoi import lamps
from engine.koikoi import yaku
from engine.koikoi.cards import BOAR, BUTTERFLIES, CUP, DEER, MOON, of_month
from engine.koikoi.state import State
from tests.app import rig
from tests.app.koikoi_tables import SEED, position, table
from tests.app.tables import opened, ready, shown
from tests.app.test_glass import CLASSES, assert_painted_alike

# The moon is on the field, with the cup in the own pile; the boar, which the opponent lacks; a
# plain of May, which brings nobody a yaku; and nothing of December.
OWN = (30, 26, 18, 46)
FIELD = (MOON, BOAR, 19)
PILES = bytes((CUP,)), bytes((BUTTERFLIES, DEER))


def lit(scene):
    lamp_of = scene.painter.hand.lamps
    return {card: lamp_of[card] for card in range(len(lamp_of)) if lamp_of[card]}


def test_a_card_that_scores_and_one_that_denies_have_a_lamp():
    for profile in CLASSES:
        loop, scene = table(profile, state=position(OWN, FIELD, PILES))
        ready(loop)
        assert lit(scene) == {30: lamps.SCORES, 26: lamps.DENIES}, profile
        assert_painted_alike(loop, profile)
        rig.press(loop, "RIGHT")
        ready(loop)
        assert_painted_alike(loop, profile)
        scene.choose(scene.controls.legal[0])
        rig.run(loop, 1)
        assert lit(scene) == {}


def test_the_note_of_a_card_with_a_lamp_says_why():
    for own, field, piles, said in (
        (OWN, FIELD, PILES, {30: "Makes Moon Viewing: 5", 26: "Blocks Boar-Deer-Butterfly"}),
        ((35, 46), (CUP, 34), (b"", bytes((MOON,))), {35: "Blocks Moon Viewing"}),
        ((35, 46), (34, CUP), (bytes((MOON,)), b""), {35: "Makes Moon Viewing: 5"}),
    ):
        loop, scene = table(state=position(own, field, piles))
        ready(loop)
        lamps_of = lit(scene)
        notes = {}
        for _ in own:
            notes[scene.controls.under_cursor()] = scene.painter.note_text
            rig.press(loop, "RIGHT")
            ready(loop)
        assert {card: notes[card] for card in lamps_of} == said


def test_without_help_no_card_has_a_lamp():
    state = position(OWN, FIELD, PILES)
    loop, scene = opened("koikoi", {}, ("human", "easy"), SEED, state, level="off")
    ready(loop)
    assert lit(scene) == {}


def test_a_lamp_of_a_choice_is_that_of_the_better_card():
    ribbons = bytes((5, 9)), b""  # the third with poetry is the second card of January
    loop, scene = table(state=position((2, 18), (0, 1, 30), ribbons))
    ready(loop)
    assert lit(scene)[2] == lamps.SCORES


class View:
    """What the lamps look at."""

    seat = 0
    options = State().options

    def __init__(self, *captured):
        self.captured = captured


def lacked_by(*captured):
    """Return the cards with which the opponent makes a yaku."""
    return b"".join([bytes(one.missing) for one in lamps.wanted(View(*captured))])


def test_many_cards_of_one_kind_are_denied_to_nobody():
    plains = bytes((6, 7, 10, 11, 14, 15, 34, 35, 38))  # one more makes a yaku
    lacking = lacked_by(b"", plains + bytes((CUP,)))
    assert lacked_by(b"", plains) == b"" and lacking == bytes((MOON, 8))
    assert lacked_by(bytes((MOON,)), plains + bytes((CUP,))) == bytes((8,))


def test_in_a_match_lamps_are_what_the_rules_say():
    loop, scene = opened("koikoi", {}, ("human", "easy"), SEED)
    seen = 0
    for _ in range(40):
        ready(loop)
        if shown(loop) == "Table" and scene.controls.legal and not scene.controls.panel.is_open:
            view = scene.view
            pile = view.captured[view.seat]
            for card in scene.painter.displayed.hand if not view.choices else b"":
                meets = bytes(of_month(view.field, card >> 2))
                most = max(
                    [
                        yaku.points(pile + bytes((card,)) + won, view.options)
                        for won in ([meets[:1], meets[1:]] if len(meets) == 2 else [meets])
                        if won
                    ]
                    + [0]
                )
                scores = most > yaku.points(pile, view.options)
                assert (scene.painter.hand.lamps[card] == lamps.SCORES) == scores
                seen += scores
        rig.press(loop, "OK")
    assert seen
