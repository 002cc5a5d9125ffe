"""The guided hands of all games: the scripts against the engine, and the hands played by keys."""

import sys

from app import application
from app.core import games
from app.core.loop import Loop
from app.fonts import small
from app.table.lesson_panel import Lesson, _parts, _sentences
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.ceki.actions import DRAW as CEKI_DRAW
from engine.ceki.actions import THROW, WIN
from engine.compat import load_module
from engine.games import GAMES
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.actions import TAKE as CHOOSE
from engine.okey.actions import DISCARD, DRAW, FINISH, SHOW
from hal.contract import BACK, OK
from sim import start
from tests.app import rig
from tests.app.tables import BOARDS, ready, shown
from tests.sample import ALL, few_on_cpython
from tools.probe.shown import shown as shown_by

TOPICS = {
    "okey": "AIM GROUPS COLOURS INDICATOR HAVE_JOKER FALSE AWAY ONE_AWAY LEFT_PILE OWN_PILE SORT"
    " COUNT ONE_OVER",
    "koikoi": "AIM MONTHS KINDS TURNED PILE GAUGES CALLED LAMPS MADE DECIDE MORE",
    "ceki": "AIM TURN GOT_SET COUNT CALLED MARKED PRICES",
}
CEKI_STOCK, CEKI_HEAP = 20, 21  # where the cursors can be besides cards and tiles
OKEY_SOURCE, OKEY_PILE = 24, 25


def guide(game, profile=rig.SQUARE, lang="en", confirm=True, store=None):
    """Return the loop and the guided hand."""
    loop = rig.loop(rig.board(profile, store), application.home)
    loop.settings.speed = "instant"
    loop.settings.asks = "all" if confirm else "never"
    catalog.use(lang)
    scene = games.table(game)(loop, games.guide(game)(loop))
    loop.reset(scene)
    loop.frame()
    return loop, scene


def read(loop):
    """Go on until there is nothing more to be read; return how many pages there were."""
    ready(loop)
    pages = 0
    while shown(loop) == "Lesson":
        rig.press(loop, "OK")
        ready(loop)
        pages += 1
    return pages


def walk(loop, is_there):
    """Move the cursor until it is there."""
    for _ in range(30):
        if is_there():
            return
        rig.press(loop, "RIGHT")
    raise AssertionError("the cursor does not get there")


def ceki_place(scene, action):
    """Return where the cursor of Ceki is for an action that is no win."""
    if action >= THROW:
        return scene.painter.displayed.hand.find(bytes((action - THROW,)))
    return CEKI_STOCK if action == CEKI_DRAW else CEKI_HEAP


def ceki_keys(loop, scene, action):
    """Carry out an action of Ceki as a player does."""
    controls = scene.controls
    if action < WIN:  # a win is offered in a prompt
        walk(loop, lambda: controls.at == ceki_place(scene, action))
    rig.press(loop, "OK")
    if controls.is_armed:
        rig.press(loop, "OK")


def okey_keys(loop, scene, action):
    """Carry out an action of Okey as a player does."""
    controls = scene.controls
    if action in (SHOW,) or action >= FINISH:  # offered in a prompt
        rig.press(loop, "OK")
    elif action >= DISCARD:
        walk(loop, lambda: controls.under_cursor() == action - DISCARD)
        rig.press(loop, "F2")
        if loop.settings.asks == "all":
            rig.press(loop, "OK")
    else:
        place = OKEY_PILE if action == DRAW else OKEY_SOURCE
        walk(loop, lambda: controls.at == place)
        rig.press(loop, "OK")


def koikoi_keys(loop, scene, action):
    """Carry out an action of Koi-Koi as a player does; with a card, take the script's one."""
    controls = scene.controls
    if action in (STOP, KOIKOI):
        rig.press(loop, "LEFT OK" if action == STOP else "RIGHT OK")
        return
    taken = scene.course.later(1) - CHOOSE
    walk(loop, lambda: controls.under_cursor() == action - PLAY)
    rig.press(loop, "OK")
    if shown(loop) == "Guide" and taken >= 0 and controls.legal:
        walk(loop, lambda: controls.under_cursor() == taken)
        rig.press(loop, "OK")


KEYS = {"okey": okey_keys, "koikoi": koikoi_keys, "ceki": ceki_keys}


def others(scene):
    """Return the legal moves that are not proposed."""
    controls = scene.controls
    return [action for action in controls.legal if action != scene.course.proposed]


