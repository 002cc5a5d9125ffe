"""Made by `make texts` from assets/texts/ja/ceki_rules.po: change that, not this."""

TEXTS = (
    "チェキ！",  # CALL
    "手番の終わりに そうなった人は チェキを 宣言し、 対子を 伏せられます。",  # CALL_ASKED
    "手番の終わりに そうなった人は チェキを 宣言し、 対子を 伏せます。",  # CALL_MUST
    "その後 手札は 変えられません。 対子と同じ札で 上がり、 引いた他の札は すぐ 捨てます。",  # CALL_THEN
    "組二つと 対子で 9枚目を 待ちます:",  # CALL_WHEN
    "札",  # CARDS
    "縁が 数を 示します: 細い、中、太い、 無地、線、ぎざぎざ。",  # CARDS_BORDERS
    "白花・赤花・老千、 それぞれ 4枚:",  # CARDS_HONOURS
    "筒・索・萬の 1から9、 それぞれ 4枚:",  # CARDS_SUITS
    "点数",  # COUNTS
    "9枚の 数の合計、 字札は 1点。 最後の札の 来かたの 倍率に なります:",  # COUNTS_SUM
    "捨て札で 上がれるのは 次の人だけ。 高い上がりを 待って 見送れます。",  # COUNTS_WHO
    "対戦",  # END
    "山が なくなれば 捨て札を 切り直します。 三回までで、 その後は 流れます。",  # END_RESHUFFLED
    "山が なくなれば その局は 流れます。",  # END_VOID
    "目的",  # GOAL
    "数だけを 見て、 種類は 問いません。 字札は 同じ札だけです。",  # GOAL_KIND
    "同じ札 3枚の組を 三つ、 9枚 集めます。",  # GOAL_SETS
    "局の勝者だけが 得点します。 支払いは ありません。",  # MATCH_ADD
    "どの局の後でも 終えられます。",  # MATCH_ENDLESS
    "先に {0}点に なった人が 勝ちます。",  # MATCH_FIRST
    "{0}局の後、 点の多い人が 勝ちます。",  # MATCH_HANDS
    "他の全員が 局の勝者に 点を 払います。",  # MATCH_PAY
    "局の勝者だけが 得点します。 支払いは ありません。",  # MATCH_TARGET
    "手札から 捨てた札",  # ROW_DOUBLE
    "引いて すぐ捨てた札",  # ROW_SIMPLE
    "自分で 引いた札",  # ROW_TRIPLE
    "手番",  # TURN
    "取った捨て札は、 同じ手番では 捨てられません。",  # TURN_KEPT
    "手札は 8枚。 山の上か、 右の人が 今 捨てた札を 1枚 取ります。",  # TURN_TAKE
    "そして 1枚 捨てます。 取れるのは 一番上の札だけ、 次の人だけです。",  # TURN_THROW
)
