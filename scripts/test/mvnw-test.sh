#!/usr/bin/env bash
# Tests ./mvnw: it runs Maven on JDK 25 with the arguments as they are. Run by ./verify.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cat >"$scratch/mvn" <<'MVN'
#!/usr/bin/env bash
grep -o '^JAVA_VERSION="25' "$JAVA_HOME/release"
printf '<%s>' "$@"
exit 7
MVN
chmod +x "$scratch/mvn"

code=0
actual=$(cd "$scratch" && SPIELTISCH_MAVEN="$scratch/mvn" "$root/mvnw" -q "-Dtest=A B" verify) || code=$?
expected='JAVA_VERSION="25
<-q><-Dtest=A B><verify>'
if [ "$actual" != "$expected" ] || [ "$code" != 7 ]; then
  printf 'mvnw-test: expected code 7 and:\n%s\nactual code %s and:\n%s\n' "$expected" "$code" "$actual" >&2
  exit 1
fi
