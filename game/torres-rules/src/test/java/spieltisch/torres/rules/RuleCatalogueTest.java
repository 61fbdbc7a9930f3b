package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;

/// The rules of the document and the tests have the same numbers.
class RuleCatalogueTest {
  private static final Path BOOK = Path.of("..", "..", "docs", "rules", "torres.md");
  private static final Pattern NUMBER = Pattern.compile("^\\*\\*(\\d+\\.\\d+)\\*\\* ");

  @Test
  void every_rule_has_a_test_and_every_test_names_a_rule() throws Exception {
    assertEquals(String.join("\n", written()), String.join("\n", tested()));
  }

  private static Set<String> written() throws IOException {
    var numbers = new TreeSet<String>();
    for (var line : Files.readAllLines(BOOK)) {
      var matcher = NUMBER.matcher(line);
      if (matcher.find()) numbers.add(matcher.group(1));
    }
    return numbers;
  }

  private static Set<String> tested() throws Exception {
    var numbers = new TreeSet<String>();
    for (var test : testClasses())
      for (var method : test.getDeclaredMethods()) {
        var rule = method.getAnnotation(Rule.class);
        if (rule != null) numbers.addAll(List.of(rule.value()));
      }
    return numbers;
  }

  private static List<Class<?>> testClasses() throws Exception {
    var root =
        Path.of(
            RuleCatalogueTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    var folder = root.resolve("spieltisch/torres/rules");
    var classes = new ArrayList<Class<?>>();
    try (var files = Files.list(folder)) {
      for (var file : files.sorted().toList()) {
        var name = file.getFileName().toString();
        if (name.endsWith("Test.class"))
          classes.add(
              Class.forName("spieltisch.torres.rules." + name.substring(0, name.length() - 6)));
      }
    }
    return classes;
  }
}
