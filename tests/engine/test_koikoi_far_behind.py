"""Play-outs of the last month for a seat that is far behind or ahead: the same on any interpreter.

The sums below were computed by the plain play-outs. CPython checks these, the unix port checks the
kernel with words of 64 bits, and a chip the kernel with words of 32 bits:

    mpremote mount . exec "import tests.portable as t; t.main(['tests.engine.THIS_MODULE'])"
"""

from engine.compat import IS_MICROPYTHON
from engine.koikoi import bot, cards, values, weights, yaku
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import PLAYING
from engine.koikoi.root import MANY, Root, choices
from engine.koikoi.state import State
from engine.rng import Rng

DEALS = 40
LEADS = (-4000, -300, -256, -255, -200, -129, -128, -127, -60, 127, 128, 300, 4000)
# By lead: the sum of each option, one for each card in the hand.
SUMS = (
    (-955018, -955075, -955009, -955055, -955074, -955249, -955153, -955175),
    (-807018, -807075, -807009, -807055, -807074, -807249, -807153, -807175),
    (-805258, -805315, -805249, -805295, -805314, -805489, -805393, -805415),
    (-805218, -805275, -805209, -805255, -805274, -805449, -805353, -805375),
    (-803018, -803075, -803009, -803055, -803074, -803249, -803153, -803175),
    (-800178, -800235, -800169, -800215, -800234, -800409, -800313, -800335),
    (-800138, -800195, -800129, -800175, -800194, -800369, -800273, -800295),
    (-800098, -800155, -800089, -800135, -800154, -800329, -800233, -800255),
    (-797418, -797475, -797409, -797455, -797474, -797649, -797553, -797575),
    (800457, 800472, 800442, 800421, 800438, 800405, 800387, 800451),
    (800497, 800512, 800482, 800461, 800478, 800445, 800427, 800491),
    (807377, 807392, 807362, 807341, 807358, 807325, 807307, 807371),
    (955377, 955392, 955362, 955341, 955358, 955325, 955307, 955371),
)


def last_month(lead):
    """Return the view of a seat in turn in the last month, ahead by `lead` points."""
    state = State(dict(PRESETS[0][1], rounds=3), "00000000000b0e80")
    while state.round_no < 3 or state.phase != PLAYING:
        state.apply(state.legal_actions()[0])
    state.scores = [0, 0]
    state.scores[state.turn] = lead
    return state.view(state.turn)


def played_out(lead):
    """Return the root after its play-outs, by the kernel if there is one."""
    view = last_month(lead)
    tables = values.Tables()
    for _ in values.fill(tables, view.options):
        pass
    root = Root(view, tables, Rng([1, 2, 3, 4]))
    choices(view, root)
    for _ in bot._player()(root, MANY, DEALS):
        pass
    return root


def test_play_outs_far_behind_give_the_same_sums_everywhere():
    for lead, wanted in zip(LEADS, SUMS):
        assert tuple(played_out(lead).sums) == wanted, lead


def test_no_word_of_the_workspace_is_negative_when_it_is_loaded():
    if not IS_MICROPYTHON:
        print("skipped: viper runs on MicroPython only")
        return
    from engine.koikoi import kernel

    for lead in LEADS:
        root = played_out(lead)
        root.sums = [0] * len(root.sums)
        kernel._load(root)
        assert min(kernel._work) >= 0, (lead, kernel._work)


def test_whoever_is_behind_calls_below_the_points_that_are_needed():
    for behind, wanted in ((1, 1), (60, 60), (127, 127), (128, 127), (400, 127)):
        root = played_out(0 - behind)
        assert list(root.limits[1:8]) == [max(wanted, one) for one in weights.LIMIT[1:8]]
        assert list(root.limits[9:16]) == [0] * 7


def test_no_pile_has_so_many_points():
    for _, settings in PRESETS:
        assert yaku.points(bytes(range(cards.CARDS)), settings) < 127
