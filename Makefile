# The two commands a newcomer types are `make play` and `make test`; each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
DEV := $(VENV)/ready-dev
BENCH := .venv-bench
LOCKER := .venv-lock
INSTALL := -m pip --disable-pip-version-check install --quiet
CODE := src tests benchmarks tools hatch_build.py

PAGE := src/polyana/server/static/index.html
GAMES := src/polyana/games
PAGE_SOURCES := hatch_build.py package.json package-lock.json .npmrc $(shell \
	find web $(GAMES)/*/table $(GAMES)/*/locale src/polyana/speech/locale ! -name schema.d.ts 2>/dev/null)

.PHONY: play test fast plain wheel-fast setup page lint rules release-check openapi screenshots bench check golden picture lock clean

# make play LAN=1 lets friends in the same network join
play: $(READY) $(PAGE)
	$(BIN)/polyana serve --open $(if $(LAN),--lan)

test: $(DEV) lint rules $(PAGE)
	$(BIN)/python -m tests.server.debian
	POLYANA_CODE=plain $(BIN)/python -m pytest -n auto
	$(BIN)/python -m tests.compiled

# what plays and thinks is compiled, and runs from now on in this checkout; make plain goes back
fast: $(DEV)
	$(BIN)/python -m tools.fast

plain: $(DEV)
	$(BIN)/python -m tools.fast --plain

wheel-fast: $(DEV)
	$(BIN)/python -m tools.fast --wheel

setup: $(DEV)

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(READY)
	$(BIN)/python hatch_build.py

# what playing needs: the dependencies of the game and what builds the page
$(READY): pyproject.toml locks/play.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(INSTALL) --require-hashes --requirement locks/play.txt
	$(BIN)/python $(INSTALL) --no-deps --no-build-isolation --editable .
	touch $(READY)

# what working on it needs besides: linters, tests, a browser, Ray and Arrow
$(DEV): $(READY) locks/dev.txt
	$(BIN)/python $(INSTALL) --require-hashes --requirement locks/dev.txt
	touch $(DEV)

lint: $(DEV) release-check
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy
	$(BIN)/python -m tools.compilable
	$(BIN)/python hatch_build.py types lint check

rules: $(DEV)
	$(BIN)/python -m tests.rules

release-check: $(DEV)
	$(BIN)/python -m tools.release

check: $(DEV) $(PAGE)
	for game in $$($(BIN)/python -c 'from polyana import games; print(*games.names())'); do \
		$(BIN)/polyana check $$game --games 2000 || exit 1; \
	done
	$(BIN)/python -m tests.positions --rounds 20
	$(BIN)/python -m tests.north.oracle 500
	POLYANA_WHOLE=1 $(BIN)/python -m pytest tests/web/test_in_sight.py tests/web/test_access.py

openapi: $(DEV)
	$(BIN)/python -m polyana.server.describe > web/openapi.json
	$(BIN)/python hatch_build.py types

screenshots: $(DEV) $(PAGE)
	$(BIN)/python -m tools.screenshots

picture: $(DEV)
	$(BIN)/python tools/terminal_picture.py

golden: $(DEV)
	POLYANA_GOLDEN=1 $(BIN)/python -m pytest tests/test_golden.py tests/test_decisions.py tests/notation

# make bench BEFORE=<commit> also compares the games with themselves at that commit
bench: $(BENCH)/ready $(DEV)
	compiled=$$($(BIN)/python -m tools.fast --where) && \
		$(BENCH)/bin/python benchmarks/peers.py --compiled $$compiled $(if $(BEFORE),--before $(BEFORE))

$(BENCH)/ready: pyproject.toml locks/bench.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(INSTALL) --require-hashes --requirement locks/bench.txt
	$(BENCH)/bin/python $(INSTALL) --no-deps --no-build-isolation --editable .
	touch $(BENCH)/ready

# every lock anew, for all platforms and all Pythons that we support, with the newest versions that pyproject.toml allows
lock: $(LOCKER)/ready
	$(LOCK) pyproject.toml --group build --output-file locks/play.txt
	$(LOCK) pyproject.toml --group dev --all-extras --constraint locks/play.txt --output-file locks/dev.txt
	$(LOCK) pyproject.toml --group build --group bench --constraint locks/play.txt --output-file locks/bench.txt
	$(LOCK) --group node --output-file locks/node.txt

LOCK = $(LOCKER)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock'

$(LOCKER)/ready:
	$(PYTHON) -m venv $(LOCKER)
	$(LOCKER)/bin/python $(INSTALL) uv
	touch $(LOCKER)/ready

clean:
	rm -rf $(VENV) $(BENCH) $(LOCKER) node_modules src/polyana/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
