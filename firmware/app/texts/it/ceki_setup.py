"""Made by `make texts` from assets/texts/it/ceki_setup.po: change that, not this."""

TEXTS = (
    "Mai giocato a Ceki? Una mano guidata ti spiega tutto mentre giochi.",  # ASK_GUIDE
    "Chiama ceki",  # FEAT_0
    "Vinci una mano",  # FEAT_1
    "Vinci x2",  # FEAT_2
    "Vinci x3",  # FEAT_3
    "Vinci 60 punti",  # FEAT_4
    "Vinci col mazzo rifatto",  # FEAT_5
    "Vinci con tre uguali",  # FEAT_6
    "Vinci al tavolo da 6",  # FEAT_7
    "Vinci se tutti chiamano",  # FEAT_8
    "Vinci una partita",  # FEAT_9
    "Vinci: tutti Difficile",  # FEAT_10
    "Lascia uno a zero",  # FEAT_11
    "Come si gioca",  # GUIDE
    "Dopo ogni turno lo si chiede a tutti; si può anche tacere.",  # HELP_CALL_ASK
    "Chi resta in attesa di una carta chiama, come vuole la regola.",  # HELP_CALL_AUTO
    "Vince chi ha più punti dopo un numero di mani; nessuno paga.",  # HELP_FORMAT_HANDS
    "Dopo ogni mano tutti pagano chi vince.",  # HELP_FORMAT_PAY
    "Vince chi arriva per primo a un totale; nessuno paga.",  # HELP_FORMAT_TARGET
    "Una mano guidata: la giochi e ti si spiega come.",  # HELP_GUIDE
    "Quante mani dura una partita che non è ai punti.",  # HELP_HANDS
    "Si gioca finché non smetti, dopo una mano qualsiasi.",  # HELP_HANDS_0
    "Tiene le coppie, e ogni tanto scarta a caso.",  # HELP_LEVEL_EASY
    "Conta le carte che restano, e non serve chi aspetta.",  # HELP_LEVEL_HARD
    "Sa quanto gli manca a ceki. Non guarda gli scarti.",  # HELP_LEVEL_MEDIUM
    "Quanti siedono al tavolo.",  # HELP_PLAYERS
    "Sei mani; chi perde paga chi vince.",  # HELP_PRESET_CLASSIC
    "Quattro mani; chi perde paga chi vince.",  # HELP_PRESET_QUICK
    "Gli scarti tornano mazzo, al massimo tre volte.",  # HELP_STOCK_RESHUFFLE
    "Quando non c'è più da pescare la mano è nulla.",  # HELP_STOCK_VOID
    "Il totale per vincere una partita ai punti.",  # HELP_TARGET
    "Ceki chiamati",  # MADE_CALL
    "Vinte x2",  # MADE_DOUBLE
    "Vinte x1",  # MADE_SIMPLE
    "Vinte x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Partita",  # OPTION_FORMAT
    "Mani",  # OPTION_HANDS
    "Giocatori",  # OPTION_PLAYERS
    "Mazzo finito",  # OPTION_STOCK
    "Traguardo",  # OPTION_TARGET
    "A scelta",  # VALUE_CALL_ASK
    "Automatico",  # VALUE_CALL_AUTO
    "A mani",  # VALUE_FORMAT_HANDS
    "Si paga",  # VALUE_FORMAT_PAY
    "Ai punti",  # VALUE_FORMAT_TARGET
    "Senza fine",  # VALUE_HANDS_0
    "Classiche",  # VALUE_PRESET_CLASSIC
    "Rapide",  # VALUE_PRESET_QUICK
    "Rimescola",  # VALUE_STOCK_RESHUFFLE
    "Mano nulla",  # VALUE_STOCK_VOID
)
