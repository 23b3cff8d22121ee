# The two commands: `make run` and `make test`. Everything is installed into .venv from the lock files.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev

.PHONY: run test lint types check bench lock golden clean

run: $(RUNTIME)
	@exec $(BIN)/python -m bot start

test: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --dist worksteal

bench: $(DEV)
	@$(BIN)/python -m bot bench

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(RUNTIME): requirements.lock pyproject.toml | $(BIN)/python
	@echo "Installing what Cairn needs into $(VENV) ..."
	@$(BIN)/pip install -q --require-hashes -r requirements.lock
	@touch $@

$(DEV): requirements-dev.lock pyproject.toml | $(BIN)/python
	@$(BIN)/pip install -q --require-hashes -r requirements-dev.lock
	@touch $@ $(RUNTIME)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis artefacts
