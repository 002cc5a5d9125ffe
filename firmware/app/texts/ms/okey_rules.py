"""Made by `make texts` from assets/texts/ms/okey_rules.po: change that, not this."""

TEXTS = (
    "Jika semua empat belas sewarna, lawan rugi dua kali ganda.",  # COLOUR_ANY
    "Jika semua empat belas merah, atau semuanya hitam, lawan rugi dua kali ganda.",  # COLOUR_RED_BLACK
    "Kiraan",  # COUNTS
    "Pusingan seri tidak merugikan sesiapa.",  # COUNTS_DRAWN
    "Semua mula dengan {0} mata. Mata hanya berkurang. Kerugian setiap pemain lain:",  # COUNTS_LOST
    "Perlawanan",  # END
    "Pengagih bertukar ke kanan. Yang duduk di kanan pengagih mula dahulu.",  # END_DEAL
    "Pemain itu keluar, dan yang lain main terus. Yang terakhir di meja menang.",  # END_ELIMINATION
    "Yang duduk bertentangan ialah satu pasukan dengan mata bersama. Pasukan pertama yang habis mata kalah.",  # END_PARTNERS
    "Kemudian mata tertinggi menang.",  # END_SINGLE
    "Kemudian dua mata tertinggi menang.",  # END_TOP2
    "Pusingan demi pusingan dimainkan sehingga mata seseorang habis.",  # END_WHEN
    "Menang",  # FINISH
    "Apabila semua empat belas jubin dalam kumpulan, buang yang kelima belas ke dek: anda menang.",  # FINISH_HOW
    "Tiada yang wajib terus menang. Anda boleh menunggu joker untuk buangan akhir: lawan rugi lebih.",  # FINISH_LATER
    "Matlamat",  # GOAL
    "Jadilah yang pertama menyusun semua empat belas jubin dalam kumpulan, iaitu set dan turutan, atau dalam tujuh pasang.",  # GOAL_ALL
    "Pasangan: dua jubin sama. Pasangan dikira hanya jika semua empat belas jubin berpasangan.",  # GOAL_PAIRS
    "Turutan: tiga atau lebih sewarna berturut-turut. 1 datang sebelum 2, atau selepas 13.",  # GOAL_RUN
    "Set: tiga atau empat jubin senombor, berlainan warna.",  # GOAL_SET
    "Joker",  # JOKER
    "Joker jadi mana-mana jubin.",  # JOKER_ANY
    "Joker palsu ada bintang. Ia hanya mewakili jubin yang jadi joker.",  # JOKER_FALSE
    "Satu jubin dibuka, iaitu penunjuk. Nombor berikut sewarna dengannya ialah joker; selepas 13 ialah 1.",  # JOKER_FOUND
    "Nombor 1 hingga 13 dalam empat warna, masing-masing dua, dan dua joker palsu: 106 jubin.",  # JOKER_TILES
    "... joker buangan akhir",  # ROW_JOKER
    "Menang: tujuh pasang",  # ROW_PAIRS
    "... joker buangan akhir",  # ROW_PAIRS_JOKER
    "Menang: set dan turutan",  # ROW_SETS
    "Tunjuk kembar",  # ROW_TWIN
    "Giliran",  # TURN
    "Apabila dek habis, yang tidak mahu buangan terakhir menamatkan pusingan: seri.",  # TURN_EMPTY
    "Jubin yang diambil daripada lawan tidak boleh dibuang dalam giliran yang sama.",  # TURN_KEPT
    "Ambil satu jubin: yang teratas di dek, atau yang terakhir dibuang oleh pemain di kiri anda.",  # TURN_TAKE
    "Kemudian buang satu ke longgok sendiri, di kanan anda. Pemain berikut boleh mengambilnya.",  # TURN_THROW
    "Kembar",  # TWIN
    "Dalam perlawanan ini ia tidak bernilai.",  # TWIN_OFF
    "Pemain yang mendapatnya semasa agihan boleh menunjukkannya sebelum langkah pertamanya. Setiap pemain lain hilang 1 mata.",  # TWIN_OWN
    "Pemain yang mendapatnya semasa agihan boleh menunjukkannya sebelum permainan mula. Setiap pemain lain hilang 1 mata.",  # TWIN_START
    "Jubin sama dengan penunjuk ialah kembarnya. Menunjukkannya disebut gösterme.",  # TWIN_WHAT
)
