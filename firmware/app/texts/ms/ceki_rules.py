"""Made by `make texts` from assets/texts/ms/ceki_rules.po: change that, not this."""

TEXTS = (
    "Ceki!",  # CALL
    "Pemain yang memilikinya pada akhir giliran boleh menyebut ceki, dan meletakkan pasangan itu tertutup.",  # CALL_ASKED
    "Pemain yang memilikinya pada akhir giliran menyebut ceki, dan meletakkan pasangan itu tertutup.",  # CALL_MUST
    "Selepas itu kad anda tidak boleh berubah: dengan kad yang serupa pasangan itu anda sampai, iaitu menang; kad lain yang dicabut terus dibuang.",  # CALL_THEN
    "Dua set dan sepasang menunggu kad kesembilan:",  # CALL_WHEN
    "Kad",  # CARDS
    "Bingkai menunjukkan nombor: nipis, sederhana atau tebal, kosong, bergaris atau bergigi.",  # CARDS_BORDERS
    "Kaki: Yu Kucing, Yu Nyonya dan Lau Chian, masing-masing empat:",  # CARDS_HONOURS
    "Tong, sok dan ban dari 1 hingga 9, setiap kad 4 keping:",  # CARDS_SUITS
    "Kiraan",  # COUNTS
    "Setiap satu daripada sembilan kad bernilai nombornya, kaki 1. Jumlahnya digandakan ikut cara kad terakhir diperoleh:",  # COUNTS_SUM
    "Kad di longgok hanya untuk pemain berikut. Ia boleh dibiarkan demi kemenangan lebih besar.",  # COUNTS_WHO
    "Perlawanan",  # END
    "Apabila dek habis, longgok dikocok: paling banyak tiga kali, kemudian pusingan batal.",  # END_RESHUFFLED
    "Apabila dek habis, pusingan batal.",  # END_VOID
    "Matlamat",  # GOAL
    "Nombor sahaja dikira, bukan jenis. Kaki mesti sama.",  # GOAL_KIND
    "Kumpulkan tiga set tiga kad serupa: sembilan kad.",  # GOAL_SETS
    "Pemenangi pusingan mendapat matanya; tiada bayaran.",  # MATCH_ADD
    "Main terus hingga anda keluar, selepas mana-mana pusingan.",  # MATCH_ENDLESS
    "Yang pertama capai {0} mata menang.",  # MATCH_FIRST
    "Selepas {0} pusingan, mata terbanyak menang.",  # MATCH_HANDS
    "Setiap pemain lain membayar mata itu kepada pemenangi pusingan.",  # MATCH_PAY
    "Pemenangi pusingan mendapat matanya; tiada bayaran.",  # MATCH_TARGET
    "Dibuang dari tangan",  # ROW_DOUBLE
    "Dibuang, baru dicabut",  # ROW_SIMPLE
    "Dicabut sendiri",  # ROW_TRIPLE
    "Giliran",  # TURN
    "Kad yang diambil dari longgok tidak boleh dibuang dalam giliran yang sama.",  # TURN_KEPT
    "Anda pegang lapan kad. Ambil satu: yang teratas di dek, atau yang baru dibuang oleh pemain di kanan anda.",  # TURN_TAKE
    "Kemudian buang satu ke longgok. Hanya kad teratas boleh diambil, dan hanya oleh pemain berikut.",  # TURN_THROW
)
