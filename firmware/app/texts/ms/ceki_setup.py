"""Made by `make texts` from assets/texts/ms/ceki_setup.po: change that, not this."""

TEXTS = (
    "Belum pernah main Ceki? Belajar dalam satu pusingan berpandu.",  # ASK_GUIDE
    "Sebut ceki",  # FEAT_0
    "Menangi satu pusingan",  # FEAT_1
    "Menang x2",  # FEAT_2
    "Menang x3",  # FEAT_3
    "Menang 60 mata",  # FEAT_4
    "Menang selepas kocok",  # FEAT_5
    "Menang: tiga serupa",  # FEAT_6
    "Menang, 6 orang",  # FEAT_7
    "Menang, semua ceki",  # FEAT_8
    "Menangi perlawanan",  # FEAT_9
    "Menang, semua Sukar",  # FEAT_10
    "Satu lawan tinggal 0",  # FEAT_11
    "Cara bermain",  # GUIDE
    "Semua ditanya selepas giliran, dan boleh main tanpa ceki.",  # HELP_CALL_ASK
    "Pemain yang menunggu satu kad terus menyebut ceki.",  # HELP_CALL_AUTO
    "Mata terbanyak selepas beberapa pusingan menang; tiada bayaran.",  # HELP_FORMAT_HANDS
    "Selepas setiap pusingan semua bayar pemenang.",  # HELP_FORMAT_PAY
    "Yang pertama capai sasaran menang; tiada bayaran.",  # HELP_FORMAT_TARGET
    "Pusingan berpandu: anda main sambil diajar.",  # HELP_GUIDE
    "Berapa pusingan dalam perlawanan tanpa sasaran.",  # HELP_HANDS
    "Main terus hingga anda keluar, selepas mana-mana pusingan.",  # HELP_HANDS_0
    "Simpan pasangan, dan kadang-kadang buang apa sahaja.",  # HELP_LEVEL_EASY
    "Juga mengira baki kad, dan elak kad yang lawan tunggu.",  # HELP_LEVEL_HARD
    "Tahu berapa jauh dari ceki, tidak tahu apa yang dibuang.",  # HELP_LEVEL_MEDIUM
    "Berapa orang duduk di meja.",  # HELP_PLAYERS
    "Enam pusingan; yang kalah bayar pemenang.",  # HELP_PRESET_CLASSIC
    "Empat pusingan; yang kalah bayar pemenang.",  # HELP_PRESET_QUICK
    "Longgok jadi dek baharu, paling banyak tiga kali.",  # HELP_STOCK_RESHUFFLE
    "Apabila dek habis, pusingan batal.",  # HELP_STOCK_VOID
    "Jumlah mata yang memenangi perlawanan sasaran.",  # HELP_TARGET
    "Bilangan ceki",  # MADE_CALL
    "Menang x2",  # MADE_DOUBLE
    "Menang x1",  # MADE_SIMPLE
    "Menang x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Perlawanan",  # OPTION_FORMAT
    "Pusingan",  # OPTION_HANDS
    "Pemain",  # OPTION_PLAYERS
    "Dek habis",  # OPTION_STOCK
    "Sasaran",  # OPTION_TARGET
    "Tanya",  # VALUE_CALL_ASK
    "Automatik",  # VALUE_CALL_AUTO
    "Pusingan",  # VALUE_FORMAT_HANDS
    "Bayar",  # VALUE_FORMAT_PAY
    "Sasaran",  # VALUE_FORMAT_TARGET
    "Tanpa had",  # VALUE_HANDS_0
    "Klasik",  # VALUE_PRESET_CLASSIC
    "Cepat",  # VALUE_PRESET_QUICK
    "Kocok",  # VALUE_STOCK_RESHUFFLE
    "Batal",  # VALUE_STOCK_VOID
)
