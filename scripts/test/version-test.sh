#!/usr/bin/env bash
# Tests that the version is written in one place, <revision> in the root pom.xml, and that the documents agree. Run by ./verify.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/modules.sh
failed=0
fail() { echo "version-test: $1" >&2; failed=1; }

[ "$(grep -cE '^ *<revision>[0-9]+\.[0-9]+\.[0-9]+</revision>$' pom.xml)" = 1 ] || fail "pom.xml must have one <revision>, such as 1.2.3"
for module in $(list_modules); do
  parent=$(sed -n '/<parent>/,/<\/parent>/s|.*<version>\(.*\)</version>.*|\1|p' "$module/pom.xml")
  [ "$parent" = '${revision}' ] || fail "$module/pom.xml: the version of <parent> must be \${revision}, not $parent"
done
grep -q '"version": "0.0.0"' web/client/package.json || fail "web/client/package.json: nothing reads its version; it stays 0.0.0"
# npm writes the address of a registry there unless web/client/.npmrc is read.
if grep -q '"resolved":' web/client/package-lock.json; then fail "web/client/package-lock.json: must not name download addresses"; fi
# File names and images in the documents carry the version that is being made.
version=$(sed -n 's|^ *<revision>\(.*\)</revision>$|\1|p' pom.xml)
while IFS=: read -r file line name; do
  [ "${name##*[-_:]}" = "$version" ] || fail "$file:$line: $name is not version $version"
done < <(git grep -noE 'spieltisch[-_:][0-9]+\.[0-9]+\.[0-9]+' -- docs ':!docs/history')
exit "$failed"
