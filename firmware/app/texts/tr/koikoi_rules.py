"""Made by `make texts` from assets/texts/tr/koikoi_rules.po: change that, not this."""

TEXTS = (
    "Herhangi {0} kart; her fazlası 1 puan daha.",  # ANY_OF
    "Bunlardan yalnız en iyisi sayılır.",  # BRIGHT_BEST
    "Işıklar",  # BRIGHT_YAKU
    "Rakip koi-koi dediyse puanlar iki kat, sen dediysen yine iki kat sayılır.",  # CALLED_BOTH
    "Puanlar, koi-koi sayısının bir fazlasıyla çarpılır.",  # CALLED_EACH
    "Rakip koi-koi dediyse puanlar iki kat sayılır.",  # CALLED_OTHER
    "Koi-koi istendiği kadar denebilir.",  # CALLS_ANY
    "Herkes bir ayda bir kez koi-koi diyebilir.",  # CALLS_EACH
    "Bir ayda yalnız bir koi-koi denebilir.",  # CALLS_TOTAL
    "Kartlar",  # CARDS
    "Dokuz hayvan; köprü ve sake kadehi de onlardandır:",  # CARDS_ANIMAL
    "Beş ışık:",  # CARDS_BRIGHT
    "On iki ayın dörder kartı var. Hangi ay olduğunu bitki gösterir.",  # CARDS_MONTHS
    "Öteki 24 kart sadedir:",  # CARDS_PLAIN
    "On şerit: üçü şiirli, üçü mavi, dördü kırmızı:",  # CARDS_RIBBON
    "Koi-koi?",  # DECISION
    "Koi-koi: fazlası için oynarsın. Şimdi rakip yaku yaparsa yalnız o sayılır.",  # DECISION_CALL
    "Dur: ay biter, bütün yakuların sayılır.",  # DECISION_STOP
    "Yaku yapan ya da yakusunu büyüten, hamlesinin sonunda karar verir.",  # DECISION_WHEN
    "Oyun",  # END
    "İki el de boşalınca ay biter.",  # END_EMPTY
    "Yalnız biri koi-koi dediyse puanı o alır; yoksa kimse almaz.",  # END_KEPT
    "Ayı kazanan sonraki aya başlar.",  # END_LEAD
    "{0} ay sonunda en çok puanı olan kazanır.",  # END_MATCH
    "Kimse koi-koi demediyse başlayan {0} puan alır.",  # END_OYAKEN
    "O zaman kimse puan almaz.",  # END_VOID
    "Amaç",  # GOAL
    "Yakusu olan durabilir: puanını alır, rakip hiç alamaz. {0} ay sonunda en çok puanı olan kazanır.",  # GOAL_STOP
    "İki kişi oynar. Elindeki kartlarla yerdeki kartları al. Aldığın bazı kartlar bir yaku yapar, yaku puan verir.",  # GOAL_YAKU
    "Şanslı el",  # LUCKY
    "Bir ayın dört kartı aynı eldeyse:",  # LUCKY_FOUR
    "Ya da dört aydan dört çift:",  # LUCKY_PAIRS
    "İlk karttan önce gösterilirse 6 puan verir ve ay biter.",  # LUCKY_SCORE
    "O zaman kartlar yeniden dağıtılır.",  # LUCKY_VOID
    "Öteki yakular",  # OTHER_YAKU
    "Şeritler",  # RIBBON_YAKU
    "Yedi ve üstü puan iki kat sayılır.",  # SEVEN
    "Hamle",  # TURN
    "Bir kart oyna. Yerde onun ayından bir kart varsa ikisini de alırsın; yoksa kart yerde kalır.",  # TURN_PLAY
    "Sonra destenin üst kartı açılır ve aynı şekilde alır.",  # TURN_STOCK
    "Üç kart varsa hepsini alırsın.",  # TURN_THREE
    "İki kart varsa birini seçersin.",  # TURN_TWO
)
