"""Made by `make texts` from assets/texts/de/koikoi.po: change that, not this."""

TEXTS = (
    ("{0} jetzt. {1} fehlt {2} zu {3}.", "{0} jetzt. {1} fehlen {2} zu {3}."),  # ADVISE_DECIDE
    "Zählt sofort.",  # ADVISE_DECLARE
    "Nimmt {0} oder {1}",  # ADVISE_EITHER
    ("Nimmt nichts. Beste in {0} Versuch.", "Nimmt nichts. Beste in {0} Versuchen."),  # ADVISE_LAY
    "Ergibt {0}: {1}",  # ADVISE_MAKES
    ("Nimmt {0}. {1}: noch {2}", "Nimmt {0}. {1}: noch {2}"),  # ADVISE_NEARER
    "{0} jetzt. {1} kann kein Yaku machen.",  # ADVISE_SAFE
    "Nimmt {0}",  # ADVISE_TAKES
    ("Beste in {0} Versuch.", "Beste in {0} Versuchen."),  # ADVISE_TRIALS
    "{0} und {1} mehr",  # AND_MORE
    "Ein Glücksblatt!",  # ASK_DECLARE
    "Für 6 Punkte zeigen?",  # ASK_DECLARE_WHY
    "Bestes: {0} {3}, {1}, Monat {2}",  # BEST_MONTH
    "Zwei Glücksblätter: nichts",  # BILL_BOTH_LUCKY
    "Koi-Koi-Ansagen",  # BILL_CALLS
    "Karten alle: keine Punkte",  # BILL_EMPTY
    "Karten alle: Koi-Koi verfällt",  # BILL_LOST
    "Glücksblatt",  # BILL_LUCKY
    "Ansage des Gegners",  # BILL_OPPONENT
    "Eigenes Koi-Koi",  # BILL_OWN
    "Vorhandrecht",  # BILL_OYAKEN
    "Sieben oder mehr",  # BILL_SEVEN
    "Summe",  # BILL_TOTAL
    "Eber",  # BOAR
    "Keine Karten mehr",  # BOTH_EMPTY
    "Brücke",  # BRIDGE
    ("{0} +{1}: noch {2}", "{0} +{1}: noch {2}"),  # BRINGS
    "Du: nichts Neues in Sicht",  # BRINGS_NOTHING
    "Falter",  # BUTTERFLIES
    "{0}: Koi-Koi!",  # CALLED
    "Koi-Koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "Kranich",  # CRANE
    "Kuckuck",  # CUCKOO
    "Sakeschale",  # CUP
    "Vorhang",  # CURTAIN
    "{0}: Glücksblatt!",  # DECLARED
    "Hirsch",  # DEER
    "BLAU",  # GAUGE_BLUE
    "EBER",  # GAUGE_BOAR
    "LICHT",  # GAUGE_BRIGHT
    "BLÜTE",  # GAUGE_FLOWER
    "MOND",  # GAUGE_MOON
    "EINFACH",  # GAUGE_PLAIN
    "SCHRIFT",  # GAUGE_POETRY
    "BAND",  # GAUGE_TAN
    "TIER",  # GAUGE_TANE
    "Gänse",  # GEESE
    "Wählen",  # HINT_CHOOSE
    "Karten",  # HINT_HANDS
    "Koi-Koi",  # HINT_KOIKOI
    "Spielen",  # HINT_PLAY
    "Weiter",  # HINT_PLAY_ON
    "Zeigen",  # HINT_SHOW
    "Stopp",  # HINT_STOP
    "Tisch",  # HINT_TABLE
    "Nehmen",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Ansehen",  # HINT_ZOOM
    "Tier",  # KIND_ANIMAL
    "blaues Band",  # KIND_BLUE
    "Licht",  # KIND_BRIGHT
    "Einfache",  # KIND_PLAIN
    "Schriftband",  # KIND_POETRY
    "rotes Band",  # KIND_RED
    "Koi-Koi",  # KOIKOI
    "{0} hat Vorhand",  # LEADS
    "Blitz",  # LIGHTNING
    "Der frühere Monat hat Vorhand",  # LOTS
    "{0} kommt auf {1}!",  # MADE
    "{0}: {1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Glücksblatt zeigen",  # MENU_DECLARE
    "Koi-Koi",  # MENU_KOIKOI
    "Weiterspielen",  # MENU_PASS
    "{0} spielen",  # MENU_PLAY
    "Stopp: +{0}",  # MENU_STOP
    "Tisch ansehen",  # MENU_TABLE
    "Monate",  # MENU_TABS
    "{0} nehmen",  # MENU_TAKE
    "Alle Yaku",  # MENU_YAKU
    "Karte ansehen",  # MENU_ZOOM
    "Monat {0}/{1}",  # MONTH
    "Monat {0}: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "Mond",  # MOON
    "Niemand punktet",  # NOBODY
    "{0}: {1} - nimmt eine von 2",  # NOTE_CHOICE
    "{0}: {1} - nimmt nichts",  # NOTE_NONE
    "{0}: {1} - nimmt {2}",  # NOTE_TAKES
    "Welche nehmen? {0}: {1}",  # NOTE_WHICH
    "Monat {0}: niemand punktet",  # NULL_ROUND
    "Phönix",  # PHOENIX
    "Kiefer",  # PLANT_1
    "Pflaume",  # PLANT_2
    "Kirsche",  # PLANT_3
    "Blauregen",  # PLANT_4
    "Iris",  # PLANT_5
    "Pfingstrose",  # PLANT_6
    "Buschklee",  # PLANT_7
    "Pampasgras",  # PLANT_8
    "Chrysantheme",  # PLANT_9
    "Ahorn",  # PLANT_10
    "Weide",  # PLANT_11
    "Paulownie",  # PLANT_12
    "{0} spielt {1}",  # PLAYED
    "Regenmann",  # RAIN
    ("{0} fehlt {2}: {1}", "{0} fehlen {2}: {1}"),  # RISK
    "Punktet {0}: x{1}",  # RISK_TIMES
    "Du",  # SHEET_YOU
    "{0} stoppt",  # STOPPED
    "Stopp +{0}",  # STOP_WORTH
    "Schwalbe",  # SWALLOW
    "Name",  # TABS_NAME
    "Zahl",  # TABS_NUMBER
    "Aus",  # TABS_OFF
    "Jan",  # TAB_1
    "Feb",  # TAB_2
    "Mär",  # TAB_3
    "Apr",  # TAB_4
    "Mai",  # TAB_5
    "Jun",  # TAB_6
    "Jul",  # TAB_7
    "Aug",  # TAB_8
    "Sep",  # TAB_9
    "Okt",  # TAB_10
    "Nov",  # TAB_11
    "Dez",  # TAB_12
    "{0} nimmt {1}",  # TOOK
    "{0}: {2} nimmt {1}",  # TOOK_WITH
    "Aufgedeckt: {0}",  # TURNED
    "4 eines Monats: neu geben",  # VOID_FOUR
    "Glücksblatt: neu geben",  # VOID_LUCKY
    "3 eines Monats: neu geben",  # VOID_THREE
    "Buschsänger",  # WARBLER
    "{0} gewinnt Monat {1}",  # WON
    "Schriftbänder",  # YAKU_AKATAN
    "Vier mit Regen",  # YAKU_AME
    "Blaue Bänder",  # YAKU_AOTAN
    "Fünf Lichter",  # YAKU_GOKO
    "Blütenschau",  # YAKU_HANAMI
    "Eber-Hirsch-Falter",  # YAKU_INOSHIKA
    "Einfache",  # YAKU_KASU
    "Drei Lichter",  # YAKU_SANKO
    "Vier Lichter",  # YAKU_SHIKO
    "Bänder",  # YAKU_TAN
    "Tiere",  # YAKU_TANE
    "Yaku",  # YAKU_TITLE
    "Mondschau",  # YAKU_TSUKIMI
    "Koi-Koi!",  # YOU_CALLED
    "Ein Glücksblatt!",  # YOU_DECLARED
    "Du hast Vorhand",  # YOU_LEAD
    "Du kommst auf {0}!",  # YOU_MADE
    "{0}! {1}",  # YOU_MADE_NAMED
    "Du spielst {0}",  # YOU_PLAYED
    "Du stoppst",  # YOU_STOPPED
    "Du nimmst {0}",  # YOU_TOOK
    "Du: {1} nimmt {0}",  # YOU_TOOK_WITH
    "Du gewinnst Monat {0}",  # YOU_WON
    "Zählt für",  # ZOOM_COUNTS
    "Monat {0} ({1})",  # ZOOM_MONTH
    "{0} hat sie",  # ZOOM_THEIRS
    "Von dir genommen",  # ZOOM_YOURS
)
