"""Made by `make texts` from assets/texts/fr/koikoi_guide.po: change that, not this."""

TEXTS = (
    "Les cartes de ta main prennent celles du terrain. Certaines cartes prises forment un yaku, et les yaku donnent des points.",  # AIM
    "Chaque yaku a une ligne. Ensemble, ils font {0} points pour toi ; l'autre n'a rien.",  # BILL
    "Ta main peut donner plus : annonce koi-koi. {0} choisissent, et {1} valide.",  # CALL
    "Ce signe montre que tu as annoncé koi-koi. {0} le voit aussi.",  # CALLED
    "Alors tu continues, pour gagner plus. Si {0} fait d'abord un yaku, tu perds les {1} points.",  # CALLED_AGAIN
    "À toi de décider. Stop, et les points sont à toi. Ou koi-koi, et tu continues pour gagner plus : mais si {0} fait d'abord un yaku, lui seul compte, et double.",  # DECIDE
    "Si l'autre avait annoncé koi-koi avant, ils compteraient double.",  # DOUBLED
    "Une partie a {0} mois, et le plus haut score gagne. Le menu a tous les yaku, cette leçon et les règles.",  # END
    "Les yaku : où tu en es.",  # GAUGES
    "Il y a quatre sortes : 5 lumières, comme {0} ; 9 animaux, comme {1} ; 10 rubans ; et 24 simples.",  # KINDS
    "Ton premier yaku : {0}. Ses points sont ici : {1}.",  # MADE
    "Chaque carte est d'un mois, qu'on reconnaît à sa plante. Voici {0}, mois {1} : le numéro est dans le coin. Chaque mois a quatre cartes.",  # MONTHS
    "Encore un yaku : {1} ! Ensemble, ils valent {0} points.",  # MORE
    "Cette carte, {0}, n'en trouve aucune de son mois. Elle reste sur le terrain, et {1} peut la prendre.",  # NO_CATCH
    "Cette carte, {0}, en trouve aussi {1} sur le terrain. Mais {2} sert mieux tes yaku ici.",  # OTHER_CARD
    "L'autre vaut plus : {0}.",  # OTHER_ONE
    "Voici ce que tu as pris, rangé par sorte.",  # PILE
    "Aucune de tes cartes ne prend. Pose ce qui aide le moins l'autre : {0}. {1} choisissent, et {2} joue.",  # PLAY_NONE
    "Joue cette carte : {0}. Elle prend la carte de son mois sur le terrain. {1} choisissent, et {2} joue.",  # PLAY_ONE
    "Les trois autres de son mois sont là : cette carte, {0}, les prend toutes. {1} choisissent, et {2} joue.",  # PLAY_THREE
    "Il y en a deux de son mois, et tu choisis laquelle prendre. Joue {0}, et prends {3} : {1} et {2}.",  # PLAY_TWO
    "Cette carte, {0}, en prend une du terrain et fait un yaku avec les tiennes. {1} choisissent, et {2} joue.",  # PLAY_YAKU
    "C'est beaucoup pour un mois : dis stop, et prends les points. {0} choisissent, et {1} valide.",  # STOP
    "Alors tu marques {0} points, et le mois est fini : aucun risque, mais aucun autre yaku.",  # STOPPED
    "Après chacune de tes cartes, la première de la pioche est retournée. Elle prend de même, ou reste sur le terrain.",  # TURNED
)
