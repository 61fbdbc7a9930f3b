package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The plan of the house: which room may use which. Everything else must not even compile; this
/// says so by name.
class ModuleRulesTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("spieltisch");

  @ParameterizedTest
  @EnumSource
  void a_room_uses_only_what_the_plan_allows(ModuleRules moduleRules) {
    assertEquals(new TreeSet<>(), ModuleRules.forbidden(HOUSE, moduleRules));
  }

  @Test
  void every_class_of_the_house_is_in_a_room() {
    for (var type : HOUSE) assertTrue(ModuleRules.of(type.getPackageName()).isPresent(), type.getName());
  }

  @Test
  void a_forbidden_import_is_found() {
    var intruder = new ClassFileImporter().importClasses(Intruder.class);
    assertEquals(
        List.of("spieltisch.edge.Server"),
        List.copyOf(ModuleRules.forbidden(intruder, ModuleRules.KERNEL, "spieltisch.app")));
  }

  /// What a class of the kernel must never do.
  private static final class Intruder {
    @SuppressWarnings("unused")
    private static Class<?> forbidden() {
      return spieltisch.edge.Server.class;
    }
  }
}
