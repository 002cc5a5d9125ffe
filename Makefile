# Tessera. Each command first sets up what it needs. ARGS="..." passes options on.
#
# Play
#   make play           the simulator: a window where there is a display, else the terminal
#   make web-serve      the page in a browser, served on this computer; ARGS="--open" opens the browser
#   make web            the page as a folder of static files for any host, build/web; SITE=, SOURCE=, PICO=address, see docs/web.md
#
# Put on a board
#   make flash          install or repair Tessera on the board that is plugged in; UF2=file, LANGUAGES=tr,en
#   make firmware       one .uf2 with MicroPython and Tessera; MICROPYTHON=path/to/a/checkout, see docs/flashing.md
#   make release        the files of a release in dist/; VERSION=x, MICROPYTHON=path/to/a/checkout for the firmware files
#
# Check
#   make check          style and screens, after a change of texts, keys or screens (minutes)
#   make test           everything: style, types, rules, laws, frames, real MicroPython (about eight minutes on two quiet cores)
#   make laws           the laws of all games over thousands of random matches (many minutes)
#   make mutants        one line changed at a time: do the tests notice? (minutes); ARGS="--jobs 2 journal"
#   make soak           random keys for hours of virtual time; ARGS="--keys 20000 --board picosystem"
#   make web-test       the page in Chromium, and in Firefox and WebKit if installed: all sessions, saves, offline, two tabs
#   make puzzles-check  every puzzle by trying everything (minutes)
#   make corpus-check   Okey's solver in plain Python against the whole corpus (minutes)
#
# Make again, after a change of the sources
#   make texts          the application's texts, from the translations in assets/texts
#   make layouts        its layouts, from the tables in assets/layouts
#   make assets         fonts, art, layouts, texts, and the two pictures of all cards
#   make frames         the golden frames of all sessions, and of the board chooser (minutes)
#   make playthroughs   the transcripts in tests/playthroughs (two minutes); ARGS="okey", or ARGS="okey_single"
#   make numbers        the tables and examples in docs/ that commands write (many minutes)
#   make pictures       the README's pictures and its film
#   make corpus         the corpus of Okey decisions with their answers, by brute force (minutes)
#
# Measure
#   make chip           heap, stack and times of the board that is plugged in, after make flash
#   make bench          rounds a second of random play and of each bot, on this machine
#   make arena          bots against bots, 2,000 rounds; ARGS="--game ceki --pool medium,hard", see docs/bots.md
#   make web-measure    how soon the page can be played in Chromium, on slow lines and computers too
#
#   make clean          remove what was set up and built

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=
BOARD ?= RPI_PICO
PROFILE ?= any
MICROPYTHON ?=
LANGUAGES ?=
UF2 ?=
VERSION ?=

.PHONY: help letters play web web-serve web-test web-measure test check style types tests flash firmware release chip bench laws mutants soak arena corpus corpus-check puzzles-check assets layouts texts frames \
  pictures numbers playthroughs clean
unexport PYTHONDONTWRITEBYTECODE  # tests load the application's modules hundreds of times
.DEFAULT_GOAL := help
.NOTPARALLEL:  # two of pip at once in one environment would disturb each other

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Tessera needs Python 3.11 or newer; this is $$($(PYTHON) --version 2>&1). Set PYTHON=... to another."; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"; exit 2; }
	@$(PY) -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'

$(VENV)/.sim: $(PY) pyproject.toml
	@$(PY) -m pip install --quiet --disable-pip-version-check --group sim
	@touch $@

$(VENV)/.play: $(VENV)/.sim
	@$(PY) -m pip install --quiet --disable-pip-version-check --group window || \
	  echo "No pygame-ce for this machine: the simulator will use the terminal."
	@touch $@

$(VENV)/.dev: $(PY) pyproject.toml
	@$(PY) -m pip install --quiet --disable-pip-version-check --group dev
	@$(PY) -m pip install --quiet --disable-pip-version-check --group arena || \
	  echo "No dask, PettingZoo, rich or matplotlib: their tests are skipped, and say so."
	@touch $@

$(VENV)/.flash: $(VENV)/.sim
	@$(PY) -m pip install --quiet --disable-pip-version-check --group flash
	@touch $@

