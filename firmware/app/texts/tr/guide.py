"""Made by `make texts` from assets/texts/tr/guide.po: change that, not this."""

TEXTS = (
    "Oyna",  # DEAL
    "Yap",  # DO_IT
    "Devam",  # GO_ON
    "{0}: bu tuşu basılı tut.",  # HELD
    "Çık",  # LEAVE
    "Menü",  # MENU
    "Sonra",  # NOT_YET
    "Bundan sonra dilediğin gibi oyna. Yeni şeyler yine anlatılır.",  # OWN_WAY
)
