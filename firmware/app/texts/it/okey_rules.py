"""Made by `make texts` from assets/texts/it/okey_rules.po: change that, not this."""

TEXTS = (
    "Se le quattordici sono di un solo colore, perdono il doppio.",  # COLOUR_ANY
    "Se sono tutte rosse, o tutte nere, perdono il doppio.",  # COLOUR_RED_BLACK
    "I punti",  # COUNTS
    "Una mano patta non costa nulla a nessuno.",  # COUNTS_DRAWN
    "Si comincia con {0} punti, e si può solo perderli. Ognuno degli altri perde:",  # COUNTS_LOST
    "La partita",  # END
    "Il mazzo passa a destra. Comincia chi siede a destra di chi dà.",  # END_DEAL
    "Chi non ne ha esce, e gli altri continuano. Vince l'ultimo rimasto.",  # END_ELIMINATION
    "Chi siede di fronte fa squadra, con un solo punteggio. Perde la prima squadra senza punti.",  # END_PARTNERS
    "Allora vince il punteggio più alto.",  # END_SINGLE
    "Allora vincono i due punteggi più alti.",  # END_TOP2
    "Si gioca una mano dopo l'altra finché qualcuno resta senza punti.",  # END_WHEN
    "Chiudere",  # FINISH
    "Quando le quattordici tessere sono in gruppi, posa la quindicesima sul mazzo: hai vinto.",  # FINISH_HOW
    "Chiudere non è obbligatorio. Puoi aspettare di scartare un jolly per ultimo: costa di più agli altri.",  # FINISH_LATER
    "Lo scopo",  # GOAL
    "Metti prima degli altri tutte e quattordici le tessere in gruppi, cioè set e scale, o in sette coppie.",  # GOAL_ALL
    "Coppia: due tessere uguali. Contano solo se tutte e quattordici sono coppie.",  # GOAL_PAIRS
    "Scala: tre o più di fila, stesso colore. L'1 viene prima del 2, o dopo il 13.",  # GOAL_RUN
    "Set: tre o quattro numeri uguali, di colori diversi.",  # GOAL_SET
    "Il jolly",  # JOKER
    "Un jolly vale qualsiasi tessera.",  # JOKER_ANY
    "Un falso jolly ha una stella. Vale solo per la tessera diventata jolly.",  # JOKER_FALSE
    "Una tessera si scopre: l'indicatore. Il numero dopo, dello stesso colore, è il jolly; dopo 13 viene 1.",  # JOKER_FOUND
    "I numeri da 1 a 13 in quattro colori, ognuno due volte, e due falsi jolly: 106 tessere.",  # JOKER_TILES
    "... scartando un jolly",  # ROW_JOKER
    "Chiusura con sette coppie",  # ROW_PAIRS
    "... scartando un jolly",  # ROW_PAIRS_JOKER
    "Chiusura con set e scale",  # ROW_SETS
    "Gemella mostrata",  # ROW_TWIN
    "Il turno",  # TURN
    "A mazzo finito, se chi gioca non prende l'ultimo scarto, la mano è patta.",  # TURN_EMPTY
    "Una tessera presa al vicino non si scarta nello stesso turno.",  # TURN_KEPT
    "Prendi una tessera: la prima del mazzo, o l'ultima scartata da chi siede alla tua sinistra.",  # TURN_TAKE
    "Poi scartane una sui tuoi scarti, a destra. Può prenderla chi gioca dopo.",  # TURN_THROW
    "La gemella",  # TWIN
    "In questa partita non vale nulla.",  # TWIN_OFF
    "Chi l'ha ricevuta la può mostrare prima della sua prima mossa. Gli altri perdono 1 punto.",  # TWIN_OWN
    "Chi l'ha ricevuta la può mostrare prima di cominciare. Gli altri perdono 1 punto.",  # TWIN_START
    "L'altra copia dell'indicatore è la sua gemella. Mostrarla si dice gösterme.",  # TWIN_WHAT
)
