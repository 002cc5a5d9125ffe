"""Links to the page: deals, matches to watch and challenges, and their QR codes."""

import base64
import pathlib
import re
import zlib

import pytest
import qrcode
from qrcode.util import MODE_8BIT_BYTE, QRData

from engine import seeds
from engine.ceki import bot as ceki_bot
from engine.ceki import state as ceki_state
from engine.contract import complete
from engine.games import GAMES, load, styles_of
from sim.web import challenge
from tests.host.browser import ALL, CALM, DESKTOP, SEED, TURN, began, long, table
from tools.play import selfplay

CARDLESS = ("#match/AAAA", "#okey", "#koikoi/LOKUM")


@pytest.mark.parametrize("fragment", CARDLESS if ALL else CARDLESS[:1])
def test_a_link_shows_no_first_card(tab, fragment):
    visiting = tab(fragment, **CALM)
    visiting.wait(r"\w")
    assert not visiting.page.is_visible("#card")


def links(playing):
    """Return the addresses that the page's menu offers, each with its label."""
    playing.page.click("#more")
    playing.page.click("dialog >> text=Link")
    playing.page.wait_for_selector("dialog canvas")  # the code of the first one
    options = playing.page.query_selector_all("dialog option")
    found = {one.text_content(): one.get_attribute("value") for one in options}
    assert playing.page.input_value("dialog input[readonly]") == next(iter(found.values()))
    playing.page.click("dialog >> text=Close")
    return found


@long
def test_a_match_in_play_gives_only_its_game_away(tab):
    playing = began(tab, **CALM)
    found = links(playing)
    assert list(found) == ["This game", "Tessera"]
    assert found["This game"].endswith("#koikoi")


def match_link(text):
    """Return the fragment of a recorded match."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "#match/" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@long
def test_a_link_to_a_match_shows_it_from_its_first_round(tab):
    played = selfplay.new_record("koikoi", {"rounds": 3}, ["easy", "medium"], SEED)
    selfplay.play(played)
    watching = tab(match_link(played.text()), **CALM)
    month = r"\b1/3\b"
    before = table(watching, month)
    watching.type("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft")
    assert table(watching, month) == before
    watching.type("KeyS")
    watching.wait(r"\b2/3\b")
    found = links(watching)
    assert list(found) == ["This match, to watch", "This deal, to play", "This game", "Tessera"]
    shared = found["This match, to watch"].partition("#match/")[2]
    letters = base64.urlsafe_b64decode(shared + "=" * (-len(shared) % 4))
    assert zlib.decompress(letters, wbits=-15).decode() == played.text()
    assert seeds.seed_of(found["This deal, to play"].partition("#koikoi/")[2]) == SEED
    watching.type("KeyX")
    watching.wait("Okey\nKoi-Koi\nCeki")


@long
def test_a_link_deals_from_a_code_or_a_word(tab):
    dealt = []
    for code in ("2592v-n4y93-mszx", SEED, "2592VN4Y93MSZX", "Lokum"):
        playing = tab("#okey/" + code, **CALM)
        if code == "Lokum":  # another deal than the one in play
            playing.wait("Set it aside", "notice")
            playing.page.click("#notice-buttons >> text=Set it aside")
        playing.wait("Round 1")
        dealt.append(playing.drawn)
        playing.page.close()
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3]


BOTS = f"{ceki_state.RULES_VERSION}.{ceki_bot.VERSION}"


CHALLENGE = f"#ceki/LOKUM/quick/hard:nines,human/{BOTS}"


# A tap on a button of the page reaches this in place of the browser's sheet.
_SHARE = "navigator.share = async (what) => { window.shared = what; };"


def saved(playing):
    """Return the page's saves, as one file."""
    playing.page.click("#more")
    with playing.page.expect_download() as download:
        playing.page.click("text=Save to a file")
    return pathlib.Path(download.value.path()).read_bytes()


