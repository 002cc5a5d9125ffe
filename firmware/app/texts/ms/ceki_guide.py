"""Made by `make texts` from assets/texts/ms/ceki_guide.po: change that, not this."""

TEXTS = (
    "Kali ini pun bukan {0}: cabut lagi.",  # AGAIN
    "Kumpulkan tiga set tiga kad serupa: sembilan kad. Nombor sahaja dikira, bukan jenis.",  # AIM
    "Setiap kad bernilai nombornya, dan semuanya x2: kad terakhir datang dari tangan {0}.",  # BILL
    "Ceki! Dengan dua set dan sepasang anda wajib menyebutnya. Pasangan itu tertutup: semua tahu anda menunggu, tetapi bukan kad apa.",  # CALLED
    "Ceki: dua set dan sepasang. Di sini tertulis berapa jauhnya, kad apa yang perlu, dan berapa bakinya: belum kelihatan.",  # COUNT
    "Belum ada kad yang dibuang, jadi cabutlah. Dek sudah ditanda: cabut dengan {0}.",  # DRAW
    "Satu perlawanan ada {0} pusingan, dan mata terbanyak menang. Menu ada Cara bermain dan peraturan.",  # END
    "{0} yang ketiga: set pertama anda! Kini ia bergaris bawah.",  # GOT_SET
    "Buang yang paling kurang berguna: {2}. Ia tanpa nombor, dan hanya ada empat. Pilih dengan {1}, buang dengan {0}.",  # HONOUR
    "{0} ada kawan: tanpanya set anda lebih jauh. {1} bersendirian.",  # NOT_ALONE
    "Yang dicabut belum tentu kena, dan {0} di longgok akan hilang. Ia melengkapkan satu set.",  # NOT_TAKEN
    "Itu bermakna anda lepaskan {0} di longgok, yang membawa anda sampai, dan terus menunggu.",  # NOT_WON
    "Dua set dan sepasang: hanya {2} yang lebih. Buanglah.",  # ONE_OVER
    "Semua membayar anda sebanyak itu, bukan {0} sahaja.",  # PAID
    "Bukan {0}. Kad yang menang dikira x3 jika anda mencabutnya; jika {1} membuangnya, x2 dari tangan, x1 jika baru dicabut.",  # PRICES
    "Anda hanya boleh ambil buangan {2} di kanan anda. Ini {3}, dan anda ada dua: pilih dengan {1}, ambil dengan {0}.",  # TAKE
    "Anda ada tiga pasang. Setiap giliran ambil satu kad dan buang satu.",  # TURN
    "Kini kad anda tidak berubah. Cabut: dengan {0} anda sampai, iaitu menang; kad lain terus dibuang.",  # WAIT
    "{2} membuang {3} dari tangan: set ketiga anda! Dengan {0} anda sampai.",  # WIN
)
