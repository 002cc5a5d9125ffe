"""Made by `make texts` from assets/texts/tr/puzzles.po: change that, not this."""

TEXTS = (
    "{0} ceki dedi, kapalı kart: {1}. Hangi kartı atmak kesin güvenli?",  # ASK_CEKI
    "{0} ceki dedi, kapalı kart: {1}. Sonra çekip attığı: {2}. Hangi kartı atmak kesin güvenli?",  # ASK_CEKI_THROWN
    "{0}: desteden ne açılırsa açılsın, bu sıranda hangi kart onu yapar?",  # ASK_KOIKOI
    "Hangi taşı atarsın? Bitirebiliyorsan bitir. Yoksa bir sonraki çekişte en çok taşla bitecek eli tut.",  # ASK_OKEY
    "{0} {1} bekliyor olabilir.",  # MAY_WAIT
    "Sonraki",  # NEXT
    "Soru",  # QUESTION
    "Doğru: art arda {0}!",  # RIGHT
    "Bitiren taş: {0} gidince {1}, {2} gidince {3}.",  # WHY_DRAWS
    "{0} gidince hemen bitirirsin.",  # WHY_FINISH
    "{0} kesin yapar: {1}.",  # WHY_KOIKOI
    "{0} gidince bitiren taş: {1}. Yoksa hiç.",  # WHY_ONLY
    "{0} beklemek için {3} {2} tane ister: görülmeyen {1}.",  # WHY_SHORT
    "{0}: {1} çekti, kazanamadı.",  # WHY_THROWN
    "Bu değil.",  # WRONG
)
