"""Made by `make texts` from assets/texts/it/okey_setup.po: change that, not this."""

TEXTS = (
    "Mai giocato a Okey? Una mano guidata ti spiega tutto mentre giochi.",  # ASK_GUIDE
    "Vinci una mano",  # FEAT_0
    "Vinci con sette coppie",  # FEAT_1
    "Chiudi col jolly",  # FEAT_2
    "Mostra la gemella",  # FEAT_3
    "Vinci in un colore",  # FEAT_4
    "Vinci una partita",  # FEAT_5
    "Vinci con scala di 5",  # FEAT_6
    "Vinci senza jolly",  # FEAT_7
    "Vinci con 30 nel mazzo",  # FEAT_8
    "Vinci: tutti Difficile",  # FEAT_9
    "Vinci senza perdere",  # FEAT_10
    "Vinci al tavolo da 4",  # FEAT_11
    "Come si gioca",  # GUIDE
    "Prima di giocare si chiede a tutti la gemella dell'indicatore.",  # HELP_GOSTERME_BEFORE_START
    "La gemella dell'indicatore non vale nulla.",  # HELP_GOSTERME_OFF
    "La gemella dell'indicatore si mostra al proprio primo turno.",  # HELP_GOSTERME_OWN_TURN
    "Una mano guidata: la giochi e ti si spiega come.",  # HELP_GUIDE
    "L'indicatore resta sul tavolo.",  # HELP_INDICATOR_LAST_OFF
    "L'indicatore si può pescare, come ultima tessera.",  # HELP_INDICATOR_LAST_ON
    "Guarda le tessere vicine, e ogni tanto scarta a caso.",  # HELP_LEVEL_EASY
    "Conta le tessere utili per due pescate. Non vede il tuo leggio.",  # HELP_LEVEL_HARD
    "Sa quante tessere gli mancano. Non guarda quali siano già uscite.",  # HELP_LEVEL_MEDIUM
    "Chiudere con un solo colore costa il doppio agli altri.",  # HELP_ONE_COLOUR_ANY
    "Una mano di un solo colore vale come le altre.",  # HELP_ONE_COLOUR_OFF
    "Chiudere tutto in rosso o tutto in nero costa il doppio agli altri.",  # HELP_ONE_COLOUR_RED_BLACK
    "Quanto costano agli altri sette coppie chiuse scartando il jolly.",  # HELP_PAIRS_JOKER
    "Quanti siedono al tavolo.",  # HELP_PLAYERS
    "Si parte da 20 punti: la partita normale.",  # HELP_PRESET_CLASSIC
    "Si parte da 10 punti: dura la metà.",  # HELP_PRESET_QUICK
    "Si mescola e si distribuisce senza cerimonie.",  # HELP_SETUP_INFORMAL
    "Un solo lancio sceglie la pila e la tessera.",  # HELP_SETUP_ONE_THROW
    "Un dado sceglie la pila, un altro la tessera.",  # HELP_SETUP_TWO_THROWS
    "Quanti punti ha ciascuno all'inizio.",  # HELP_START
    "Chi è a 0 esce; vince l'ultimo rimasto al tavolo.",  # HELP_WIN_MODE_ELIMINATION
    "Chi siede di fronte fa squadra; la prima a 0 perde.",  # HELP_WIN_MODE_PARTNERS
    "A 0 punti è finita; vince il punteggio più alto.",  # HELP_WIN_MODE_SINGLE
    "A 0 punti è finita; vincono i due punteggi più alti.",  # HELP_WIN_MODE_TOP2
    "Un colore",  # MADE_COLOUR
    "Jolly scartati",  # MADE_JOKER
    "Sette coppie",  # MADE_PAIRS
    "Set e scale",  # MADE_SETS
    "Gemelle mostrate",  # MADE_TWIN
    "Mostra gemella",  # OPTION_GOSTERME
    "Pesca indicatore",  # OPTION_INDICATOR_LAST
    "Un colore",  # OPTION_ONE_COLOUR
    "Coppie + jolly",  # OPTION_PAIRS_JOKER
    "Giocatori",  # OPTION_PLAYERS
    "Preparazione",  # OPTION_SETUP
    "Punti",  # OPTION_START
    "Vince",  # OPTION_WIN_MODE
    "All'inizio",  # VALUE_GOSTERME_BEFORE_START
    "No",  # VALUE_GOSTERME_OFF
    "Al turno",  # VALUE_GOSTERME_OWN_TURN
    "No",  # VALUE_INDICATOR_LAST_OFF
    "Sì",  # VALUE_INDICATOR_LAST_ON
    "Doppio",  # VALUE_ONE_COLOUR_ANY
    "No",  # VALUE_ONE_COLOUR_OFF
    "Rosso/nero",  # VALUE_ONE_COLOUR_RED_BLACK
    "Classiche",  # VALUE_PRESET_CLASSIC
    "Rapide",  # VALUE_PRESET_QUICK
    "Informale",  # VALUE_SETUP_INFORMAL
    "Un lancio",  # VALUE_SETUP_ONE_THROW
    "Due lanci",  # VALUE_SETUP_TWO_THROWS
    "L'ultimo",  # VALUE_WIN_MODE_ELIMINATION
    "A squadre",  # VALUE_WIN_MODE_PARTNERS
    "Il migliore",  # VALUE_WIN_MODE_SINGLE
    "I primi due",  # VALUE_WIN_MODE_TOP2
)
