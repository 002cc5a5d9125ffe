"""Made by `make texts` from assets/texts/fr/guide.po: change that, not this."""

TEXTS = (
    "Jouer",  # DEAL
    "Le faire",  # DO_IT
    "Continuer",  # GO_ON
    "{0} : maintiens cette touche enfoncée.",  # HELD
    "Quitter",  # LEAVE
    "Menu",  # MENU
    "Pas encore",  # NOT_YET
    "À partir d'ici, joue comme tu veux. Les nouveautés seront expliquées.",  # OWN_WAY
)
