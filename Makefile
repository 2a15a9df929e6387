# Needs Python 3.11 or newer, and nothing else. Options for the program go into ARGS:
#   make play ARGS="--port 9000"     make test ARGS="-m 'not slow' tests/core"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ARGS ?=

PYTHON := .venv/bin/python
INSTALLED := .venv/.installed
BENCH := .venv/.bench
CLIENT := src/voevoda/server/static/.digest
# Folders are listed too, so that a file that goes away counts as a change.
CLIENT_SOURCES := hatch_build.py $(shell find web -mindepth 1 -name node_modules -prune -o -print; \
	find src/voevoda -name texts -o -name '*.ftl')
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: help play test check web bench golden docs warm all clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) $(CLIENT) ## Open the table in the browser, ready to play
	@.venv/bin/voevoda serve --open $(ARGS)

test: $(INSTALLED) $(CLIENT) ## Run every test, those in the browser included
	@$(PYTHON) tests/e2e/chromium.py
	$(PYTHON) hatch_build.py test
	$(PYTHON) -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder $(ARGS)

check: $(INSTALLED) ## Check style, types and imports on both sides of the wire
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PYTHON) hatch_build.py check

web: $(INSTALLED) $(CLIENT) ## Build the browser client where it has changed

bench: $(BENCH) ## Measure speed and memory
	$(PYTHON) -m benchmarks $(ARGS)

golden: $(INSTALLED) ## Record the golden playthroughs anew, to be reviewed as a diff
	$(PYTHON) -m voevoda.testing.golden --add tests.games.toys.orders:GAME \
	  --add tests.games.toys.discs:GAME $(ARGS)

docs: $(INSTALLED) ## Check that the documents say what is so
	$(PYTHON) -m pytest tests/docs $(ARGS)

warm: $(INSTALLED) ## Compile the rules ahead of the first game
	.venv/bin/voevoda warm $(ARGS)

all: check test ## Everything that a change has to pass

clean: ## Remove what was installed and built
	rm -rf .venv build dist web/node_modules src/voevoda/server/static test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

# Makes the virtual environment anew where there is none, half of one, or one whose Python has gone.
# The client has its own rule below, so the build hook leaves it alone.
$(INSTALLED): $(PYTHON) pyproject.toml constraints.txt
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { \
	  for python in python3 python3.14 python3.13 python3.12 python3.11 python none; do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
	  done; \
	  test $$python != none || { echo 'Please install Python 3.11 or newer.' >&2; exit 1; }; \
	  $$python -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$$python cannot make virtual environments. Please install the part it lacks" >&2; \
	    echo '(on Debian and Ubuntu: apt-get install python3-venv).' >&2; exit 1; }; \
	  echo 'Making the virtual environment .venv'; \
	  $$python -m venv --clear .venv; }
	@echo 'Installing the packages (once, a minute or more)'
	@VOEVODA_SKIP_WEB=1 $(PIP) --editable '.[dev]'
	@touch $@

$(PYTHON): ;

$(BENCH): $(INSTALLED)
	@echo 'Installing what the benchmarks compare with'
	@VOEVODA_SKIP_WEB=1 $(PIP) --editable '.[bench]'
	@touch $@

$(CLIENT): $(INSTALLED) $(CLIENT_SOURCES)
	@echo 'Building the browser client'
	@$(PYTHON) hatch_build.py
	@touch $@
