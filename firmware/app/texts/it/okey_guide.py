"""Made by `make texts` from assets/texts/it/okey_guide.po: change that, not this."""

TEXTS = (
    "Metti in gruppi di tre o più tutte e quattordici le tessere, prima degli altri.",  # AIM
    "Scartare {0} va altrettanto bene.",  # AS_GOOD
    "Ti mancano {0} tessere per chiudere: tante ne devi ancora cambiare.",  # AWAY
    "Chi chiude non perde nulla. Ognuno degli altri perde {0} punti.",  # BILL
    "La gemella mostrata è costata a ciascuno ancora {0}.",  # BILL_TWIN
    "Ogni colore ha la sua forma: {0}.",  # COLOURS
    "Qui leggi, per la tessera scelta, quanto manca dopo averla scartata e quante tessere utili restano, non ancora viste.",  # COUNT
    "Se chiudi scartando un jolly perdono {0}. Anche sette coppie vincono, e costano {1}.",  # DEARER
    "{0} non entra nei tuoi gruppi. Quindi pesca dal mazzo: {1}.",  # DRAW
    "Ciò che peschi può essere qualunque tessera. {0} di sicuro ti avvicina.",  # DRAWN
    "Quando qualcuno scende a 0 vince il punteggio migliore. Nel menu ritrovi lezione e regole.",  # END
    "La stella è un falso jolly. Non sostituisce nulla: è semplicemente {0}.",  # FALSE
    "Senza {0} ti mancano {1} tessere per chiudere, non {2}.",  # FARTHER
    "Senza {0} non ti allontani. Tessere non viste utili: {1}; senza {2}: {3}.",  # FEWER
    "Posala sul mazzo e hai vinto: {0}.",  # FINISH
    "Una scala è di un solo colore, con numeri di fila. Un set ha un numero in colori diversi. I gruppi sottolineati sono completi.",  # GROUPS
    "Hai un jolly. Vale qualsiasi tessera che ti manca.",  # HAVE_JOKER
    "Questa tessera scoperta è l'indicatore. Il numero dopo, dello stesso colore, è il jolly: ora {0}.",  # INDICATOR
    "Giochi ancora, e un altro può chiudere prima del tuo prossimo turno.",  # LATER
    "A ogni turno prendi una tessera e ne scarti una. Di quelle degli altri puoi prendere solo l'ultima scartata da {0}, alla tua sinistra.",  # LEFT_PILE
    "Ora manca una sola tessera. Tessere non viste che chiudono: {0}.",  # ONE_AWAY
    "Tutte e quattordici sono in gruppi, e avanza solo {0}.",  # ONE_OVER
    "I tuoi scarti stanno qui. Può prenderli solo {0}, alla tua destra.",  # OWN_PILE
    "La tessera nuova sta in fondo al leggio. {0} ordina le tessere in gruppi, e {1} ne solleva una per spostarla.",  # SORT
    "{0} è ciò che ti serve. Vacci con {1}, e {2} la prende.",  # TAKE
    "{0} non ti avvicina: resti a {1}, e tutti vedono che cosa prendi.",  # TAKEN
    "Scarta ciò che non serve: {0}. Vacci con {1}. {2} lo porta ai tuoi scarti, e {3} scarta.",  # THROW
    "Scarta ciò che non serve: {0}. Vacci con {1} e apri il menu con {2}: da lì si scarta.",  # THROW_BY_MENU
    "Questa è la gemella dell'indicatore. Mostrarla prima di giocare si dice gösterme: gli altri perdono un punto. Mostrala con {0}.",  # TWIN
    "La gemella si mostra solo prima della tua prima mossa. Poi è una tessera come le altre.",  # UNSHOWN
)
