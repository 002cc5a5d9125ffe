"""Made by `make texts` from assets/texts/tr/ceki.po: change that, not this."""

TEXTS = (
    "{0} yaklaştırmaz.",  # ADVISE_LEAVE
    "{0} almaktansa kart çek.",  # ADVISE_NO_GAIN
    "{0} bunu bekliyor: %{1}",  # ADVISE_RISK
    "Onunla cekiye {0}, onsuz {1}",  # ADVISE_TAKE
    ("Cekiye {0}, {1} kart işe yarar",),  # ADVISE_THROW
    "Ceki diyelim mi?",  # ASK_CALL
    ("{0} kazandırır: {1} kaldı",),  # ASK_CALL_WHY
    "Oyun burada bitirilsin mi?",  # ASK_END
    "Kazanabilirsin!",  # ASK_WIN
    ("{0} x {1} = {2} puan",),  # ASK_WIN_WHY
    "{0} başlıyor",  # BEGINS
    "En iyi: {0}, {1}, {2}. el",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Kazanan da ödeyen de yok",  # BILL_VOID
    "{0}: ceki!",  # CALLED
    "CEKİ",  # CALLED_MARK
    "{0} {1}",  # CARD
    "{0} dağıttı",  # DEALS
    "{0} çekti",  # DREW
    "elden atıldı",  # FROM_HAND
    "{0}. el",  # HAND
    "El {0}/{1}",  # HAND_OF
    "E{0}",  # HAND_SHORT
    "Atılanlar: {0}",  # HEAP_TITLE
    "Ceki!",  # HINT_CALL
    "Çek",  # HINT_DRAW
    "Kartlar",  # HINT_HANDS
    "Yığın",  # HINT_HEAP
    "Bırak",  # HINT_LEAVE
    "Yeni el",  # HINT_NEXT
    "Hayır",  # HINT_NO
    "Sonra",  # HINT_NOT_YET
    "Al",  # HINT_TAKE
    "At",  # HINT_THROW
    "Eli bitir",  # HINT_VOID
    "Kazan!",  # HINT_WIN
    "İki kat: x2",  # HOW_DOUBLE
    "Bir kat: x1",  # HOW_SIMPLE
    "Üç kat: x3",  # HOW_TRIPLE
    "yeni çekildi",  # JUST_DRAWN
    ("{0} kart kapatıldı",),  # LAYS
    "Ceki de",  # MENU_CALL
    "Kart çek",  # MENU_DRAW
    "Oyunu bitir",  # MENU_END
    "Atılanlara bak",  # MENU_HEAP
    "Deme",  # MENU_PASS
    "{0} al",  # MENU_TAKE
    "{0} at",  # MENU_THROW
    "Eli bitir",  # MENU_VOID
    "{0} ile kazan",  # MENU_WIN
    "Bir daha: {0} at",  # NOTE_AGAIN
    "{0} alırsa: {1}-{2} puan",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("Deste: {0} kart",),  # NOTE_STOCK
    "Yeni aldın: başkasını at",  # NOTE_TAKEN
    "Önce bir kart al",  # NOTE_TAKE_FIRST
    "Yaşlı Bin",  # OLD_THOUSAND
    "Kızıl Çiçek",  # RED_FLOWER
    "{0} kartlık yeni deste",  # RESHUFFLED
    "YB",  # SHORT_OLD_THOUSAND
    "KÇ",  # SHORT_RED_FLOWER
    "BÇ",  # SHORT_WHITE_FLOWER
    ("Cekiye {0}. Yarar: {1} ({2} kaldı)",),  # STATUS
    ("{0} bekliyorsun: {1} kaldı",),  # STATUS_CALLED
    ("{0} kazandırır: {1} kaldı",),  # STATUS_CALLED_SHORT
    ("Ceki! Sonra {0} kazandırır: {1} kaldı",),  # STATUS_READY
    ("Ceki! {0} ile biter: {1} kaldı",),  # STATUS_READY_SHORT
    ("Cekiye {0}: {1}, {2} kaldı",),  # STATUS_SHORT
    ("{0} kala: {1}, {2} kaldı",),  # STATUS_SHORTER
    "{0} kala: {1}",  # STATUS_SHORTEST
    "sikke",  # SUIT_COINS
    "tümen",  # SUIT_MYRIADS
    "dizi",  # SUIT_STRINGS
    "Atılan / kalan",  # TALLY_TITLE
    "{0} {1} attı",  # THREW
    "{0} {1} aldı",  # TOOK
    "Çekecek kart kalmadı",  # VOID
    "{0}. el geçersiz",  # VOID_HAND
    "Beyaz Çiçek",  # WHITE_FLOWER
    "{0}: elinden attı",  # WHY_DOUBLE
    "{0}: çekti, hemen attı",  # WHY_SIMPLE
    "{0}: desteden çekti",  # WHY_TRIPLE
    "{0} kazandı!",  # WON
    "{1}. el: {0} kazandı",  # WON_HAND
    "Sen başlıyorsun",  # YOU_BEGIN
    "Ceki dedin!",  # YOU_CALLED
    "Dağıttın",  # YOU_DEAL
    "{0} çektin",  # YOU_DREW
    "{0} attın",  # YOU_THREW
    "{0} aldın",  # YOU_TOOK
    "Kazandın!",  # YOU_WON
    "{0}. eli kazandın",  # YOU_WON_HAND
)
