"""Made by `make texts` from assets/texts/de/koikoi_setup.po: change that, not this."""

TEXTS = (
    "Nie gespielt? Eine Lernrunde erklärt dir Koi-Koi Zug für Zug.",  # ASK_GUIDE
    "Sieg in einem Monat",  # FEAT_0
    "Sieg nach Ansage",  # FEAT_1
    "Sieg nach zwei Ansagen",  # FEAT_2
    "Sieg mit Schau-Yaku",  # FEAT_3
    "Sieg mit drei Bändern",  # FEAT_4
    "Eber, Hirsch, Falter",  # FEAT_5
    "Sieg mit Lichtern",  # FEAT_6
    "Mit Einfachen, Tieren",  # FEAT_7
    "10 Punkte im Monat",  # FEAT_8
    "Sieg in einer Partie",  # FEAT_9
    "Sieg gegen Schwer",  # FEAT_10
    "Kein Monat verloren",  # FEAT_11
    "Lernrunde",  # GUIDE
    "Punkte für vier Lichter mit dem Regenmann.",  # HELP_AME
    "Wer nach Ansage des Gegners punktet, beendet den Monat.",  # HELP_BATTLE_OFF
    "Auf eine Ansage darf eine Ansage folgen.",  # HELP_BATTLE_ON
    "Punkte für Eber, Hirsch und Falter.",  # HELP_BOAR
    "Koi-Koi darf beliebig oft angesagt werden.",  # HELP_CALLS_ANY
    "Jeder darf einmal je Monat Koi-Koi ansagen.",  # HELP_CALLS_ONCE_EACH
    "Eine einzige Koi-Koi-Ansage je Monat, von einem der beiden.",  # HELP_CALLS_ONCE_TOTAL
    "Die Sakeschale ist ein Tier und sonst nichts.",  # HELP_CUP_PLAIN_OFF
    "Die Sakeschale zählt auch zu den Einfachen.",  # HELP_CUP_PLAIN_ON
    "Sind die Karten aus, behält der einzige Ansager die Punkte.",  # HELP_EXHAUST_KEEP
    "Sind die Karten aus, punktet niemand.",  # HELP_EXHAUST_VOID
    "Drei eines Monats im Feld: Es wird neu gegeben.",  # HELP_FIELD3_REDEAL
    "Drei eines Monats im Feld nimmt die vierte.",  # HELP_FIELD3_TAKE
    "Punkte für alle fünf Lichter.",  # HELP_GOKO
    "Ein geführter Monat: Du spielst und erfährst, wie es geht.",  # HELP_GUIDE
    "Du punktest doppelt, wenn der Gegner angesagt hat.",  # HELP_KOI_MULT_OPP_X2
    "Doppelt nach Ansage des Gegners, doppelt nach eigener.",  # HELP_KOI_MULT_OWN_X2
    "Jede Ansage des Monats erhöht den Faktor um eins.",  # HELP_KOI_MULT_PER_CALL
    "Nimmt die schönste Karte, sagt bei wenig Punkten an. Kein Plan.",  # HELP_LEVEL_EASY
    "Spielt den Monat im Kopf durch und sagt an, wenn es sich lohnt.",  # HELP_LEVEL_HARD
    "Wie Schwer, denkt zehnmal so viel: bis zu fünf Sekunden.",  # HELP_LEVEL_MASTER
    "Wägt jede Karte für beide ab. Sagt an, wenn mehr winkt.",  # HELP_LEVEL_MEDIUM
    "Ein Glücksblatt ist ein Blatt wie jedes andere.",  # HELP_LUCKY_OFF
    "Vier eines Monats oder vier Paare: Es wird neu gegeben.",  # HELP_LUCKY_REDEAL
    "Vier eines Monats oder vier Paare: gezeigt sechs Punkte.",  # HELP_LUCKY_SCORE
    "Nach einem Monat ohne Sieger wechselt die Vorhand.",  # HELP_NULL_LEAD_OTHER
    "Nach einem Monat ohne Sieger bleibt die Vorhand.",  # HELP_NULL_LEAD_SAME
    "Ein Monat ohne Yaku bringt nichts.",  # HELP_OYAKEN_0
    "Wenn niemand ansagt oder punktet, bekommt Vorhand sechs.",  # HELP_OYAKEN_6
    "Hanafuda Flash: starke Lichter, keine Schau, Vorhandrecht.",  # HELP_PRESET_FLASH
    "Italienisch: Regen bei drei Lichtern, sieben nie doppelt.",  # HELP_PRESET_ITALIAN
    "Eine Ansage je Monat, Trios wachsen, ab sieben doppelt.",  # HELP_PRESET_NINTENDO
    "Der Regenmann zählt nicht zu drei Lichtern.",  # HELP_RAIN3_OFF
    "Der Regenmann darf eines von drei Lichtern sein.",  # HELP_RAIN3_ON
    "Punkte für drei Schriftbänder und für drei blaue.",  # HELP_RIBBONS
    "Wie viele Monate eine Partie hat.",  # HELP_ROUNDS
    "Viele Punkte werden nicht verdoppelt.",  # HELP_SEVEN_OFF
    "Ab sieben Punkten wird verdoppelt.",  # HELP_SEVEN_ON
    "Punkte für vier Lichter ohne den Regenmann.",  # HELP_SHIKO
    "Punkte für drei Lichter.",  # HELP_THREE
    "Fünf Bänder oder Tiere punkten neben einem Trio.",  # HELP_TRIO_EXTRA_OFF
    "Ein Trio gewinnt einen Punkt je weitere Karte seiner Art.",  # HELP_TRIO_EXTRA_ON
    "Mondschau und Blütenschau bringen nichts.",  # HELP_VIEWING_0
    "Sakeschale und Mond oder Vorhang: je fünf Punkte.",  # HELP_VIEWING_5
    "Nichts verdirbt die Mondschau und Blütenschau.",  # HELP_WEATHER_OFF
    "Dein Regenmann verdirbt die Blüten, Dezember den Mond.",  # HELP_WEATHER_ON
    "Schriftbänder",  # MADE_AKATAN
    "Vier mit Regen",  # MADE_AME
    "Blaue Bänder",  # MADE_AOTAN
    "Fünf Lichter",  # MADE_GOKO
    "Blütenschau",  # MADE_HANAMI
    "Eber-Hirsch-Falter",  # MADE_INOSHIKA
    "Einfache",  # MADE_KASU
    "Drei Lichter",  # MADE_SANKO
    "Vier Lichter",  # MADE_SHIKO
    "Bänder",  # MADE_TAN
    "Tiere",  # MADE_TANE
    "Mondschau",  # MADE_TSUKIMI
    "Vier mit Regen",  # OPTION_AME
    "Konter",  # OPTION_BATTLE
    "Eber, Hirsch ...",  # OPTION_BOAR
    "Ansagen",  # OPTION_CALLS
    "Schale einfach",  # OPTION_CUP_PLAIN
    "Karten aus",  # OPTION_EXHAUST
    "Drei im Feld",  # OPTION_FIELD3
    "Fünf Lichter",  # OPTION_GOKO
    "Koi-Koi zählt",  # OPTION_KOI_MULT
    "Glücksblatt",  # OPTION_LUCKY
    "Neue Vorhand",  # OPTION_NULL_LEAD
    "Vorhandrecht",  # OPTION_OYAKEN
    "Drei mit Regen",  # OPTION_RAIN3
    "Bänder-Trios",  # OPTION_RIBBONS
    "Monate",  # OPTION_ROUNDS
    "Ab sieben x2",  # OPTION_SEVEN
    "Vier Lichter",  # OPTION_SHIKO
    "Drei Lichter",  # OPTION_THREE
    "Trios wachsen",  # OPTION_TRIO_EXTRA
    "Schau-Yaku",  # OPTION_VIEWING
    "Unwetter",  # OPTION_WEATHER
    "Nein",  # VALUE_BATTLE_OFF
    "Ja",  # VALUE_BATTLE_ON
    "Beliebig",  # VALUE_CALLS_ANY
    "Je eine",  # VALUE_CALLS_ONCE_EACH
    "Nur eine",  # VALUE_CALLS_ONCE_TOTAL
    "Nein",  # VALUE_CUP_PLAIN_OFF
    "Ja",  # VALUE_CUP_PLAIN_ON
    "Behalten",  # VALUE_EXHAUST_KEEP
    "Nichts",  # VALUE_EXHAUST_VOID
    "Neu geben",  # VALUE_FIELD3_REDEAL
    "Spielen",  # VALUE_FIELD3_TAKE
    "Gegner x2",  # VALUE_KOI_MULT_OPP_X2
    "Beide x2",  # VALUE_KOI_MULT_OWN_X2
    "Jede +1",  # VALUE_KOI_MULT_PER_CALL
    "Nein",  # VALUE_LUCKY_OFF
    "Neu geben",  # VALUE_LUCKY_REDEAL
    "Sechs",  # VALUE_LUCKY_SCORE
    "Wechsel",  # VALUE_NULL_LEAD_OTHER
    "Gleich",  # VALUE_NULL_LEAD_SAME
    "Nein",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Italienisch",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "Nein",  # VALUE_RAIN3_OFF
    "Ja",  # VALUE_RAIN3_ON
    "Nein",  # VALUE_SEVEN_OFF
    "Ja",  # VALUE_SEVEN_ON
    "Nein",  # VALUE_TRIO_EXTRA_OFF
    "Ja",  # VALUE_TRIO_EXTRA_ON
    "Nein",  # VALUE_VIEWING_0
    "Nein",  # VALUE_WEATHER_OFF
    "Ja",  # VALUE_WEATHER_ON
)
