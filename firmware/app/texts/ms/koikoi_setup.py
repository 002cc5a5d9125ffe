"""Made by `make texts` from assets/texts/ms/koikoi_setup.po: change that, not this."""

TEXTS = (
    "Belum pernah main Koi-Koi? Belajar dalam satu bulan berpandu.",  # ASK_GUIDE
    "Menangi satu bulan",  # FEAT_0
    "Koi-koi dan menang",  # FEAT_1
    "Dua koi-koi, menang",  # FEAT_2
    "Menang: purnama/bunga",  # FEAT_3
    "Menang: tiga reben",  # FEAT_4
    "Babi, rusa, rerama",  # FEAT_5
    "Menang dengan cahaya",  # FEAT_6
    "Menang: biasa/haiwan",  # FEAT_7
    "10 mata sepusingan",  # FEAT_8
    "Menangi perlawanan",  # FEAT_9
    "Kalahkan Sukar",  # FEAT_10
    "Tiada bulan kalah",  # FEAT_11
    "Cara bermain",  # GUIDE
    "Mata untuk empat cahaya termasuk orang hujan.",  # HELP_AME
    "Yang dapat yaku selepas koi-koi lawan terus berhenti.",  # HELP_BATTLE_OFF
    "Koi-koi boleh dibalas dengan koi-koi.",  # HELP_BATTLE_ON
    "Mata untuk babi hutan, rusa dan rerama.",  # HELP_BOAR
    "Koi-koi boleh disebut berapa kali pun.",  # HELP_CALLS_ANY
    "Setiap orang boleh menyebut koi-koi sekali sepusingan.",  # HELP_CALLS_ONCE_EACH
    "Koi-koi disebut sekali sepusingan, oleh seorang sahaja.",  # HELP_CALLS_ONCE_TOTAL
    "Cawan sake ialah haiwan sahaja.",  # HELP_CUP_PLAIN_OFF
    "Cawan sake dikira sebagai kad biasa juga.",  # HELP_CUP_PLAIN_ON
    "Kad habis: koi-koi tunggal tetap dapat mata.",  # HELP_EXHAUST_KEEP
    "Kad habis: tiada yang dapat mata.",  # HELP_EXHAUST_VOID
    "Tiga kad sama bulan di meja: agih semula.",  # HELP_FIELD3_REDEAL
    "Tiga kad sama bulan di meja diambil oleh yang keempat.",  # HELP_FIELD3_TAKE
    "Mata untuk kelima-lima cahaya.",  # HELP_GOKO
    "Bulan berpandu: anda main sambil diajar.",  # HELP_GUIDE
    "Anda dapat dua kali jika lawan menyebut koi-koi.",  # HELP_KOI_MULT_OPP_X2
    "Dua kali jika lawan koi-koi, dua kali bagi koi-koi anda.",  # HELP_KOI_MULT_OWN_X2
    "Setiap koi-koi menambah satu pada gandaan.",  # HELP_KOI_MULT_PER_CALL
    "Ambil kad tercantik dan cepat koi-koi. Tanpa rancangan.",  # HELP_LEVEL_EASY
    "Main hingga tamat dalam kepala; koi-koi jika lebih untung.",  # HELP_LEVEL_HARD
    "Seperti Sukar, fikir sepuluh kali ganda: hingga lima saat.",  # HELP_LEVEL_MASTER
    "Menimbang kad bagi kedua-duanya. Koi-koi jika ada harapan lebih.",  # HELP_LEVEL_MEDIUM
    "Kad bertuah sama seperti kad lain.",  # HELP_LUCKY_OFF
    "Empat sama bulan atau empat pasang di tangan: agih semula.",  # HELP_LUCKY_REDEAL
    "Empat sama bulan atau empat pasang di tangan: enam mata.",  # HELP_LUCKY_SCORE
    "Selepas bulan tanpa pemenang, lawan pula mula.",  # HELP_NULL_LEAD_OTHER
    "Selepas bulan tanpa pemenang, pembuka sama.",  # HELP_NULL_LEAD_SAME
    "Bulan tanpa yaku tidak memberi mata.",  # HELP_OYAKEN_0
    "Tiada koi-koi atau yaku: pembuka dapat enam mata.",  # HELP_OYAKEN_6
    "Ikut Hanafuda Flash: cahaya tinggi, tiada Lihat, hak pembuka.",  # HELP_PRESET_FLASH
    "Itali: hujan dikira dalam tiga cahaya, tujuh tidak berganda.",  # HELP_PRESET_ITALIAN
    "Satu koi-koi sepusingan, trio bertambah, tujuh berganda.",  # HELP_PRESET_NINTENDO
    "Orang hujan tidak dikira dalam tiga cahaya.",  # HELP_RAIN3_OFF
    "Orang hujan boleh jadi satu daripada tiga cahaya.",  # HELP_RAIN3_ON
    "Mata untuk tiga reben puisi, dan untuk tiga reben biru.",  # HELP_RIBBONS
    "Berapa bulan dalam satu perlawanan.",  # HELP_ROUNDS
    "Mata tinggi tidak digandakan.",  # HELP_SEVEN_OFF
    "Tujuh mata atau lebih digandakan.",  # HELP_SEVEN_ON
    "Mata untuk empat cahaya tanpa orang hujan.",  # HELP_SHIKO
    "Mata untuk tiga cahaya.",  # HELP_THREE
    "Lima reben atau haiwan dikira selain trio.",  # HELP_TRIO_EXTRA_OFF
    "Trio tambah satu mata bagi setiap kad lain sejenis.",  # HELP_TRIO_EXTRA_ON
    "Lihat Purnama dan Lihat Bunga tidak bernilai.",  # HELP_VIEWING_0
    "Cawan sake dan purnama, atau tirai: lima mata.",  # HELP_VIEWING_5
    "Tiada yang merosakkan purnama atau bunga.",  # HELP_WEATHER_OFF
    "Orang hujan anda rosakkan bunga, Disember purnama.",  # HELP_WEATHER_ON
    "Reben Puisi",  # MADE_AKATAN
    "Empat Hujan",  # MADE_AME
    "Reben Biru",  # MADE_AOTAN
    "Lima Cahaya",  # MADE_GOKO
    "Lihat Bunga",  # MADE_HANAMI
    "Babi-Rusa-Rerama",  # MADE_INOSHIKA
    "Biasa",  # MADE_KASU
    "Tiga Cahaya",  # MADE_SANKO
    "Empat Cahaya",  # MADE_SHIKO
    "Reben",  # MADE_TAN
    "Haiwan",  # MADE_TANE
    "Lihat Purnama",  # MADE_TSUKIMI
    "Empat Hujan",  # OPTION_AME
    "Balas",  # OPTION_BATTLE
    "Babi, rusa...",  # OPTION_BOAR
    "Koi-koi",  # OPTION_CALLS
    "Cawan=biasa",  # OPTION_CUP_PLAIN
    "Kad habis",  # OPTION_EXHAUST
    "Tiga di meja",  # OPTION_FIELD3
    "Lima Cahaya",  # OPTION_GOKO
    "Nilai koi-koi",  # OPTION_KOI_MULT
    "Kad bertuah",  # OPTION_LUCKY
    "Siapa mula",  # OPTION_NULL_LEAD
    "Hak pembuka",  # OPTION_OYAKEN
    "Hujan dalam 3",  # OPTION_RAIN3
    "Trio reben",  # OPTION_RIBBONS
    "Bulan",  # OPTION_ROUNDS
    "Tujuh berganda",  # OPTION_SEVEN
    "Empat Cahaya",  # OPTION_SHIKO
    "Tiga Cahaya",  # OPTION_THREE
    "Trio bertambah",  # OPTION_TRIO_EXTRA
    "Purnama/bunga",  # OPTION_VIEWING
    "Cuaca buruk",  # OPTION_WEATHER
    "Tidak",  # VALUE_BATTLE_OFF
    "Ya",  # VALUE_BATTLE_ON
    "Bebas",  # VALUE_CALLS_ANY
    "Satu seorang",  # VALUE_CALLS_ONCE_EACH
    "Satu sahaja",  # VALUE_CALLS_ONCE_TOTAL
    "Tidak",  # VALUE_CUP_PLAIN_OFF
    "Ya",  # VALUE_CUP_PLAIN_ON
    "Simpan",  # VALUE_EXHAUST_KEEP
    "Kosong",  # VALUE_EXHAUST_VOID
    "Ulang",  # VALUE_FIELD3_REDEAL
    "Main",  # VALUE_FIELD3_TAKE
    "Lawan x2",  # VALUE_KOI_MULT_OPP_X2
    "Semua x2",  # VALUE_KOI_MULT_OWN_X2
    "Setiap +1",  # VALUE_KOI_MULT_PER_CALL
    "Tidak",  # VALUE_LUCKY_OFF
    "Ulang",  # VALUE_LUCKY_REDEAL
    "Enam",  # VALUE_LUCKY_SCORE
    "Lain",  # VALUE_NULL_LEAD_OTHER
    "Sama",  # VALUE_NULL_LEAD_SAME
    "Tidak",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Itali",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "Tidak",  # VALUE_RAIN3_OFF
    "Ya",  # VALUE_RAIN3_ON
    "Tidak",  # VALUE_SEVEN_OFF
    "Ya",  # VALUE_SEVEN_ON
    "Tidak",  # VALUE_TRIO_EXTRA_OFF
    "Ya",  # VALUE_TRIO_EXTRA_ON
    "Tidak",  # VALUE_VIEWING_0
    "Tidak",  # VALUE_WEATHER_OFF
    "Ya",  # VALUE_WEATHER_ON
)
