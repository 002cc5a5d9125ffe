"""Made by `make texts` from assets/texts/ja/table.po: change that, not this."""

TEXTS = (
    "ここから 練習しますか？ 戦績に 入らず、 残りません。 途中の 対戦は メニューに 残ります。",  # ASK_PRACTICE
    "最高: {1} {0}",  # BEST
    "100回で {0}.{1}回 多く 勝つ",  # COSTS_CHANCE
    "平均 {0}.{1}点の差",  # COSTS_POINTS
    "助言",  # HELP_ADVICE
    "枚数",  # HELP_COUNT
    "印",  # HELP_MARKS
    "なし",  # HELP_OFF
    "もう一度",  # HINT_AGAIN
    "卓",  # HINT_ASIDE
    "戻る",  # HINT_BACK
    "戻る",  # HINT_BEFORE
    "ミス",  # HINT_COSTLY
    "視点",  # HINT_EYES
    "出る",  # HINT_LEAVE
    "メニュー",  # HINT_MENU
    "次へ",  # HINT_MORE
    "次の局",  # HINT_NEXT
    "進む",  # HINT_ON
    "他の手は ありません。",  # HINT_ONLY
    "再生",  # HINT_REPLAY
    "結果",  # HINT_RESULT
    "検討",  # HINT_REVIEW
    "次局",  # HINT_ROUND
    "スキップ",  # HINT_SKIP
    "考え中 ...",  # HINT_THINKING
    "観戦中",  # HINT_WATCHING
    "キーを 押している間 見えます。",  # HOLD_A_KEY
    "コード対戦",  # KNOWN_DEAL
    "全員の手札を 見る",  # MENU_ALL_HANDS
    "卓に 戻る",  # MENU_CLOSE
    "対戦を 抜ける",  # MENU_EXIT
    "手助け",  # MENU_HELP
    "ヒント",  # MENU_HINT
    "履歴",  # MENU_MOVES
    "ここから打つ",  # MENU_PRACTISE
    "ルール",  # MENU_RULES
    "速さ",  # MENU_SPEED
    "一手 戻す",  # MENU_TAKE_BACK
    "{0}に 渡します",  # PASS_TO
    "{0}P",  # PERSON
    "{0}位",  # PLACE
    "戦績に 入らない",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "最善。 同等: {0}",  # REVIEW_ALSO
    "最善 {0}/{1}",  # REVIEW_BEST
    "選ぶ場面は ありませんでした。",  # REVIEW_NONE
    "もっと良い手: {0}",  # REVIEW_RATHER
    "最善",  # REVIEW_RIGHT
    "検討中 {0}/{1}",  # REVIEW_WAIT
    "{0}手目が 最大の損",  # REVIEW_WORST
    "第{0}局",  # ROUND
    "第{0}局は 引き分け",  # ROUND_DRAWN
    "{0}局",  # ROUND_SHORT
    "設定",  # RULES_OPTIONS
    "速い",  # SPEED_FAST
    "瞬時",  # SPEED_INSTANT
    "普通",  # SPEED_NORMAL
    "遅い",  # SPEED_SLOW
    "{0}・{1}",  # TEAM
    "{0}の 勝ち！",  # WINS_MATCH
    "{0}の 勝ち！",  # WIN_MATCH
    "第{1}局 {0}の 勝ち",  # WON_ROUND
    "自分",  # YOU
    "あなたの番",  # YOUR_TURN
    "自分",  # YOU_SHORT
    "あなたの 勝ち！",  # YOU_WIN_MATCH
    "第{0}局 あなたの 勝ち",  # YOU_WON_ROUND
)
