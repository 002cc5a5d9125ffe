"""Finds the deals of the guided hands, and writes them as modules of the application.

    python -m tools.lessons okey              look for a deal, and print what happens in it
    python -m tools.lessons okey --update     and write firmware/app/okey/staged.py

A guided hand is a real deal: the first seed, counted from --first on, whose first round tells the
story of the game when a hard bot sits in the player's seat, and easy bots in the others, which
spare the player as they do in the lesson. The whole round is kept as a script: the player's moves
are then known at once, and the others make theirs again.
"""

import argparse
import sys

from engine.ceki import cards as ceki_cards
from engine.ceki import score as ceki_score
from engine.ceki.actions import DRAW as CEKI_DRAW
from engine.ceki.actions import TAKE as CEKI_TAKE
from engine.ceki.actions import THROW, WIN
from engine.games import load, result_of
from engine.koikoi import cards
from engine.koikoi import yaku as yaku_of
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.actions import TAKE as CHOOSE
from engine.log import bot_seed_of
from engine.okey import melds
from engine.okey.actions import DRAW, FINISH, SHOW, TAKE
from engine.okey.tiles import FALSE_JOKER
from engine.rng import Rng, mix
from sim.command import ROOT, Parser, UsageError, one_of, run, within, write_text

ME = 0
_MOST = 120  # actions of a round
_SEEDS = 1 << 64  # that there are
_A_LINE = 20  # actions in a line of the module


def play(game, options, seed):
    """Play a round; return a list of (view of the player, action) for all actions of the round.

    The view is None where another seat acts. The last entry is (view, None), after the round.
    """
    state = load(game, "state").State(options, seed)
    bot = load(game, "bot")
    bot_seed = bot_seed_of(seed)
    story = []
    while state.round_result is None and len(story) < _MOST:
        seat = state.to_act
        view = state.view(seat)
        level = "hard"
        if seat != ME:
            level = "easy"
            view.legal = bot.sparing(view) or view.legal
        choosing = bot.think(view, Rng(mix(bot_seed, seat, len(story))), level)
        action, arg = result_of(choosing)
        story.append((view if seat == ME else None, action))
        state.apply(action, arg)
    story.append((state.view(ME), None))
    return story


# The conditions of a deal, checked before it is played, and those of its round.


def okey_deal(state):
    """Whether the player holds the twin, a joker and a false joker, and is not far from a win."""
    hand = state.table.hands[ME]
    joker = state.table.joker
    return (
        state.leader != ME
        and hand[state.table.indicator] == 1
        and hand[joker] == 1
        and hand[FALSE_JOKER] == 1
        and 2 <= melds.distance(hand, joker) <= 3
    )


def okey_story(story):
    """Whether the player shows the twin, draws, takes, and wins with sets and runs in time."""
    result = story[-1][0].result
    own = [action for view, action in story if view is not None]
    turns = own.count(DRAW) + own.count(TAKE)
    return (
        result is not None
        and result.winner == ME
        and len(result.groups) < 7
        and own[0] == SHOW
        and own.count(TAKE) >= 1
        and own.count(DRAW) >= 2
        and turns <= 5
        and own[-2] is not None
        and own[-2] >= FINISH
        and own[-2] - FINISH != story[-1][0].joker
    )


def koikoi_deal(state):
    """Whether the player leads and holds the fourth card of a month that lies three times."""
    if state.leader != ME:
        return False
    met = [len(cards.of_month(state.field, card >> 2)) for card in state.hands[ME]]
    return all(count in met for count in (1, 2, 3))


def koikoi_story(story):
    """Whether the player captures one, two and three cards, calls, makes more and stops.

    Every card of the player's takes something. Of two cards of the field, the one to be chosen is
    of another kind than the other.
    """
    result = story[-1][0].result
    if result is None or result.winner != ME:
        return False
    own = [(view, action) for view, action in story if view is not None and action is not None]
    met = [
        len(cards.of_month(view.field, (action - PLAY) >> 2))
        for view, action in own
        if PLAY <= action < CHOOSE
    ]
    asked = [(view, action) for view, action in own if action in (STOP, KOIKOI)]
    if [action for _, action in asked] != [KOIKOI, STOP] or not result.points:
        return False
    taken = [(view.choices, action - CHOOSE) for view, action in own if action >= CHOOSE]
    if not taken or any(len({cards.kind_of(one) for one in both}) < 2 for both, _ in taken):
        return False
    first, last = [yaku_of.made(view.captured[ME], view.options) for view, _ in asked]
    return (
        len(met) <= 7
        and met[0] == 1
        and 0 not in met
        and 3 in met
        and 2 in met
        and len(first) == 1
        and len(last) == 2
        and not story[-1][0].calls[1 - ME]
    )


