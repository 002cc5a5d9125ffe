"""Made by `make texts` from assets/texts/it/koikoi_setup.po: change that, not this."""

TEXTS = (
    "Mai giocato a Koi-Koi? Un mese guidato ti spiega tutto mentre giochi.",  # ASK_GUIDE
    "Vinci un mese",  # FEAT_0
    "Chiama e vinci",  # FEAT_1
    "Chiama due volte, vinci",  # FEAT_2
    "Vinci con una visione",  # FEAT_3
    "Vinci con tre nastri",  # FEAT_4
    "Fai Ino-Shika-Cho",  # FEAT_5
    "Vinci con le luminose",  # FEAT_6
    "Con base o animali",  # FEAT_7
    "10 punti in un mese",  # FEAT_8
    "Vinci una partita",  # FEAT_9
    "Batti Difficile",  # FEAT_10
    "Non perdere mesi",  # FEAT_11
    "Come si gioca",  # GUIDE
    "Punti per quattro luminose con la pioggia.",  # HELP_AME
    "Chi segna dopo la chiamata dell'altro chiude subito.",  # HELP_BATTLE_OFF
    "A una chiamata si può rispondere con una chiamata.",  # HELP_BATTLE_ON
    "Punti per cinghiale, cervo e farfalle.",  # HELP_BOAR
    "Si può chiamare koi-koi quante volte si vuole.",  # HELP_CALLS_ANY
    "Ciascuno chiama koi-koi una volta al mese.",  # HELP_CALLS_ONCE_EACH
    "Koi-koi si chiama una volta al mese, da uno solo.",  # HELP_CALLS_ONCE_TOTAL
    "La coppa è solo un animale.",  # HELP_CUP_PLAIN_OFF
    "La coppa conta anche fra le base.",  # HELP_CUP_PLAIN_ON
    "A carte finite, se ha chiamato uno solo, tiene i punti.",  # HELP_EXHAUST_KEEP
    "A carte finite nessuno segna.",  # HELP_EXHAUST_VOID
    "Tre uguali in tavola: si rifà.",  # HELP_FIELD3_REDEAL
    "Tre uguali in tavola si prendono con la quarta.",  # HELP_FIELD3_TAKE
    "Punti per tutte e cinque le luminose.",  # HELP_GOKO
    "Un mese guidato: lo giochi e ti si spiega come.",  # HELP_GUIDE
    "Segni il doppio se l'altro ha chiamato.",  # HELP_KOI_MULT_OPP_X2
    "Doppio se ha chiamato l'altro, e doppio per la tua chiamata.",  # HELP_KOI_MULT_OWN_X2
    "Ogni chiamata del mese aggiunge uno al moltiplicatore.",  # HELP_KOI_MULT_PER_CALL
    "Prende la più bella e chiama con pochi punti. Nessun piano.",  # HELP_LEVEL_EASY
    "Gioca il mese a mente fino in fondo; chiama se così vince di più.",  # HELP_LEVEL_HARD
    "Come Difficile, pensa dieci volte tanto: fino a 5 secondi.",  # HELP_LEVEL_MASTER
    "Valuta ogni carta per entrambi. Chiama se le sue danno di più.",  # HELP_LEVEL_MEDIUM
    "La mano fortunata è una mano come le altre.",  # HELP_LUCKY_OFF
    "Quattro uguali o quattro coppie in mano: si rifà.",  # HELP_LUCKY_REDEAL
    "Quattro uguali o quattro coppie: 6 punti se mostrate.",  # HELP_LUCKY_SCORE
    "Dopo un mese nullo comincia l'altro.",  # HELP_NULL_LEAD_OTHER
    "Dopo un mese nullo comincia lo stesso.",  # HELP_NULL_LEAD_SAME
    "Un mese senza combinazioni non vale nulla.",  # HELP_OYAKEN_0
    "Se nessuno chiama o segna, il primo prende sei punti.",  # HELP_OYAKEN_6
    "Come Hanafuda Flash: luminose alte, niente visioni.",  # HELP_PRESET_FLASH
    "Italiane: pioggia nelle tre luminose, sette non raddoppia.",  # HELP_PRESET_ITALIAN
    "Una chiamata al mese, tris crescenti, sette doppio.",  # HELP_PRESET_NINTENDO
    "La pioggia non conta fra tre luminose.",  # HELP_RAIN3_OFF
    "La pioggia può essere una delle tre luminose.",  # HELP_RAIN3_ON
    "Punti per i tre nastri scritti e per i tre nastri blu.",  # HELP_RIBBONS
    "Di quanti mesi è la partita.",  # HELP_ROUNDS
    "I punteggi alti non raddoppiano.",  # HELP_SEVEN_OFF
    "Da sette punti in su si raddoppia.",  # HELP_SEVEN_ON
    "Punti per quattro luminose senza la pioggia.",  # HELP_SHIKO
    "Punti per tre luminose.",  # HELP_THREE
    "Cinque nastri o animali valgono oltre al tris.",  # HELP_TRIO_EXTRA_OFF
    "Il tris vale un punto in più per ogni altra carta del suo tipo.",  # HELP_TRIO_EXTRA_ON
    "Visione luna e visione fiori non valgono.",  # HELP_VIEWING_0
    "Coppa con luna o tenda: 5 punti l'una.",  # HELP_VIEWING_5
    "Nulla rovina le visioni.",  # HELP_WEATHER_OFF
    "La tua pioggia rovina i fiori, una carta di dicembre la luna.",  # HELP_WEATHER_ON
    "Nastri scritti",  # MADE_AKATAN
    "4 con Pioggia",  # MADE_AME
    "Nastri blu",  # MADE_AOTAN
    "5 Luminose",  # MADE_GOKO
    "Visione fiori",  # MADE_HANAMI
    "Ino-Shika-Cho",  # MADE_INOSHIKA
    "Base",  # MADE_KASU
    "3 Luminose",  # MADE_SANKO
    "4 Luminose",  # MADE_SHIKO
    "Nastri",  # MADE_TAN
    "Animali",  # MADE_TANE
    "Visione luna",  # MADE_TSUKIMI
    "4 con Pioggia",  # OPTION_AME
    "Duello",  # OPTION_BATTLE
    "Ino-Shika-Cho",  # OPTION_BOAR
    "Chiamate",  # OPTION_CALLS
    "Coppa base",  # OPTION_CUP_PLAIN
    "Carte finite",  # OPTION_EXHAUST
    "Tre in tavola",  # OPTION_FIELD3
    "5 Luminose",  # OPTION_GOKO
    "Koi-koi vale",  # OPTION_KOI_MULT
    "Mano fortunata",  # OPTION_LUCKY
    "Dopo un nullo",  # OPTION_NULL_LEAD
    "Diritto del primo",  # OPTION_OYAKEN
    "Pioggia in tre",  # OPTION_RAIN3
    "Tris di nastri",  # OPTION_RIBBONS
    "Mesi",  # OPTION_ROUNDS
    "Sette doppio",  # OPTION_SEVEN
    "4 Luminose",  # OPTION_SHIKO
    "3 Luminose",  # OPTION_THREE
    "Tris crescenti",  # OPTION_TRIO_EXTRA
    "Visioni",  # OPTION_VIEWING
    "Maltempo",  # OPTION_WEATHER
    "No",  # VALUE_BATTLE_OFF
    "Sì",  # VALUE_BATTLE_ON
    "Libere",  # VALUE_CALLS_ANY
    "Una a testa",  # VALUE_CALLS_ONCE_EACH
    "Una sola",  # VALUE_CALLS_ONCE_TOTAL
    "No",  # VALUE_CUP_PLAIN_OFF
    "Sì",  # VALUE_CUP_PLAIN_ON
    "Tieni",  # VALUE_EXHAUST_KEEP
    "Nulla",  # VALUE_EXHAUST_VOID
    "Si rifà",  # VALUE_FIELD3_REDEAL
    "Si gioca",  # VALUE_FIELD3_TAKE
    "Altro x2",  # VALUE_KOI_MULT_OPP_X2
    "Tutti x2",  # VALUE_KOI_MULT_OWN_X2
    "Ognuna +1",  # VALUE_KOI_MULT_PER_CALL
    "No",  # VALUE_LUCKY_OFF
    "Si rifà",  # VALUE_LUCKY_REDEAL
    "Sei",  # VALUE_LUCKY_SCORE
    "L'altro",  # VALUE_NULL_LEAD_OTHER
    "Stesso",  # VALUE_NULL_LEAD_SAME
    "No",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Italiane",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "No",  # VALUE_RAIN3_OFF
    "Sì",  # VALUE_RAIN3_ON
    "No",  # VALUE_SEVEN_OFF
    "Sì",  # VALUE_SEVEN_ON
    "No",  # VALUE_TRIO_EXTRA_OFF
    "Sì",  # VALUE_TRIO_EXTRA_ON
    "No",  # VALUE_VIEWING_0
    "No",  # VALUE_WEATHER_OFF
    "Sì",  # VALUE_WEATHER_ON
)