def play(loop, scene):
    """Read and play the script to the bill; return how many pages were read."""
    pages = read(loop)
    while shown(loop) == "Guide":
        count = len(scene.match.log.actions)
        KEYS[scene.match.game](loop, scene, scene.course.proposed)
        ready(loop)
        assert len(scene.match.log.actions) > count, "the move was not made"
        pages += read(loop)
    return pages


def dealt(loop):
    """Play as New match proposes; return the match of a drawn deal, None if there is none.

    A lucky hand may have ended it.
    """
    ready(loop)
    assert shown(loop) == "NewMatch"
    rig.press(loop, "OK")
    ready(loop)
    table = (loop.below + [loop.scene])[0]
    is_drawn = shown_by(table).__name__ == "Table" and table.match.log.secret
    return table.match if is_drawn else None


def test_each_script_is_a_round_that_the_player_wins():
    for game in GAMES:
        _, scene = guide(game)
        state = scene.match.log.start()
        for action in load_module("app." + game, "staged").SCRIPT:
            assert state.round_result is None, "the script goes on after the round"
            assert action in state.legal_actions()
            state.apply(action)
        assert state.round_result.winner == scene.player


def test_each_is_played_through_by_keys_and_then_a_match_is_dealt():
    """Each on one of two boards in turn; with LAWS=all on both."""
    for turn, game in enumerate(GAMES):
        for number, profile in enumerate(BOARDS):
            if number != turn % 2 and not ALL:
                continue
            loop, scene = guide(game, profile, ("en", "it")[number], number == 0)
            assert play(loop, scene) > 10
            assert shown(loop) == "RoundEnd"
            rig.press(loop, "OK")
            assert read(loop) >= 2
            match = dealt(loop)
            assert match.game == game and match.seats == scene.match.seats
            for name in (game + ".guide", game + ".staged", "table.guide", "table.lesson_panel"):
                assert "app." + name not in sys.modules


def test_everything_that_can_be_new_is_explained():
    for game in GAMES:
        loop, scene = guide(game)
        play(loop, scene)
        area = load_module("app.texts." + game + "_guide", "ids")
        wanted = [getattr(area, name) for name in TOPICS[game].split()]
        assert sorted(scene.course.explained) == sorted(wanted)


def test_another_move_is_told_what_it_costs_and_may_be_taken_back():
    for game in few_on_cpython(GAMES):
        loop, scene = guide(game)
        read(loop)
        tried = 0
        while shown(loop) == "Guide":
            proposed = scene.course.proposed
            for action in others(scene)[: 3 if game != "koikoi" else 1]:
                count = len(scene.match.log.actions)
                scene.choose(action)
                ready(loop)
                assert shown(loop) == "Lesson"
                rig.press(loop, "BACK")
                ready(loop)
                assert shown(loop) == "Guide" and scene.course.proposed == proposed
                assert len(scene.match.log.actions) == count
                assert proposed in scene.controls.legal
                tried += 1
            KEYS[game](loop, scene, proposed)
            read(loop)
        assert tried > 3 and shown(loop) == "RoundEnd"


def test_a_round_beyond_the_script_ends_with_a_match_too():
    for game in few_on_cpython(GAMES):
        loop, scene = guide(game)
        read(loop)
        while not others(scene):
            KEYS[game](loop, scene, scene.course.proposed)
            read(loop)
        count = 0
        while shown(loop) == "Guide":  # every sixth move is another one than proposed
            other = [] if count % 6 else others(scene)
            scene.choose((other or [scene.course.proposed])[-1])
            count += 1
            read(loop)
        assert shown(loop) == "RoundEnd" and not scene.course.follows
        rig.press(loop, "OK")
        ready(loop)
        while shown(loop) == "RoundEnd":  # a bill that was still growing
            rig.press(loop, "OK")
            ready(loop)
        assert read(loop) >= 1
        assert dealt(loop)


def test_an_only_move_is_proposed_in_words_once():
    """A caller at Ceki draws and draws: a panel in each turn would be a press for nothing."""
    for game in GAMES:
        loop, scene = guide(game)
        read(loop)
        alone = only = 0
        while shown(loop) == "Guide":
            is_early = len(scene.match.log.actions) < 24  # leave the script, then end the hand
            other = others(scene) if is_early else []
            scene.choose((other or [scene.course.proposed])[-1])
            pages = read(loop)
            if shown(loop) == "Guide" and len(scene.view.legal) == 1 and not other:
                only += 1
                alone += pages == 1
        assert alone <= 1 and (only > 3 or game != "ceki"), (game, alone, only)


