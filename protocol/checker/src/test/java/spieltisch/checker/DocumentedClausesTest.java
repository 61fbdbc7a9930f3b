package spieltisch.checker;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.checker.client.ClientClause;
import spieltisch.checker.server.ServerClause;

/// The documentation of the checker lists every clause with its section and sentence.
class DocumentedClausesTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "checker.md");

  static Stream<Clause> clauses() {
    return Stream.concat(Stream.of(ServerClause.values()), Stream.of(ClientClause.values()));
  }

  @ParameterizedTest
  @MethodSource("clauses")
  void every_clause_is_documented(Clause clause) throws IOException {
    var section = clause.section().isEmpty() ? "practice" : "§" + clause.section();
    var row = "| `" + clause.name() + "` | " + section + " | " + clause.sentence() + " |";
    assertTrue(Files.readString(PAGE).contains(row), row);
  }
}
