"""No text is missing in any language, and the modules are what the translations say."""

import gettext
import importlib
import re
import shutil
from pathlib import Path

import pytest

from app.core import games, people
from app.table.setup_texts import SetupTexts
from app.texts import catalog
from app.texts.languages import AREAS, LANGUAGES, plural_form
from engine.games import GAMES, levels_of, styles_of
from sim import choices
from sim.command import UsageError, run
from tools.texts import __main__ as command
from tools.texts import made, missing, modules, plural, refresh, source

TEMPLATES = source.templates()
SPOKEN = {language.code: language for language in source.languages()}
AVOIDED = {"it": {"tern[ae]": "tris"}}  # by language: other words for what has a word already


@pytest.fixture(params=SPOKEN)
def language(request):
    return SPOKEN[request.param]


# Words that mislead ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_opponent_has_the_name_of_a_word(game, language):
    areas = [area for area in AREAS if area.split("_")[0] not in GAMES or area.startswith(game)]
    entries = [entry for area in areas for entry in language.areas[area].values()]
    texts = " ".join(form for entry in entries for form in entry.forms or entry.english)
    words = set(re.findall(r"\w+", texts.lower()))
    also = {"tr": {"kim", "lan"}}.get(language.code, set())  # "who", and an insult
    names = list(games.SEAT_NAMES[game]) + [person[2] for person in people.PEOPLE[game]]
    assert [name for name in names if name.lower() in words | also] == []
    assert len(set(names)) == len(names) and max(map(len, names)) == 3


@pytest.mark.parametrize("game", GAMES)
def test_each_style_is_played_by_one_person(game):
    known = people.PEOPLE[game]
    assert sorted(person[0] for person in known) == sorted(styles_of(game))
    places = [levels_of(game).index(person[1]) for person in known]
    assert places == sorted(places)  # who is met later plays no worse
    assert all(re.fullmatch("[ぁ-ゖ]+|[ァ-ヺー]+", person[3]) for person in known)


def test_no_english_article_depends_on_a_number():
    """It would be a 7, but an 8."""
    texts = [text for area in TEMPLATES.values() for text in area.values()]
    forms = [form for text in texts for form in text.english]
    assert [form for form in forms if re.search(r"\b[Aa]n? \{", form)] == []


# The sources and what is made of them --------------------------------------------------------


def test_the_modules_are_what_the_sources_say():
    wanted = made.made()
    late = [path.relative_to(source.ROOT).as_posix() for path in made.stale(wanted)]
    late += [path.relative_to(source.ROOT).as_posix() for path in made.leftovers(wanted)]
    assert late == [], "run make texts"


def test_the_languages_are_the_folders():
    assert list(LANGUAGES) == source.codes() == list(SPOKEN)
    assert list(AREAS) == source.areas()


def test_nothing_is_missing(language):
    assert missing.missing(TEMPLATES, language) == []


def test_every_text_is_used():
    """By its name, by that of the first of a row, or by the beginning that is looked for."""
    root = Path(source.__file__).parents[2] / "firmware" / "app"
    paths = [path for path in root.rglob("*.py") if root / "texts" not in path.parents]
    used = "\n".join(path.read_text("utf-8") for path in paths)
    words = set(re.findall(r"\w+", used))
    begun = tuple(re.findall(r'"([A-Z_]+_)"', used))
    unused = [
        name
        for area, texts in TEMPLATES.items()
        if area != "people"  # by style and moment
        for name in texts
        if name not in words
        and re.sub(r"_\d+$", "_1", name) not in words
        and not name.startswith(begun)
    ]
    assert unused == []


