"""In which slots of the layouts these texts may stand. Only the tests load this."""

from app.texts.ceki_setup import ids

LAYOUTS = ("app.layouts",)


def _named(start):
    return [getattr(ids, name) for name in sorted(dir(ids)) if name.startswith(start)]


SLOTS = {
    "label": [*_named("OPTION_"), ids.GUIDE],
    "value": _named("VALUE_"),
    "help": _named("HELP_"),
    "page": [ids.ASK_GUIDE],
}
WIDEST = {}
