"""Made by `make texts` from assets/texts/it/okey.po: change that, not this."""

TEXTS = (
    "{0} è altrettanto buona.",  # ADVISE_AS_GOOD
    "Con questa puoi chiudere.",  # ADVISE_FINISH
    "Scartando {0}: {1}, ma poi {2}% di possibilità in meno",  # ADVISE_LATER
    "{0} non ti avvicina.",  # ADVISE_LEAVE
    "Se chiudi ora, vince un altro.",  # ADVISE_NOT_YET
    "{0} non fa chiudere.",  # ADVISE_NO_FINISH
    "Scartando {0}: {1}",  # ADVISE_OTHER
    ("Ancora {0}: {1} tessera utile", "Ancora {0}: {1} tessere utili"),  # ADVISE_THROW
    "Ancora {0} con questa, {1} senza",  # ADVISE_WITH
    "Scarti il jolly?",  # ASK_JOKER
    "Vale qualsiasi tessera",  # ASK_JOKER_WHY
    "Lasci la tessera?",  # ASK_LEAVE
    "La mano finisce patta",  # ASK_LEAVE_WHY
    "Mostri la gemella?",  # ASK_SHOW
    "Hai {0}: gli altri -1 punto",  # ASK_SHOW_WHY
    "{0} inizia",  # BEGINS
    "Il meglio: {0} -{3}, {1}, mano {2}",  # BEST_ROUND
    "Un colore: doppio",  # BILL_COLOUR
    "Jolly scartato",  # BILL_JOKER
    "Nessuno perde punti",  # BILL_NOBODY
    "Sette coppie",  # BILL_PAIRS
    "Set e scale",  # BILL_SETS
    "{0}: gemella mostrata",  # BILL_TWIN
    "Gemella mostrata da te",  # BILL_YOU_TWIN
    "Appena presa: tienila",  # CANNOT_RETURN
    "Puoi chiudere!",  # CAN_FINISH
    "Scarta {0} sul mazzo",  # CAN_FINISH_HOW
    "{0},{1}% di possibilità in più dopo la prossima pesca",  # COSTS_AHEAD
    ("Ancora {0}, {1} utile", "Ancora {0}, {1} utili"),  # COUNT_AFTER
    "Ancora {0}",  # COUNT_FARTHER
    "Ancora {0}. {1} serve",  # COUNT_HELPS
    "Ancora {0}. {1} no",  # COUNT_IDLE
    "{0} dà le tessere",  # DEALS
    "{0} lascia la tessera",  # DECLINED
    "{0} scarta {1}",  # DISCARDED
    "{0} pesca",  # DREW
    "{0} pesca l'ultima",  # DREW_INDICATOR
    "{0} chiude!",  # FINISHED
    "Pesca",  # HINT_DRAW
    "Chiudi!",  # HINT_FINISH
    "Lascia",  # HINT_LEAVE
    "No",  # HINT_NO
    "Non ora",  # HINT_NOT_YET
    "Com'era",  # HINT_OWN
    "Coppie",  # HINT_PAIRS
    "Solleva",  # HINT_PICK
    "Posa",  # HINT_PUT
    "Leggii",  # HINT_RACKS
    "Mostra",  # HINT_SHOW
    "Gruppi",  # HINT_SORT
    "Prendi",  # HINT_TAKE
    "Scarta",  # HINT_THROW
    "{0} è fuori",  # IS_OUT
    "Jolly",  # JOKER
    "Pesca una tessera",  # MENU_DRAW
    "Chiudi scartando {0}",  # MENU_FINISH
    "Pesca l'indicatore",  # MENU_INDICATOR
    "Lascia la tessera",  # MENU_LEAVE
    "Ordina in coppie",  # MENU_PAIRS
    "Non mostrarla",  # MENU_PASS
    "Mostra la gemella",  # MENU_SHOW
    "Ordina in gruppi",  # MENU_SORT
    "Prendi {0}",  # MENU_TAKE
    "Scarta {0}",  # MENU_THROW
    "Ancora nessun gruppo",  # NO_GROUPS
    "Ancora nessuna coppia",  # NO_PAIRS
    "Fine della mano {0}",  # ROUND_CUT
    "Chiuso!",  # SHOUT_FINISH
    "Jolly!",  # SHOUT_JOKER
    "{0} mostra la gemella",  # SHOWED
    "{0} mostra la gemella",  # SHOWED_SHORT
    "scarto {0}",  # THROWN
    "{0} prende {1}",  # TOOK
    "Sei fuori",  # YOU_ARE_OUT
    "Inizi tu: scarta",  # YOU_BEGIN
    "Dai tu le tessere",  # YOU_DEAL
    "Lasci la tessera",  # YOU_DECLINED
    "Scarti {0}",  # YOU_DISCARDED
    "Peschi {0}",  # YOU_DREW
    "Peschi l'ultima",  # YOU_DREW_INDICATOR
    "Hai chiuso!",  # YOU_FINISHED
    "Mostri la gemella",  # YOU_SHOWED
    "Mostri la gemella",  # YOU_SHOWED_SHORT
    "Prendi {0}",  # YOU_TOOK
)
