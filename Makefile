# Spielkiste: every command sets up what it needs; a second run only what changed.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

VENV := .venv
PY := $(VENV)/bin/python
STAMPS := $(VENV)/.stamps
CODE = $(wildcard src tests tools benchmarks)
PIP := $(PY) -m pip --disable-pip-version-check install --quiet
LOCKED := $(PIP) --require-hashes --only-binary :all: -r
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock" $(VENV)/bin/uv pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes pyproject.toml

# A virtual environment knows its place: a moved checkout needs a new one.
PLACE := $(shell cat $(VENV)/.place 2>/dev/null)
MOVED := $(if $(filter $(realpath .),$(PLACE)),,moved)

.PHONY: help
help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /  make \1|/p' $(MAKEFILE_LIST) \
		| while IFS='|' read -r name text; do printf '%-16s %s\n' "$$name" "$$text"; done

.PHONY: play
play: web ## start the chest and open it in the browser (ARGS="...")
	@exec $(VENV)/bin/spielkiste play $(ARGS)

.PHONY: test
test: $(STAMPS)/dev web chromium ## run every test (ARGS="-k name" for some)
	@status=0; $(PY) tools/page.py run test || status=1; \
		$(PY) -m pytest -n 2 $(ARGS) || status=$$?; exit $$status

.PHONY: check
check: $(STAMPS)/dev web ## lint, types, import contracts, house style, drift
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy $(CODE)
	@$(VENV)/bin/lint-imports
	@$(PY) -m spielkiste.server.generate --check
	@$(PY) tools/page.py run check
	@$(PY) -m pytest -q tests/style

.PHONY: bench
bench: $(STAMPS)/dev web ## measure speeds and print medians
	@$(PY) -m benchmarks $(ARGS)

.PHONY: docs
docs: generated ## make the documents that come from the code

.PHONY: generated
generated: $(STAMPS)/package ## make the page's types and the protocol's document
	@$(PY) -m spielkiste.server.generate

.PHONY: golden
golden: $(STAMPS)/dev $(STAMPS)/package ## record our own golden matches anew, on purpose
	@$(PY) -m tests.golden.regenerate

.PHONY: format
format: $(STAMPS)/dev ## put the code into its form
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

.PHONY: lock
lock: $(STAMPS)/dev ## choose the newest versions anew and lock them
	@$(COMPILE) --upgrade --group build -o requirements.lock
	@$(COMPILE) --upgrade --group dev -c requirements.lock -o requirements-dev.lock

.PHONY: clean
clean: ## remove everything that the commands have made
	@rm -rf $(VENV) dist web/node_modules src/spielkiste/server/static
	@rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

# The page, rebuilt only when the digest of its sources has changed.
.PHONY: web
web: $(STAMPS)/package
	@$(PY) tools/page.py build

.PHONY: chromium
chromium:
	@[ -x /usr/bin/chromium ] || tools/get_chromium.sh

.PHONY: moved
moved:

$(STAMPS)/venv: $(MOVED)
	@tools/make_venv.sh $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: requirements.lock $(STAMPS)/venv
	@echo "installing what the chest needs"
	@$(LOCKED) requirements.lock
	@touch $@

$(STAMPS)/dev: requirements-dev.lock $(STAMPS)/run
	@echo "installing what the tests need"
	@$(LOCKED) requirements-dev.lock
	@touch $@

# The build hook would make the page as well, but pip would bury what goes wrong.
$(STAMPS)/package: pyproject.toml tools/build_hook.py $(STAMPS)/run
	@echo "installing the chest"
	@$(PY) tools/page.py build
	@$(PIP) --no-index --no-deps --no-build-isolation --editable .
	@touch $@
