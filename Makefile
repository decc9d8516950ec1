# One command plays, one tests. All that a machine needs is GNU make and Python 3.11: everything else comes as packages
# from PyPI and npm, Node and the browser for the tests too, and stays inside this folder.

.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
.PHONY: play play-cluster setup check test lint format bench prove docs lock static wheel clean help
.PHONY: style-python types-python style-web types-web units-web rules-and-house everything-python browser

UV_VERSION := 0.13.7
UV := .tools/bin/uv
PY := .venv/bin/python
STATIC := src/tilery/static/index.html
LOCKS := requirements.lock requirements-dev.lock requirements-bench.lock requirements-docs.lock
NPM_PACKAGES := web web/e2e bench/boardgame
INSTALL := $(UV) pip install -q --python $(PY)

# The Node from PyPI stands in .venv/bin and must win over an older one of the system.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export UV_PYTHON_DOWNLOADS := never
# Some machines forbid Python to keep what it has compiled: each of hundreds of starts would take a second longer.
export PYTHONDONTWRITEBYTECODE :=

# What the strongest bots think with is compiled once, into this folder.
export TILERY_CACHE := $(CURDIR)/.cache

# Trust whom the machine trusts: behind a company's proxy nothing could be fetched otherwise.
export NODE_USE_SYSTEM_CA := 1
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt),)
export UV_SYSTEM_CERTS := 1
endif

