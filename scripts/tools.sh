# Installs what the tests need and the machine lacks. Sourced by verify.
install_tools() {
  command -v mvn >/dev/null 2>&1 || install_package maven || { echo "verify: Maven is needed (package maven)." >&2; return 1; }
  command -v chromium >/dev/null 2>&1 || install_package chromium || echo "verify: no Chromium; the browser tests are skipped."
  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 ||
    install_package postgresql || { echo "verify: PostgreSQL is needed (package postgresql)." >&2; return 1; }
}

install_package() {
  command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ] || return 1
  echo "installing $1"
  (apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1") >/dev/null 2>&1
}
