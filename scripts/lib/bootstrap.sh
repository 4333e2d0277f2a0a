# Shared by scripts/start and scripts/test: checks the tools and installs dependencies. It must run before
# node_modules exists, so it is plain bash; everything after it is TypeScript run by the project's own Node.
# Every step leaves its stamp only when it succeeded: after an interruption the same command resumes from there.

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
cd "$ROOT"
# Debian keeps servers where the PATH of plain users does not look.
export PATH="$PATH:/usr/local/sbin:/usr/sbin"

say() { printf '%s\n' "passerelle: $*"; }
fail() { printf '%s\n' "passerelle: $1" "${@:2}" >&2; exit 1; }

is_debian_root() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

# not_as_services COMMAND… : runs it while Debian's packages start no services, since nginx would listen on port 80 for everybody
POLICY_RC=/usr/sbin/policy-rc.d
not_as_services() {
  local status=0
  if [ -e "$POLICY_RC" ]; then
    "$@"
    return
  fi
  printf '#!/bin/sh\nexit 101\n' >"$POLICY_RC"
  chmod +x "$POLICY_RC"
  "$@" || status=$?
  rm -f "$POLICY_RC"
  return "$status"
}

APT_UPDATED=
apt_install() {
  say "installing $* (apt-get)"
  local log="$ROOT/.passerelle/logs/apt.log"
  mkdir -p "$(dirname "$log")"
  if [ -z "$APT_UPDATED" ]; then
    apt-get update >"$log" 2>&1 || say "apt-get update reported problems (see $log); going on with what is known"
    APT_UPDATED=1
  fi
  DEBIAN_FRONTEND=noninteractive not_as_services apt-get install -y --no-install-recommends "$@" >>"$log" 2>&1 ||
    fail "apt-get could not install: $*" "$(tail -n 5 "$log")" "The whole log is $log."
}

need_node() {
  command -v node >/dev/null || fail "Node.js is missing." \
    "Install Node 20 or later from https://nodejs.org (on Debian 12: https://github.com/nodesource/distributions), then run this again."
  local major
  major="$(node -p 'process.versions.node.split(".")[0]')"
  [ "$major" -ge 20 ] || fail "Node $(node --version) is too old: version 20 or later is needed." "See https://nodejs.org."
  command -v npm >/dev/null || fail "npm is missing." "It comes with Node.js; on Debian: apt-get install npm."
}

# need_php EXTENSION… : PHP 8.2 or later with these extensions, and Composer
need_php() {
  if ! command -v php >/dev/null; then
    is_debian_root || fail "PHP is missing." \
      "Install PHP 8.2 or later with its command line (Debian, Ubuntu: apt-get install php-cli; macOS: brew install php)."
    apt_install php-cli
  fi
  php -r 'exit(PHP_VERSION_ID >= 80200 ? 0 : 1);' || fail "PHP $(php -r 'echo PHP_VERSION;') is too old: version 8.2 or later is needed."
  local missing=() packages=() version extension
  version="$(php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')"
  for extension in "$@"; do
    php -r 'exit(extension_loaded($argv[1]) ? 0 : 1);' "$extension" && continue
    missing+=("$extension")
    case "$extension" in
      pdo_sqlite) packages+=("php$version-sqlite3") ;;
      mysqli) packages+=("php$version-mysql") ;;
      dom) packages+=("php$version-xml") ;;
      *) packages+=("php$version-$extension") ;;
    esac
  done
  if [ "${#missing[@]}" -gt 0 ]; then
    is_debian_root || fail "PHP lacks these extensions: ${missing[*]}." \
      "On Debian or Ubuntu: sudo apt-get install ${packages[*]}" "Elsewhere: enable them in the php.ini that 'php --ini' names."
    apt_install "${packages[@]}"
  fi
  if ! command -v composer >/dev/null; then
    is_debian_root || fail "Composer is missing." "Install it from https://getcomposer.org (Debian, Ubuntu: sudo apt-get install composer)."
    apt_install composer
  fi
}

# need_program PROGRAM PACKAGE : a program that Debian's PACKAGE brings
need_program() {
  command -v "$1" >/dev/null && return
  is_debian_root || fail "$1 is missing." "On Debian or Ubuntu: sudo apt-get install $2"
  apt_install "$2"
}

fingerprint() {
  node -e 'const h = require("crypto").createHash("sha256"), fs = require("fs")
    for (const f of process.argv.slice(1)) if (fs.existsSync(f)) h.update(fs.readFileSync(f))
    console.log(h.digest("hex"))' "$@"
}

# up_to_date STAMP FINGERPRINT
up_to_date() { [ "${PASSERELLE_SKIP_INSTALL:-}" = 1 ] || { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }; }

# with_heartbeat TEXT COMMAND… : runs quietly, prints a line every ten seconds while it runs
with_heartbeat() {
  local text="$1" log="$ROOT/.passerelle/logs/install.log" started=$SECONDS status=0 pid
  shift
  mkdir -p "$(dirname "$log")"
  say "$text …"
  "$@" >"$log" 2>&1 &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  while kill -0 "$pid" 2>/dev/null; do
    sleep 0.2
    if [ $((SECONDS - started)) -ge 10 ] && [ $(((SECONDS - started) % 10)) = 0 ] && [ "${beat:-}" != "$SECONDS" ]; then
      beat=$SECONDS
      say "  still going on ($((SECONDS - started)) s)"
    fi
  done
  wait "$pid" || status=$?
  trap - INT TERM
  [ "$status" = 0 ] || fail "$text failed." "$(tail -n 15 "$log")" "The whole log is $log. Run the same command again when the cause is gone."
}

install_node_modules() {
  local stamp=node_modules/.passerelle-installed print
  print="$(fingerprint package-lock.json)"
  up_to_date "$stamp" "$print" && return
  with_heartbeat "installing the JavaScript packages (npm ci, half a minute)" npm ci --no-audit --no-fund --loglevel=error
  printf '%s' "$print" >"$stamp"
}

# install_php_packages FOLDER
install_php_packages() {
  local folder="$1" print
  [ -f "$folder/composer.json" ] || return 0
  print="$(fingerprint "$folder/composer.json")"
  up_to_date "$folder/vendor/.passerelle-installed" "$print" && return
  COMPOSER_ALLOW_SUPERUSER=1 with_heartbeat "installing the PHP packages of $folder (composer)" \
    composer install --working-dir="$folder" --no-interaction --no-progress --prefer-dist
  printf '%s' "$print" >"$folder/vendor/.passerelle-installed"
}

# The Node that runs everything else: pinned in the lock on Linux, required elsewhere.
project_node() {
  local node=node_modules/.bin/node
  [ -x "$node" ] || node="$(command -v node)"
  "$node" -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)' ||
    fail "Node 24 is needed on this system and $("$node" --version) was found." "Install it from https://nodejs.org, then run this again."
  printf '%s' "$node"
}

wants() { # wants WORD ARGUMENT… : true when one of the arguments is WORD
  local word="$1" argument
  shift
  for argument in "$@"; do [ "$argument" = "$word" ] && return 0; done
  return 1
}
