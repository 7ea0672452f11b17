# make play    sets everything up and opens the table in the browser
# make test    sets everything up and runs the tests, but for what only the full run has time for
# make check   format, lint, types, layers, documentation; make check-quick leaves out what takes more than a few seconds
# make fast    the tests that take no more than a few seconds
# make full    all that can be tested, with the browsers and extras it needs: nothing is skipped; tests/resuming.py says how to go on
# make docs    serves the documentation and rebuilds it as you write
# make coverage   which lines no test reaches, kernels included
# make lock    renews the lock files after pyproject.toml changed

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
# uv is six times as fast; where it can't reach the packages (a mirror that only pip is told of), pip installs them
install = @$(UV) --require-hashes -r $(1) 2>/dev/null || $(PIP) install --quiet --progress-bar on --require-hashes -r $(1)
LOCK := $(BIN)/uv pip compile --quiet --universal --no-strip-extras --generate-hashes --no-emit-index-url --no-header --no-annotate
SPHINX := -b html -d docs/_build/doctrees docs docs/_build/html
WORKERS ?= auto
COVERED ?= not slow and not browser

.PHONY: play test fast full check check-quick docs coverage format lock clean

play: .venv/play
	@$(BIN)/baumeister serve --open

test: .venv/develop
	@$(BIN)/baumeister doctor --compile-only
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long"

fast: .venv/develop
	@$(BIN)/baumeister doctor --compile-only
	$(BIN)/python -m pytest -n $(WORKERS) -m "not slow and not browser"

full: .venv/learners
	@$(BIN)/baumeister doctor --compile-only
	BAUMEISTER_REQUIRE=chromium,firefox,extras,learners $(BIN)/python -m pytest -p tests.resuming -n $(WORKERS) --dist worksteal

check: check-quick .venv/docs
	$(BIN)/mypy
	$(BIN)/python -m sphinx -qW --keep-going $(SPHINX)

check-quick: .venv/develop
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports --no-logo

docs: .venv/docs
	$(BIN)/sphinx-autobuild --watch src --open-browser --port 0 $(SPHINX)

coverage: .venv/develop
	BAUMEISTER_KERNELS=interpreted $(BIN)/python -m pytest -n $(WORKERS) -m "$(COVERED)" --cov --cov-report=term --cov-report=html

format: .venv/develop
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

lock: .venv/develop
	$(LOCK) --group install --output-file requirements/install.lock $(UPGRADE)
	$(LOCK) pyproject.toml --group build --output-file requirements/play.lock $(UPGRADE)
	$(LOCK) pyproject.toml --group build --group dev --constraints requirements/play.lock --output-file requirements/develop.lock $(UPGRADE)
	$(LOCK) --group extras --constraints requirements/develop.lock --output-file requirements/extras.lock $(UPGRADE)
	$(LOCK) --group docs --constraints requirements/develop.lock --output-file requirements/docs.lock $(UPGRADE)

.venv/play: requirements/play.lock pyproject.toml | .venv/bin/uv
	@echo "Baumeister: installing what the table needs into .venv."
	$(call install,requirements/play.lock)
	@$(UV) --no-deps --no-build-isolation --editable . 2>/dev/null || $(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/develop: requirements/develop.lock .venv/play
	@echo "Baumeister: installing what tests and checks need into .venv."
	$(call install,requirements/develop.lock)
	@touch $@

.venv/docs: requirements/docs.lock .venv/develop
	@echo "Baumeister: installing what the documentation needs into .venv."
	$(call install,requirements/docs.lock)
	@touch $@

.venv/extras: requirements/extras.lock .venv/develop
	@echo "Baumeister: installing what the tests of extras need into .venv."
	$(call install,requirements/extras.lock)
	@touch $@

# in no lock: its builds are large and many, and each machine wants another
.venv/learners: .venv/extras
	@echo "Baumeister: installing PyTorch and a learner into .venv."
	@$(PIP) install --quiet --progress-bar on "torch==2.13.*" "sb3-contrib==2.9.*"
	@touch $@

.venv/bin/uv: requirements/install.lock | .venv/bin/python
	@$(PIP) install --quiet --progress-bar on --require-hashes -r requirements/install.lock
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Baumeister needs Python 3.11 or newer; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv \
	  || { echo "Python's venv is missing. On Debian and Ubuntu: apt install python3-venv"; exit 1; }

clean:
	rm -rf .venv docs/_build htmlcov .coverage
