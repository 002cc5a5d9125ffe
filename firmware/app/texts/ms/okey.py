"""Made by `make texts` from assets/texts/ms/okey.po: change that, not this."""

TEXTS = (
    "{0} sama baiknya.",  # ADVISE_AS_GOOD
    "Boleh tutup dengannya.",  # ADVISE_FINISH
    "{0} tinggal {1}: peluang {2}% kurang selepas cabutan",  # ADVISE_LATER
    "{0} tidak membantu.",  # ADVISE_LEAVE
    "Jika tutup sekarang, lawan menang.",  # ADVISE_NOT_YET
    "{0} tidak dapat tutup.",  # ADVISE_NO_FINISH
    "{0} tinggal {1}",  # ADVISE_OTHER
    ("Lagi {0}, {1} jubin hidup membantu",),  # ADVISE_THROW
    "Dengannya lagi {0}, tanpanya {1}",  # ADVISE_WITH
    "Buang joker?",  # ASK_JOKER
    "Ia jadi apa-apa jubin",  # ASK_JOKER_WHY
    "Biarkan jubin?",  # ASK_LEAVE
    "Pusingan tamat seri",  # ASK_LEAVE_WHY
    "Tunjuk kembar?",  # ASK_SHOW
    "{0} anda: yang lain hilang 1",  # ASK_SHOW_WHY
    "{0} mula dahulu",  # BEGINS
    "Terbaik {0} -{3}, {1}, pusingan {2}",  # BEST_ROUND
    "Satu warna: dua kali",  # BILL_COLOUR
    "Joker dibuang",  # BILL_JOKER
    "Tiada yang hilang mata",  # BILL_NOBODY
    "Tujuh pasang",  # BILL_PAIRS
    "Set dan turutan",  # BILL_SETS
    "{0} tunjuk kembar",  # BILL_TWIN
    "Anda tunjuk kembar",  # BILL_YOU_TWIN
    "Baru diambil: simpan",  # CANNOT_RETURN
    "Boleh tutup!",  # CAN_FINISH
    "Buang {0} dan tutup",  # CAN_FINISH_HOW
    "Peluang {0}.{1}% lebih baik selepas cabutan",  # COSTS_AHEAD
    ("Lagi {0}, {1} hidup",),  # COUNT_AFTER
    "Lagi {0}",  # COUNT_FARTHER
    "Lagi {0}. {1} bantu",  # COUNT_HELPS
    "Lagi {0}. {1} tidak bantu",  # COUNT_IDLE
    "{0} bahagi jubin",  # DEALS
    "{0} biarkan jubin",  # DECLINED
    "{0} buang {1}",  # DISCARDED
    "{0} cabut",  # DREW
    "{0} cabut yang akhir",  # DREW_INDICATOR
    "{0} tutup!",  # FINISHED
    "Cabut",  # HINT_DRAW
    "Tutup!",  # HINT_FINISH
    "Biarkan",  # HINT_LEAVE
    "Tidak",  # HINT_NO
    "Belum",  # HINT_NOT_YET
    "Asal",  # HINT_OWN
    "Pasang",  # HINT_PAIRS
    "Angkat",  # HINT_PICK
    "Letak",  # HINT_PUT
    "Rak",  # HINT_RACKS
    "Tunjuk",  # HINT_SHOW
    "Kumpul",  # HINT_SORT
    "Ambil",  # HINT_TAKE
    "Buang",  # HINT_THROW
    "{0} tersingkir",  # IS_OUT
    "Joker",  # JOKER
    "Cabut satu jubin",  # MENU_DRAW
    "Tutup, buang {0}",  # MENU_FINISH
    "Cabut penunjuk",  # MENU_INDICATOR
    "Biarkan jubin",  # MENU_LEAVE
    "Susun pasang",  # MENU_PAIRS
    "Jangan tunjuk",  # MENU_PASS
    "Tunjuk kembar",  # MENU_SHOW
    "Susun kumpulan",  # MENU_SORT
    "Ambil {0}",  # MENU_TAKE
    "Buang {0}",  # MENU_THROW
    "Belum ada yang jadi",  # NO_GROUPS
    "Belum ada pasang",  # NO_PAIRS
    "Pusingan {0} tamat",  # ROUND_CUT
    "Tutup!",  # SHOUT_FINISH
    "Joker!",  # SHOUT_JOKER
    "{0} tunjuk kembar",  # SHOWED
    "{0} tunjuk kembar",  # SHOWED_SHORT
    "buang {0}",  # THROWN
    "{0} ambil {1}",  # TOOK
    "Anda tersingkir",  # YOU_ARE_OUT
    "Anda mula: buang satu",  # YOU_BEGIN
    "Anda bahagi jubin",  # YOU_DEAL
    "Anda biarkan jubin",  # YOU_DECLINED
    "Anda buang {0}",  # YOU_DISCARDED
    "Anda cabut {0}",  # YOU_DREW
    "Anda cabut yang akhir",  # YOU_DREW_INDICATOR
    "Anda tutup!",  # YOU_FINISHED
    "Anda tunjuk kembar",  # YOU_SHOWED
    "Anda tunjuk kembar",  # YOU_SHOWED_SHORT
    "Anda ambil {0}",  # YOU_TOOK
)
