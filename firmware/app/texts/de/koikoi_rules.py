"""Made by `make texts` from assets/texts/de/koikoi_rules.po: change that, not this."""

TEXTS = (
    "Beliebige {0} davon; jede weitere zählt 1 mehr.",  # ANY_OF
    "Von diesen zählt nur das beste.",  # BRIGHT_BEST
    "Lichter",  # BRIGHT_YAKU
    "Punkte zählen doppelt, wenn der Gegner Koi-Koi angesagt hat, und doppelt, wenn du es hast.",  # CALLED_BOTH
    "Punkte werden mit der Zahl aller Koi-Koi-Ansagen plus eins malgenommen.",  # CALLED_EACH
    "Punkte zählen doppelt, wenn der Gegner Koi-Koi angesagt hat.",  # CALLED_OTHER
    "Koi-Koi darf beliebig oft angesagt werden.",  # CALLS_ANY
    "Jeder darf einmal je Monat Koi-Koi ansagen.",  # CALLS_EACH
    "Nur eine Koi-Koi-Ansage je Monat ist erlaubt.",  # CALLS_TOTAL
    "Die Karten",  # CARDS
    "Neun Tiere; auch die Brücke und die Sakeschale gehören dazu:",  # CARDS_ANIMAL
    "Fünf Lichter:",  # CARDS_BRIGHT
    "Zwölf Monate haben je vier Karten. Die Pflanze verrät den Monat.",  # CARDS_MONTHS
    "Die anderen 24 sind Einfache:",  # CARDS_PLAIN
    "Zehn Bänder: drei mit Schrift, drei blaue, vier rote:",  # CARDS_RIBBON
    "Koi-Koi?",  # DECISION
    "Koi-Koi: Du spielst um mehr. Macht nun der Gegner ein Yaku, zählt nur dieses.",  # DECISION_CALL
    "Stopp: Der Monat ist vorbei, und alle deine Yaku zählen.",  # DECISION_STOP
    "Wer ein Yaku macht oder eines ausbaut, entscheidet am Ende des Zuges.",  # DECISION_WHEN
    "Die Partie",  # END
    "Hat niemand mehr Karten, ist der Monat vorbei.",  # END_EMPTY
    "Hat nur einer Koi-Koi angesagt, punktet er; sonst niemand.",  # END_KEPT
    "Wer einen Monat gewinnt, hat im nächsten Vorhand.",  # END_LEAD
    "Nach {0} Monaten gewinnt, wer die meisten Punkte hat.",  # END_MATCH
    "Hat niemand angesagt, bekommt Vorhand {0}.",  # END_OYAKEN
    "Dann punktet niemand.",  # END_VOID
    "Das Ziel",  # GOAL
    "Wer ein Yaku hat, darf stoppen: Die Punkte zählen, und der Gegner bekommt keine. Nach {0} Monaten gewinnt, wer die meisten Punkte hat.",  # GOAL_STOP
    "Für zwei Spieler. Nimm Karten vom Feld mit Karten aus der Hand. Bestimmte genommene Karten bilden ein Yaku, das Punkte bringt.",  # GOAL_YAKU
    "Glücksblätter",  # LUCKY
    "Alle vier Karten eines Monats auf einer Hand:",  # LUCKY_FOUR
    "Oder vier Paare aus vier Monaten:",  # LUCKY_PAIRS
    "Vor der ersten Karte gezeigt bringt es 6, und der Monat ist vorbei.",  # LUCKY_SCORE
    "Dann wird neu gegeben.",  # LUCKY_VOID
    "Andere Yaku",  # OTHER_YAKU
    "Bänder",  # RIBBON_YAKU
    "Ab sieben Punkten zählt es doppelt.",  # SEVEN
    "Ein Zug",  # TURN
    "Spiel eine Karte. Liegt eine ihres Monats im Feld, nimmst du beide; liegt keine da, bleibt sie dort.",  # TURN_PLAY
    "Dann wird die oberste Karte des Stapels aufgedeckt und nimmt genauso.",  # TURN_STOCK
    "Liegen drei da, nimmst du alle.",  # TURN_THREE
    "Liegen zwei da, wählst du eine davon.",  # TURN_TWO
)
