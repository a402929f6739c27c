# Everyday commands; `make` alone lists them. The work is done by the files in scripts/.

# The Swift command to use.
SWIFT ?= swift
# The configuration of build, demo and bench: release or debug.
CONFIG ?= release
# no: install nothing, for machines where the packages come from elsewhere.
SETUP ?= yes
# yes: visit the demo under Xvfb even where there is a display.
HEADLESS ?= no
# no: leave out the programs that check optimised code.
RELEASE_TESTS ?= yes
# Arguments for swift test and for FrameBench: make test ARGS='--filter LayoutTests',
# make bench ARGS='graph leaf --count 10000'.
ARGS ?=
# The tests of one room only, in about a quarter of a minute after an edit: make test ROOM=Layout.
ROOM ?=
# How many of the slowest tests to list: make test SLOWEST=30.
SLOWEST ?=

export SWIFT CONFIG HEADLESS RELEASE_TESTS ROOM SLOWEST

swift_sources = Sources Tests Demos Package.swift
setup = $(if $(filter yes,$(SETUP)),scripts/setup)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup build demo test tsan fuzz fuzz-leaks bench budget format lint clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the system packages that are missing
	@scripts/setup

build: ## build everything
	@$(if $(setup),$(setup) build)
	$(SWIFT) build -c $(CONFIG)

demo: ## open the Gallery; without a display, visit it and leave screenshots/
	@$(if $(setup),$(setup) demo)
	@scripts/demo

test: ## check the sources, then run all tests
	@$(setup)
	@$(if $(ROOM),,$(MAKE) --no-print-directory lint)
	@scripts/test $(ARGS)

tsan: ## run the tests of state and observation under the thread sanitizer
	@$(setup)
	@scripts/tsan

fuzz: ## edit random trees a million times and compare with fresh ones
	$(SWIFT) run -c release Fuzz $(ARGS)

fuzz-leaks: ## 20,000 random edits, looking for lost memory
	@scripts/fuzz-leaks $(ARGS)

bench: ## measure what a frame costs
	@$(if $(setup),$(setup) demo)
	@scripts/bench $(ARGS)

budget: ## count the instructions of frames, and fail where one costs more than it did
	@$(setup)
	@scripts/budget $(ARGS)

format: ## format the Swift sources in place
	$(SWIFT) format --in-place --parallel --recursive $(swift_sources)

lint: ## check the sources and the documents without building them
	@scripts/lint

clean: ## delete everything that is built
	rm -rf .build .build-tsan .build-address-sanitizer screenshots test-output
