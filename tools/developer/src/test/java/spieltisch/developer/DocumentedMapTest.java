package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The table "Where is …?" of `docs/architecture.md`: its types exist, and a search for the words
/// of a question finds one of them first or second.
class DocumentedMapTest {
  private static final Path DOCUMENT = Path.of("../../docs/architecture.md");
  private static final Pattern TYPE =
      Pattern.compile("`(?:[a-z.]+\\.)?(?:[A-Z]\\w*\\.)?([A-Z]\\w*)`");
  private static final Pattern QUALIFIED = Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w*)`");
  private static final int FEWEST_QUESTIONS = 20;
  private static final int HITS_READ = 2;

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("spieltisch");

  /// Files come before nested types, short names before long ones.
  private static final List<String> TYPES =
      CLASSES.stream()
          .filter(type -> !type.getSimpleName().isEmpty())
          .sorted(
              Comparator.comparing(JavaClass::isNestedClass)
                  .thenComparingInt(type -> type.getSimpleName().length())
                  .thenComparing(JavaClass::getSimpleName))
          .map(JavaClass::getSimpleName)
          .distinct()
          .toList();

  /// A row of the table.
  record Question(String text, String search, List<String> answers) {
    boolean containsSearch() {
      var words = text.toLowerCase(Locale.ROOT).replace("-", "");
      return Stream.of(search.split(" ", -1)).allMatch(words::contains);
    }
  }

  @Test
  void the_map_answers_twenty_questions() throws IOException {
    assertTrue(questions().size() >= FEWEST_QUESTIONS, questions().toString());
  }

  @Test
  void every_type_of_the_map_exists() throws IOException {
    var missing =
        questions().stream()
            .flatMap(question -> question.answers().stream())
            .filter(type -> !TYPES.contains(type))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void every_type_that_is_named_with_its_package_is_there() throws IOException {
    var missing =
        QUALIFIED
            .matcher(Files.readString(DOCUMENT))
            .results()
            .map((MatchResult match) -> match.group(1))
            .filter(name -> !CLASSES.contain("spieltisch." + name))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void the_first_or_second_hit_of_a_search_is_the_answer() throws IOException {
    var notFound =
        questions().stream()
            .filter(question -> hits(question.search()).noneMatch(question.answers()::contains))
            .toList();
    assertEquals(List.of(), notFound);
  }

  @Test
  void the_words_of_a_search_are_those_of_the_question() throws IOException {
    var others = questions().stream().filter(question -> !question.containsSearch()).toList();
    assertEquals(List.of(), others);
  }

  private static Stream<String> hits(String search) {
    var joined = search.replace(" ", "").toLowerCase(Locale.ROOT);
    return TYPES.stream()
        .filter(type -> type.toLowerCase(Locale.ROOT).contains(joined))
        .limit(HITS_READ);
  }

  private static List<Question> questions() throws IOException {
    var document = Files.readString(DOCUMENT);
    var section = document.substring(document.indexOf("## Where is"));
    return section
        .lines()
        .filter(line -> line.startsWith("| "))
        .skip(1)
        .map(line -> line.split("\\|", -1))
        .map(cells -> new Question(cells[1].strip(), cells[2].strip(), types(cells[3])))
        .toList();
  }

  private static List<String> types(String cell) {
    return TYPE.matcher(cell).results().map((MatchResult match) -> match.group(1)).toList();
  }
}
