"""Made by `make texts` from assets/texts/okey_setup.pot: change that, not this."""

TEXTS = (
    "Never played Okey? Learn it in one guided round.",  # ASK_GUIDE
    "Win a round",  # FEAT_0
    "Win with seven pairs",  # FEAT_1
    "Finish with a joker",  # FEAT_2
    "Show the twin",  # FEAT_3
    "Win in one colour",  # FEAT_4
    "Win a match",  # FEAT_5
    "Win with a run of five",  # FEAT_6
    "Win without a joker",  # FEAT_7
    "Win with 30 tiles left",  # FEAT_8
    "Win, all others Hard",  # FEAT_9
    "Win and lose nothing",  # FEAT_10
    "Win among four",  # FEAT_11
    "How to play",  # GUIDE
    "All are asked for the indicator's twin before play begins.",  # HELP_GOSTERME_BEFORE_START
    "The indicator's twin earns nothing.",  # HELP_GOSTERME_OFF
    "You may show the indicator's twin on your first turn.",  # HELP_GOSTERME_OWN_TURN
    "A guided round: you play it and are told how.",  # HELP_GUIDE
    "The indicator stays on the table.",  # HELP_INDICATOR_LAST_OFF
    "The indicator can be drawn, as the very last tile.",  # HELP_INDICATOR_LAST_ON
    "Looks for tiles that go together; sometimes throws any tile.",  # HELP_LEVEL_EASY
    "Counts unseen tiles two draws ahead. Never sees your rack.",  # HELP_LEVEL_HARD
    "Knows how many tiles it needs, but not which ones are gone.",  # HELP_LEVEL_MEDIUM
    "A winning hand of one colour costs the others double.",  # HELP_ONE_COLOUR_ANY
    "A hand of one colour is worth no more than any other.",  # HELP_ONE_COLOUR_OFF
    "A winning hand all red or all black costs the others double.",  # HELP_ONE_COLOUR_RED_BLACK
    "What seven pairs cost the others when a joker is thrown last.",  # HELP_PAIRS_JOKER
    "How many sit at the table.",  # HELP_PLAYERS
    "Everybody starts with 20 points: the usual match.",  # HELP_PRESET_CLASSIC
    "Everybody starts with 10 points: half as long.",  # HELP_PRESET_QUICK
    "The tiles are mixed and dealt without ceremony.",  # HELP_SETUP_INFORMAL
    "One throw picks both the stack and the tile.",  # HELP_SETUP_ONE_THROW
    "One die picks the stack, another the tile.",  # HELP_SETUP_TWO_THROWS
    "How many points everybody starts with.",  # HELP_START
    "A player at 0 leaves; the last one at the table wins.",  # HELP_WIN_MODE_ELIMINATION
    "Opposite seats share a score; the first team at 0 loses.",  # HELP_WIN_MODE_PARTNERS
    "Once anyone is at 0, the highest score wins.",  # HELP_WIN_MODE_SINGLE
    "Once anyone is at 0, the two highest scores win.",  # HELP_WIN_MODE_TOP2
    "One colour",  # MADE_COLOUR
    "Jokers thrown",  # MADE_JOKER
    "Seven pairs",  # MADE_PAIRS
    "Sets and runs",  # MADE_SETS
    "Twins shown",  # MADE_TWIN
    "Show twin",  # OPTION_GOSTERME
    "Draw indicator",  # OPTION_INDICATOR_LAST
    "One colour",  # OPTION_ONE_COLOUR
    "Pairs + joker",  # OPTION_PAIRS_JOKER
    "Players",  # OPTION_PLAYERS
    "Setting up",  # OPTION_SETUP
    "Points",  # OPTION_START
    "Winner",  # OPTION_WIN_MODE
    "At start",  # VALUE_GOSTERME_BEFORE_START
    "No",  # VALUE_GOSTERME_OFF
    "Own turn",  # VALUE_GOSTERME_OWN_TURN
    "No",  # VALUE_INDICATOR_LAST_OFF
    "Yes",  # VALUE_INDICATOR_LAST_ON
    "Double",  # VALUE_ONE_COLOUR_ANY
    "No",  # VALUE_ONE_COLOUR_OFF
    "Red/black",  # VALUE_ONE_COLOUR_RED_BLACK
    "Classic",  # VALUE_PRESET_CLASSIC
    "Quick",  # VALUE_PRESET_QUICK
    "Informal",  # VALUE_SETUP_INFORMAL
    "One throw",  # VALUE_SETUP_ONE_THROW
    "Two throws",  # VALUE_SETUP_TWO_THROWS
    "Last one",  # VALUE_WIN_MODE_ELIMINATION
    "Partners",  # VALUE_WIN_MODE_PARTNERS
    "Best score",  # VALUE_WIN_MODE_SINGLE
    "Two best",  # VALUE_WIN_MODE_TOP2
)
