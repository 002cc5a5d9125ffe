"""Made by `make texts` from assets/texts/it/koikoi.po: change that, not this."""

TEXTS = (
    ("Ora {0}. A {1} manca {2} per {3}.", "Ora {0}. A {1} mancano {2} per {3}."),  # ADVISE_DECIDE
    "Paga subito.",  # ADVISE_DECLARE
    "Prende {0} o {1}",  # ADVISE_EITHER
    ("Non prende. La migliore in {0} prova.", "Non prende. La migliore in {0} prove."),  # ADVISE_LAY
    "Fa {0}: {1}",  # ADVISE_MAKES
    ("Prende {0}. Poi a {1} manca {2}", "Prende {0}. Poi a {1} mancano {2}"),  # ADVISE_NEARER
    "Ora {0}. {1} non può fare combinazioni.",  # ADVISE_SAFE
    "Prende {0}",  # ADVISE_TAKES
    ("La migliore in {0} prova.", "La migliore in {0} prove."),  # ADVISE_TRIALS
    "{0} e altre {1}",  # AND_MORE
    "Mano fortunata!",  # ASK_DECLARE
    "La mostri per 6 punti?",  # ASK_DECLARE_WHY
    "Il meglio: {0} {3}, {1}, mese {2}",  # BEST_MONTH
    "Due mani fortunate: nulla",  # BILL_BOTH_LUCKY
    "Chiamate koi-koi",  # BILL_CALLS
    "Carte finite: nessun punto",  # BILL_EMPTY
    "Carte finite: koi-koi perso",  # BILL_LOST
    "Mano fortunata",  # BILL_LUCKY
    "L'altro ha chiamato",  # BILL_OPPONENT
    "Koi-koi tuo",  # BILL_OWN
    "Diritto del primo",  # BILL_OYAKEN
    "Sette o più",  # BILL_SEVEN
    "Totale",  # BILL_TOTAL
    "cinghiale",  # BOAR
    "Carte finite",  # BOTH_EMPTY
    "ponte",  # BRIDGE
    ("{0} +{1}: manca {2}", "{0} +{1}: mancano {2}"),  # BRINGS
    "Tu: nulla di nuovo",  # BRINGS_NOTHING
    "farfalle",  # BUTTERFLIES
    "{0}: koi-koi!",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "gru",  # CRANE
    "cuculo",  # CUCKOO
    "coppa di sakè",  # CUP
    "tenda",  # CURTAIN
    "{0}: mano fortunata!",  # DECLARED
    "cervo",  # DEER
    "BLU",  # GAUGE_BLUE
    "INO",  # GAUGE_BOAR
    "LUCI",  # GAUGE_BRIGHT
    "FIORI",  # GAUGE_FLOWER
    "LUNA",  # GAUGE_MOON
    "BASE",  # GAUGE_PLAIN
    "SCRITTI",  # GAUGE_POETRY
    "NASTRI",  # GAUGE_TAN
    "ANIMALI",  # GAUGE_TANE
    "oche",  # GEESE
    "Scegli",  # HINT_CHOOSE
    "Carte",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Cala",  # HINT_PLAY
    "Gioca",  # HINT_PLAY_ON
    "Mostra",  # HINT_SHOW
    "Chiudi",  # HINT_STOP
    "Tavolo",  # HINT_TABLE
    "Prendi",  # HINT_TAKE
    "Combinazioni",  # HINT_YAKU
    "Guarda",  # HINT_ZOOM
    "animale",  # KIND_ANIMAL
    "nastro blu",  # KIND_BLUE
    "luminosa",  # KIND_BRIGHT
    "base",  # KIND_PLAIN
    "nastro scritto",  # KIND_POETRY
    "nastro rosso",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "Comincia {0}",  # LEADS
    "fulmine",  # LIGHTNING
    "Comincia il mese più basso",  # LOTS
    "{0} arriva a {1}!",  # MADE
    "{0}: {1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Mostra la mano fortunata",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Gioca senza mostrare",  # MENU_PASS
    "Cala {0}",  # MENU_PLAY
    "Chiudi: +{0}",  # MENU_STOP
    "Guarda il tavolo",  # MENU_TABLE
    "Mesi",  # MENU_TABS
    "Prendi {0}",  # MENU_TAKE
    "Le combinazioni",  # MENU_YAKU
    "Guarda la carta",  # MENU_ZOOM
    "Mese {0}/{1}",  # MONTH
    "Mese {0}: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "luna",  # MOON
    "Nessuno segna",  # NOBODY
    "{0}: {1} - una su 2",  # NOTE_CHOICE
    "{0}: {1} - non prende",  # NOTE_NONE
    "{0}: {1} - prende {2}",  # NOTE_TAKES
    "Quale prendi? {0}: {1}",  # NOTE_WHICH
    "Mese {0}: nullo",  # NULL_ROUND
    "fenice",  # PHOENIX
    "Pino",  # PLANT_1
    "Prugno",  # PLANT_2
    "Ciliegio",  # PLANT_3
    "Glicine",  # PLANT_4
    "Iris",  # PLANT_5
    "Peonia",  # PLANT_6
    "Lespedeza",  # PLANT_7
    "Susuki",  # PLANT_8
    "Crisantemo",  # PLANT_9
    "Acero",  # PLANT_10
    "Salice",  # PLANT_11
    "Paulonia",  # PLANT_12
    "{0} cala {1}",  # PLAYED
    "pioggia",  # RAIN
    ("A {0} manca {2}: {1}", "A {0} mancano {2}: {1}"),  # RISK
    "Se segna {0}: x{1}",  # RISK_TIMES
    "Tu",  # SHEET_YOU
    "{0} chiude",  # STOPPED
    "Chiudi +{0}",  # STOP_WORTH
    "rondine",  # SWALLOW
    "Nome",  # TABS_NAME
    "Numero",  # TABS_NUMBER
    "No",  # TABS_OFF
    "Gen",  # TAB_1
    "Feb",  # TAB_2
    "Mar",  # TAB_3
    "Apr",  # TAB_4
    "Mag",  # TAB_5
    "Giu",  # TAB_6
    "Lug",  # TAB_7
    "Ago",  # TAB_8
    "Set",  # TAB_9
    "Ott",  # TAB_10
    "Nov",  # TAB_11
    "Dic",  # TAB_12
    "{0} prende {1}",  # TOOK
    "{0} prende {1} con {2}",  # TOOK_WITH
    "Girata: {0}",  # TURNED
    "Quattro uguali: si rifà",  # VOID_FOUR
    "Mano fortunata: si rifà",  # VOID_LUCKY
    "Tre uguali: si rifà",  # VOID_THREE
    "usignolo",  # WARBLER
    "{0} vince il mese {1}",  # WON
    "Nastri scritti",  # YAKU_AKATAN
    "4 con Pioggia",  # YAKU_AME
    "Nastri blu",  # YAKU_AOTAN
    "5 Luminose",  # YAKU_GOKO
    "Visione fiori",  # YAKU_HANAMI
    "Ino-Shika-Cho",  # YAKU_INOSHIKA
    "Base",  # YAKU_KASU
    "3 Luminose",  # YAKU_SANKO
    "4 Luminose",  # YAKU_SHIKO
    "Nastri",  # YAKU_TAN
    "Animali",  # YAKU_TANE
    "Combinazioni",  # YAKU_TITLE
    "Visione luna",  # YAKU_TSUKIMI
    "Koi-koi!",  # YOU_CALLED
    "Mano fortunata!",  # YOU_DECLARED
    "Cominci tu",  # YOU_LEAD
    "Arrivi a {0}!",  # YOU_MADE
    "{0}! {1}",  # YOU_MADE_NAMED
    "Cali {0}",  # YOU_PLAYED
    "Hai chiuso",  # YOU_STOPPED
    "Prendi {0}",  # YOU_TOOK
    "Prendi {0} con {1}",  # YOU_TOOK_WITH
    "Hai vinto il mese {0}",  # YOU_WON
    "Vale per",  # ZOOM_COUNTS
    "Mese {0} ({1})",  # ZOOM_MONTH
    "Presa da {0}",  # ZOOM_THEIRS
    "Presa da te",  # ZOOM_YOURS
)
