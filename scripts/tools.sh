# Installs what the tests or a release need and the machine lacks. Sourced.
install_tools() {
  command -v chromium >/dev/null 2>&1 || install_package chromium || echo "verify: no Chromium; the browser tests are skipped."
  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 ||
    install_package postgresql || { echo "verify: PostgreSQL is needed (package postgresql)." >&2; return 1; }
}

# What jpackage runs to make a Debian package.
install_packaging_tools() {
  command -v dpkg-deb >/dev/null 2>&1 || { echo "spieltisch: a release is made on Debian or a system like it." >&2; exit 1; }
  local tool package
  while read -r tool package; do
    command -v "$tool" >/dev/null 2>&1 || install_package "$package" ||
      { echo "spieltisch: $tool is needed (package $package)." >&2; exit 1; }
  done <<<$'fakeroot fakeroot\nobjcopy binutils\ndpkg-shlibdeps dpkg-dev'
}

# What makes an Android package from compiled classes.
install_android_tools() {
  local tool package
  while read -r tool package; do
    command -v "$tool" >/dev/null 2>&1 || [ -f "$tool" ] || install_package "$package" ||
      { echo "spieltisch: the Android package needs $tool (package $package of Debian or a system like it)." >&2; exit 1; }
  done <<<$'aapt2 aapt\nzipalign zipalign\napksigner apksigner\n/usr/share/android-framework-res/framework-res.apk android-framework-res'
}

install_package() {
  command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ] || return 1
  echo "installing $1"
  (apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1") >/dev/null 2>&1
}