def ceki_deal(state):
    """Whether the player begins with three pairs and a single honour, and draws a third card."""
    if state.to_act != ME:
        return False
    kinds = ceki_cards.kinds_of_hand(state.hands[ME])
    honours = range(ceki_cards.RANKS, ceki_cards.KINDS)
    return (
        list(kinds).count(2) == 3
        and any(kinds[kind] == 1 for kind in honours)
        and kinds[ceki_cards.kind_of(state.stock[0])] == 2
    )


def ceki_story(story):
    """Whether the player throws the honour, takes, calls, waits two turns, and draws the last."""
    result = story[-1][0].result
    if result is None or (result.winner, result.how) != (ME, ceki_score.TRIPLE):
        return False
    own = [action for view, action in story if view is not None and action is not None]
    honour = THROW + ceki_cards.faces_of(ceki_cards.RANKS)[0]
    return (
        len(own) == 10
        and own[0] == CEKI_DRAW
        and honour <= own[1] < WIN
        and own[2] == CEKI_TAKE
        and own[4:9:2] == [CEKI_DRAW] * 3
        and own[9] == WIN
        and not any(result.called[1:])
    )


GAMES = {
    "ceki": ({"players": 3}, ceki_deal, ceki_story),
    "okey": ({}, okey_deal, okey_story),
    "koikoi": ({}, koikoi_deal, koikoi_story),
}


def find(game, first, most):
    """Return (seed, story) of the first deal that tells the story.

    Raises UsageError if none does.
    """
    options, is_deal, is_story = GAMES[game]
    state_of = load(game, "state").State
    for number in range(first, first + most):
        seed = f"{number:016x}"
        if is_deal(state_of(options, seed)):
            story = play(game, options, seed)
            if is_story(story):
                return seed, story
    raise UsageError(f"none of {most} deals from {first:x} on tells the story")


def module(game, seed, script):
    """Return the source of a staged deal."""
    lines = []
    for at in range(0, len(script), _A_LINE):
        lines.append('b"' + "".join(f"\\x{one:02x}" for one in script[at : at + _A_LINE]) + '"')
    whole = lines[0] if len(lines) == 1 else "(\n    " + "\n    ".join(lines) + "\n)"
    return (
        f'"""The deal of the guided hand: made by python -m tools.lessons {game} --update."""\n'
        f'\nSEED = "{seed}"\n\n# All actions of the round.\nSCRIPT = {whole}\n'
    )


def hexadecimal(text):
    """Return the number in a text of hex digits; the name is in the message if it is none."""
    return int(text, 16)


def main(arguments):
    """Find a deal, print it, and write it. Returns the exit status."""
    parser = Parser(prog="python -m tools.lessons", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME", help="one of " + ", ".join(GAMES))
    parser.add_argument("--first", type=hexadecimal, default=1, metavar="HEX")
    parser.add_argument("--most", type=int, default=1_000_000, metavar="N", help="seeds to try")
    parser.add_argument("--update", action="store_true", help="write the module")
    args = parser.parse_args(arguments)
    one_of("game", args.game, tuple(GAMES))
    within("most", args.most, 1, _SEEDS)
    within("first", args.first, 0, _SEEDS - args.most)
    seed, story = find(args.game, args.first, args.most)
    notation = load(args.game, "notation")
    print(f"{args.game} {seed}")
    for view, action in story[:-1]:
        print(("player " if view else "       ") + notation.action(action))
    if args.update:
        script = bytes(action for _, action in story[:-1])
        path = f"{ROOT}/firmware/app/{args.game}/staged.py"
        write_text(path, module(args.game, seed, script))
        print(f"firmware/app/{args.game}/staged.py written")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
