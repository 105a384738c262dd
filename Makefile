# The two commands a newcomer types are `make play` and `make test`; each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BENCH := .venv-bench

.PHONY: play test setup lint rules bench check golden picture clean

play: $(READY)
	$(BIN)/polyana play felinia

test: $(READY) lint rules
	$(BIN)/python -m tests.server.debian
	$(BIN)/python -m pytest -n auto

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $(READY)

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks tools
	$(BIN)/ruff format --check src tests benchmarks tools
	$(BIN)/mypy

rules: $(READY)
	$(BIN)/python -m tests.rules

check: $(READY)
	for game in $$($(BIN)/python -c 'from polyana import games; print(*games.names())'); do \
		$(BIN)/polyana check $$game --games 2000 || exit 1; \
	done

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
	rm -rf $(VENV) $(BENCH) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
