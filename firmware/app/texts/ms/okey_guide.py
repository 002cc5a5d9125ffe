"""Made by `make texts` from assets/texts/ms/okey_guide.po: change that, not this."""

TEXTS = (
    "Susun semua empat belas jubin dalam kumpulan tiga atau lebih, sebelum yang lain.",  # AIM
    "Membuang {0} sama baiknya.",  # AS_GOOD
    "Anda kurang {0} jubin untuk menang.",  # AWAY
    "Pemenang tidak rugi. Setiap pemain lain hilang {0}.",  # BILL
    "Kembar yang anda tunjukkan merugikan mereka {0} lagi.",  # BILL_TWIN
    "Setiap warna ada bentuknya: {0}.",  # COLOURS
    "Di sini tertulis, bagi jubin yang dipilih, berapa lagi jika ia dibuang, dan berapa baki jubin yang membantu.",  # COUNT
    "Buang joker untuk menang, dan mereka hilang {0}. Tujuh pasang juga menang, dengan harga {1}.",  # DEARER
    "{0} tidak sesuai dengan kumpulan anda. Jadi cabut dari dek dengan {1}.",  # DRAW
    "Yang dicabut belum tentu kena. {0} pasti membawa anda satu jubin lebih dekat.",  # DRAWN
    "Apabila seseorang jatuh ke 0, mata tertinggi menang. Menu ada Cara bermain dan peraturan.",  # END
    "Bintang itu joker palsu. Ia tidak mewakili jubin lain: ia {0} sahaja.",  # FALSE
    "Tanpa {0}, masih {1} jubin lagi untuk menang, bukan {2}.",  # FARTHER
    "Tanpa {0} anda tidak lebih jauh. Jubin belum kelihatan yang membantu: {1}; tanpa {2}: {3}.",  # FEWER
    "Letakkan di atas dek dengan {0}, dan anda menang.",  # FINISH
    "Turutan itu sewarna dan nombornya berturut-turut. Set itu senombor dan berlainan warna. Kumpulan ini lengkap: ada garisnya.",  # GROUPS
    "Anda ada joker. Ia jadi mana-mana jubin yang kurang.",  # HAVE_JOKER
    "Jubin ini dibuka: penunjuk. Nombor berikut sewarna dengannya ialah joker, kini {0}.",  # INDICATOR
    "Jika anda main terus, orang lain mungkin menang dahulu.",  # LATER
    "Setiap giliran ambil satu jubin dan buang satu. Daripada buangan lawan hanya yang ini boleh diambil: buangan terakhir {0}, di kiri anda.",  # LEFT_PILE
    "Kini hanya satu jubin yang kurang. Jubin belum kelihatan yang membawa menang: {0}.",  # ONE_AWAY
    "Empat belas sudah dalam kumpulan, dan hanya {0} yang lebih.",  # ONE_OVER
    "Buangan anda ada di sini, di longgok sendiri. {0}, di kanan anda, boleh mengambilnya.",  # OWN_PILE
    "Jubin baharu berada di hujung rak. Susun kumpulan dengan {0}, dan angkat satu dengan {1} untuk dipindahkan.",  # SORT
    "{0} ialah yang kurang. Pilih dengan {1}, ambil dengan {2}.",  # TAKE
    "{0} tidak mendekatkan anda: masih {1} lagi, dan semua nampak apa yang diambil.",  # TAKEN
    "Buang yang tidak sesuai: {0}. Pilih dengan {1}, bawa ke longgok anda dengan {2}, dan buang dengan {3}.",  # THROW
    "Buang yang tidak sesuai: {0}. Pilih dengan {1}, dan buka menu dengan {2} untuk membuangnya.",  # THROW_BY_MENU
    "Ini kembar penunjuk. Jika ditunjukkan sebelum langkah pertama anda, yang lain hilang satu mata. Tunjuk dengan {0}.",  # TWIN
    "Kembar hanya boleh ditunjukkan sebelum langkah pertama anda. Selepas itu ia jubin biasa.",  # UNSHOWN
)
