"""Made by `make texts` from assets/texts/ms/okey_setup.po: change that, not this."""

TEXTS = (
    "Belum pernah main Okey? Belajar dalam satu pusingan berpandu.",  # ASK_GUIDE
    "Menangi satu pusingan",  # FEAT_0
    "Menang: tujuh pasang",  # FEAT_1
    "Menang, buang joker",  # FEAT_2
    "Tunjuk kembar",  # FEAT_3
    "Menang: satu warna",  # FEAT_4
    "Menangi perlawanan",  # FEAT_5
    "Menang: turutan lima",  # FEAT_6
    "Menang tanpa joker",  # FEAT_7
    "Menang, baki 30 jubin",  # FEAT_8
    "Menang, semua Sukar",  # FEAT_9
    "Menang tanpa rugi",  # FEAT_10
    "Menang, 4 orang",  # FEAT_11
    "Cara bermain",  # GUIDE
    "Semua ditanya tentang kembar penunjuk sebelum mula.",  # HELP_GOSTERME_BEFORE_START
    "Kembar penunjuk tidak bernilai.",  # HELP_GOSTERME_OFF
    "Kembar boleh ditunjukkan pada giliran pertama.",  # HELP_GOSTERME_OWN_TURN
    "Pusingan berpandu: anda main sambil diajar.",  # HELP_GUIDE
    "Penunjuk kekal di atas meja.",  # HELP_INDICATOR_LAST_OFF
    "Penunjuk boleh dicabut sebagai jubin terakhir.",  # HELP_INDICATOR_LAST_ON
    "Melihat jubin berdekatan, kadang-kadang buang apa sahaja.",  # HELP_LEVEL_EASY
    "Mengira jubin dua cabutan ke depan. Tidak nampak rak anda.",  # HELP_LEVEL_HARD
    "Tahu berapa yang kurang, tidak tahu yang sudah keluar.",  # HELP_LEVEL_MEDIUM
    "Menang dengan satu warna: lawan rugi dua kali ganda.",  # HELP_ONE_COLOUR_ANY
    "Satu warna tidak bernilai lebih daripada yang lain.",  # HELP_ONE_COLOUR_OFF
    "Menang serba merah atau serba hitam: lawan rugi dua kali ganda.",  # HELP_ONE_COLOUR_RED_BLACK
    "Kerugian lawan bagi tujuh pasang dengan joker buangan akhir.",  # HELP_PAIRS_JOKER
    "Berapa orang duduk di meja.",  # HELP_PLAYERS
    "Semua mula dengan 20 mata: perlawanan biasa.",  # HELP_PRESET_CLASSIC
    "Semua mula dengan 10 mata: separuh panjangnya.",  # HELP_PRESET_QUICK
    "Jubin digaul lalu terus diagih.",  # HELP_SETUP_INFORMAL
    "Satu balingan memilih timbunan dan jubinnya.",  # HELP_SETUP_ONE_THROW
    "Satu dadu memilih timbunan, satu lagi jubinnya.",  # HELP_SETUP_TWO_THROWS
    "Mata setiap pemain pada mulanya.",  # HELP_START
    "Yang jatuh ke 0 keluar; yang terakhir di meja menang.",  # HELP_WIN_MODE_ELIMINATION
    "Yang bertentangan berkongsi mata; pasukan jatuh ke 0 kalah.",  # HELP_WIN_MODE_PARTNERS
    "Tamat pada 0 mata; mata tertinggi menang.",  # HELP_WIN_MODE_SINGLE
    "Tamat pada 0 mata; dua mata tertinggi menang.",  # HELP_WIN_MODE_TOP2
    "Satu warna",  # MADE_COLOUR
    "Joker dibuang",  # MADE_JOKER
    "Tujuh pasang",  # MADE_PAIRS
    "Set dan turutan",  # MADE_SETS
    "Tunjuk kembar",  # MADE_TWIN
    "Tunjuk kembar",  # OPTION_GOSTERME
    "Cabut penunjuk",  # OPTION_INDICATOR_LAST
    "Satu warna",  # OPTION_ONE_COLOUR
    "Pasangan+joker",  # OPTION_PAIRS_JOKER
    "Pemain",  # OPTION_PLAYERS
    "Dadu",  # OPTION_SETUP
    "Mata",  # OPTION_START
    "Pemenang",  # OPTION_WIN_MODE
    "Awal",  # VALUE_GOSTERME_BEFORE_START
    "Tidak",  # VALUE_GOSTERME_OFF
    "Giliran",  # VALUE_GOSTERME_OWN_TURN
    "Tidak",  # VALUE_INDICATOR_LAST_OFF
    "Ya",  # VALUE_INDICATOR_LAST_ON
    "Dua kali",  # VALUE_ONE_COLOUR_ANY
    "Tidak",  # VALUE_ONE_COLOUR_OFF
    "Merah/hitam",  # VALUE_ONE_COLOUR_RED_BLACK
    "Klasik",  # VALUE_PRESET_CLASSIC
    "Cepat",  # VALUE_PRESET_QUICK
    "Bebas",  # VALUE_SETUP_INFORMAL
    "Satu balingan",  # VALUE_SETUP_ONE_THROW
    "Dua balingan",  # VALUE_SETUP_TWO_THROWS
    "Yang terakhir",  # VALUE_WIN_MODE_ELIMINATION
    "Berpasukan",  # VALUE_WIN_MODE_PARTNERS
    "Mata tertinggi",  # VALUE_WIN_MODE_SINGLE
    "Dua terbaik",  # VALUE_WIN_MODE_TOP2
)
