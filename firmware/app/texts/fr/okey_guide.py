"""Made by `make texts` from assets/texts/fr/okey_guide.po: change that, not this."""

TEXTS = (
    "Mets tes quatorze jetons en groupes de trois ou plus, avant les autres.",  # AIM
    "Sans {0}, tu es aussi près : jeter l'un ou l'autre revient au même.",  # AS_GOOD
    "Il te manque {0} jetons pour finir.",  # AWAY
    "Le gagnant ne perd rien. Chacun des autres perd {0}.",  # BILL
    "Le jumeau montré a coûté {0} de plus à chacun.",  # BILL_TWIN
    "Chaque couleur a sa forme : {0}.",  # COLOURS
    "Ici tu lis, pour le jeton choisi, où tu en es sans lui, et combien de jetons non vus aideraient alors.",  # COUNT
    "Finis en jetant un joker, et ils perdent {0}. Sept paires gagnent aussi, et coûtent {1}.",  # DEARER
    "{0} ne va dans aucun groupe. Pioche donc avec {1}.",  # DRAW
    "La pioche peut donner n'importe quoi. {0} te rapproche à coup sûr d'un jeton.",  # DRAWN
    "Quand quelqu'un tombe à 0, le meilleur score gagne. Le menu garde cette leçon et les règles.",  # END
    "L'étoile est un faux joker. Elle ne remplace pas n'importe quel jeton : c'est simplement {0}.",  # FALSE
    "Sans {0}, il te manque {1} jetons pour finir, et non {2}.",  # FARTHER
    "Sans {0}, tu es aussi près. Jetons non vus utiles : {1} ; sans {2} : {3}.",  # FEWER
    "Pose-le sur la pioche, et tu as gagné : {0}.",  # FINISH
    "Une suite a une seule couleur et des numéros qui se suivent. Une série a un numéro en plusieurs couleurs. Ces groupes sont complets : ils ont un trait.",  # GROUPS
    "Tu as un joker. Il remplace n'importe quel jeton qui te manque.",  # HAVE_JOKER
    "Ce jeton retourné est le témoin. Le numéro suivant de sa couleur est le joker : ici {0}.",  # INDICATOR
    "Tu continues, et un autre peut finir avant ton prochain tour.",  # LATER
    "À chaque tour, prends un jeton et jettes-en un. De ceux des autres, tu ne peux prendre que le dernier jeté par {0}, à ta gauche.",  # LEFT_PILE
    "Il ne manque plus qu'un jeton. Jetons gagnants non vus : {0}.",  # ONE_AWAY
    "Les quatorze sont en groupes, et il ne reste que {0}.",  # ONE_OVER
    "Ce que tu jettes est ici, sur ta pile. {0}, à ta droite, peut le prendre.",  # OWN_PILE
    "Le nouveau jeton est au bout de ton chevalet. {0} range les jetons en groupes, et {1} en soulève un pour le déplacer.",  # SORT
    "{0} est ce qu'il te faut. Va dessus avec {1}, et {2} le prend.",  # TAKE
    "{0} ne te rapproche pas : il en manque toujours {1}, et tous voient ce que tu prends.",  # TAKEN
    "Jette ce qui ne va avec rien : {0}. Va dessus avec {1}. {2} l'amène à ta pile, et {3} le jette.",  # THROW
    "Jette ce qui ne va avec rien : {0}. Va dessus avec {1} et ouvre le menu avec {2} : il le jette.",  # THROW_BY_MENU
    "Voici le jumeau du témoin. Le montrer avant ton premier coup se dit gösterme : chacun des autres perd un point. {0} le montre.",  # TWIN
    "Le jumeau ne se montre qu'avant ton premier coup. Après, c'est un jeton ordinaire.",  # UNSHOWN
)
