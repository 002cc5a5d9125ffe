"""Made by `make texts` from assets/texts/ja/ceki.po: change that, not this."""

TEXTS = (
    "{0}では 進まない",  # ADVISE_LEAVE
    "{0}より 引く方が よい",  # ADVISE_NO_GAIN
    "{0}が 待つ 見込み: {1}%",  # ADVISE_RISK
    "取れば あと{0}枚 取らないと {1}枚",  # ADVISE_TAKE
    ("チェキまで{0}枚 有効札 残り{1}枚",),  # ADVISE_THROW
    "チェキする？",  # ASK_CALL
    ("{0}で上がり: 残り{1}枚",),  # ASK_CALL_WHY
    "ここで 終えますか？",  # ASK_END
    "上がれます！",  # ASK_WIN
    ("{0} x {1} = {2}点",),  # ASK_WIN_WHY
    "{0}から 開始",  # BEGINS
    "最高: 第{2}局 {1} {0}",  # BEST_HAND
    "{0} x {1} = {2}",  # BILL_SUM
    "勝者なし 支払いなし",  # BILL_VOID
    "{0}: チェキ！",  # CALLED
    "チェキ",  # CALLED_MARK
    "{0}{1}",  # CARD
    "親は {0}",  # DEALS
    "{0}が 引く",  # DREW
    "手札から",  # FROM_HAND
    "第{0}局",  # HAND
    "{0}/{1}局",  # HAND_OF
    "{0}局",  # HAND_SHORT
    "捨て札: {0}",  # HEAP_TITLE
    "チェキ！",  # HINT_CALL
    "引く",  # HINT_DRAW
    "手札",  # HINT_HANDS
    "捨て札",  # HINT_HEAP
    "見送る",  # HINT_LEAVE
    "次の局",  # HINT_NEXT
    "いいえ",  # HINT_NO
    "まだ",  # HINT_NOT_YET
    "取る",  # HINT_TAKE
    "捨てる",  # HINT_THROW
    "局を終える",  # HINT_VOID
    "上がり！",  # HINT_WIN
    "二倍: x2",  # HOW_DOUBLE
    "普通: x1",  # HOW_SIMPLE
    "三倍: x3",  # HOW_TRIPLE
    "引いた札",  # JUST_DRAWN
    ("{0}枚を 伏せた",),  # LAYS
    "チェキする",  # MENU_CALL
    "1枚 引く",  # MENU_DRAW
    "終える",  # MENU_END
    "捨て札を 見る",  # MENU_HEAP
    "しない",  # MENU_PASS
    "{0}を 取る",  # MENU_TAKE
    "{0}を 捨てる",  # MENU_THROW
    "局を 終える",  # MENU_VOID
    "{0}で 上がる",  # MENU_WIN
    "もう一度で {0}を 捨てる",  # NOTE_AGAIN
    "{0}の勝ちなら {1}-{2}点",  # NOTE_COST
    "{0}: {1} x{2}",  # NOTE_FROM
    ("山: {0}枚",),  # NOTE_STOCK
    "取った札です 他の札を",  # NOTE_TAKEN
    "先に 1枚 取ります",  # NOTE_TAKE_FIRST
    "老千",  # OLD_THOUSAND
    "赤花",  # RED_FLOWER
    "新しい山 {0}枚",  # RESHUFFLED
    "千",  # SHORT_OLD_THOUSAND
    "赤",  # SHORT_RED_FLOWER
    "白",  # SHORT_WHITE_FLOWER
    ("チェキまで{0}枚 有効: {1} (残り{2}枚)",),  # STATUS
    ("{0}待ち: 残り{1}枚",),  # STATUS_CALLED
    ("{0}待ち: 残り{1}",),  # STATUS_CALLED_SHORT
    ("チェキで {0}待ち: 残り{1}枚",),  # STATUS_READY
    ("チェキ！{0}待ち 残り{1}",),  # STATUS_READY_SHORT
    ("チェキまで{0}枚: {1} 残り{2}枚",),  # STATUS_SHORT
    ("あと{0}: {1} 残り{2}",),  # STATUS_SHORTER
    "あと{0}: {1}",  # STATUS_SHORTEST
    "筒",  # SUIT_COINS
    "萬",  # SUIT_MYRIADS
    "索",  # SUIT_STRINGS
    "捨て / 残り",  # TALLY_TITLE
    "{0}が {1}を 捨てる",  # THREW
    "{0}が {1}を 取る",  # TOOK
    "引く札が ない",  # VOID
    "第{0}局は 流れ",  # VOID_HAND
    "白花",  # WHITE_FLOWER
    "{0}: 手札から 捨てた",  # WHY_DOUBLE
    "{0}: 引いて すぐ捨てた",  # WHY_SIMPLE
    "{0}: 山から 引いた",  # WHY_TRIPLE
    "{0}の 勝ち！",  # WON
    "第{1}局 {0}の 勝ち",  # WON_HAND
    "あなたから 開始",  # YOU_BEGIN
    "チェキ！ 待ちです",  # YOU_CALLED
    "親は あなた",  # YOU_DEAL
    "{0}を 引いた",  # YOU_DREW
    "{0}を 捨てた",  # YOU_THREW
    "{0}を 取った",  # YOU_TOOK
    "あなたの 勝ち！",  # YOU_WON
    "第{0}局 あなたの 勝ち",  # YOU_WON_HAND
)
