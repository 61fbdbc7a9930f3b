# Builds the runnable jar when a source file was added, changed or removed since the last build. Sourced.
fingerprint() {
  (cd "$here" && find . \( -name target -o -name node_modules -o -name dist -o -name docs -o -name '.git*' -o -path '*/src/test' \) -prune \
    -o -type f \( -path '*/src/*' -o -name 'pom.xml' -o -name 'package*.json' \) -printf '%p %T@ %s\n' | LC_ALL=C sort | cksum)
}

build_if_sources_changed() {
  local stamp="$here/app/target/spieltisch.stamp" now log
  now=$(fingerprint)
  if [ -f "$jar" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then return; fi
  . "$here/scripts/maven.sh"
  use_maven || exit 1
  local pages=()
  if ! command -v node >/dev/null 2>&1; then
    echo "spieltisch: without Node the server has no pages (package nodejs, 20 or newer)." >&2
    pages=(-Dweb.skip)
  fi
  # A server that runs reads from the old jar: it must keep that file, not see it change.
  rm -f "$jar"
  log=$(mktemp)
  if ! (cd "$here" && "$maven" -B -ntp -DskipTests "${pages[@]}" -pl tools/developer -am package 2>&1) | tee "$log" | show_progress; then
    echo "spieltisch: the build failed:" >&2
    grep -E '^\[ERROR\]' "$log" | head -n 20 >&2 || tail -n 20 "$log" >&2
    exit 1
  fi
  rm -f "$log"
  echo "$now" >"$stamp"
}

# One line that says which module is being built.
show_progress() {
  local line
  while IFS= read -r line; do
    case "$line" in
      *"Building "*"["*"]"*) line=${line#*Building }; printf '\r\033[KBuilding %s' "$line" >&2 ;;
    esac
  done
  printf '\r\033[K' >&2
}