def test_of_two_cards_the_other_one_is_told_about():
    loop, scene = guide("koikoi")
    read(loop)
    while scene.course.later(1) < CHOOSE:
        koikoi_keys(loop, scene, scene.course.proposed)
        read(loop)
    controls = scene.controls
    walk(loop, lambda: controls.under_cursor() == scene.course.proposed - PLAY)
    rig.press(loop, "OK")
    walk(loop, lambda: controls.under_cursor() != scene.course.later(1) - CHOOSE)
    rig.press(loop, "OK")
    ready(loop)
    assert shown(loop) == "Lesson"
    rig.press(loop, "BACK")
    ready(loop)
    assert shown(loop) == "Guide" and scene.course.proposed >= 0


def test_a_card_that_the_menu_plays_is_asked_what_it_takes():
    loop, scene = guide("koikoi")
    read(loop)
    while scene.course.later(1) < CHOOSE:
        koikoi_keys(loop, scene, scene.course.proposed)
        read(loop)
    scene.choose(scene.course.proposed)  # as the menu's row does
    assert read(loop) == 1 and scene.course.proposed >= CHOOSE
    (other,) = others(scene)
    scene.choose(other)
    ready(loop)
    assert shown(loop) == "Lesson"
    rig.press(loop, "BACK")
    ready(loop)
    scene.choose(scene.course.proposed)
    read(loop)
    assert PLAY <= scene.course.proposed < CHOOSE and scene.course.follows


def till(loop, scene, number):
    """Read and play the script until the page with a text id is shown; return its Lesson."""
    for _ in range(200):
        ready(loop)
        told = shown(loop) == "Lesson" and " ".join(loop.scene.lines)
        if told and told.startswith(t(number).split("{")[0].strip()):
            return loop.scene
        if shown(loop) == "Guide":
            KEYS[scene.match.game](loop, scene, scene.course.proposed)
        else:
            rig.press(loop, "OK")
    raise AssertionError("the page is not shown")


def test_no_key_has_to_be_pressed_to_reach_what_ceki_proposes():
    loop, scene = guide("ceki")
    read(loop)
    while shown(loop) == "Guide":
        action = scene.course.proposed
        assert action >= WIN or scene.controls.at == ceki_place(scene, action)
        ceki_keys(loop, scene, action)
        read(loop)


def test_the_counts_of_all_kinds_are_explained_where_they_are():
    from app.texts.ceki_guide import ids as texts

    loop, scene = guide("ceki", "display_pack2")
    x, y, step = scene.painter.layout.COUNTS
    (place,) = till(loop, scene, texts.COUNTS).targets
    assert place[:3] == (x, y, 12 * step)


def test_the_rack_lies_in_groups_when_the_player_can_finish():
    from app.texts.okey_guide import ids as texts

    loop, scene = guide("okey")
    till(loop, scene, texts.ONE_OVER)
    rack = scene.painter.rack
    grouped = len([1 for slot in range(len(rack.slots)) if rack.marks[slot]])
    assert grouped == 14 and rack.hand() == scene.view.hand


def test_a_card_and_all_that_it_takes_have_a_frame():
    from app.texts.koikoi_guide import ids as texts

    for number, count in ((texts.PLAY_ONE, 2), (texts.PLAY_THREE, 4), (texts.PLAY_TWO, 2)):
        loop, scene = guide("koikoi")
        assert len(till(loop, scene, number).targets) == count
        assert scene.painter.hand.selected < 0, "the cursor marks no other cards"


def test_a_second_yaku_is_named():
    from app.texts.koikoi_guide import ids as texts

    loop, scene = guide("koikoi")
    assert "Three Brights" in " ".join(till(loop, scene, texts.MORE).lines)


def test_a_panel_has_room_for_what_both_keys_do():
    from app.texts.learning import ids as texts

    loop, scene = guide("koikoi", "display_pack", "de")
    read(loop)
    keys = (texts.DO_IT, texts.TAKE_BACK)
    beside = [(90, 3, 147, 129)]
    lesson = Lesson(scene.painter, scene.below, [("Besser: 1.", beside)], None, None, keys)
    hints = ((OK, keys[0]), (BACK, keys[1]))
    assert scene.painter.keys.count_lines(hints, 85) > 1, "there is too little room beside it"
    assert scene.painter.keys.count_lines(hints, lesson.place[2]) == 1


def test_a_lesson_does_not_cover_the_bill_of_the_hand():
    from app.texts.ceki_guide import ids as texts

    loop, scene = guide("ceki")
    lesson = till(loop, scene, texts.BILL)
    assert lesson.place[1] > scene.painter.layout.BILL_CARDS[1]


