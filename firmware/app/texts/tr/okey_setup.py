"""Made by `make texts` from assets/texts/tr/okey_setup.po: change that, not this."""

TEXTS = (
    "Hiç Okey oynamadın mı? Bir öğretici elde öğren.",  # ASK_GUIDE
    "Bir el kazan",  # FEAT_0
    "Yedi çiftle kazan",  # FEAT_1
    "Okey atarak bitir",  # FEAT_2
    "Gösterge yap",  # FEAT_3
    "Tek renkle kazan",  # FEAT_4
    "Bir oyun kazan",  # FEAT_5
    "Beşli seriyle kazan",  # FEAT_6
    "Okeysiz kazan",  # FEAT_7
    "Ortada 30 taşla kazan",  # FEAT_8
    "Zor rakipleri yen",  # FEAT_9
    "Hiç kaybetmeden kazan",  # FEAT_10
    "4 kişiyken kazan",  # FEAT_11
    "Nasıl oynanır",  # GUIDE
    "Oyun başlamadan göstergenin eşi herkese sorulur.",  # HELP_GOSTERME_BEFORE_START
    "Göstergenin eşi puan getirmez.",  # HELP_GOSTERME_OFF
    "Göstergenin eşi, oyuncunun ilk hamlesinde gösterilir.",  # HELP_GOSTERME_OWN_TURN
    "Öğretici bir el: oynarken anlatılır.",  # HELP_GUIDE
    "Gösterge masada kalır.",  # HELP_INDICATOR_LAST_OFF
    "Gösterge en son taş olarak çekilebilir.",  # HELP_INDICATOR_LAST_ON
    "Komşu taşlara bakar, arada bir rastgele taş atar.",  # HELP_LEVEL_EASY
    "Kalan taşları iki çekiş önceden sayar. Istakanı hiç görmez.",  # HELP_LEVEL_HARD
    "Kaç taş gerektiğini bilir, hangileri çıktı bilmez.",  # HELP_LEVEL_MEDIUM
    "Tek renk biten el, rakiplere iki kat kaybettirir.",  # HELP_ONE_COLOUR_ANY
    "Tek renk el ötekilerden değerli değildir.",  # HELP_ONE_COLOUR_OFF
    "Hep kırmızı ya da hep siyah biten el iki kat kaybettirir.",  # HELP_ONE_COLOUR_RED_BLACK
    "Okey atarak biten yedi çiftin rakiplere bedeli.",  # HELP_PAIRS_JOKER
    "Masada kaç kişi var.",  # HELP_PLAYERS
    "Herkes 20 puanla başlar: alışılmış oyun.",  # HELP_PRESET_CLASSIC
    "Herkes 10 puanla başlar: yarı yarıya kısa.",  # HELP_PRESET_QUICK
    "Taşlar karılır, zarsız dağıtılır.",  # HELP_SETUP_INFORMAL
    "Aynı zar hem yığını hem taşı seçer.",  # HELP_SETUP_ONE_THROW
    "Bir zar yığını seçer, öteki zar taşı.",  # HELP_SETUP_TWO_THROWS
    "Herkesin başlangıçtaki puanı.",  # HELP_START
    "0 puana düşen elenir; masada son kalan kazanır.",  # HELP_WIN_MODE_ELIMINATION
    "Karşılıklı oturanlar eştir; önce 0 puana düşen takım kaybeder.",  # HELP_WIN_MODE_PARTNERS
    "0 puanda oyun biter; puanı çok olan kazanır.",  # HELP_WIN_MODE_SINGLE
    "0 puanda oyun biter; ilk iki oyuncu kazanır.",  # HELP_WIN_MODE_TOP2
    "Tek renk",  # MADE_COLOUR
    "Atılan okey",  # MADE_JOKER
    "Yedi çift",  # MADE_PAIRS
    "Seri ve grup",  # MADE_SETS
    "Gösterge",  # MADE_TWIN
    "Gösterge",  # OPTION_GOSTERME
    "Göstergeyi çek",  # OPTION_INDICATOR_LAST
    "Tek renk",  # OPTION_ONE_COLOUR
    "Çift + okey",  # OPTION_PAIRS_JOKER
    "Oyuncu",  # OPTION_PLAYERS
    "Hazırlık",  # OPTION_SETUP
    "Puan",  # OPTION_START
    "Kazanan",  # OPTION_WIN_MODE
    "Başta",  # VALUE_GOSTERME_BEFORE_START
    "Hayır",  # VALUE_GOSTERME_OFF
    "İlk hamlede",  # VALUE_GOSTERME_OWN_TURN
    "Hayır",  # VALUE_INDICATOR_LAST_OFF
    "Evet",  # VALUE_INDICATOR_LAST_ON
    "İki kat",  # VALUE_ONE_COLOUR_ANY
    "Hayır",  # VALUE_ONE_COLOUR_OFF
    "Kırmızı/siyah",  # VALUE_ONE_COLOUR_RED_BLACK
    "Klasik",  # VALUE_PRESET_CLASSIC
    "Hızlı",  # VALUE_PRESET_QUICK
    "Kısa",  # VALUE_SETUP_INFORMAL
    "Tek zar",  # VALUE_SETUP_ONE_THROW
    "İki zar",  # VALUE_SETUP_TWO_THROWS
    "Son kalan",  # VALUE_WIN_MODE_ELIMINATION
    "Eşli",  # VALUE_WIN_MODE_PARTNERS
    "En iyi puan",  # VALUE_WIN_MODE_SINGLE
    "İlk iki",  # VALUE_WIN_MODE_TOP2
)
