"""Made by `make texts` from assets/texts/de/okey.po: change that, not this."""

TEXTS = (
    "{0} ist genauso gut.",  # ADVISE_AS_GOOD
    "Damit kannst du Schluss machen.",  # ADVISE_FINISH
    "Ohne {0}: {1}, Aussichten danach {2} % schlechter",  # ADVISE_LATER
    "{0} bringt nichts.",  # ADVISE_LEAVE
    "Machst du jetzt Schluss, siegt ein anderer.",  # ADVISE_NOT_YET
    "{0} reicht nicht zum Schluss.",  # ADVISE_NO_FINISH
    "Ohne {0}: {1}",  # ADVISE_OTHER
    ("Noch {0}, {1} Stein hilft", "Noch {0}, {1} Steine helfen"),  # ADVISE_THROW
    "Noch {0} damit, {1} ohne",  # ADVISE_WITH
    "Joker abwerfen?",  # ASK_JOKER
    "Er steht für jeden Stein",  # ASK_JOKER_WHY
    "Stein liegen lassen?",  # ASK_LEAVE
    "Die Runde endet remis",  # ASK_LEAVE_WHY
    "Zwilling zeigen?",  # ASK_SHOW
    "{0}: Alle anderen verlieren 1",  # ASK_SHOW_WHY
    "{0} beginnt",  # BEGINS
    "Bestes: {0} -{3}, {1}, Runde {2}",  # BEST_ROUND
    "Eine Farbe: doppelt",  # BILL_COLOUR
    "Joker abgeworfen",  # BILL_JOKER
    "Niemand verliert Punkte",  # BILL_NOBODY
    "Sieben Paare",  # BILL_PAIRS
    "Sätze und Reihen",  # BILL_SETS
    "{0} zeigte den Zwilling",  # BILL_TWIN
    "Du zeigtest den Zwilling",  # BILL_YOU_TWIN
    "Eben geholt: bleibt",  # CANNOT_RETURN
    "Schluss ist möglich!",  # CAN_FINISH
    "Wirf {0} ab: Schluss!",  # CAN_FINISH_HOW
    "Aussichten nach dem nächsten Zug: {0},{1} % besser",  # COSTS_AHEAD
    ("Noch {0}, {1} hilft", "Noch {0}, {1} helfen"),  # COUNT_AFTER
    "Noch {0}",  # COUNT_FARTHER
    "Noch {0}. {1} hilft",  # COUNT_HELPS
    "Noch {0}. {1} bringt nichts",  # COUNT_IDLE
    "{0} gibt",  # DEALS
    "{0} lässt ihn liegen",  # DECLINED
    "{0} wirft {1} ab",  # DISCARDED
    "{0} zieht",  # DREW
    "{0} zieht den letzten",  # DREW_INDICATOR
    "{0} macht Schluss",  # FINISHED
    "Ziehen",  # HINT_DRAW
    "Schluss!",  # HINT_FINISH
    "Lassen",  # HINT_LEAVE
    "Nein",  # HINT_NO
    "Noch nicht",  # HINT_NOT_YET
    "Wie vorher",  # HINT_OWN
    "Paare",  # HINT_PAIRS
    "Anheben",  # HINT_PICK
    "Hinlegen",  # HINT_PUT
    "Bretter",  # HINT_RACKS
    "Zeigen",  # HINT_SHOW
    "Gruppen",  # HINT_SORT
    "Nehmen",  # HINT_TAKE
    "Abwerfen",  # HINT_THROW
    "{0} scheidet aus",  # IS_OUT
    "Joker",  # JOKER
    "Stein ziehen",  # MENU_DRAW
    "Schluss: {0} abwerfen",  # MENU_FINISH
    "Anzeiger ziehen",  # MENU_INDICATOR
    "Stein liegen lassen",  # MENU_LEAVE
    "In Paare ordnen",  # MENU_PAIRS
    "Nicht zeigen",  # MENU_PASS
    "Zwilling zeigen",  # MENU_SHOW
    "In Gruppen ordnen",  # MENU_SORT
    "{0} nehmen",  # MENU_TAKE
    "{0} abwerfen",  # MENU_THROW
    "Noch keine Gruppe",  # NO_GROUPS
    "Noch kein Paar",  # NO_PAIRS
    "Runde {0} endet",  # ROUND_CUT
    "Schluss!",  # SHOUT_FINISH
    "Joker!",  # SHOUT_JOKER
    "{0} zeigt den Zwilling",  # SHOWED
    "{0} zeigt ihn vor",  # SHOWED_SHORT
    "Abwurf {0}",  # THROWN
    "{0} nimmt {1}",  # TOOK
    "Du scheidest aus",  # YOU_ARE_OUT
    "Du wirfst zuerst ab",  # YOU_BEGIN
    "Du gibst",  # YOU_DEAL
    "Du lässt ihn liegen",  # YOU_DECLINED
    "Du wirfst {0} ab",  # YOU_DISCARDED
    "Du ziehst {0}",  # YOU_DREW
    "Du ziehst den letzten",  # YOU_DREW_INDICATOR
    "Du machst Schluss!",  # YOU_FINISHED
    "Du zeigst den Zwilling",  # YOU_SHOWED
    "Du zeigst ihn vor",  # YOU_SHOWED_SHORT
    "Du nimmst {0}",  # YOU_TOOK
)
