"""Made by `make texts` from assets/texts/tr/okey.po: change that, not this."""

TEXTS = (
    "{0} atsan da olur.",  # ADVISE_AS_GOOD
    "Onunla bitirebilirsin.",  # ADVISE_FINISH
    "{0} atılırsa {1}, sonraki çekişte şans %{2} az",  # ADVISE_LATER
    "{0} yaklaştırmaz.",  # ADVISE_LEAVE
    "Şimdi bitirirsen başkası kazanır.",  # ADVISE_NOT_YET
    "{0} ile bitirilmez.",  # ADVISE_NO_FINISH
    "{0} atılırsa {1}",  # ADVISE_OTHER
    ("Bitmeye {0}, {1} taş işe yarar",),  # ADVISE_THROW
    "Onunla bitmeye {0}, onsuz {1}",  # ADVISE_WITH
    "Okey atılsın mı?",  # ASK_JOKER
    "Her taşın yerine geçer",  # ASK_JOKER_WHY
    "Taş bırakılsın mı?",  # ASK_LEAVE
    "El berabere biter",  # ASK_LEAVE_WHY
    "Gösterge yapılsın mı?",  # ASK_SHOW
    "{0} sende: rakipler 1 kaybeder",  # ASK_SHOW_WHY
    "{0} başlıyor",  # BEGINS
    "En iyi: {0} -{3}, {1}, {2}. el",  # BEST_ROUND
    "Tek renk: iki katı",  # BILL_COLOUR
    "Okey atıldı",  # BILL_JOKER
    "Kimse puan kaybetmedi",  # BILL_NOBODY
    "Yedi çift",  # BILL_PAIRS
    "Seri ve grup",  # BILL_SETS
    "{0} gösterge yaptı",  # BILL_TWIN
    "Gösterge yaptın",  # BILL_YOU_TWIN
    "Yeni aldın: atılmaz",  # CANNOT_RETURN
    "Bitirebilirsin!",  # CAN_FINISH
    "{0} taşını ortaya at",  # CAN_FINISH_HOW
    "Sonraki çekişten sonra şansı %{0},{1} fazla",  # COSTS_AHEAD
    ("Bitmeye {0}, yarayan {1}",),  # COUNT_AFTER
    "Bitmeye {0}",  # COUNT_FARTHER
    "Bitmeye {0}. {1} yarar",  # COUNT_HELPS
    "Bitmeye {0}. {1} boş",  # COUNT_IDLE
    "{0} dağıttı",  # DEALS
    "{0} taşı bıraktı",  # DECLINED
    "{0} {1} attı",  # DISCARDED
    "{0} çekti",  # DREW
    "{0} son taşı çekti",  # DREW_INDICATOR
    "{0} bitirdi",  # FINISHED
    "Çek",  # HINT_DRAW
    "Bitir!",  # HINT_FINISH
    "Bırak",  # HINT_LEAVE
    "Hayır",  # HINT_NO
    "Sonra",  # HINT_NOT_YET
    "Önceki dizi",  # HINT_OWN
    "Çift diz",  # HINT_PAIRS
    "Kaldır",  # HINT_PICK
    "Koy",  # HINT_PUT
    "Istakalar",  # HINT_RACKS
    "Göster",  # HINT_SHOW
    "Seri diz",  # HINT_SORT
    "Al",  # HINT_TAKE
    "At",  # HINT_THROW
    "{0} elendi",  # IS_OUT
    "Okey",  # JOKER
    "Taş çek",  # MENU_DRAW
    "{0} atıp bitir",  # MENU_FINISH
    "Göstergeyi çek",  # MENU_INDICATOR
    "Taşı bırak",  # MENU_LEAVE
    "Çift diz",  # MENU_PAIRS
    "Gösterme",  # MENU_PASS
    "Gösterge yap",  # MENU_SHOW
    "Seri diz",  # MENU_SORT
    "{0} al",  # MENU_TAKE
    "{0} at",  # MENU_THROW
    "Henüz per yok",  # NO_GROUPS
    "Henüz çift yok",  # NO_PAIRS
    "{0}. el sona erdi",  # ROUND_CUT
    "Bitti!",  # SHOUT_FINISH
    "Okey!",  # SHOUT_JOKER
    "{0} gösterge yaptı",  # SHOWED
    "{0} eşini açtı",  # SHOWED_SHORT
    "atılan: {0}",  # THROWN
    "{0} {1} aldı",  # TOOK
    "Elendin",  # YOU_ARE_OUT
    "Başla: bir taş at",  # YOU_BEGIN
    "Dağıttın",  # YOU_DEAL
    "Taşı bıraktın",  # YOU_DECLINED
    "{0} attın",  # YOU_DISCARDED
    "{0} çektin",  # YOU_DREW
    "Son taşı çektin",  # YOU_DREW_INDICATOR
    "Bitirdin!",  # YOU_FINISHED
    "Gösterge yaptın",  # YOU_SHOWED
    "Eşini açtın",  # YOU_SHOWED_SHORT
    "{0} aldın",  # YOU_TOOK
)
