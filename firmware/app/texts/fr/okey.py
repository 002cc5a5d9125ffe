"""Made by `make texts` from assets/texts/fr/okey.po: change that, not this."""

TEXTS = (
    "{0} est aussi bon.",  # ADVISE_AS_GOOD
    "Tu peux finir avec.",  # ADVISE_FINISH
    "Sans {0} : {1}, mais {2} % de chances en moins ensuite",  # ADVISE_LATER
    "{0} ne te rapproche pas.",  # ADVISE_LEAVE
    "Si tu finis là, quelqu'un d'autre gagne.",  # ADVISE_NOT_YET
    "{0} ne te fait pas finir.",  # ADVISE_NO_FINISH
    "Sans {0} : {1}",  # ADVISE_OTHER
    ("Encore {0}, {1} jeton utile", "Encore {0}, {1} jetons utiles"),  # ADVISE_THROW
    "Encore {0} avec, {1} sans",  # ADVISE_WITH
    "Jeter le joker ?",  # ASK_JOKER
    "Il remplace tout jeton",  # ASK_JOKER_WHY
    "Laisser le jeton ?",  # ASK_LEAVE
    "La manche sera nulle",  # ASK_LEAVE_WHY
    "Montrer le jumeau ?",  # ASK_SHOW
    "Ton {0} : -1 aux autres",  # ASK_SHOW_WHY
    "À {0} de jeter",  # BEGINS
    "Top : {0} -{3}, {1}, manche {2}",  # BEST_ROUND
    "Une couleur : double",  # BILL_COLOUR
    "Joker jeté",  # BILL_JOKER
    "Aucun point perdu",  # BILL_NOBODY
    "Sept paires",  # BILL_PAIRS
    "Séries et suites",  # BILL_SETS
    "{0} a montré le jumeau",  # BILL_TWIN
    "Tu as montré le jumeau",  # BILL_YOU_TWIN
    "Juste pris, il reste",  # CANNOT_RETURN
    "Tu peux finir !",  # CAN_FINISH
    "Jette {0} et étale",  # CAN_FINISH_HOW
    "{0},{1} % de chances en plus après la prochaine pioche",  # COSTS_AHEAD
    ("Encore {0}, {1} utile", "Encore {0}, {1} utiles"),  # COUNT_AFTER
    "Encore {0}",  # COUNT_FARTHER
    "Encore {0}. {1} aide",  # COUNT_HELPS
    "Encore {0}. {1} inutile",  # COUNT_IDLE
    "{0} donne",  # DEALS
    "{0} laisse le jeton",  # DECLINED
    "{0} jette {1}",  # DISCARDED
    "{0} pioche",  # DREW
    "{0} pioche le dernier",  # DREW_INDICATOR
    "{0} finit",  # FINISHED
    "Piocher",  # HINT_DRAW
    "Finir !",  # HINT_FINISH
    "Laisser",  # HINT_LEAVE
    "Non",  # HINT_NO
    "Pas encore",  # HINT_NOT_YET
    "Mon ordre",  # HINT_OWN
    "Paires",  # HINT_PAIRS
    "Lever",  # HINT_PICK
    "Poser",  # HINT_PUT
    "Chevalets",  # HINT_RACKS
    "Montrer",  # HINT_SHOW
    "Groupes",  # HINT_SORT
    "Prendre",  # HINT_TAKE
    "Jeter",  # HINT_THROW
    "{0} est hors jeu",  # IS_OUT
    "Joker",  # JOKER
    "Piocher un jeton",  # MENU_DRAW
    "Finir en jetant {0}",  # MENU_FINISH
    "Piocher le témoin",  # MENU_INDICATOR
    "Laisser le jeton",  # MENU_LEAVE
    "Ranger en paires",  # MENU_PAIRS
    "Ne pas le montrer",  # MENU_PASS
    "Montrer le jumeau",  # MENU_SHOW
    "Ranger en groupes",  # MENU_SORT
    "Prendre {0}",  # MENU_TAKE
    "Jeter {0}",  # MENU_THROW
    "Aucun groupe",  # NO_GROUPS
    "Aucune paire",  # NO_PAIRS
    "Fin de la manche {0}",  # ROUND_CUT
    "Fini !",  # SHOUT_FINISH
    "Joker !",  # SHOUT_JOKER
    "{0} montre le jumeau",  # SHOWED
    "{0} montre le jumeau",  # SHOWED_SHORT
    "jette {0}",  # THROWN
    "{0} prend {1}",  # TOOK
    "Tu es hors jeu",  # YOU_ARE_OUT
    "À toi de jeter",  # YOU_BEGIN
    "Tu donnes",  # YOU_DEAL
    "Tu laisses le jeton",  # YOU_DECLINED
    "Tu jettes {0}",  # YOU_DISCARDED
    "Tu pioches {0}",  # YOU_DREW
    "Tu pioches le dernier",  # YOU_DREW_INDICATOR
    "Tu finis !",  # YOU_FINISHED
    "Tu montres le jumeau",  # YOU_SHOWED
    "Tu as montré le jumeau",  # YOU_SHOWED_SHORT
    "Tu prends {0}",  # YOU_TOOK
)
