"""Made by `make texts` from assets/texts/table.pot: change that, not this."""

TEXTS = (
    "Practise from here? It is not counted, and not kept. A match in play waits in the menu.",  # ASK_PRACTICE
    "Best: {0}, {1}",  # BEST
    "Wins {0}.{1} more matches in 100",  # COSTS_CHANCE
    "{0}.{1} points more on average",  # COSTS_POINTS
    "Advice",  # HELP_ADVICE
    "Count",  # HELP_COUNT
    "Marks",  # HELP_MARKS
    "Off",  # HELP_OFF
    "Again",  # HINT_AGAIN
    "Table",  # HINT_ASIDE
    "Back",  # HINT_BACK
    "Back",  # HINT_BEFORE
    "Mistake",  # HINT_COSTLY
    "View",  # HINT_EYES
    "Leave",  # HINT_LEAVE
    "Menu",  # HINT_MENU
    "More",  # HINT_MORE
    "Next round",  # HINT_NEXT
    "Next",  # HINT_ON
    "Nothing else is allowed.",  # HINT_ONLY
    "Replay",  # HINT_REPLAY
    "Result",  # HINT_RESULT
    "Review",  # HINT_REVIEW
    "Round",  # HINT_ROUND
    "Skip",  # HINT_SKIP
    "Thinking ...",  # HINT_THINKING
    "Watching",  # HINT_WATCHING
    "Hold a key to look.",  # HOLD_A_KEY
    "Known deal",  # KNOWN_DEAL
    "Show all hands",  # MENU_ALL_HANDS
    "Back to the table",  # MENU_CLOSE
    "Leave the match",  # MENU_EXIT
    "Help",  # MENU_HELP
    "Hint",  # MENU_HINT
    "Last moves",  # MENU_MOVES
    "Play on from here",  # MENU_PRACTISE
    "Rules",  # MENU_RULES
    "Speed",  # MENU_SPEED
    "Take back a move",  # MENU_TAKE_BACK
    "Pass to {0}",  # PASS_TO
    "P{0}",  # PERSON
    "{0}.",  # PLACE
    "Not counted",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "Best. As good: {0}",  # REVIEW_ALSO
    "{0} of {1} decisions best",  # REVIEW_BEST
    "There was nothing to decide.",  # REVIEW_NONE
    "Better: {0}",  # REVIEW_RATHER
    "Best.",  # REVIEW_RIGHT
    "Judging {0} of {1}",  # REVIEW_WAIT
    "Number {0} cost most.",  # REVIEW_WORST
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
    "You",  # YOU_SHORT
    "You win!",  # YOU_WIN_MATCH
    "You win round {0}",  # YOU_WON_ROUND
)
