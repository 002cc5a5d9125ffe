"""Made by `make texts` from assets/texts/tr/okey_guide.po: change that, not this."""

TEXTS = (
    "On dört taşın hepsini ötekilerden önce üçlü ya da daha büyük gruplara diz.",  # AIM
    "{0} gidince uzaklaşmazsın: bu atış da aynı derecede iyi.",  # AS_GOOD
    "Bitirmene {0} taş var: o kadarını değiştirmen gerek.",  # AWAY
    "Bitiren bir şey kaybetmez. Ötekilerin her biri {0} kaybeder.",  # BILL
    "Gösterdiğin gösterge her birine {0} daha kaybettirdi.",  # BILL_TWIN
    "Her rengin bir şekli var: {0}.",  # COLOURS
    "Burada, seçtiğin taş atılınca bitmene ne kaldığı ve kaç canlı, yani görülmemiş taşın yarayacağı yazar.",  # COUNT
    "Okey atarak bitirirsen {0} kaybederler. Yedi çift de kazanır, {1} kaybettirir.",  # DEARER
    "{0} hiçbir grubuna uymuyor. Öyleyse desteden çek: {1}.",  # DRAW
    "Çekeceğin taş belli değil. {0} ise seni kesinlikle bir taş yaklaştırır.",  # DRAWN
    "Biri 0 puana düşünce en iyi puan kazanır. Bu ders ve kurallar menüde.",  # END
    "Yıldızlı taş sahte okeydir. Her taşın yerine geçmez: yalnızca {0} sayılır.",  # FALSE
    "{0} gidince bitirmene {2} değil, {1} taş kalır.",  # FARTHER
    "{0} gidince uzaklaşmazsın, görünmeyen {1} taş işine yarar. {2} gidince bu sayı {3}.",  # FEWER
    "Onu destenin üstüne koy, kazandın: {0}.",  # FINISH
    "Seri tek renktir, sayıları art ardadır. Per ise ayrı renklerde aynı sayıdır. Bu gruplar tamam: altlarında çizgi var.",  # GROUPS
    "Elinde bir okey var. Eksik olan her taşın yerine geçer.",  # HAVE_JOKER
    "Açılan bu taş göstergedir. Aynı rengin bir sonraki sayısı okeydir: şimdi {0}.",  # INDICATOR
    "Oyun sürer; sıran yeniden gelmeden başkası bitirebilir.",  # LATER
    "Her sırada bir taş alır, bir taş atarsın. Ötekilerin taşlarından yalnız bunu alabilirsin: solundaki {0} son bunu attı.",  # LEFT_PILE
    "Artık yalnız bir taş eksik. Görünmeyenlerden bitiren taş sayısı: {0}.",  # ONE_AWAY
    "On dördü de grupta, yalnız {0} artıyor.",  # ONE_OVER
    "Attığın taş burada, kendi attıklarının üstünde durur. Onu sağındaki {0} alabilir.",  # OWN_PILE
    "Yeni taş ıstakanın ucunda durur. {0} taşları seri dizer, {1} bir taşı kaldırır, yerini değiştirirsin.",  # SORT
    "{0} aradığın taş. {1} ile üstüne git, {2} ile al.",  # TAKE
    "{0} seni yaklaştırmaz: yine {1} taş var, ne aldığını da herkes görür.",  # TAKEN
    "İşine yaramayanı at: {0}. {1} ile üstüne git. {2} onu attıklarının yanına götürür, {3} atar.",  # THROW
    "İşine yaramayanı at: {0}. {1} ile üstüne git, {2} ile menüyü aç: taş oradan atılır.",  # THROW_BY_MENU
    "Bu, göstergenin ikizi. İlk hamlenden önce gösterge yaparsan, yani onu gösterirsen, ötekiler birer puan kaybeder: {0}.",  # TWIN
    "Göstergenin ikizi yalnız ilk hamlenden önce gösterilir. Sonra sıradan bir taştır.",  # UNSHOWN
)
