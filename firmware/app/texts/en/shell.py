"""Made by `make texts` from assets/texts/shell.pot: change that, not this."""

TEXTS = (
    "About",  # ABOUT
    "Okey, Koi-Koi and Ceki for small screens.",  # ABOUT_HELP
    "Delete this match for good?",  # ASK_DELETE
    "A match is unfinished. Give it up and begin a new one?",  # ASK_REPLACE
    "These rules do not go together: {0}",  # BAD_SETUP
    "The battery is nearly empty. Charge it soon: nothing is lost.",  # BATTERY_LOW
    "Brightness",  # BRIGHTNESS
    "{0} words of the memory refer to the flash. All are right.",  # CHECK_RIGHT
    "{0} words of the memory are wrong. Restart; if it comes again, run python -m tools.flash.",  # CHECK_WRONG
    "A word of 3 to 10 letters, or a code.",  # CODE_HELP
    "Neither a word nor a code.",  # CODE_WRONG
    "Ask twice",  # CONFIRM
    "Always",  # CONFIRM_ALL
    "Asks before every throw; at Ceki only before a dangerous one.",  # CONFIRM_HELP
    "Every throw counts at once.",  # CONFIRM_NEVER_HELP
    "If risky",  # CONFIRM_RISKY
    "Asks only before a joker or a dangerous card is thrown.",  # CONFIRM_RISKY_HELP
    "Contrast",  # CONTRAST
    "High makes text and cards easier to read; tables look alike.",  # CONTRAST_HELP
    "High",  # CONTRAST_HIGH
    "Normal",  # CONTRAST_NORMAL
    "{0}.{1}",  # DECIMAL
    "Dim after",  # DIM
    "Something went wrong, and it is our fault. The match is kept.",  # FAILURE
    "Sorry",  # FAILURE_TITLE
    "Achievements",  # FEATS
    "The deal's fingerprint: {0}",  # FINGERPRINT
    "Proves the deal of your match when it is over.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "Running from flash is off, so there is less memory.",  # FLASH_OFF_HELP
    "Flash: on",  # FLASH_ON
    "Press it to check all of the memory that refers to the flash.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Three sets of three; all pay the winner.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Flower cards: take, and dare to go on.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Sets and runs of tiles, for two to four.",  # GAME_OKEY_HELP
    "Marks what fits, counts what helps, or advises each turn.",  # HELP_HELP
    "back",  # HINT_BACK
    "change",  # HINT_CHANGE
    "choose",  # HINT_CHOOSE
    "menu",  # HINT_MENU
    "more",  # HINT_MORE
    "go on",  # HINT_OK
    "type",  # HINT_TYPE
    "House rules",  # HOUSE_RULES
    "Every rule one by one, the players, and the match code.",  # HOUSE_RULES_HELP
    "A known deal: it stays out of the statistics.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Language",  # LANGUAGE
    "English",  # LANGUAGE_NAME
    "Replay last match",  # LAST_MATCH
    "{0}: the code of your last finished match.",  # LAST_SEED
    "Easy",  # LEVEL_EASY
    "Hard",  # LEVEL_HARD
    "Master",  # LEVEL_MASTER
    "Medium",  # LEVEL_MEDIUM
    "Mixed",  # LEVEL_MIXED
    "Each opponent has its own level: see House rules.",  # LEVEL_MIXED_HELP
    "A person",  # LEVEL_PERSON
    "The match left behind could not be read. Its file is kept.",  # MATCH_DAMAGED
    "This match follows the rules of another version. It is kept, and stays in the menu.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "The last moves could not be read: you go on from a little earlier.",  # MOVES_LOST
    "Names",  # NAMES
    "Of the people who pass the device round.",  # NAMES_HELP
    "{0}: only with {1} {2}.",  # NEEDS
    "Never",  # NEVER
    "{0}: new match",  # NEW_MATCH
    "No",  # NO
    "There is too little memory for a game: see About. Saved matches are kept.",  # NO_ROOM
    "Opponent",  # ONLY_OPPONENT
    "Opponent {0}",  # OPPONENT
    "Opponents",  # OPPONENTS
    "Own",  # OWN_RULES
    "You changed at least one rule.",  # OWN_RULES_HELP
    "Plays here too: pass the device round.",  # PERSON_HELP
    "{0}%",  # PER_CENT
    "Player {0}",  # PLAYER
    "Practice",  # PRACTICE
    "Undo, open hands; no statistics.",  # PRACTICE_HELP
    "Rules",  # PRESET
    "Puzzles",  # PUZZLES
    "Your puzzle record could not be read. Counting starts again.",  # PUZZLES_DAMAGED
    "A thousand positions with one right answer each.",  # PUZZLES_HELP
    "Puzzle of the day",  # PUZZLE_OF_DAY
    "Done. There is another one tomorrow.",  # PUZZLE_OF_DAY_DONE
    "The same for everyone today.",  # PUZZLE_OF_DAY_HELP
    "Random",  # RANDOM
    "Resume",  # RESUME
    "{0}, round {1}. {2}",  # RESUME_INFO
    "Rule book",  # RULES
    "A few pages with real cards and tiles.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Match code",  # SEED
    "The same word or code gives the same deal.",  # SEED_HELP
    "Settings",  # SETTINGS
    "The settings could not be read; the defaults are back.",  # SETTINGS_DAMAGED
    "The settings could not be saved: they last until the device is switched off.",  # SETTINGS_NOT_KEPT
    "Set aside",  # SHELF
    "Delete",  # SHELF_DELETE
    "Saving has failed: all matches stay as they were.",  # SHELF_FAILED
    "No more matches can be set aside. Choose one to delete.",  # SHELF_FULL
    "Matches that you left to begin another.",  # SHELF_HELP
    "The match in play now.",  # SHELF_IN_PLAY
    "{0}, round {1}",  # SHELF_MATCH
    "You",  # SHELF_YOU
    "Sleep after",  # SLEEP
    "Sound",  # SOUND
    "Short tones: a move, your turn, the end of a round.",  # SOUND_HELP
    "Loud",  # SOUND_LOUD
    "Off",  # SOUND_OFF
    "Quiet",  # SOUND_QUIET
    "Speed",  # SPEED
    "How fast things move and the others play.",  # SPEED_HELP
    "Play",  # START
    "Begins a new match: {0}, {1}.",  # START_HELP
    "Statistics",  # STATISTICS
    "All matches",  # STATISTICS_ALL
    "Delete the statistics and achievements of this game?",  # STATISTICS_ASK
    "Longest streak",  # STATISTICS_BEST
    "The statistics were damaged. They were set aside, and counting starts again.",  # STATISTICS_DAMAGED
    "Of",  # STATISTICS_GROUP
    "Matches won",  # STATISTICS_MATCHES
    "{0}: statistics",  # STATISTICS_OF
    "Points a round",  # STATISTICS_POINTS
    "Delete all this",  # STATISTICS_RESET
    "Rounds won",  # STATISTICS_ROUNDS
    "Time",  # STATISTICS_TIME
    "Saving has failed: the match goes on, but is not saved.",  # STORE_FAILED
    "There is no room left: the match goes on, but is not saved.",  # STORE_FULL
    "The storage cannot be written to: the match goes on, but is not saved.",  # STORE_UNWRITABLE
    "Right in a row: {0}. Best: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Left-handed",  # TURNED
    "Turn the device upside down: the keys change sides.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Yes",  # YES
)
