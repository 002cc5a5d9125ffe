"""Made by `make texts` from assets/texts/ms/okey_guide.po: change that, not this."""

TEXTS = (
    "Susun semua empat belas jubin dalam kumpulan tiga atau lebih, sebelum yang lain.",  # AIM
    "Tanpa {0} jauhnya sama: buangan ini sama baik.",  # AS_GOOD
    "Anda {0} jubin lagi untuk tutup: sebanyak itu yang perlu ditukar.",  # AWAY
    "Yang tutup tidak rugi. Setiap pemain lain hilang {0}.",  # BILL
    "Kembar yang anda tunjuk merugikan mereka {0} lagi.",  # BILL_TWIN
    "Setiap warna ada bentuknya: {0}.",  # COLOURS
    "Di sini tertulis, bagi jubin yang dipilih, berapa lagi jika ia dibuang, dan berapa jubin hidup membantu: belum kelihatan.",  # COUNT
    "Buang joker untuk tutup, dan mereka hilang {0}. Tujuh pasang juga menang, dengan harga {1}.",  # DEARER
    "{0} tidak sesuai dengan kumpulan anda. Jadi cabut dari dek: {1}.",  # DRAW
    "Yang dicabut belum tentu kena. {0} pasti membawa anda satu jubin lebih dekat.",  # DRAWN
    "Apabila seseorang jatuh ke 0, mata tertinggi menang. Menu ada pelajaran ini dan peraturan.",  # END
    "Bintang itu joker palsu. Ia tidak menjadi jubin lain: ia {0} sahaja.",  # FALSE
    "Tanpa {0}, tutup masih {1} jubin lagi, bukan {2}.",  # FARTHER
    "Tanpa {0} jauhnya sama, dan {1} jubin belum kelihatan membantu. Tanpa {2}: {3}.",  # FEWER
    "Letakkan di atas dek, dan anda menang: {0}.",  # FINISH
    "Turutan itu sewarna dan nombornya berturut-turut. Set itu senombor dan berlainan warna. Kumpulan ini lengkap: ada garisnya.",  # GROUPS
    "Anda ada joker. Ia menjadi apa-apa jubin yang kurang.",  # HAVE_JOKER
    "Jubin ini dibuka: penunjuk. Nombor berikut sewarna dengannya ialah joker, kini {0}.",  # INDICATOR
    "Anda main terus, dan orang lain mungkin tutup sebelum giliran anda.",  # LATER
    "Setiap giliran ambil satu jubin dan buang satu. Daripada buangan lawan hanya yang ini boleh diambil: buangan terakhir {0}, di kiri anda.",  # LEFT_PILE
    "Kini hanya satu jubin yang kurang. Jubin belum kelihatan yang boleh menutup: {0}.",  # ONE_AWAY
    "Empat belas sudah dalam kumpulan, dan hanya {0} yang lebih.",  # ONE_OVER
    "Buangan anda ada di sini, di longgok sendiri. {0}, di kanan anda, boleh mengambilnya.",  # OWN_PILE
    "Jubin baharu berada di hujung rak. {0} menyusun jubin menjadi kumpulan, dan {1} mengangkat satu untuk dipindahkan.",  # SORT
    "{0} ialah yang kurang. Pilih dengan {1}, ambil dengan {2}.",  # TAKE
    "{0} tidak mendekatkan anda: masih {1} lagi, dan semua nampak apa yang diambil.",  # TAKEN
    "Buang yang tidak sesuai: {0}. Pilih dengan {1}. {2} membawanya ke longgok anda, dan {3} membuang.",  # THROW
    "Buang yang tidak sesuai: {0}. Pilih dengan {1}, dan buka menu dengan {2} untuk membuangnya.",  # THROW_BY_MENU
    "Ini kembar penunjuk. Jika ditunjuk sebelum gerakan pertama anda, yang lain hilang satu mata. {0} menunjuk.",  # TWIN
    "Kembar hanya boleh ditunjuk sebelum gerakan pertama anda. Selepas itu ia jubin biasa.",  # UNSHOWN
)
