# The two commands a newcomer types are `make play` and `make test`; each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BENCH := .venv-bench

PAGE := src/polyana/server/static/index.html
GAMES := src/polyana/games
PAGE_SOURCES := hatch_build.py package.json package-lock.json .npmrc $(shell \
	find web $(GAMES)/*/table $(GAMES)/*/locale src/polyana/speech/locale ! -name schema.d.ts 2>/dev/null)

.PHONY: play test setup page lint rules openapi screenshots bench check golden picture clean

play: $(READY) $(PAGE)
	$(BIN)/polyana serve --open

test: $(READY) lint rules $(PAGE)
	$(BIN)/python -m tests.server.debian
	$(BIN)/python -m pytest -n auto

setup: $(READY)

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(READY)
	$(BIN)/python hatch_build.py

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $(READY)

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks tools hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks tools hatch_build.py
	$(BIN)/mypy
	$(BIN)/python hatch_build.py types lint check

rules: $(READY)
	$(BIN)/python -m tests.rules

check: $(READY)
	for game in $$($(BIN)/python -c 'from polyana import games; print(*games.names())'); do \
		$(BIN)/polyana check $$game --games 2000 || exit 1; \
	done

openapi: $(READY)
	$(BIN)/python -m polyana.server.describe > web/openapi.json
	$(BIN)/python hatch_build.py types

screenshots: $(READY) $(PAGE)
	$(BIN)/python -m tools.screenshots

picture: $(READY)
	$(BIN)/python tools/terminal_picture.py

golden: $(READY)
	POLYANA_GOLDEN=1 $(BIN)/python -m pytest tests/test_golden.py tests/notation

bench: $(BENCH)/ready
	$(BENCH)/bin/python benchmarks/peers.py

$(BENCH)/ready: pyproject.toml benchmarks/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --upgrade pip
	$(BENCH)/bin/python -m pip install --quiet --editable . --requirement benchmarks/requirements.txt
	touch $(BENCH)/ready

clean:
	rm -rf $(VENV) $(BENCH) node_modules src/polyana/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
