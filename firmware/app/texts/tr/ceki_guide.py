"""Made by `make texts` from assets/texts/tr/ceki_guide.po: change that, not this."""

TEXTS = (
    "Bu da {0} değildi: yine çek.",  # AGAIN
    "Aynı sayıdan üç üçlü topla: dokuz kart. Yalnız sayı önemli, takım değil.",  # AIM
    "Her kart sayısı kadar eder, hepsi x2: son kart elden geldi, atan {0}.",  # BILL
    "Ceki! İki üçlü ve bir çifti olan ceki demeli. Çift kapalı durur: beklediğin görülür, ne beklediğin görülmez.",  # CALLED
    "Ceki: iki üçlü ve bir çift. Burada ne kadar kaldığı, nelerin yaradığı ve bunlardan kaçının henüz çıkmadığı yazar.",  # COUNT
    "Daha kimse kart atmadı, öyleyse çek. Deste işaretli, {0} çeker.",  # DRAW
    "Bir oyunda {0} el var, en çok puanı olan kazanır. Bu ders ve kurallar menüde.",  # END
    "Üçüncü {0}: ilk üçlün! Artık altı çizili.",  # GOT_SET
    "En az işe yarayanı at: {2}. Sayısı yok, ondan yalnız dört kart var. {1} ile git, {0} ile at.",  # HONOUR
    "{0} yalnız değil: o gidince üçlülerin uzaklaşır. Yalnız olan {1}.",  # NOT_ALONE
    "Çekeceğin kart belli değil, yığındaki {0} ise gider. Oysa o bir üçlü yapar.",  # NOT_TAKEN
    "O zaman yığında kazandıran {0} varken onu bırakır, yine beklersin.",  # NOT_WON
    "İki üçlü ve bir çift: yalnız {2} artıyor. Onu at.",  # ONE_OVER
    "Bunu sana yalnız {0} değil, herkes öder.",  # PAID
    "Bu {0} değildi. Kazandıran kartı sen çekersen x3; {1} atarsa elindense x2, yeni çektiyse x1.",  # PRICES
    "Yalnız sağındaki {2} ne atarsa onu alabilirsin. Bu bir {3}, sende iki tane var: {1} ile üstüne git, {0} ile al.",  # TAKE
    "Elinde üç çift var. Her hamlede bir kart alır, bir kart atarsın.",  # TURN
    "Artık elin değişmez. Çek: {0} kazandırır, başka her kart hemen atılır.",  # WAIT
    "{2} elinden {3} attı: üçüncü üçlün! {0} ile kazanırsın.",  # WIN
)
