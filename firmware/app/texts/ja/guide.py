"""Made by `make texts` from assets/texts/ja/guide.po: change that, not this."""

TEXTS = (
    "配る",  # DEAL
    "やる",  # DO_IT
    "次へ",  # GO_ON
    "{0}: この キーを 長押しします。",  # HELD
    "やめる",  # LEAVE
    "メニュー",  # MENU
    "まだ",  # NOT_YET
    "ここからは 自由に 打ってください。 新しい事は 説明します。",  # OWN_WAY
)
