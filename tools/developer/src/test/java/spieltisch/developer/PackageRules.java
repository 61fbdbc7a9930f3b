package spieltisch.developer;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The packages of each module that has several, and which packages of its module each of them
/// uses.
final class PackageRules {
  private static final String ROOT = "spieltisch.";

  private static final String USES =
      """
      catan -> catan.cards catan.places
      catan.cards ->
      catan.places -> catan.cards
      catan.view -> catan catan.cards catan.places
      torres -> torres.cards torres.legality
      torres.cards ->
      torres.legality -> torres torres.cards
      siedler ->
      siedler.codec -> siedler.codec.json siedler.message
      siedler.codec.json ->
      siedler.mapping -> siedler.codec siedler.codec.json siedler.message
      siedler.message ->
      bots -> bots.catan bots.catan.evaluation bots.catan.player bots.network bots.torres
      bots.catan ->
      bots.catan.evaluation -> bots.catan bots.network
      bots.catan.player -> bots bots.catan bots.catan.evaluation bots.catan.policy bots.catan.search
      bots.catan.policy -> bots.catan
      bots.catan.search -> bots bots.catan.evaluation bots.catan.policy
      bots.network ->
      bots.torres -> bots
      bots.training -> bots.catan bots.catan.evaluation bots.catan.policy
      analysis -> analysis.judge analysis.value
      analysis.judge -> analysis.value
      analysis.report -> analysis analysis.judge analysis.value
      analysis.value ->
      client ->
      client.siedler -> client client.siedler.tracking client.transport
      client.siedler.tracking ->
      client.torfu -> client client.transport
      client.transport ->
      checker ->
      checker.client -> checker
      checker.server -> checker
      table -> table.chance table.clock table.entry table.game table.member table.options
      table.chance ->
      table.clock -> table.entry table.game table.options
      table.entry -> table.chance table.game table.options
      table.game ->
      table.member -> table.chance
      table.options -> table.game
      store -> store.journal
      store.backup -> store store.postgres store.sqlite
      store.journal -> store
      store.postgres -> store
      store.sqlite -> store store.journal
      edge -> edge.access edge.config edge.http edge.session edge.transport
      edge.access -> edge.config
      edge.analysis -> edge.config
      edge.config ->
      edge.http -> edge.access edge.analysis edge.config edge.transport
      edge.session -> edge.access edge.config edge.transport
      edge.transport -> edge.config
      local ->
      local.classlib ->
      local.classlib.java.security ->
      local.classlib.java.text -> local.classlib
      local.classlib.java.util ->
      loadtest ->
      loadtest.cluster -> loadtest loadtest.crash loadtest.process
      loadtest.crash -> loadtest loadtest.load loadtest.process
      loadtest.disk ->
      loadtest.hostile -> loadtest loadtest.load loadtest.process loadtest.thinking
      loadtest.load -> loadtest loadtest.process
      loadtest.process -> loadtest
      loadtest.thinking -> loadtest loadtest.load loadtest.process
      app -> app.check app.options app.replay app.server
      app.check -> app app.server
      app.options -> app
      app.replay -> app app.options
      app.server ->
      """;

  private PackageRules() {}

  /// Returns the listed uses, by package.
  static SortedMap<String, Set<String>> listed() {
    var listed = new TreeMap<String, Set<String>>();
    USES.lines()
        .map(line -> line.split(" ->", -1))
        .forEach(row -> listed.put(row[0], words(row[1])));
    return listed;
  }

  private static Set<String> words(String text) {
    return Arrays.stream(text.split(" ", -1))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Returns the packages of modules that have several, and the uses between them. A use is written
  /// as in the list.
  static SortedSet<String> lines(JavaClasses classes) {
    return lines(uses(classes));
  }

  static SortedSet<String> lines(Map<String, Set<String>> uses) {
    var lines = new TreeSet<>(uses.keySet());
    uses.forEach((user, used) -> used.forEach(name -> lines.add(user + " -> " + name)));
    return lines;
  }

  private static SortedMap<String, Set<String>> uses(JavaClasses classes) {
    var uses = new TreeMap<String, Set<String>>();
    for (var type : classes)
      uses.computeIfAbsent(type.getPackageName(), _ -> new TreeSet<>()).addAll(usedPackages(type));
    uses.keySet().removeIf(name -> isOnlyPackage(name, Set.copyOf(uses.keySet())));
    return withoutRoot(uses);
  }

  private static Set<String> usedPackages(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getBaseComponentType().getPackageName())
        .filter(name -> isOther(type.getPackageName(), name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isOther(String user, String used) {
    return !user.equals(used)
        && used.startsWith(ROOT)
        && ModuleRules.owner(user).equals(ModuleRules.owner(used));
  }

  private static boolean isOnlyPackage(String name, Collection<String> packages) {
    return packages.stream().noneMatch(other -> isOther(name, other));
  }

  private static SortedMap<String, Set<String>> withoutRoot(Map<String, Set<String>> uses) {
    var shorter = new TreeMap<String, Set<String>>();
    uses.forEach((user, used) -> shorter.put(withoutRoot(user), withoutRoot(used.stream())));
    return shorter;
  }

  private static Set<String> withoutRoot(Stream<String> names) {
    return names.map(PackageRules::withoutRoot).collect(Collectors.toCollection(TreeSet::new));
  }

  private static String withoutRoot(String name) {
    return name.substring(ROOT.length());
  }
}
