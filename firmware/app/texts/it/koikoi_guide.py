"""Made by `make texts` from assets/texts/it/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Con le carte in mano prendi quelle in tavola. Certe carte prese formano una combinazione, e questa dà punti.",  # AIM
    "Ogni combinazione ha una riga. Insieme sono {0} punti per te; l'altro non prende nulla.",  # BILL
    "La mano può dare ancora: chiama koi-koi. Scegli con {0}, rispondi con {1}.",  # CALL
    "Questo segno dice che hai chiamato koi-koi. Lo vede anche {0}.",  # CALLED
    "Così giochi per averne di più. Se prima {0} fa una combinazione, perdi i {1} punti.",  # CALLED_AGAIN
    "Ora decidi. Chiudi, e i punti sono tuoi. O chiama koi-koi e gioca per averne di più: ma se {0} ne fa una prima, conta solo quella, e il doppio.",  # DECIDE
    "Se prima l'altro avesse chiamato koi-koi, varrebbero il doppio.",  # DOUBLED
    "Una partita ha {0} mesi e vince chi ha più punti. Nel menu trovi le combinazioni, questa lezione e le regole.",  # END
    "Combinazioni: a che punto sei.",  # GAUGES
    "Ci sono quattro tipi: 5 luminose, come {0}; 9 animali, come {1}; 10 nastri e 24 carte base.",  # KINDS
    "La tua prima combinazione: {0}. I suoi punti sono qui: {1}.",  # MADE
    "Ogni carta è di un mese, che si riconosce dalla pianta. Qui {0}, mese {1}: il numero è nell'angolo. Ogni mese ha quattro carte.",  # MONTHS
    "Un'altra combinazione: {1}! Insieme valgono {0} punti.",  # MORE
    "Questa, {0}, non trova carte del suo mese. Resta in tavola, e {1} può prenderla.",  # NO_CATCH
    "Anche questa, {0}, ne trova {1} in tavola. Ma {2} ora serve di più alle tue combinazioni.",  # OTHER_CARD
    "L'altra vale di più: {0}.",  # OTHER_ONE
    "Qui c'è ciò che hai preso, per tipo.",  # PILE
    "Nessuna tua carta ora prende. Cala la meno utile all'altro: {0}. Scegli con {1}, cala con {2}.",  # PLAY_NONE
    "Cala questa: {0}. Prende la carta del suo mese in tavola. Scegli con {1}, cala con {2}.",  # PLAY_ONE
    "Ci sono tutte le altre tre del suo mese: questa, {0}, le prende tutte. Scegli con {1}, cala con {2}.",  # PLAY_THREE
    "Due del suo mese sono in tavola: scegli quale prendere. Cala {0} e prendi {3}: {1} e {2}.",  # PLAY_TWO
    "Questa, {0}, ne prende una in tavola e fa una combinazione con le tue. Scegli con {1}, cala con {2}.",  # PLAY_YAKU
    "È molto per un mese: chiudi e incassa. Scegli con {0}, rispondi con {1}.",  # STOP
    "Così segni {0} punti, e il mese è finito: nessun rischio, e nessun'altra combinazione.",  # STOPPED
    "Dopo ogni tua carta si gira la prima del mazzo. Prende allo stesso modo, o resta in tavola.",  # TURNED
)
