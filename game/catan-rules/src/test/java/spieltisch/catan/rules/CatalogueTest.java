package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Refusal;
import spieltisch.kernel.Rule;

/// Every rule of the document, every line of the catalogue and every refusal has a test.
class CatalogueTest {
  private static final Path RULES = Path.of("../../docs/rules/catan.md");
  private static final Path ELSEWHERE = Path.of("../../docs/rules/catan-elsewhere.txt");
  private static final Path SOURCES = Path.of("src/test/java/spieltisch/catan/rules");
  private static final Pattern RULE = Pattern.compile("(?m)^- \\*\\*(\\d+\\.\\d+)\\*\\* (.*)$");
  private static final Pattern LINE = Pattern.compile("\\b(?:[A-Z]{2,3}|S14)-\\d+[a-e]?\\b");

  @Test
  void every_rule_has_a_test() throws Exception {
    assertEquals(Set.of(), without(rules(), tested()), "rules without a test");
  }

  @Test
  void every_line_of_the_catalogue_has_a_test_here_or_elsewhere() throws Exception {
    var covered = tested();
    covered.addAll(elsewhere());
    assertEquals(Set.of(), without(catalogue(), covered), "lines without a test");
  }

  @Test
  void every_line_of_the_catalogue_belongs_to_a_rule() throws Exception {
    var covered = found(LINE, Files.readString(RULES), 0);
    assertEquals(Set.of(), without(covered, catalogue()), "unknown lines in the rules");
    covered.addAll(elsewhere());
    assertEquals(Set.of(), without(catalogue(), covered), "lines that no rule covers");
  }

  @Test
  void tests_name_only_rules_and_lines_that_exist() throws Exception {
    var known = catalogue();
    known.addAll(rules());
    assertEquals(Set.of(), without(tested(), known), "unknown rules");
  }

  @Test
  void rules_are_numbered_without_gaps() throws IOException {
    int chapter = 0;
    int number = 0;
    for (var match = RULE.matcher(Files.readString(RULES)); match.find(); ) {
      var parts = match.group(1).split("\\.", -1);
      boolean next = Integer.parseInt(parts[0]) == chapter + 1;
      chapter = next ? chapter + 1 : chapter;
      number = next ? 1 : number + 1;
      assertEquals(chapter + "." + number, match.group(1));
    }
    assertTrue(chapter > 1);
  }

  @Test
  void every_refusal_occurs_in_a_test() throws IOException {
    var provoked = new TreeSet<String>();
    for (var source : sources())
      for (var statement : Files.readString(source).split(";", -1))
        if (statement.contains("refuses("))
          provoked.addAll(found(Pattern.compile("Refusal\\.([A-Z_]+)"), statement, 1));
    var all = new TreeSet<String>();
    for (var refusal : Refusal.values()) all.add(refusal.name());
    assertEquals(Set.of(), without(all, provoked), "refusals that no test provokes");
  }

  @Test
  void every_refusal_has_unique_sentences_in_two_languages() {
    var sentences = new TreeSet<String>();
    for (var refusal : Refusal.values()) {
      assertTrue(sentences.add(refusal.german()), refusal.german());
      assertTrue(sentences.add(refusal.english()), refusal.english());
    }
  }

  private static Set<String> rules() throws IOException {
    return found(RULE, Files.readString(RULES), 1);
  }

  private static Set<String> elsewhere() throws IOException {
    return found(
        Pattern.compile("(?m)^([A-Z0-9]+-\\w+) \\| \\S+ \\| \\S"), Files.readString(ELSEWHERE), 1);
  }

  private static Set<String> catalogue() throws IOException, URISyntaxException {
    var file = CatalogueTest.class.getResource("/catalogue.txt");
    assertTrue(file != null, "catalogue.txt");
    return new TreeSet<>(Files.readAllLines(Path.of(file.toURI())));
  }

  /// The rules and lines that the tests of this package name.
  private static Set<String> tested() throws Exception {
    var named = new TreeSet<String>();
    for (var source : sources()) {
      var name = source.getFileName().toString().replace(".java", "");
      var type = Class.forName(CatalogueTest.class.getPackageName() + "." + name);
      for (var method : type.getDeclaredMethods()) {
        var rule = method.getAnnotation(Rule.class);
        if (rule != null) named.addAll(List.of(rule.value()));
      }
    }
    return named;
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return new ArrayList<>(files.filter(file -> file.toString().endsWith("Test.java")).toList());
    }
  }

  private static Set<String> found(Pattern pattern, String text, int group) {
    var found = new TreeSet<String>();
    for (var match = pattern.matcher(text); match.find(); ) found.add(match.group(group));
    return found;
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    var rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }
}
