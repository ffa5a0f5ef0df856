# make demo · make test · make lint · make bench · make install · make uninstall · make clean

PREFIX ?= /usr/local
DESTDIR ?=
programs := intent intent-train
release := .build/release
demo := .build/demo
assistant := data/assistant

# What the demo routes: commands that the model may know, and some that it must leave alone.
define utterances
turn off the hall light
set a timer for ten minutes
what's the weather in Berlin tomorrow
remind me to call mum at six
add oat milk to the shopping list
play some jazz
who painted the ceiling of the Sistine Chapel
把客厅的灯关掉
设一个十分钟的定时器
明天上海天气怎么样
帮我记一笔账
红烧肉为什么要先焯水
endef
export utterances

# What the demo runs, by the programs in Models/assistant/skills.
define errands
add oat milk to the shopping list
帮我记一笔账，午饭三十二块
what's on my shopping list
what is 17 times 23
undo that
undo that
endef
export errands

.PHONY: demo test lint bench install uninstall release packages clean

# Builds, trains, measures and routes, from nothing: a few minutes.
demo: release
	@mkdir -p $(demo)
	@printf '\nTraining a model from $(assistant)\n'
	PATH="$(CURDIR)/$(release):$$PATH" Models/assistant/train.sh $(demo)/assistant.intentmodel
	@cp Models/assistant/routes.json $(demo)/routes.json
	@printf '\nMeasuring it on commands that it has never seen\n'
	$(release)/intent evaluate $(demo)/assistant.intentmodel \
	  $(assistant)/test.en.csv $(assistant)/test.zh.csv \
	  --out-of-scope $(assistant)/out_of_scope_test.en.csv \
	  --out-of-scope $(assistant)/out_of_scope_test.zh.csv
	@printf '\nRouting commands offline\n'
	@printf '%s\n' "$$utterances" | $(release)/intent route $(demo)/assistant.intentmodel --quiet
	@printf '\nRunning skills: adds to a list, reads it back, takes it back\n'
	@rm -rf $(demo)/store
	@printf '%s\n' "$$errands" | $(release)/intent run Models/assistant/assistant.intentmodel \
	  --store $(demo)/store --quiet

# The full test run. Nothing is printed behind the line that counts the tests.
test: packages
	swift test --disable-xctest

lint:
	swift format lint --strict --recursive \
	  $(wildcard Sources Training Tests Benchmarks) Package.swift
	@for script in $$(grep -rlsE '^#!.*\b(ba)?sh$$' .ci Models Benchmarks Training); do \
	  echo "bash -n $$script"; bash -n "$$script" || exit 1; \
	done

# Measures speed and accuracy; INTENT_DATASETS names the folder of public data sets.
bench: release
	PATH="$(CURDIR)/$(release):$$PATH" Benchmarks/run

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install $(programs:%=$(release)/%) "$(DESTDIR)$(PREFIX)/bin"

uninstall:
	rm -f $(programs:%="$(DESTDIR)$(PREFIX)/bin/%")

release: packages
	swift build -c release

packages:
	@.ci/packages libopenblas-dev python3

clean:
	rm -rf .build
