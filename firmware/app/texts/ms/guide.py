"""Made by `make texts` from assets/texts/ms/guide.po: change that, not this."""

TEXTS = (
    "Main",  # DEAL
    "Buat",  # DO_IT
    "Terus",  # GO_ON
    "{0}: tahan kekunci ini.",  # HELD
    "Keluar",  # LEAVE
    "Menu",  # MENU
    "Belum",  # NOT_YET
    "Mulai sekarang mainlah sesuka hati. Perkara baharu masih diterangkan.",  # OWN_WAY
)
