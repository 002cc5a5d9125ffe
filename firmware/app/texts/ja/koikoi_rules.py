"""Made by `make texts` from assets/texts/ja/koikoi_rules.po: change that, not this."""

TEXTS = (
    "どれでも {0}枚。 1枚 増えるごとに 1文。",  # ANY_OF
    "一番 高い役だけ 数えます。",  # BRIGHT_BEST
    "光の役",  # BRIGHT_YAKU
    "相手の こいこいで 倍、 自分の こいこいでも 倍です。",  # CALLED_BOTH
    "倍率は こいこいの 回数に 1を 足した数です。",  # CALLED_EACH
    "相手が こいこいを していれば 倍です。",  # CALLED_OTHER
    "こいこいは 何度でも できます。",  # CALLS_ANY
    "こいこいは 一局に 一人 一度です。",  # CALLS_EACH
    "こいこいは 一局に 一度だけです。",  # CALLS_TOTAL
    "札",  # CARDS
    "タネは 9枚。 八橋と 盃も タネです:",  # CARDS_ANIMAL
    "光は 5枚:",  # CARDS_BRIGHT
    "十二の月に 4枚ずつ。 草木が 月を 示します。",  # CARDS_MONTHS
    "残り 24枚は カス:",  # CARDS_PLAIN
    "短冊は 10枚: 赤短 3、 青短 3、 他 4:",  # CARDS_RIBBON
    "こいこい？",  # DECISION
    "こいこい: 続けます。 相手が 役を 作れば、 相手だけの 得点です。",  # DECISION_CALL
    "勝負: この局は 終わり、 役の文数を 得ます。",  # DECISION_STOP
    "役が できるか 増えたら、 手番の終わりに 選びます。",  # DECISION_WHEN
    "対戦の終わり",  # END
    "両方の手札が なくなれば、 この局は 終わります。",  # END_EMPTY
    "一人だけが こいこいを していれば、 その人の 得点です。 他は 得点なし。",  # END_KEPT
    "勝った人が 次の親です。",  # END_LEAD
    "{0}か月の後、 文数の多い方が 勝ちます。",  # END_MATCH
    "こいこいが なければ、 親が {0}文を 得ます。",  # END_OYAKEN
    "その時は 得点なしです。",  # END_VOID
    "目的",  # GOAL
    "役が できれば 勝負して 得点できます。 相手は 0文です。 {0}か月の後、 文数の多い方が 勝ち。",  # GOAL_STOP
    "二人で 遊びます。 手札で 場の札を 取ります。 取った札が 役に なれば、 文（もん）が 付きます。",  # GOAL_YAKU
    "手役",  # LUCKY
    "配られた手札に 同じ月が 4枚 (手四):",  # LUCKY_FOUR
    "または 同じ月 2枚が 四組 (くっつき):",  # LUCKY_PAIRS
    "最初の札の前に 見せれば 6文で、 この局は 終わります。",  # LUCKY_SCORE
    "その時は 配り直します。",  # LUCKY_VOID
    "他の役",  # OTHER_YAKU
    "短冊の役",  # RIBBON_YAKU
    "7文以上は 2倍に なります。",  # SEVEN
    "手番",  # TURN
    "札を 出します。 場に 同じ月が 1枚なら 両方 取り、 なければ 場に 残ります。",  # TURN_PLAY
    "次に 山札を 1枚 めくり、 同じように 取ります。",  # TURN_STOCK
    "3枚なら 全部 取ります。",  # TURN_THREE
    "2枚なら どちらか 選びます。",  # TURN_TWO
)