def test_a_board_without_a_key_to_throw_is_taught_the_menu():
    loop, scene = guide("okey", "picoboy")
    read(loop)
    while shown(loop) == "Guide":
        action = scene.course.proposed
        if DISCARD <= action < FINISH:
            rig.press(loop, "OK:long")
            assert shown(loop) == "ActionMenu"
            rig.press(loop, "BACK")
            scene.propose(action)
            if loop.settings.asks == "all":
                rig.press(loop, "OK")
        else:
            okey_keys(loop, scene, action)
        read(loop)
    assert shown(loop) == "RoundEnd"


def test_a_page_ends_with_a_sentence():
    assert _parts(small.FONT, "One. Two is longer! Three?", 45, 1) == [
        ["One."],
        ["Two is"],
        ["longer!"],
        ["Three?"],
    ]
    assert _parts(small.FONT, "One. Two.", 90, 1) == [["One. Two."]]
    assert _sentences("a\u3002b. c") == ["a\u3002", "b. ", "c"]


def test_back_leaves_a_page_and_opens_the_menu_at_the_table():
    for game in GAMES:
        loop, scene = guide(game)
        ready(loop)
        assert shown(loop) == "Lesson"
        rig.press(loop, "BACK")
        assert shown(loop) == "Menu" and "app.texts." + game + "_guide" not in sys.modules
        loop, scene = guide(game)
        read(loop)
        while scene.controls.asking >= 0:
            rig.press(loop, "BACK")
        rig.press(loop, "BACK")
        assert shown(loop) == "ActionMenu"
        rig.press(loop, "BACK")
        assert shown(loop) == "Guide" and scene.course.proposed >= 0


def test_a_match_that_waits_is_not_replaced():
    store = rig.empty_store()
    rig.begin_journal(store, "ceki", b"tessera record 1\ngame ceki")
    loop, scene = guide("ceki", store=store)
    play(loop, scene)
    rig.press(loop, "OK")
    read(loop)
    assert shown(loop) in ("Menu", "Notice")
    assert store.journal("ceki").exists()


def started(store):
    """Return the loop of the application in its menu."""
    run = Loop.run
    try:
        Loop.run = lambda loop: rig.run(loop, 2)
        board = rig.board(store=store)
        application.run(board)
    finally:
        Loop.run = run
    return board.loop


def choose(loop, game):
    """Open the new-match screen of a game, from the menu."""
    rig.go_to(loop, t(getattr(ids, "GAME_" + game.upper())))
    rig.press(loop, "OK")
    ready(loop)


def test_opening_a_new_game_offers_the_guide_once():
    for game in GAMES:
        store = rig.empty_store()
        loop = started(store)
        choose(loop, game)
        assert shown(loop) == "Ask"
        rig.press(loop, "BACK")
        assert shown(loop) == "NewMatch"
        loop = started(store)  # switched off and on
        choose(loop, game)
        assert shown(loop) == "NewMatch"


def test_accepting_the_offer_opens_the_guide():
    loop = started(rig.empty_store())
    loop.settings.speed = "instant"
    choose(loop, "koikoi")
    rig.press(loop, "OK")
    read(loop)
    play(loop, loop.scene)
    rig.press(loop, "OK")
    read(loop)
    assert dealt(loop) and "app.koikoi.guide" not in sys.modules


def test_with_a_match_to_resume_the_guide_is_not_offered():
    store = rig.empty_store()
    rig.begin_journal(store, "ceki", b"a match of an older version")
    loop = started(store)
    if shown(loop) == "Notice":
        rig.press(loop, "OK")
    rig.begin_journal(store, "ceki", b"tessera record 1")
    choose(loop, "ceki")
    assert shown(loop) == "NewMatch"


def test_a_link_opens_a_guide_without_the_menu():
    for game in GAMES:
        loop = start.begin(rig.board(store=rig.empty_store()), {"learn": game})
        rig.run(loop, 3)
        assert shown(loop) == "Guide" and loop.settings.game == game


def test_a_key_that_acts_when_held_is_explained_where_there_is_one():
    for profile, told in ((rig.SQUARE, 0), (rig.MONO, 1)):
        loop, scene = guide("okey", profile)
        pages = []
        while shown(loop) != "Table":
            ready(loop)
            if shown(loop) == "Guide":
                KEYS["okey"](loop, scene, scene.course.proposed)
            else:
                if shown(loop) == "Lesson":
                    pages.append(" ".join(loop.scene.lines))
                rig.press(loop, "OK")
        assert len([page for page in pages if page == "[B…]: hold this key down."]) == told
