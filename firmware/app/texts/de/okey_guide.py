"""Made by `make texts` from assets/texts/de/okey_guide.po: change that, not this."""

TEXTS = (
    "Bring alle vierzehn Steine in Gruppen ab drei Steinen, bevor es die anderen tun.",  # AIM
    "Ohne {0} bist du gleich nah: Dieser Abwurf ist genauso gut.",  # AS_GOOD
    "Dir fehlen {0} Steine bis zum Schluss.",  # AWAY
    "Wer Schluss macht, verliert nichts. Jeder andere verliert {0}.",  # BILL
    "Der Zwilling, den du gezeigt hast, hat jeden noch {0} gekostet.",  # BILL_TWIN
    "Jede Farbe hat ihre Form: {0}.",  # COLOURS
    "Hier liest du für den gewählten Stein, wie weit du ohne ihn bist und wie viele ungesehene Steine dann helfen.",  # COUNT
    "Wirf zum Schluss einen Joker ab, und sie verlieren {0}. Auch sieben Paare gewinnen und kosten {1}.",  # DEARER
    "{0} passt in keine deiner Gruppen. Zieh also vom Stapel: {1}.",  # DRAW
    "Was du ziehst, kann alles sein. {0} bringt dich sicher einen Stein näher.",  # DRAWN
    "Wenn jemand auf 0 fällt, gewinnt der beste Punktestand. Im Menü stehen diese Lektion und die Regeln.",  # END
    "Der Stern ist ein falscher Joker. Er steht nicht für jeden Stein: Er ist einfach {0}.",  # FALSE
    "Ohne {0} fehlen dir {1} Steine bis zum Schluss, nicht {2}.",  # FARTHER
    "Ohne {0} bist du gleich nah. Ungesehene Steine, die helfen: {1}; ohne {2}: {3}.",  # FEWER
    "Leg ihn auf den Stapel, und du hast gewonnen: {0}.",  # FINISH
    "Eine Reihe hat eine Farbe und Zahlen in Folge. Ein Satz hat eine Zahl in verschiedenen Farben. Diese Gruppen sind fertig: Sie haben einen Strich.",  # GROUPS
    "Du hast einen Joker. Er steht für jeden Stein, der dir fehlt.",  # HAVE_JOKER
    "Dieser Stein wurde aufgedeckt: der Anzeiger. Die nächste Zahl seiner Farbe ist der Joker, jetzt {0}.",  # INDICATOR
    "Du spielst weiter, und vielleicht macht ein anderer vorher Schluss.",  # LATER
    "In jedem Zug nimmst du einen Stein und wirfst einen ab. Von den Steinen der anderen darfst du nur diesen nehmen: was {0}, links von dir, zuletzt abwarf.",  # LEFT_PILE
    "Jetzt fehlt nur noch ein Stein. Ungesehene Steine, die dafür passen: {0}.",  # ONE_AWAY
    "Alle vierzehn sind in Gruppen, und nur {0} bleibt übrig.",  # ONE_OVER
    "Was du abwirfst, liegt hier, auf deiner eigenen Ablage. {0}, rechts von dir, darf es nehmen.",  # OWN_PILE
    "Ein neuer Stein steht am Ende deines Bretts. {0} ordnet die Steine in Gruppen, und {1} hebt einen an, um ihn zu verschieben.",  # SORT
    "{0} fehlt dir. Geh mit {1} hin, und {2} nimmt ihn.",  # TAKE
    "{0} bringt dich nicht näher: Es bleibt bei {1}, und alle sehen, was du nimmst.",  # TAKEN
    "Wirf ab, was nirgends passt: {0}. Geh mit {1} hin. {2} bringt ihn zu deiner Ablage, und {3} wirft ihn ab.",  # THROW
    "Wirf ab, was nirgends passt: {0}. Geh mit {1} hin und öffne mit {2} das Menü: Es wirft den Stein ab.",  # THROW_BY_MENU
    "Das ist der Zwilling des Anzeigers. Ihn vor dem ersten Zug zu zeigen heißt gösterme: Jeder andere verliert einen Punkt. {0} zeigt ihn.",  # TWIN
    "Den Zwilling kannst du nur vor deinem ersten Zug zeigen. Später ist er ein gewöhnlicher Stein.",  # UNSHOWN
)
