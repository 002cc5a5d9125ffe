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
    (-936818, -942575, -935909, -940555, -942474, -960149, -950453, -952675),
    (-788818, -794575, -787909, -792555, -794474, -812149, -802453, -804675),
    (-787058, -792815, -786149, -790795, -792714, -810389, -800693, -802915),
    (-787018, -792775, -786109, -790755, -792674, -810349, -800653, -802875),
    (-784818, -790575, -783909, -788555, -790474, -808149, -798453, -800675),
    (-781978, -787735, -781069, -785715, -787634, -805309, -795613, -797835),
    (-781938, -787695, -781029, -785675, -787594, -805269, -795573, -797795),
    (-781898, -787655, -780989, -785635, -787554, -805229, -795533, -797755),
    (-779218, -784975, -778309, -782955, -784874, -802549, -792853, -795075),
    (818157, 819672, 816642, 814521, 816238, 812905, 811087, 817551),
    (818197, 819712, 816682, 814561, 816278, 812945, 811127, 817591),
    (825077, 826592, 823562, 821441, 823158, 819825, 818007, 824471),
    (973077, 974592, 971562, 969441, 971158, 967825, 966007, 972471),
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
    for _ in bot.play(root, MANY, DEALS):
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
