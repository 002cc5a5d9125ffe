"""Made by `make texts` from assets/texts/koikoi_setup.pot: change that, not this."""

TEXTS = (
    "Never played Koi-Koi? Learn it in one guided month.",  # ASK_GUIDE
    "Win a month",  # FEAT_0
    "Call, and win",  # FEAT_1
    "Call twice, and win",  # FEAT_2
    "Win by a viewing",  # FEAT_3
    "Win by three ribbons",  # FEAT_4
    "Boar, deer, butterfly",  # FEAT_5
    "Win by brights",  # FEAT_6
    "By plains or animals",  # FEAT_7
    "10 points in a month",  # FEAT_8
    "Win a match",  # FEAT_9
    "Beat Hard",  # FEAT_10
    "Lose no month",  # FEAT_11
    "How to play",  # GUIDE
    "Points for four brights, the rain man among them.",  # HELP_AME
    "Points made after the other's call end the month at once.",  # HELP_BATTLE_OFF
    "A call may be answered with a call.",  # HELP_BATTLE_ON
    "Points for boar, deer and butterflies.",  # HELP_BOAR
    "Koi-koi may be called any number of times.",  # HELP_CALLS_ANY
    "Each may call koi-koi once in a month.",  # HELP_CALLS_ONCE_EACH
    "Koi-koi is called once in a month, by one of you.",  # HELP_CALLS_ONCE_TOTAL
    "The sake cup is an animal and nothing else.",  # HELP_CUP_PLAIN_OFF
    "The sake cup counts among the plains too.",  # HELP_CUP_PLAIN_ON
    "With no cards left, the only caller keeps the points.",  # HELP_EXHAUST_KEEP
    "With no cards left, nobody scores.",  # HELP_EXHAUST_VOID
    "Three of a month on the field: a new deal.",  # HELP_FIELD3_REDEAL
    "Three of a month on the field are taken by the fourth.",  # HELP_FIELD3_TAKE
    "Points for all five brights.",  # HELP_GOKO
    "A guided month: you play it and are told how.",  # HELP_GUIDE
    "You score double if the other has called.",  # HELP_KOI_MULT_OPP_X2
    "Double if the other has called, and double for your own call.",  # HELP_KOI_MULT_OWN_X2
    "Every call in the month adds one to the multiplier.",  # HELP_KOI_MULT_PER_CALL
    "Takes the showiest card, calls on few points. No plan.",  # HELP_LEVEL_EASY
    "Plays the month out in its head, and calls when that wins more.",  # HELP_LEVEL_HARD
    "Like Hard with ten times the thought: up to five seconds.",  # HELP_LEVEL_MASTER
    "Weighs every card for both. Calls when its pile promises more.",  # HELP_LEVEL_MEDIUM
    "A lucky hand is a hand like any other.",  # HELP_LUCKY_OFF
    "Four of a month or four pairs in a hand: a new deal.",  # HELP_LUCKY_REDEAL
    "Four of a month or four pairs in the hand: six points if shown.",  # HELP_LUCKY_SCORE
    "After a month nobody won, the other player begins.",  # HELP_NULL_LEAD_OTHER
    "After a month nobody won, the same player begins.",  # HELP_NULL_LEAD_SAME
    "A month without yaku scores nothing.",  # HELP_OYAKEN_0
    "If nobody has called or scored, the leader gets six points.",  # HELP_OYAKEN_6
    "As Hanafuda Flash: high brights, no viewings, leader's right.",  # HELP_PRESET_FLASH
    "Italian: rain in three brights, nothing doubled at seven.",  # HELP_PRESET_ITALIAN
    "One call a month, trios that grow, seven doubles.",  # HELP_PRESET_NINTENDO
    "The rain man does not count among three brights.",  # HELP_RAIN3_OFF
    "The rain man may be one of three brights.",  # HELP_RAIN3_ON
    "Points for three poetry ribbons, and for three blue ones.",  # HELP_RIBBONS
    "How many months a match has.",  # HELP_ROUNDS
    "High scores are not doubled.",  # HELP_SEVEN_OFF
    "Seven points or more are doubled.",  # HELP_SEVEN_ON
    "Points for four brights without the rain man.",  # HELP_SHIKO
    "Points for three brights.",  # HELP_THREE
    "Five ribbons or animals score besides a trio.",  # HELP_TRIO_EXTRA_OFF
    "A trio gains a point for each further card of its kind.",  # HELP_TRIO_EXTRA_ON
    "Moon and flower viewing score nothing.",  # HELP_VIEWING_0
    "Sake cup and moon, or curtain: five points each.",  # HELP_VIEWING_5
    "Nothing spoils a viewing.",  # HELP_WEATHER_OFF
    "Your rain man spoils your flowers, December your moon.",  # HELP_WEATHER_ON
    "Poetry Ribbons",  # MADE_AKATAN
    "Rainy Four",  # MADE_AME
    "Blue Ribbons",  # MADE_AOTAN
    "Five Brights",  # MADE_GOKO
    "Flower Viewing",  # MADE_HANAMI
    "Boar-Deer-Butterfly",  # MADE_INOSHIKA
    "Plains",  # MADE_KASU
    "Three Brights",  # MADE_SANKO
    "Four Brights",  # MADE_SHIKO
    "Ribbons",  # MADE_TAN
    "Animals",  # MADE_TANE
    "Moon Viewing",  # MADE_TSUKIMI
    "Rainy Four",  # OPTION_AME
    "Battle",  # OPTION_BATTLE
    "Boar, deer...",  # OPTION_BOAR
    "Calls",  # OPTION_CALLS
    "Cup is plain",  # OPTION_CUP_PLAIN
    "Cards gone",  # OPTION_EXHAUST
    "Three on field",  # OPTION_FIELD3
    "Five Brights",  # OPTION_GOKO
    "Koi-koi pays",  # OPTION_KOI_MULT
    "Lucky hands",  # OPTION_LUCKY
    "Next leader",  # OPTION_NULL_LEAD
    "Leader's Right",  # OPTION_OYAKEN
    "Rain in three",  # OPTION_RAIN3
    "Trios of ribbons",  # OPTION_RIBBONS
    "Months",  # OPTION_ROUNDS
    "Seven doubles",  # OPTION_SEVEN
    "Four Brights",  # OPTION_SHIKO
    "Three Brights",  # OPTION_THREE
    "Trios grow",  # OPTION_TRIO_EXTRA
    "Viewings",  # OPTION_VIEWING
    "Bad weather",  # OPTION_WEATHER
    "No",  # VALUE_BATTLE_OFF
    "Yes",  # VALUE_BATTLE_ON
    "Any",  # VALUE_CALLS_ANY
    "One each",  # VALUE_CALLS_ONCE_EACH
    "Only one",  # VALUE_CALLS_ONCE_TOTAL
    "No",  # VALUE_CUP_PLAIN_OFF
    "Yes",  # VALUE_CUP_PLAIN_ON
    "Keep",  # VALUE_EXHAUST_KEEP
    "Nothing",  # VALUE_EXHAUST_VOID
    "New deal",  # VALUE_FIELD3_REDEAL
    "Play",  # VALUE_FIELD3_TAKE
    "Other x2",  # VALUE_KOI_MULT_OPP_X2
    "Both x2",  # VALUE_KOI_MULT_OWN_X2
    "Each +1",  # VALUE_KOI_MULT_PER_CALL
    "No",  # VALUE_LUCKY_OFF
    "New deal",  # VALUE_LUCKY_REDEAL
    "Six",  # VALUE_LUCKY_SCORE
    "Other",  # VALUE_NULL_LEAD_OTHER
    "Same",  # VALUE_NULL_LEAD_SAME
    "No",  # VALUE_OYAKEN_0
    "Flash",  # VALUE_PRESET_FLASH
    "Italian",  # VALUE_PRESET_ITALIAN
    "Nintendo",  # VALUE_PRESET_NINTENDO
    "No",  # VALUE_RAIN3_OFF
    "Yes",  # VALUE_RAIN3_ON
    "No",  # VALUE_SEVEN_OFF
    "Yes",  # VALUE_SEVEN_ON
    "No",  # VALUE_TRIO_EXTRA_OFF
    "Yes",  # VALUE_TRIO_EXTRA_ON
    "No",  # VALUE_VIEWING_0
    "No",  # VALUE_WEATHER_OFF
    "Yes",  # VALUE_WEATHER_ON
)
