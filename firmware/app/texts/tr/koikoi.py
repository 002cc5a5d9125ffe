"""Made by `make texts` from assets/texts/tr/koikoi.po: change that, not this."""

TEXTS = (
    ("Şimdi {0}. {1}: {3}, {2} eksik.",),  # ADVISE_DECIDE
    "Hemen puan getirir.",  # ADVISE_DECLARE
    "{0} ya da {1} alır",  # ADVISE_EITHER
    ("Almaz. {0} denemede en iyisi.",),  # ADVISE_LAY
    "{0} yapar: {1}",  # ADVISE_MAKES
    ("{0} alır. {1}: {2} eksik",),  # ADVISE_NEARER
    "Şimdi {0}. {1} yaku yapamaz.",  # ADVISE_SAFE
    "{0} alır",  # ADVISE_TAKES
    ("{0} denemede en iyisi.",),  # ADVISE_TRIALS
    "{0} ve {1} kart",  # AND_MORE
    "Şanslı el!",  # ASK_DECLARE
    "6 puan için gösterilsin mi?",  # ASK_DECLARE_WHY
    "En iyi: {0} {3}, {1}, {2}. ay",  # BEST_MONTH
    "İki şanslı el: puan yok",  # BILL_BOTH_LUCKY
    "Koi-koi sayısı",  # BILL_CALLS
    "Kart bitti: puan yok",  # BILL_EMPTY
    "Kart bitti: koi-koi boşa gitti",  # BILL_LOST
    "Şanslı el",  # BILL_LUCKY
    "Rakip koi-koi dedi",  # BILL_OPPONENT
    "Kendi koi-koi'si",  # BILL_OWN
    "Başlama hakkı",  # BILL_OYAKEN
    "Yedi ve üstü",  # BILL_SEVEN
    "Toplam",  # BILL_TOTAL
    "Domuz",  # BOAR
    "Eller boşaldı",  # BOTH_EMPTY
    "Köprü",  # BRIDGE
    ("{0} +{1}: {2} eksik",),  # BRINGS
    "Sen: yakında yeni bir şey yok",  # BRINGS_NOTHING
    "Kelebek",  # BUTTERFLIES
    "{0}: koi-koi!",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "Turna",  # CRANE
    "Guguk",  # CUCKOO
    "Sake kadehi",  # CUP
    "Perde",  # CURTAIN
    "{0}: şanslı el!",  # DECLARED
    "Geyik",  # DEER
    "MAVİ",  # GAUGE_BLUE
    "DOMUZ",  # GAUGE_BOAR
    "IŞIK",  # GAUGE_BRIGHT
    "ÇİÇEK",  # GAUGE_FLOWER
    "AY",  # GAUGE_MOON
    "SADE",  # GAUGE_PLAIN
    "ŞİİR",  # GAUGE_POETRY
    "ŞERİT",  # GAUGE_TAN
    "HAYVAN",  # GAUGE_TANE
    "Kazlar",  # GEESE
    "Seç",  # HINT_CHOOSE
    "Eller",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Oyna",  # HINT_PLAY
    "Devam",  # HINT_PLAY_ON
    "Göster",  # HINT_SHOW
    "Dur",  # HINT_STOP
    "Masa",  # HINT_TABLE
    "Al",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Bak",  # HINT_ZOOM
    "Hayvan",  # KIND_ANIMAL
    "Mavi şerit",  # KIND_BLUE
    "Işık",  # KIND_BRIGHT
    "Sade",  # KIND_PLAIN
    "Şiirli şerit",  # KIND_POETRY
    "Kırmızı şerit",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "{0} başlıyor",  # LEADS
    "Şimşek",  # LIGHTNING
    "Küçük ay başlar",  # LOTS
    "{0}: {1} puan!",  # MADE
    "{0}: {1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Şanslı eli göster",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Göstermeden devam",  # MENU_PASS
    "{0} oyna",  # MENU_PLAY
    "Dur: +{0}",  # MENU_STOP
    "Masaya bak",  # MENU_TABLE
    "Aylar",  # MENU_TABS
    "{0} al",  # MENU_TAKE
    "Bütün yakular",  # MENU_YAKU
    "Karta bak",  # MENU_ZOOM
    "Ay {0}/{1}",  # MONTH
    "{0}. ay: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "Dolunay",  # MOON
    "Kimse puan almadı",  # NOBODY
    "{0}: {1} - 2 karttan biri",  # NOTE_CHOICE
    "{0}: {1} - almaz",  # NOTE_NONE
    "{0}: {1} - {2} kart alır",  # NOTE_TAKES
    "Hangisi alınsın? {0}: {1}",  # NOTE_WHICH
    "{0}. ay: puan yok",  # NULL_ROUND
    "Anka",  # PHOENIX
    "Çam",  # PLANT_1
    "Erik",  # PLANT_2
    "Kiraz",  # PLANT_3
    "Mor salkım",  # PLANT_4
    "Süsen",  # PLANT_5
    "Şakayık",  # PLANT_6
    "Yonca",  # PLANT_7
    "Pampa otu",  # PLANT_8
    "Krizantem",  # PLANT_9
    "Akçaağaç",  # PLANT_10
    "Söğüt",  # PLANT_11
    "Pavlonya",  # PLANT_12
    "{0} {1} oynadı",  # PLAYED
    "Yağmur",  # RAIN
    ("{0}: {1}, {2} eksik",),  # RISK
    "{0} yaparsa: x{1}",  # RISK_TIMES
    "Sen",  # SHEET_YOU
    "{0} durdu",  # STOPPED
    "Dur +{0}",  # STOP_WORTH
    "Kırlangıç",  # SWALLOW
    "Ad",  # TABS_NAME
    "Sayı",  # TABS_NUMBER
    "Yok",  # TABS_OFF
    "Oca",  # TAB_1
    "Şub",  # TAB_2
    "Mar",  # TAB_3
    "Nis",  # TAB_4
    "May",  # TAB_5
    "Haz",  # TAB_6
    "Tem",  # TAB_7
    "Ağu",  # TAB_8
    "Eyl",  # TAB_9
    "Eki",  # TAB_10
    "Kas",  # TAB_11
    "Ara",  # TAB_12
    "{0} {1} aldı",  # TOOK
    "{0} {2} ile {1} aldı",  # TOOK_WITH
    "Açılan: {0}",  # TURNED
    "Bir aydan dört: yeniden",  # VOID_FOUR
    "Şanslı el: yeniden",  # VOID_LUCKY
    "Bir aydan üç: yeniden",  # VOID_THREE
    "Bülbül",  # WARBLER
    "{1}. ay: {0} kazandı",  # WON
    "Şiirli şeritler",  # YAKU_AKATAN
    "Yağmurlu dört",  # YAKU_AME
    "Mavi şeritler",  # YAKU_AOTAN
    "Beş ışık",  # YAKU_GOKO
    "Çiçek seyri",  # YAKU_HANAMI
    "Domuz-geyik-kelebek",  # YAKU_INOSHIKA
    "Sadeler",  # YAKU_KASU
    "Üç ışık",  # YAKU_SANKO
    "Dört ışık",  # YAKU_SHIKO
    "Şeritler",  # YAKU_TAN
    "Hayvanlar",  # YAKU_TANE
    "Yakular",  # YAKU_TITLE
    "Dolunay seyri",  # YAKU_TSUKIMI
    "Koi-koi!",  # YOU_CALLED
    "Şanslı el!",  # YOU_DECLARED
    "Sen başlıyorsun",  # YOU_LEAD
    "{0} puanın var!",  # YOU_MADE
    "{0}! {1}",  # YOU_MADE_NAMED
    "{0} oynadın",  # YOU_PLAYED
    "Durdun",  # YOU_STOPPED
    "{0} aldın",  # YOU_TOOK
    "{1} ile {0} aldın",  # YOU_TOOK_WITH
    "{0}. ayı kazandın",  # YOU_WON
    "Sayıldığı yakular",  # ZOOM_COUNTS
    "{0}. ay ({1})",  # ZOOM_MONTH
    "{0} aldı",  # ZOOM_THEIRS
    "Sen aldın",  # ZOOM_YOURS
)
