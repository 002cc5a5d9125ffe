"""Made by `make texts` from assets/texts/tr/shell.po: change that, not this."""

TEXTS = (
    "Hakkında",  # ABOUT
    "Küçük ekranlar için Okey, Koi-Koi ve Ceki.",  # ABOUT_HELP
    "Bu oyun temelli silinsin mi?",  # ASK_DELETE
    "Yarım kalmış bir oyun var. Onu bırakıp yenisine başlansın mı?",  # ASK_REPLACE
    "Bu kurallar birlikte olmuyor: {0}",  # BAD_SETUP
    "Pil bitmek üzere. Her şey kaydedildi; hemen şarj et.",  # BATTERY_LOW
    "Parlaklık",  # BRIGHTNESS
    "Belleğin {0} sözcüğü flash belleğe bakıyor. Hepsi doğru.",  # CHECK_RIGHT
    "Belleğin {0} sözcüğü yanlış. Yeniden başlat; yine olursa: python -m tools.flash.",  # CHECK_WRONG
    "3-10 harfli bir kelime ya da bir kod.",  # CODE_HELP
    "Ne bir kelime ne de bir kod.",  # CODE_WRONG
    "İki kez sor",  # CONFIRM
    "Her zaman",  # CONFIRM_ALL
    "Her atıştan önce sorar; Cekide yalnız tehlikeliyse.",  # CONFIRM_HELP
    "Her atış hemen geçerli.",  # CONFIRM_NEVER_HELP
    "Riskliyse",  # CONFIRM_RISKY
    "Yalnız okey ya da tehlikeli kart atarken sorar.",  # CONFIRM_RISKY_HELP
    "Kontrast",  # CONTRAST
    "Yüksek: yazılar ve kartlar daha kolay okunur; masalar benzeşir.",  # CONTRAST_HELP
    "Yüksek",  # CONTRAST_HIGH
    "Normal",  # CONTRAST_NORMAL
    "{0},{1}",  # DECIMAL
    "Karartma süresi",  # DIM
    "Bir şeyler ters gitti ve suç bizde. Oyun saklandı.",  # FAILURE
    "Özür dileriz",  # FAILURE_TITLE
    "Başarılar",  # FEATS
    "Dağıtımın parmak izi: {0}",  # FINGERPRINT
    "Oyun bitince dağıtımın dürüstlüğünü kanıtlar.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "Flash bellekten çalışma kapalı: bellek daha az.",  # FLASH_OFF_HELP
    "Flash: açık",  # FLASH_ON
    "Basınca, flash belleğe bakan tüm bellek denetlenir.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Üç üçlü; kazanana herkes öder.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Çiçek kartları: topla, riski göze al.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Seriler ve gruplar, iki ila dört kişilik.",  # GAME_OKEY_HELP
    "Uyanı işaretler, yarayanı sayar ya da öneri verir.",  # HELP_HELP
    "geri",  # HINT_BACK
    "değiştir",  # HINT_CHANGE
    "seç",  # HINT_CHOOSE
    "menü",  # HINT_MENU
    "devamı",  # HINT_MORE
    "devam",  # HINT_OK
    "yaz",  # HINT_TYPE
    "Ev kuralları",  # HOUSE_RULES
    "Bütün kurallar tek tek, oyuncular ve oyun kodu.",  # HOUSE_RULES_HELP
    "Bilinen bir dağıtım: istatistiğe girmez.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Dil",  # LANGUAGE
    "Türkçe",  # LANGUAGE_NAME
    "Son oyunu izle",  # LAST_MATCH
    "{0}: biten son oyunun kodu.",  # LAST_SEED
    "Kolay",  # LEVEL_EASY
    "Zor",  # LEVEL_HARD
    "Usta",  # LEVEL_MASTER
    "Orta",  # LEVEL_MEDIUM
    "Karışık",  # LEVEL_MIXED
    "Her rakibin düzeyi ayrı: Ev kurallarına bak.",  # LEVEL_MIXED_HELP
    "İnsan",  # LEVEL_PERSON
    "Yarım kalan oyun okunamadı. Dosyası saklandı.",  # MATCH_DAMAGED
    "Bu oyun başka bir sürümün kurallarıyla oynanmış. Saklandı ve menüde kalıyor.",  # MATCH_OTHER_VERSION
    "{0} dk",  # MINUTES
    "Son hamleler okunamadı: biraz öncesinden devam ediyorsun.",  # MOVES_LOST
    "Adlar",  # NAMES
    "Cihazı elden ele geçirenlerin adları.",  # NAMES_HELP
    "{0}: yalnız {1} {2} iken.",  # NEEDS
    "Asla",  # NEVER
    "{0}: yeni oyun",  # NEW_MATCH
    "Hayır",  # NO
    "Bellek burada hiçbir oyuna yetmiyor: nedeni Hakkında'da. Kayıtlı oyunlar duruyor.",  # NO_ROOM
    "Rakip",  # ONLY_OPPONENT
    "{0}. rakip",  # OPPONENT
    "Rakipler",  # OPPONENTS
    "Özel",  # OWN_RULES
    "En az bir kural hazır kurallardan ayrılıyor.",  # OWN_RULES_HELP
    "O da burada oynar: cihaz elden ele geçer.",  # PERSON_HELP
    "%{0}",  # PER_CENT
    "{0}. oyuncu",  # PLAYER
    "Alıştırma",  # PRACTICE
    "Geri alma, açık eller. Sayılmaz.",  # PRACTICE_HELP
    "Kurallar",  # PRESET
    "Bulmacalar",  # PUZZLES
    "Bulmaca kaydı okunamadı. Sayım yeniden başlıyor.",  # PUZZLES_DAMAGED
    "Bin durum, her birinin tek doğru yanıtı var.",  # PUZZLES_HELP
    "Günün bulmacası",  # PUZZLE_OF_DAY
    "Tamam. Yarın yenisi var.",  # PUZZLE_OF_DAY_DONE
    "Bugün herkes için aynı.",  # PUZZLE_OF_DAY_HELP
    "Rastgele",  # RANDOM
    "Devam et",  # RESUME
    "{0}, {1}. el: {2}",  # RESUME_INFO
    "Kitapçık",  # RULES
    "Gerçek kart ve taşlarla birkaç sayfa.",  # RULES_HELP
    "{0} sn",  # SECONDS
    "Oyun kodu",  # SEED
    "Bir kelime ya da kod: aynı dağıtım yeniden gelir.",  # SEED_HELP
    "Ayarlar",  # SETTINGS
    "Ayarlar okunamadı: ilk ayarlara dönüldü.",  # SETTINGS_DAMAGED
    "Ayarlar saklanamadı: cihaz kapanana kadar geçerli.",  # SETTINGS_NOT_KEPT
    "Kenara ayrılanlar",  # SHELF
    "Sil",  # SHELF_DELETE
    "Kayıt başarısız: bütün oyunlar olduğu gibi duruyor.",  # SHELF_FAILED
    "Kenara ayıracak yer kalmadı. Silinecek oyunu seç.",  # SHELF_FULL
    "Başka oyuna başlamak için bıraktığın oyunlar.",  # SHELF_HELP
    "Şu an oynanan oyun.",  # SHELF_IN_PLAY
    "{0}, {1}. el",  # SHELF_MATCH
    "Sen",  # SHELF_YOU
    "Kapanma süresi",  # SLEEP
    "Ses",  # SOUND
    "Kısa sesler: bir hamle, senin sıran, elin sonu.",  # SOUND_HELP
    "Yüksek",  # SOUND_LOUD
    "Kapalı",  # SOUND_OFF
    "Kısık",  # SOUND_QUIET
    "Hız",  # SPEED
    "Oyunun ve rakiplerin hızı.",  # SPEED_HELP
    "Oyna",  # START
    "Yeni bir oyun başlar: {0}, {1}.",  # START_HELP
    "İstatistik",  # STATISTICS
    "Bütün oyunlar",  # STATISTICS_ALL
    "Bu oyunun istatistikleri ve başarıları silinsin mi?",  # STATISTICS_ASK
    "Art arda galibiyet",  # STATISTICS_BEST
    "İstatistikler bozulmuştu. Bir kenara kondu, sayım yeniden başlıyor.",  # STATISTICS_DAMAGED
    "Kapsam",  # STATISTICS_GROUP
    "Kazanılan oyun",  # STATISTICS_MATCHES
    "{0}: istatistik",  # STATISTICS_OF
    "El başına puan",  # STATISTICS_POINTS
    "Hepsini sil",  # STATISTICS_RESET
    "Kazanılan el",  # STATISTICS_ROUNDS
    "Süre",  # STATISTICS_TIME
    "Kayıt başarısız: oyun sürüyor ama kaydedilmiyor.",  # STORE_FAILED
    "Yer kalmadı: oyun sürüyor ama kaydedilmiyor.",  # STORE_FULL
    "Belleğe yazılamıyor: oyun sürüyor ama kaydedilmiyor.",  # STORE_UNWRITABLE
    "Art arda doğru: {0}. En iyi: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Solak",  # TURNED
    "Cihazı ters çevir: tuşlar yer değiştirir.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Evet",  # YES
)
