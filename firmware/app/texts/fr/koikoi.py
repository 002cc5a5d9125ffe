"""Made by `make texts` from assets/texts/fr/koikoi.po: change that, not this."""

TEXTS = (
    ("{0} à présent. Il manque {2} à {1} pour {3}.", "{0} à présent. Il manque {2} à {1} pour {3}."),  # ADVISE_DECIDE
    "Cela paie aussitôt.",  # ADVISE_DECLARE
    "Prend {0} ou {1}",  # ADVISE_EITHER
    ("Ne prend rien. La meilleure sur {0} essai.", "Ne prend rien. La meilleure sur {0} essais."),  # ADVISE_LAY
    "Fait {0} : {1}",  # ADVISE_MAKES
    ("Prend {0}. Puis {1} : manque {2}", "Prend {0}. Puis {1} : manque {2}"),  # ADVISE_NEARER
    "{0} à présent. Aucun yaku pour {1}.",  # ADVISE_SAFE
    "Prend {0}",  # ADVISE_TAKES
    ("La meilleure sur {0} essai.", "La meilleure sur {0} essais."),  # ADVISE_TRIALS
    "{0} et {1} autres",  # AND_MORE
    "Main chanceuse !",  # ASK_DECLARE
    "La montrer pour 6 points ?",  # ASK_DECLARE_WHY
    "Top : {0} {3}, {1}, mois {2}",  # BEST_MONTH
    "Deux mains chanceuses : rien",  # BILL_BOTH_LUCKY
    "Koi-koi annoncés",  # BILL_CALLS
    "Plus de cartes : aucun point",  # BILL_EMPTY
    "Plus de cartes : koi-koi perdu",  # BILL_LOST
    "Main chanceuse",  # BILL_LUCKY
    "L'autre a annoncé",  # BILL_OPPONENT
    "Ton koi-koi",  # BILL_OWN
    "Droit d'oya",  # BILL_OYAKEN
    "Sept ou plus",  # BILL_SEVEN
    "Total",  # BILL_TOTAL
    "sanglier",  # BOAR
    "Mains vides",  # BOTH_EMPTY
    "pont",  # BRIDGE
    ("{0} +{1} : manque {2}", "{0} +{1} : manque {2}"),  # BRINGS
    "Toi : rien de neuf en vue",  # BRINGS_NOTHING
    "papillons",  # BUTTERFLIES
    "{0} : koi-koi !",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "grue",  # CRANE
    "coucou",  # CUCKOO
    "coupe à saké",  # CUP
    "rideau",  # CURTAIN
    "{0} : main chanceuse !",  # DECLARED
    "cerf",  # DEER
    "BLEU",  # GAUGE_BLUE
    "INO",  # GAUGE_BOAR
    "LUM.",  # GAUGE_BRIGHT
    "FLEURS",  # GAUGE_FLOWER
    "LUNE",  # GAUGE_MOON
    "SIMPLE",  # GAUGE_PLAIN
    "POÉSIE",  # GAUGE_POETRY
    "RUBAN",  # GAUGE_TAN
    "ANIMAL",  # GAUGE_TANE
    "oies",  # GEESE
    "Choisir",  # HINT_CHOOSE
    "Mains",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Jouer",  # HINT_PLAY
    "Non",  # HINT_PLAY_ON
    "Montrer",  # HINT_SHOW
    "Stop",  # HINT_STOP
    "Table",  # HINT_TABLE
    "Prendre",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Voir",  # HINT_ZOOM
    "animal",  # KIND_ANIMAL
    "ruban bleu",  # KIND_BLUE
    "lumière",  # KIND_BRIGHT
    "simple",  # KIND_PLAIN
    "ruban poésie",  # KIND_POETRY
    "ruban rouge",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "{0} commence",  # LEADS
    "éclair",  # LIGHTNING
    "Le mois le plus bas commence",  # LOTS
    "{0} totalise {1} !",  # MADE
    "{0} : {1} ! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Montrer la main chanceuse",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Continuer sans montrer",  # MENU_PASS
    "Jouer {0}",  # MENU_PLAY
    "Stop : +{0}",  # MENU_STOP
    "Regarder la table",  # MENU_TABLE
    "Mois",  # MENU_TABS
    "Prendre {0}",  # MENU_TAKE
    "Tous les yaku",  # MENU_YAKU
    "Regarder la carte",  # MENU_ZOOM
    "Mois {0}/{1}",  # MONTH
    "Mois {0} : {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "lune",  # MOON
    "Personne ne marque",  # NOBODY
    "{0} : {1} - une sur 2",  # NOTE_CHOICE
    "{0} : {1} - ne prend rien",  # NOTE_NONE
    "{0} : {1} - en prend {2}",  # NOTE_TAKES
    "Laquelle ? {0} : {1}",  # NOTE_WHICH
    "Mois {0} : aucun point",  # NULL_ROUND
    "phénix",  # PHOENIX
    "Pin",  # PLANT_1
    "Prunier",  # PLANT_2
    "Cerisier",  # PLANT_3
    "Glycine",  # PLANT_4
    "Iris",  # PLANT_5
    "Pivoine",  # PLANT_6
    "Lespédèze",  # PLANT_7
    "Susuki",  # PLANT_8
    "Chrysanthème",  # PLANT_9
    "Érable",  # PLANT_10
    "Saule",  # PLANT_11
    "Paulownia",  # PLANT_12
    "{0} joue {1}",  # PLAYED
    "pluie",  # RAIN
    ("Manque {2} à {0} : {1}", "Manque {2} à {0} : {1}"),  # RISK
    "Si {0} marque : x{1}",  # RISK_TIMES
    "Toi",  # SHEET_YOU
    "{0} s'arrête",  # STOPPED
    "Stop +{0}",  # STOP_WORTH
    "hirondelle",  # SWALLOW
    "Nom",  # TABS_NAME
    "Numéro",  # TABS_NUMBER
    "Non",  # TABS_OFF
    "Jan",  # TAB_1
    "Fév",  # TAB_2
    "Mar",  # TAB_3
    "Avr",  # TAB_4
    "Mai",  # TAB_5
    "Jun",  # TAB_6
    "Jul",  # TAB_7
    "Aoû",  # TAB_8
    "Sep",  # TAB_9
    "Oct",  # TAB_10
    "Nov",  # TAB_11
    "Déc",  # TAB_12
    "{0} prend {1}",  # TOOK
    "{0} prend {1} avec {2}",  # TOOK_WITH
    "Retournée : {0}",  # TURNED
    "Quatre d'un mois : redonne",  # VOID_FOUR
    "Main chanceuse : redonne",  # VOID_LUCKY
    "Trois d'un mois : redonne",  # VOID_THREE
    "bouscarle",  # WARBLER
    "{0} gagne le mois {1}",  # WON
    "Rubans poésie",  # YAKU_AKATAN
    "4 avec Pluie",  # YAKU_AME
    "Rubans bleus",  # YAKU_AOTAN
    "5 Lumières",  # YAKU_GOKO
    "Voir les fleurs",  # YAKU_HANAMI
    "Ino-Shika-Cho",  # YAKU_INOSHIKA
    "Simples",  # YAKU_KASU
    "3 Lumières",  # YAKU_SANKO
    "4 Lumières",  # YAKU_SHIKO
    "Rubans",  # YAKU_TAN
    "Animaux",  # YAKU_TANE
    "Yaku",  # YAKU_TITLE
    "Voir la lune",  # YAKU_TSUKIMI
    "Koi-koi !",  # YOU_CALLED
    "Main chanceuse !",  # YOU_DECLARED
    "Tu commences",  # YOU_LEAD
    "Tu totalises {0} !",  # YOU_MADE
    "{0} ! {1}",  # YOU_MADE_NAMED
    "Tu joues {0}",  # YOU_PLAYED
    "Tu t'arrêtes",  # YOU_STOPPED
    "Tu prends {0}",  # YOU_TOOK
    "Tu prends {0} avec {1}",  # YOU_TOOK_WITH
    "Tu gagnes le mois {0}",  # YOU_WON
    "Compte pour",  # ZOOM_COUNTS
    "Mois {0} ({1})",  # ZOOM_MONTH
    "Prise par {0}",  # ZOOM_THEIRS
    "Prise par toi",  # ZOOM_YOURS
)
