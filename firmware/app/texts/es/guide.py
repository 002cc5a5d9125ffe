"""Made by `make texts` from assets/texts/es/guide.po: change that, not this."""

TEXTS = (
    "Repartir",  # DEAL
    "Hacerlo",  # DO_IT
    "Seguir",  # GO_ON
    "{0}: mantén pulsada esta tecla.",  # HELD
    "Salir",  # LEAVE
    "Menú",  # MENU
    "Aún no",  # NOT_YET
    "Desde aquí juega como quieras. Lo nuevo se sigue explicando.",  # OWN_WAY
)
