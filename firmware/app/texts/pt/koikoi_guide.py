"""Made by `make texts` from assets/texts/pt/koikoi_guide.po: change that, not this."""

TEXTS = (
    "As cartas da mão levam cartas da mesa. Certas cartas levadas fazem um yaku, e os yaku dão pontos.",  # AIM
    "Cada yaku tem uma linha. Juntos dão-lhe {0} pontos; o outro não marca nada.",  # BILL
    "A sua mão ainda pode dar mais: diga koi-koi. {0} escolhem, e {1} responde.",  # CALL
    "Este sinal mostra que disse koi-koi. {0} também o vê.",  # CALLED
    "Então continua por mais. Se {0} fizer um yaku antes, perde os {1} pontos.",  # CALLED_AGAIN
    "Agora decida. Pare, e os pontos são seus. Ou diga koi-koi e continue: mas se {0} fizer um yaku antes, só esse conta, e em dobro.",  # DECIDE
    "Se o outro tivesse dito koi-koi antes, contariam em dobro.",  # DOUBLED
    "Uma partida tem {0} meses, e ganha quem tem mais pontos. No menu: os yaku, esta lição e as regras.",  # END
    "Os yaku: quanto já tem de cada.",  # GAUGES
    "Há quatro tipos: 5 luzes ({0}); 9 animais ({1}); 10 fitas; e 24 lisas.",  # KINDS
    "O primeiro yaku: {0}. Os pontos estão aqui: {1}.",  # MADE
    "Cada carta é de um mês, que a planta indica. Esta é {0}, mês {1}: o número está no canto. Cada mês tem quatro cartas.",  # MONTHS
    "Outro yaku: {1}! Juntos valem {0} pontos.",  # MORE
    "Esta carta, {0}, não casa com nenhuma. Fica na mesa, e {1} pode levá-la.",  # NO_CATCH
    "Esta carta, {0}, também casa com {1} da mesa. Mas {2} serve mais aos seus yaku.",  # OTHER_CARD
    "A outra vale mais: {0}.",  # OTHER_ONE
    "Aqui está o que já levou, por tipos.",  # PILE
    "Nenhuma carta sua leva agora. Deixe o que menos ajuda o outro: {0}. {1} escolhem, e {2} joga.",  # PLAY_NONE
    "Jogue esta carta: {0}. Ela leva a do seu mês da mesa. {1} escolhem, e {2} joga.",  # PLAY_ONE
    "As outras três do seu mês estão na mesa: esta carta, {0}, leva todas. {1} escolhem, e {2} joga.",  # PLAY_THREE
    "Há duas do seu mês na mesa, e escolhe qual leva. Jogue {0}, e leve {3}: {1} e {2}.",  # PLAY_TWO
    "Esta carta, {0}, leva uma da mesa e faz um yaku com as que já tem. {1} escolhem, e {2} joga.",  # PLAY_YAKU
    "É muito para um mês: pare e fique com os pontos. {0} escolhem, e {1} responde.",  # STOP
    "Então marca {0} agora, e o mês acaba: sem risco, e sem mais yaku.",  # STOPPED
    "Depois de cada carta sua vira-se a de cima do monte. Leva da mesma forma, ou fica na mesa.",  # TURNED
)
