"""Made by `make texts` from assets/texts/de/ceki.po: change that, not this."""

TEXTS = (
    "{0} bringt nichts.",  # ADVISE_LEAVE
    "{0} ist nicht besser als Ziehen.",  # ADVISE_NO_GAIN
    "{0} wartet zu {1} % darauf",  # ADVISE_RISK
    "Ceki in {0} damit, in {1} ohne",  # ADVISE_TAKE
    ("Ceki in {0}, noch {1} Karte hilft", "Ceki in {0}, noch {1} Karten helfen"),  # ADVISE_THROW
    "Ceki ansagen?",  # ASK_CALL
    ("{0} gewinnt: noch {1}", "{0} gewinnt: noch {1}"),  # ASK_CALL_WHY
    "Die Partie hier beenden?",  # ASK_END
    "Du kannst gewinnen!",  # ASK_WIN
    ("{0} x {1} = {2} Punkt", "{0} x {1} = {2} Punkte"),  # ASK_WIN_WHY
    "{0} beginnt",  # BEGINS
    "Bestes: {0}, {1}, Runde {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Niemand gewinnt oder zahlt",  # BILL_VOID
    "{0}: Ceki!",  # CALLED
    "CEKI",  # CALLED_MARK
    "{1} {0}",  # CARD
    "{0} gibt",  # DEALS
    "{0} zieht",  # DREW
    "aus der Hand",  # FROM_HAND
    "Runde {0}",  # HAND
    "Runde {0}/{1}",  # HAND_OF
    "R{0}",  # HAND_SHORT
    "Ablage: {0}",  # HEAP_TITLE
    "Ceki!",  # HINT_CALL
    "Ziehen",  # HINT_DRAW
    "Karten",  # HINT_HANDS
    "Ablage",  # HINT_HEAP
    "Lassen",  # HINT_LEAVE
    "Neue Runde",  # HINT_NEXT
    "Nein",  # HINT_NO
    "Nein",  # HINT_NOT_YET
    "Nehmen",  # HINT_TAKE
    "Abwerfen",  # HINT_THROW
    "Beenden",  # HINT_VOID
    "Sieg!",  # HINT_WIN
    "Doppelt: x2",  # HOW_DOUBLE
    "Einfach: x1",  # HOW_SIMPLE
    "Dreifach: x3",  # HOW_TRIPLE
    "eben gezogen",  # JUST_DRAWN
    ("{0} Karte verdeckt", "{0} Karten verdeckt"),  # LAYS
    "Ceki ansagen",  # MENU_CALL
    "Karte ziehen",  # MENU_DRAW
    "Aufhören",  # MENU_END
    "Ablage ansehen",  # MENU_HEAP
    "Nicht ansagen",  # MENU_PASS
    "{0} nehmen",  # MENU_TAKE
    "{0} abwerfen",  # MENU_THROW
    "Runde beenden",  # MENU_VOID
    "Gewinnen: {0}",  # MENU_WIN
    "Noch mal: {0} abwerfen",  # NOTE_AGAIN
    "Siegt {0}: {1}-{2} Punkte",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("Der Stapel: {0} Karte", "Der Stapel: {0} Karten"),  # NOTE_STOCK
    "Wirf eine andere ab",  # NOTE_TAKEN
    "Erst eine nehmen",  # NOTE_TAKE_FIRST
    "Alte Tausend",  # OLD_THOUSAND
    "Rote Blume",  # RED_FLOWER
    "Neuer Stapel: {0}",  # RESHUFFLED
    "AT",  # SHORT_OLD_THOUSAND
    "RB",  # SHORT_RED_FLOWER
    "WB",  # SHORT_WHITE_FLOWER
    ("Ceki in {0}. Hilft: {1} (noch {2})", "Ceki in {0}. Hilft: {1} (noch {2})"),  # STATUS
    ("Du wartest auf {0}: noch {1}", "Du wartest auf {0}: noch {1}"),  # STATUS_CALLED
    ("{0} gewinnt: noch {1}", "{0} gewinnt: noch {1}"),  # STATUS_CALLED_SHORT
    ("Ceki! Dann gewinnt {0}: noch {1}", "Ceki! Dann gewinnt {0}: noch {1}"),  # STATUS_READY
    ("Ceki! Auf {0}: noch {1}", "Ceki! Auf {0}: noch {1}"),  # STATUS_READY_SHORT
    ("Ceki in {0}: {1}, noch {2}", "Ceki in {0}: {1}, noch {2}"),  # STATUS_SHORT
    ("In {0}: {1}, noch {2}", "In {0}: {1}, noch {2}"),  # STATUS_SHORTER
    "In {0}: {1}",  # STATUS_SHORTEST
    "Münzen",  # SUIT_COINS
    "Myriaden",  # SUIT_MYRIADS
    "Schnüre",  # SUIT_STRINGS
    "Abgeworfen / noch da",  # TALLY_TITLE
    "{0} wirft {1} ab",  # THREW
    "{0} nimmt {1}",  # TOOK
    "Nichts mehr zu ziehen",  # VOID
    "Runde {0} verfällt",  # VOID_HAND
    "Weiße Blume",  # WHITE_FLOWER
    "{0}: aus der Hand",  # WHY_DOUBLE
    "{0}: gezogen, abgeworfen",  # WHY_SIMPLE
    "{0}: vom Stapel gezogen",  # WHY_TRIPLE
    "{0} gewinnt!",  # WON
    "{0} gewinnt Runde {1}",  # WON_HAND
    "Du beginnst",  # YOU_BEGIN
    "Ceki! Du wartest",  # YOU_CALLED
    "Du gibst",  # YOU_DEAL
    "Du ziehst {0}",  # YOU_DREW
    "Du wirfst {0} ab",  # YOU_THREW
    "Du nimmst {0}",  # YOU_TOOK
    "Du gewinnst!",  # YOU_WON
    "Du gewinnst Runde {0}",  # YOU_WON_HAND
)
