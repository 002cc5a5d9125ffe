"""Made by `make texts` from the files in assets/texts: change those, not this."""

NAMES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ja": "日本語",
    "ms": "Bahasa Melayu",
    "pt": "Português",
    "tr": "Türkçe",
}
