"""Made by `make texts` from assets/texts/fr/ceki.po: change that, not this."""

TEXTS = (
    "{0} ne te rapproche pas.",  # ADVISE_LEAVE
    "{0} ne vaut pas mieux que piocher.",  # ADVISE_NO_GAIN
    "{0} l'attend : {1} %",  # ADVISE_RISK
    "Ceki à {0} avec, à {1} sans",  # ADVISE_TAKE
    ("Ceki à {0}, {1} carte utile", "Ceki à {0}, {1} cartes utiles"),  # ADVISE_THROW
    "Annoncer ceki ?",  # ASK_CALL
    ("{0} gagne : reste {1}", "{0} gagne : reste {1}"),  # ASK_CALL_WHY
    "Finir la partie ici ?",  # ASK_END
    "Tu peux gagner !",  # ASK_WIN
    ("{0} x {1} = {2} point", "{0} x {1} = {2} points"),  # ASK_WIN_WHY
    "{0} commence",  # BEGINS
    "Top : {0}, {1}, manche {2}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "Personne ne gagne ni ne paie",  # BILL_VOID
    "{0} : ceki !",  # CALLED
    "CEKI",  # CALLED_MARK
    "{0} de {1}",  # CARD
    "{0} donne",  # DEALS
    "{0} pioche",  # DREW
    "de la main",  # FROM_HAND
    "Manche {0}",  # HAND
    "Manche {0}/{1}",  # HAND_OF
    "M{0}",  # HAND_SHORT
    "Défausse : {0}",  # HEAP_TITLE
    "Ceki !",  # HINT_CALL
    "Piocher",  # HINT_DRAW
    "Cartes",  # HINT_HANDS
    "Défausse",  # HINT_HEAP
    "Laisser",  # HINT_LEAVE
    "Suivante",  # HINT_NEXT
    "Non",  # HINT_NO
    "Non",  # HINT_NOT_YET
    "Prendre",  # HINT_TAKE
    "Jeter",  # HINT_THROW
    "Finir",  # HINT_VOID
    "Gagner !",  # HINT_WIN
    "Double : x2",  # HOW_DOUBLE
    "Simple : x1",  # HOW_SIMPLE
    "Triple : x3",  # HOW_TRIPLE
    "juste piochée",  # JUST_DRAWN
    ("{0} carte face cachée", "{0} cartes face cachée"),  # LAYS
    "Annoncer ceki",  # MENU_CALL
    "Piocher une carte",  # MENU_DRAW
    "Fin",  # MENU_END
    "Voir la défausse",  # MENU_HEAP
    "Ne pas annoncer",  # MENU_PASS
    "Prendre {0}",  # MENU_TAKE
    "Jeter {0}",  # MENU_THROW
    "Finir la manche",  # MENU_VOID
    "Gagner par {0}",  # MENU_WIN
    "Encore : jeter {0}",  # NOTE_AGAIN
    "Si {0} gagne : {1}-{2} pts",  # NOTE_COST
    "{0} : {1} x{2}",  # NOTE_FROM
    ("Pioche : {0} carte", "Pioche : {0} cartes"),  # NOTE_STOCK
    "Jettes-en une autre",  # NOTE_TAKEN
    "Prends d'abord une carte",  # NOTE_TAKE_FIRST
    "Vieux Mille",  # OLD_THOUSAND
    "Fleur Rouge",  # RED_FLOWER
    "Nouvelle pioche de {0}",  # RESHUFFLED
    "VM",  # SHORT_OLD_THOUSAND
    "FR",  # SHORT_RED_FLOWER
    "FB",  # SHORT_WHITE_FLOWER
    ("Ceki à {0}. Aide : {1} (reste {2})", "Ceki à {0}. Aide : {1} (reste {2})"),  # STATUS
    ("Tu attends {0} : reste {1}", "Tu attends {0} : reste {1}"),  # STATUS_CALLED
    ("{0} gagne : reste {1}", "{0} gagne : reste {1}"),  # STATUS_CALLED_SHORT
    ("Ceki ! Puis {0} gagne : reste {1}", "Ceki ! Puis {0} gagne : reste {1}"),  # STATUS_READY
    ("Ceki ! {0} : reste {1}", "Ceki ! {0} : reste {1}"),  # STATUS_READY_SHORT
    ("Ceki à {0} : {1}, reste {2}", "Ceki à {0} : {1}, reste {2}"),  # STATUS_SHORT
    ("À {0} : {1}, reste {2}", "À {0} : {1}, reste {2}"),  # STATUS_SHORTER
    "À {0} : {1}",  # STATUS_SHORTEST
    "deniers",  # SUIT_COINS
    "myriades",  # SUIT_MYRIADS
    "ligatures",  # SUIT_STRINGS
    "Jetées / cachées",  # TALLY_TITLE
    "{0} jette {1}",  # THREW
    "{0} prend {1}",  # TOOK
    "Plus rien à piocher",  # VOID
    "Manche {0} nulle",  # VOID_HAND
    "Fleur Blanche",  # WHITE_FLOWER
    "{0} : jetée de la main",  # WHY_DOUBLE
    "{0} : piochée et jetée",  # WHY_SIMPLE
    "{0} : de la pioche",  # WHY_TRIPLE
    "{0} gagne !",  # WON
    "{0} gagne la manche {1}",  # WON_HAND
    "Tu commences",  # YOU_BEGIN
    "Ceki ! Tu attends",  # YOU_CALLED
    "Tu donnes",  # YOU_DEAL
    "Tu pioches {0}",  # YOU_DREW
    "Tu jettes {0}",  # YOU_THREW
    "Tu prends {0}",  # YOU_TOOK
    "Gagné !",  # YOU_WON
    "Tu gagnes la manche {0}",  # YOU_WON_HAND
)
