# Sets JAVA_HOME to a JDK 25 and the options Maven needs on it. Sourced by the scripts beside it.
is_jdk_25() { [ -x "$1/bin/javac" ] && grep -q '^JAVA_VERSION="25[."]' "$1/release" 2>/dev/null; }

find_jdk_25() {
  local candidate
  for candidate in "${SPIELTISCH_JDK:-}" "${JAVA_HOME:-}" /usr/lib/jvm/* "$HOME"/.jdks/* "$HOME"/.sdkman/candidates/java/* \
    /opt/jdk* /opt/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -n "$candidate" ] && is_jdk_25 "$candidate"; then echo "$candidate"; return; fi
  done
  if command -v javac >/dev/null 2>&1; then
    candidate=$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")
    if is_jdk_25 "$candidate"; then echo "$candidate"; fi
  fi
}

JAVA_HOME=$(find_jdk_25)
if [ -z "$JAVA_HOME" ]; then
  echo "spieltisch: no JDK 25 found. Install one (for example the package temurin-25-jdk) or set SPIELTISCH_JDK to its folder." >&2
  exit 1
fi
export JAVA_HOME
# Maven 3's own libraries use what JDK 25 warns about; it is not ours to fix.
export MAVEN_OPTS="${MAVEN_OPTS:-} --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
