"""Play-outs of the last month for a seat that is far behind or ahead: the same on any interpreter.

The sums below were computed by the plain play-outs. CPython checks these, the unix port checks the
kernel with words of 64 bits, and a chip the kernel with words of 32 bits:

    mpremote mount . exec "import tests.portable as t; t.main(['tests.engine.THIS_MODULE'])"
"""

from engine.compat import IS_MICROPYTHON
from engine.koikoi import bot, table_weights, value_tables
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import PLAYING
from engine.koikoi.search_position import MANY, SearchPosition, add_lines
from engine.koikoi.state import State
from engine.rng import Rng

DEALS = 40
LEADS = (-4000, -300, -256, -255, -200, -129, -128, -127, -60, -17, -16, 127, 128, 300, 4000)
# By lead: the sum of each line, one for each card in the hand.
SUMS = (
    (-909749, -906739, -912759, -916672, -916371, -959113, -919381, -914565),
    (-761749, -758739, -764759, -768672, -768371, -811113, -771381, -766565),
    (-759989, -756979, -762999, -766912, -766611, -809353, -769621, -764805),
    (-759949, -756939, -762959, -766872, -766571, -809313, -769581, -764765),
    (-757749, -754739, -760759, -764672, -764371, -807113, -767381, -762565),
    (-754909, -751899, -757919, -761832, -761531, -804273, -764541, -759725),
    (-754869, -751859, -757879, -761792, -761491, -804233, -764501, -759685),
    (-754829, -751819, -757839, -761752, -761451, -804193, -764461, -759645),
    (-752149, -749139, -755159, -759072, -758771, -801513, -761781, -756965),
    (-750429, -747419, -753439, -757352, -757051, -799793, -760061, -755245),
    (-550098, -533515, -501595, -515742, -521461, -790709, -584699, -642232),
    (845731, 848741, 842721, 838808, 839109, 796367, 836099, 840915),
    (845771, 848781, 842761, 838848, 839149, 796407, 836139, 840955),
    (852651, 855661, 849641, 845728, 846029, 803287, 843019, 847835),
    (1000651, 1003661, 997641, 993728, 994029, 951287, 991019, 995835),
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
    tables = value_tables.Tables()
    for _ in value_tables.fill(tables, view.options):
        pass
    root = SearchPosition(view, tables, Rng([1, 2, 3, 4]))
    add_lines(view, root)
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
        assert min(kernel._workspace) >= 0, (lead, kernel._workspace)


def test_a_trailing_bot_calls_within_reach():
    for behind, wanted in ((1, 1), (8, 8), (16, 16), (17, 0), (60, 0), (400, 0)):
        root = played_out(0 - behind)
        assert list(root.limits[1:8]) == [max(wanted, one) for one in table_weights.LIMIT[1:8]]
        assert list(root.limits[9:16]) == [0] * 7
