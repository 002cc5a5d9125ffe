"""Made by `make texts` from assets/texts/pt/puzzles.po: change that, not this."""

TEXTS = (
    "{0} disse ceki, cartas tapadas: {1}. Que carta é segura com certeza?",  # ASK_CEKI
    "{0} disse ceki, cartas tapadas: {1}. Desde então comprou e largou: {2}. Que carta é segura com certeza?",  # ASK_CEKI_THROWN
    "{0}: que carta faz este yaku nesta jogada, saia o que sair do monte?",  # ASK_KOIKOI
    "Que peça larga? Bata, se puder. Senão, fique com a mão que bate com mais peças na próxima compra.",  # ASK_OKEY
    "{0} pode esperar {1}.",  # MAY_WAIT
    "Seguinte",  # NEXT
    "Pergunta",  # QUESTION
    "Certo! Seguidas: {0}.",  # RIGHT
    "Peças que batem: {1} sem {0}, {3} sem {2}.",  # WHY_DRAWS
    "Sem {0} bate já.",  # WHY_FINISH
    "Com {0} faz este yaku com certeza: {1}.",  # WHY_KOIKOI
    "Peças que batem: {1} sem {0}, senão nenhuma.",  # WHY_ONLY
    "Para esperar {0}, {3} precisa de {2}: {1} por ver.",  # WHY_SHORT
    "{0}: {1} comprou-a e não ganhou.",  # WHY_THROWN
    "Não é essa.",  # WRONG
)
