"""The scenes of the application, and the shots under which sessions show each of them.

A shot is the name of a scene, a dot, and the part that the picture shows: `settings.speed`. Every
shot below has a golden frame on 240x240 and on 128x64 (tests/host/test_scenes.py). The picture is
taken while exactly that class of scene is on the screen (tools/frames.py). Sessions may have
more shots.
"""

# For the shell and each game: scene, its class, the parts that must be shown.
SCENES = {
    "shell": (
        ("menu", "app.shell.menu.Menu", "first resume today"),
        (
            "settings",
            "app.shell.settings_screen.SettingsScene",
            "language speed help confirm names turned brightness dim sound",
        ),
        ("stats", "app.shell.stats_screen.StatisticsScene", "rounds last"),
        ("achievements", "app.shell.stats_screen.Achievements", "first"),
        ("opponents", "app.shell.stats_screen.OpponentsMet", "first"),
        ("curve", "app.shell.stats_screen.LastRounds", "first"),
        ("names", "app.shell.names_screen.Names", "first"),
        ("about", "app.shell.about.About", "version seed"),
        ("proof", "app.shell.about.Proof", "cut secret"),
        ("setup", "app.shell.new_match.NewMatch", "start preset"),
        ("ladder", "app.shell.ladder.Ladder", "first"),
        ("rules", "app.shell.house_rules.HouseRules", "players needs scrolled code practice"),
        ("puzzles", "app.shell.puzzles_screen.Puzzles", "first day done"),
        ("code", "app.shell.typing_screen.Typing", "empty typed"),
        ("language", "app.shell.first_language.FirstLanguage", "first other"),
        ("shelf", "app.shell.shelf_screen.Shelf", "first"),
        ("shelved", "app.shell.shelf_screen.OnShelf", "first"),
        ("letting_go", "app.shell.shelf_screen.LettingGo", "first last"),
        ("ask", "app.core.dialog.Ask", "delete"),
        ("notice", "app.core.dialog.Notice", "battery full"),
        ("failure", "app.core.dialog.Failure", "sorry"),
    ),
    "okey": (
        ("deal", "app.okey.table.Table", "dealer dice joker dealing laid"),
        (
            "table",
            "app.okey.table.Table",
            "twin shown turn drawn held moving ghost pairs thinking finish finishing laid",
        ),
        ("actions", "app.table.menu.ActionMenu", "first last moves"),
        ("okey_hint", "app.table.hint.Hint", "move"),
        ("okey_help", "app.okey.table.Table", "off marks advised"),
        ("okey_advice", "app.table.hint.Hint", "move"),
        ("okey_review", "app.table.review.Review", "judging summary worst next aside"),
        ("round", "app.okey.results.RoundEnd", "first last"),
        ("match", "app.okey.ending.MatchEnd", "end"),
        ("okey_rules", "app.table.rules.Rules", "goal joker counts options"),
        ("okey_guide", "app.okey.guide.Guide", "turn finish"),
        ("okey_lesson", "app.table.lesson_panel.Lesson", "first joker twin other bill"),
        ("okey_puzzle", "app.okey.puzzles.Puzzle", "posed"),
        ("okey_answer", "app.table.lesson_panel.SavingLesson", "question verdict"),
        ("okey_practice", "app.table.practice.Practice", "first back"),
        ("okey_undo", "app.table.menu.ActionMenu", "first"),
        ("okey_hands", "app.table.open_hands.OpenHands", "first"),
    ),
    "koikoi": (
        ("koi_deal", "app.koikoi.table.Table", "lots month dealing"),
        (
            "koi_table",
            "app.koikoi.table.Table",
            "turn playing turned decide koikoi called choice again recap second",
        ),
        ("replay", "app.table.replay.Replay", "start on back eyes"),
        ("pass", "app.table.handover.Passing", "hidden other"),
        ("koi_menu", "app.table.menu.ActionMenu", "first"),
        ("koi_hint", "app.table.hint.Hint", "thinking move"),
        ("koi_help", "app.koikoi.table.Table", "off marks count advised"),
        ("koi_advice", "app.table.hint.Hint", "move"),
        ("koi_review", "app.table.review.Review", "judging summary worst next"),
        ("koi_yaku", "app.koikoi.yaku_list.YakuList", "first last"),
        ("koi_card", "app.koikoi.large_card.LargeCard", "first second"),
        ("koi_round", "app.koikoi.results.RoundEnd", "first last hands"),
        ("koi_match", "app.koikoi.ending.MatchEnd", "end"),
        ("koi_rules", "app.table.rules.Rules", "goal cards brights koikoi"),
        ("koi_guide", "app.koikoi.guide.Guide", "turn decide"),
        ("koi_lesson", "app.table.lesson_panel.Lesson", "first three decide other bill"),
        ("koi_puzzle", "app.koikoi.puzzles.Puzzle", "posed"),
        ("koi_answer", "app.table.lesson_panel.SavingLesson", "question verdict"),
        ("koi_hands", "app.table.open_hands.OpenHands", "first"),
    ),
    "ceki": (
        ("ceki_deal", "app.ceki.table.Table", "dealing"),
        (
            "ceki_table",
            "app.ceki.table.Table",
            "turn take drawn throwing ceki danger win winning",
        ),
        ("ceki_menu", "app.table.menu.ActionMenu", "first"),
        ("ceki_hint", "app.table.hint.Hint", "move"),
        ("ceki_help", "app.ceki.table.Table", "off marks advised"),
        ("ceki_advice", "app.table.hint.Hint", "move"),
        ("ceki_review", "app.table.review.Review", "judging summary worst next"),
        ("ceki_heap", "app.ceki.discards.Discards", "first second"),
        ("ceki_round", "app.ceki.results.RoundEnd", "won lost hands"),
        ("ceki_match", "app.ceki.ending.MatchEnd", "end"),
        ("ceki_rules", "app.table.rules.Rules", "goal ceki counts"),
        ("ceki_guide", "app.ceki.guide.Guide", "turn win"),
        ("ceki_lesson", "app.table.lesson_panel.Lesson", "first other call bill"),
        ("ceki_puzzle", "app.ceki.puzzles.Puzzle", "posed"),
        ("ceki_answer", "app.table.lesson_panel.SavingLesson", "question verdict"),
        ("ceki_hands", "app.table.open_hands.OpenHands", "first"),
    ),
}

# Shots of special boards only: shot -> attribute of the profile.
NEEDS = {"notice.battery": "BATTERY", "settings.sound": "BUZZER"}


def shots(profiles):
    """Return the shots that a screen class must have golden frames of.

    profiles: modules of hal/boards, the boards of that class on which sessions are played.
    """
    return [
        scene + "." + what
        for area in SCENES.values()
        for scene, _, shown in area
        for what in shown.split()
        if any(hasattr(board, NEEDS.get(scene + "." + what, "NAME")) for board in profiles)
    ]


def class_of(shot):
    """Return the class of the scene that a shot shows, None if there is no such scene."""
    for area in SCENES.values():
        for scene, name, _ in area:
            if shot.partition(".")[0] == scene:
                return name
    return None
