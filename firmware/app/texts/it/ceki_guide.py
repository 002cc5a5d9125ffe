"""Made by `make texts` from assets/texts/it/ceki_guide.po: change that, not this."""

TEXTS = (
    "Puoi prendere solo gli scarti di {2}, alla tua destra. Nemmeno questo era un {3}: pesca.",  # AGAIN
    "Raccogli tre tris: nove carte. Conta solo il numero, non il seme.",  # AIM
    "Ogni carta vale il suo numero, tutto x2: l'ultima viene dalla mano di {2}.",  # BILL
    "Ceki! Con due tris e una coppia si deve chiamare. La coppia va coperta: si vede che aspetti, non che cosa.",  # CALLED
    "Sopra le carte leggi quanto manca a ceki, che cosa serve e quante ne restano vive: non ancora viste.",  # COUNT
    "Nessuno ha ancora scartato, quindi pesca. Il mazzo è segnato, e {0} pesca.",  # DRAW
    "Ecco Ceki. Sceglilo nel menu e gioca! Questa lezione è l'ultima riga lì.",  # END
    "Un terzo {3}: il tuo primo tris! Ora è sottolineato.",  # GOT_SET
    "Avanti",  # GO_ON
    "Scarta ciò che serve meno: {4}. Non ha numero, e ce ne sono solo quattro. {1} spostano, {0} scarta.",  # HONOUR
    "Esci",  # LEAVE
    "Quella serve, ha compagnia. {4} è solo: scarta quello.",  # NOT_ALONE
    "Prima una carta. {1} portano al mazzo, e {0} pesca.",  # NOT_DRAWN
    "Chissà che carta sarebbe. Il {3} sugli scarti fa un tris: prendilo.",  # NOT_TAKEN
    "Il {3} sugli scarti vince. {1} portano lì, e {0} lo prende.",  # NOT_WON
    "Due tris e una coppia: avanza solo {4}. Scartalo.",  # ONE_OVER
    "Pagano tutti, non solo {2}.",  # PAID
    "Non era un {3}. Se lo peschi tu vale x3; se lo scarta {2}, x2 di mano, x1 se appena pescato.",  # PRICES
    "{2} ha scartato un {3}, e tu ne hai due. Vacci con {1}, e {0} lo prende.",  # TAKE
    "Hai tre coppie. A ogni turno prendi una carta e ne scarti una.",  # TURN
    "Ora la mano non cambia più. Pesca: un {3} vince, ogni altra carta si scarta subito.",  # WAIT
    "{2} scarta un {3} di mano: il tuo terzo tris! Con {0} vinci.",  # WIN
)
