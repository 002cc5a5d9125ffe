"""Made by `make texts` from assets/texts/de/ceki_setup.po: change that, not this."""

TEXTS = (
    "Nie gespielt? Eine Lernrunde erklärt dir Ceki Zug für Zug.",  # ASK_GUIDE
    "Ceki angesagt",  # FEAT_0
    "Sieg in einer Runde",  # FEAT_1
    "Sieg x2",  # FEAT_2
    "Sieg x3",  # FEAT_3
    "Sieg mit 60 Punkten",  # FEAT_4
    "Sieg nach dem Mischen",  # FEAT_5
    "Sieg mit drei gleichen",  # FEAT_6
    "Sieg am Sechsertisch",  # FEAT_7
    "Sieg, wenn alle warten",  # FEAT_8
    "Sieg in einer Partie",  # FEAT_9
    "Sieg, alle auf Schwer",  # FEAT_10
    "Einer hat nichts mehr",  # FEAT_11
    "Lernrunde",  # GUIDE
    "Alle werden gefragt und dürfen ohne Ansage weiterspielen.",  # HELP_CALL_ASK
    "Wer auf eine Karte wartet, sagt an, wie die Regeln es wollen.",  # HELP_CALL_AUTO
    "Es gewinnt, wer nach einigen Runden vorn ist; keiner zahlt.",  # HELP_FORMAT_HANDS
    "Nach jeder Runde zahlen alle dem Sieger.",  # HELP_FORMAT_PAY
    "Wer zuerst eine Summe erreicht, gewinnt; niemand zahlt.",  # HELP_FORMAT_TARGET
    "Eine geführte Runde: Du spielst und erfährst, wie es geht.",  # HELP_GUIDE
    "Wie viele Runden eine Partie ohne Ziel hat.",  # HELP_HANDS
    "Gespielt wird, bis du nach einer Runde gehst.",  # HELP_HANDS_0
    "Behält Paare und wirft ab und zu irgendeine Karte ab.",  # HELP_LEVEL_EASY
    "Zählt auch mit, was noch da ist, und hilft Wartenden ungern.",  # HELP_LEVEL_HARD
    "Weiß, wie weit es bis Ceki ist, aber nicht, was schon fiel.",  # HELP_LEVEL_MEDIUM
    "Wie viele am Tisch sitzen.",  # HELP_PLAYERS
    "Sechs Runden; die Verlierer zahlen jedes Mal dem Sieger.",  # HELP_PRESET_CLASSIC
    "Vier Runden; die Verlierer zahlen jedes Mal dem Sieger.",  # HELP_PRESET_QUICK
    "Aus der Ablage wird ein neuer Stapel, höchstens dreimal.",  # HELP_STOCK_RESHUFFLE
    "Ist nichts mehr zu ziehen, verfällt die Runde.",  # HELP_STOCK_VOID
    "So viele Punkte gewinnen eine Partie mit Ziel.",  # HELP_TARGET
    "Ceki angesagt",  # MADE_CALL
    "Gewonnen x2",  # MADE_DOUBLE
    "Gewonnen x1",  # MADE_SIMPLE
    "Gewonnen x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Partie",  # OPTION_FORMAT
    "Runden",  # OPTION_HANDS
    "Spieler",  # OPTION_PLAYERS
    "Stapel leer",  # OPTION_STOCK
    "Ziel",  # OPTION_TARGET
    "Fragen",  # VALUE_CALL_ASK
    "Von selbst",  # VALUE_CALL_AUTO
    "Runden",  # VALUE_FORMAT_HANDS
    "Bezahlen",  # VALUE_FORMAT_PAY
    "Ziel",  # VALUE_FORMAT_TARGET
    "Endlos",  # VALUE_HANDS_0
    "Klassisch",  # VALUE_PRESET_CLASSIC
    "Kurz",  # VALUE_PRESET_QUICK
    "Mischen",  # VALUE_STOCK_RESHUFFLE
    "Verfällt",  # VALUE_STOCK_VOID
)
