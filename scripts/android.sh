# Makes the Android app: a signed APK with the whole page inside. Sourced by package.sh. docs/android.md describes it.
android="$here/android/app"
android_out="$here/target/release"
android_lib="$here/target/android/lib"
android_build="$here/target/android/build"
# The dexer, and the classes of Android 7, the oldest system that runs the app: code that calls something newer does not compile.
r8=com.android.tools:r8:9.4.34
android_classes=org.robolectric:android-all:7.0.0_r1-robolectric-r1
framework=/usr/share/android-framework-res/framework-res.apk
min_sdk=24
# A release after Android 16 (36) is to ask the player for a permission before an app may reach servers of the local network.
target_sdk=36
debug_key="${XDG_DATA_HOME:-$HOME/.local/share}/spieltisch/android-debug.p12"

make_android() {
  read_android_options "$@"
  . "$here/scripts/maven.sh"
  install_android_tools
  use_maven || exit 1
  command -v node >/dev/null 2>&1 || { echo "spieltisch: the app contains the page, which needs Node 20 or newer (package nodejs)." >&2; exit 1; }
  choose_key
  local version page="$here/web/client/target/classes/spieltisch/web"
  version=$(sed -n 's|^ *<revision>\(.*\)</revision>$|\1|p' "$here/pom.xml")
  echo "Building the page and the app."
  (cd "$here" && "$maven" -B -ntp -q -DskipTests -pl web/client -am package) || exit 1
  mkdir -p "$android_out"
  fetch_android_libraries && build_app "$version" "$page" "$android_out/spieltisch-$version.apk" || exit 1
  echo "Made $android_out/spieltisch-$version.apk, signed with $key."
}

read_android_options() {
  key= key_alias= key_password=
  while [ $# -gt 0 ]; do
    case "$1" in
      -h | --help) explain_android; exit 0 ;;
      --key | --key-alias | --key-password-file)
        [ $# -gt 1 ] || { echo "spieltisch: $1 needs a value (see package --android --help)" >&2; exit 2; }
        case "$1" in
          --key) key=$2 ;;
          --key-alias) key_alias=$2 ;;
          --key-password-file) key_password=file:$2 ;;
        esac
        shift 2 ;;
      *) echo "spieltisch: package --android knows no $1 (see package --android --help)" >&2; exit 2 ;;
    esac
  done
}

explain_android() {
  cat <<'TEXT'
Usage: ./spieltisch package --android [--key FILE --key-password-file FILE [--key-alias NAME]]
Makes target/release/spieltisch-VERSION.apk: the Android app with the whole page inside.

  --key FILE                 Signs with the key in this key store (PKCS12 or JKS). By default with a debug key, which is
                             made on first use in ~/.local/share/spieltisch. Android installs an update only if it has
                             the same key as the app before.
  --key-password-file FILE   A file whose first line is the password of the key store.
  --key-alias NAME           The key in the key store; needed if it has several.

Needs Debian packages (aapt, zipalign, apksigner, android-framework-res; installed when run as root) and, on first use,
about 100 MB from Maven Central.

Examples:
  ./spieltisch package --android
  ./spieltisch package --android --key ~/keys/play.p12 --key-password-file ~/keys/play.password
TEXT
}

choose_key() {
  if [ -n "$key" ]; then
    [ -r "$key" ] || { echo "spieltisch: there is no readable key store $key." >&2; exit 1; }
    [ -n "$key_password" ] || { echo "spieltisch: --key needs --key-password-file." >&2; exit 2; }
    [ -r "${key_password#file:}" ] || { echo "spieltisch: there is no readable file ${key_password#file:}." >&2; exit 1; }
    return
  fi
  key=$debug_key key_password=pass:android key_alias=debug
  [ -f "$key" ] && return
  (umask 077 && mkdir -p "${key%/*}")
  # The password is no secret: the file alone allows signing, so only its owner may read it.
  "$JAVA_HOME/bin/keytool" -genkeypair -keystore "$key" -storetype PKCS12 -storepass android -alias debug \
    -keyalg RSA -keysize 3072 -validity 10000 -dname "CN=Spieltisch debug key" >/dev/null 2>&1 ||
    { echo "spieltisch: the debug key $key cannot be made." >&2; exit 1; }
  chmod 600 "$key"
}