def test_terms_of_a_challenge_are_read_back():
    for game in GAMES:
        for name, settings in load(game, "options").PRESETS:
            seats = ["hard:" + max(styles_of(game)), "human"]
            if settings.get("win_mode") in ("top2", "partners"):
                seats += ["easy", "easy"]
            counted = {} if game == "koikoi" else {"players": len(seats)}
            options = complete({**settings, **counted}, load(game, "options").OPTIONS)
            text = challenge.terms(game, options, seats)
            assert text.startswith(name + "/" + ",".join(seats))
            assert challenge.read(game, text) == (options, seats)
            assert challenge.is_of_this_version(game, text)
            assert not challenge.is_of_this_version(game, text + "0")
    own = complete({"players": 3, "hands": 12}, load("ceki", "options").OPTIONS)
    assert challenge.terms("ceki", own, ["human", "easy", "easy"]) == ""
    for wrong in ("classic/human/1.1", "classic/human,easy", "classic/easy,easy/1.1", ""):
        with pytest.raises(ValueError):
            challenge.read("ceki", wrong)


def test_a_challenge_fixes_the_whole_match(tab):
    playing = tab(CHALLENGE, **CALM)
    playing.wait(r"\b1/4\b")
    seed = seeds.seed_of("LOKUM")
    content = saved(playing)
    for line in (
        "option players 2",
        "option hands 4",
        f"seat bot hard {ceki_bot.VERSION} nines\nseat human",
        f"seed {seed}\nbot_seed {seeds.known(seed, 'LOKUM').bot_seed}",
    ):
        assert b"\n" + line.encode() in content, line
    assert b"\nsecret" not in content
    assert not playing.page.is_visible("#dare")
    playing.page.evaluate("(fragment) => { location.hash = fragment; }", CHALLENGE + "0")
    playing.wait("another version of Tessera", "news")  # and its match goes on
    assert playing.notice == ""
    playing.type(*4 * ["KeyZ"])
    other = CHALLENGE.replace("human", "easy,human")
    playing.page.evaluate("(fragment) => { location.hash = fragment; }", other)
    playing.wait("Set it aside", "notice")


def test_a_challenge_that_only_a_later_version_knows_says_so(tab):
    stranger = tab("#ceki/LOKUM/moonlit/human,queen/9.99", **CALM)
    stranger.wait("Okey\nKoi-Koi\nCeki")
    stranger.wait("another version of Tessera", "news")


@long
def test_the_deal_of_today_is_the_challenge_of_its_day(tab):
    playing = tab("", **CALM)
    day = playing.page.text_content("#card-today").partition("(")[2].partition(")")[0]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
    playing.page.click("#card-today-koikoi")
    playing.wait(r"\b1/12\b")
    assert f"\nseed {seeds.seed_of(day)}\n".encode() in saved(playing)


@long
def test_a_match_that_is_over_challenges_others(tab):
    playing = tab(CHALLENGE, **CALM)
    playing.page.evaluate(_SHARE)
    playing.wait(r"\b1/4\b")
    for _ in range(600):
        playing.type("KeyZ")
        if playing.page.is_visible("#dare"):
            break
    points = re.search(r"You (-?\d+)", playing.lines).group(1)
    playing.page.click("#dare")
    sent = playing.page.evaluate("window.shared")
    assert sent["text"] == f"{points} points at LOKUM: beat it!"
    assert sent["url"].endswith(CHALLENGE)
    playing.page.evaluate("navigator.share = undefined")
    playing.page.click("#dare")
    assert playing.page.input_value("dialog input[readonly]") == sent["url"]
    playing.page.evaluate(
        "navigator.clipboard.writeText = async (what) => { window.copied = what; }"
    )
    playing.page.click("dialog >> text=Copy")
    assert playing.page.evaluate("window.copied") == f"{sent['text']} {sent['url']}"
    playing.page.click("dialog >> text=Close")
    playing.type("KeyX")
    assert not playing.page.is_visible("#dare")


def recorded(seed):
    """Return the link to a match of Koi-Koi of this deal."""
    played = selfplay.new_record("koikoi", {"rounds": 3}, ["easy", "medium"], seed)
    selfplay.play(played)
    return match_link(played.text())


