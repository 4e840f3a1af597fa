# Sheen. `make demo` and `make test` do everything they need; `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
OUT ?= out

# What Debian calls the libraries, and the program that draws SVG. Mesa's drivers draw where there is no GPU.
PACKAGES = pkg-config libegl-dev libgles-dev libpng-dev libjpeg62-turbo-dev libwebp-dev liblcms2-dev \
  libfreetype-dev libharfbuzz-dev libfontconfig-dev libicu-dev libsdl2-dev librsvg2-bin \
  libegl-mesa0 libgl1-mesa-dri $(FONTS)
# The same fonts everywhere: for text, with serifs, round, of one width, emoji, and for what these lack.
FONTS = fonts-inter fonts-crosextra-caladea fonts-quicksand fonts-jetbrains-mono \
  fonts-noto-color-emoji fonts-dejavu-core
# A display, a Wayland compositor in it, a pointer and screenshots, for the tests of the window; other
# programs that set text, and fonts for scripts beyond Latin, for the tests of text.
TEST_PACKAGES = xvfb weston xdotool imagemagick \
  libharfbuzz-bin libpango1.0-dev fonts-dejavu-extra fonts-lohit-deva fonts-tlwg-loma-ttf \
  fonts-inter-variable
BENCH_PACKAGES = python3-cairo python3-numpy
SHEEN_PEERS ?= ../shared/peers

BUILD = .build/release
SHEEN = $(BUILD)/sheen
SHINE = $(SHEEN) render shine --size 390x844 --scale 2

help:
	@echo 'make demo       install what is missing, build, render the shine into $(OUT)/'
	@echo 'make test       install what is missing, build, run every test'
	@echo 'make build      build in release'
	@echo 'make gallery    render every example into $(OUT)/gallery, with a page that shows them all'
	@echo 'make format     format all Swift files'
	@echo 'make lint       check their format'
	@echo 'make bench      measure frames a second, beside other systems where they are, hover changes and layout'
	@echo 'make docs       build the documentation of the library into .build/docs'
	@echo 'make test-long  every test, with the slow proofs'
	@echo 'make install PREFIX=/usr/local     install; DESTDIR is honoured'
	@echo 'make uninstall PREFIX=/usr/local   remove exactly what was installed'
	@echo 'make clean      remove what was built'

demo: build
	$(SHINE) --at 1.6666666666666667 -o $(OUT)/shine.png
	$(SHINE) --duration 2.5 --fps 60 -o $(OUT)/shine.apng

build: packages
	$(SWIFT) build -c release

gallery: build
	sh Examples/gallery.sh $(SHEEN) $(OUT)/gallery

test: packages test-packages
	$(SWIFT) test -c release

test-long: packages test-packages
	SHEEN_TEST_LONG=1 $(SWIFT) test -c release

# Installs what is missing, as root or with sudo; without either it prints the command and stops.
define install_packages
missing=''; \
for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
    || missing="$$missing $$package"; \
done; \
[ -n "$$missing" ] || exit 0; \
if ! command -v apt-get >/dev/null; then \
  echo "This is not Debian: install what it calls$$missing, then go on." >&2; exit 0; \
fi; \
command="env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends$$missing"; \
if [ "$$(id -u)" = 0 ]; then sudo=''; \
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null || [ -t 0 ] && command -v sudo >/dev/null; \
then sudo='sudo'; \
else echo "Missing packages; run this as root, then try again:" >&2; \
  echo "  apt-get update && apt-get install -y --no-install-recommends$$missing" >&2; exit 1; \
fi; \
$$sudo apt-get update && $$sudo $$command
endef

packages:
	@$(call install_packages,$(PACKAGES))

test-packages:
	@$(call install_packages,$(TEST_PACKAGES))

bench: build
	@$(call install_packages,$(BENCH_PACKAGES))
	@SHEEN=$(SHEEN) SHEEN_PEERS=$(SHEEN_PEERS) sh Benchmarks/shine.sh
	@$(SHEEN) bench --hover
	@$(SHEEN) bench --layout

