"""Made by `make texts` from assets/texts/ms/koikoi_rules.po: change that, not this."""

TEXTS = (
    "Mana-mana {0}; setiap satu lagi tambah 1.",  # ANY_OF
    "Yang terbaik sahaja dikira.",  # BRIGHT_BEST
    "Cahaya",  # BRIGHT_YAKU
    "Mata dikira dua kali jika lawan menyebut koi-koi, dan dua kali jika anda menyebut.",  # CALLED_BOTH
    "Mata didarab dengan bilangan koi-koi tambah satu.",  # CALLED_EACH
    "Mata dikira dua kali jika lawan menyebut koi-koi.",  # CALLED_OTHER
    "Koi-koi boleh disebut berapa kali pun.",  # CALLS_ANY
    "Setiap orang boleh menyebut koi-koi sekali sepusingan.",  # CALLS_EACH
    "Hanya satu koi-koi dibenarkan sepusingan.",  # CALLS_TOTAL
    "Kad",  # CARDS
    "Sembilan haiwan; jambatan dan cawan sake antaranya:",  # CARDS_ANIMAL
    "Lima cahaya:",  # CARDS_BRIGHT
    "Ada dua belas bulan, setiap bulan empat kad. Tumbuhan menunjukkan bulan.",  # CARDS_MONTHS
    "24 yang lain ialah kad biasa:",  # CARDS_PLAIN
    "Sepuluh reben: tiga puisi, tiga biru, empat merah:",  # CARDS_RIBBON
    "Koi-koi?",  # DECISION
    "Koi-koi: anda main terus untuk lebih. Jika lawan mendapat yaku, hanya yaku itu dikira.",  # DECISION_CALL
    "Berhenti: bulan tamat, dan semua yaku anda dikira.",  # DECISION_STOP
    "Pemain yang mendapat yaku, atau menambahnya, memilih pada akhir giliran.",  # DECISION_WHEN
    "Perlawanan",  # END
    "Apabila kad di tangan habis, bulan tamat.",  # END_EMPTY
    "Jika hanya seorang menyebut koi-koi, dia dapat mata; jika tidak, tiada siapa.",  # END_KEPT
    "Pemenangi bulan mula dahulu pada bulan berikut.",  # END_LEAD
    "Selepas {0} bulan, mata terbanyak menang.",  # END_MATCH
    "Jika tiada koi-koi, pembuka dapat {0}.",  # END_OYAKEN
    "Maka tiada yang dapat mata.",  # END_VOID
    "Matlamat",  # GOAL
    "Pemain yang ada yaku boleh berhenti: dia dapat mata, dan lawan dapat 0. Selepas {0} bulan, mata terbanyak menang.",  # GOAL_STOP
    "Permainan berdua. Ambil kad di meja dengan kad di tangan. Kad tertentu yang diambil menjadi yaku, yang memberi mata.",  # GOAL_YAKU
    "Kad bertuah",  # LUCKY
    "Keempat-empat kad satu bulan, diagih kepada seorang:",  # LUCKY_FOUR
    "Atau empat pasang daripada empat bulan:",  # LUCKY_PAIRS
    "Jika ditunjukkan sebelum kad pertama, ia memberi 6, dan bulan tamat.",  # LUCKY_SCORE
    "Kemudian kad diagih semula.",  # LUCKY_VOID
    "Yaku lain",  # OTHER_YAKU
    "Reben",  # RIBBON_YAKU
    "Tujuh mata atau lebih dikira dua kali.",  # SEVEN
    "Giliran",  # TURN
    "Letak satu kad. Jika ada satu kad sama bulan di meja, ambil kedua-duanya; jika tiada, kad itu tinggal di meja.",  # TURN_PLAY
    "Kemudian kad teratas di dek dibuka, dan mengambil dengan cara yang sama.",  # TURN_STOCK
    "Jika ada tiga, anda ambil semuanya.",  # TURN_THREE
    "Jika ada dua, anda pilih satu.",  # TURN_TWO
)
