# `make run` plays, `make check` is the inner loop, `make test` checks everything. All that is needed is put into VENV
# from the lock files, by PYTHON.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes
COMPILE := $(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	--python-version 3.11 pyproject.toml
SLOW := tests/bot/story tests/sandbox tests/bot/cli tests/deploy tests/examples tests/tools tests/bot/tournaments/leagues \
	tests/bot/discord/test_limits.py tests/render/test_film.py contract/pictures/test_film.py tests/contract/test_fifth_game.py \
	tests/contract/test_bad_packages.py
# Slow tests wait now and then, and leave a core to a third worker; for quick ones it would work out all it knows anew.
PYTEST ?= -n 3 --dist worksteal
QUICK ?= -n 2 --dist worksteal
# What was compiled is kept for the next run, and for the many programs that tests and campaigns start, whatever the
# shell says.
test test-pg check fault-injection tournaments days month compiled: export PYTHONDONTWRITEBYTECODE =

# Linters, types and what else stands before a recipe go side by side.
MAKEFLAGS += --jobs=3

.PHONY: help run test test-pg check lint types compiled words bench strength balance search-depth fault-injection soak days month tournaments tournament visits flows mutants panels pictures films site authors lock clean

help:
	@echo "make run     play: on Discord if DISCORD_TOKEN is set (in .env, say), else on a page of this machine"
	@echo "make check   linters, types, quick tests    make test    linters, types, all tests"
	@echo "make test-pg   all tests of the bot again, on PostgreSQL"
	@echo "make bench   the numbers (ROWS=engine: some of them; ARGS='--runs 3 --against FILE': medians, and what is worse than there)"
	@echo "make strength   computer players in paired deals, make balance   content in self-play (ARGS=--help)"
	@echo "make fault-injection   attacks for as long as there is time, make soak   memory over hours of play (ARGS=--help)"
	@echo "make tournaments   whole tournaments with the real services, in a program that dies or is killed (ARGS=--help)"
	@echo "make days    five hundred people play the deal of the day for thirty days, likewise (ARGS=--help)"
	@echo "make month   a thousand tables for thirty days on a fake clock (ARGS=--help)"
	@echo "make tournament   tournaments of two hundred, held against a second implementation (ARGS=--help)"
	@echo "make visits   what each kind of click asks of the database (ARGS='--against reports/visits.json')"
	@echo "make flows   which rooms, modules and functions seven flows enter, from the click to what is posted"
	@echo "make mutants   one-line changes of the product that tests should notice (ARGS=--help)"
	@echo "make words   what a language lacks (ARGS=fr), make pictures   every picture (ARGS='--language fr'), to be looked at"
	@echo "make site    the front page in docs/ (ARGS=--help), make authors   the guide for authors of games in docs/authors"
	@echo "make lock    renew the lock files           make clean   forget .venv, caches and artefacts"

run: $(RUNTIME)
	@exec $(BIN)/python -m bot start

test: $(DEV) lint types compiled
	$(BIN)/python -m pytest $(PYTEST)

test-pg: $(DEV)
	CAIRN_TEST_DATABASE=postgresql CAIRN_TEST_POSTGRESQL=required $(BIN)/python -m pytest $(PYTEST) tests/bot

check: $(DEV) lint types
	$(BIN)/python -m pytest $(QUICK) -m "not postgresql" $(SLOW:%=--ignore=%)

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV)
	$(BIN)/mypy -n 2

# In a fresh clone each worker of the tests would compile all of it for itself; what cannot be collected is told there.
compiled: $(DEV)
	@$(BIN)/python -m pytest -qq --collect-only >/dev/null 2>&1 || true

bench: $(DEV)
	@$(BIN)/python -m tools.bench --out artefacts/bench.json $(ARGS) $(ROWS)

strength: $(DEV)
	@$(BIN)/python -m tools.strength $(ARGS)

search-depth: $(DEV)
	@$(BIN)/python -m tools.search_depth $(ARGS)

balance: $(DEV)
	@$(BIN)/python -m tools.balance $(ARGS)

fault-injection: $(DEV)
	@$(BIN)/python -m tools.fault_injection $(ARGS)

soak: $(DEV)
	@$(BIN)/python -m tools.fault_injection.soak $(ARGS)

tournaments: $(DEV)
	@$(BIN)/python -m tools.tournaments $(ARGS)

days: $(DEV)
	@$(BIN)/python -m tools.month.days $(ARGS)

month: $(DEV)
	@$(BIN)/python -m tools.month $(ARGS)

tournament: $(DEV)
	@$(BIN)/python -m tools.tournament $(ARGS)

visits: $(DEV)
	@$(BIN)/python -m tools.visits $(ARGS)

flows: $(DEV)
	@$(BIN)/python -m tools.flows $(ARGS)

mutants: $(DEV)
	@$(BIN)/python -m tools.mutants $(ARGS)

words: $(DEV)
	@$(BIN)/python -m tools.words $(ARGS)

panels: $(DEV)
	@$(BIN)/python -m tools.panels $(ARGS)

pictures: $(DEV)
	@$(BIN)/python -m tools.pictures $(ARGS)

films: $(DEV)
	@$(BIN)/python -m tools.films $(ARGS)

site: $(DEV)
	@$(BIN)/python -m tools.site $(ARGS)

authors: $(DEV)
	@$(BIN)/python -m tools.authors

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Cairn needs Python 3.11 or later: install it, or say make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) comes without venv. On Debian and Ubuntu: sudo apt install $$(basename $(PYTHON))-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(RUNTIME): requirements.lock | $(BIN)/python
	@echo "Installing what Cairn needs into $(VENV), once ..."
	@$(PIP) -r requirements.lock
	@touch $@

$(DEV): requirements-dev.lock requirements.lock | $(BIN)/python
	@echo "Installing what Cairn's tests need into $(VENV), once ..."
	@$(PIP) -r requirements-dev.lock
	@touch $@ $(RUNTIME)

lock: $(DEV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(COMPILE) --upgrade --output-file requirements.lock
	$(COMPILE) --group dev --upgrade --constraint requirements.lock --output-file requirements-dev.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis artefacts build dist
