"""Made by `make texts` from assets/texts/it/ceki_guide.po: change that, not this."""

TEXTS = (
    "Nemmeno questo era un {0}: pesca ancora.",  # AGAIN
    "Raccogli tre tris: nove carte. Conta solo il numero, non il seme.",  # AIM
    "Ogni carta vale il suo numero, tutto x2: l'ultima viene dalla mano di {0}.",  # BILL
    "Ceki! Con due tris e una coppia si deve chiamare. La coppia va coperta: si vede che aspetti, non che cosa.",  # CALLED
    "Ceki: due tris e una coppia. Qui leggi quanto manca e che cosa serve. L'ultimo numero: quante ne restano, non ancora viste.",  # COUNT
    "Nessuno ha ancora scartato, quindi pesca. Il mazzo è segnato, e {0} pesca.",  # DRAW
    "Una partita ha {0} mani e vince chi ha più punti. Nel menu ritrovi questa lezione e le regole.",  # END
    "Un terzo {0}: il tuo primo tris! Ora è sottolineato.",  # GOT_SET
    "Scarta la meno utile: {2}. Non ha numero, e ce ne sono solo quattro. Scegli con {1}, scarta con {0}.",  # HONOUR
    "{0} ha compagnia: senza, i tris si allontanano. {1} invece è solo.",  # NOT_ALONE
    "Potresti pescare qualunque carta, e perdi un {0} sugli scarti, che fa un tris.",  # NOT_TAKEN
    "Così rinunci a un {0} sugli scarti, che vince, e aspetti ancora.",  # NOT_WON
    "Due tris e una coppia: avanza solo {2}. Scartalo.",  # ONE_OVER
    "Pagano tutti, non solo {0}.",  # PAID
    "Non era un {0}. La carta che vince vale x3 se la peschi; se la scarta {1}, x2 dalla mano, x1 appena pescata.",  # PRICES
    "Puoi prendere solo gli scarti di {2}, alla tua destra. Questo è un {3}, e tu ne hai due: vacci con {1}, e {0} lo prende.",  # TAKE
    "Hai tre coppie. A ogni turno prendi una carta e ne scarti una.",  # TURN
    "Ora la mano non cambia più. Pesca: un {0} vince, ogni altra carta si scarta subito.",  # WAIT
    "{2} scarta un {3} dalla mano: il tuo terzo tris! Con {0} vinci.",  # WIN
)
