"""Made by `make texts` from assets/texts/ms/puzzles.po: change that, not this."""

TEXTS = (
    "{0} sudah ceki dan menutup {1} kad. Kad mana pasti selamat dibuang?",  # ASK_CEKI
    "{0} sudah ceki dan menutup {1} kad. Sejak itu cabut terus buang: {2}. Kad mana pasti selamat dibuang?",  # ASK_CEKI_THROWN
    "{0}: kad mana jadikannya giliran ini, apa pun yang dibuka?",  # ASK_KOIKOI
    "Buang jubin mana? Menang jika boleh. Jika tidak, simpan susunan yang boleh menang dengan paling banyak jubin cabutan berikut.",  # ASK_OKEY
    "{0}, {1} terus",  # IN_A_ROW
    "Kad {0} mengambil {1}: mungkin tidak cukup.",  # LESS_KOIKOI
    "{0} mungkin tunggu {1}.",  # MAY_WAIT
    "Seterusnya",  # NEXT
    "Kad {0} tidak mengambil apa-apa sekarang.",  # NONE_KOIKOI
    "Soalan",  # QUESTION
    "Betul: {0} berturut-turut!",  # RIGHT
    "Betul.",  # RIGHT_LATE
    "Jubin menang: {1} tanpa {0}, {3} tanpa {2}.",  # WHY_DRAWS
    "Tanpa {0} anda menang sekarang.",  # WHY_FINISH
    "Kad {0} mengambil {1} dan pasti jadi: {2}.",  # WHY_KOIKOI
    "Tanpa {0}, jubin menang: {1}. Selain itu tiada.",  # WHY_ONLY
    "{2} kad tertutup {3} adalah sama; {0} belum nampak: {1}.",  # WHY_SHORT
    "{0}: {1} mencabutnya dan tidak menang.",  # WHY_THROWN
    "Bukan yang ini.",  # WRONG
)
