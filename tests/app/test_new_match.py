"""The screen of a new match: its rows, and the cursor when rows come and go. Portable."""

from app import application
from app.shell import shelf
from app.shell.game_summaries import name_of
from app.shell.new_match import NewMatch
from app.texts import catalog
from app.texts.catalog import t
from app.texts.languages import LANGUAGES, OWN_LETTERS
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import dealt, fingerprint, known, seed_of
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown, texts_of
from tests.sample import sampled

PROFILES = (rig.SQUARE, "picopad", "waveshare_lcd114", rig.MONO)


def opened(profile):
    """Return the loop of a board on which a match of Ceki is being set up."""
    loop = rig.loop(rig.board(profile))
    catalog.use("en")
    catalog.load("shell")
    loop.settings.last["ceki"] = {"options": {}}  # it is no new game
    loop.reset(NewMatch("ceki"))
    loop.frame()
    rig.go_to(loop, "House rules")
    rig.press(loop, "OK")
    return loop


def test_a_row_that_means_nothing_gives_way_and_the_cursor_stays():
    for profile in (rig.SQUARE, rig.MONO, "picopad", "waveshare_lcd114"):
        loop = opened(profile)
        rows = loop.scene.rows
        at = [row.label for row in rows.items].index("Match")
        for _ in range(at):
            rig.press(loop, "DOWN")
        count = len(rows.items)
        seen = []
        for _ in range(4):
            assert rows.at == at and len(rows.items) == count
            seen.append((rows.items[at].value(), rows.items[at + 1].label))
            painted = loop.canvas.crc()
            loop.scene.draw()
            assert loop.canvas.crc() == painted, "what was painted is what there is"
            rig.press(loop, "OK")
        assert seen == [("Pay", "Hands"), ("Target", "Target"), ("Hands", "Hands"), seen[0]]
        labels = [row.label for row in rows.items]
        assert labels[at + 2 :] == ["Ceki", "Empty stock", "Match code", "Practice"]


def test_each_screen_behind_a_game_has_its_shapes():
    for game in GAMES:
        loop = rig.loop(rig.board(rig.SQUARE))
        catalog.use("en")
        catalog.load("shell")
        loop.reset(NewMatch(game))
        loop.frame()
        assert loop.scene.game == game and t(loop.scene.heading) == name_of(game)
        rig.press(loop, "BACK")
        seen = []
        for label in [row.label for row in loop.scene.rows.items if row.enter]:
            if label in ("Play", "How to play", "Rules", "Rule book", "Gallery"):
                continue  # these lead to a table or its pages
            rig.go_to(loop, label)
            rig.press(loop, "OK")
            loop.frame()
            assert loop.scene.game == game, label
            seen.append(label)
            rig.press(loop, "BACK")
            loop.frame()
        assert len(seen) > 3, seen


def test_each_list_says_how_to_go_back():
    for lang in LANGUAGES:
        if lang in OWN_LETTERS:
            continue
        loop = opened(rig.MONO)
        catalog.use(lang)
        catalog.load("shell")
        texts = texts_of(loop.canvas)
        loop.scene.draw()
        assert t(ids.KEY_BACK).upper() in [text.upper() for text in texts], lang


def test_three_rows_are_enough_and_the_rest_is_behind_the_fourth():
    for game, opponents in (("okey", "Opponents"), ("koikoi", "Opponent"), ("ceki", "Opponents")):
        loop = rig.loop(rig.board(rig.SQUARE))
        catalog.use("en")
        catalog.load("shell")
        loop.settings.last[game] = {"options": {}}
        loop.reset(NewMatch(game))
        loop.frame()
        labels = [row.label for row in loop.scene.rows.items]
        assert labels[:4] == ["Play", opponents, "Rules", "House rules"]
        rig.go_to(loop, "House rules")
        rig.press(loop, "OK")
        labels += [row.label for row in loop.scene.rows.items]
        assert len(set(labels)) == len(labels), "no two rows have one name"
        rig.press(loop, "BACK")
        assert rig.row(loop).label == "House rules"


def test_the_row_that_deals_says_if_a_match_is_set_aside():
    loop = rig.loop(rig.board(rig.SQUARE))
    store = loop.board.store
    catalog.use("en")
    catalog.load("shell")
    loop.settings.last["okey"] = {"options": {}}  # it is no new game
    said = []
    for _ in range(2):
        loop.reset(NewMatch("okey"))
        loop.frame()
        said.append("set aside" in rig.row(loop).note())
        rig.press(loop, "OK")
        ready(loop)
        match = loop.scene.match
        match.act(match.state.legal_actions()[0])
        match.leave()
    assert said == [False, True], said
    assert shelf.count(store, "okey") == 1


def test_all_opponents_get_a_level_at_once_or_one_by_one():
    loop = opened(rig.SQUARE)
    rig.go_to(loop, "Opponent 2")
    rig.press(loop, "RIGHT BACK UP UP")
    row = loop.scene.rows.items[1]
    assert row.label == "Opponents" and row.value() == "Mixed"
    rig.press(loop, "RIGHT")
    assert row.value() == "Easy"
    rig.press(loop, "LEFT")
    assert row.value() == "A person"
    rig.press(loop, "LEFT")
    assert row.value() == "Hard"


