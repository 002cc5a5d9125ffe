"""Made by `make texts` from assets/texts/ms/ceki.po: change that, not this."""

TEXTS = (
    "{0} tidak membantu.",  # ADVISE_LEAVE
    "{0} tidak lebih baik daripada cabut.",  # ADVISE_NO_GAIN
    "Peluang {0} menunggunya: {1}%",  # ADVISE_RISK
    "Dengannya ceki {0} lagi, tanpanya {1}",  # ADVISE_TAKE
    ("Ceki {0} lagi, baki {1} kad membantu",),  # ADVISE_THROW
    "Sebut ceki?",  # ASK_CALL
    ("Tunggu {0}: baki {1}",),  # ASK_CALL_WHY
    "Tamatkan perlawanan di sini?",  # ASK_END
    "Boleh sampai!",  # ASK_WIN
    ("{0} x {1} = {2} mata",),  # ASK_WIN_WHY
    "{0} mula dahulu",  # BEGINS
    "Terbaik: {0}, {1}, pusingan {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Tiada pemenang atau bayaran",  # BILL_VOID
    "{0}: ceki!",  # CALLED
    "CEKI",  # CALLED_MARK
    "{0} {1}",  # CARD
    "{0} agih kad",  # DEALS
    "{0} cabut",  # DREW
    "dari tangan",  # FROM_HAND
    "Pusingan {0}",  # HAND
    "Pusingan {0}/{1}",  # HAND_OF
    "P{0}",  # HAND_SHORT
    "Longgok: {0}",  # HEAP_TITLE
    "Ceki!",  # HINT_CALL
    "Cabut",  # HINT_DRAW
    "Kad",  # HINT_HANDS
    "Longgok",  # HINT_HEAP
    "Biarkan",  # HINT_LEAVE
    "Terus",  # HINT_NEXT
    "Tidak",  # HINT_NO
    "Belum",  # HINT_NOT_YET
    "Ambil",  # HINT_TAKE
    "Buang",  # HINT_THROW
    "Tamat",  # HINT_VOID
    "Sampai!",  # HINT_WIN
    "Dua kali: x2",  # HOW_DOUBLE
    "Biasa: x1",  # HOW_SIMPLE
    "Tiga kali: x3",  # HOW_TRIPLE
    "baru dicabut",  # JUST_DRAWN
    ("{0} kad ditutup",),  # LAYS
    "Sebut ceki",  # MENU_CALL
    "Cabut satu kad",  # MENU_DRAW
    "Henti",  # MENU_END
    "Lihat longgok",  # MENU_HEAP
    "Jangan sebut",  # MENU_PASS
    "Ambil {0}",  # MENU_TAKE
    "Buang {0}",  # MENU_THROW
    "Tamatkan pusingan",  # MENU_VOID
    "Sampai dengan {0}",  # MENU_WIN
    "Sekali lagi: buang {0}",  # NOTE_AGAIN
    "{0} menang: {1}-{2} mata",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("Dek: {0} kad",),  # NOTE_STOCK
    "Diambil: buang yang lain",  # NOTE_TAKEN
    "Ambil satu kad dulu",  # NOTE_TAKE_FIRST
    "Lau Chian",  # OLD_THOUSAND
    "Yu Nyonya",  # RED_FLOWER
    "Dek baharu: {0} kad",  # RESHUFFLED
    "LC",  # SHORT_OLD_THOUSAND
    "YN",  # SHORT_RED_FLOWER
    "YK",  # SHORT_WHITE_FLOWER
    ("Ceki {0} lagi. Perlu: {1} (baki {2})",),  # STATUS
    ("Anda tunggu {0}: baki {1}",),  # STATUS_CALLED
    ("Tunggu {0}: baki {1}",),  # STATUS_CALLED_SHORT
    ("Ceki! Lalu tunggu {0}: baki {1}",),  # STATUS_READY
    ("Ceki! Tunggu {0}: baki {1}",),  # STATUS_READY_SHORT
    ("Ceki {0} lagi: {1}, baki {2}",),  # STATUS_SHORT
    ("{0} lagi: {1}, baki {2}",),  # STATUS_SHORTER
    "{0} lagi: {1}",  # STATUS_SHORTEST
    "tong",  # SUIT_COINS
    "ban",  # SUIT_MYRIADS
    "sok",  # SUIT_STRINGS
    "Dibuang / baki",  # TALLY_TITLE
    "{0} buang {1}",  # THREW
    "{0} ambil {1}",  # TOOK
    "Dek sudah habis",  # VOID
    "Pusingan {0} batal",  # VOID_HAND
    "Yu Kucing",  # WHITE_FLOWER
    "{0}: buang dari tangan",  # WHY_DOUBLE
    "{0}: cabut terus buang",  # WHY_SIMPLE
    "{0}: cabut dari dek",  # WHY_TRIPLE
    "{0} sampai!",  # WON
    "{0} menangi pusingan {1}",  # WON_HAND
    "Anda mula dahulu",  # YOU_BEGIN
    "Anda sebut ceki!",  # YOU_CALLED
    "Anda agih kad",  # YOU_DEAL
    "Anda cabut {0}",  # YOU_DREW
    "Anda buang {0}",  # YOU_THREW
    "Anda ambil {0}",  # YOU_TOOK
    "Anda sampai!",  # YOU_WON
    "Anda menangi pusingan {0}",  # YOU_WON_HAND
)
