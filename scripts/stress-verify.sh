#!/usr/bin/env bash
# Runs ./verify beside four busy loops: tests must not depend on a quiet machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
loops=()
trap 'kill "${loops[@]}"' EXIT
for _ in 1 2 3 4; do
  (while :; do :; done) &
  loops+=($!)
done
./verify
