# The whole developer interface. `make play` and `make test` work on a fresh machine with Python 3.11, make and git.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

# Tests start many processes: without its own compiled files Python would read all sources anew in each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test fuzz cluster study bench lint format rules docs playthroughs clean

play: $(VENV)/installed
	$(BIN)/aevum serve

# Three workers keep two cores busy: tests in a browser wait a tenth of their time. Each more collects all tests again.
test: $(VENV)/installed-dev
	$(BIN)/python -m tools.browser --find || true
	$(BIN)/python -m tools.warm
	$(BIN)/python -m pytest -n 3 --dist worksteal

fuzz: $(VENV)/installed-dev
	$(BIN)/python -m tools.fuzz

# Ray is large: whoever runs this has it installed.
cluster: $(VENV)/installed-dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[cluster]"
	$(BIN)/python -m tools.cluster

study: $(VENV)/installed-dev
	$(BIN)/python -m tools.study

bench: $(VENV)/installed-dev
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.bots
	$(BIN)/python -m bench.playouts
	$(BIN)/python -m bench.lab
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.live
	-$(BIN)/python -m bench.gpu
	-$(BIN)/python -m bench.lab_gpu

lint: $(VENV)/installed-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m tools.rules_table --check
	$(BIN)/python -m tools.api_docs --check
	$(BIN)/python -m tools.lab_tables --check
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[pages]" || true
	$(BIN)/python -m tools.pages

format: $(VENV)/installed-dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tools.pages --format

rules: $(VENV)/installed-dev
	$(BIN)/python -m tools.rules_table

docs: $(VENV)/installed-dev
	$(BIN)/python -m tools.api_docs
	$(BIN)/python -m tools.lab_tables
	$(BIN)/python -m tools.api_docs --html build/docs

playthroughs: $(VENV)/installed-dev
	$(BIN)/python -m tools.playthroughs --write

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/installed-dev: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache bench/.peers tools/pages/node_modules