format:
	$(SWIFT) format -i --recursive --parallel Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift

# Straight from the release modules: the package manager's own command builds everything again.
docs: build
	rm -rf .build/docs .build/symbols && mkdir -p .build/symbols
	for module in SheenCore SheenUI Sheen; do \
	  swift-symbolgraph-extract -module-name $$module -I $(BUILD)/Modules \
	    $(addprefix -I ,$(wildcard Sources/C*)) -minimum-access-level public \
	    -target "$$(uname -m)-unknown-linux-gnu" -output-dir .build/symbols || exit 1; \
	done
	docc convert --fallback-display-name Sheen --fallback-bundle-identifier sheen \
	  --additional-symbol-graph-dir .build/symbols --output-path .build/docs
	@echo 'The documentation is in .build/docs'

# The files go into the list that uninstall reads; scenes are compiled against the modules.
LIBRARY = $(PREFIX)/lib/sheen
LIST = $(DESTDIR)$(LIBRARY)/installed-files
put = install -D -m $(1) $(2) '$(DESTDIR)$(3)' && echo '$(3)' >>'$(LIST)'

install: build install-files

# The second half of install, for a tree that is built.
install-files:
	@mkdir -p '$(DESTDIR)$(LIBRARY)' && : >'$(LIST)'
	@$(call put,755,$(SHEEN),$(PREFIX)/bin/sheen)
	@$(call put,755,$(SHEEN)-window,$(PREFIX)/bin/sheen-window)
	@$(call put,755,$(BUILD)/SheenMacros-tool,$(LIBRARY)/SheenMacros)
	@for module in $(BUILD)/Modules/*.swiftmodule; do \
	  name=$$(basename $$module); \
	  case $$name in *Tests.swiftmodule|*Test*|SheenTool.*|SheenWindow*|ShaderCodegen.*|SheenSyntax.*|SheenMacros.*) continue ;; esac; \
	  $(call put,644,$$module,$(LIBRARY)/modules/'"$$name"') || exit 1; \
	done
	@for file in Sources/C*/module.modulemap Sources/C*/*.h; do \
	  case $$file in Sources/CSDL2/*) continue ;; esac; \
	  $(call put,644,$$file,$(LIBRARY)/include/'"$${file#Sources/}"') || exit 1; \
	done
	@mkdir -p .build/share && for shell in bash zsh fish; do \
	  $(SHEEN) --completions $$shell >.build/share/sheen.$$shell || exit 1; \
	done; $(SHEEN) --manual >.build/share/sheen.1
	@$(call put,644,.build/share/sheen.bash,$(PREFIX)/share/bash-completion/completions/sheen)
	@$(call put,644,.build/share/sheen.zsh,$(PREFIX)/share/zsh/site-functions/_sheen)
	@$(call put,644,.build/share/sheen.fish,$(PREFIX)/share/fish/vendor_completions.d/sheen.fish)
	@$(call put,644,.build/share/sheen.1,$(PREFIX)/share/man/man1/sheen.1)
	@echo "installed $$(wc -l <'$(LIST)') files below $(DESTDIR)$(PREFIX)"

uninstall:
	@[ -f '$(LIST)' ] || { echo 'nothing is installed below $(DESTDIR)$(PREFIX)'; exit 1; }
	@while read -r file; do rm -f "$(DESTDIR)$$file"; done <'$(LIST)'
	@rm -f '$(LIST)'
	@for folder in modules include/CEGL include/CGLES include/CPNG include/CJPEG include/CWEBP \
	  include/CLCMS include/CFREETYPE include/CHARFBUZZ include/CFONTCONFIG include/CICU include ''; do \
	  rmdir '$(DESTDIR)$(LIBRARY)'/$$folder 2>/dev/null || true; \
	done

clean:
	rm -rf .build $(OUT)

.PHONY: help demo build gallery test test-long packages test-packages bench format lint docs install install-files \
  uninstall clean
