"""Made by `make texts` from assets/texts/fr/shell.po: change that, not this."""

TEXTS = (
    "À propos",  # ABOUT
    "Okey, Koi-Koi et Ceki pour petits écrans.",  # ABOUT_HELP
    "Supprimer cette partie pour de bon ?",  # ASK_DELETE
    "Une partie n'est pas finie. L'abandonner pour en commencer une autre ?",  # ASK_REPLACE
    "Ces règles s'excluent : {0}",  # BAD_SETUP
    "La batterie est presque vide. Recharge-la vite : rien n'est perdu.",  # BATTERY_LOW
    "Luminosité",  # BRIGHTNESS
    "{0} mots de la mémoire renvoient à la flash. Tous sont justes.",  # CHECK_RIGHT
    "{0} mots de la mémoire sont faux. Redémarre ; si cela revient : python -m tools.flash.",  # CHECK_WRONG
    "Un mot de 3 à 10 lettres, ou un code.",  # CODE_HELP
    "Ni un mot ni un code.",  # CODE_WRONG
    "Confirmer",  # CONFIRM
    "Toujours",  # CONFIRM_ALL
    "Confirme chaque défausse ; au Ceki, seulement si c'est risqué.",  # CONFIRM_HELP
    "Chaque défausse compte aussitôt.",  # CONFIRM_NEVER_HELP
    "Si risqué",  # CONFIRM_RISKY
    "Ne demande que pour un joker ou une carte dangereuse.",  # CONFIRM_RISKY_HELP
    "Contraste",  # CONTRAST
    "Fort : textes et cartes plus lisibles ; tables semblables.",  # CONTRAST_HELP
    "Fort",  # CONTRAST_HIGH
    "Normal",  # CONTRAST_NORMAL
    "{0},{1}",  # DECIMAL
    "Assombrir après",  # DIM
    "Quelque chose a mal tourné, et c'est notre faute. La partie est gardée.",  # FAILURE
    "Désolé",  # FAILURE_TITLE
    "Succès",  # FEATS
    "Empreinte de la donne : {0}",  # FINGERPRINT
    "Prouve la donne quand ta partie est finie.",  # FINGERPRINT_HELP
    "Flash : {0}",  # FLASH_OFF
    "L'exécution depuis la flash est coupée : moins de mémoire.",  # FLASH_OFF_HELP
    "Flash : active",  # FLASH_ON
    "Appuie pour vérifier toute la mémoire qui renvoie à la flash.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Trois brelans ; tous paient le gagnant.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Cartes à fleurs : prends, et ose continuer.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Séries et suites, de deux à quatre joueurs.",  # GAME_OKEY_HELP
    "Marque ce qui va, compte ce qui aide ou conseille.",  # HELP_HELP
    "retour",  # HINT_BACK
    "changer",  # HINT_CHANGE
    "choisir",  # HINT_CHOOSE
    "menu",  # HINT_MENU
    "suite",  # HINT_MORE
    "continuer",  # HINT_OK
    "écrire",  # HINT_TYPE
    "Règles maison",  # HOUSE_RULES
    "Chaque règle une à une, les joueurs et le code de partie.",  # HOUSE_RULES_HELP
    "Une donne connue : hors statistiques.",  # KNOWN_DEAL_HELP
    "{0} : {1}",  # LABELLED
    "Langue",  # LANGUAGE
    "Français",  # LANGUAGE_NAME
    "Revoir la dernière",  # LAST_MATCH
    "{0} : le code de la dernière partie finie.",  # LAST_SEED
    "Facile",  # LEVEL_EASY
    "Difficile",  # LEVEL_HARD
    "Maître",  # LEVEL_MASTER
    "Moyen",  # LEVEL_MEDIUM
    "Variés",  # LEVEL_MIXED
    "Chaque adversaire a son niveau : voir Règles maison.",  # LEVEL_MIXED_HELP
    "Humain",  # LEVEL_PERSON
    "La partie en cours est illisible. Son fichier est gardé.",  # MATCH_DAMAGED
    "Cette partie suit les règles d'une autre version. Elle est gardée et reste au menu.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "Les derniers coups sont illisibles : tu reprends un peu plus tôt.",  # MOVES_LOST
    "Noms",  # NAMES
    "Ceux qui se passent l'appareil.",  # NAMES_HELP
    "{0} : seulement avec {1} {2}.",  # NEEDS
    "Jamais",  # NEVER
    "{0} : nouvelle partie",  # NEW_MATCH
    "Non",  # NO
    "Aucun jeu ne tient en mémoire : voir À propos. Les parties sont gardées.",  # NO_ROOM
    "Adversaire",  # ONLY_OPPONENT
    "Adversaire {0}",  # OPPONENT
    "Adversaires",  # OPPONENTS
    "Les tiennes",  # OWN_RULES
    "Au moins une règle a été changée.",  # OWN_RULES_HELP
    "Joue ici aussi : on se passe l'appareil.",  # PERSON_HELP
    "{0} %",  # PER_CENT
    "Joueur {0}",  # PLAYER
    "Entraînement",  # PRACTICE
    "Annuler des coups, voir les mains. Ne compte pas.",  # PRACTICE_HELP
    "Règles",  # PRESET
    "Énigmes",  # PUZZLES
    "Le suivi des énigmes est illisible. Le compte repart de zéro.",  # PUZZLES_DAMAGED
    "Mille positions, avec une seule bonne réponse chacune.",  # PUZZLES_HELP
    "Énigme du jour",  # PUZZLE_OF_DAY
    "C'est fait. Demain, une autre.",  # PUZZLE_OF_DAY_DONE
    "Aujourd'hui, la même pour tous.",  # PUZZLE_OF_DAY_HELP
    "Hasard",  # RANDOM
    "Reprendre",  # RESUME
    "{0}, manche {1}. {2}",  # RESUME_INFO
    "Manuel",  # RULES
    "Quelques pages, avec de vraies cartes et de vrais jetons.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Code de partie",  # SEED
    "Un mot ou un code à toi : la même donne revient.",  # SEED_HELP
    "Réglages",  # SETTINGS
    "Réglages illisibles : ceux d'origine sont de retour.",  # SETTINGS_DAMAGED
    "Réglages non conservés : ils valent jusqu'à l'arrêt de l'appareil.",  # SETTINGS_NOT_KEPT
    "En attente",  # SHELF
    "Supprimer",  # SHELF_DELETE
    "L'enregistrement a échoué : toutes les parties restent telles quelles.",  # SHELF_FAILED
    "Plus de place pour mettre une partie de côté. Choisis celle à supprimer.",  # SHELF_FULL
    "Parties laissées pour en commencer une autre.",  # SHELF_HELP
    "La partie en cours.",  # SHELF_IN_PLAY
    "{0}, manche {1}",  # SHELF_MATCH
    "Toi",  # SHELF_YOU
    "Éteindre après",  # SLEEP
    "Son",  # SOUND
    "De brefs sons : un coup, ton tour, la fin de la manche.",  # SOUND_HELP
    "Fort",  # SOUND_LOUD
    "Coupé",  # SOUND_OFF
    "Faible",  # SOUND_QUIET
    "Vitesse",  # SPEED
    "La vitesse du jeu et des adversaires.",  # SPEED_HELP
    "Jouer",  # START
    "Commence une nouvelle partie : {0}, {1}.",  # START_HELP
    "Statistiques",  # STATISTICS
    "Toutes les parties",  # STATISTICS_ALL
    "Effacer statistiques et succès de ce jeu ?",  # STATISTICS_ASK
    "Plus longue série",  # STATISTICS_BEST
    "Les statistiques étaient abîmées. Elles sont mises de côté, et le compte repart de zéro.",  # STATISTICS_DAMAGED
    "Sur",  # STATISTICS_GROUP
    "Parties gagnées",  # STATISTICS_MATCHES
    "{0} : statistiques",  # STATISTICS_OF
    "Points par manche",  # STATISTICS_POINTS
    "Tout effacer",  # STATISTICS_RESET
    "Manches gagnées",  # STATISTICS_ROUNDS
    "Temps",  # STATISTICS_TIME
    "L'enregistrement a échoué : la partie continue, sans être enregistrée.",  # STORE_FAILED
    "Il n'y a plus de place : la partie continue, sans être enregistrée.",  # STORE_FULL
    "Mémoire non inscriptible : la partie continue, sans être enregistrée.",  # STORE_UNWRITABLE
    "Justes de suite : {0}. Record : {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Mode gaucher",  # TURNED
    "Retourne l'appareil : les touches changent de côté.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Oui",  # YES
)
