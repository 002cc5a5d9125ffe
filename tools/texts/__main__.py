"""Makes the application's text modules from the translations in assets/texts.

    python -m tools.texts                 bring the languages' files up to date, write the modules
    python -m tools.texts --translated    likewise; the changed English texts are translated anew
    python -m tools.texts --modules       write the modules alone, as other make targets do
    python -m tools.texts --check         write nothing; exit status 1 if something is out of date
    python -m tools.texts --missing it    what Italian lacks; --missing all for every language
    python -m tools.texts --new tr --name Türkçe --plural "nplurals=1; plural=0;"

docs/translating.md says how to change a text and how to add a language.
"""

import re
import sys

from sim.command import Parser, UsageError, one_of, run, write_text
from tools.texts import made, missing, plural, refresh, source

ALL = "all"


def main(arguments):
    """Run the command; return its exit status."""
    parser = Parser(prog="python -m tools.texts", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    parser.add_argument(
        "--translated",
        action="store_true",
        help="mark no translation as fuzzy: those of the changed texts were changed too",
    )
    parser.add_argument("--modules", action="store_true", help="write the modules alone, silently")
    parser.add_argument("--missing", metavar="LANG", help=f"list what a language lacks, or {ALL}")
    parser.add_argument("--new", metavar="LANG", help="begin a language")
    parser.add_argument("--name", help="with --new: the language's own name, such as Türkçe")
    parser.add_argument(
        "--plural",
        default=source.EXAMPLE,
        help=f"with --new: the Plural-Forms of gettext, if not {source.EXAMPLE!r}",
    )
    options = parser.parse_args(arguments)
    if options.missing:
        return _list_missing(options.missing)
    if options.new:
        _begin(options.new, options.name, options.plural)
    wanted = made.made_modules() if options.modules else made.made(options.translated)
    stale = made.stale(wanted)
    leftovers = made.leftovers(wanted)
    for path in [*stale, *leftovers]:
        name = path.relative_to(source.ROOT)
        if options.check:
            print(f"{name} is out of date: run make texts")
        elif path in leftovers:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, wanted[path])
        if not options.check and not options.modules:
            print(f"{name}: removed" if path in leftovers else name)
    return int(options.check and bool(stale or leftovers))


def _list_missing(code):
    one_of("language", code, [*source.codes(), ALL])
    templates = source.templates()
    total = sum(map(len, templates.values()))
    for language in source.languages():
        if code in (language.code, ALL):
            found = missing.missing(templates, language) + missing.fuzzy(language)
            print("\n".join([*found, f"{language.code}: {len(found)} to do of {total} texts"]))
    return 0


def _begin(code, name, plural_forms):
    if not name:
        raise UsageError("say the language's own name: --name Türkçe")
    if code in source.codes():
        raise UsageError(f"there is a language {code!r} already: assets/texts/{code}")
    if not re.fullmatch("[a-z]{2,3}", code):
        raise UsageError(f"a language is two or three small letters, such as tr, not {code!r}")
    _, rule = source.plural_forms(plural_forms, "--plural")
    plural.python_rule(rule)  # before anything is written
    files = refresh.new_language(source.templates(), code, name, plural_forms)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
        print(path.relative_to(source.ROOT))


if __name__ == "__main__":
    sys.exit(run(main))
