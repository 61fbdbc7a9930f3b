package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The dependencies between modules and packages, and names that must be unique.
class ModuleRulesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("spieltisch");

  private static final Set<ModuleRules> GAMES =
      EnumSet.of(
          ModuleRules.CATAN, ModuleRules.CATAN_RULES, ModuleRules.TORRES, ModuleRules.TORRES_RULES);

  private static final Set<ModuleRules> PROTOCOLS =
      EnumSet.of(ModuleRules.SIEDLER, ModuleRules.TORFU);

  /// What both games have, under one name in each.
  private static final Set<String> NAMES_IN_BOTH_GAMES =
      Set.of(
          "Action",
          "Board",
          "Card",
          "Cards",
          "Colour",
          "Event",
          "EventRecorder",
          "HiddenInformation",
          "Legality",
          "MoveGenerator",
          "MutablePosition",
          "MutableState",
          "Notation",
          "Observation",
          "Options",
          "PackedAction",
          "Phase",
          "PlayerKnowledge",
          "Position",
          "Recorder",
          "Referee",
          "Refusal",
          "State",
          "TimeoutAction",
          "Variant",
          "View");

  /// Modules that build positions from messages or search in copies; no other may change one.
  private static final Set<ModuleRules> CHANGING_POSITIONS =
      EnumSet.of(
          ModuleRules.CATAN,
          ModuleRules.CATAN_RULES,
          ModuleRules.TORRES,
          ModuleRules.TORRES_RULES,
          ModuleRules.BOTS,
          ModuleRules.ANALYSIS,
          ModuleRules.CLIENT,
          ModuleRules.WEB,
          ModuleRules.BENCH);

  private static final Set<String> MUTABLE_TYPES =
      Set.of(
          "spieltisch.catan.MutablePosition",
          "spieltisch.catan.rules.MutableState",
          "spieltisch.torres.MutablePosition",
          "spieltisch.torres.rules.MutableState");

  /// What both protocols have, under one name in each.
  private static final Set<String> NAMES_IN_BOTH_PROTOCOLS =
      Set.of(
          "ClientMessage",
          "ClientReader",
          "ClientWriter",
          "MessageMapper",
          "Roster",
          "ServerMessage",
          "ServerReader",
          "ServerWriter");

  private static final int MOST_FILES = 25;
  private static final int FEWEST_PACKAGES = 50;

  @ParameterizedTest
  @EnumSource
  void a_module_uses_only_what_the_plan_allows(ModuleRules module) {
    assertEquals(new TreeSet<>(), module.violations(CLASSES));
  }

  @Test
  void every_class_belongs_to_a_module() {
    for (var type : CLASSES)
      assertTrue(ModuleRules.owner(type.getPackageName()).isPresent(), type.getName());
  }

  @Test
  void a_forbidden_import_is_found() {
    var intruder = new ClassFileImporter().importClasses(Intruder.class);
    assertEquals(
        List.of("spieltisch.edge.Server"),
        List.copyOf(ModuleRules.KERNEL.violations(intruder.stream())));
  }

  @Test
  void a_package_uses_no_package_of_its_module_that_is_not_listed() {
    assertEquals(Set.of(), difference(PackageRules.lines(CLASSES), listedUses()));
  }

  @Test
  void every_listed_package_and_use_exists() {
    assertEquals(Set.of(), difference(listedUses(), PackageRules.lines(CLASSES)));
  }

  private static Set<String> listedUses() {
    return PackageRules.lines(PackageRules.listed());
  }

  private static Set<String> difference(Set<String> lines, Set<String> others) {
    var rest = new TreeSet<>(lines);
    rest.removeAll(others);
    return rest;
  }

  @Test
  void no_package_has_more_than_25_files() throws IOException {
    var sizes = new TreeMap<Path, Integer>();
    for (var files : SourceFolders.files("src/main/java").values())
      for (var file : files) sizes.merge(file.getParent(), 1, Integer::sum);
    assertTrue(sizes.size() > FEWEST_PACKAGES, sizes.toString());
    sizes.values().removeIf(files -> files <= MOST_FILES);
    assertEquals(Map.of(), sizes);
  }

  @Test
  void only_builders_and_searches_use_mutable_positions_and_states() {
    for (var type : CLASSES)
      if (!CHANGING_POSITIONS.contains(ModuleRules.owner(type.getPackageName()).orElseThrow()))
        for (var dependency : type.getDirectDependenciesFromSelf())
          assertFalse(
              MUTABLE_TYPES.contains(dependency.getTargetClass().getName()),
              dependency.getDescription());
  }

  /// One name, one meaning: a reader who meets a type's name knows which type it is.
  @Test
  void no_two_modules_have_a_type_of_the_same_name() {
    assertEquals(Map.of(), homonyms());
  }

  private static Map<String, Set<String>> homonyms() {
    var owners = new TreeMap<String, Set<String>>();
    for (var type : CLASSES)
      if (type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        owners
            .computeIfAbsent(type.getSimpleName(), _ -> new TreeSet<>())
            .add(family(type.getSimpleName(), type.getPackageName()));
    owners.values().removeIf(modules -> modules.size() == 1);
    return owners;
  }

  /// The two games count as one family for the names that both have, and so do the two protocols.
  private static String family(String name, String packageName) {
    var module = ModuleRules.owner(packageName).orElseThrow();
    if (GAMES.contains(module) && NAMES_IN_BOTH_GAMES.contains(name)) return "games";
    if (PROTOCOLS.contains(module) && NAMES_IN_BOTH_PROTOCOLS.contains(name)) return "protocols";
    return module.name();
  }

  /// A class that breaks the rules of the kernel, for the test of the check.
  private static final class Intruder {
    @SuppressWarnings("unused")
    private static Class<?> forbidden() {
      return spieltisch.edge.Server.class;
    }
  }
}
