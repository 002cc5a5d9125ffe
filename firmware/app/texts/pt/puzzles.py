"""Made by `make texts` from assets/texts/pt/puzzles.po: change that, not this."""

TEXTS = (
    "{0} disse ceki e tapou {1} cartas. Que carta é segura com certeza?",  # ASK_CEKI
    "{0} disse ceki e tapou {1} cartas. Desde então comprou e largou: {2}. Que carta é segura com certeza?",  # ASK_CEKI_THROWN
    "{0}: que carta faz este yaku nesta jogada, saia o que sair do monte?",  # ASK_KOIKOI
    "Que peça larga? Bata, se puder. Senão, fique com a mão que bate com mais peças na próxima compra.",  # ASK_OKEY
    "{0}, {1} seguidas",  # IN_A_ROW
    "A carta {0} leva {1}: pode não chegar.",  # LESS_KOIKOI
    "Talvez {0} espere {1}.",  # MAY_WAIT
    "Seguinte",  # NEXT
    "A carta {0} agora não leva nada.",  # NONE_KOIKOI
    "Pergunta",  # QUESTION
    "Certo! Seguidas: {0}.",  # RIGHT
    "Certo!",  # RIGHT_LATE
    "Peças que batem: {1} sem {0}, {3} sem {2}.",  # WHY_DRAWS
    "Sem {0} bate já.",  # WHY_FINISH
    "A carta {0} leva {1} e faz este yaku com certeza: {2}.",  # WHY_KOIKOI
    "Peças que batem: {1} sem {0}, senão nenhuma.",  # WHY_ONLY
    "As {2} cartas tapadas de {3} são iguais; {0} por ver: {1}.",  # WHY_SHORT
    "{0}: {1} comprou-a e não ganhou.",  # WHY_THROWN
    "Não é essa.",  # WRONG
)
