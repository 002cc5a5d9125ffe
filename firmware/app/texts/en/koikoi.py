"""Made by `make texts` from assets/texts/koikoi.pot: change that, not this."""

TEXTS = (
    ("{0} now. {1} needs {2} for {3}.", "{0} now. {1} needs {2} for {3}."),  # ADVISE_DECIDE
    "It pays at once.",  # ADVISE_DECLARE
    "Takes {0} or {1}",  # ADVISE_EITHER
    ("Takes nothing. Best in {0} trial deal.", "Takes nothing. Best in {0} trial deals."),  # ADVISE_LAY
    "Makes {0}: {1}",  # ADVISE_MAKES
    ("Takes {0}. Then {1} needs {2}", "Takes {0}. Then {1} needs {2}"),  # ADVISE_NEARER
    "{0} now. {1} can make no yaku.",  # ADVISE_SAFE
    "Takes {0}",  # ADVISE_TAKES
    ("Best in {0} trial deal.", "Best in {0} trial deals."),  # ADVISE_TRIALS
    "{0} and {1} more",  # AND_MORE
    "A lucky hand!",  # ASK_DECLARE
    "Show it for 6 points?",  # ASK_DECLARE_WHY
    "Best: {0} {3}, {1}, month {2}",  # BEST_MONTH
    "Two lucky hands: nothing",  # BILL_BOTH_LUCKY
    "Calls of koi-koi",  # BILL_CALLS
    "No cards left: nobody scores",  # BILL_EMPTY
    "No cards left: the call fails",  # BILL_LOST
    "Lucky hand",  # BILL_LUCKY
    "The other called",  # BILL_OPPONENT
    "Own koi-koi",  # BILL_OWN
    "Leader's Right",  # BILL_OYAKEN
    "Seven or more",  # BILL_SEVEN
    "Total",  # BILL_TOTAL
    "boar",  # BOAR
    "Both hands are empty",  # BOTH_EMPTY
    "bridge",  # BRIDGE
    ("{0} +{1}: {2} short", "{0} +{1}: {2} short"),  # BRINGS
    "You: nothing new in reach",  # BRINGS_NOTHING
    "butterflies",  # BUTTERFLIES
    "{0}: koi-koi!",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "crane",  # CRANE
    "cuckoo",  # CUCKOO
    "sake cup",  # CUP
    "curtain",  # CURTAIN
    "{0}: lucky hand!",  # DECLARED
    "deer",  # DEER
    "BLUE",  # GAUGE_BLUE
    "BOAR",  # GAUGE_BOAR
    "BRIGHT",  # GAUGE_BRIGHT
    "FLOWER",  # GAUGE_FLOWER
    "MOON",  # GAUGE_MOON
    "PLAIN",  # GAUGE_PLAIN
    "POETRY",  # GAUGE_POETRY
    "RIBBON",  # GAUGE_TAN
    "ANIMAL",  # GAUGE_TANE
    "geese",  # GEESE
    "Choose",  # HINT_CHOOSE
    "Hands",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Play",  # HINT_PLAY
    "Play on",  # HINT_PLAY_ON
    "Show",  # HINT_SHOW
    "Stop",  # HINT_STOP
    "Table",  # HINT_TABLE
    "Take",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Look",  # HINT_ZOOM
    "animal",  # KIND_ANIMAL
    "blue ribbon",  # KIND_BLUE
    "bright",  # KIND_BRIGHT
    "plain",  # KIND_PLAIN
    "poetry ribbon",  # KIND_POETRY
    "red ribbon",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "{0} begins",  # LEADS
    "lightning",  # LIGHTNING
    "The lower month begins",  # LOTS
    "{0} reaches {1}!",  # MADE
    "{0}: {1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Show the lucky hand",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Play on",  # MENU_PASS
    "Play {0}",  # MENU_PLAY
    "Stop: +{0}",  # MENU_STOP
    "Look at the table",  # MENU_TABLE
    "Months",  # MENU_TABS
    "Take {0}",  # MENU_TAKE
    "All yaku",  # MENU_YAKU
    "Look at the card",  # MENU_ZOOM
    "Month {0}/{1}",  # MONTH
    "Month {0}: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "moon",  # MOON
    "Nobody scores",  # NOBODY
    "{0}: {1} - takes one of 2",  # NOTE_CHOICE
    "{0}: {1} - takes nothing",  # NOTE_NONE
    "{0}: {1} - takes {2}",  # NOTE_TAKES
    "Take which? {0}: {1}",  # NOTE_WHICH
    "Month {0}: nobody scores",  # NULL_ROUND
    "phoenix",  # PHOENIX
    "Pine",  # PLANT_1
    "Plum",  # PLANT_2
    "Cherry",  # PLANT_3
    "Wisteria",  # PLANT_4
    "Iris",  # PLANT_5
    "Peony",  # PLANT_6
    "Bush clover",  # PLANT_7
    "Pampas grass",  # PLANT_8
    "Chrysanthemum",  # PLANT_9
    "Maple",  # PLANT_10
    "Willow",  # PLANT_11
    "Paulownia",  # PLANT_12
    "{0} plays {1}",  # PLAYED
    "rain man",  # RAIN
    ("{0} needs {2}: {1}", "{0} needs {2}: {1}"),  # RISK
    "If {0} scores: x{1}",  # RISK_TIMES
    "You",  # SHEET_YOU
    "{0} stops",  # STOPPED
    "Stop +{0}",  # STOP_WORTH
    "swallow",  # SWALLOW
    "Name",  # TABS_NAME
    "Number",  # TABS_NUMBER
    "Off",  # TABS_OFF
    "Jan",  # TAB_1
    "Feb",  # TAB_2
    "Mar",  # TAB_3
    "Apr",  # TAB_4
    "May",  # TAB_5
    "Jun",  # TAB_6
    "Jul",  # TAB_7
    "Aug",  # TAB_8
    "Sep",  # TAB_9
    "Oct",  # TAB_10
    "Nov",  # TAB_11
    "Dec",  # TAB_12
    "{0} takes {1}",  # TOOK
    "{0} takes {1} with {2}",  # TOOK_WITH
    "Turned: {0}",  # TURNED
    "Four of a month: new deal",  # VOID_FOUR
    "A lucky hand: new deal",  # VOID_LUCKY
    "Three of a month: new deal",  # VOID_THREE
    "warbler",  # WARBLER
    "{0} wins month {1}",  # WON
    "Poetry Ribbons",  # YAKU_AKATAN
    "Rainy Four",  # YAKU_AME
    "Blue Ribbons",  # YAKU_AOTAN
    "Five Brights",  # YAKU_GOKO
    "Flower Viewing",  # YAKU_HANAMI
    "Boar-Deer-Butterfly",  # YAKU_INOSHIKA
    "Plains",  # YAKU_KASU
    "Three Brights",  # YAKU_SANKO
    "Four Brights",  # YAKU_SHIKO
    "Ribbons",  # YAKU_TAN
    "Animals",  # YAKU_TANE
    "Yaku",  # YAKU_TITLE
    "Moon Viewing",  # YAKU_TSUKIMI
    "Koi-koi!",  # YOU_CALLED
    "A lucky hand!",  # YOU_DECLARED
    "You begin",  # YOU_LEAD
    "You reach {0}!",  # YOU_MADE
    "{0}! {1}",  # YOU_MADE_NAMED
    "You play {0}",  # YOU_PLAYED
    "You stop",  # YOU_STOPPED
    "You take {0}",  # YOU_TOOK
    "You take {0} with {1}",  # YOU_TOOK_WITH
    "You win month {0}",  # YOU_WON
    "Counts for",  # ZOOM_COUNTS
    "Month {0} ({1})",  # ZOOM_MONTH
    "{0} took it",  # ZOOM_THEIRS
    "You took",  # ZOOM_YOURS
)