def test_a_language_has_its_own_name():
    names = [SPOKEN[code].areas["shell"]["LANGUAGE_NAME"].forms for code in LANGUAGES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("area", AREAS)
def test_one_thing_has_one_word(area, language):
    for word, ours in AVOIDED.get(language.code, {}).items():
        texts = [form for entry in language.areas[area].values() for form in entry.forms]
        others = [text for text in texts if re.search(rf"\b{word}\b", text.lower())]
        assert others == [], "the word here is " + ours


@pytest.mark.parametrize("area", AREAS)
def test_the_note_says_what_fills_each_placeholder(area):
    for text in TEMPLATES[area].values():
        wanted = source.placeholders(text.english[-1])
        assert ["{%d}" % number for number in sorted(text.values)] == wanted, text.name
        assert all(literal or patterns for literal, patterns in text.values.values()), text.name


def test_no_sentence_begins_with_a_small_name_of_a_card(language):
    entries = language.areas["koikoi"]
    names = [entries[name].forms[0] for name in ("KIND_PLAIN", "CRANE", "MOON", "GEESE")]
    about = [
        text.name
        for text in TEMPLATES["learning"].values()
        if 0 in text.values and "koikoi.CARD" in text.values[0][1]
    ]
    assert len(about) == 3
    for name in about:
        (sentence,) = language.areas["learning"][name].forms
        if sentence.startswith("{0}"):
            assert names == [card[:1].upper() + card[1:] for card in names], (name, sentence)


@pytest.mark.parametrize("code", choices.languages())
def test_a_number_leads_to_its_text(code):
    before = catalog.language()
    catalog.use(code)
    for area in [area for area in AREAS if area != "people"]:
        ids = importlib.import_module(f"app.texts.{area}.ids")
        names = modules.numbered(TEMPLATES[area])
        catalog.load(area)
        for n, name in enumerate(names):
            text = TEMPLATES[area][name]
            assert catalog.t(ids.BASE + n) == modules.shown(text, SPOKEN[code])
            assert hasattr(ids, "NAMES") or getattr(ids, name) == ids.BASE + n
    catalog.use(before)


def test_numbered_names_have_numbers_in_a_row():
    for area, texts in TEMPLATES.items():
        order = modules.numbered(texts)
        for n, name in enumerate(order):
            family = re.fullmatch(r"(\w+_)(\d+)", name)
            if family and int(family[2]) > 1 and not area.endswith("_setup"):
                assert order[n - 1] == f"{family[1]}{int(family[2]) - 1}", (area, name)


def preset_names(game):
    """Return the names of the presets to choose from, as the texts write them."""
    presets = games.presets(game)
    return [name.upper() for name, _ in presets] if len(presets) > 1 else []


def test_every_value_of_every_option_has_a_name_and_a_sentence():
    for game in GAMES:
        names = TEMPLATES[game + "_setup"]
        for option in games.options(game):
            name = option.name.upper()
            assert "OPTION_" + name in names
            for value in option.values:
                full = name + "_" + str(value).upper()
                assert isinstance(value, int) or "VALUE_" + full in names, full
                assert "HELP_" + full in names or "HELP_" + name in names, full
        for name in preset_names(game):
            assert "VALUE_PRESET_" + name in names and "HELP_PRESET_" + name in names
        for level in levels_of(game):
            assert "HELP_LEVEL_" + level.upper() in names


def test_the_texts_of_options_are_found_by_their_names():
    asked = {"VALUE_PRESET_", "GUIDE", "HELP_GUIDE", "ASK_GUIDE", "HELP_LEVEL_MASTER"}
    for game in GAMES:
        asked |= {"VALUE_PRESET_" + name for name in preset_names(game)}
        for option in games.options(game):
            for value in ("", *option.values):
                name = f"{option.name}_{value}".upper()
                asked |= {"VALUE_" + name, "HELP_" + name, "HELP_" + option.name.upper()}
    asked |= {f"ACHIEVEMENT_{number}" for number in range(32)}
    for game in GAMES:
        known = TEMPLATES[game + "_setup"]
        texts = SetupTexts(game)
        for name in asked | known.keys():
            shown = modules.shown(known[name], SPOKEN["en"]) if name in known else None
            assert texts.find(name) == shown, (game, name)
        texts.unload()


# Plural forms --------------------------------------------------------------------------------


def test_a_number_in_a_sentence_has_the_right_form():
    from app.texts.ceki import ids

    before = catalog.language()
    said = {
        "en": ("The stock: 1 card", "The stock: 2 cards", "The stock: 0 cards"),
        "it": ("Il mazzo: 1 carta", "Il mazzo: 2 carte", "Il mazzo: 0 carte"),
    }
    for code, sentences in said.items():
        catalog.use(code)
        catalog.load("ceki")
        assert tuple(catalog.fill_n(ids.NOTE_STOCK, n, n) for n in (1, 2, 0)) == sentences
    catalog.use(before)


@pytest.mark.parametrize(
    "rule",
    [
        "0",  # Turkish, Malay, Japanese
        "(n != 1)",  # English, Italian, German, Spanish
        "n>1",  # French, Portuguese of Brazil
        "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",  # Polish
        "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2",  # Latvian
        "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",  # Arabic
    ],
)
def test_a_plural_rule_says_in_python_what_it_says_in_c(rule):
    ours = eval("lambda n: int(" + plural.python_rule(rule) + ")")
    theirs = gettext.c2py(rule)
    assert [ours(n) for n in range(300)] == [theirs(n) for n in range(300)]


def test_the_plural_rules_of_the_files_are_in_force(language):
    theirs = gettext.c2py(language.plural_rule)
    assert all(plural_form(language.code, n) == theirs(n) for n in range(300))
    assert max(map(theirs, range(300))) == language.plural_count - 1


@pytest.mark.parametrize("rule", ["n !== 1", "n ? 1", "(n", "n = 1", "print(n)"])
def test_a_rule_that_is_none_is_refused(rule):
    with pytest.raises(UsageError, match="is not understood"):
        plural.python_rule(rule)


# Mistakes that are noticed -------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A copy of the sources and modules, to do harm to. Returns its folder of sources."""
    root = tmp_path / "copy"
    shutil.copytree(source.FOLDER, root / "assets" / "texts")
    shutil.copytree(modules.FOLDER, root / "firmware" / "app" / "texts")
    monkeypatch.setattr(source, "ROOT", root)
    monkeypatch.setattr(source, "FOLDER", root / "assets" / "texts")
    monkeypatch.setattr(modules, "FOLDER", root / "firmware" / "app" / "texts")
    return source.FOLDER


@pytest.fixture
def up_to_date(elsewhere):
    """The copy, with all of it made again. Returns its folder of sources."""
    assert run(command.main, []) == 0
    return elsewhere


def rewrite(path, old, new):
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")


def lacks(code="it"):
    """What a language lacks now, and did not lack before the harm."""
    before = missing.missing(TEMPLATES, SPOKEN[code]) if code in SPOKEN else []
    now = missing.missing(source.templates(), source.language(code))
    return [sentence for sentence in now if sentence not in before]


def test_a_translation_left_out_is_named(elsewhere):
    rewrite(elsewhere / "it" / "okey.po", 'msgstr "{0} pesca"', 'msgstr ""')
    assert lacks() == ["it/okey: DREW has no translation: '{0} draws'"]


def test_an_entry_left_out_is_named(elsewhere):
    path = elsewhere / "it" / "okey.po"
    kept = [e for e in path.read_text("utf-8").split("\n\n") if 'msgctxt "DREW"' not in e]
    path.write_text("\n\n".join(kept), "utf-8")
    assert lacks() == ["it/okey: DREW has no translation: '{0} draws'"]


def test_a_plural_form_left_out_is_named(elsewhere):
    rewrite(elsewhere / "it" / "ceki.po", 'msgstr[0] "{0} carta coperta"', 'msgstr[0] ""')
    assert lacks() == ["it/ceki: LAYS lacks one of its 2 plural forms"]


def test_a_file_left_out_is_named(elsewhere):
    (elsewhere / "it" / "ceki_guide.po").unlink()
    assert len(lacks()) == len(TEMPLATES["ceki_guide"])


def test_another_placeholder_is_named(elsewhere):
    rewrite(elsewhere / "it" / "okey.po", '"{0} prende {1}"', '"{0} prende {2}"')
    assert lacks() == ["it/okey: TOOK has other placeholders than {0} {1}: '{0} prende {2}'"]


def test_two_entries_may_stand_in_another_order(up_to_date):
    for path in (up_to_date / "okey.pot", *up_to_date.glob("*/okey.po")):
        head, *entries = path.read_text("utf-8").rstrip("\n").split("\n\n")
        path.write_text("\n\n".join([head, *reversed(entries)]) + "\n", "utf-8")
    assert made.stale(made.made()) == []


def test_a_changed_text_is_out_of_date_until_it_is_made(up_to_date):
    rewrite(up_to_date / "it" / "okey.po", 'msgstr "{0} pesca"', 'msgstr "{0} pesca!"')
    assert [path.name for path in made.stale(made.made())] == ["okey.py"]


def test_a_translation_is_marked_where_the_english_was_changed(elsewhere):
    rewrite(elsewhere / "okey.pot", 'msgid "{0} draws"', 'msgid "{0} draws one"')
    text = made.made()[elsewhere / "it" / "okey.po"]
    assert '#, fuzzy\n#| msgid "{0} draws"\nmsgctxt "DREW"\nmsgid "{0} draws one"' in text
    text = made.made(are_translated=True)[elsewhere / "it" / "okey.po"]
    assert "fuzzy" not in text and 'msgctxt "DREW"\nmsgid "{0} draws one"' in text


def test_the_modules_can_be_made_from_nothing(elsewhere):
    wanted = made.made_modules()
    for path in wanted:
        path.unlink()
    assert made.stale(wanted) == sorted(wanted)
    assert run(command.main, ["--modules"]) == 0
    assert made.stale(made.made()) == []


def test_a_renamed_text_keeps_its_translation(elsewhere):
    rewrite(elsewhere / "okey.pot", 'msgctxt "THROWN"', 'msgctxt "THROWN_LAST"')
    text = made.made()[elsewhere / "it" / "okey.po"]
    assert 'msgctxt "THROWN_LAST"\nmsgid "threw {0}"\nmsgstr "scarto {0}"' in text


@pytest.mark.parametrize(
    "code, rule, says",
    [
        ("../sw", "nplurals=1; plural=0;", "small letters"),
        ("SW", "nplurals=1; plural=0;", "small letters"),
        ("sw", "plural=0;", "--plural has no Plural-Forms"),
        ("sw", "nplurals=1; plural=print();", "is not understood"),
    ],
)
def test_a_new_language_that_cannot_be_begun_leaves_nothing(elsewhere, code, rule, says, capsys):
    before = sorted(elsewhere.parent.rglob("*"))
    arguments = ["--new", code, "--name", "Kiswahili", "--plural", rule]
    assert run(command.main, arguments) == 2
    assert says in capsys.readouterr().err
    assert sorted(elsewhere.parent.rglob("*")) == before


def test_a_new_language_is_one_folder(up_to_date):
    before = source.codes()
    files = refresh.new_language(source.templates(), "sw", "Kiswahili", "nplurals=1; plural=0;")
    assert {path.parent for path in files} == {up_to_date / "sw"}
    (up_to_date / "sw").mkdir()
    for path, text in files.items():
        path.write_text(text, "utf-8")
    wanted = made.made()
    lists = ("languages.py", "names.py")
    added = [path for path in made.stale(wanted) if path.name not in lists]
    assert {path.parent for path in added} == {modules.FOLDER / "sw"}
    assert source.codes() == ["en", *sorted([*before[1:], "sw"])]
    codes = ", ".join(f'"{code}"' for code in source.codes())
    assert f"LANGUAGES = ({codes})" in wanted[modules.FOLDER / "languages.py"]
    assert len(lacks("sw")) == sum(map(len, TEMPLATES.values())) - 1
    shell = modules.module_texts(wanted[modules.FOLDER / "sw" / "shell.py"])
    assert '"sw": "Kiswahili"' in wanted[modules.FOLDER / "names.py"]
    assert shell["LANGUAGE_NAME"] == "Kiswahili" and shell["SETTINGS"] == "Settings"
    ceki = modules.module_texts(wanted[modules.FOLDER / "sw" / "ceki.py"])
    assert ceki["NOTE_STOCK"] == ("The stock: {0} cards",)