fetch_android_libraries() {
  local artifact
  name_libraries
  for artifact in "$r8" "$android_classes" "$jspecify"; do
    [ -f "$(library "$artifact")" ] && continue
    echo "Fetching ${artifact#*:}."
    "$maven" -B -ntp -q org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
      -Dartifact="$artifact" -DoutputDirectory="$android_lib" ||
      { echo "spieltisch: $artifact cannot be fetched from Maven Central." >&2; return 1; }
  done
}

# Makes the package of files that are there already; the test of ./verify calls it, too.
build_app() { # version, folder of the page, result
  rm -rf "$android_build" && mkdir -p "$android_build"
  link_resources "$1" "$2" && compile_app && pack_app && sign_app "$3"
}

name_libraries() {
  jspecify=org.jspecify:jspecify:$(sed -n 's|^ *<jspecify.version>\(.*\)</jspecify.version>$|\1|p' "$here/pom.xml")
  r8_jar=$(library "$r8") classes_jar=$(library "$android_classes") jspecify_jar=$(library "$jspecify")
}

library() { # artifact
  local name=${1#*:}
  echo "$android_lib/${name/:/-}.jar"
}

# Resources, manifest and the files of the page. The service worker is not needed: all files are there.
link_resources() { # version page
  local build="$android_build" code
  code=$(echo "$1" | awk -F '[.-]' '{print $1 * 10000 + $2 * 100 + $3}')
  cp -r "$android/res" "$build/res" && mkdir "$build/res/mipmap-xxxhdpi" "$build/assets" || return 1
  cp "$here/web/client/public/icon-192.png" "$build/res/mipmap-xxxhdpi/icon.png"
  cp -r "$2" "$build/assets/web" && rm -f "$build/assets/web/sw.js" "$build"/assets/web/offline.*
  aapt2 compile --dir "$build/res" -o "$build/resources.zip" &&
    aapt2 link -o "$build/linked.apk" -I "$framework" \
      --manifest "$android/AndroidManifest.xml" -A "$build/assets" --java "$build/generated" \
      --min-sdk-version "$min_sdk" --target-sdk-version "$target_sdk" \
      --version-code "$code" --version-name "$1" "$build/resources.zip"
}

compile_app() {
  local build="$android_build"
  mkdir "$build/classes" "$build/dex"
  find "$android/src" "$here/android/bridge/src/main/java" "$build/generated" -name '*.java' ! -name package-info.java -printf '"%p"\n' >"$build/sources"
  "$JAVA_HOME/bin/javac" --release 8 -Xlint:-options -nowarn -encoding UTF-8 -d "$build/classes" \
    -cp "$classes_jar:$jspecify_jar" @"$build/sources" || return 1
  find "$build/classes" -name '*.class' >"$build/class-files"
  "$JAVA_HOME/bin/java" -cp "$r8_jar" com.android.tools.r8.D8 --release --min-api "$min_sdk" --lib "$JAVA_HOME" --lib "$classes_jar" \
    --output "$build/dex" @"$build/class-files"
}

pack_app() {
  local build="$android_build"
  (cd "$build/dex" && "$JAVA_HOME/bin/jar" --update --file "$build/linked.apk" --no-manifest --date 2026-01-01T00:00:00Z classes.dex) &&
    zipalign -f -p 4 "$build/linked.apk" "$build/aligned.apk"
}

sign_app() { # file
  local alias=()
  if [ -n "$key_alias" ]; then alias=(--ks-key-alias "$key_alias"); fi
  apksigner sign --ks "$key" --ks-pass "$key_password" "${alias[@]}" --min-sdk-version "$min_sdk" --v1-signing-enabled false --out "$1" \
    "$android_build/aligned.apk" && rm -f "$1.idsig"
}
