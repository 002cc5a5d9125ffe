"""Made by `make texts` from assets/texts/tr/okey_rules.po: change that, not this."""

TEXTS = (
    "On dört taş tek renkse iki kat kaybederler.",  # COLOUR_ANY
    "On dört taş hep kırmızı ya da hep siyahsa iki kat kaybederler.",  # COLOUR_RED_BLACK
    "Puanlar",  # COUNTS
    "Berabere biten elde kimse kaybetmez.",  # COUNTS_DRAWN
    "Herkes {0} puanla başlar. Puan yalnız kaybedilir. Rakiplerin her biri şunu kaybeder:",  # COUNTS_LOST
    "Oyun",  # END
    "Dağıtma sırası sağa geçer. Dağıtanın sağındaki başlar.",  # END_DEAL
    "O oyuncu elenir, kalanlar oynar. Masada son kalan kazanır.",  # END_ELIMINATION
    "Karşılıklı oturanlar ortak puanlı bir takımdır. Puanı önce biten takım kaybeder.",  # END_PARTNERS
    "O zaman puanı çok olan kazanır.",  # END_SINGLE
    "O zaman ilk iki oyuncu kazanır.",  # END_TOP2
    "Birinin puanı bitene kadar oynanır.",  # END_WHEN
    "Bitirmek",  # FINISH
    "On dört taş da dizildiyse on beşinciyi ortaya at: kazandın.",  # FINISH_HOW
    "Bitirmek zorunlu değildir. Son taş olarak okey atmayı bekleyebilirsin: rakipler daha çok kaybeder.",  # FINISH_LATER
    "Amaç",  # GOAL
    "On dört taşın hepsini herkesten önce perlere, yani seri ve gruplara, ya da yedi çifte diz.",  # GOAL_ALL
    "Çift: eş iki taş. Çiftler yalnız on dört taş da çiftse sayılır.",  # GOAL_PAIRS
    "Seri: tek renkten art arda üç ya da daha çok taş. 1, 2'den önce ya da 13'ten sonra gelir.",  # GOAL_RUN
    "Grup: aynı sayıdan, ayrı renklerde üç ya da dört taş.",  # GOAL_SET
    "Okey",  # JOKER
    "Okey her taşın yerine geçer.",  # JOKER_ANY
    "Sahte okeyin yıldızı vardır. Yalnız okey olan taşın yerine geçer.",  # JOKER_FALSE
    "Bir taş açılır: gösterge. Aynı rengin bir sonraki sayısı okeydir; 13'ten sonra 1 gelir.",  # JOKER_FOUND
    "Dört renkte 1'den 13'e kadar sayılar, her biri ikişer, ve iki sahte okey: 106 taş.",  # JOKER_TILES
    "... okey atarak",  # ROW_JOKER
    "Yedi çiftle bitiş",  # ROW_PAIRS
    "... okey atarak",  # ROW_PAIRS_JOKER
    "Normal bitiş",  # ROW_SETS
    "Gösterge yapıldı",  # ROW_TWIN
    "Hamle",  # TURN
    "Taşlar bitince son atılanı almayan oyuncu eli kapatır: el berabere kalır.",  # TURN_EMPTY
    "Komşudan alınan taş aynı hamlede atılamaz.",  # TURN_KEPT
    "Bir taş al: ortadan ya da solundakinin son attığını.",  # TURN_TAKE
    "Sonra sağına, kendi attıklarının üstüne bir taş at. Onu sıradaki oyuncu alabilir.",  # TURN_THROW
    "Gösterge",  # TWIN
    "Bu oyunda puan getirmez.",  # TWIN_OFF
    "Kime geldiyse, o elde ilk hamlesini yapmadan gösterebilir. Rakipler 1'er puan kaybeder.",  # TWIN_OWN
    "Kime geldiyse, oyun başlamadan gösterebilir. Rakipler 1'er puan kaybeder.",  # TWIN_START
    "Göstergenin aynısı onun eşidir. Onu göstermeye gösterge yapmak denir.",  # TWIN_WHAT
)
