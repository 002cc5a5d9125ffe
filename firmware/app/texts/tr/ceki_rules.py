"""Made by `make texts` from assets/texts/tr/ceki_rules.po: change that, not this."""

TEXTS = (
    "Ceki!",  # CALL
    "Hamlesinin sonunda bunları olan ceki diyebilir, derse çifti kapalı koyar.",  # CALL_ASKED
    "Hamlesinin sonunda bunları olan ceki der ve çifti kapalı koyar.",  # CALL_MUST
    "Sonra el değişmez: çiftin eşi kazandırır, çekilen başka her kart hemen atılır.",  # CALL_THEN
    "İki üçlü ve bir çift, dokuzuncu kartı bekler:",  # CALL_WHEN
    "Kartlar",  # CARDS
    "Sayıyı kenarlık gösterir: ince, orta ya da kalın; düz, çizgili ya da dişli.",  # CARDS_BORDERS
    "Beyaz Çiçek, Kızıl Çiçek ve Yaşlı Bin, her biri dört tane:",  # CARDS_HONOURS
    "1'den 9'a sikke, dizi ve tümen, her kart dört tane:",  # CARDS_SUITS
    "Puanlar",  # COUNTS
    "Dokuz kartın her biri sayısı kadar, onör 1 eder. Hepsi, son kartın nasıl geldiğiyle çarpılır:",  # COUNTS_SUM
    "Atılan kartla yalnız sıradaki kazanabilir. Daha değerlisi için bırakabilir.",  # COUNTS_WHO
    "Oyun",  # END
    "Deste bitince atılanlar karılır: en çok üç kez, sonra el geçersiz olur.",  # END_RESHUFFLED
    "Deste bitince el geçersiz olur.",  # END_VOID
    "Amaç",  # GOAL
    "Yalnız sayı önemli, takım değil. Onörler ise aynı olmalı.",  # GOAL_KIND
    "Aynı sayıdan üç üçlü topla: dokuz kart.",  # GOAL_SETS
    "Eli kazanan puanları alır; kimse ödemez.",  # MATCH_ADD
    "Bir el sonunda bırakana kadar sürer.",  # MATCH_ENDLESS
    "{0} puana önce ulaşan kazanır.",  # MATCH_FIRST
    "{0} el sonunda en çok puanı olan kazanır.",  # MATCH_HANDS
    "Her rakip, eli kazanana o elin puanını öder.",  # MATCH_PAY
    "Eli kazanan puanları alır; kimse ödemez.",  # MATCH_TARGET
    "Elden atıldı",  # ROW_DOUBLE
    "Atıldı, yeni çekilmişti",  # ROW_SIMPLE
    "Sen çektin",  # ROW_TRIPLE
    "Hamle",  # TURN
    "Yığından aldığın kartı aynı hamlede atamazsın.",  # TURN_KEPT
    "Elinde sekiz kart var. Bir kart al: destenin üstünden ya da sağındakinin az önce attığını.",  # TURN_TAKE
    "Sonra yığına bir kart at. Yalnız en üstteki alınabilir, onu da yalnız sıradaki oyuncu alır.",  # TURN_THROW
)
