package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Refusal;
import spieltisch.edge.TestServer;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.table.TableRefusal;

class RefusalTextsTest {
  @TempDir private Path folder = Path.of(".");

  /// Clients know the sentence without knowing the tables.
  @Test
  void the_refusal_of_a_server_that_cannot_save_is_a_sentence_of_the_protocol() {
    assertEquals(TableRefusal.NOT_SAVED.german(), ServerSentence.NOT_SAVED.german());
    assertEquals(TableRefusal.NOT_SAVED.english(), ServerSentence.NOT_SAVED.english());
  }

  @Test
  void every_refusal_has_an_english_translation() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var sentences =
          new JsonObject(server.get("/api/v1/sentences").body()).getJsonObject("sentences");
      for (var refusal : Refusal.values())
        assertEquals(refusal.english(), sentences.getString(refusal.german()));
      for (var tableRefusal : TableRefusal.values())
        assertEquals(tableRefusal.english(), sentences.getString(tableRefusal.german()));
      assertEquals("Taken already", sentences.getString("Schon belegt"));
      for (var german : sentences.fieldNames()) {
        assertFalse(sentences.getString(german).isBlank(), german);
        assertNotEquals(german, sentences.getString(german));
      }
    }
  }
}
