"""Made by `make texts` from assets/texts/tr/okey_guide.po: change that, not this."""

TEXTS = (
    "On dört taşın hepsini rakiplerinden önce en az üçlü perlere diz.",  # AIM
    "{0} atmak da aynı derecede iyi.",  # AS_GOOD
    "Bitmene {0} taş var.",  # AWAY
    "Bitiren bir şey kaybetmez. Rakiplerin her biri {0} kaybeder.",  # BILL
    "Gösterge yapman her birine {0} daha kaybettirdi.",  # BILL_TWIN
    "Her rengin bir şekli var: {0}.",  # COLOURS
    "Burada, seçtiğin taşı atınca bitmene kaç taş kalacağı ve çıkmamış kaç taşın yarayacağı yazar.",  # COUNT
    "Okey atarak bitirirsen {0} kaybederler. Yedi çift de kazanır, {1} kaybettirir.",  # DEARER
    "{0} hiçbir perine uymuyor. Öyleyse {1} ile ortadan çek.",  # DRAW
    "Çekeceğin taş belli değil. {0} ise seni kesinlikle bir taş yaklaştırır.",  # DRAWN
    "Biri 0'a düşünce puanı çok olan kazanır. Bu ders ve kurallar menüde.",  # END
    "Yıldızlı taş sahte okeydir. Her taşın yerine geçmez: yalnızca {0} sayılır.",  # FALSE
    "{0} gidince bitmene {2} değil, {1} taş kalır.",  # FARTHER
    "{0} gidince uzaklaşmazsın, çıkmamış {1} taş işine yarar. {2} gidince bu sayı {3}.",  # FEWER
    "{0} ile ortaya at, kazandın!",  # FINISH
    "Seri tek renktir, sayıları art ardadır. Grup ise ayrı renklerde aynı sayıdır. Bu perler tamam: altlarında çizgi var.",  # GROUPS
    "Elinde bir okey var. Eksik olan her taşın yerine geçer.",  # HAVE_JOKER
    "Açılan bu taş göstergedir. Aynı rengin bir sonraki sayısı okeydir: şimdi {0}.",  # INDICATOR
    "Devam edersen senden önce başkası bitirebilir.",  # LATER
    "Her hamlede bir taş alır, bir taş atarsın. Rakip taşlarından yalnız bunu alabilirsin: solundaki {0} en son bunu attı.",  # LEFT_PILE
    "Artık yalnız bir taş eksik. Çıkmamış taşlardan seni bitiren: {0}.",  # ONE_AWAY
    "On dördü de dizili, yalnız {0} artıyor.",  # ONE_OVER
    "Attığın taş burada, kendi attıklarının üstünde durur. Onu sağındaki {0} alabilir.",  # OWN_PILE
    "Yeni taş ıstakanın ucunda durur. {0} taşları seri dizer, {1} bir taşı kaldırır, yerini değiştirirsin.",  # SORT
    "{0} aradığın taş. {1} ile üstüne git, {2} ile al.",  # TAKE
    "{0} seni yaklaştırmaz: bitmene yine {1} taş var, ne aldığını da herkes görür.",  # TAKEN
    "İşine yaramayanı at: {0}. {1} ile üstüne git. {2} onu attıklarının yanına götürür, {3} atar.",  # THROW
    "İşine yaramayanı at: {0}. {1} ile üstüne git, {2} ile menüyü aç: taş oradan atılır.",  # THROW_BY_MENU
    "Bu, göstergenin eşi. İlk hamlenden önce gösterge yaparsan, yani onu gösterirsen, rakipler birer puan kaybeder. {0} ile göster.",  # TWIN
    "Göstergenin eşi yalnız ilk hamlenden önce gösterilir. Sonra sıradan bir taştır.",  # UNSHOWN
)
