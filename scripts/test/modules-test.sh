#!/usr/bin/env bash
# Tests scripts/modules.sh: which modules and tests a change belongs to. Run by ./verify.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/scripts/modules.sh"
# Inside a git hook these would point the commands below at another repository.
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE
failed=0

expect() { # name, expected, actual
  if [ "$2" != "$3" ]; then
    printf 'modules-test: %s\n  expected: %s\n  actual:   %s\n' "$1" "$2" "$3" >&2
    failed=1
  fi
}

modules() { printf '%s\n' "$@" | modules_of | paste -sd ' '; }
files() { changed_files | paste -sd ' '; }
commit() { git add -A && git -c user.name=test -c user.email=test@localhost commit -qm "$1"; }

# A checkout with four modules; two of them lie inside the folder of another.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
git init -q -b main .
mkdir -p scripts docs game/rules/src/test/java/a/b web/src web/model
cat >pom.xml <<'POM'
<project>
  <modules>
    <module>game/rules</module>
    <module>web/model</module>
    <module>web</module>
    <module>web/tests</module>
  </modules>
</project>
POM
echo 'class OneTest { Object page = "../../docs/page.md"; }' >game/rules/src/test/java/a/b/OneTest.java
echo 'class SlowTest {}' >game/rules/src/test/java/a/b/SlowTest.java
echo 'class Fixture {}' >game/rules/src/test/java/a/b/Fixture.java
printf '# comment\nSlowTest   # reason\nweb/model\n' >scripts/slow-tests.txt
echo text | tee docs/page.md docs/other.md web/src/page.ts >/dev/null
commit start

expect "a file belongs to its module" "game/rules" "$(modules game/rules/pom.xml)"
expect "the longest path wins" "web/model web/tests" "$(modules web/tests/x web/model/x)"
expect "a folder with the same beginning is another one" "" "$(modules web-site/x game/rules2/x)"
expect "each module is named once, in the order of the build" "game/rules web" "$(modules web/a game/rules/a web/b)"
expect "a file that a test names belongs to the module of the test" "game/rules" "$(modules docs/page.md)"
expect "other files belong to no module" "" "$(modules docs/other.md README.md pom.xml)"
expect "tests are listed by full name, without slow ones" "a.b.OneTest" "$(quick_tests game/rules)"
expect "a slow module has no quick tests" "" "$(quick_tests web/model)"
expect "a module without tests has none" "" "$(quick_tests web)"

expect "nothing changed on main" "" "$(files)"
echo more >>docs/page.md
echo new >web/neu-ä.ts
expect "edited and new files on main" "docs/page.md web/neu-ä.ts" "$(files)"
git checkout -q -b branch
commit change
git mv web/src/page.ts web/model/page.ts
echo staged >web/staged.ts && git add web/staged.ts
expect "committed, moved and staged files on a branch" \
  "docs/page.md web/model/page.ts web/neu-ä.ts web/src/page.ts web/staged.ts" "$(files)"
commit move
git checkout -q main
echo main >docs/other.md
commit main
git checkout -q branch
expect "what main did since then is not a change of the branch" \
  "docs/page.md web/model/page.ts web/neu-ä.ts web/src/page.ts web/staged.ts" "$(files)"

# The list of the real checkout names what exists.
cd "$root"
for entry in $(slow_tests); do
  case "$entry" in
    */*) found=$(list_modules | grep -xF -- "$entry" || true) ;;
    *) found=$(git ls-files --cached --others --exclude-standard -- "*/src/test/java/**/$entry.java") ;;
  esac
  [ -n "$found" ] || { echo "modules-test: scripts/slow-tests.txt names $entry, which does not exist" >&2; failed=1; }
done
exit "$failed"
