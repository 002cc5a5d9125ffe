"""Made by `make texts` from assets/texts/ja/okey.po: change that, not this."""

TEXTS = (
    "{0}も 同じです。",  # ADVISE_AS_GOOD
    "これで 上がれます。",  # ADVISE_FINISH
    "{0}なら{1}枚、 次の1枚で {2}%不利",  # ADVISE_LATER
    "{0}では 進まない",  # ADVISE_LEAVE
    "今 上がると 他の人の 勝ちです。",  # ADVISE_NOT_YET
    "{0}では 上がれない",  # ADVISE_NO_FINISH
    "{0}なら{1}枚",  # ADVISE_OTHER
    ("あと{0}枚 有効牌は {1}枚",),  # ADVISE_THROW
    "取れば あと{0}枚 取らないと {1}枚",  # ADVISE_WITH
    "オケイを 捨てる？",  # ASK_JOKER
    "どの牌の代わりにも なる",  # ASK_JOKER_WHY
    "見送りますか？",  # ASK_LEAVE
    "この局は 引き分け",  # ASK_LEAVE_WHY
    "双子牌を 見せる？",  # ASK_SHOW
    "{0}: 他の人は 1点 失う",  # ASK_SHOW_WHY
    "{0}から 開始",  # BEGINS
    "最高: 第{2}局 {1} {0} -{3}",  # BEST_ROUND
    "一色: 2倍",  # BILL_COLOUR
    "オケイ捨て",  # BILL_JOKER
    "誰も 点を 失わない",  # BILL_NOBODY
    "七対子",  # BILL_PAIRS
    "セットとラン",  # BILL_SETS
    "{0}が 双子牌を 見せた",  # BILL_TWIN
    "双子牌を 見せた",  # BILL_YOU_TWIN
    "取ったばかりの牌です",  # CANNOT_RETURN
    "上がれます！",  # CAN_FINISH
    "{0}を 捨てて 上がる",  # CAN_FINISH_HOW
    "次の1枚で {0}.{1}%有利",  # COSTS_AHEAD
    ("あと{0}枚 有効{1}枚",),  # COUNT_AFTER
    "あと{0}枚",  # COUNT_FARTHER
    "あと{0}枚 {1}は 有効",  # COUNT_HELPS
    "あと{0}枚 {1}は 不要",  # COUNT_IDLE
    "親は {0}",  # DEALS
    "{0}が 見送る",  # DECLINED
    "{0}が {1}を 捨てる",  # DISCARDED
    "{0}が 引く",  # DREW
    "{0}が 最後の牌を 引く",  # DREW_INDICATOR
    "{0}の 上がり",  # FINISHED
    "引く",  # HINT_DRAW
    "上がり！",  # HINT_FINISH
    "見送る",  # HINT_LEAVE
    "いいえ",  # HINT_NO
    "まだ",  # HINT_NOT_YET
    "元の順",  # HINT_OWN
    "対子",  # HINT_PAIRS
    "持つ",  # HINT_PICK
    "置く",  # HINT_PUT
    "手牌",  # HINT_RACKS
    "見せる",  # HINT_SHOW
    "組",  # HINT_SORT
    "取る",  # HINT_TAKE
    "捨てる",  # HINT_THROW
    "{0}は 脱落",  # IS_OUT
    "オケイ",  # JOKER
    "牌を 引く",  # MENU_DRAW
    "{0}を捨てて 上がる",  # MENU_FINISH
    "表示牌を 引く",  # MENU_INDICATOR
    "見送る",  # MENU_LEAVE
    "対子に 並べる",  # MENU_PAIRS
    "見せない",  # MENU_PASS
    "双子牌を 見せる",  # MENU_SHOW
    "組に 並べる",  # MENU_SORT
    "{0}を 取る",  # MENU_TAKE
    "{0}を 捨てる",  # MENU_THROW
    "まだ 組が ない",  # NO_GROUPS
    "まだ 対子が ない",  # NO_PAIRS
    "第{0}局 終わり",  # ROUND_CUT
    "上がり！",  # SHOUT_FINISH
    "オケイ！",  # SHOUT_JOKER
    "{0}が 双子牌を 見せる",  # SHOWED
    "{0}が 双子牌を 見せる",  # SHOWED_SHORT
    "捨て {0}",  # THROWN
    "{0}が {1}を 取る",  # TOOK
    "あなたは 脱落",  # YOU_ARE_OUT
    "あなたから: 1枚 捨てる",  # YOU_BEGIN
    "親は あなた",  # YOU_DEAL
    "見送った",  # YOU_DECLINED
    "{0}を 捨てた",  # YOU_DISCARDED
    "{0}を 引いた",  # YOU_DREW
    "最後の牌を 引いた",  # YOU_DREW_INDICATOR
    "上がり！",  # YOU_FINISHED
    "双子牌を 見せた",  # YOU_SHOWED
    "双子牌を 見せた",  # YOU_SHOWED_SHORT
    "{0}を 取った",  # YOU_TOOK
)
