"""In which slots of the layouts these texts may stand. Only the tests load this."""

from app.texts.okey_setup import ids

LAYOUTS = ("app.layouts",)


def _named(start):
    names = enumerate(ids.NAMES.decode().split())
    return [ids.BASE + number for number, name in names if name.startswith(start)]


SLOTS = {"label": _named("OPTION_"), "value": _named("VALUE_"), "help": _named("HELP_")}
WIDEST = {}
