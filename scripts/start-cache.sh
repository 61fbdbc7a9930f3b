# Halves the time of a start: the JVM keeps what it loads for a server beside the jar. Sourced.
cache="$here/app/target/spieltisch.aot"
# The JVM itself checks that a cache fits jar, version and options; where it does not, it starts as without one.
start_options=(-XX:AOTCache="$cache" '-Xlog:aot*=off' '-Xlog:cds*=off')

# Once for each jar. The empty file says that it was tried, so a machine where it fails does not try at every start.
make_start_cache() {
  if [ ! "$cache" -nt "$jar" ]; then
    printf 'Preparing fast starts' >&2
    # A server that runs has the old one mapped: it must keep that file, not see it change.
    rm -f "$cache"
    : >"$cache"
    run_once || true
    printf '\r\033[K' >&2
  fi
  if [ ! -s "$cache" ]; then start_options=(); fi
}

# Starts a server on free ports of this machine and stops it as soon as it is open.
run_once() {
  local scratch pid line
  scratch=$(mktemp -d)
  { echo "$BASHPID"; exec "$JAVA_HOME/bin/java" -XX:AOTCacheOutput="$cache" -Xlog:disable -jar "$jar" serve --address 127.0.0.1 \
    --port 0 --tcp-1.0 0 --tcp-0.4 0 --tcp-0.1 0 --torres 0 --data "$scratch" 2>/dev/null; } | {
    read -r pid
    while IFS= read -r line; do
      if [ "$line" = "Stop with Ctrl-C." ]; then kill "$pid"; fi
    done
  }
  rm -rf "$scratch"
}
