# Tessera. `make play` and `make test` set up what they need on a fresh machine.
#
#   make play        the simulator: a window where there is a display, else the terminal
#   make test        every check: style, types, rules, laws, frames, real MicroPython
#   make bench       speeds of this machine: self-play, the solver, next to a public one
#   make arena       bots against bots, 2,000 rounds
#   make corpus      recompute the solver's answer corpus by brute force (minutes)
#   make assets      pack fonts and art from their sources in assets/
#   make frames      regenerate the golden frames of all sessions
#   make playthroughs  regenerate the transcripts in tests/playthroughs
#   make clean       remove what was set up and built

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=

.PHONY: help play test style types tests bench arena corpus assets frames playthroughs clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | head -14

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Tessera needs Python 3.11 or newer; this is $$($(PYTHON) --version 2>&1). Set PYTHON=... to another."; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"; exit 2; }
	@$(PY) -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'

$(VENV)/.play: $(PY) pyproject.toml
	@$(PY) -m pip install --quiet --disable-pip-version-check --group sim
	@$(PY) -m pip install --quiet --disable-pip-version-check --group window || \
	  echo "No pygame-ce for this machine: the simulator will use the terminal."
	@touch $@

$(VENV)/.dev: $(PY) pyproject.toml
	@$(PY) -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

play: $(VENV)/.play
	@$(PY) -m sim $(ARGS)

test: style types tests

style: $(VENV)/.dev
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check

types: $(VENV)/.dev
	$(VENV)/bin/pyright

tests: $(VENV)/.dev
	$(PY) -m pytest -n 2 -rs $(ARGS)

bench: $(VENV)/.dev
	$(PY) -m tools.bench $(ARGS)

arena: $(VENV)/.dev
	$(PY) -m tools.arena --rounds 2000 $(ARGS)

corpus: $(VENV)/.dev
	$(PY) -m tools.corpus $(ARGS)

assets: $(VENV)/.dev
	$(PY) -m tools.fonts
	$(PY) -m tools.assets

frames: $(VENV)/.dev
	$(PY) -m tools.frames --update

playthroughs: $(VENV)/.dev
	$(PY) -m tools.playthroughs --update

clean:
	rm -rf $(VENV) out build .pytest_cache .ruff_cache .hypothesis
