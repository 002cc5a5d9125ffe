"""Made by `make texts` from assets/texts/de/okey_setup.po: change that, not this."""

TEXTS = (
    "Nie gespielt? Eine Lernrunde erklärt dir Okey Zug für Zug.",  # ASK_GUIDE
    "Sieg in einer Runde",  # FEAT_0
    "Sieg mit sieben Paaren",  # FEAT_1
    "Schluss mit Joker",  # FEAT_2
    "Zwilling gezeigt",  # FEAT_3
    "Sieg in einer Farbe",  # FEAT_4
    "Sieg in einer Partie",  # FEAT_5
    "Sieg mit Fünferreihe",  # FEAT_6
    "Sieg ohne Joker",  # FEAT_7
    "Sieg bei 30 im Stapel",  # FEAT_8
    "Sieg, alle auf Schwer",  # FEAT_9
    "Sieg ohne Verlust",  # FEAT_10
    "Sieg unter vieren",  # FEAT_11
    "Lernrunde",  # GUIDE
    "Alle werden vor dem ersten Zug nach dem Zwilling gefragt.",  # HELP_GOSTERME_BEFORE_START
    "Der Zwilling des Anzeigers bringt nichts.",  # HELP_GOSTERME_OFF
    "Den Zwilling des Anzeigers zeigt man im ersten eigenen Zug.",  # HELP_GOSTERME_OWN_TURN
    "Eine geführte Runde: Du spielst und erfährst, wie es geht.",  # HELP_GUIDE
    "Der Anzeiger bleibt auf dem Tisch.",  # HELP_INDICATOR_LAST_OFF
    "Der Anzeiger lässt sich als letzter Stein ziehen.",  # HELP_INDICATOR_LAST_ON
    "Sucht passende Steine; wirft manchmal irgendeinen ab.",  # HELP_LEVEL_EASY
    "Zählt zwei Züge voraus, was hilft. Sieht nie dein Brett.",  # HELP_LEVEL_HARD
    "Weiß, wie viele Steine fehlen, aber nicht, welche weg sind.",  # HELP_LEVEL_MEDIUM
    "Schluss in einer Farbe kostet die anderen das Doppelte.",  # HELP_ONE_COLOUR_ANY
    "Ein Brett in einer Farbe zählt nicht mehr als sonst.",  # HELP_ONE_COLOUR_OFF
    "Schluss ganz in Rot oder Schwarz kostet das Doppelte.",  # HELP_ONE_COLOUR_RED_BLACK
    "Was sieben Paare kosten, wenn zuletzt ein Joker fällt.",  # HELP_PAIRS_JOKER
    "Wie viele am Tisch sitzen.",  # HELP_PLAYERS
    "Alle beginnen mit 20 Punkten: die übliche Partie.",  # HELP_PRESET_CLASSIC
    "Alle beginnen mit 10 Punkten: halb so lang.",  # HELP_PRESET_QUICK
    "Die Steine werden ohne Umstände gemischt und verteilt.",  # HELP_SETUP_INFORMAL
    "Ein Wurf bestimmt den Stapel und den Stein.",  # HELP_SETUP_ONE_THROW
    "Ein Würfel bestimmt den Stapel, ein zweiter den Stein.",  # HELP_SETUP_TWO_THROWS
    "Was jeder am Anfang zu verlieren hat.",  # HELP_START
    "Wer bei 0 ist, scheidet aus; der Letzte am Tisch gewinnt.",  # HELP_WIN_MODE_ELIMINATION
    "Partner sind gegenüber; das erste Team bei 0 verliert.",  # HELP_WIN_MODE_PARTNERS
    "Bei 0 Punkten ist Schluss; wer am meisten hat, gewinnt.",  # HELP_WIN_MODE_SINGLE
    "Bei 0 Punkten ist Schluss; die zwei Besten gewinnen.",  # HELP_WIN_MODE_TOP2
    "Eine Farbe",  # MADE_COLOUR
    "Joker abgeworfen",  # MADE_JOKER
    "Sieben Paare",  # MADE_PAIRS
    "Sätze und Reihen",  # MADE_SETS
    "Zwillinge gezeigt",  # MADE_TWIN
    "Zwilling",  # OPTION_GOSTERME
    "Anzeiger ziehen",  # OPTION_INDICATOR_LAST
    "Eine Farbe",  # OPTION_ONE_COLOUR
    "Paare + Joker",  # OPTION_PAIRS_JOKER
    "Spieler",  # OPTION_PLAYERS
    "Aufbau",  # OPTION_SETUP
    "Punkte",  # OPTION_START
    "Sieger",  # OPTION_WIN_MODE
    "Am Anfang",  # VALUE_GOSTERME_BEFORE_START
    "Nein",  # VALUE_GOSTERME_OFF
    "Im Zug",  # VALUE_GOSTERME_OWN_TURN
    "Nein",  # VALUE_INDICATOR_LAST_OFF
    "Ja",  # VALUE_INDICATOR_LAST_ON
    "Doppelt",  # VALUE_ONE_COLOUR_ANY
    "Nein",  # VALUE_ONE_COLOUR_OFF
    "Rot/schwarz",  # VALUE_ONE_COLOUR_RED_BLACK
    "Klassisch",  # VALUE_PRESET_CLASSIC
    "Kurz",  # VALUE_PRESET_QUICK
    "Einfach",  # VALUE_SETUP_INFORMAL
    "Ein Wurf",  # VALUE_SETUP_ONE_THROW
    "Zwei Würfe",  # VALUE_SETUP_TWO_THROWS
    "Wer bleibt",  # VALUE_WIN_MODE_ELIMINATION
    "Partner",  # VALUE_WIN_MODE_PARTNERS
    "Bester",  # VALUE_WIN_MODE_SINGLE
    "Die zwei Besten",  # VALUE_WIN_MODE_TOP2
)
