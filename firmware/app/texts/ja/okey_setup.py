"""Made by `make texts` from assets/texts/ja/okey_setup.po: change that, not this."""

TEXTS = (
    "オケイは 初めてですか？ 説明つきの 一局で すべて 分かります。",  # ASK_GUIDE
    "一局 勝つ",  # FEAT_0
    "七対子で 勝つ",  # FEAT_1
    "オケイで 上がる",  # FEAT_2
    "双子牌を 見せる",  # FEAT_3
    "一色で 勝つ",  # FEAT_4
    "対戦に 勝つ",  # FEAT_5
    "5枚のランで 勝つ",  # FEAT_6
    "オケイなしで 勝つ",  # FEAT_7
    "残り30枚で 勝つ",  # FEAT_8
    "全員上級で 勝つ",  # FEAT_9
    "失点なしで 勝つ",  # FEAT_10
    "四人戦で 勝つ",  # FEAT_11
    "遊び方",  # GUIDE
    "始まる前に、 双子牌を 見せるか 全員に 聞きます。",  # HELP_GOSTERME_BEFORE_START
    "双子牌を 見せても 点に なりません。",  # HELP_GOSTERME_OFF
    "双子牌は 自分の 最初の手番に 見せられます。",  # HELP_GOSTERME_OWN_TURN
    "説明つきの 一局: 打ちながら 覚えます。",  # HELP_GUIDE
    "表示牌は 卓に 残ります。",  # HELP_INDICATOR_LAST_OFF
    "表示牌を 最後に 引けます。",  # HELP_INDICATOR_LAST_ON
    "近い牌を 見ますが、 時々 適当に 捨てます。",  # HELP_LEVEL_EASY
    "二手先まで 残りの牌を 数えます。 あなたの手牌は 見ません。",  # HELP_LEVEL_HARD
    "あと何枚かは 分かりますが、 出た牌は 数えません。",  # HELP_LEVEL_MEDIUM
    "一色の上がりは 2倍です。",  # HELP_ONE_COLOUR_ANY
    "一色でも 点は 同じです。",  # HELP_ONE_COLOUR_OFF
    "赤だけか 黒だけの上がりは 2倍です。",  # HELP_ONE_COLOUR_RED_BLACK
    "七対子で オケイを 捨てて 上がった時の 点です。",  # HELP_PAIRS_JOKER
    "卓を 囲む 人数です。",  # HELP_PLAYERS
    "皆 20点で 始める 普通の対戦です。",  # HELP_PRESET_CLASSIC
    "皆 10点で 始めます。 半分の 長さです。",  # HELP_PRESET_QUICK
    "混ぜて 配るだけです。",  # HELP_SETUP_INFORMAL
    "一度の サイコロで 山と牌を 決めます。",  # HELP_SETUP_ONE_THROW
    "サイコロで 山を、 もう一度で 牌を 決めます。",  # HELP_SETUP_TWO_THROWS
    "始めに 持つ点です。",  # HELP_START
    "0点の人は 抜け、 最後に 残った人の 勝ち。",  # HELP_WIN_MODE_ELIMINATION
    "向かい合う二人の 点は 共通。 先に 0点の方が 負け。",  # HELP_WIN_MODE_PARTNERS
    "0点で 終わり、 一番 多い人の 勝ち。",  # HELP_WIN_MODE_SINGLE
    "0点で 終わり、 多い方の 二人の 勝ち。",  # HELP_WIN_MODE_TOP2
    "一色",  # MADE_COLOUR
    "オケイ捨て",  # MADE_JOKER
    "七対子",  # MADE_PAIRS
    "セットとラン",  # MADE_SETS
    "双子牌公開",  # MADE_TWIN
    "双子牌公開",  # OPTION_GOSTERME
    "表示牌を引く",  # OPTION_INDICATOR_LAST
    "一色",  # OPTION_ONE_COLOUR
    "対子＋オケイ",  # OPTION_PAIRS_JOKER
    "人数",  # OPTION_PLAYERS
    "配り方",  # OPTION_SETUP
    "持ち点",  # OPTION_START
    "勝者",  # OPTION_WIN_MODE
    "開始前",  # VALUE_GOSTERME_BEFORE_START
    "なし",  # VALUE_GOSTERME_OFF
    "手番に",  # VALUE_GOSTERME_OWN_TURN
    "なし",  # VALUE_INDICATOR_LAST_OFF
    "あり",  # VALUE_INDICATOR_LAST_ON
    "2倍",  # VALUE_ONE_COLOUR_ANY
    "なし",  # VALUE_ONE_COLOUR_OFF
    "赤か黒",  # VALUE_ONE_COLOUR_RED_BLACK
    "標準",  # VALUE_PRESET_CLASSIC
    "短縮",  # VALUE_PRESET_QUICK
    "略式",  # VALUE_SETUP_INFORMAL
    "一度振る",  # VALUE_SETUP_ONE_THROW
    "二度振る",  # VALUE_SETUP_TWO_THROWS
    "勝ち残り",  # VALUE_WIN_MODE_ELIMINATION
    "二人組",  # VALUE_WIN_MODE_PARTNERS
    "一位",  # VALUE_WIN_MODE_SINGLE
    "上位二人",  # VALUE_WIN_MODE_TOP2
)
