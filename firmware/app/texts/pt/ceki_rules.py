"""Made by `make texts` from assets/texts/pt/ceki_rules.po: change that, not this."""

TEXTS = (
    "Ceki!",  # CALL
    "Quem os tem no fim da sua vez pode dizer ceki, e põe o par tapado na mesa.",  # CALL_ASKED
    "Quem os tem no fim da sua vez diz ceki, e põe o par tapado na mesa.",  # CALL_MUST
    "Depois a mão já não pode mudar: ganha uma carta igual ao par, qualquer outra comprada larga-se logo.",  # CALL_THEN
    "Dois trios e um par esperam uma nona carta:",  # CALL_WHEN
    "As cartas",  # CARDS
    "A borda diz o número: fina, média ou grossa, lisa, riscada ou dentada.",  # CARDS_BORDERS
    "Flor Branca, Flor Vermelha e Velho Mil, cada uma quatro vezes:",  # CARDS_HONOURS
    "Moedas, cordões e miríades de 1 a 9, cada carta quatro vezes:",  # CARDS_SUITS
    "O que conta",  # COUNTS
    "Cada uma das nove cartas vale o seu número, uma honra 1. Tudo se multiplica pela forma como veio a última:",  # COUNTS_SUM
    "Uma carta largada só dá a vitória ao jogador seguinte. Pode-se deixá-la, para ganhar mais.",  # COUNTS_WHO
    "A partida",  # END
    "Quando o monte acaba, baralha-se a pilha: três vezes no máximo, depois a mão é nula.",  # END_RESHUFFLED
    "Quando o monte acaba, a mão é nula.",  # END_VOID
    "O objetivo",  # GOAL
    "Só conta o número, não o naipe. As honras têm de ser iguais.",  # GOAL_KIND
    "Junte três trios de cartas iguais: nove ao todo.",  # GOAL_SETS
    "Quem ganha a mão marca os pontos; ninguém paga.",  # MATCH_ADD
    "Dura até querer sair, depois de qualquer mão.",  # MATCH_ENDLESS
    "Ganha o primeiro a ter {0} pontos.",  # MATCH_FIRST
    "Após {0} mãos ganha quem tem mais pontos.",  # MATCH_HANDS
    "Cada um dos outros paga os pontos a quem ganha a mão.",  # MATCH_PAY
    "Quem ganha a mão marca os pontos; ninguém paga.",  # MATCH_TARGET
    "Largada da mão",  # ROW_DOUBLE
    "Largada logo ao comprar",  # ROW_SIMPLE
    "Comprada por quem ganha",  # ROW_TRIPLE
    "A sua vez",  # TURN
    "Uma carta levada da pilha não se larga na mesma jogada.",  # TURN_KEPT
    "Tem oito cartas. Tire mais uma: a de cima do monte, ou a que o jogador à sua direita acabou de largar.",  # TURN_TAKE
    "Depois largue uma na pilha. Só a de cima se pode levar, e só o jogador seguinte.",  # TURN_THROW
)
