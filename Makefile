# make play    sets everything up and opens the table in the browser
# make test    sets everything up and runs the tests
# make check   format, lint, types, layers, locks
# make fast    the tests that take no more than a few seconds
# make lock    renews the lock files after pyproject.toml changed

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml
WORKERS ?= auto

.PHONY: play test fast check format lock clean

play: .venv/play
	@$(BIN)/baumeister serve --open

test: .venv/develop
	@$(BIN)/baumeister doctor --compile-only
	$(BIN)/python -m pytest -n $(WORKERS)

fast: .venv/develop
	@$(BIN)/baumeister doctor --compile-only
	$(BIN)/python -m pytest -n $(WORKERS) -m "not slow and not browser"

check: .venv/develop
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: .venv/develop
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

lock: .venv/develop
	$(LOCK) --group build --output-file requirements/play.lock $(UPGRADE)
	$(LOCK) --group build --group dev --constraints requirements/play.lock --output-file requirements/develop.lock $(UPGRADE)

.venv/play: requirements/play.lock pyproject.toml | .venv/bin/python
	@echo "Baumeister: installing what the table needs into .venv; the first time takes about a minute."
	@$(PIP) install --quiet --progress-bar on --require-hashes -r requirements/play.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@echo "Baumeister: compiling the games for this machine."
	@$(BIN)/baumeister doctor --compile-only
	@touch $@

.venv/develop: requirements/develop.lock .venv/play
	@echo "Baumeister: installing what tests and checks need into .venv."
	@$(PIP) install --quiet --progress-bar on --require-hashes -r requirements/develop.lock
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Baumeister needs Python 3.11 or newer; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv \
	  || { echo "Python's venv is missing. On Debian and Ubuntu: apt install python3-venv"; exit 1; }

clean:
	rm -rf .venv
