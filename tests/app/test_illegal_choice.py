"""A bot that chooses what the rules forbid is our fault, and costs no match. Portable."""

from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES
from tests.app import rig, tables
from tests.app.tables import ready, shown

_ILLEGAL = ((4095, None), (-1, None), (0, b"?"))


def thinking(move):
    """Think for a slice, then choose `move`."""
    yield
    return move


def test_an_illegal_choice_is_told_and_a_legal_action_played():
    for game in GAMES:
        for move in _ILLEGAL:
            seats = {"okey": 4, "koikoi": 2, "ceki": 4}[game]
            loop, scene = tables.opened(game, {}, ["human"] + ["easy"] * (seats - 1), "7" * 16)
            match = scene.match
            honest = match.bot_thoughts
            asked = []

            def bot(match=match, move=move, asked=asked, honest=honest):
                if asked or honest() is None:
                    return honest()
                asked.append((match.state.to_act, match.state.legal_actions()[0]))
                return thinking(move)

            match.bot_thoughts = bot
            for _ in range(40):
                ready(loop)
                if shown(loop) == "Notice":
                    break
                scene.act(match.state.legal_actions()[0])
            assert loop.scene.text == t(ids.ILLEGAL_CHOICE)
            seat, legal = asked[0]
            assert match.log.actions[len(match.log.actions) - 1] == (seat, legal, None)
            rig.press(loop, "OK")
            ready(loop)
            assert shown(loop) != "Failure" and len(asked) == 1
