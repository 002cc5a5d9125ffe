"""Made by `make texts` from assets/texts/ja/koikoi_setup.po: change that, not this."""

TEXTS = (
    "こいこいは 初めてですか？ 説明つきの 一局で すべて 分かります。",  # ASK_GUIDE
    "一局 勝つ",  # FEAT_0
    "こいこいして 勝つ",  # FEAT_1
    "二度こいこいで勝つ",  # FEAT_2
    "花見か月見で 勝つ",  # FEAT_3
    "赤短か青短で 勝つ",  # FEAT_4
    "猪鹿蝶",  # FEAT_5
    "光の役で 勝つ",  # FEAT_6
    "カスかタネで 勝つ",  # FEAT_7
    "一局で 10文",  # FEAT_8
    "対戦に 勝つ",  # FEAT_9
    "上級に 勝つ",  # FEAT_10
    "一局も 負けない",  # FEAT_11
    "遊び方",  # GUIDE
    "小野道風を 含む 光4枚の 文数です。",  # HELP_AME
    "相手の こいこいの後、 役を作れば すぐ 勝負です。",  # HELP_BATTLE_OFF
    "こいこいに こいこいで 返せます。",  # HELP_BATTLE_ON
    "猪、鹿、蝶の 文数です。",  # HELP_BOAR
    "こいこいは 何度でも できます。",  # HELP_CALLS_ANY
    "こいこいは 一局に 一人 一度です。",  # HELP_CALLS_ONCE_EACH
    "こいこいは 一局に どちらか 一度です。",  # HELP_CALLS_ONCE_TOTAL
    "盃は タネだけです。",  # HELP_CUP_PLAIN_OFF
    "盃は カスにも 数えます。",  # HELP_CUP_PLAIN_ON
    "札が なくなった時、 こいこいが 一人なら その人の 点です。",  # HELP_EXHAUST_KEEP
    "札が なくなれば、 得点なしです。",  # HELP_EXHAUST_VOID
    "場に 同じ月が 3枚: 配り直します。",  # HELP_FIELD3_REDEAL
    "場の同じ月 3枚は、 4枚目で 取れます。",  # HELP_FIELD3_TAKE
    "光5枚の 文数です。",  # HELP_GOKO
    "説明つきの 一局: 打ちながら 覚えます。",  # HELP_GUIDE
    "相手が こいこいを していれば 倍です。",  # HELP_KOI_MULT_OPP_X2
    "相手の こいこいで 倍、 自分のでも 倍です。",  # HELP_KOI_MULT_OWN_X2
    "こいこいごとに 倍率が 1 増えます。",  # HELP_KOI_MULT_PER_CALL
    "派手な札を 取り、 安い役でも こいこい。 作戦なし。",  # HELP_LEVEL_EASY
    "局の終わりまで 読み、 得な時に こいこい。",  # HELP_LEVEL_HARD
    "上級の 10倍 考えます。 5秒まで かかります。",  # HELP_LEVEL_MASTER
    "双方の目で 札の価値を 量り、 取り札が よければ こいこい。",  # HELP_LEVEL_MEDIUM
    "手役は ありません。",  # HELP_LUCKY_OFF
    "手四か くっつき: 配り直します。",  # HELP_LUCKY_REDEAL
    "手四か くっつき: 見せれば 6文です。",  # HELP_LUCKY_SCORE
    "勝者のない局の後、 相手が 親です。",  # HELP_NULL_LEAD_OTHER
    "勝者のない局の後、 同じ人が 親です。",  # HELP_NULL_LEAD_SAME
    "役のない局は 得点なしです。",  # HELP_OYAKEN_0
    "こいこいも 役も なければ、 親が 6文です。",  # HELP_OYAKEN_6
    "Hanafuda Flash風: 光が高く、 花見月見なし、 親権あり。",  # HELP_PRESET_FLASH
    "イタリア式: 雨も 三光に 入り、 7文でも 倍に なりません。",  # HELP_PRESET_ITALIAN
    "こいこい一度、 三枚役の加点、 7文以上2倍。",  # HELP_PRESET_NINTENDO
    "小野道風は 三光に 入りません。",  # HELP_RAIN3_OFF
    "小野道風も 三光に 入れます。",  # HELP_RAIN3_ON
    "赤短3枚、 青短3枚の 文数です。",  # HELP_RIBBONS
    "対戦の 月の数です。",  # HELP_ROUNDS
    "高得点も 倍に なりません。",  # HELP_SEVEN_OFF
    "7文以上は 2倍です。",  # HELP_SEVEN_ON
    "小野道風なしの 光4枚の 文数です。",  # HELP_SHIKO
    "光3枚の 文数です。",  # HELP_THREE
    "三枚役の他に、 タン・タネ5枚も 数えます。",  # HELP_TRIO_EXTRA_OFF
    "同じ種類が 1枚 増えるごとに 1文です。",  # HELP_TRIO_EXTRA_ON
    "月見も 花見も 役では ありません。",  # HELP_VIEWING_0
    "盃と 月、 または 幕: どちらも 5文です。",  # HELP_VIEWING_5
    "花見も 月見も 流れません。",  # HELP_WEATHER_OFF
    "自分の 小野道風で 花見が、 桐で 月見が 流れます。",  # HELP_WEATHER_ON
    "赤短",  # MADE_AKATAN
    "雨四光",  # MADE_AME
    "青短",  # MADE_AOTAN
    "五光",  # MADE_GOKO
    "花見で一杯",  # MADE_HANAMI
    "猪鹿蝶",  # MADE_INOSHIKA
    "カス",  # MADE_KASU
    "三光",  # MADE_SANKO
    "四光",  # MADE_SHIKO
    "タン",  # MADE_TAN
    "タネ",  # MADE_TANE
    "月見で一杯",  # MADE_TSUKIMI
    "雨四光",  # OPTION_AME
    "両者こいこい",  # OPTION_BATTLE
    "猪鹿蝶",  # OPTION_BOAR
    "こいこい",  # OPTION_CALLS
    "盃はカスにも",  # OPTION_CUP_PLAIN
    "札が尽きたら",  # OPTION_EXHAUST
    "場に3枚",  # OPTION_FIELD3
    "五光",  # OPTION_GOKO
    "こいこい倍",  # OPTION_KOI_MULT
    "手役",  # OPTION_LUCKY
    "次の親",  # OPTION_NULL_LEAD
    "親権",  # OPTION_OYAKEN
    "雨入り三光",  # OPTION_RAIN3
    "赤短・青短",  # OPTION_RIBBONS
    "月数",  # OPTION_ROUNDS
    "7文以上倍",  # OPTION_SEVEN
    "四光",  # OPTION_SHIKO
    "三光",  # OPTION_THREE
    "三枚役の加点",  # OPTION_TRIO_EXTRA
    "花見・月見",  # OPTION_VIEWING
    "雨霧流れ",  # OPTION_WEATHER
    "なし",  # VALUE_BATTLE_OFF
    "あり",  # VALUE_BATTLE_ON
    "何度でも",  # VALUE_CALLS_ANY
    "一人一度",  # VALUE_CALLS_ONCE_EACH
    "一度だけ",  # VALUE_CALLS_ONCE_TOTAL
    "なし",  # VALUE_CUP_PLAIN_OFF
    "あり",  # VALUE_CUP_PLAIN_ON
    "有効",  # VALUE_EXHAUST_KEEP
    "無効",  # VALUE_EXHAUST_VOID
    "配り直し",  # VALUE_FIELD3_REDEAL
    "続ける",  # VALUE_FIELD3_TAKE
    "相手x2",  # VALUE_KOI_MULT_OPP_X2
    "両方x2",  # VALUE_KOI_MULT_OWN_X2
    "毎回+1",  # VALUE_KOI_MULT_PER_CALL
    "なし",  # VALUE_LUCKY_OFF
    "配り直し",  # VALUE_LUCKY_REDEAL
    "6文",  # VALUE_LUCKY_SCORE
    "交代",  # VALUE_NULL_LEAD_OTHER
    "同じ",  # VALUE_NULL_LEAD_SAME
    "なし",  # VALUE_OYAKEN_0
    "フラッシュ",  # VALUE_PRESET_FLASH
    "イタリア式",  # VALUE_PRESET_ITALIAN
    "任天堂",  # VALUE_PRESET_NINTENDO
    "なし",  # VALUE_RAIN3_OFF
    "あり",  # VALUE_RAIN3_ON
    "なし",  # VALUE_SEVEN_OFF
    "あり",  # VALUE_SEVEN_ON
    "なし",  # VALUE_TRIO_EXTRA_OFF
    "あり",  # VALUE_TRIO_EXTRA_ON
    "なし",  # VALUE_VIEWING_0
    "なし",  # VALUE_WEATHER_OFF
    "あり",  # VALUE_WEATHER_ON
)
