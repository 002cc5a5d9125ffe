"""Made by `make texts` from assets/texts/de/table.po: change that, not this."""

TEXTS = (
    "Von hier aus üben? Es zählt nicht und wird nicht gespeichert. Eine laufende Partie wartet im Menü.",  # ASK_PRACTICE
    "Bestes: {0}, {1}",  # BEST
    "Gewinnt {0},{1} von 100 Partien mehr",  # COSTS_CHANCE
    "Im Schnitt {0},{1} Punkte mehr",  # COSTS_POINTS
    "Rat",  # HELP_ADVICE
    "Zählen",  # HELP_COUNT
    "Zeichen",  # HELP_MARKS
    "Aus",  # HELP_OFF
    "Noch mal",  # HINT_AGAIN
    "Tisch",  # HINT_ASIDE
    "Zurück",  # HINT_BACK
    "Zurück",  # HINT_BEFORE
    "Fehler",  # HINT_COSTLY
    "Sicht",  # HINT_EYES
    "Ende",  # HINT_LEAVE
    "Menü",  # HINT_MENU
    "Mehr",  # HINT_MORE
    "Neue Runde",  # HINT_NEXT
    "Vor",  # HINT_ON
    "Nichts anderes ist erlaubt.",  # HINT_ONLY
    "Ansehen",  # HINT_REPLAY
    "Ergebnis",  # HINT_RESULT
    "Prüfen",  # HINT_REVIEW
    "Runde",  # HINT_ROUND
    "Weiter",  # HINT_SKIP
    "Überlegt ...",  # HINT_THINKING
    "Zuschauen",  # HINT_WATCHING
    "Zum Sehen Taste halten.",  # HOLD_A_KEY
    "Partie nach Code",  # KNOWN_DEAL
    "Alle Blätter zeigen",  # MENU_ALL_HANDS
    "Zurück zum Tisch",  # MENU_CLOSE
    "Partie verlassen",  # MENU_EXIT
    "Hilfe",  # MENU_HELP
    "Tipp",  # MENU_HINT
    "Letzte Züge",  # MENU_MOVES
    "Ab hier spielen",  # MENU_PRACTISE
    "Regeln",  # MENU_RULES
    "Tempo",  # MENU_SPEED
    "Zug zurücknehmen",  # MENU_TAKE_BACK
    "Weiter an {0}",  # PASS_TO
    "S{0}",  # PERSON
    "{0}.",  # PLACE
    "Zählt nicht",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "Bester Zug. Ebenso gut: {0}",  # REVIEW_ALSO
    "Beste Züge: {0} von {1}",  # REVIEW_BEST
    "Es gab nichts zu entscheiden.",  # REVIEW_NONE
    "Besser: {0}",  # REVIEW_RATHER
    "Bester Zug.",  # REVIEW_RIGHT
    "Prüfe {0} von {1}",  # REVIEW_WAIT
    "Nummer {0} kostete am meisten.",  # REVIEW_WORST
    "Runde {0}",  # ROUND
    "Runde {0}: remis",  # ROUND_DRAWN
    "R{0}",  # ROUND_SHORT
    "Optionen",  # RULES_OPTIONS
    "Schnell",  # SPEED_FAST
    "Sofort",  # SPEED_INSTANT
    "Normal",  # SPEED_NORMAL
    "Langsam",  # SPEED_SLOW
    "{0} & {1}",  # TEAM
    "{0} gewinnt!",  # WINS_MATCH
    "{0} gewinnen!",  # WIN_MATCH
    "{0} gewinnt Runde {1}",  # WON_ROUND
    "Du",  # YOU
    "Du bist dran",  # YOUR_TURN
    "Du",  # YOU_SHORT
    "Gewonnen!",  # YOU_WIN_MATCH
    "Du gewinnst Runde {0}",  # YOU_WON_ROUND
)
