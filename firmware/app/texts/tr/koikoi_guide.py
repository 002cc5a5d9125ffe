"""Made by `make texts` from assets/texts/tr/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Elindeki kartlarla yerdeki kartları alırsın. Aldığın bazı kartlar birlikte bir yaku yapar, yakular da puan verir.",  # AIM
    "Her yakunun bir satırı var. Toplamı sana {0} puan; rakip bir şey almaz.",  # BILL
    "Elin daha fazlasını getirebilir: koi-koi de. {0} ile seç, {1} ile yanıtla.",  # CALL
    "Bu işaret, koi-koi dediğini gösterir. {0} bunu görebilir.",  # CALLED
    "O zaman fazlası için oynarsın. Önce {0} yaku yaparsa {1} puanı kaybedersin.",  # CALLED_AGAIN
    "Şimdi karar ver. Durursan puanlar senin. Koi-koi dersen fazlası için oynarsın: ama {0} önce yaku yaparsa yalnız o sayılır, hem de iki kat.",  # DECIDE
    "Rakip önceden koi-koi deseydi iki kat sayılırdı.",  # DOUBLED
    "Bir oyunda {0} ay var, en çok puanı olan kazanır. Yakular, bu ders ve kurallar menüde.",  # END
    "Yakular: ne kadar ilerledin.",  # GAUGES
    "Dört tür var: 5 ışık ({0}), 9 hayvan ({1}), 10 şerit ve 24 sade kart.",  # KINDS
    "İlk yakun: {0}. Puanı burada: {1}.",  # MADE
    "Her kartın ayı bitkisinden anlaşılır. Bu {0}, {1}. ay: sayı köşede durur. Her ayın dört kartı var.",  # MONTHS
    "Bir yaku daha: {1}! Birlikte {0} puan ederler.",  # MORE
    "{0} kartının yerde eşi yok. Yerde kalır ve onu {1} alabilir.",  # NO_CATCH
    "{0} kartının yerde {1} eşi var. Ama {2} şimdi yakuların için daha yararlı.",  # OTHER_CARD
    "Ötekinin değeri daha yüksek: {0}.",  # OTHER_ONE
    "Aldığın kartlar burada, türlerine göre durur.",  # PILE
    "Şimdi hiçbir kartın bir şey almıyor. Rakibin işine en az yarayanı bırak: {0}. {1} ile seç, {2} ile oyna.",  # PLAY_NONE
    "Şu kartı oyna: {0}. Yerden kendi ayının kartını alır. {1} ile seç, {2} ile oyna.",  # PLAY_ONE
    "Bu ayın diğer üç kartı da yerde: bu kart, {0}, hepsini alır. {1} ile seç, {2} ile oyna.",  # PLAY_THREE
    "Yerde onun ayından iki kart var, hangisini alacağını sen seçersin. {0} oyna, {3} al: {1} ve {2}.",  # PLAY_TWO
    "Bu kart, {0}, yerden birini alır ve aldıklarınla bir yaku yapar. {1} ile seç, {2} ile oyna.",  # PLAY_YAKU
    "Bir ay için çok bu: dur ve puanı al. {0} ile seç, {1} ile yanıtla.",  # STOP
    "O zaman şimdi {0} puan alırsın ve ay biter: risk yok, yeni yaku da yok.",  # STOPPED
    "Her kartından sonra destenin üst kartı açılır. O da aynı şekilde alır ya da yerde kalır.",  # TURNED
)
