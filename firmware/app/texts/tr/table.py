"""Made by `make texts` from assets/texts/tr/table.po: change that, not this."""

TEXTS = (
    "Buradan alıştırma yapılsın mı? Sayılmaz, saklanmaz. Süren oyun menüde bekler.",  # ASK_PRACTICE
    "En iyi: {0}, {1}",  # BEST
    "100 oyunda {0},{1} oyun daha çok kazanır",  # COSTS_CHANCE
    "Ortalama {0},{1} puan fazla",  # COSTS_POINTS
    "Öneri",  # HELP_ADVICE
    "Sayım",  # HELP_COUNT
    "İşaret",  # HELP_MARKS
    "Kapalı",  # HELP_OFF
    "Yeniden",  # HINT_AGAIN
    "Masa",  # HINT_ASIDE
    "Geri",  # HINT_BACK
    "Geri",  # HINT_BEFORE
    "Hata",  # HINT_COSTLY
    "Bakış",  # HINT_EYES
    "Çık",  # HINT_LEAVE
    "Menü",  # HINT_MENU
    "Devamı",  # HINT_MORE
    "Yeni el",  # HINT_NEXT
    "İleri",  # HINT_ON
    "Başka hamle yok.",  # HINT_ONLY
    "İzle",  # HINT_REPLAY
    "Sonuç",  # HINT_RESULT
    "Analiz",  # HINT_REVIEW
    "El",  # HINT_ROUND
    "Atla",  # HINT_SKIP
    "Düşünüyor...",  # HINT_THINKING
    "İzliyorsun",  # HINT_WATCHING
    "Bir tuşu basılı tut.",  # HOLD_A_KEY
    "Bilinen dağıtım",  # KNOWN_DEAL
    "Bütün elleri göster",  # MENU_ALL_HANDS
    "Masaya dön",  # MENU_CLOSE
    "Oyundan çık",  # MENU_EXIT
    "Yardım",  # MENU_HELP
    "İpucu",  # MENU_HINT
    "Son hamleler",  # MENU_MOVES
    "Buradan oyna",  # MENU_PRACTISE
    "Kurallar",  # MENU_RULES
    "Hız",  # MENU_SPEED
    "Hamleyi geri al",  # MENU_TAKE_BACK
    "Cihazı ver: {0}",  # PASS_TO
    "K{0}",  # PERSON
    "{0}.",  # PLACE
    "Deneme",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "En iyisi. Eşdeğer: {0}",  # REVIEW_ALSO
    "{1} kararın {0} tanesi en iyi",  # REVIEW_BEST
    "Karar verilecek bir şey yoktu.",  # REVIEW_NONE
    "Daha iyisi: {0}",  # REVIEW_RATHER
    "En iyisi.",  # REVIEW_RIGHT
    "İnceleniyor: {0}/{1}",  # REVIEW_WAIT
    "En pahalısı {0}. karar.",  # REVIEW_WORST
    "{0}. el",  # ROUND
    "{0}. el berabere",  # ROUND_DRAWN
    "E{0}",  # ROUND_SHORT
    "Seçenekler",  # RULES_OPTIONS
    "Hızlı",  # SPEED_FAST
    "Anında",  # SPEED_INSTANT
    "Normal",  # SPEED_NORMAL
    "Yavaş",  # SPEED_SLOW
    "{0} ve {1}",  # TEAM
    "{0} kazandı!",  # WINS_MATCH
    "Kazanan: {0}!",  # WIN_MATCH
    "{1}. el: {0} kazandı",  # WON_ROUND
    "Sen",  # YOU
    "Sıra sende",  # YOUR_TURN
    "Sen",  # YOU_SHORT
    "Kazandın!",  # YOU_WIN_MATCH
    "{0}. eli kazandın",  # YOU_WON_ROUND
)
