"""Made by `make texts` from the files in assets/texts: change those, not this."""

LANGUAGES = ("en", "de", "es", "fr", "it", "ja", "ms", "pt", "tr")
OWN_LETTERS = ("ja",)  # see app/texts/letters.py
DOTTED_I = ("tr",)  # see app/texts/letters.py
AREAS = (
    "ceki",
    "ceki_guide",
    "ceki_rules",
    "ceki_setup",
    "guide",
    "koikoi",
    "koikoi_guide",
    "koikoi_rules",
    "koikoi_setup",
    "okey",
    "okey_guide",
    "okey_rules",
    "okey_setup",
    "puzzles",
    "shell",
    "table",
)


def plural_form(language, n):
    """Return which form a plural text takes in a language for the number n."""
    if language in ("fr",):
        return int(n > 1)
    if language in ("ja", "ms", "tr"):
        return 0
    return int(n != 1)
