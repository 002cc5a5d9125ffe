"""Made by `make texts` from assets/texts/pt/okey_guide.po: change that, not this."""

TEXTS = (
    "Combine as catorze peças em jogos de três ou mais, antes dos outros.",  # AIM
    "Sem {0} está igualmente perto: tanto faz largar uma ou outra.",  # AS_GOOD
    "Está a {0} peças de bater: tantas ainda há que trocar.",  # AWAY
    "Quem bate não perde nada. Cada um dos outros perde {0}.",  # BILL
    "A gémea que mostrou custou a cada um mais {0}.",  # BILL_TWIN
    "Cada cor tem a sua forma: {0}.",  # COLOURS
    "Aqui lê, para a peça escolhida, a que distância fica ao largá-la e quantas peças ainda não vistas servem.",  # COUNT
    "Largue um joker para bater, e perdem {0}. Sete pares também ganham, e custam {1}.",  # DEARER
    "{0} não combina com nada. Por isso compre do monte: {1}.",  # DRAW
    "O que comprar pode ser qualquer coisa. Com {0} fica uma peça mais perto.",  # DRAWN
    "Quando alguém cai a 0, ganha quem tem mais pontos. No menu: esta lição e as regras.",  # END
    "A estrela é um joker falso. Não vale por qualquer peça: é simplesmente {0}.",  # FALSE
    "Sem {0} fica a {1} peças de bater, não a {2}.",  # FARTHER
    "Sem {0} está igualmente perto. Peças não vistas que servem: {1}; sem {2}: {3}.",  # FEWER
    "Ponha-a no monte, e ganhou: {0}.",  # FINISH
    "Uma sequência tem uma cor e números seguidos. Um grupo tem um número em cores diferentes. Estes jogos estão completos: têm uma linha.",  # GROUPS
    "Tem um joker. Vale por qualquer peça que falte.",  # HAVE_JOKER
    "Esta peça foi virada: o indicador. O número seguinte da sua cor é o joker, agora {0}.",  # INDICATOR
    "Continua a jogar, e outro pode bater antes da sua próxima vez.",  # LATER
    "Na sua vez tire uma peça e largue outra. Das peças dos outros só esta se pode levar: a última que largou {0}, à sua esquerda.",  # LEFT_PILE
    "Agora só falta uma peça. Peças não vistas que servem para bater: {0}.",  # ONE_AWAY
    "As catorze estão combinadas, e só sobra {0}.",  # ONE_OVER
    "O que larga fica aqui, na sua pilha. {0}, à sua direita, pode levar.",  # OWN_PILE
    "A peça nova fica no fim do suporte. {0} agrupa as peças, e {1} levanta uma para a mudar de sítio.",  # SORT
    "{0} é o que falta. Vá até lá com {1}, e {2} leva.",  # TAKE
    "{0} não ajuda: continua a {1} de bater, e todos veem o que levou.",  # TAKEN
    "Largue o que não combina: {0}. Vá até lá com {1}. {2} põe a peça na sua pilha, e {3} larga.",  # THROW
    "Largue o que não combina: {0}. Vá até lá com {1} e abra o menu com {2}: é aí que se larga.",  # THROW_BY_MENU
    "Esta é a gémea do indicador. Mostrá-la antes da primeira jogada diz-se gösterme: cada um dos outros perde um ponto. {0} mostra-a.",  # TWIN
    "A gémea só se pode mostrar antes da primeira jogada. Depois é uma peça como as outras.",  # UNSHOWN
)
