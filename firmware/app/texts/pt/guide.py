"""Made by `make texts` from assets/texts/pt/guide.po: change that, not this."""

TEXTS = (
    "Jogar",  # DEAL
    "Fazer",  # DO_IT
    "Seguir",  # GO_ON
    "{0}: mantenha esta tecla premida.",  # HELD
    "Sair",  # LEAVE
    "Menu",  # MENU
    "Ainda não",  # NOT_YET
    "A partir daqui jogue como quiser. O que for novo ainda será explicado.",  # OWN_WAY
)
