"""Made by `make texts` from assets/texts/ja/shell.po: change that, not this."""

TEXTS = (
    "情報",  # ABOUT
    "小さな画面の オケイ、 こいこい、 チェキ。",  # ABOUT_HELP
    "この対戦を 消しますか？ 元に 戻せません。",  # ASK_DELETE
    "終わっていない 対戦が あります。 やめて 新しく 始めますか？",  # ASK_REPLACE
    "この組み合わせの ルールでは 遊べません: {0}",  # BAD_SETUP
    "電池が 残り わずかです。 保存しました。 早めに 充電してください。",  # BATTERY_LOW
    "明るさ",  # BRIGHTNESS
    "メモリの {0}語が フラッシュを 指し、 全部 正常です。",  # CHECK_RIGHT
    "メモリの {0}語が 異常です。 再起動し、 また出たら python -m tools.flash を 実行。",  # CHECK_WRONG
    "3から10文字の 言葉、 または コード。",  # CODE_HELP
    "言葉でも コードでも ありません。",  # CODE_WRONG
    "確認",  # CONFIRM
    "いつも",  # CONFIRM_ALL
    "捨てるたびに 確かめます。チェキでは 危ない札だけです。",  # CONFIRM_HELP
    "捨てれば すぐ 決まります。",  # CONFIRM_NEVER_HELP
    "危険なら",  # CONFIRM_RISKY
    "オケイや 危ない札の時だけ 聞きます。",  # CONFIRM_RISKY_HELP
    "コントラスト",  # CONTRAST
    "高いと 文字も 札も 読みやすく、 卓の違いは 減ります。",  # CONTRAST_HELP
    "高い",  # CONTRAST_HIGH
    "普通",  # CONTRAST_NORMAL
    "{0}.{1}",  # DECIMAL
    "減光",  # DIM
    "不具合が 起きました。 こちらの 誤りです。 対戦は 残っています。",  # FAILURE
    "すみません",  # FAILURE_TITLE
    "実績",  # FEATS
    "配りの指紋: {0}",  # FINGERPRINT
    "終わった時に、 配りが 公正だったと 証明します。",  # FINGERPRINT_HELP
    "フラッシュ: {0}",  # FLASH_OFF
    "フラッシュから 動かないので、 メモリが 少ないです。",  # FLASH_OFF_HELP
    "フラッシュ: 有効",  # FLASH_ON
    "押すと、 フラッシュを 指す メモリを 全部 調べます。",  # FLASH_ON_HELP
    "チェキ",  # GAME_CEKI
    "3枚の組を 三つ。 勝者に 全員が 払います。",  # GAME_CEKI_HELP
    "こいこい",  # GAME_KOIKOI
    "花札: 取って、 勝負か こいこいか。",  # GAME_KOIKOI_HELP
    "オケイ",  # GAME_OKEY
    "牌の セットと ラン、 二人から 四人。",  # GAME_OKEY_HELP
    "合う札に 印、 役立つ枚数、 または 毎回の 助言。",  # HELP_HELP
    "戻る",  # HINT_BACK
    "変える",  # HINT_CHANGE
    "選ぶ",  # HINT_CHOOSE
    "メニュー",  # HINT_MENU
    "次へ",  # HINT_MORE
    "次へ",  # HINT_OK
    "入力",  # HINT_TYPE
    "ハウスルール",  # HOUSE_RULES
    "一つ一つの ルール、 人数、 対戦コード。",  # HOUSE_RULES_HELP
    "コードで 配る対戦は 戦績に 入りません。",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "言語",  # LANGUAGE
    "日本語",  # LANGUAGE_NAME
    "前の対戦を 見る",  # LAST_MATCH
    "{0}: 終わった対戦の コードです。",  # LAST_SEED
    "初級",  # LEVEL_EASY
    "上級",  # LEVEL_HARD
    "名人",  # LEVEL_MASTER
    "中級",  # LEVEL_MEDIUM
    "混合",  # LEVEL_MIXED
    "強さは 相手ごとに 違います。 ハウスルール参照。",  # LEVEL_MIXED_HELP
    "人",  # LEVEL_PERSON
    "残った対戦が 読めません。 ファイルは 残します。",  # MATCH_DAMAGED
    "この対戦は 別の版の ルールです。 残して メニューに 置きます。",  # MATCH_OTHER_VERSION
    "{0}分",  # MINUTES
    "最後の数手が 読めません。 少し前から 続けます。",  # MOVES_LOST
    "名前",  # NAMES
    "本体を 渡し合う人の 名前です。",  # NAMES_HELP
    "{0}: {1}が {2}の時だけ。",  # NEEDS
    "しない",  # NEVER
    "{0}: 新しい対戦",  # NEW_MATCH
    "いいえ",  # NO
    "メモリが 足りず 遊べません。 理由は 情報に。 対戦は 残っています。",  # NO_ROOM
    "相手",  # ONLY_OPPONENT
    "相手{0}",  # OPPONENT
    "相手",  # OPPONENTS
    "独自",  # OWN_RULES
    "自分で 変えた ルールが あります。",  # OWN_RULES_HELP
    "ここで 一緒に 遊びます: 本体を 渡し合います。",  # PERSON_HELP
    "{0}%",  # PER_CENT
    "{0}人目",  # PLAYER
    "練習",  # PRACTICE
    "待ったあり、 手札公開。 戦績に 入りません。",  # PRACTICE_HELP
    "ルール",  # PRESET
    "問題集",  # PUZZLES
    "問題集の 記録が 読めませんでした。 数え直します。",  # PUZZLES_DAMAGED
    "答えが 一つの 局面を 千問。",  # PUZZLES_HELP
    "今日の問題",  # PUZZLE_OF_DAY
    "済み。 明日 また あります。",  # PUZZLE_OF_DAY_DONE
    "今日は 皆 同じ 問題です。",  # PUZZLE_OF_DAY_HELP
    "ランダム",  # RANDOM
    "続ける",  # RESUME
    "{0} 第{1}局: {2}",  # RESUME_INFO
    "ルール解説",  # RULES
    "実際の 札や 牌で 数ページ。",  # RULES_HELP
    "{0}秒",  # SECONDS
    "対戦コード",  # SEED
    "同じ言葉や コードなら、 同じ札が 配られます。",  # SEED_HELP
    "設定",  # SETTINGS
    "設定が 読めません。 初めの設定に 戻しました。",  # SETTINGS_DAMAGED
    "設定を 保存できません。 電源を 切るまで 有効です。",  # SETTINGS_NOT_KEPT
    "保留した対戦",  # SHELF
    "消す",  # SHELF_DELETE
    "保存に 失敗しました。 対戦は どれも 元の ままです。",  # SHELF_FAILED
    "もう 保留できません。 消すものを 選んでください。",  # SHELF_FULL
    "別の対戦を 始めるために 保留した ものです。",  # SHELF_HELP
    "今の 対戦です。",  # SHELF_IN_PLAY
    "{0} 第{1}局",  # SHELF_MATCH
    "自分",  # SHELF_YOU
    "消灯",  # SLEEP
    "音",  # SOUND
    "短い音: 手、 あなたの番、 局の終わり。",  # SOUND_HELP
    "大",  # SOUND_LOUD
    "なし",  # SOUND_OFF
    "小",  # SOUND_QUIET
    "速さ",  # SPEED
    "動きと 相手の 速さです。",  # SPEED_HELP
    "始める",  # START
    "新しい対戦を 始めます: {0}、{1}。",  # START_HELP
    "戦績",  # STATISTICS
    "全部",  # STATISTICS_ALL
    "このゲームの 戦績と 実績を 消しますか？",  # STATISTICS_ASK
    "最多連勝",  # STATISTICS_BEST
    "戦績が 壊れていました。 別に 残し、 数え直します。",  # STATISTICS_DAMAGED
    "対象",  # STATISTICS_GROUP
    "勝った対戦",  # STATISTICS_MATCHES
    "{0}: 戦績",  # STATISTICS_OF
    "一局の点",  # STATISTICS_POINTS
    "全部 消す",  # STATISTICS_RESET
    "勝った局",  # STATISTICS_ROUNDS
    "時間",  # STATISTICS_TIME
    "保存に 失敗しました。 続きますが 保存されません。",  # STORE_FAILED
    "空きが ありません。 続きますが 保存されません。",  # STORE_FULL
    "書き込めません。 続きますが 保存されません。",  # STORE_UNWRITABLE
    "連続 正解: {0}。 最高: {1}。",  # STREAK
    "Tessera",  # TESSERA
    "左利き",  # TURNED
    "本体を 上下 逆に 持つと、 キーが 左右 入れ替わります。",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "はい",  # YES
)
