"""Made by `make texts` from assets/texts/de/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Deine Handkarten nehmen Karten vom Feld. Bestimmte genommene Karten bilden zusammen ein Yaku, und Yaku bringen Punkte.",  # AIM
    "Jedes Yaku hat eine Zeile. Zusammen sind es {0} Punkte für dich; der Gegner bekommt nichts.",  # BILL
    "Dein Blatt kann noch mehr bringen: Sag Koi-Koi an. {0} wählen, {1} bestätigt.",  # CALL
    "Dieses Zeichen sagt, dass du Koi-Koi angesagt hast. Auch {0} sieht es.",  # CALLED
    "Dann spielst du um mehr. Macht {0} zuerst ein Yaku, verlierst du die {1} Punkte.",  # CALLED_AGAIN
    "Jetzt entscheide. Stopp, und die Punkte gehören dir. Oder sag Koi-Koi an und spiel um mehr: Macht aber {0} zuerst ein Yaku, zählt nur dieses, und doppelt.",  # DECIDE
    "Hätte der Gegner vorher Koi-Koi angesagt, zählten sie doppelt.",  # DOUBLED
    "Eine Partie hat {0} Monate, und wer die meisten Punkte hat, gewinnt. Im Menü stehen alle Yaku, diese Lektion und die Regeln.",  # END
    "Die Yaku: So weit bist du.",  # GAUGES
    "Es gibt vier Arten: 5 Lichter, wie {0}; 9 Tiere, wie {1}; 10 Bänder; und 24 einfache Karten.",  # KINDS
    "Dein erstes Yaku: {0}. Seine Punkte stehen hier: {1}.",  # MADE
    "Jede Karte gehört zu einem Monat, den die Pflanze verrät. Das ist {0}, Monat {1}: Die Zahl steht in der Ecke. Jeder Monat hat vier Karten.",  # MONTHS
    "Noch ein Yaku: {1}! Zusammen sind sie {0} Punkte wert.",  # MORE
    "Diese Karte, {0}, passt zu keiner im Feld. Sie bleibt liegen, und {1} kann sie nehmen.",  # NO_CATCH
    "Diese Karte, {0}, passt auch zu {1} im Feld. Aber {2} hilft deinen Yaku jetzt mehr.",  # OTHER_CARD
    "Die andere ist mehr wert: {0}.",  # OTHER_ONE
    "Hier liegt, was du genommen hast, nach Arten geordnet.",  # PILE
    "Keine deiner Karten nimmt jetzt etwas. Spiel aus, was dem Gegner am wenigsten hilft: {0}. {1} wählen, {2} spielt.",  # PLAY_NONE
    "Spiel diese Karte: {0}. Sie nimmt die Karte ihres Monats vom Feld. {1} wählen, {2} spielt.",  # PLAY_ONE
    "Dort liegen die drei anderen ihres Monats: Diese Karte, {0}, nimmt alle. {1} wählen, {2} spielt.",  # PLAY_THREE
    "Dort liegen zwei ihres Monats, und du wählst, welche sie nimmt. Spiel {0} und nimm {3}: {1} und {2}.",  # PLAY_TWO
    "Diese Karte, {0}, nimmt eine vom Feld und ergibt ein Yaku mit deinen. {1} wählen, {2} spielt.",  # PLAY_YAKU
    "Das ist viel für einen Monat: Stopp und nimm die Punkte. {0} wählen, {1} bestätigt.",  # STOP
    "Dann bekommst du jetzt {0}, und der Monat ist vorbei: kein Risiko, und kein weiteres Yaku.",  # STOPPED
    "Nach jeder deiner Karten wird die oberste vom Stapel aufgedeckt. Sie nimmt genauso oder bleibt im Feld.",  # TURNED
)
