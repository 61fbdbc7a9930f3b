#!/usr/bin/env bash
# Plays many random games of Catan by the laws: scripts/soak.sh [games] [first seed]
# Cards and pieces are counted after every action, all laws are checked at moments that luck chooses.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/jdk.sh
. scripts/maven.sh
use_maven
"$maven" -B -ntp -q -pl game/catan-rules -am -Dweb.skip -Dtest=CatanLawsTest,SecrecyLawsTest \
  -Dsurefire.failIfNoSpecifiedTests=false -Dlaws.games="${1:-100000}" -Dlaws.first="${2:-0}" verify
echo "${1:-100000} games obeyed the laws, from seed ${2:-0} on."