# The modules of texts, made from the translations and not committed.
TEXTS := firmware/app/texts/languages.py
$(TEXTS): $(wildcard assets/texts/*.pot assets/texts/*/* tools/texts/*.py) | $(VENV)/.sim
	@$(PY) -m tools.texts --modules
	@touch $@

# The Japanese letters, if their font is installed.
letters: $(TEXTS)
	@$(PY) -m tools.letters --quiet

play: $(VENV)/.play letters
	@$(PY) -m sim $(ARGS)

web: $(VENV)/.flash letters
	@$(PY) -m tools.web $(if $(SITE),--site "$(SITE)") $(if $(SOURCE),--source "$(SOURCE)") $(if $(PICO),--pico "$(PICO)")

web-serve: $(VENV)/.flash letters
	@$(PY) -m tools.web --serve $(ARGS)

web-measure: $(VENV)/.dev letters
	@$(PY) -m tools.web.measure $(ARGS)

web-test: $(VENV)/.dev letters
	WEB=all $(PY) -m pytest -n 2 --dist worksteal -rs tests/host/test_web_*.py tests/hal/test_web_disk.py tests/app/test_reader.py $(ARGS)

test: style types tests

style: $(VENV)/.dev
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check

types: $(VENV)/.dev letters
	$(VENV)/bin/pyright

# Three workers on two cores: many tests wait for a browser or a simulated board. The application's
# tests run on MicroPython if it is installed (tests/host/test_micropython.py); `make check` runs them
# on CPython.
tests: $(VENV)/.dev letters
	$(PY) -m pytest -n 3 --dist worksteal -rs $$([ ! -e $(VENV)/bin/micropython ] || echo --ignore=tests/app) $(ARGS)

# The tests that a change of texts, keys or screens can break, on CPython alone.
SCREENS := $(addprefix tests/,app $(addprefix host/test_,texts.py text_widths.py scenes.py sessions.py pictures.py))

check: style letters
	$(PY) -m pytest -n 2 --dist worksteal -rs -k "not micropython" $(SCREENS) $(ARGS)

flash: $(VENV)/.flash letters
	@$(PY) -m tools.flash $(if $(UF2),--uf2 "$(UF2)") $(if $(LANGUAGES),--lang $(LANGUAGES)) $(ARGS)

firmware: $(VENV)/.flash letters
	@$(PY) -m tools.firmware --micropython "$(MICROPYTHON)" --board $(BOARD) --profile $(PROFILE) \
	  $(if $(LANGUAGES),--lang $(LANGUAGES)) $(ARGS)

release: $(VENV)/.flash letters
	@$(PY) -m tools.release --version "$(VERSION)" $(if $(MICROPYTHON),--micropython "$(MICROPYTHON)") \
	  $(if $(LANGUAGES),--lang $(LANGUAGES)) $(ARGS)

chip: $(VENV)/.flash letters
	@$(PY) -m tools.chip $(ARGS)

bench: $(VENV)/.dev letters
	$(PY) -m tools.bench $(ARGS)

laws: $(VENV)/.dev letters
	LAWS=all $(PY) -m pytest -n 2 --dist worksteal $$(grep -rl 'from tests.sample' tests/app tests/engine tests/hal tests/host | grep /test_) $(ARGS)

mutants: $(VENV)/.dev letters
	@$(PY) -m tools.mutants $(ARGS)

soak: $(VENV)/.dev letters
	$(PY) -m tools.soak $(ARGS)

arena: $(VENV)/.dev letters
	$(PY) -m tools.arena --rounds 2000 $(ARGS)

corpus: $(VENV)/.dev letters
	$(PY) -m tools.corpus $(ARGS)

puzzles-check: $(VENV)/.dev letters
	$(PY) -m tools.puzzles --check $(ARGS)

corpus-check: $(VENV)/.dev letters
	$(PY) -m tools.corpus --check $(ARGS)

assets: $(VENV)/.dev letters
	$(PY) -m tools.fonts
	$(PY) -m tools.assets --sheet
	$(PY) -m tools.layouts
	$(PY) -m tools.texts

layouts: $(VENV)/.dev
	$(PY) -m tools.layouts $(ARGS)

texts: $(VENV)/.dev
	$(PY) -m tools.texts $(ARGS)

frames: $(VENV)/.dev letters
	$(PY) -m tools.frames --update
	FRAMES=update $(PY) -m pytest -q tests/host/test_chooser_frames.py

pictures: $(VENV)/.dev letters
	$(PY) -m tools.pictures $(ARGS)

numbers: $(VENV)/.dev letters
	$(PY) -m tools.boards --update
	$(PY) -m tools.powercut --update
	$(PY) -m tools.sizes --update
	$(PY) -m tools.rules_pages --update
	$(PY) -m tools.arena.lines --update

playthroughs: $(VENV)/.dev letters
	$(PY) -m tools.playthroughs --update $(ARGS)

clean:
	rm -rf $(VENV) out build dist .cache .pytest_cache .ruff_cache firmware/app/texts/*/ firmware/app/texts/languages.py firmware/app/texts/names.py
