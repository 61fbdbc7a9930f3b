# Finds Maven and sets `maven` to its command. Sourced by the scripts beside it.
. "${BASH_SOURCE[0]%/*}/tools.sh"

find_maven() {
  local candidate
  for candidate in "${SPIELTISCH_MAVEN:-}" "$(command -v mvn || true)" /usr/share/maven/bin/mvn \
    "$HOME"/.m2/wrapper/dists/*/*/bin/mvn "$HOME"/.m2/wrapper/dists/*/*/*/bin/mvn \
    "$HOME"/.sdkman/candidates/maven/*/bin/mvn /opt/maven/bin/mvn /opt/apache-maven-*/bin/mvn; do
    if [ -n "$candidate" ] && [ -x "$candidate" ]; then echo "$candidate"; return; fi
  done
}

# Installs Maven where none is found and the system's packages can be installed.
use_maven() {
  maven=$(find_maven)
  if [ -z "$maven" ] && install_package maven; then maven=$(find_maven); fi
  if [ -z "$maven" ]; then
    echo "spieltisch: Maven 3.8 or newer is needed. Install it (package maven) or set SPIELTISCH_MAVEN to the mvn command." >&2
    return 1
  fi
}
