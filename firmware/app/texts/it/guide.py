"""Made by `make texts` from assets/texts/it/guide.po: change that, not this."""

TEXTS = (
    "Gioca",  # DEAL
    "Procedi",  # DO_IT
    "Avanti",  # GO_ON
    "{0}: tieni premuto questo tasto.",  # HELD
    "Esci",  # LEAVE
    "Menu",  # MENU
    "Non ora",  # NOT_YET
    "D'ora in poi gioca come vuoi. Le cose nuove vengono ancora spiegate.",  # OWN_WAY
)
