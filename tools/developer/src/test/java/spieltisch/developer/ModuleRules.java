package spieltisch.developer;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The packages of each module, and which other modules and libraries the module may use.
///
/// A module owns its package and all packages below it that no other module owns.
enum ModuleRules {
  KERNEL("spieltisch.kernel"),
  CATAN("spieltisch.catan", "spieltisch.kernel"),
  CATAN_RULES("spieltisch.catan.rules", "spieltisch.kernel", "spieltisch.catan"),
  TORRES("spieltisch.torres", "spieltisch.kernel"),
  TORRES_RULES("spieltisch.torres.rules", "spieltisch.kernel", "spieltisch.torres"),
  SIEDLER("spieltisch.siedler", "spieltisch.kernel", "spieltisch.catan"),
  TORFU("spieltisch.torfu", "spieltisch.kernel", "spieltisch.torres"),
  BOTS(
      "spieltisch.bots",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules"),
  ANALYSIS(
      "spieltisch.analysis",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.table",
      "spieltisch.bots",
      "tools.jackson"),
  ARENA(
      "spieltisch.arena",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules",
      "spieltisch.bots",
      "spieltisch.analysis",
      "tools.jackson"),
  GYM(
      "spieltisch.gym",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.arena",
      "tools.jackson"),
  CLIENT(
      "spieltisch.client",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.torres",
      "spieltisch.siedler",
      "spieltisch.torfu",
      "spieltisch.bots",
      "org.slf4j"),
  CHECKER(
      "spieltisch.checker",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.siedler",
      "spieltisch.bots",
      "spieltisch.client"),
  TABLE(
      "spieltisch.table",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules"),
  NOTIFY(
      "spieltisch.notify",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.torres",
      "spieltisch.table",
      "spieltisch.siedler",
      "spieltisch.torfu"),
  STORE(
      "spieltisch.store",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules",
      "spieltisch.table",
      "tools.jackson",
      "com.fasterxml.jackson.annotation",
      "org.flywaydb",
      "org.slf4j",
      "org.postgresql",
      "com.zaxxer.hikari"),
  HOST(
      "spieltisch.host",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.torres",
      "spieltisch.table",
      "spieltisch.store",
      "spieltisch.bots",
      "org.slf4j"),
  EDGE(
      "spieltisch.edge",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.torres",
      "spieltisch.table",
      "spieltisch.store",
      "spieltisch.host",
      "spieltisch.bots",
      "spieltisch.analysis",
      "spieltisch.siedler",
      "spieltisch.torfu",
      "spieltisch.notify",
      "io.vertx",
      "io.netty",
      "io.micrometer",
      "org.slf4j"),
  WEB(
      "spieltisch.web",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.torres",
      "spieltisch.torres.rules",
      "org.teavm"),
  LOCAL(
      "spieltisch.local",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules",
      "spieltisch.bots",
      "spieltisch.siedler",
      "spieltisch.torfu",
      "spieltisch.table",
      "spieltisch.notify",
      "org.teavm"),
  BRIDGE("spieltisch.bridge"),
  LOCAL_POSTGRES("spieltisch.localpostgres"),
  LOADTEST(
      "spieltisch.loadtest",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.bots",
      "spieltisch.siedler",
      "spieltisch.torfu",
      "spieltisch.client",
      "spieltisch.table",
      "spieltisch.store",
      "spieltisch.localpostgres",
      "tools.jackson",
      "org.HdrHistogram"),
  BENCH("spieltisch.bench", ""),
  APP("spieltisch.app", ""),
  DEVELOPER("spieltisch.developer", "");

  private final String root;

  @SuppressWarnings("ImmutableEnumChecker") // an immutable list
  private final List<String> allowed;

  ModuleRules(String root, String... allowed) {
    this.root = root;
    this.allowed = List.of(allowed);
  }

  /// The module that owns a package: the one with the longest matching root.
  static Optional<ModuleRules> owner(String packageName) {
    return Arrays.stream(values())
        .filter(module -> isWithin(packageName, module.root))
        .max(Comparator.comparingInt(module -> module.root.length()));
  }

  /// The classes that classes of this module use although the module may not.
  SortedSet<String> violations(JavaClasses classes) {
    return violations(
        classes.stream().filter(type -> owner(type.getPackageName()).equals(Optional.of(this))));
  }

  SortedSet<String> violations(Stream<JavaClass> types) {
    var found = new TreeSet<String>();
    types
        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
        .filter(target -> !mayUse(target.getPackageName()))
        .forEach(target -> found.add(target.getName()));
    return found;
  }

  private boolean mayUse(String target) {
    if (allowed.contains("") || target.isEmpty()) return true;
    if (isWithin(target, "java") || isWithin(target, "javax") || isWithin(target, "org.jspecify"))
      return true;
    var owner = owner(target);
    return owner.isPresent()
        ? owner.get() == this || allowed.contains(owner.get().root)
        : allowed.stream().anyMatch(name -> isWithin(target, name));
  }

  private static boolean isWithin(String packageName, String root) {
    return packageName.equals(root) || packageName.startsWith(root + ".");
  }
}
