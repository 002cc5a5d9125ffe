"""Made by `make texts` from assets/texts/ja/ceki_setup.po: change that, not this."""

TEXTS = (
    "チェキは 初めてですか？ 説明つきの 一局で すべて 分かります。",  # ASK_GUIDE
    "チェキする",  # FEAT_0
    "一局 勝つ",  # FEAT_1
    "x2で 上がる",  # FEAT_2
    "x3で 上がる",  # FEAT_3
    "60点で 勝つ",  # FEAT_4
    "切り直し後に 勝つ",  # FEAT_5
    "同じ3枚で 勝つ",  # FEAT_6
    "六人の卓で 勝つ",  # FEAT_7
    "全員チェキで 勝つ",  # FEAT_8
    "対戦に 勝つ",  # FEAT_9
    "全員上級で 勝つ",  # FEAT_10
    "誰かを 0点に する",  # FEAT_11
    "遊び方",  # GUIDE
    "手番の後に 聞かれ、 宣言せず 続けられます。",  # HELP_CALL_ASK
    "待ちになれば 必ず チェキに なります。",  # HELP_CALL_AUTO
    "決めた局数の後、 点の多い人が 勝ち。 支払いなし。",  # HELP_FORMAT_HANDS
    "局ごとに 全員が 勝者に 払います。",  # HELP_FORMAT_PAY
    "先に 目標の点に 届けば 勝ち。 支払いなし。",  # HELP_FORMAT_TARGET
    "説明つきの 一局: 打ちながら 覚えます。",  # HELP_GUIDE
    "目標でない 対戦の 局数です。",  # HELP_HANDS
    "どの局の後でも 終えられます。",  # HELP_HANDS_0
    "対子を 残しますが、 時々 適当に 捨てます。",  # HELP_LEVEL_EASY
    "残りの札も 数え、 待つ人に 渡すのを 避けます。",  # HELP_LEVEL_HARD
    "チェキまでの 枚数は 分かりますが、 捨て札は 数えません。",  # HELP_LEVEL_MEDIUM
    "卓を 囲む 人数です。",  # HELP_PLAYERS
    "六局。 負けた人が 局の勝者に 払います。",  # HELP_PRESET_CLASSIC
    "四局。 負けた人が 局の勝者に 払います。",  # HELP_PRESET_QUICK
    "捨て札が 新しい山に なります。 三回まで。",  # HELP_STOCK_RESHUFFLE
    "引く札が なくなれば 局は 流れます。",  # HELP_STOCK_VOID
    "目標の対戦で 勝つための 点数です。",  # HELP_TARGET
    "チェキ回数",  # MADE_CALL
    "x2の上がり",  # MADE_DOUBLE
    "x1の上がり",  # MADE_SIMPLE
    "x3の上がり",  # MADE_TRIPLE
    "チェキ",  # OPTION_CALL
    "形式",  # OPTION_FORMAT
    "局数",  # OPTION_HANDS
    "人数",  # OPTION_PLAYERS
    "山が尽きたら",  # OPTION_STOCK
    "目標",  # OPTION_TARGET
    "聞く",  # VALUE_CALL_ASK
    "自動",  # VALUE_CALL_AUTO
    "局数",  # VALUE_FORMAT_HANDS
    "支払い",  # VALUE_FORMAT_PAY
    "目標",  # VALUE_FORMAT_TARGET
    "無限",  # VALUE_HANDS_0
    "標準",  # VALUE_PRESET_CLASSIC
    "短縮",  # VALUE_PRESET_QUICK
    "切り直し",  # VALUE_STOCK_RESHUFFLE
    "流れ",  # VALUE_STOCK_VOID
)
