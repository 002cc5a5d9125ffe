"""Made by `make texts` from assets/texts/ms/okey.po: change that, not this."""

TEXTS = (
    "{0} sama baiknya.",  # ADVISE_AS_GOOD
    "Boleh menang dengannya.",  # ADVISE_FINISH
    "Tanpa {0}: {1}, tetapi peluang kurang {2}% selepas cabutan",  # ADVISE_LATER
    "{0} tidak membantu.",  # ADVISE_LEAVE
    "Jika tamatkan sekarang, orang lain menang.",  # ADVISE_NOT_YET
    "{0} tidak membawa menang.",  # ADVISE_NO_FINISH
    "Tanpa {0}: {1}",  # ADVISE_OTHER
    ("{0} lagi, baki {1} jubin membantu",),  # ADVISE_THROW
    "Dengannya {0} lagi, tanpanya {1}",  # ADVISE_WITH
    "Buang joker?",  # ASK_JOKER
    "Jadi mana-mana jubin",  # ASK_JOKER_WHY
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
    "Boleh menang!",  # CAN_FINISH
    "Buang {0} ke atas dek",  # CAN_FINISH_HOW
    "Peluang {0}.{1}% lebih baik selepas cabutan",  # COSTS_AHEAD
    ("{0} lagi, baki {1}",),  # COUNT_AFTER
    "{0} lagi",  # COUNT_FARTHER
    "{0} lagi. {1} bantu",  # COUNT_HELPS
    "{0} lagi. {1} tidak bantu",  # COUNT_IDLE
    "{0} agih jubin",  # DEALS
    "{0} biarkan jubin",  # DECLINED
    "{0} buang {1}",  # DISCARDED
    "{0} cabut",  # DREW
    "{0} cabut jubin akhir",  # DREW_INDICATOR
    "{0} menang!",  # FINISHED
    "Cabut",  # HINT_DRAW
    "Menang!",  # HINT_FINISH
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
    "Menang, buang {0}",  # MENU_FINISH
    "Cabut penunjuk",  # MENU_INDICATOR
    "Biarkan jubin",  # MENU_LEAVE
    "Susun pasangan",  # MENU_PAIRS
    "Jangan tunjuk",  # MENU_PASS
    "Tunjuk kembar",  # MENU_SHOW
    "Susun kumpulan",  # MENU_SORT
    "Ambil {0}",  # MENU_TAKE
    "Buang {0}",  # MENU_THROW
    "Belum ada yang jadi",  # NO_GROUPS
    "Belum ada yang sama",  # NO_PAIRS
    "Pusingan {0} tamat",  # ROUND_CUT
    "Menang!",  # SHOUT_FINISH
    "Joker!",  # SHOUT_JOKER
    "{0} tunjuk kembar",  # SHOWED
    "{0} tunjuk kembar",  # SHOWED_SHORT
    "buang {0}",  # THROWN
    "{0} ambil {1}",  # TOOK
    "Anda tersingkir",  # YOU_ARE_OUT
    "Anda mula: buang satu",  # YOU_BEGIN
    "Anda agih jubin",  # YOU_DEAL
    "Anda biarkan jubin",  # YOU_DECLINED
    "Anda buang {0}",  # YOU_DISCARDED
    "Anda cabut {0}",  # YOU_DREW
    "Anda cabut jubin akhir",  # YOU_DREW_INDICATOR
    "Anda menang!",  # YOU_FINISHED
    "Anda tunjuk kembar",  # YOU_SHOWED
    "Anda tunjuk kembar",  # YOU_SHOWED_SHORT
    "Anda ambil {0}",  # YOU_TOOK
)
