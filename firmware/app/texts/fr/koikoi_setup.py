"""Made by `make texts` from assets/texts/fr/koikoi_setup.po: change that, not this."""

TEXTS = (
    "Jamais joué au Koi-Koi ? Un mois guidé t'apprend tout.",  # ASK_GUIDE
    "Gagner un mois",  # FEAT_0
    "Annoncer et gagner",  # FEAT_1
    "Annoncer 2x et gagner",  # FEAT_2
    "Par lune ou fleurs",  # FEAT_3
    "Gagner par trois rubans",  # FEAT_4
    "Faire Ino-Shika-Cho",  # FEAT_5
    "Gagner par les lumières",  # FEAT_6
    "Par simples ou animaux",  # FEAT_7
    "10 points en un mois",  # FEAT_8
    "Gagner une partie",  # FEAT_9
    "Battre Difficile",  # FEAT_10
    "Ne perdre aucun mois",  # FEAT_11
    "Comment jouer",  # GUIDE
    "Points pour quatre lumières dont la pluie.",  # HELP_AME
    "Un yaku après l'annonce de l'autre met fin au mois.",  # HELP_BATTLE_OFF
    "On peut répondre à une annonce par une annonce.",  # HELP_BATTLE_ON
    "Points pour sanglier, cerf et papillons.",  # HELP_BOAR
    "On annonce koi-koi autant qu'on veut.",  # HELP_CALLS_ANY
    "Chacun peut annoncer koi-koi une fois par mois.",  # HELP_CALLS_ONCE_EACH
    "Un seul koi-koi par mois, par l'un de vous.",  # HELP_CALLS_ONCE_TOTAL
    "La coupe à saké n'est qu'un animal.",  # HELP_CUP_PLAIN_OFF
    "La coupe à saké compte aussi parmi les simples.",  # HELP_CUP_PLAIN_ON
    "Sans cartes, le seul à avoir annoncé garde les points.",  # HELP_EXHAUST_KEEP
    "Sans cartes, personne ne marque.",  # HELP_EXHAUST_VOID
    "Trois d'un mois sur le terrain : redonne.",  # HELP_FIELD3_REDEAL
    "Trois d'un mois sur le terrain se prennent avec la quatrième.",  # HELP_FIELD3_TAKE
    "Points pour les cinq lumières.",  # HELP_GOKO
    "Un mois guidé : tu le joues, on t'explique.",  # HELP_GUIDE
    "Tu marques le double si l'autre a annoncé.",  # HELP_KOI_MULT_OPP_X2
    "Double si l'autre a annoncé, et double pour ton annonce.",  # HELP_KOI_MULT_OWN_X2
    "Chaque annonce du mois ajoute un au multiplicateur.",  # HELP_KOI_MULT_PER_CALL
    "Prend la plus belle carte, annonce pour peu. Aucun plan.",  # HELP_LEVEL_EASY
    "Joue le mois de tête jusqu'au bout ; annonce si c'est mieux.",  # HELP_LEVEL_HARD
    "Comme Difficile, réfléchit dix fois plus : jusqu'à 5 secondes.",  # HELP_LEVEL_MASTER
    "Pèse chaque carte pour deux. Annonce si sa pile promet plus.",  # HELP_LEVEL_MEDIUM
    "Une main chanceuse vaut comme une autre.",  # HELP_LUCKY_OFF
    "Quatre d'un mois ou quatre paires en main : redonne.",  # HELP_LUCKY_REDEAL
    "Quatre d'un mois ou quatre paires en main : six points.",  # HELP_LUCKY_SCORE
    "Après un mois nul, l'autre joueur commence.",  # HELP_NULL_LEAD_OTHER
    "Après un mois nul, le même joueur commence.",  # HELP_NULL_LEAD_SAME
    "Un mois sans yaku ne vaut rien.",  # HELP_OYAKEN_0
    "Sans annonce ni points, qui a commencé marque six points.",  # HELP_OYAKEN_6
    "Comme Hanafuda Flash : lumières fortes, droit d'oya.",  # HELP_PRESET_FLASH
    "À l'italienne : pluie dans trois lumières, rien ne double.",  # HELP_PRESET_ITALIAN
    "Une annonce par mois, trios croissants, dès sept x2.",  # HELP_PRESET_NINTENDO
    "La pluie ne compte pas parmi trois lumières.",  # HELP_RAIN3_OFF
    "La pluie peut être une des trois lumières.",  # HELP_RAIN3_ON
    "Points pour trois rubans poésie, et pour trois rubans bleus.",  # HELP_RIBBONS
    "Combien de mois a une partie.",  # HELP_ROUNDS
    "Les hauts scores ne doublent pas.",  # HELP_SEVEN_OFF
    "À partir de sept points, on double.",  # HELP_SEVEN_ON
    "Points pour quatre lumières sans la pluie.",  # HELP_SHIKO
    "Points pour trois lumières.",  # HELP_THREE
    "Cinq rubans ou animaux comptent en plus d'un trio.",  # HELP_TRIO_EXTRA_OFF
    "Le trio gagne un point par autre carte de sa sorte.",  # HELP_TRIO_EXTRA_ON
    "Voir la lune et voir les fleurs ne valent rien.",  # HELP_VIEWING_0
    "Coupe à saké avec lune ou rideau, cinq points chaque fois.",  # HELP_VIEWING_5
    "Rien ne gâche la lune ni les fleurs.",  # HELP_WEATHER_OFF
    "Ta pluie gâche les fleurs, une carte de décembre la lune.",  # HELP_WEATHER_ON
    "Rubans poésie",  # MADE_AKATAN
    "4 avec Pluie",  # MADE_AME
    "Rubans bleus",  # MADE_AOTAN
    "5 Lumières",  # MADE_GOKO
    "Voir les fleurs",  # MADE_HANAMI
    "Ino-Shika-Cho",  # MADE_INOSHIKA
    "Simples",  # MADE_KASU
    "3 Lumières",  # MADE_SANKO
    "4 Lumières",  # MADE_SHIKO
    "Rubans",  # MADE_TAN
    "Animaux",  # MADE_TANE
    "Voir la lune",  # MADE_TSUKIMI
    "4 avec Pluie",  # OPTION_AME
    "Duel",  # OPTION_BATTLE
    "Ino-Shika-Cho",  # OPTION_BOAR
    "Annonces",  # OPTION_CALLS
    "Coupe simple",  # OPTION_CUP_PLAIN
    "Mains vides",  # OPTION_EXHAUST
    "Trois posées",  # OPTION_FIELD3
    "5 Lumières",  # OPTION_GOKO
    "Koi-koi vaut",  # OPTION_KOI_MULT
    "Main chanceuse",  # OPTION_LUCKY
    "Après un nul",  # OPTION_NULL_LEAD
    "Droit d'oya",  # OPTION_OYAKEN
    "3 avec Pluie",  # OPTION_RAIN3
    "Trios de rubans",  # OPTION_RIBBONS
    "Mois",  # OPTION_ROUNDS
    "Dès sept, x2",  # OPTION_SEVEN
    "4 Lumières",  # OPTION_SHIKO
    "3 Lumières",  # OPTION_THREE
    "Trios croissants",  # OPTION_TRIO_EXTRA
    "Lune et fleurs",  # OPTION_VIEWING
    "Mauvais temps",  # OPTION_WEATHER
    "Non",  # VALUE_BATTLE_OFF
    "Oui",  # VALUE_BATTLE_ON
    "Libres",  # VALUE_CALLS_ANY
    "Une chacun",  # VALUE_CALLS_ONCE_EACH
    "Une seule",  # VALUE_CALLS_ONCE_TOTAL
    "Non",  # VALUE_CUP_PLAIN_OFF
    "Oui",  # VALUE_CUP_PLAIN_ON
    "Garder",  # VALUE_EXHAUST_KEEP
    "Rien",  # VALUE_EXHAUST_VOID
    "Refaire",  # VALUE_FIELD3_REDEAL
    "On joue",  # VALUE_FIELD3_TAKE
    "Autre x2",  # VALUE_KOI_MULT_OPP_X2
    "Tous x2",  # VALUE_KOI_MULT_OWN_X2
    "Chaque +1",  # VALUE_KOI_MULT_PER_CALL
    "Non",  # VALUE_LUCKY_OFF
    "Refaire",  # VALUE_LUCKY_REDEAL
    "Six",  # VALUE_LUCKY_SCORE
    "L'autre",  # VALUE_NULL_LEAD_OTHER
    "Le même",  # VALUE_NULL_LEAD_SAME
    "Non",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Italiennes",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "Non",  # VALUE_RAIN3_OFF
    "Oui",  # VALUE_RAIN3_ON
    "Non",  # VALUE_SEVEN_OFF
    "Oui",  # VALUE_SEVEN_ON
    "Non",  # VALUE_TRIO_EXTRA_OFF
    "Oui",  # VALUE_TRIO_EXTRA_ON
    "Non",  # VALUE_VIEWING_0
    "Non",  # VALUE_WEATHER_OFF
    "Oui",  # VALUE_WEATHER_ON
)
