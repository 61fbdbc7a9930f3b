# Maps changed files to Maven modules and to their tests. Sourced; works on the checkout in the current folder.
list_modules() { sed -n 's|^ *<module>\(.*\)</module>.*|\1|p' pom.xml; }

# The commit that a branch started from; on main itself, the last commit.
merge_base() {
  local branch ref
  branch=$(git symbolic-ref --quiet --short HEAD || true)
  for ref in main origin/main; do
    if [ "$ref" != "$branch" ] && git rev-parse --quiet --verify "$ref^{commit}" >/dev/null; then
      git merge-base HEAD "$ref"
      return
    fi
  done
  git rev-parse HEAD
}

# Committed since the merge base, staged, edited and new files. A moved file counts at both places.
changed_files() {
  { git -c core.quotePath=off diff --name-only --no-renames "$(merge_base)"
    git -c core.quotePath=off ls-files --others --exclude-standard; } | LC_ALL=C sort -u
}

# Reads file names; prints each module they belong to once, in the order of the root pom.xml.
# A file outside all modules belongs to the modules whose tests name it: docs/rules/catan.md to game/catan-rules.
modules_of() {
  local file found=
  while IFS= read -r file; do
    [ -n "$file" ] || continue
    found+=" $(module_of "$file" || modules_that_test "$file")"
  done
  for file in $(list_modules); do
    case " ${found//$'\n'/ } " in *" $file "*) echo "$file" ;; esac
  done
}

# file: prints the module with the longest path around it; fails for a file outside all modules.
module_of() {
  local module best=
  for module in $(list_modules); do
    case "$1" in "$module"/*) if [ ${#module} -gt ${#best} ]; then best=$module; fi ;; esac
  done
  [ -n "$best" ] && echo "$best"
}

modules_that_test() { # file
  local test
  { git grep --untracked -lF "${1##*/}\"" -- '*/src/test/*' || true; } | while IFS= read -r test; do
    module_of "$test" || true
  done
}

# module: prints the full names of its test classes, less those in scripts/slow-tests.txt.
quick_tests() {
  local file class
  if is_slow "$1" || [ ! -d "$1/src/test/java" ]; then return; fi
  (cd "$1/src/test/java" && find . -name '*Test.java' | LC_ALL=C sort) | while IFS= read -r file; do
    class=${file#./} class=${class%.java}
    is_slow "${class##*/}" || echo "${class//\//.}"
  done
}

slow_tests() { sed -E 's/[[:space:]]*(#.*)?$//; /^$/d' scripts/slow-tests.txt; }

is_slow() { slow_tests | grep -xF -- "$1" >/dev/null; }
