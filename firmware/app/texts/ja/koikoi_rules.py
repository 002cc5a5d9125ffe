"""Made by `make texts` from assets/texts/ja/koikoi_rules.po: change that, not this."""

TEXTS = (
    "どれでも {0}枚。 一枚 増えるごとに 1文。",  # ANY_OF
    "この中の 一番 高い役だけです。",  # BRIGHT_BEST
    "光の役",  # BRIGHT_YAKU
    "相手の こいこいで 倍、 自分の こいこいでも 倍です。",  # CALLED_BOTH
    "こいこいの 数に 1を 足した数だけ 倍に なります。",  # CALLED_EACH
    "相手が こいこいを していれば 倍です。",  # CALLED_OTHER
    "こいこいは 何度でも できます。",  # CALLS_ANY
    "こいこいは 月に 一人 一度です。",  # CALLS_EACH
    "こいこいは 月に 一度だけです。",  # CALLS_TOTAL
    "札",  # CARDS
    "タネは 九枚。 八橋と 盃も タネです:",  # CARDS_ANIMAL
    "光は 五枚:",  # CARDS_BRIGHT
    "十二の月に 四枚ずつ。 草木が 月を 示します。",  # CARDS_MONTHS
    "残り 24枚は カス:",  # CARDS_PLAIN
    "短冊は 十枚: 赤短 三、 青短 三、 他 四:",  # CARDS_RIBBON
    "こいこい？",  # DECISION
    "こいこい: 続けます。 相手が 役を 作れば、 相手だけが 得ます。",  # DECISION_CALL
    "勝負: この月は 終わり、 役の文を 得ます。",  # DECISION_STOP
    "役が できるか 増えた人は、 手番の終わりに 選びます。",  # DECISION_WHEN
    "対戦の終わり",  # END
    "両方の手札が なくなれば、 この月は 終わります。",  # END_EMPTY
    "一人だけが こいこいを していれば、 その人が 得ます。 他は 得点なし。",  # END_KEPT
    "月に 勝った人が 次の親です。",  # END_LEAD
    "{0}か月の後、 文の多い方が 勝ちます。",  # END_MATCH
    "こいこいが なければ、 親が {0}文を 得ます。",  # END_OYAKEN
    "その時は 得点なしです。",  # END_VOID
    "目的",  # GOAL
    "役が できれば 勝負して 文を 得られます。 相手は なし。 {0}か月の後、 文の多い方が 勝ち。",  # GOAL_STOP
    "二人で 遊びます。 手札で 場の札を 取ります。 取った札が 役に なれば、 文を 得ます。",  # GOAL_YAKU
    "手役",  # LUCKY
    "配られた手札に 同じ月が 四枚 (手四):",  # LUCKY_FOUR
    "または 二枚ずつ 四つの月 (くっつき):",  # LUCKY_PAIRS
    "最初の札の前に 見せれば 6文で、 この月は 終わります。",  # LUCKY_SCORE
    "その時は 配り直します。",  # LUCKY_VOID
    "他の役",  # OTHER_YAKU
    "短冊の役",  # RIBBON_YAKU
    "七文以上は 倍に なります。",  # SEVEN
    "手番",  # TURN
    "札を 出します。 場に 同じ月が 一枚なら 両方 取り、 なければ 場に 残ります。",  # TURN_PLAY
    "次に 山を 一枚 めくり、 同じように 取ります。",  # TURN_STOCK
    "三枚なら 全部 取ります。",  # TURN_THREE
    "二枚なら どちらか 選びます。",  # TURN_TWO
)