def moves(playing, count):
    """Press OK so often, and on until it is the player's turn."""
    for number in range(1, 100):
        playing.type("KeyZ")
        if number >= count and re.search(TURN, playing.lines):
            return
    raise AssertionError(playing.lines)


FRAGMENTS = ("#koikoi/" + SEED, recorded(SEED), "#koikoi")


@long
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_an_address_goes_on_with_the_match_of_its_deal(tab, address, fragment):
    playing = began(tab, **CALM)
    moves(playing, 10)
    before = table(playing)
    page = playing.page

    def given_again():
        page.evaluate("(fragment) => { location.hash = fragment; }", fragment)

    def bookmarked():
        page.goto("about:blank")
        page.goto(address + fragment)

    def beside():
        other = tab(fragment, **CALM)
        other.page.click("text=Play here")
        assert table(other) == before
        assert other.page.url == address
        other.page.close()
        page.click("text=Play here")
        playing.wait("Resume")
        playing.type("KeyZ")

    for come_back in (given_again, bookmarked, beside):
        come_back()
        page.wait_for_url(address)
        assert table(playing) == before, come_back
    page.reload()
    playing.wait("Resume")
    assert page.url == address


def test_before_a_match_is_set_aside_it_asks(tab, address):
    playing = began(tab, **CALM)
    moves(playing, 5)
    playing.page.reload()
    playing.wait("Resume")
    playing.type("KeyZ")
    before = table(playing)  # of a resumed match: its cursor lies elsewhere
    other_deal = "(() => { location.hash = '#koikoi/LOKUM'; })()"
    playing.page.evaluate(other_deal)
    playing.wait("Set it aside", "notice")
    assert playing.page.url == address
    playing.page.click("text=Go on with it")
    assert table(playing) == before
    playing.page.evaluate(other_deal)
    playing.page.click("#notice-buttons >> text=Set it aside")
    assert table(playing) != before


def test_a_wrong_address_leads_to_the_menu_and_says_so(tab):
    altered = "#match/" + base64.urlsafe_b64encode(b"\x01\x05\x00\xfa\xffhello").decode()
    packed = (match_link(""), match_link("a" * 50_000_000))  # longer than any record
    codes = ("#koikoi/12", "#koikoi/2592V-N4Y93-MSZY", "#okey//a/b/c", "#okey/LOKUM/classic")
    now = CHALLENGE.rpartition("/")[2]
    codes += tuple(
        f"#ceki/LOKUM/{terms}/{now}" for terms in ("classic/human,human", "x/human,easy")
    )
    every = ("#match/AAAA", "#match/%", altered, *packed, *codes)
    for broken in every if ALL else every[1::3]:
        stranger = tab(broken, locale="it-IT", **DESKTOP)
        stranger.wait("Okey\nKoi-Koi\nCeki")
        stranger.wait("non si può leggere", "news")
        stranger.page.close()


SIZES = (1, 17, 18, 78, 271, 400, 858, 1003, 1732, 2953)


@pytest.mark.parametrize("size", SIZES if ALL else (1, 17, 18, 271, 2953))
def test_a_qr_code_is_as_others_make_it(stage, size):
    text = "".join("abcdefghij0123456789-_/:#"[i * 7 % 25] for i in range(size))
    encode = "async (text) => (await import('./qr.mjs')).encode(text)"
    rows = stage.page.evaluate(encode, text)

    def other(mask):
        code = qrcode.QRCode(
            error_correction=qrcode.constants.ERROR_CORRECT_L, border=0, mask_pattern=mask
        )
        code.add_data(QRData(text, mode=MODE_8BIT_BYTE))
        return [[int(dark) for dark in row] for row in code.get_matrix()]

    assert rows in [other(mask) for mask in range(8)]


def test_a_text_that_is_too_long_has_no_qr_code(stage):
    encode = "async () => (await import('./qr.mjs')).encode('x'.repeat(2954))"
    assert stage.page.evaluate(encode) is None
