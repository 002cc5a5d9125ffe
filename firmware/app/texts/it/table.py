"""Made by `make texts` from assets/texts/it/table.po: change that, not this."""

TEXTS = (
    "Ti alleni da qui? Non conta e non si conserva. La partita in corso aspetta nel menu.",  # ASK_PRACTICE
    "Il meglio: {0}, {1}",  # BEST
    "Vince {0},{1} partite in più su 100",  # COSTS_CHANCE
    "In media {0},{1} punti in più",  # COSTS_POINTS
    "Consiglio",  # HELP_ADVICE
    "Calcolo",  # HELP_COUNT
    "Segni",  # HELP_MARKS
    "Spento",  # HELP_OFF
    "Ancora",  # HINT_AGAIN
    "Tavolo",  # HINT_ASIDE
    "Indietro",  # HINT_BACK
    "Indietro",  # HINT_BEFORE
    "Errore",  # HINT_COSTLY
    "Vista",  # HINT_EYES
    "Esci",  # HINT_LEAVE
    "Menu",  # HINT_MENU
    "Avanti",  # HINT_MORE
    "Nuova mano",  # HINT_NEXT
    "Avanti",  # HINT_ON
    "Non c'è altra mossa.",  # HINT_ONLY
    "Rivedi",  # HINT_REPLAY
    "Esito",  # HINT_RESULT
    "Analisi",  # HINT_REVIEW
    "Mano",  # HINT_ROUND
    "Salta",  # HINT_SKIP
    "Ci penso...",  # HINT_THINKING
    "Osservi",  # HINT_WATCHING
    "Tieni premuto un tasto.",  # HOLD_A_KEY
    "Mazzo noto",  # KNOWN_DEAL
    "Mostra le altre mani",  # MENU_ALL_HANDS
    "Torna al tavolo",  # MENU_CLOSE
    "Lascia la partita",  # MENU_EXIT
    "Aiuto",  # MENU_HELP
    "Consiglio",  # MENU_HINT
    "Ultime mosse",  # MENU_MOVES
    "Gioca da qui",  # MENU_PRACTISE
    "Regole",  # MENU_RULES
    "Velocità",  # MENU_SPEED
    "Annulla la mossa",  # MENU_TAKE_BACK
    "Passa a {0}",  # PASS_TO
    "G{0}",  # PERSON
    "{0}.",  # PLACE
    "Non conta",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "La migliore. Alla pari: {0}",  # REVIEW_ALSO
    "Mosse migliori: {0} su {1}",  # REVIEW_BEST
    "Non c'era nulla da decidere.",  # REVIEW_NONE
    "Meglio: {0}",  # REVIEW_RATHER
    "La migliore.",  # REVIEW_RIGHT
    "Esamino {0} di {1}",  # REVIEW_WAIT
    "La numero {0} è costata di più.",  # REVIEW_WORST
    "Mano {0}",  # ROUND
    "Mano {0}: patta",  # ROUND_DRAWN
    "M{0}",  # ROUND_SHORT
    "Opzioni",  # RULES_OPTIONS
    "Rapida",  # SPEED_FAST
    "Immediata",  # SPEED_INSTANT
    "Normale",  # SPEED_NORMAL
    "Lenta",  # SPEED_SLOW
    "{0} e {1}",  # TEAM
    "{0} vince!",  # WINS_MATCH
    "{0} vincono!",  # WIN_MATCH
    "{0} vince la mano {1}",  # WON_ROUND
    "Tu",  # YOU
    "Tocca a te",  # YOUR_TURN
    "Tu",  # YOU_SHORT
    "Hai vinto!",  # YOU_WIN_MATCH
    "Hai vinto la mano {0}",  # YOU_WON_ROUND
)
