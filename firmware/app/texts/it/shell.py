"""Made by `make texts` from assets/texts/it/shell.po: change that, not this."""

TEXTS = (
    "Informazioni",  # ABOUT
    "Okey, Koi-Koi e Ceki per schermi piccoli.",  # ABOUT_HELP
    "Cancellare per sempre questa partita?",  # ASK_DELETE
    "C'è una partita in sospeso. Ne inizi una nuova e abbandoni quella?",  # ASK_REPLACE
    "Queste regole non stanno insieme: {0}",  # BAD_SETUP
    "La batteria è quasi scarica. Tutto è salvato; ricaricala presto.",  # BATTERY_LOW
    "Luminosità",  # BRIGHTNESS
    "{0} parole della memoria rimandano alla flash. Sono giuste.",  # CHECK_RIGHT
    "{0} parole della memoria sono sbagliate. Riavvia; se succede ancora: python -m tools.flash.",  # CHECK_WRONG
    "Una parola di 3-10 lettere o un codice.",  # CODE_HELP
    "Né una parola né un codice.",  # CODE_WRONG
    "Conferma",  # CONFIRM
    "Sempre",  # CONFIRM_ALL
    "Chiede prima di ogni scarto; a Ceki solo se è rischioso.",  # CONFIRM_HELP
    "Ogni scarto vale subito.",  # CONFIRM_NEVER_HELP
    "Se c'è rischio",  # CONFIRM_RISKY
    "Chiede solo se scarti un jolly o una carta pericolosa.",  # CONFIRM_RISKY_HELP
    "Contrasto",  # CONTRAST
    "Alto: testi e carte si leggono meglio; i tavoli sono uguali.",  # CONTRAST_HELP
    "Alto",  # CONTRAST_HIGH
    "Normale",  # CONTRAST_NORMAL
    "{0},{1}",  # DECIMAL
    "Attenua dopo",  # DIM
    "Qualcosa è andato storto, ed è colpa nostra. La partita è al sicuro.",  # FAILURE
    "Scusa",  # FAILURE_TITLE
    "Traguardi",  # FEATS
    "Impronta del mazzo: {0}",  # FINGERPRINT
    "Dimostra l'ordine del mazzo a partita finita.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "L'esecuzione dalla flash è spenta: c'è meno memoria.",  # FLASH_OFF_HELP
    "Flash: attiva",  # FLASH_ON
    "Premi per verificare tutta la memoria che rimanda alla flash.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Tre tris; tutti pagano chi vince.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Carte dei fiori: prendi, e osa ancora.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Scale e set di tessere, da due a quattro.",  # GAME_OKEY_HELP
    "Segna ciò che va, conta ciò che serve o consiglia.",  # HELP_HELP
    "indietro",  # HINT_BACK
    "cambia",  # HINT_CHANGE
    "scegli",  # HINT_CHOOSE
    "menu",  # HINT_MENU
    "avanti",  # HINT_MORE
    "avanti",  # HINT_OK
    "scrivi",  # HINT_TYPE
    "Regole di casa",  # HOUSE_RULES
    "Ogni regola una per una, i giocatori e il codice partita.",  # HOUSE_RULES_HELP
    "Un mazzo noto: resta fuori dalle statistiche.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Lingua",  # LANGUAGE
    "Italiano",  # LANGUAGE_NAME
    "Rivedi l'ultima",  # LAST_MATCH
    "{0}: il codice dell'ultima partita finita.",  # LAST_SEED
    "Facile",  # LEVEL_EASY
    "Difficile",  # LEVEL_HARD
    "Maestro",  # LEVEL_MASTER
    "Medio",  # LEVEL_MEDIUM
    "Misti",  # LEVEL_MIXED
    "Ogni avversario ha il suo livello: vedi Regole di casa.",  # LEVEL_MIXED_HELP
    "Persona",  # LEVEL_PERSON
    "La partita in sospeso è illeggibile. Il file è conservato.",  # MATCH_DAMAGED
    "Questa partita segue le regole di un'altra versione. È conservata e resta nel menu.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "Le ultime mosse sono illeggibili: si riprende da poco prima.",  # MOVES_LOST
    "Nomi",  # NAMES
    "Di chi si passa il gioco.",  # NAMES_HELP
    "{0}: solo con {1} {2}.",  # NEEDS
    "Mai",  # NEVER
    "{0}: nuova partita",  # NEW_MATCH
    "No",  # NO
    "Qui nessun gioco entra nella memoria: Informazioni dice perché. Le partite restano.",  # NO_ROOM
    "Avversario",  # ONLY_OPPONENT
    "Avversario {0}",  # OPPONENT
    "Avversari",  # OPPONENTS
    "Personali",  # OWN_RULES
    "Almeno una regola è cambiata.",  # OWN_RULES_HELP
    "Gioca qui anche questa persona: passatevi il gioco.",  # PERSON_HELP
    "{0}%",  # PER_CENT
    "Giocatore {0}",  # PLAYER
    "Allenamento",  # PRACTICE
    "Annulli e vedi le mani. Non conta.",  # PRACTICE_HELP
    "Regole",  # PRESET
    "Quesiti",  # PUZZLES
    "I dati dei quesiti non si leggono. Si ricomincia.",  # PUZZLES_DAMAGED
    "Mille posizioni, ognuna con una sola risposta giusta.",  # PUZZLES_HELP
    "Quesito del giorno",  # PUZZLE_OF_DAY
    "Fatto. Domani ce n'è un altro.",  # PUZZLE_OF_DAY_DONE
    "Oggi è lo stesso per tutti.",  # PUZZLE_OF_DAY_HELP
    "Casuale",  # RANDOM
    "Riprendi",  # RESUME
    "{0}, mano {1}. {2}",  # RESUME_INFO
    "Manuale",  # RULES
    "Poche pagine, con le carte e le tessere vere.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Codice partita",  # SEED
    "Una parola o un codice: la stessa partita.",  # SEED_HELP
    "Impostazioni",  # SETTINGS
    "Le impostazioni erano illeggibili: tornano quelle iniziali.",  # SETTINGS_DAMAGED
    "Non riesco a conservare le impostazioni: valgono fino allo spegnimento.",  # SETTINGS_NOT_KEPT
    "Da parte",  # SHELF
    "Cancella",  # SHELF_DELETE
    "Salvataggio non riuscito: tutte le partite restano com'erano.",  # SHELF_FAILED
    "Non c'è posto per altre partite. Scegli quale cancellare.",  # SHELF_FULL
    "Partite lasciate per cominciarne un'altra.",  # SHELF_HELP
    "La partita in corso.",  # SHELF_IN_PLAY
    "{0}, mano {1}",  # SHELF_MATCH
    "Tu",  # SHELF_YOU
    "Spegni dopo",  # SLEEP
    "Suono",  # SOUND
    "Brevi note: una mossa, il tuo turno, la fine della mano.",  # SOUND_HELP
    "Forte",  # SOUND_LOUD
    "Spento",  # SOUND_OFF
    "Piano",  # SOUND_QUIET
    "Velocità",  # SPEED
    "Quanto in fretta si muove tutto e giocano gli altri.",  # SPEED_HELP
    "Gioca",  # START
    "Comincia una nuova partita: {0}, {1}.",  # START_HELP
    "Statistiche",  # STATISTICS
    "Tutte le partite",  # STATISTICS_ALL
    "Cancellare statistiche e traguardi di questo gioco?",  # STATISTICS_ASK
    "Più vinte di fila",  # STATISTICS_BEST
    "Le statistiche erano danneggiate. Sono state messe da parte e si ricomincia.",  # STATISTICS_DAMAGED
    "Di",  # STATISTICS_GROUP
    "Partite vinte",  # STATISTICS_MATCHES
    "{0}: statistiche",  # STATISTICS_OF
    "Punti per mano",  # STATISTICS_POINTS
    "Cancella tutto",  # STATISTICS_RESET
    "Mani vinte",  # STATISTICS_ROUNDS
    "Tempo",  # STATISTICS_TIME
    "Salvataggio non riuscito: si gioca, ma la partita non viene salvata.",  # STORE_FAILED
    "Non c'è più spazio: si gioca, ma la partita non viene salvata.",  # STORE_FULL
    "La memoria non è scrivibile: si gioca, ma la partita non viene salvata.",  # STORE_UNWRITABLE
    "Giuste di fila: {0}. Record: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Per mancini",  # TURNED
    "Capovolgi l'apparecchio: i tasti cambiano lato.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Sì",  # YES
)
