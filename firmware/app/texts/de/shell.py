"""Made by `make texts` from assets/texts/de/shell.po: change that, not this."""

TEXTS = (
    "Info",  # ABOUT
    "Okey, Koi-Koi und Ceki für kleine Bildschirme.",  # ABOUT_HELP
    "Diese Partie endgültig löschen?",  # ASK_DELETE
    "Eine Partie ist noch offen. Neu beginnen und sie aufgeben?",  # ASK_REPLACE
    "Diese Regeln passen nicht zusammen: {0}",  # BAD_SETUP
    "Der Akku ist fast leer. Lade ihn bald: Nichts geht verloren.",  # BATTERY_LOW
    "Helligkeit",  # BRIGHTNESS
    "{0} Wörter im Speicher verweisen auf den Flash. Alle stimmen.",  # CHECK_RIGHT
    "{0} Wörter im Speicher sind falsch. Starte neu; hilft das nicht: python -m tools.flash.",  # CHECK_WRONG
    "Wort mit 3-10 Buchstaben oder Code.",  # CODE_HELP
    "Weder Wort noch Code.",  # CODE_WRONG
    "Nachfragen",  # CONFIRM
    "Immer",  # CONFIRM_ALL
    "Fragt vor jedem Abwurf nach, bei Ceki nur vor gefährlichen.",  # CONFIRM_HELP
    "Jeder Abwurf gilt sofort.",  # CONFIRM_NEVER_HELP
    "Bei Gefahr",  # CONFIRM_RISKY
    "Fragt nur bei Jokern und gefährlichen Karten.",  # CONFIRM_RISKY_HELP
    "Kontrast",  # CONTRAST
    "Hoch: Text und Karten sind klarer, die Tische sind gleich.",  # CONTRAST_HELP
    "Hoch",  # CONTRAST_HIGH
    "Normal",  # CONTRAST_NORMAL
    "{0},{1}",  # DECIMAL
    "Abdunkeln nach",  # DIM
    "Etwas ging schief, und es ist unsere Schuld. Die Partie ist gesichert.",  # FAILURE
    "Verzeihung",  # FAILURE_TITLE
    "Erfolge",  # FEATS
    "Fingerabdruck: {0}",  # FINGERPRINT
    "Beweist nach der Partie, wie gegeben wurde.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "Ohne Betrieb aus dem Flash ist weniger Speicher frei.",  # FLASH_OFF_HELP
    "Flash: an",  # FLASH_ON
    "Drück hier, um alle Verweise auf den Flash zu prüfen.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Drei Drillinge; alle zahlen dem Sieger.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Blumenkarten: nimm, und wage mehr.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Sätze und Reihen, für zwei bis vier.",  # GAME_OKEY_HELP
    "Markiert, was passt, zählt, was hilft, oder gibt Rat.",  # HELP_HELP
    "zurück",  # HINT_BACK
    "ändern",  # HINT_CHANGE
    "wählen",  # HINT_CHOOSE
    "Menü",  # HINT_MENU
    "mehr",  # HINT_MORE
    "weiter",  # HINT_OK
    "tippen",  # HINT_TYPE
    "Hausregeln",  # HOUSE_RULES
    "Jede Regel einzeln, die Spieler und der Partiecode.",  # HOUSE_RULES_HELP
    "Partie nach Code: zählt nicht in der Statistik.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Sprache",  # LANGUAGE
    "Deutsch",  # LANGUAGE_NAME
    "Letzte Partie ansehen",  # LAST_MATCH
    "{0}: der Code der letzten beendeten Partie.",  # LAST_SEED
    "Leicht",  # LEVEL_EASY
    "Schwer",  # LEVEL_HARD
    "Meister",  # LEVEL_MASTER
    "Mittel",  # LEVEL_MEDIUM
    "Gemischt",  # LEVEL_MIXED
    "Jeder Gegner hat seine eigene Stärke: siehe Hausregeln.",  # LEVEL_MIXED_HELP
    "Mensch",  # LEVEL_PERSON
    "Die offene Partie ist nicht lesbar. Ihre Datei bleibt erhalten.",  # MATCH_DAMAGED
    "Diese Partie folgt den Regeln einer anderen Version. Sie bleibt im Menü erhalten.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "Die letzten Züge sind nicht lesbar: Es geht etwas früher weiter.",  # MOVES_LOST
    "Namen",  # NAMES
    "Wie die Mitspieler heißen.",  # NAMES_HELP
    "{0}: nur mit {1} {2}.",  # NEEDS
    "Nie",  # NEVER
    "{0}: neue Partie",  # NEW_MATCH
    "Nein",  # NO
    "Hier passt kein Spiel in den Speicher: Info sagt, warum. Partien bleiben erhalten.",  # NO_ROOM
    "Gegner",  # ONLY_OPPONENT
    "Gegner {0}",  # OPPONENT
    "Gegner",  # OPPONENTS
    "Eigene",  # OWN_RULES
    "Mindestens eine Regel ist geändert.",  # OWN_RULES_HELP
    "Spielt hier mit: Das Gerät geht herum.",  # PERSON_HELP
    "{0} %",  # PER_CENT
    "Spieler {0}",  # PLAYER
    "Übung",  # PRACTICE
    "Züge zurück, offene Blätter. Zählt nicht.",  # PRACTICE_HELP
    "Regeln",  # PRESET
    "Rätsel",  # PUZZLES
    "Der Stand der Rätsel war nicht lesbar. Die Zählung beginnt neu.",  # PUZZLES_DAMAGED
    "Tausend Stellungen mit je einer richtigen Antwort.",  # PUZZLES_HELP
    "Rätsel des Tages",  # PUZZLE_OF_DAY
    "Erledigt. Morgen gibt es ein neues.",  # PUZZLE_OF_DAY_DONE
    "Heute für alle dasselbe.",  # PUZZLE_OF_DAY_HELP
    "Zufall",  # RANDOM
    "Fortsetzen",  # RESUME
    "{0}, Runde {1}. {2}",  # RESUME_INFO
    "Anleitung",  # RULES
    "Ein paar Seiten mit echten Karten und Steinen.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Partiecode",  # SEED
    "Eigenes Wort oder Code: wieder dieselbe Partie.",  # SEED_HELP
    "Einstellungen",  # SETTINGS
    "Die Einstellungen waren nicht lesbar; es gelten wieder die üblichen.",  # SETTINGS_DAMAGED
    "Die Einstellungen lassen sich nicht speichern: Sie gelten bis zum Ausschalten.",  # SETTINGS_NOT_KEPT
    "Offene Partien",  # SHELF
    "Löschen",  # SHELF_DELETE
    "Das Speichern schlug fehl: Alle Partien bleiben, wie sie waren.",  # SHELF_FAILED
    "Kein Platz für mehr Partien. Wähle eine zum Löschen.",  # SHELF_FULL
    "Partien, die du für eine andere verlassen hast.",  # SHELF_HELP
    "Die Partie, die gerade läuft.",  # SHELF_IN_PLAY
    "{0}, Runde {1}",  # SHELF_MATCH
    "Du",  # SHELF_YOU
    "Aus nach",  # SLEEP
    "Ton",  # SOUND
    "Kurze Töne: ein Zug, du bist dran, das Ende der Runde.",  # SOUND_HELP
    "Laut",  # SOUND_LOUD
    "Aus",  # SOUND_OFF
    "Leise",  # SOUND_QUIET
    "Tempo",  # SPEED
    "Wie schnell alles läuft und die Gegner spielen.",  # SPEED_HELP
    "Spielen",  # START
    "Beginnt eine neue Partie: {0}, {1}.",  # START_HELP
    "Statistik",  # STATISTICS
    "Alle Partien",  # STATISTICS_ALL
    "Statistik und Erfolge dieses Spiels löschen?",  # STATISTICS_ASK
    "Längste Serie",  # STATISTICS_BEST
    "Die Statistik war beschädigt. Sie ist beiseitegelegt; die Zählung beginnt neu.",  # STATISTICS_DAMAGED
    "Gezählt",  # STATISTICS_GROUP
    "Partien gewonnen",  # STATISTICS_MATCHES
    "{0}: Statistik",  # STATISTICS_OF
    "Punkte je Runde",  # STATISTICS_POINTS
    "Alles löschen",  # STATISTICS_RESET
    "Runden gewonnen",  # STATISTICS_ROUNDS
    "Zeit",  # STATISTICS_TIME
    "Das Speichern schlug fehl: Die Partie geht weiter, wird aber nicht gespeichert.",  # STORE_FAILED
    "Der Speicher ist voll: Die Partie geht weiter, wird aber nicht gespeichert.",  # STORE_FULL
    "Der Speicher ist nicht beschreibbar: Die Partie geht weiter, wird aber nicht gespeichert.",  # STORE_UNWRITABLE
    "Richtig in Folge: {0}. Beste Serie: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Für Linkshänder",  # TURNED
    "Dreh das Gerät um: Die Tasten wechseln die Seite.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Ja",  # YES
)