def newcomer(profile, language="en", store=None):
    """Return the loop of a board with the menu; the settings are those of the store."""
    loop = rig.loop(rig.board(profile, store), application.home)
    loop.settings.language = language
    loop.settings.speed = "instant"
    catalog.use(language, loop.canvas.mono)
    loop.home()
    rig.run(loop, 2)
    return loop


def open_game(loop, game):
    """From the menu: open New match of a game; decline the guided hand if it is offered."""
    rig.go_to(loop, name_of(game))
    rig.press(loop, "OK")
    if shown(loop) == "Ask":
        rig.press(loop, "BACK")
    assert shown(loop) == "NewMatch"


def preset(loop):
    """Return what the row of the rules says."""
    return next(row.value() for row in loop.scene.rows.items if row.label == t(ids.PRESET))


def test_only_the_first_match_asks_which_rules_are_known():
    """In some languages on each class of screens, with LAWS=all in all."""
    share = sampled(3, 1)
    for number, profile in enumerate(PROFILES):
        for turn, language in enumerate(list(LANGUAGES)[number % share :: share]):
            if profile == rig.MONO and language in OWN_LETTERS:
                continue
            game = GAMES[(number + turn) % 3]
            store = rig.empty_store("newmatch")
            for _ in range(2):  # also when the first time ends without a match
                loop = newcomer(profile, language, store)
                open_game(loop, game)
                scene = loop.scene
                assert scene.heading() == t(ids.ASK_PRESET)
                assert rig.row(loop).label == t(ids.PRESET)
                assert_paints_alike(loop, scene)
                rig.press(loop, "RIGHT")
                chosen = rig.row(loop).value()
            rig.press(loop, "OK")
            assert rig.row(loop).label == t(ids.START) and chosen == preset(loop)
            assert_paints_alike(loop, scene)
            rig.press(loop, "OK")
            rig.run(loop, 3)
            ready(loop)
            assert shown(loop) == "Table"
            options = loop.scene.match.log.options
            loop.home()
            rig.run(loop, 3)
            loop = newcomer(profile, language, store)
            open_game(loop, game)
            assert rig.row(loop).label == t(ids.START)
            assert loop.scene.heading() != t(ids.ASK_PRESET)
            assert preset(loop) == chosen and loop.settings.last[game]["options"] == options


def new_match(profile, texts):
    """Return a loop with New match of Ceki, and the deals that it begins; nothing is opened.

    texts: a list to which every text is added that is painted.
    """
    loop = rig.loop(rig.board(profile))
    catalog.use("en")
    catalog.load("shell")
    paint = loop.canvas.text

    def text(font, x, y, words, ink):
        texts.append(words)
        return paint(font, x, y, words, ink)

    loop.canvas.text = text
    loop.settings.last["ceki"] = {"options": {}}
    loop.reset(NewMatch("ceki"))
    loop.frame()
    deals = []

    def begin():
        deals.append(loop.scene._deal())
        loop.scene.draw()  # over the dots that ask to wait

    loop.scene._begin = begin
    loop.scene.rebuild()
    return loop, deals


def test_fingerprint_and_cut_are_shown_before_the_deal():
    for profile in PROFILES:
        texts = []
        loop, deals = new_match(profile, texts)
        shown = " ".join(texts)
        rig.press(loop, "OK")
        proof = fingerprint("", deals[0].secret)
        assert [group for group in proof.split(" ") if group not in shown] == [], profile
        assert deals[0].cut.endswith(" stopped")
        assert rig.go_to(loop, "Cut").value() == "runs"
        rig.press(loop, "RIGHT RIGHT LEFT LEFT LEFT")
        assert rig.row(loop).value() == "98"
        painted = loop.canvas.crc()
        loop.scene.draw()
        assert loop.canvas.crc() == painted, "what was painted is what there is"
        assert profile == rig.MONO or texts[-1].endswith("/98")
        rig.go_to(loop, "Play")
        rig.press(loop, "OK")
        assert deals[1].secret == deals[0].secret, "the commitment stays"
        assert deals[1] == dealt(deals[0].secret, "98 chosen")


def test_ok_changes_the_rules_asked_for_on_boards_with_four_keys():
    loop = newcomer("waveshare_lcd144")
    rig.press(loop, "RIGHT OK BACK")
    assert shown(loop) == "NewMatch" and rig.row(loop).label == t(ids.PRESET)
    seen = []
    for _ in range(4):
        seen.append(rig.row(loop).value())
        rig.press(loop, "OK")
    assert seen == ["Console", "One call", "Browser", "Italian"]
    rig.press(loop, "LEFT LEFT OK")
    ready(loop)
    assert shown(loop) == "Table"


def test_on_boards_with_four_keys_ok_moves_the_cut():
    loop, _ = new_match("waveshare_lcd144", [])
    while rig.row(loop).label != "Cut":
        rig.press(loop, "RIGHT")
    rig.press(loop, "OK OK OK")
    assert rig.row(loop).value() == "3"


def test_a_typed_word_takes_the_place_of_the_cut():
    texts = []
    loop, deals = new_match(rig.SQUARE, texts)
    setup = loop.scene._setup
    setup.code, setup.seed = "LOKUM", seed_of("LOKUM")
    loop.scene.resume()
    del texts[:]
    loop.scene.draw()
    labels = [row.label for row in loop.scene.rows.items]
    assert "Cut" not in labels and not [text for text in texts if " /" in text]
    rig.press(loop, "OK")
    assert deals[0] == known(seed_of("LOKUM"), "LOKUM")
    assert not deals[0].secret and not deals[0].cut
