"""Made by `make texts` from assets/texts/tr/ceki_setup.po: change that, not this."""

TEXTS = (
    "Hiç Ceki oynamadın mı? Bir öğretici elde öğren.",  # ASK_GUIDE
    "Ceki de",  # FEAT_0
    "Bir el kazan",  # FEAT_1
    "x2 kazan",  # FEAT_2
    "x3 kazan",  # FEAT_3
    "60 puan kazan",  # FEAT_4
    "Yeni desteyle kazan",  # FEAT_5
    "Üç eş kartla kazan",  # FEAT_6
    "6 kişiyken kazan",  # FEAT_7
    "Herkes cekiyken kazan",  # FEAT_8
    "Bir oyun kazan",  # FEAT_9
    "Zor rakipleri yen",  # FEAT_10
    "Birini sıfırda bırak",  # FEAT_11
    "Nasıl oynanır",  # GUIDE
    "Her hamleden sonra herkese sorulur; demeden de oynanabilir.",  # HELP_CALL_ASK
    "Tek kart bekleyen, kural gereği ceki der.",  # HELP_CALL_AUTO
    "Belli sayıda elden sonra çok puanlı kazanır; kimse ödemez.",  # HELP_FORMAT_HANDS
    "Her elden sonra herkes kazanana öder.",  # HELP_FORMAT_PAY
    "Hedefe önce ulaşan kazanır; kimse ödemez.",  # HELP_FORMAT_TARGET
    "Öğretici bir el: oynarken anlatılır.",  # HELP_GUIDE
    "Hedefli olmayan bir oyunda kaç el var.",  # HELP_HANDS
    "Bir el sonunda bırakana kadar oynarsın.",  # HELP_HANDS_0
    "Çiftleri saklar, arada bir rastgele kart atar.",  # HELP_LEVEL_EASY
    "Kalan kartları da sayar, bekleyene vermekten çekinir.",  # HELP_LEVEL_HARD
    "Cekiye uzaklığını bilir, neler atıldığını bilmez.",  # HELP_LEVEL_MEDIUM
    "Masada kaç kişi var.",  # HELP_PLAYERS
    "Altı el; her eli kaybedenler kazanana öder.",  # HELP_PRESET_CLASSIC
    "Dört el; her eli kaybedenler kazanana öder.",  # HELP_PRESET_QUICK
    "Atılanlar yeni deste olur, en çok üç kez.",  # HELP_STOCK_RESHUFFLE
    "Çekecek kart kalmayınca el geçersiz olur.",  # HELP_STOCK_VOID
    "Hedefli oyunu kazandıran toplam.",  # HELP_TARGET
    "Ceki sayısı",  # MADE_CALL
    "Kazanılan x2",  # MADE_DOUBLE
    "Kazanılan x1",  # MADE_SIMPLE
    "Kazanılan x3",  # MADE_TRIPLE
    "Ceki",  # OPTION_CALL
    "Oyun",  # OPTION_FORMAT
    "El",  # OPTION_HANDS
    "Oyuncu",  # OPTION_PLAYERS
    "Deste bitince",  # OPTION_STOCK
    "Hedef",  # OPTION_TARGET
    "Sorulur",  # VALUE_CALL_ASK
    "Otomatik",  # VALUE_CALL_AUTO
    "El sayılı",  # VALUE_FORMAT_HANDS
    "Ödemeli",  # VALUE_FORMAT_PAY
    "Hedefli",  # VALUE_FORMAT_TARGET
    "Sonsuz",  # VALUE_HANDS_0
    "Klasik",  # VALUE_PRESET_CLASSIC
    "Hızlı",  # VALUE_PRESET_QUICK
    "Karılır",  # VALUE_STOCK_RESHUFFLE
    "Geçersiz",  # VALUE_STOCK_VOID
)