# Folders are listed too: their time changes when a file in them is deleted.
WEB_SRC := $(shell find web/src web/public web/worker web/python/plugin.ts 2>/dev/null) web/index.html web/package.json web/pieces.ts web/preload.ts web/brotli.ts $(wildcard web/*.config.*)

# What a house in the browser is made of: the tables with all that they import, and the rooms.
HOUSE_SRC := $(shell find $(addprefix src/tilery/,analysis engine games lessons local protocol tables) -type f -not -path '*/__pycache__/*' 2>/dev/null)
HOUSE := web/.python/files.json

play: setup ## Set up what is missing, start the server and open the table
	@.venv/bin/tilery serve $(ARGS)

play-cluster: .venv/.dev $(STATIC) ## The same with PostgreSQL, NATS and two servers at one port
	@.venv/bin/python -m tests.kit.cluster.play $(ARGS)

setup: .venv/.play $(STATIC) ## Set up all that playing needs

# Two at a time, one for each core; what each of them says stays together.
BOTH_CORES := @$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-Otarget)
READY_TO_TEST := .venv/.dev web/node_modules/.stamp web/e2e/node_modules/.stamp
# Neither starts a server, a process or a browser.
QUICK_TESTS := src tests/layout tests/documents tests/engine tests/games tests/conformance tests/lessons tests/rooms tests/tables

lint: $(READY_TO_TEST) ## Check style and types
	$(BOTH_CORES) types-web style-web style-python types-python

check: $(READY_TO_TEST) ## Check style, types, rules, house and the parts of the web client (2 minutes)
	$(BOTH_CORES) types-web style-web style-python types-python units-web
	@$(MAKE) --no-print-directory rules-and-house

test: $(READY_TO_TEST) $(STATIC) ## Set up what is missing, then check and test everything (10 minutes)
	$(BOTH_CORES) types-web style-web style-python types-python units-web
	@$(MAKE) --no-print-directory everything-python
	@$(MAKE) --no-print-directory browser

style-python:
	@echo "Python: style"
	@.venv/bin/ruff check -q
	@.venv/bin/ruff format -q --check || { echo "Run 'make format'."; exit 1; }

types-python:
	@echo "Python: types"
	@.venv/bin/mypy --no-error-summary

style-web:
	@echo "Web: style"
	@cd web && npm run --silent lint

types-web:
	@echo "Web: types"
	@cd web && npm run --silent check
	@cd web/e2e && npm run --silent check

units-web:
	@echo "Web: unit tests"
	@cd web && npm test --silent

rules-and-house:
	@echo "Python: rules and house"
	@.venv/bin/pytest -q -n 2 --dist=loadgroup --quick $(QUICK_TESTS) $(ARGS)

everything-python:
	@echo "Python: all tests"
	@.venv/bin/pytest -q -n 2 --dist=loadgroup $(ARGS)

browser: $(STATIC) web/e2e/node_modules/.stamp ## Only the tests in a browser; ARGS='-g words' chooses some
	@echo "Tests in a browser"
	@cd web/e2e && npm test --silent -- $(ARGS)

format: .venv/.dev web/node_modules/.stamp ## Format all code
	@.venv/bin/ruff check -q --fix --exit-zero && .venv/bin/ruff format -q
	@cd web && npm run --silent format

bench: .venv/.dev .venv/.bench bench/boardgame/node_modules/.stamp ## Measure speed, also against OpenSpiel and boardgame.io
	@.venv/bin/python -m bench $(ARGS)

prove: .venv/.dev $(STATIC) web/e2e/node_modules/.stamp ## Try in full what is promised: kills, garbage, leaks, full disks (more than an hour; docs/reliability.md)
	@.venv/bin/python -m proofs $(ARGS)

docs: .venv/.docs ## Build the documentation; the server shows it at /docs
	@.venv/bin/mkdocs build -q --strict -f site/mkdocs.yml
	@echo "The documentation is in src/tilery/docs; 'make play' shows it at /docs."

static: setup ## Build dist/static: a copy of the page that plays everything on the device itself, for any web space
	@cd web && TILERY_STATIC=1 npm run --silent build
	@echo "The copy is in dist/static. Try it: python3 -m http.server -d dist/static"

wheel: setup ## Build dist/*.whl, with the web client inside, and the documentation if 'make docs' has built it
	@TILERY_WEB_IS_BUILT=1 $(UV) build -q --wheel --no-build-isolation --python $(PY)
	@ls dist/*.whl

# No lock may name a package host: it would tie every user to the mirror of whoever made it.
COMPILE = $(UV) pip compile pyproject.toml -q --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-annotate --custom-compile-command 'make lock' --extra server
lock: .venv/.play ## Choose the newest fitting version of every package
	@$(COMPILE) --group build -o requirements.lock
	@$(COMPILE) --group dev -c requirements.lock -o requirements-dev.lock
	@$(COMPILE) --group bench -c requirements.lock -o requirements-bench.lock
	@$(COMPILE) --group docs -c requirements.lock -o requirements-docs.lock
	@for d in $(NPM_PACKAGES); do \
	  (cd $$d && rm -rf node_modules package-lock.json && npm i --silent --package-lock-only && npm ci --dry-run >/dev/null) || exit 1; done
	@! grep -nE '"resolved"|--(extra-)?index-url|--find-links|//registry\.|//pypi\.' \
	  $(LOCKS) $(NPM_PACKAGES:=/package-lock.json)

clean: ## Remove everything that make has made
	rm -rf .tools .venv .cache dist web/.python src/tilery/static src/tilery/docs $(NPM_PACKAGES:=/node_modules) web/e2e/.cache web/e2e/test-results \
	  .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# From here on: the steps of the set-up. Each leaves a stamp, so it is done once and again when its inputs change.

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
$(UV):
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	  $$python -c '$(NEW_ENOUGH)' 2>/dev/null || continue; \
	  echo "Fetching uv, the package installer (once, about 5 s)…"; \
	  $$python -m pip -qq install --target .tools uv==$(UV_VERSION) 2>/dev/null || { rm -rf .tools; \
	    $$python -m venv .tools >/dev/null && .tools/bin/pip -qq install uv==$(UV_VERSION); } || { rm -rf .tools; \
	    echo "Could not fetch uv with $$python: is the network there, and pip or venv (Debian: python3-venv)?" >&2; exit 3; }; \
	  $$python -c 'import sys; print(sys.executable)' >.tools/python; exit; \
	done; \
	echo "Tilery needs Python 3.11 or newer; name one with 'make PYTHON=/path/to/python3'." >&2; exit 2

.venv/.play: requirements.lock pyproject.toml hatch_build.py | $(UV)
	@echo "Setting up Python (once, about 10 s)…"
	@$(UV) venv -q --allow-existing --python "$$(cat .tools/python)" .venv
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.play
	@echo "Setting up the checkers (once, about 5 s)…"
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

.venv/.bench: requirements-bench.lock .venv/.play
	@echo "Setting up OpenSpiel (once, about 10 s)…"
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

.venv/.docs: requirements-docs.lock .venv/.play
	@echo "Setting up MkDocs (once, about 5 s)…"
	@$(INSTALL) --require-hashes -r requirements-docs.lock
	@touch $@

web/node_modules/.stamp: web/package-lock.json web/.npmrc | .venv/.play
	@echo "Setting up the web client (once, about 15 s)…"
	@cd web && npm ci --silent
	@touch $@

web/e2e/node_modules/.stamp: web/e2e/package-lock.json web/e2e/.npmrc | .venv/.play
	@echo "Setting up the browser for the tests (once, about 15 s)…"
	@cd web/e2e && npm ci --silent
	@touch $@

bench/boardgame/node_modules/.stamp: bench/boardgame/package-lock.json bench/boardgame/.npmrc | .venv/.play
	@echo "Setting up boardgame.io (once, about 10 s)…"
	@cd bench/boardgame && npm ci --silent
	@touch $@

# The same hash everywhere, whichever index it comes from.
.cache/wheels/.stamp: web/python/requirements.txt | $(UV)
	@rm -rf .cache/wheels && mkdir -p .cache/wheels
	@pip="$$(cat .tools/python) -m pip"; $$pip --version >/dev/null 2>&1 || pip=.tools/bin/pip; \
	  $$pip -qq --disable-pip-version-check download --require-hashes --no-deps --only-binary=:all: \
	  --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
	  -r web/python/requirements.txt -d .cache/wheels
	@touch $@

$(HOUSE): web/node_modules/.stamp .cache/wheels/.stamp web/python/build.mjs web/python/rehearsal.py web/python/packing.py $(HOUSE_SRC)
	@echo "Building the house for browsers (about 10 s)…"
	@cd web && npm run --silent python

$(STATIC): web/node_modules/.stamp $(HOUSE) $(WEB_SRC)
	@echo "Building the web client…"
	@cd web && npm run --silent build
