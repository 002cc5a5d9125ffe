"""Made by `make texts` from assets/texts/de/ceki_rules.po: change that, not this."""

TEXTS = (
    "Ceki!",  # CALL
    "Wer sie am Ende eines Zuges hat, darf Ceki ansagen und legt dann das Paar verdeckt hin.",  # CALL_ASKED
    "Wer sie am Ende eines Zuges hat, sagt Ceki an und legt das Paar verdeckt hin.",  # CALL_MUST
    "Dann darf sich das Blatt nicht mehr ändern: Eine Karte wie das Paar gewinnt, jede andere gezogene wird gleich abgeworfen.",  # CALL_THEN
    "Zwei Drillinge und ein Paar warten auf eine neunte Karte:",  # CALL_WHEN
    "Die Karten",  # CARDS
    "Der Rand nennt die Zahl: dünn, mittel oder dick, glatt, liniert oder gezackt.",  # CARDS_BORDERS
    "Weiße Blume, Rote Blume und Alte Tausend, jede viermal:",  # CARDS_HONOURS
    "Münzen, Schnüre und Myriaden von 1 bis 9, jede Karte viermal:",  # CARDS_SUITS
    "Was zählt",  # COUNTS
    "Jede der neun Karten zählt ihre Zahl, eine Ehrenkarte 1. Alles wird vervielfacht, je nachdem, wie die letzte kam:",  # COUNTS_SUM
    "Ein Abwurf gewinnt nur für den nächsten Spieler. Der darf ihn liegen lassen und auf mehr hoffen.",  # COUNTS_WHO
    "Die Partie",  # END
    "Ist der Stapel leer, wird die Ablage gemischt: höchstens dreimal, dann verfällt die Runde.",  # END_RESHUFFLED
    "Ist der Stapel leer, verfällt die Runde.",  # END_VOID
    "Das Ziel",  # GOAL
    "Nur die Zahl zählt, nicht die Farbe. Ehrenkarten müssen gleich sein.",  # GOAL_KIND
    "Sammle drei Drillinge: neun Karten.",  # GOAL_SETS
    "Der Sieger einer Runde bekommt ihre Punkte; niemand zahlt.",  # MATCH_ADD
    "Sie dauert, bis du nach einer Runde gehst.",  # MATCH_ENDLESS
    "Wer zuerst {0} Punkte hat, gewinnt.",  # MATCH_FIRST
    "Nach {0} Runden gewinnt, wer die meisten Punkte hat.",  # MATCH_HANDS
    "Jeder andere zahlt dem Sieger der Runde die Punkte.",  # MATCH_PAY
    "Der Sieger einer Runde bekommt ihre Punkte; niemand zahlt.",  # MATCH_TARGET
    "Aus der Hand abgeworfen",  # ROW_DOUBLE
    "Abgeworfen, eben gezogen",  # ROW_SIMPLE
    "Selbst gezogen",  # ROW_TRIPLE
    "Ein Zug",  # TURN
    "Eine von der Ablage genommene Karte darf nicht im selben Zug abgeworfen werden.",  # TURN_KEPT
    "Du hast acht Karten. Nimm eine: die oberste vom Stapel oder was der Spieler rechts eben abwarf.",  # TURN_TAKE
    "Dann wirf eine auf die Ablage ab. Nur die oberste darf man nehmen, und nur der nächste Spieler.",  # TURN_THROW
)
