"""How rounds of Okey end if a seat takes the discard, and if it draws; portable.

`position` finds a decision of level hard in which the discard is of some use. `play_out` deals
the tiles that the seat cannot see at random, and plays the same deal to the end after either
choice. Then all seats play by the rule of level medium: they never move away from winning, and
take a discard only if it brings them nearer. But the seat that was asked throws what keeps most
live tiles: otherwise it would soon lose again what the choice has brought. States play, but no
views are made, so that a thousand deals take seconds.
"""

import sys

from engine.okey import melds, tiles
from engine.okey.actions import DECLINE, DISCARD, DRAW, SHOW, TAKE
from engine.okey.phases import DRAWING
from engine.rng import Rng, mix
from tools.play import selfplay

_PLAYERS = (2, 3, 4)
_DISPUTED = 4  # in so many rounds less one the position is one in which hard and medium differ


def position(number):
    """Return (record, actions): a round of hard bots, and how many lead to a position, or -1."""
    players = _PLAYERS[number % len(_PLAYERS)]
    levels = ["hard"] * players
    record = selfplay.new_record("okey", {"players": players}, levels, "%016x" % number)
    useful = []  # (number of actions, does the tile bring the hand nearer)

    def watch(state, *_):
        if state.phase == DRAWING:
            nearer = use_of(state)
            if nearer >= 0:
                useful.append((len(record.actions), nearer))

    selfplay.play(record, max_rounds=1, watch=watch)
    is_disputed = number % _DISPUTED > 0
    found = []
    for count, nearer in useful:
        takes = record.actions[count][1] == TAKE
        if (takes != nearer) == is_disputed:
            found.append(count)
    return record, found[number % len(found)] if found else -1


def use_of(state):
    """Return 1 if the discard brings the hand nearer, 0 if more tiles help then; else -1.

    -1 also if it finishes the round, or if the seat to act may not choose between it and a draw.
    """
    legal = state.legal_actions()
    if TAKE not in legal or DRAW not in legal or SHOW in legal:
        return -1
    table = state.table
    top = table.discards[state.previous(state.turn)][-1]
    live = state.view(state.turn).live_tiles()
    hand = bytearray(table.hands[state.turn])
    before, useful = melds.outlook(hand, table.joker, live)
    hand[top] += 1
    after, kinds, more = melds.decision(hand, table.joker, live)
    if not after:
        return -1
    more = [count for kind, count in zip(kinds, more) if kind != top or hand[top] > 1]
    if after < before:
        return 1
    return 0 if max(more) > useful else -1


def play_out(state, deals, seed):
    """Return by how many of `deals` rounds each choice is won, and by how many only one of them.

    The result is [won by taking, by drawing, only by taking, only by drawing].
    """
    seat = state.turn
    hidden = _hidden(state, seat)
    won = [0, 0, 0, 0]
    for number in range(deals):
        dealt = state.copy()
        _deal(dealt, seat, hidden, Rng(mix(seed, number)))
        ends = []
        for action in (TAKE, DRAW):
            ends.append(_end(dealt.copy(), action, Rng(mix(seed, deals + number))) == seat)
        won[0] += ends[0]
        won[1] += ends[1]
        won[2] += ends[0] and not ends[1]
        won[3] += ends[1] and not ends[0]
    return won


def _hidden(state, seat):
    """Return the tiles that a seat has never seen, as a list of kinds."""
    live = state.view(seat).live_tiles()
    return [kind for kind in range(len(live)) for _ in range(live[kind])]


def _deal(state, seat, hidden, rng):
    """Give the hidden tiles at random to the other hands and to the pile."""
    order = bytearray(hidden)
    rng.shuffle(order)
    table = state.table
    at = 0
    for other in state.active:
        if other == seat:
            continue
        hand = bytearray(table.known[other])
        for kind in order[at : at + sum(table.hands[other]) - sum(hand)]:
            hand[kind] += 1
            at += 1
        table.hands[other] = hand
    table.pile = order[at:]


def _end(state, action, rng):
    """Play a round on with an action; return the seat that wins it, -1 for none."""
    table = state.table
    live = bytearray(tiles.KINDS)
    asked = state.turn
    while state.round_result is None:
        state.apply(action)
        if state.phase == DRAWING:
            action = _draw(state)
        elif state.round_result is None:
            if state.finishing():
                return state.turn
            if state.turn == asked:
                seen = table.seen(asked)
                for kind in range(tiles.KINDS):
                    live[kind] = tiles.COPIES - seen[kind]
            hand = table.hands[state.turn]
            _, kinds, useful = melds.decision(hand, table.joker, live)
            most = -1
            choices = []
            for i, kind in enumerate(kinds):
                if hand[kind] > (kind == state.taken):
                    count = useful[i] if state.turn == asked else 0
                    if count > most:
                        most = count
                        choices = []
                    if count == most:
                        choices.append(kind)
            action = DISCARD + choices[rng.below(len(choices))]
    return -1


def _draw(state):
    """Return what medium does before its throw."""
    table = state.table
    pile = table.discards[state.previous(state.turn)]
    if pile:
        hand = bytearray(table.hands[state.turn])
        before = melds.distance(hand, table.joker)
        hand[pile[-1]] += 1
        if melds.distance(hand, table.joker) < (before if table.pile else 1):
            return TAKE
    return DRAW if table.pile else DECLINE


def main(arguments):
    """Find positions, or play them out.

    arguments: "find" and the numbers of the rounds to look at; or how many deals to play for each
    line of the input. Such a line, and one of the output of "find", is a seed, how many play, and
    all actions in hex. Then a line of the output is the result of `play_out`.
    """
    if arguments[0] == "find":
        for number in arguments[1:]:
            record, count = position(int(number))
            if count >= 0:
                acts = bytes([record.actions[at][1] for at in range(count)])
                print(record.seed, record.options["players"], acts.hex())
        return
    for line in sys.stdin:
        print(*play_out(reached(*line.split()), int(arguments[0]), line.split()[0]))


def reached(seed, players, acts):
    """Return the State after some actions, given in hex."""
    state = selfplay.with_humans("okey", {"players": int(players)}, seed).start()
    for action in bytes.fromhex(acts):
        state.apply(action)
    return state
