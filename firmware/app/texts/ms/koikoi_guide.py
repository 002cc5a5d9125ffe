"""Made by `make texts` from assets/texts/ms/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Kad di tangan mengambil kad di meja. Kad tertentu yang diambil menjadi yaku, dan yaku memberi mata.",  # AIM
    "Setiap yaku ada barisnya. Semuanya {0} mata untuk anda; lawan dapat 0.",  # BILL
    "Kad anda masih boleh menambah: sebut koi-koi. Pilih dengan {0}, jawab dengan {1}.",  # CALL
    "Lencana ini tanda anda sudah menyebut koi-koi. {0} pun melihatnya.",  # CALLED
    "Maka anda main terus. Jika {0} mendapat yaku dahulu, anda hilang {1} mata itu.",  # CALLED_AGAIN
    "Sekarang pilih. Berhenti, dan mata itu milik anda. Atau sebut koi-koi dan main terus: tetapi jika {0} mendapat yaku dahulu, hanya yaku itu dikira, dua kali.",  # DECIDE
    "Jika lawan sudah menyebut koi-koi, mata itu dikira dua kali.",  # DOUBLED
    "Satu perlawanan ada {0} bulan, dan mata terbanyak menang. Menu ada semua yaku, Cara bermain dan peraturan.",  # END
    "Yaku, dan berapa lagi.",  # GAUGES
    "Ada empat jenis: 5 cahaya ({0}); 9 haiwan ({1}); 10 reben; dan 24 kad biasa.",  # KINDS
    "Yaku pertama anda: {0}. Matanya di sini: {1}.",  # MADE
    "Setiap kad ada bulannya, dikenali daripada tumbuhan. Ini {0}, bulan {1}: nombornya di sudut. Setiap bulan ada empat kad.",  # MONTHS
    "Satu yaku lagi: {1}! Semuanya bernilai {0} mata.",  # MORE
    "Kad ini, {0}, tidak kena mana-mana kad sama bulan. Ia tinggal di meja, dan {1} boleh mengambilnya.",  # NO_CATCH
    "Kad ini, {0}, kena {1} kad di meja. Tetapi {2} lebih berguna untuk yaku anda.",  # OTHER_CARD
    "Yang satu lagi lebih bernilai: {0}.",  # OTHER_ONE
    "Inilah ambilan anda, disusun mengikut jenis.",  # PILE
    "Tiada kad anda yang boleh mengambil. Letak yang paling kurang berguna bagi lawan: {0}. Pilih dengan {1}, letak dengan {2}.",  # PLAY_NONE
    "Letak kad ini: {0}. Ia mengambil kad sama bulan di meja. Pilih dengan {1}, letak dengan {2}.",  # PLAY_ONE
    "Tiga lagi kad bulan itu ada di meja: kad ini, {0}, mengambil semuanya. Pilih dengan {1}, letak dengan {2}.",  # PLAY_THREE
    "Ada dua kad sama bulan di meja, dan anda pilih satu. Letak {0}, dan ambil {3}: {1} dan {2}.",  # PLAY_TWO
    "Kad ini, {0}, mengambil satu dari meja dan menjadi yaku. Pilih dengan {1}, letak dengan {2}.",  # PLAY_YAKU
    "Itu banyak untuk satu pusingan: berhenti, dan ambil. Pilih dengan {0}, jawab dengan {1}.",  # STOP
    "Maka anda dapat {0} sekarang, dan bulan tamat: tiada risiko, tiada yaku lagi.",  # STOPPED
    "Selepas setiap kad anda, kad teratas di dek dibuka. Ia mengambil dengan cara yang sama, atau tinggal di meja.",  # TURNED
)
