"""Made by `make texts` from assets/texts/it/koikoi_rules.po: change that, not this."""

TEXTS = (
    "{0} qualsiasi; ognuna in più vale 1 in più.",  # ANY_OF
    "Di queste conta solo la migliore.",  # BRIGHT_BEST
    "Luminose",  # BRIGHT_YAKU
    "I punti valgono il doppio se l'altro ha chiamato koi-koi, e il doppio se l'hai fatto tu.",  # CALLED_BOTH
    "I punti si moltiplicano per il numero di chiamate koi-koi più uno.",  # CALLED_EACH
    "I punti valgono il doppio se l'altro ha chiamato koi-koi.",  # CALLED_OTHER
    "Koi-koi si può chiamare quante volte si vuole.",  # CALLS_ANY
    "Ognuno può chiamare koi-koi una volta al mese.",  # CALLS_EACH
    "In un mese è permessa una sola chiamata koi-koi.",  # CALLS_TOTAL
    "Le carte",  # CARDS
    "Nove animali; anche il ponte e la coppa di sakè lo sono:",  # CARDS_ANIMAL
    "Cinque luminose:",  # CARDS_BRIGHT
    "Dodici mesi hanno quattro carte ciascuno. La pianta dice il mese.",  # CARDS_MONTHS
    "Le altre 24 sono carte base:",  # CARDS_PLAIN
    "Dieci nastri: tre scritti, tre blu, quattro rossi:",  # CARDS_RIBBON
    "Koi-koi?",  # DECISION
    "Koi-koi: giochi per averne di più. Se ora l'altro fa una combinazione, conta solo la sua.",  # DECISION_CALL
    "Chiudi: il mese è finito, e contano tutte le tue combinazioni.",  # DECISION_STOP
    "Chi fa una combinazione, o la migliora, decide alla fine del turno.",  # DECISION_WHEN
    "La partita",  # END
    "Quando le mani sono vuote, il mese è finito.",  # END_EMPTY
    "Se uno solo ha chiamato koi-koi, segna lui; se no nessuno.",  # END_KEPT
    "Chi vince un mese comincia il prossimo.",  # END_LEAD
    "Dopo {0} mesi vince chi ha più punti.",  # END_MATCH
    "Se nessuno ha chiamato, chi ha cominciato segna {0}.",  # END_OYAKEN
    "Allora nessuno segna.",  # END_VOID
    "Lo scopo",  # GOAL
    "Chi ne ha una può chiudere: segna i punti, e l'altro nessuno. Dopo {0} mesi vince chi ha più punti.",  # GOAL_STOP
    "Si gioca in due. Con le carte in mano prendi quelle in tavola. Certe carte prese fanno una combinazione, che dà punti.",  # GOAL_YAKU
    "Mano fortunata",  # LUCKY
    "Le quattro carte di un mese, nella stessa mano:",  # LUCKY_FOUR
    "O quattro coppie di quattro mesi:",  # LUCKY_PAIRS
    "Mostrata prima della prima carta vale 6 punti, e il mese è finito.",  # LUCKY_SCORE
    "Allora le carte si ridanno.",  # LUCKY_VOID
    "Altre",  # OTHER_YAKU
    "Nastri",  # RIBBON_YAKU
    "Sette punti o più valgono il doppio.",  # SEVEN
    "Il turno",  # TURN
    "Cala una carta. Se in tavola ce n'è una del suo mese, le prendi entrambe; se no, resta lì.",  # TURN_PLAY
    "Poi si gira la prima carta del mazzo, che prende allo stesso modo.",  # TURN_STOCK
    "Se sono tre, le prendi tutte.",  # TURN_THREE
    "Se sono due, ne scegli una.",  # TURN_TWO
)
