"""Made by `make texts` from assets/texts/table.pot: change that, not this."""

TEXTS = (
    "Again",  # HINT_AGAIN
    "Back",  # HINT_BACK
    "Menu",  # HINT_MENU
    "More",  # HINT_MORE
    "Next round",  # HINT_NEXT
    "Result",  # HINT_RESULT
    "Skip",  # HINT_SKIP
    "Watching",  # HINT_WATCHING
    "Back to the table",  # MENU_CLOSE
    "Leave the match",  # MENU_EXIT
    "Last moves",  # MENU_MOVES
    "Rules",  # MENU_RULES
    "Speed",  # MENU_SPEED
    "{0}.",  # PLACE
    "Round {0}",  # ROUND
    "Round {0} is drawn",  # ROUND_DRAWN
    "R{0}",  # ROUND_SHORT
    "Options",  # RULES_OPTIONS
    "Fast",  # SPEED_FAST
    "Instant",  # SPEED_INSTANT
    "Normal",  # SPEED_NORMAL
    "Slow",  # SPEED_SLOW
    "{0} & {1}",  # TEAM
    "{0} wins!",  # WINS_MATCH
    "{0} win!",  # WIN_MATCH
    "{0} wins round {1}",  # WON_ROUND
    "You",  # YOU
    "Your turn",  # YOUR_TURN
    "You win!",  # YOU_WIN_MATCH
    "You win round {0}",  # YOU_WON_ROUND
)
