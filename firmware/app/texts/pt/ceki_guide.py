"""Made by `make texts` from assets/texts/pt/ceki_guide.po: change that, not this."""

TEXTS = (
    "Também não era um {0}: compre de novo.",  # AGAIN
    "Junte três trios de cartas iguais: nove ao todo. Só conta o número, não o naipe.",  # AIM
    "Cada carta vale o seu número, e tudo x2: a última veio da mão de {0}.",  # BILL
    "Ceki! Com dois trios e um par tem de o dizer. O par fica tapado: todos veem que espera, mas não o quê.",  # CALLED
    "Ceki: dois trios e um par. Aqui lê a que distância está e que cartas servem. O último número: quantas restam por ver.",  # COUNT
    "Ainda ninguém largou uma carta, por isso compre. O monte está marcado, e {0} compra.",  # DRAW
    "Uma partida tem {0} mãos, e ganha quem tem mais pontos. No menu: esta lição e as regras.",  # END
    "Um terceiro {0}: o primeiro trio! Agora está sublinhado.",  # GOT_SET
    "Largue o que menos ajuda: {2}. Não tem número, e só há quatro. {1} escolhem, {0} larga.",  # HONOUR
    "{0} tem companhia: sem ela os trios ficam mais longe. {1} está só.",  # NOT_ALONE
    "O que comprar pode ser qualquer coisa, e perde-se o {0} da pilha, que faz um trio.",  # NOT_TAKEN
    "Assim deixa passar o {0} da pilha, que ganha, e continua à espera.",  # NOT_WON
    "Dois trios e um par: só sobra {2}. Largue essa carta.",  # ONE_OVER
    "Todos lhe pagam isso, não só {0}.",  # PAID
    "Não era um {0}. A carta que ganha vale x3 se a comprar; se {1} a largar, x2 da mão, x1 se a acabou de comprar.",  # PRICES
    "Só pode levar o que larga {2}, à sua direita. É um {3}, e na sua mão há dois: vá até ele com {1}, e {0} leva.",  # TAKE
    "Tem três pares. Na sua vez tire uma carta e largue outra.",  # TURN
    "Agora a sua mão fica como está. Compre: um {0} ganha, qualquer outra larga-se logo.",  # WAIT
    "{2} larga um {3} da mão: o terceiro trio! {0} ganha com ele.",  # WIN
)
