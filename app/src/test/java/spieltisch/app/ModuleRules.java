package spieltisch.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// A room of the house, and the libraries and other rooms its classes may use.
enum ModuleRules {
  KERNEL("spieltisch.kernel"),
  CATAN("spieltisch.catan", "spieltisch.kernel"),
  CATAN_RULES("spieltisch.catan.rules", "spieltisch.kernel", "spieltisch.catan"),
  TORRES("spieltisch.torres", "spieltisch.kernel"),
  TORRES_RULES("spieltisch.torres.rules", "spieltisch.kernel", "spieltisch.torres"),
  SIEDLER("spieltisch.siedler", "spieltisch.kernel", "spieltisch.catan", "tools.jackson.core"),
  TORFU("spieltisch.torfu", "spieltisch.kernel", "spieltisch.torres"),
  BOTS(
      "spieltisch.bots",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules"),
  ARENA(
      "spieltisch.arena",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules",
      "spieltisch.bots"),
  CLIENT(
      "spieltisch.client",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.torres",
      "spieltisch.siedler",
      "spieltisch.torfu",
      "spieltisch.bots",
      "org.slf4j"),
  TABLE(
      "spieltisch.table",
      "spieltisch.kernel",
      "spieltisch.catan",
      "spieltisch.catan.rules",
      "spieltisch.torres",
      "spieltisch.torres.rules"),
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
      "spieltisch.siedler",
      "spieltisch.torfu",
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
  BENCH("spieltisch.bench", ""),
  APP("spieltisch.app", "");

  private final String packageName;

  @SuppressWarnings("ImmutableEnumChecker") // a list that nobody can change
  private final List<String> allowed;

  ModuleRules(String packageName, String... allowed) {
    this.packageName = packageName;
    this.allowed = List.of(allowed);
  }

  static Optional<ModuleRules> of(String packageName) {
    return Arrays.stream(values()).filter(moduleRules -> moduleRules.packageName.equals(packageName)).findFirst();
  }

  static SortedSet<String> forbidden(JavaClasses house, ModuleRules moduleRules) {
    return forbidden(house, moduleRules, moduleRules.packageName);
  }

  /// What classes of a package use although the room may not.
  static SortedSet<String> forbidden(JavaClasses classes, ModuleRules moduleRules, String packageName) {
    var found = new TreeSet<String>();
    for (var type : classes)
      if (type.getPackageName().equals(packageName))
        for (var dependency : type.getDirectDependenciesFromSelf()) {
          var target = dependency.getTargetClass().getBaseComponentType();
          if (!moduleRules.mayUse(target.getPackageName(), packageName)) found.add(target.getName());
        }
    return found;
  }

  private boolean mayUse(String target, String own) {
    if (allowed.contains("") || target.isEmpty() || target.equals(own)) return true;
    if (target.startsWith("java.")
        || target.startsWith("javax.")
        || target.startsWith("org.jspecify")) return true;
    boolean isOurs = target.startsWith("spieltisch.");
    return allowed.stream()
        .anyMatch(name -> isOurs ? target.equals(name) : target.startsWith(name));
  }
}
