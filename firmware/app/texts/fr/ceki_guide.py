"""Made by `make texts` from assets/texts/fr/ceki_guide.po: change that, not this."""

TEXTS = (
    "Ce n'était pas un {0} non plus : repioche.",  # AGAIN
    "Réunis trois brelans : neuf cartes. Seul le numéro compte, pas la couleur.",  # AIM
    "Chaque carte vaut son numéro, le tout x2 : la dernière vient de la main de {0}.",  # BILL
    "Ceki ! Avec deux brelans et une paire, il faut annoncer. La paire est face cachée : on voit que tu attends, pas quoi.",  # CALLED
    "Ceki : deux brelans et une paire. Ici tu lis à combien il est, et ce qui aide. Le dernier nombre : celles qu'on n'a pas encore vues.",  # COUNT
    "Personne n'a encore jeté de carte : pioche donc. La pioche est marquée, et {0} pioche.",  # DRAW
    "Une partie a {0} manches, et le plus haut score gagne. Le menu garde cette leçon et les règles.",  # END
    "Un troisième {0} : ton premier brelan ! Le voilà souligné.",  # GOT_SET
    "Jette ce qui aide le moins : {2}. Pas de numéro, et il n'y en a que quatre. {1} choisissent, {0} jette.",  # HONOUR
    "{0} n'est pas seul : sans lui, tes brelans s'éloignent. {1} est seul.",  # NOT_ALONE
    "La pioche peut donner n'importe quoi, et le {0} jeté sera perdu. Il fait un brelan.",  # NOT_TAKEN
    "Alors tu laisses le {0} jeté, qui gagne, et tu attends encore.",  # NOT_WON
    "Deux brelans et une paire : seul {2} est de trop. Jette-le.",  # ONE_OVER
    "Chacun te paie cela, pas seulement {0}.",  # PAID
    "Ce n'était pas un {0}. La carte gagnante compte x3 si tu la pioches ; jetée par {1}, x2 de la main, x1 à peine piochée.",  # PRICES
    "Tu ne peux prendre que ce que jette {2}, à ta droite. C'est un {3}, et tu en as deux : va dessus avec {1}, et {0} le prend.",  # TAKE
    "Tu as trois paires. À chaque tour, prends une carte et jettes-en une.",  # TURN
    "Ta main ne change plus. Pioche : un {0} gagne, toute autre carte est aussitôt jetée.",  # WAIT
    "{2} jette un {3} de sa main : ton troisième brelan ! {0} gagne avec.",  # WIN
)
