"""Made by `make texts` from assets/texts/ja/koikoi.po: change that, not this."""

TEXTS = (
    ("今 {0}文。 {1}は {3}まで あと{2}枚",),  # ADVISE_DECIDE
    "すぐ 得点します。",  # ADVISE_DECLARE
    "{0}か {1}を 取る",  # ADVISE_EITHER
    ("取れない。 試行{0}回で 最善",),  # ADVISE_LAY
    "{0}が できる: {1}文",  # ADVISE_MAKES
    ("{0}を 取る。 {1}まで あと{2}枚",),  # ADVISE_NEARER
    "今 {0}文。 {1}は 役を 作れない",  # ADVISE_SAFE
    "{0}を 取る",  # ADVISE_TAKES
    ("試行{0}回で 最善",),  # ADVISE_TRIALS
    "{0}と 他{1}枚",  # AND_MORE
    "手役です！",  # ASK_DECLARE
    "見せて 6文に しますか？",  # ASK_DECLARE_WHY
    "最高: {2}月 {1} {0} {3}",  # BEST_MONTH
    "両方に手役: 得点なし",  # BILL_BOTH_LUCKY
    "こいこい回数",  # BILL_CALLS
    "手札が尽きた: 得点なし",  # BILL_EMPTY
    "手札が尽きた: こいこい失敗",  # BILL_LOST
    "手役",  # BILL_LUCKY
    "こいこい返し",  # BILL_OPPONENT
    "勝者の こいこい",  # BILL_OWN
    "親権",  # BILL_OYAKEN
    "7文以上",  # BILL_SEVEN
    "合計",  # BILL_TOTAL
    "猪",  # BOAR
    "手札が 尽きた",  # BOTH_EMPTY
    "八橋",  # BRIDGE
    ("{0} +{1}: あと{2}枚",),  # BRINGS
    "自分: 新しい役は 遠い",  # BRINGS_NOTHING
    "蝶",  # BUTTERFLIES
    "{0}: こいこい！",  # CALLED
    "こい",  # CALLED_MARK
    "K",  # CALLED_SHORT
    "{0}月の{1}",  # CARD
    "鶴",  # CRANE
    "時鳥",  # CUCKOO
    "盃",  # CUP
    "幕",  # CURTAIN
    "{0}: 手役！",  # DECLARED
    "鹿",  # DEER
    "青短",  # GAUGE_BLUE
    "猪鹿",  # GAUGE_BOAR
    "光",  # GAUGE_BRIGHT
    "花見",  # GAUGE_FLOWER
    "月見",  # GAUGE_MOON
    "カス",  # GAUGE_PLAIN
    "赤短",  # GAUGE_POETRY
    "タン",  # GAUGE_TAN
    "タネ",  # GAUGE_TANE
    "雁",  # GEESE
    "選ぶ",  # HINT_CHOOSE
    "手札",  # HINT_HANDS
    "こいこい",  # HINT_KOIKOI
    "出す",  # HINT_PLAY
    "続ける",  # HINT_PLAY_ON
    "見せる",  # HINT_SHOW
    "勝負",  # HINT_STOP
    "場",  # HINT_TABLE
    "取る",  # HINT_TAKE
    "役",  # HINT_YAKU
    "見る",  # HINT_ZOOM
    "タネ",  # KIND_ANIMAL
    "青短",  # KIND_BLUE
    "光",  # KIND_BRIGHT
    "カス",  # KIND_PLAIN
    "赤短",  # KIND_POETRY
    "短冊",  # KIND_RED
    "こいこい",  # KOIKOI
    "親は {0}",  # LEADS
    "雷",  # LIGHTNING
    "早い月を 引いた方が 親",  # LOTS
    "{0}: {1}文！",  # MADE
    "{0}: {1}！ {2}文",  # MADE_NAMED
    "{0} +{1}",  # MADE_YAKU
    "手役を 見せる",  # MENU_DECLARE
    "こいこい",  # MENU_KOIKOI
    "続ける",  # MENU_PASS
    "{0}を 出す",  # MENU_PLAY
    "勝負: +{0}",  # MENU_STOP
    "場を 見る",  # MENU_TABLE
    "月の表示",  # MENU_TABS
    "{0}を 取る",  # MENU_TAKE
    "役の一覧",  # MENU_YAKU
    "札を 見る",  # MENU_ZOOM
    "{0}月/{1}",  # MONTH
    "{0}月: {1}",  # MONTH_BEGINS
    "{0}/{1}",  # MONTH_SHORT
    "月",  # MOON
    "得点なし",  # NOBODY
    "{0}: {1} - 2枚から 1枚",  # NOTE_CHOICE
    "{0}: {1} - 取れない",  # NOTE_NONE
    "{0}: {1} - {2}枚 取る",  # NOTE_TAKES
    "どれを取る？ {0}: {1}",  # NOTE_WHICH
    "{0}月: 得点なし",  # NULL_ROUND
    "鳳凰",  # PHOENIX
    "松",  # PLANT_1
    "梅",  # PLANT_2
    "桜",  # PLANT_3
    "藤",  # PLANT_4
    "菖蒲",  # PLANT_5
    "牡丹",  # PLANT_6
    "萩",  # PLANT_7
    "芒",  # PLANT_8
    "菊",  # PLANT_9
    "紅葉",  # PLANT_10
    "柳",  # PLANT_11
    "桐",  # PLANT_12
    "{0}が {1}を 出す",  # PLAYED
    "小野道風",  # RAIN
    ("{0}は {1}まで あと{2}枚",),  # RISK
    "{0}が 上がれば {1}倍",  # RISK_TIMES
    "自分",  # SHEET_YOU
    "{0}: 勝負",  # STOPPED
    "勝負 +{0}",  # STOP_WORTH
    "燕",  # SWALLOW
    "草木",  # TABS_NAME
    "数字",  # TABS_NUMBER
    "なし",  # TABS_OFF
    "松",  # TAB_1
    "梅",  # TAB_2
    "桜",  # TAB_3
    "藤",  # TAB_4
    "菖",  # TAB_5
    "牡",  # TAB_6
    "萩",  # TAB_7
    "芒",  # TAB_8
    "菊",  # TAB_9
    "紅",  # TAB_10
    "柳",  # TAB_11
    "桐",  # TAB_12
    "{0}が {1}を 取る",  # TOOK
    "{0}が {2}で {1}を 取る",  # TOOK_WITH
    "めくり: {0}",  # TURNED
    "同じ月 4枚: 配り直し",  # VOID_FOUR
    "手役: 配り直し",  # VOID_LUCKY
    "同じ月 3枚: 配り直し",  # VOID_THREE
    "鶯",  # WARBLER
    "{1}月は {0}の 勝ち",  # WON
    "赤短",  # YAKU_AKATAN
    "雨四光",  # YAKU_AME
    "青短",  # YAKU_AOTAN
    "五光",  # YAKU_GOKO
    "花見で一杯",  # YAKU_HANAMI
    "猪鹿蝶",  # YAKU_INOSHIKA
    "カス",  # YAKU_KASU
    "三光",  # YAKU_SANKO
    "四光",  # YAKU_SHIKO
    "タン",  # YAKU_TAN
    "タネ",  # YAKU_TANE
    "役",  # YAKU_TITLE
    "月見で一杯",  # YAKU_TSUKIMI
    "こいこい！",  # YOU_CALLED
    "手役！",  # YOU_DECLARED
    "あなたが 親",  # YOU_LEAD
    "役が できた: {0}文！",  # YOU_MADE
    "{0}！ {1}文",  # YOU_MADE_NAMED
    "{0}を 出した",  # YOU_PLAYED
    "勝負",  # YOU_STOPPED
    "{0}を 取った",  # YOU_TOOK
    "{1}で {0}を 取った",  # YOU_TOOK_WITH
    "{0}月は あなたの 勝ち",  # YOU_WON
    "使える役",  # ZOOM_COUNTS
    "{0}月 ({1})",  # ZOOM_MONTH
    "{0}の 取り札",  # ZOOM_THEIRS
    "あなたの 取り札",  # ZOOM_YOURS
)
