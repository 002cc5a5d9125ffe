"""Made by `make texts` from assets/texts/de/ceki_guide.po: change that, not this."""

TEXTS = (
    "Auch das war keine {0}: Zieh noch einmal.",  # AGAIN
    "Sammle drei Drillinge: neun Karten. Nur die Zahl zählt, nicht die Farbe.",  # AIM
    "Jede Karte zählt ihre Zahl, und alles x2: Die letzte Karte kam aus der Hand von {0}.",  # BILL
    "Ceki! Mit zwei Drillingen und einem Paar muss man ansagen. Das Paar liegt verdeckt: Alle sehen, dass du wartest, aber nicht, worauf.",  # CALLED
    "Ceki: zwei Drillinge und ein Paar. Hier steht, wie weit es ist und was hilft. Die letzte Zahl: So viele davon sind noch ungesehen.",  # COUNT
    "Noch hat niemand eine Karte abgeworfen, also ziehst du. Der Stapel ist markiert, und {0} zieht.",  # DRAW
    "Eine Partie hat {0} Runden, und wer die meisten Punkte hat, gewinnt. Im Menü stehen diese Lektion und die Regeln.",  # END
    "Eine dritte {0}: dein erster Drilling! Er ist nun unterstrichen.",  # GOT_SET
    "Wirf ab, was am wenigsten hilft: {2}. Sie hat keine Zahl, und es gibt nur vier davon. {1} wählen, {0} wirft ab.",  # HONOUR
    "{0} hat Gesellschaft: Ohne sie sind die Drillinge weiter weg. {1} ist allein.",  # NOT_ALONE
    "Was du ziehst, kann alles sein, und die {0} auf der Ablage ist dann weg. Sie ergibt einen Drilling.",  # NOT_TAKEN
    "Dann verzichtest du auf die {0} der Ablage, die gewinnt, und wartest weiter.",  # NOT_WON
    "Zwei Drillinge und ein Paar: Nur {2} ist übrig. Wirf sie ab.",  # ONE_OVER
    "Das zahlen dir alle, nicht nur {0}.",  # PAID
    "Das war keine {0}. Die Karte, die gewinnt, zählt x3, wenn du sie ziehst; wirft {1} sie ab, x2 aus der Hand, x1 eben gezogen.",  # PRICES
    "Du darfst nur nehmen, was {2}, rechts von dir, abwirft. Das ist eine {3}, und du hast zwei: Geh mit {1} hin, und {0} nimmt sie.",  # TAKE
    "Du hast drei Paare. In jedem Zug nimmst du eine Karte und wirfst eine ab.",  # TURN
    "Jetzt bleibt dein Blatt, wie es ist. Zieh: Eine {0} gewinnt, jede andere Karte wird gleich abgeworfen.",  # WAIT
    "{2} wirft eine {3} aus der Hand ab: dein dritter Drilling! {0} gewinnt damit.",  # WIN
)
