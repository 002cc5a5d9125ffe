"""Made by `make texts` from assets/texts/de/okey_rules.po: change that, not this."""

TEXTS = (
    "Haben alle vierzehn eine Farbe, verlieren sie das Doppelte.",  # COLOUR_ANY
    "Sind alle vierzehn rot oder alle schwarz, verlieren sie das Doppelte.",  # COLOUR_RED_BLACK
    "Was zählt",  # COUNTS
    "Endet eine Runde remis, kostet das niemanden etwas.",  # COUNTS_DRAWN
    "Alle beginnen mit {0} Punkten. Punkte kann man nur verlieren. Was jeder andere verliert:",  # COUNTS_LOST
    "Die Partie",  # END
    "Das Geben wandert nach rechts. Wer rechts vom Geber sitzt, beginnt.",  # END_DEAL
    "Dieser Spieler scheidet aus, und die anderen spielen weiter. Der Letzte am Tisch gewinnt.",  # END_ELIMINATION
    "Wer sich gegenübersitzt, ist ein Team mit gemeinsamen Punkten. Das erste Team ohne Punkte verliert.",  # END_PARTNERS
    "Dann gewinnt der höchste Punktestand.",  # END_SINGLE
    "Dann gewinnen die zwei höchsten Punktestände.",  # END_TOP2
    "Runde um Runde wird gespielt, bis jemand keinen Punkt mehr hat.",  # END_WHEN
    "Schluss machen",  # FINISH
    "Sind alle vierzehn Steine in Gruppen, wirf den fünfzehnten auf den Stapel: Du hast gewonnen.",  # FINISH_HOW
    "Niemand muss Schluss machen. Man kann warten, um zuletzt einen Joker abzuwerfen: Das kostet die anderen mehr.",  # FINISH_LATER
    "Das Ziel",  # GOAL
    "Bring vor den anderen alle vierzehn Steine in Gruppen, also Sätze und Reihen, oder in sieben Paare.",  # GOAL_ALL
    "Ein Paar: zwei gleiche Steine. Paare zählen nur, wenn alle vierzehn Steine Paare sind.",  # GOAL_PAIRS
    "Eine Reihe: drei oder mehr einer Farbe in Folge. Die 1 steht vor der 2 oder nach der 13.",  # GOAL_RUN
    "Ein Satz: drei oder vier Steine einer Zahl in verschiedenen Farben.",  # GOAL_SET
    "Der Joker",  # JOKER
    "Ein Joker steht für jeden Stein.",  # JOKER_ANY
    "Ein falscher Joker hat einen Stern. Er steht nur für den Stein, der Joker ist.",  # JOKER_FALSE
    "Ein Stein wird aufgedeckt, der Anzeiger. Die nächste Zahl seiner Farbe ist der Joker; nach der 13 kommt die 1.",  # JOKER_FOUND
    "Die Zahlen 1 bis 13 in vier Farben, alle doppelt, und zwei falsche Joker: 106 Steine.",  # JOKER_TILES
    "... zuletzt ein Joker",  # ROW_JOKER
    "Sieben Paare",  # ROW_PAIRS
    "... zuletzt ein Joker",  # ROW_PAIRS_JOKER
    "Sätze und Reihen",  # ROW_SETS
    "Zwilling gezeigt",  # ROW_TWIN
    "Ein Zug",  # TURN
    "Ist der Stapel leer, beendet die Runde, wer den letzten Abwurf nicht will: Sie ist remis.",  # TURN_EMPTY
    "Ein vom Nachbarn genommener Stein darf nicht im selben Zug abgeworfen werden.",  # TURN_KEPT
    "Nimm einen Stein: den obersten vom Stapel oder den, den der Spieler links zuletzt abwarf.",  # TURN_TAKE
    "Dann wirf einen auf deine Ablage rechts ab. Der nächste Spieler darf ihn nehmen.",  # TURN_THROW
    "Der Zwilling",  # TWIN
    "In dieser Partie bringt er nichts.",  # TWIN_OFF
    "Wer ihn bekommen hat, darf ihn vor dem eigenen ersten Zug der Runde zeigen. Jeder andere verliert 1 Punkt.",  # TWIN_OWN
    "Wer ihn bekommen hat, darf ihn vor Spielbeginn zeigen. Jeder andere verliert 1 Punkt.",  # TWIN_START
    "Das zweite Exemplar des Anzeigers ist sein Zwilling. Ihn zu zeigen heißt gösterme.",  # TWIN_WHAT
)
