"""Made by `make texts` from assets/texts/ja/puzzles.po: change that, not this."""

TEXTS = (
    "{0}は チェキで、 {1}枚を 伏せました。 確実に 安全な 札は どれ？",  # ASK_CEKI
    "{0}は チェキで、 {1}枚を 伏せました。 その後 引いて 捨てた札: {2}。 確実に 安全な 札は どれ？",  # ASK_CEKI_THROWN
    "{0}: 何が めくれても、 この番で 作れる札は どれ？",  # ASK_KOIKOI
    "どの牌を 捨てますか？ 今 上がるか、 次に 引いて 上がれる牌が 一番 多い手を 残してください。",  # ASK_OKEY
    "{0}, {1}問 連続",  # IN_A_ROW
    "{0}で {1}を 取れますが、 必ずとは 言えません。",  # LESS_KOIKOI
    "{0}の 待ちは {1}かも。",  # MAY_WAIT
    "次の問",  # NEXT
    "{0}は 今 何も 取れません。",  # NONE_KOIKOI
    "問題",  # QUESTION
    "正解: {0}問 連続！",  # RIGHT
    "正解！",  # RIGHT_LATE
    "上がり牌: {0}を 捨てて {1}枚、 {2}なら {3}枚。",  # WHY_DRAWS
    "{0}を 捨てれば 今 上がれます。",  # WHY_FINISH
    "{0}なら {1}を 取って 必ず できます: {2}。",  # WHY_KOIKOI
    "{0}を 捨てると 上がり牌は {1}枚。 ほかは なし。",  # WHY_ONLY
    "{3}の 伏せ札 {2}枚は 同じ数です。 残りの {0}は {1}枚。",  # WHY_SHORT
    "{0}: {1}が 引きましたが、 上がれませんでした。",  # WHY_THROWN
    "不正解です。",  # WRONG
)
