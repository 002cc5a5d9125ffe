"""Made by `make texts` from assets/texts/tr/puzzles.po: change that, not this."""

TEXTS = (
    "{0} ceki dedi ve {1} kart kapadı. Hangi kartı atmak kesin güvenli?",  # ASK_CEKI
    "{0} ceki dedi ve {1} kart kapadı. Sonra çekip attığı: {2}. Hangi kartı atmak kesin güvenli?",  # ASK_CEKI_THROWN
    "{0}: desteden ne açılırsa açılsın, bu hamlede hangi kart onu yapar?",  # ASK_KOIKOI
    "Hangi taşı atarsın? Bitirebiliyorsan bitir. Yoksa bir sonraki çekişte en çok taşla bitecek eli tut.",  # ASK_OKEY
    "{0}, art arda {1}",  # IN_A_ROW
    "{0}, {1} alır: yetmeyebilir.",  # LESS_KOIKOI
    "{0} {1} bekliyor olabilir.",  # MAY_WAIT
    "Sonraki",  # NEXT
    "{0} şimdi bir şey almaz.",  # NONE_KOIKOI
    "Soru",  # QUESTION
    "Doğru: art arda {0}!",  # RIGHT
    "Doğru.",  # RIGHT_LATE
    "Bitiren taş: {0} gidince {1}, {2} gidince {3}.",  # WHY_DRAWS
    "{0} gidince hemen bitirirsin.",  # WHY_FINISH
    "{0}, {1} alır ve kesin yapar: {2}.",  # WHY_KOIKOI
    "{0} gidince bitiren taş: {1}. Yoksa hiç.",  # WHY_ONLY
    "{3} aynı olan {2} kart kapadı; çıkmamış {0}: {1}.",  # WHY_SHORT
    "{0}: {1} çekti, kazanamadı.",  # WHY_THROWN
    "Bu değil.",  # WRONG
)
