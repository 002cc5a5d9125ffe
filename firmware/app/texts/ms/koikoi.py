"""Made by `make texts` from assets/texts/ms/koikoi.po: change that, not this."""

TEXTS = (
    ("{0} sekarang. {1} kurang {2} untuk {3}.",),  # ADVISE_DECIDE
    "Dibayar terus.",  # ADVISE_DECLARE
    "Ambil {0} atau {1}",  # ADVISE_EITHER
    ("Tidak ambil. Terbaik dalam {0} cubaan.",),  # ADVISE_LAY
    "Jadi {0}: {1}",  # ADVISE_MAKES
    ("Ambil {0}. {1} kurang {2}",),  # ADVISE_NEARER
    "{0} sekarang. {1} tiada peluang yaku.",  # ADVISE_SAFE
    "Ambil {0}",  # ADVISE_TAKES
    ("Terbaik dalam {0} cubaan.",),  # ADVISE_TRIALS
    "{0} dan {1} lagi",  # AND_MORE
    "Kad bertuah!",  # ASK_DECLARE
    "Tunjuk untuk 6 mata?",  # ASK_DECLARE_WHY
    "Terbaik: {0} {3}, {1}, bulan {2}",  # BEST_MONTH
    "Dua kad bertuah: kosong",  # BILL_BOTH_LUCKY
    "Bilangan koi-koi",  # BILL_CALLS
    "Kad habis: tiada mata",  # BILL_EMPTY
    "Kad habis: koi-koi gagal",  # BILL_LOST
    "Kad bertuah",  # BILL_LUCKY
    "Lawan koi-koi",  # BILL_OPPONENT
    "Koi-koi sendiri",  # BILL_OWN
    "Hak pembuka",  # BILL_OYAKEN
    "Tujuh atau lebih",  # BILL_SEVEN
    "Jumlah",  # BILL_TOTAL
    "babi hutan",  # BOAR
    "Kad di tangan habis",  # BOTH_EMPTY
    "jambatan",  # BRIDGE
    ("{0} +{1}: kurang {2}",),  # BRINGS
    "Anda: tiada yang hampir",  # BRINGS_NOTHING
    "rerama",  # BUTTERFLIES
    "{0}: koi-koi!",  # CALLED
    "koi-koi",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{1} ({0})",  # CARD
    "jenjang",  # CRANE
    "sewah",  # CUCKOO
    "cawan sake",  # CUP
    "tirai",  # CURTAIN
    "{0}: kad bertuah!",  # DECLARED
    "rusa",  # DEER
    "BIRU",  # GAUGE_BLUE
    "BABI",  # GAUGE_BOAR
    "CAHAYA",  # GAUGE_BRIGHT
    "BUNGA",  # GAUGE_FLOWER
    "BULAN",  # GAUGE_MOON
    "BIASA",  # GAUGE_PLAIN
    "PUISI",  # GAUGE_POETRY
    "REBEN",  # GAUGE_TAN
    "HAIWAN",  # GAUGE_TANE
    "angsa",  # GEESE
    "Pilih",  # HINT_CHOOSE
    "Kad",  # HINT_HANDS
    "Koi-koi",  # HINT_KOIKOI
    "Letak",  # HINT_PLAY
    "Terus",  # HINT_PLAY_ON
    "Tunjuk",  # HINT_SHOW
    "Berhenti",  # HINT_STOP
    "Meja",  # HINT_TABLE
    "Ambil",  # HINT_TAKE
    "Yaku",  # HINT_YAKU
    "Lihat",  # HINT_ZOOM
    "haiwan",  # KIND_ANIMAL
    "reben biru",  # KIND_BLUE
    "cahaya",  # KIND_BRIGHT
    "biasa",  # KIND_PLAIN
    "reben puisi",  # KIND_POETRY
    "reben merah",  # KIND_RED
    "Koi-koi",  # KOIKOI
    "{0} mula dahulu",  # LEADS
    "kilat",  # LIGHTNING
    "Bulan lebih awal mula dahulu",  # LOTS
    "{0}: {1} mata!",  # MADE
    "{0}: {1}! {2}",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "Tunjuk kad bertuah",  # MENU_DECLARE
    "Koi-koi",  # MENU_KOIKOI
    "Terus main",  # MENU_PASS
    "Letak {0}",  # MENU_PLAY
    "Berhenti: +{0}",  # MENU_STOP
    "Lihat meja",  # MENU_TABLE
    "Bulan",  # MENU_TABS
    "Ambil {0}",  # MENU_TAKE
    "Semua yaku",  # MENU_YAKU
    "Lihat kad",  # MENU_ZOOM
    "Bulan {0}/{1}",  # MONTH
    "Bulan {0}: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "purnama",  # MOON
    "Tiada yang dapat mata",  # NOBODY
    "{0}: {1} - ambil satu daripada 2",  # NOTE_CHOICE
    "{0}: {1} - tiada ambilan",  # NOTE_NONE
    "{0}: {1} - ambil {2}",  # NOTE_TAKES
    "Ambil yang mana? {0}: {1}",  # NOTE_WHICH
    "Bulan {0}: tiada mata",  # NULL_ROUND
    "feniks",  # PHOENIX
    "Pain",  # PLANT_1
    "Plum",  # PLANT_2
    "Ceri",  # PLANT_3
    "Wisteria",  # PLANT_4
    "Iris",  # PLANT_5
    "Peoni",  # PLANT_6
    "Semanggi",  # PLANT_7
    "Lalang",  # PLANT_8
    "Kekwa",  # PLANT_9
    "Mapel",  # PLANT_10
    "Dedalu",  # PLANT_11
    "Paulownia",  # PLANT_12
    "{0} letak {1}",  # PLAYED
    "orang hujan",  # RAIN
    ("{0} kurang {2}: {1}",),  # RISK
    "Jika {0} dapat mata: x{1}",  # RISK_TIMES
    "Anda",  # SHEET_YOU
    "{0} berhenti",  # STOPPED
    "Henti +{0}",  # STOP_WORTH
    "layang-layang",  # SWALLOW
    "Nama",  # TABS_NAME
    "Nombor",  # TABS_NUMBER
    "Tiada",  # TABS_OFF
    "Jan",  # TAB_1
    "Feb",  # TAB_2
    "Mac",  # TAB_3
    "Apr",  # TAB_4
    "Mei",  # TAB_5
    "Jun",  # TAB_6
    "Jul",  # TAB_7
    "Ogo",  # TAB_8
    "Sep",  # TAB_9
    "Okt",  # TAB_10
    "Nov",  # TAB_11
    "Dis",  # TAB_12
    "{0} ambil {1}",  # TOOK
    "{0} ambil {1} dengan {2}",  # TOOK_WITH
    "Dibuka: {0}",  # TURNED
    "Empat sama bulan: ulang",  # VOID_FOUR
    "Kad bertuah: ulang",  # VOID_LUCKY
    "Tiga sama bulan: ulang",  # VOID_THREE
    "cekup",  # WARBLER
    "{0} menangi bulan {1}",  # WON
    "Reben Puisi",  # YAKU_AKATAN
    "Empat Hujan",  # YAKU_AME
    "Reben Biru",  # YAKU_AOTAN
    "Lima Cahaya",  # YAKU_GOKO
    "Lihat Bunga",  # YAKU_HANAMI
    "Babi-Rusa-Rerama",  # YAKU_INOSHIKA
    "Biasa",  # YAKU_KASU
    "Tiga Cahaya",  # YAKU_SANKO
    "Empat Cahaya",  # YAKU_SHIKO
    "Reben",  # YAKU_TAN
    "Haiwan",  # YAKU_TANE
    "Yaku",  # YAKU_TITLE
    "Lihat Purnama",  # YAKU_TSUKIMI
    "Koi-koi!",  # YOU_CALLED
    "Kad bertuah!",  # YOU_DECLARED
    "Anda mula dahulu",  # YOU_LEAD
    "Anda: {0} mata!",  # YOU_MADE
    "{0}! {1}",  # YOU_MADE_NAMED
    "Anda letak {0}",  # YOU_PLAYED
    "Anda berhenti",  # YOU_STOPPED
    "Anda ambil {0}",  # YOU_TOOK
    "Anda ambil {0} dengan {1}",  # YOU_TOOK_WITH
    "Anda menangi bulan {0}",  # YOU_WON
    "Untuk yaku",  # ZOOM_COUNTS
    "Bulan {0} ({1})",  # ZOOM_MONTH
    "Ambilan {0}",  # ZOOM_THEIRS
    "Ambilan anda",  # ZOOM_YOURS
)
