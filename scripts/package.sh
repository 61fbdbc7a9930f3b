# Makes a release: the runnable jar, its bill of materials, and a Debian package that brings its own Java and a systemd unit. Sourced.
release="$here/target/release"
# The heap leaves a third of the unit's MemoryMax for threads, compiled code and buffers. The limit is explicit: the JVM may not
# see that of the unit, since ProcSubset=pid hides /proc/cgroups, and would otherwise take a quarter of the machine.
heap=-Xmx1280m
# What jdeps finds in the jar, and zipfs; without java.desktop, of which only optional parts of libraries speak.
modules=java.base,java.compiler,java.naming,java.net.http,java.security.jgss,java.sql,jdk.jfr,jdk.management,jdk.unsupported,jdk.zipfs

make_release() {
  if [ "${1:-}" = --android ]; then
    . "$here/scripts/android.sh"
    make_android "${@:2}"
    return
  fi
  if [ $# -gt 0 ]; then explain_release "$@"; fi
  . "$here/scripts/tools.sh"
  install_packaging_tools
  build_if_sources_changed
  local version
  version=$(sed -n 's|^ *<revision>\(.*\)</revision>$|\1|p' "$here/pom.xml")
  rm -rf "$release" && mkdir -p "$release/input"
  cp -p "$jar" "$release/input/spieltisch.jar"
  make_bill_of_materials && cp "$here/app/target/spieltisch.cdx.json" "$release/input/"
  make_deb "$version"
  mv "$release/input/spieltisch.cdx.json" "$release/spieltisch-$version.cdx.json"
  mv "$release/input/spieltisch.jar" "$release/spieltisch-$version.jar" && rmdir "$release/input"
  echo "Made in $release:"
  (cd "$release" && ls)
}

explain_release() {
  case "$1" in
    -h | --help) ;;
    *) echo "spieltisch: package knows no $1 (see --help)" >&2; exit 2 ;;
  esac
  cat <<'TEXT'
Usage: ./spieltisch package [--android]
Makes a release in target/release: one runnable jar, its bill of materials (CycloneDX), and a Debian package with its
own Java and a systemd unit.

  --android   Makes the Android app instead; package --android --help shows its options.

Examples:
  java -jar target/release/spieltisch-*.jar serve        on any machine with Java 25
  apt install ./target/release/spieltisch_*.deb          installs and starts the server
TEXT
  exit 0
}

make_bill_of_materials() {
  . "$here/scripts/maven.sh"
  use_maven || exit 1
  (cd "$here" && "$maven" -B -ntp -q -Prelease -DskipTests -pl app -am package)
}

make_deb() { # version
  . "$here/scripts/java-options.sh"
  local option java_options=()
  for option in "$heap" "${priority_options[@]}"; do java_options+=(--java-options "$option"); done
  echo "Packing; this takes a minute or two."
  # gzip: xz takes six times as long.
  DPKG_DEB_COMPRESSOR_TYPE=gzip "$JAVA_HOME/bin/jpackage" --type deb --dest "$release" \
    --name spieltisch --app-version "$1" --vendor Spieltisch \
    --description "A table for Catan and Torres" --linux-app-category games \
    --input "$release/input" --main-jar spieltisch.jar --add-modules "$modules" \
    "${java_options[@]}" \
    --resource-dir "$here/scripts/deb" --launcher-as-service
}
