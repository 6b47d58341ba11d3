# shellcheck shell=bash
# What the scripts have in common: finding Swift, installing the C libraries, building the release.
# It is sourced, and leaves the current folder alone: paths a user gives are relative to where they
# stand. It ends with 69 where the machine is not ready, with 70 where the sources do not build.

root=$(CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
release="$root/.build/release/hpsh"
stamp="$root/.build/hpsh-release.stamp"

# A build that catches the signal ends like any failed build; the trap tells the two apart.
trap 'exit 130' INT

say() { printf 'hpsh: %s\n' "$@" >&2; }

# Runs a command that prints only when it fails, and never reads what the user pipes in.
quietly() {
  local output status=0
  output=$("$@" 2>&1 </dev/null) || status=$?
  if [ "$status" -ne 0 ]; then printf '%s\n' "$output" >&2; fi
  return "$status"
}

need_swift() {
  local swiftly="${SWIFTLY_BIN_DIR:-${HOME:-}/.local/share/swiftly/bin}" version=""
  if ! command -v swift >/dev/null && [ -x "$swiftly/swift" ]; then PATH="$swiftly:$PATH"; fi
  if command -v swift >/dev/null; then
    # Another program is called swift too, so an answer without a version is no Swift.
    version=$(swift --version 2>/dev/null </dev/null |
      sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p') || true
    case "$version" in
      "" | [0-5].* | 6.[01]) ;;
      *) return 0 ;;
    esac
  fi
  say "Swift 6.2 or newer is needed; found ${version:-none} on the PATH." \
    "Install it as https://www.swift.org/install says (with swiftly: swiftly install latest)," \
    "put its bin folder on the PATH and run this again."
  exit 69
}

has_header() { # HEADER MODULE
  [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ] ||
    pkg-config --exists "$2" 2>/dev/null
}

has_formula() { # FORMULA
  [ -d "${HOMEBREW_PREFIX:-/opt/homebrew}/opt/$1" ] || [ -d "/usr/local/opt/$1" ]
}

has_cxx_headers() { compgen -G '/usr/include/c++/*/cstddef' >/dev/null; }

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@"
}

# A machine that was never updated has no package lists: only then they are fetched.
apt_install() {
  quietly apt_get install -y --no-install-recommends "$@" 2>/dev/null ||
    { quietly apt_get update && quietly apt_get install -y --no-install-recommends "$@"; }
}

# Asks for what the sources need, and for the commands named, whose packages have the same names.
need_packages() {
  local missing=() command
  for command in "$@"; do
    command -v "$command" >/dev/null || missing+=("$command")
  done
  if [ "$(uname -s)" = Darwin ]; then
    # libedit, SQLite and curl are part of macOS; installing with brew is left to the user.
    has_formula rapidjson || missing+=(rapidjson)
    if [ ${#missing[@]} -eq 0 ]; then return 0; fi
    say "missing: ${missing[*]}" "Install with: brew install ${missing[*]}"
    exit 69
  fi

  has_header histedit.h libedit || missing+=(libedit-dev)
  has_header rapidjson/document.h RapidJSON || missing+=(rapidjson-dev)
  has_header sqlite3.h sqlite3 || missing+=(libsqlite3-dev)
  if command -v apt-get >/dev/null && ! has_cxx_headers; then missing+=(g++); fi
  if [ ${#missing[@]} -eq 0 ]; then return 0; fi
  if ! command -v apt-get >/dev/null; then
    say "missing (Debian's names): ${missing[*]}" \
      "Install them with this system's package manager and run this again."
    exit 69
  fi
  if ! as_root apt-get --version >/dev/null 2>&1; then
    say "missing: ${missing[*]} (and no right to install here)" \
      "Install with: sudo apt-get install ${missing[*]}"
    exit 69
  fi
  say "installing ${missing[*]} …"
  apt_install "${missing[@]}" && return 0
  say "apt-get could not install: ${missing[*]}"
  exit 69
}

# The change time is compared, not the modification time: an old file copied in is a change too.
# Links are followed, as the sample is one; folders are looked at for what was removed.
release_is_current() {
  [ -x "$release" ] && [ -e "$stamp" ] &&
    [ -z "$(find -L "$root/Package.swift" "$root/Sources" "$root/scripts/lib" \
      -cnewer "$stamp" -print -quit)" ]
}

has_archive() { # NAME
  local folder
  for folder in /usr/lib /usr/lib64 "/usr/lib/$(uname -m)-linux-gnu" /usr/local/lib; do
    [ -e "$folder/lib$1.a" ] && return 0
  done
  return 1
}

# The C libraries of which a program without any shared library needs archives: libedit with what that
# needs in turn, and SQLite, which is opened at first use else.
archives=(edit tinfo bsd md sqlite3)

can_link_statically() {
  local name
  [ "$(uname -s)" = Linux ] || return 1
  for name in c "${archives[@]}"; do has_archive "$name" || return 1; done
}

# Sets what the release is linked with. Without any shared library hpsh starts in less than half of
# the time, most of which goes into finding libraries and joining them; where a system has no
# archives of the C libraries, the standard library alone is linked so. Apple's platforms hold that
# themselves, and refuse a static one.
set_link_flags() {
  local name
  link_flags=()
  if [ "$(uname -s)" = Darwin ]; then return 0; fi
  link_flags=(--static-swift-stdlib)
  can_link_statically || return 0
  link_flags+=(-Xswiftc -static-executable -Xcc -DHPSH_HOLDS_LIBRARIES)
  # What SQLite needs of the mathematics library comes behind it.
  for name in "${archives[@]:1}" m; do link_flags+=(-Xlinker "-l$name"); done
}

build_release() {
  set_link_flags
  mkdir -p "$root/.build"
  touch "$stamp.new" # before the build: what changes while it runs is built the next time
  quietly swift build --package-path "$root" --scratch-path "$root/.build" -c release \
    --product hpsh ${link_flags[@]+"${link_flags[@]}"} || return 70
  mv "$stamp.new" "$stamp"
}
