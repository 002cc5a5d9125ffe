"""Made by `make texts` from assets/texts/pt/koikoi_setup.po: change that, not this."""

TEXTS = (
    "Nunca jogou Koi-Koi? Um mês guiado explica tudo enquanto joga.",  # ASK_GUIDE
    "Ganhar um mês",  # FEAT_0
    "Koi-koi, e ganhar",  # FEAT_1
    "Dois koi-koi, e ganhar",  # FEAT_2
    "Com lua ou flores",  # FEAT_3
    "Com três fitas",  # FEAT_4
    "Ino-Shika-Cho",  # FEAT_5
    "Ganhar com luzes",  # FEAT_6
    "Com lisas ou animais",  # FEAT_7
    "10 pontos num mês",  # FEAT_8
    "Ganhar uma partida",  # FEAT_9
    "Vencer Difícil",  # FEAT_10
    "Sem perder um mês",  # FEAT_11
    "Como se joga",  # GUIDE
    "Pontos por quatro luzes com a chuva.",  # HELP_AME
    "Fazer yaku após o koi-koi do outro termina o mês.",  # HELP_BATTLE_OFF
    "A um koi-koi pode-se responder com koi-koi.",  # HELP_BATTLE_ON
    "Pontos por javali, cervo e borboletas.",  # HELP_BOAR
    "Pode-se dizer koi-koi quantas vezes se quiser.",  # HELP_CALLS_ANY
    "Cada um diz koi-koi uma vez por mês.",  # HELP_CALLS_ONCE_EACH
    "Koi-koi diz-se uma vez por mês, e só um o diz.",  # HELP_CALLS_ONCE_TOTAL
    "A taça é só um animal.",  # HELP_CUP_PLAIN_OFF
    "A taça conta também entre as lisas.",  # HELP_CUP_PLAIN_ON
    "Sem cartas, se só um disse koi-koi, fica com os pontos.",  # HELP_EXHAUST_KEEP
    "Sem cartas, ninguém pontua.",  # HELP_EXHAUST_VOID
    "3 de um mês na mesa: dá-se de novo.",  # HELP_FIELD3_REDEAL
    "3 de um mês na mesa levam-se com a quarta.",  # HELP_FIELD3_TAKE
    "Pontos pelas cinco luzes.",  # HELP_GOKO
    "Um mês guiado: joga e aprende.",  # HELP_GUIDE
    "Marca o dobro se o outro disse koi-koi.",  # HELP_KOI_MULT_OPP_X2
    "Dobro pelo koi-koi do outro, e dobro pelo seu.",  # HELP_KOI_MULT_OWN_X2
    "Cada koi-koi do mês soma um ao multiplicador.",  # HELP_KOI_MULT_PER_CALL
    "Leva a mais bela, diz koi-koi com poucos pontos. Sem plano.",  # HELP_LEVEL_EASY
    "Joga o mês de cabeça até ao fim; diz koi-koi se ganha mais.",  # HELP_LEVEL_HARD
    "Como Difícil, pensa dez vezes mais: até cinco segundos.",  # HELP_LEVEL_MASTER
    "Pesa cada carta para ambos. Diz koi-koi se promete mais.",  # HELP_LEVEL_MEDIUM
    "A mão de sorte é uma mão como as outras.",  # HELP_LUCKY_OFF
    "4 de um mês ou quatro pares na mão: dá-se de novo.",  # HELP_LUCKY_REDEAL
    "4 de um mês ou quatro pares na mão: seis pontos se mostrar.",  # HELP_LUCKY_SCORE
    "Depois de um mês sem vencedor começa o outro.",  # HELP_NULL_LEAD_OTHER
    "Depois de um mês sem vencedor começa o mesmo.",  # HELP_NULL_LEAD_SAME
    "Um mês sem yaku não vale nada.",  # HELP_OYAKEN_0
    "Sem koi-koi nem yaku, o primeiro ganha seis pontos.",  # HELP_OYAKEN_6
    "Como Hanafuda Flash: luzes altas, sem lua nem flores.",  # HELP_PRESET_FLASH
    "Italianas: chuva em três luzes, sete não dobra.",  # HELP_PRESET_ITALIAN
    "Um koi-koi por mês, trios que crescem, sete em dobro.",  # HELP_PRESET_NINTENDO
    "A chuva não conta entre três luzes.",  # HELP_RAIN3_OFF
    "A chuva pode ser uma das três luzes.",  # HELP_RAIN3_ON
    "Pontos por três fitas de poema, e por três azuis.",  # HELP_RIBBONS
    "Quantos meses tem uma partida.",  # HELP_ROUNDS
    "Os pontos altos não dobram.",  # HELP_SEVEN_OFF
    "Sete pontos ou mais dobram.",  # HELP_SEVEN_ON
    "Pontos por quatro luzes sem a chuva.",  # HELP_SHIKO
    "Pontos por três luzes.",  # HELP_THREE
    "Cinco fitas ou animais valem além do trio.",  # HELP_TRIO_EXTRA_OFF
    "O trio vale mais um ponto por cada outra carta do seu tipo.",  # HELP_TRIO_EXTRA_ON
    "Ver a Lua e Ver as Flores não valem nada.",  # HELP_VIEWING_0
    "Taça e lua, ou cortina: cinco pontos cada.",  # HELP_VIEWING_5
    "Nada estraga a lua nem as flores.",  # HELP_WEATHER_OFF
    "A sua chuva estraga as flores, dezembro a lua.",  # HELP_WEATHER_ON
    "Fitas de Poema",  # MADE_AKATAN
    "Quatro com Chuva",  # MADE_AME
    "Fitas Azuis",  # MADE_AOTAN
    "Cinco Luzes",  # MADE_GOKO
    "Ver as Flores",  # MADE_HANAMI
    "Ino-Shika-Cho",  # MADE_INOSHIKA
    "Lisas",  # MADE_KASU
    "Três Luzes",  # MADE_SANKO
    "Quatro Luzes",  # MADE_SHIKO
    "Fitas",  # MADE_TAN
    "Animais",  # MADE_TANE
    "Ver a Lua",  # MADE_TSUKIMI
    "Quatro com Chuva",  # OPTION_AME
    "Duelo",  # OPTION_BATTLE
    "Ino-Shika-Cho",  # OPTION_BOAR
    "Dizer koi-koi",  # OPTION_CALLS
    "Taça lisa",  # OPTION_CUP_PLAIN
    "Sem cartas",  # OPTION_EXHAUST
    "Três na mesa",  # OPTION_FIELD3
    "Cinco Luzes",  # OPTION_GOKO
    "Koi-koi vale",  # OPTION_KOI_MULT
    "Mão de sorte",  # OPTION_LUCKY
    "Quem começa",  # OPTION_NULL_LEAD
    "Direito do primeiro",  # OPTION_OYAKEN
    "Chuva em três",  # OPTION_RAIN3
    "Trios de fitas",  # OPTION_RIBBONS
    "Meses",  # OPTION_ROUNDS
    "Sete em dobro",  # OPTION_SEVEN
    "Quatro Luzes",  # OPTION_SHIKO
    "Três Luzes",  # OPTION_THREE
    "Trios crescentes",  # OPTION_TRIO_EXTRA
    "Ver lua/flores",  # OPTION_VIEWING
    "Mau tempo",  # OPTION_WEATHER
    "Não",  # VALUE_BATTLE_OFF
    "Sim",  # VALUE_BATTLE_ON
    "Livre",  # VALUE_CALLS_ANY
    "Um cada",  # VALUE_CALLS_ONCE_EACH
    "Só um",  # VALUE_CALLS_ONCE_TOTAL
    "Não",  # VALUE_CUP_PLAIN_OFF
    "Sim",  # VALUE_CUP_PLAIN_ON
    "Fica",  # VALUE_EXHAUST_KEEP
    "Nada",  # VALUE_EXHAUST_VOID
    "Repetir",  # VALUE_FIELD3_REDEAL
    "Joga-se",  # VALUE_FIELD3_TAKE
    "Outro x2",  # VALUE_KOI_MULT_OPP_X2
    "Ambos x2",  # VALUE_KOI_MULT_OWN_X2
    "Cada +1",  # VALUE_KOI_MULT_PER_CALL
    "Não",  # VALUE_LUCKY_OFF
    "Repetir",  # VALUE_LUCKY_REDEAL
    "Seis",  # VALUE_LUCKY_SCORE
    "Outro",  # VALUE_NULL_LEAD_OTHER
    "Igual",  # VALUE_NULL_LEAD_SAME
    "Não",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Italianas",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "Não",  # VALUE_RAIN3_OFF
    "Sim",  # VALUE_RAIN3_ON
    "Não",  # VALUE_SEVEN_OFF
    "Sim",  # VALUE_SEVEN_ON
    "Não",  # VALUE_TRIO_EXTRA_OFF
    "Sim",  # VALUE_TRIO_EXTRA_ON
    "Não",  # VALUE_VIEWING_0
    "Não",  # VALUE_WEATHER_OFF
    "Sim",  # VALUE_WEATHER_ON
)
