# The stages of ./verify --quick. Sourced by verify.
verify_quickly() {
  git rev-parse --is-inside-work-tree >/dev/null 2>&1 || { echo "verify: --quick needs a git checkout" >&2; exit 1; }
  local modules tests
  mapfile -t modules < <(changed_files | modules_of)
  mapfile -t tests < <(for module in "${modules[@]}"; do quick_tests "$module"; done)
  echo "changed modules: ${modules[*]:-none}"

  stage "scripts" test_scripts
  stage "format" "$maven" -B -ntp -q spotless:check
  stage "compile" compile_all_modules
  if [ ${#tests[@]} -gt 0 ]; then stage "unit tests" run_unit_tests; fi
  case " ${modules[*]} " in *" web/client "* | *" web/model "*) stage "browser client" check_browser_client ;; esac
  summary
  echo "left out: $(slow_tests | paste -sd ' '), and the tests of modules that did not change"
}

# Modules that are up to date cost nothing. The phase is that of ./verify and ./spieltisch: another one has other
# class paths and would compile every module again. A short run is faster without the optimizing compiler. The
# toolchains plugin is not marked as thread-safe, but it has nothing to do here: Maven runs on the JDK 25.
compile_all_modules() {
  MAVEN_OPTS="$MAVEN_OPTS -XX:TieredStopAtLevel=1 -XX:+UseSerialGC" \
    "$maven" -B -ntp -q -T 1C -DskipTests -Dweb.skip package
}

run_unit_tests() {
  local classes projects
  classes=$(IFS=, && echo "${tests[*]}") projects=$(IFS=, && echo "${modules[*]}")
  "$maven" -B -ntp -q -Dweb.skip -pl "$projects" -am -Dtest="$classes" -Dsurefire.failIfNoSpecifiedTests=false package
}

# Format, lint, types and unit tests of the pages, on the Java model compiled for the browser.
check_browser_client() {
  command -v node >/dev/null 2>&1 || { echo "verify: Node 20 or newer is needed (package nodejs)." >&2; return 1; }
  "$maven" -B -ntp -q -DskipTests -pl web/model -am package && (cd web/client && node build.js verify)
}
