"""Made by `make texts` from assets/texts/tr/koikoi_setup.po: change that, not this."""

TEXTS = (
    "Hiç Koi-Koi oynamadın mı? Bir öğretici ayda öğren.",  # ASK_GUIDE
    "Bir ay kazan",  # FEAT_0
    "Koi-koi de ve kazan",  # FEAT_1
    "İki koi-koi ile kazan",  # FEAT_2
    "Bir seyirle kazan",  # FEAT_3
    "Üç şeritle kazan",  # FEAT_4
    "Domuz, geyik, kelebek",  # FEAT_5
    "Işıklarla kazan",  # FEAT_6
    "Sade ya da hayvanla",  # FEAT_7
    "Bir ayda 10 puan",  # FEAT_8
    "Bir oyun kazan",  # FEAT_9
    "Zor rakibi yen",  # FEAT_10
    "Hiç ay kaybetme",  # FEAT_11
    "Nasıl oynanır",  # GUIDE
    "İçinde yağmur olan dört ışık için puan.",  # HELP_AME
    "Rakip koi-koi dedikten sonra puan yapan hemen durur.",  # HELP_BATTLE_OFF
    "Koi-koi'ye koi-koi ile karşılık verilebilir.",  # HELP_BATTLE_ON
    "Domuz, geyik ve kelebek için puan.",  # HELP_BOAR
    "İstendiği kadar koi-koi denebilir.",  # HELP_CALLS_ANY
    "Herkes bir ayda bir kez koi-koi diyebilir.",  # HELP_CALLS_ONCE_EACH
    "Bir ayda yalnız bir koi-koi denir, biriniz der.",  # HELP_CALLS_ONCE_TOTAL
    "Sake kadehi yalnız hayvan sayılır.",  # HELP_CUP_PLAIN_OFF
    "Sake kadehi sade olarak da sayılır.",  # HELP_CUP_PLAIN_ON
    "Kart bitince, koi-koi diyen tek kişiyse puanı kalır.",  # HELP_EXHAUST_KEEP
    "Kart bitince kimse puan almaz.",  # HELP_EXHAUST_VOID
    "Yerde bir aydan üç kart varsa yeniden dağıtılır.",  # HELP_FIELD3_REDEAL
    "Yerde bir aydan üç kart varsa dördüncü hepsini alır.",  # HELP_FIELD3_TAKE
    "Beş ışığın hepsi için puan.",  # HELP_GOKO
    "Öğretici bir ay: oynarken anlatılır.",  # HELP_GUIDE
    "Rakip koi-koi dediyse puanın iki katı olur.",  # HELP_KOI_MULT_OPP_X2
    "Rakip dediyse iki kat, sen dediysen yine iki kat.",  # HELP_KOI_MULT_OWN_X2
    "Aydaki her koi-koi çarpanı bir artırır.",  # HELP_KOI_MULT_PER_CALL
    "En gösterişli kartı alır, az puanla koi-koi der. Planı yok.",  # HELP_LEVEL_EASY
    "Bütün ayı kafasında oynar; çok kazandırırsa koi-koi der.",  # HELP_LEVEL_HARD
    "Zor gibi, on kat fazla düşünür: beş saniyeye kadar.",  # HELP_LEVEL_MASTER
    "Her kartı iki oyuncu için tartar. Umudu çoksa koi-koi der.",  # HELP_LEVEL_MEDIUM
    "Şanslı el, her el gibidir.",  # HELP_LUCKY_OFF
    "Elde bir aydan dört kart ya da dört çift: yeniden dağıtılır.",  # HELP_LUCKY_REDEAL
    "Elde bir aydan dört kart ya da dört çift: gösterilirse altı puan.",  # HELP_LUCKY_SCORE
    "Kazananı olmayan aydan sonra öteki oyuncu başlar.",  # HELP_NULL_LEAD_OTHER
    "Kazananı olmayan aydan sonra aynı oyuncu başlar.",  # HELP_NULL_LEAD_SAME
    "Yakusuz ay puan vermez.",  # HELP_OYAKEN_0
    "Koi-koi de yaku da yoksa başlayan altı puan alır.",  # HELP_OYAKEN_6
    "Hanafuda Flash gibi: değerli ışıklar, seyir yok, başlama hakkı.",  # HELP_PRESET_FLASH
    "İtalyan: üç ışıkta yağmur sayılır, yedi katlanmaz.",  # HELP_PRESET_ITALIAN
    "Ayda tek koi-koi, büyüyen üçlüler, yedide iki kat.",  # HELP_PRESET_NINTENDO
    "Yağmur, üç ışığın arasında sayılmaz.",  # HELP_RAIN3_OFF
    "Yağmur, üç ışıktan biri olabilir.",  # HELP_RAIN3_ON
    "Üç şiirli şerit ve üç mavi şerit için puan.",  # HELP_RIBBONS
    "Bir oyunda kaç ay var.",  # HELP_ROUNDS
    "Yüksek puanlar ikiye katlanmaz.",  # HELP_SEVEN_OFF
    "Yedi ve üstü puan ikiye katlanır.",  # HELP_SEVEN_ON
    "Yağmursuz dört ışık için puan.",  # HELP_SHIKO
    "Üç ışık için puan.",  # HELP_THREE
    "Beş şerit ya da hayvan, üçlüden ayrı puan verir.",  # HELP_TRIO_EXTRA_OFF
    "Türünden her fazla kart üçlüye bir puan ekler.",  # HELP_TRIO_EXTRA_ON
    "Dolunay ve çiçek seyri puan vermez.",  # HELP_VIEWING_0
    "Sake kadehiyle dolunay ya da perde: beşer puan.",  # HELP_VIEWING_5
    "Seyirleri hiçbir şey bozmaz.",  # HELP_WEATHER_OFF
    "Yağmurun çiçek seyrini, aralık kartın dolunay seyrini bozar.",  # HELP_WEATHER_ON
    "Şiirli şeritler",  # MADE_AKATAN
    "Yağmurlu dört",  # MADE_AME
    "Mavi şeritler",  # MADE_AOTAN
    "Beş ışık",  # MADE_GOKO
    "Çiçek seyri",  # MADE_HANAMI
    "Domuz-geyik-kelebek",  # MADE_INOSHIKA
    "Sadeler",  # MADE_KASU
    "Üç ışık",  # MADE_SANKO
    "Dört ışık",  # MADE_SHIKO
    "Şeritler",  # MADE_TAN
    "Hayvanlar",  # MADE_TANE
    "Dolunay seyri",  # MADE_TSUKIMI
    "Yağmurlu dört",  # OPTION_AME
    "Karşılık",  # OPTION_BATTLE
    "Domuz üçlüsü",  # OPTION_BOAR
    "Koi-koi",  # OPTION_CALLS
    "Kadeh sade",  # OPTION_CUP_PLAIN
    "Kart bitince",  # OPTION_EXHAUST
    "Yerde üç",  # OPTION_FIELD3
    "Beş ışık",  # OPTION_GOKO
    "Çarpan",  # OPTION_KOI_MULT
    "Şanslı el",  # OPTION_LUCKY
    "Sonra başlayan",  # OPTION_NULL_LEAD
    "Başlama hakkı",  # OPTION_OYAKEN
    "Üçte yağmur",  # OPTION_RAIN3
    "Üç şerit",  # OPTION_RIBBONS
    "Aylar",  # OPTION_ROUNDS
    "Yedide iki kat",  # OPTION_SEVEN
    "Dört ışık",  # OPTION_SHIKO
    "Üç ışık",  # OPTION_THREE
    "Büyüyen üçlü",  # OPTION_TRIO_EXTRA
    "Seyirler",  # OPTION_VIEWING
    "Kötü hava",  # OPTION_WEATHER
    "Hayır",  # VALUE_BATTLE_OFF
    "Evet",  # VALUE_BATTLE_ON
    "Sınırsız",  # VALUE_CALLS_ANY
    "Birer kez",  # VALUE_CALLS_ONCE_EACH
    "Tek kez",  # VALUE_CALLS_ONCE_TOTAL
    "Hayır",  # VALUE_CUP_PLAIN_OFF
    "Evet",  # VALUE_CUP_PLAIN_ON
    "Kalır",  # VALUE_EXHAUST_KEEP
    "Puan yok",  # VALUE_EXHAUST_VOID
    "Yeniden",  # VALUE_FIELD3_REDEAL
    "Oynanır",  # VALUE_FIELD3_TAKE
    "Rakip x2",  # VALUE_KOI_MULT_OPP_X2
    "İkisi x2",  # VALUE_KOI_MULT_OWN_X2
    "Her biri +1",  # VALUE_KOI_MULT_PER_CALL
    "Hayır",  # VALUE_LUCKY_OFF
    "Yeniden",  # VALUE_LUCKY_REDEAL
    "Altı",  # VALUE_LUCKY_SCORE
    "Öteki",  # VALUE_NULL_LEAD_OTHER
    "Aynı",  # VALUE_NULL_LEAD_SAME
    "Hayır",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "İtalyan",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "Hayır",  # VALUE_RAIN3_OFF
    "Evet",  # VALUE_RAIN3_ON
    "Hayır",  # VALUE_SEVEN_OFF
    "Evet",  # VALUE_SEVEN_ON
    "Hayır",  # VALUE_TRIO_EXTRA_OFF
    "Evet",  # VALUE_TRIO_EXTRA_ON
    "Hayır",  # VALUE_VIEWING_0
    "Hayır",  # VALUE_WEATHER_OFF
    "Evet",  # VALUE_WEATHER_ON
)
