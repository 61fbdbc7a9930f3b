package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import spieltisch.table.TableRefusal;

/// The page recognises some refusals by their sentence, so page and server must use the same
/// sentences.
class PageSentencesTest {
  @Test
  void the_page_knows_the_refusal_of_a_seat_token() throws Exception {
    var source = Files.readString(Path.of("../../web/client/src/catan/protocol/connection.ts"));
    assertTrue(source.contains("'" + TableRefusal.BAD_TOKEN.german() + "'"));
  }
}
