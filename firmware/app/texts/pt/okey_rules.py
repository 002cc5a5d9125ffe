"""Made by `make texts` from assets/texts/pt/okey_rules.po: change that, not this."""

TEXTS = (
    "Se as catorze são de uma só cor, perdem o dobro.",  # COLOUR_ANY
    "Se as catorze são vermelhas, ou todas pretas, perdem o dobro.",  # COLOUR_RED_BLACK
    "O que conta",  # COUNTS
    "Uma mão empatada não custa nada a ninguém.",  # COUNTS_DRAWN
    "Todos começam com {0} pontos. Os pontos só se perdem. Cada um dos outros perde:",  # COUNTS_LOST
    "A partida",  # END
    "Quem dá passa a ser o da direita. Começa quem está à direita de quem dá.",  # END_DEAL
    "Esse jogador sai, e os outros continuam. Ganha o último à mesa.",  # END_ELIMINATION
    "Quem está em frente faz dupla, com pontos em comum. A primeira dupla sem pontos perde.",  # END_PARTNERS
    "Então ganha quem tem mais pontos.",  # END_SINGLE
    "Então ganham os dois com mais pontos.",  # END_TOP2
    "Joga-se mão após mão até alguém ficar sem pontos.",  # END_WHEN
    "Bater",  # FINISH
    "Com as catorze peças combinadas, largue a décima quinta no monte: ganhou.",  # FINISH_HOW
    "Ninguém é obrigado a bater. Quem pode, pode esperar um joker para largar no fim: custa mais aos outros.",  # FINISH_LATER
    "O objetivo",  # GOAL
    "Ponha antes dos outros as catorze peças em jogos, ou seja, grupos e sequências, ou em sete pares.",  # GOAL_ALL
    "Par: duas peças iguais. Os pares só contam se as catorze peças forem pares.",  # GOAL_PAIRS
    "Sequência: três ou mais seguidas da mesma cor. O 1 vem antes do 2, ou depois do 13.",  # GOAL_RUN
    "Grupo: três ou quatro peças do mesmo número, de cores diferentes.",  # GOAL_SET
    "O joker",  # JOKER
    "Um joker vale por qualquer peça.",  # JOKER_ANY
    "Um joker falso tem uma estrela. Só vale pela peça que passou a joker.",  # JOKER_FALSE
    "Vira-se uma peça, o indicador. O número seguinte da sua cor é o joker; depois do 13 vem o 1.",  # JOKER_FOUND
    "Os números 1 a 13 em quatro cores, cada um duas vezes, e dois jokers falsos: 106 peças.",  # JOKER_TILES
    "... joker no fim",  # ROW_JOKER
    "Sete pares",  # ROW_PAIRS
    "... joker no fim",  # ROW_PAIRS_JOKER
    "Grupos e sequências",  # ROW_SETS
    "Gémea mostrada",  # ROW_TWIN
    "A sua vez",  # TURN
    "Quando o monte acaba, quem não quer a última peça largada acaba a mão: empate.",  # TURN_EMPTY
    "Uma peça levada do vizinho não se larga na mesma jogada.",  # TURN_KEPT
    "Tire uma peça: a de cima do monte, ou a última que largou o jogador à sua esquerda.",  # TURN_TAKE
    "Depois largue uma na sua pilha, à direita. O jogador seguinte pode levá-la.",  # TURN_THROW
    "A gémea",  # TWIN
    "Nesta partida não vale nada.",  # TWIN_OFF
    "Quem a recebe pode mostrá-la antes da sua primeira jogada da mão. Cada um dos outros perde 1 ponto.",  # TWIN_OWN
    "Quem a recebe pode mostrá-la antes de se jogar. Cada um dos outros perde 1 ponto.",  # TWIN_START
    "A outra peça igual ao indicador é a sua gémea. Mostrá-la diz-se gösterme.",  # TWIN_WHAT
)
