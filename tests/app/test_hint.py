"""A hint at every game's table: what it says, that it changes nothing, that any key ends it."""

from engine.ceki import cards as ceki_cards
from engine.ceki import outs
from engine.games import load
from engine.koikoi import cards
from engine.koikoi.actions import PLAY
from engine.koikoi.bot import trials
from engine.koikoi.phases import DECIDING
from engine.okey import melds
from engine.okey.actions import DISCARD
from engine.okey.phases import DISCARDING, DRAWING
from tests.app import koikoi_tables, rig, tables, test_ceki_table, test_okey_table
from tests.app.tables import ready, shown

GAMES = (
    ("okey", {}, ("human", "easy", "easy", "easy")),
    ("koikoi", {}, ("human", "easy")),
    ("ceki", {"players": 4}, ("human", "easy", "easy", "easy")),
)
SEED = "0000000000000007"
PROFILES = ("waveshare_lcd13", "display_pack2", "waveshare_lcd114", "ssd1306_diy")
_TURNS = 3


def ask(loop, scene, until=ready):
    """Choose the hint in the menu; wait with `until`."""
    scene.open_menu()
    loop.frame()
    assert shown(loop) == "ActionMenu"
    rows = loop.scene.rows.items
    labels = [item.label for item in rows]
    assert labels[0] == "Back to the table"
    rows[labels.index("Hint")].enter()
    loop.frame()
    assert shown(loop) == "Hint"
    if until:
        until(loop)


def said(loop):
    """Return the lines of the hint on the screen."""
    return [text for text, _ in loop.scene._lines]


def chosen(scene):
    """Return what a bot of level hard does now in the player's place."""
    match = scene.match
    view = match.state.view(scene.me)
    thoughts = load(match.game, "bot").think(view, match.record.bot_rng(scene.me), "hard")
    while True:
        try:
            next(thoughts)
        except StopIteration as done:
            return done.value[0]


def test_a_hint_is_what_hard_would_do_and_changes_nothing():
    for game, options, seats in GAMES:
        loop, scene = tables.opened(game, options, seats, SEED)
        words = __import__("app." + game + ".hints", None, None, ("x",))
        for _ in range(_TURNS):
            ready(loop)
            if loop.scene is not scene:
                break
            before = list(scene.match.record.actions)
            action = chosen(scene)
            move = words.move_text(scene, action)
            ask(loop, scene)
            lines = said(loop)
            assert " ".join(lines).startswith(move + " ") and len(lines) > 1, lines
            rig.press(loop, "OK")
            assert loop.scene is scene
            assert list(scene.match.record.actions) == before
            if scene.hand.asking >= 0:
                break
            scene.choose(action)


def test_a_hint_that_is_thought_of_is_ended_by_any_key():
    for key in ("OK", "BACK", "LEFT"):
        loop, scene = tables.opened(*GAMES[1], SEED)
        ready(loop)
        ask(loop, scene, None)
        assert said(loop) == ["Thinking ..."] and not loop.waiting
        rig.press(loop, key)
        assert loop.scene is scene
        ask(loop, scene)  # a later one thinks from the beginning
        assert said(loop) != ["Thinking ..."]


def test_no_hint_while_others_play_or_where_people_play_each_other():
    loop, scene = tables.opened("koikoi", {}, ("human", "easy"), SEED, speed="slow")
    assert not scene.may_advise
    ready(loop)
    assert scene.may_advise
    loop, scene = tables.opened("koikoi", {}, ("human", "human"), SEED)
    scene.hand.legal = scene.view.legal or [1]
    assert not scene.may_advise


def test_okey_says_how_far_the_rest_is_and_what_is_live():
    hand = (0, 1, 2, 5, 14, 15, 18, 9, 22, 39, 28, 29, 30, 33, 51)
    loop, scene = test_okey_table.table(state=test_okey_table.position(hand, DISCARDING))
    ready(loop)
    kind = chosen(scene) - DISCARD
    rest = bytearray(scene.view.hand)
    rest[kind] -= 1
    joker = scene.view.joker
    live = sum([scene.view.live(one) for one in melds.useful_draws(rest, joker)])
    ask(loop, scene)
    reason = "%d to go, %d live tiles help" % (melds.distance(rest, joker), live)
    assert said(loop)[1:] == [reason]


def test_okey_says_why_a_discard_is_left_or_taken():
    hand = (0, 1, 2, 3, 14, 15, 16, 9, 22, 35, 28, 29, 30, 32)
    for pile, wanted in ((20, "brings you no nearer."), (0, "does not finish.")):
        loop, scene = test_okey_table.table(
            state=test_okey_table.position(hand, DRAWING, pile=pile)
        )
        ready(loop)
        ask(loop, scene)
        reason = said(loop)[1]
        assert reason.endswith(wanted) or reason == "You can finish with it.", reason


def test_koikoi_says_the_points_and_what_the_other_lacks():
    loop, scene = koikoi_tables.table(state=koikoi_tables.deciding())
    ready(loop)
    assert scene.view.phase == DECIDING
    ask(loop, scene)
    lines = said(loop)
    assert lines[0] in ("Stop: +5", "Koi-koi")
    assert lines[1].startswith("5 now. Aki lacks ")


def reason(scene, action):
    """Return the reason that a hint of this action would give."""
    words = __import__("app." + scene.match.game + ".hints", None, None, ("x",))
    thoughts = words.reason(scene, action)
    while True:
        try:
            next(thoughts)
        except StopIteration as done:
            return done.value


def test_koikoi_says_what_a_card_takes_and_makes():
    own = bytes((cards.MOON, 6, 45))
    field = bytes((30, 4, 7, 20))
    state = koikoi_tables.position(own, field, piles=(bytes((cards.CUP,)), b""))
    loop, scene = koikoi_tables.table(state=state)
    ready(loop)
    assert reason(scene, PLAY + cards.MOON) == "Makes Moon Viewing: 5"
    assert reason(scene, PLAY + 6) == "Takes warbler or plain"
    assert reason(scene, PLAY + 45) == "Takes nothing. Best in %d trial deals." % sum(trials(3, 3))


def test_ceki_says_how_far_the_call_is():
    hand = "C1,C1,S1,C2,S2,C3,C5,C7,C9"
    state = test_ceki_table.position(hand, phase=test_ceki_table.THROWING, drawn=8)
    loop, scene = test_ceki_table.table(state=state)
    ready(loop)
    kinds = ceki_cards.kinds_of_hand(scene.view.hand)
    kinds[ceki_cards.kind_of(chosen(scene) - test_ceki_table.THROW)] -= 1
    fits, helps = outs.reach(kinds)
    live = sum([scene.view.live(kind) for kind in helps])
    ask(loop, scene)
    assert said(loop)[1:] == ["Ceki in %d, %d live cards help" % (ceki_cards.HAND - fits, live)]


def test_the_panel_lies_on_the_screen_in_every_class():
    for profile in PROFILES:
        for lang in ("en", "it"):
            loop, scene = tables.opened(*GAMES[0], SEED, profile=profile, lang=lang)
            ready(loop)
            scene.show_hint()
            loop.frame()
            ready(loop)
            tables.assert_paints_alike(loop, loop.scene)
