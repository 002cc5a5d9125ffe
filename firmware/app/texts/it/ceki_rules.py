"""Made by `make texts` from assets/texts/it/ceki_rules.po: change that, not this."""

TEXTS = (
    "Ceki!",  # CALL
    "Chi li ha alla fine del turno può chiamare ceki, e posa la coppia coperta.",  # CALL_ASKED
    "Chi li ha alla fine del turno chiama ceki, e posa la coppia coperta.",  # CALL_MUST
    "Poi la mano non cambia più: una carta come la coppia vince, ogni altra pescata si scarta subito.",  # CALL_THEN
    "Due tris e una coppia aspettano la nona carta:",  # CALL_WHEN
    "Le carte",  # CARDS
    "Il bordo dice il numero: sottile, medio o spesso, e liscio, con filo o dentato.",  # CARDS_BORDERS
    "Fiore Bianco, Fiore Rosso e Vecchio Mille, ognuno quattro volte:",  # CARDS_HONOURS
    "Denari, stringhe e miriadi da 1 a 9, ogni carta quattro volte:",  # CARDS_SUITS
    "I punti",  # COUNTS
    "Ognuna delle nove carte vale il suo numero, un onore 1. Il tutto si moltiplica per come è arrivata l'ultima:",  # COUNTS_SUM
    "Con uno scarto vince solo chi gioca dopo. Può lasciarlo, per vincere di più.",  # COUNTS_WHO
    "La partita",  # END
    "A mazzo finito si rimescolano gli scarti: tre volte al massimo, poi la mano è nulla.",  # END_RESHUFFLED
    "A mazzo finito la mano è nulla.",  # END_VOID
    "Lo scopo",  # GOAL
    "Conta solo il numero, non il seme. Gli onori devono essere uguali.",  # GOAL_KIND
    "Raccogli tre tris: nove carte.",  # GOAL_SETS
    "Chi vince la mano segna i punti; nessuno paga.",  # MATCH_ADD
    "Dura finché non smetti, dopo una mano qualsiasi.",  # MATCH_ENDLESS
    "Vince chi arriva per primo a {0} punti.",  # MATCH_FIRST
    "Dopo {0} mani vince chi ha più punti.",  # MATCH_HANDS
    "Ognuno degli altri paga i punti a chi vince la mano.",  # MATCH_PAY
    "Chi vince la mano segna i punti; nessuno paga.",  # MATCH_TARGET
    "Scartata dalla mano",  # ROW_DOUBLE
    "Scartata, appena pescata",  # ROW_SIMPLE
    "Pescata da te",  # ROW_TRIPLE
    "Il turno",  # TURN
    "Uno scarto preso non si scarta nello stesso turno.",  # TURN_KEPT
    "Hai otto carte. Prendine una: la prima del mazzo, o quella appena scartata da chi siede alla tua destra.",  # TURN_TAKE
    "Poi scartane una. Solo l'ultimo scarto si può prendere, e solo chi gioca dopo.",  # TURN_THROW
)
