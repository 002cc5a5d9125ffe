"""Made by `make texts` from assets/texts/ms/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Kad di tangan mengambil kad di meja. Kad tertentu yang diambil menjadi yaku, dan yaku memberi mata.",  # AIM
    "Setiap yaku ada barisnya. Semuanya {0} mata untuk anda; lawan tiada.",  # BILL
    "Tangan anda masih boleh menambah: laung koi-koi. Pilih dengan {0}, jawab dengan {1}.",  # CALL
    "Lencana ini tanda anda sudah melaung koi-koi. {0} pun melihatnya.",  # CALLED
    "Maka anda main terus. Jika {0} dahulu mendapat yaku, anda hilang {1} mata itu.",  # CALLED_AGAIN
    "Sekarang pilih. Berhenti, dan mata itu milik anda. Atau laung koi-koi dan main terus: tetapi jika {0} dahulu mendapat yaku, hanya yaku itu dikira, dua kali.",  # DECIDE
    "Jika lawan sudah melaung koi-koi, mata itu dikira dua kali.",  # DOUBLED
    "Satu perlawanan ada {0} bulan, dan mata terbanyak menang. Menu ada semua yaku, pelajaran ini dan peraturan.",  # END
    "Yaku, dan berapa lagi.",  # GAUGES
    "Ada empat jenis: 5 cahaya, seperti {0}; 9 haiwan, seperti {1}; 10 reben; dan 24 kad biasa.",  # KINDS
    "Yaku pertama anda: {0}. Matanya di sini: {1}.",  # MADE
    "Setiap kad ada bulannya, dikenali dari tumbuhan. Ini {0}, bulan {1}: nombornya di sudut. Setiap bulan ada empat kad.",  # MONTHS
    "Satu yaku lagi: {1}! Semuanya bernilai {0} mata.",  # MORE
    "Kad ini, {0}, tidak kena mana-mana kad sama bulan. Ia tinggal di meja, dan {1} boleh mengambilnya.",  # NO_CATCH
    "Kad ini, {0}, juga kena {1} di meja. Tetapi {2} lebih berguna untuk yaku anda.",  # OTHER_CARD
    "Yang satu lagi lebih bernilai: {0}.",  # OTHER_ONE
    "Inilah ambilan anda, disusun mengikut jenis.",  # PILE
    "Tiada kad anda yang boleh mengambil. Lepaskan yang paling kurang guna bagi lawan: {0}. Pilih dengan {1}, main dengan {2}.",  # PLAY_NONE
    "Main kad ini: {0}. Ia mengambil kad sama bulan di meja. Pilih dengan {1}, main dengan {2}.",  # PLAY_ONE
    "Ketiga-tiga kad lain bulan itu ada di meja: kad ini, {0}, mengambil semuanya. Pilih dengan {1}, main dengan {2}.",  # PLAY_THREE
    "Ada dua kad sama bulan di meja, dan anda pilih satu. Main {0}, dan ambil {3}: {1} dan {2}.",  # PLAY_TWO
    "Kad ini, {0}, mengambil satu dari meja dan menjadi yaku dengan ambilan anda. Pilih dengan {1}, main dengan {2}.",  # PLAY_YAKU
    "Itu banyak untuk sebulan: berhenti, dan ambil. Pilih dengan {0}, jawab dengan {1}.",  # STOP
    "Maka anda dapat {0} sekarang, dan bulan tamat: tiada risiko, tiada yaku lagi.",  # STOPPED
    "Selepas setiap kad anda, kad teratas di dek dibuka. Ia mengambil dengan cara yang sama, atau tinggal di meja.",  # TURNED
)
