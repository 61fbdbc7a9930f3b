package spieltisch.edge.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Refusal;
import spieltisch.edge.TestServer;
import spieltisch.table.TableRefusal;

class RefusalTextsTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void every_refusal_is_told_in_english_too() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var told = new JsonObject(house.get("/api/v1/sentences").body()).getJsonObject("sentences");
      for (var refusal : Refusal.values())
        assertEquals(refusal.english(), told.getString(refusal.german()));
      for (var tableRefusal : TableRefusal.values())
        assertEquals(tableRefusal.english(), told.getString(tableRefusal.german()));
      assertEquals("Taken already", told.getString("Schon belegt"));
      for (var german : told.fieldNames()) {
        assertFalse(told.getString(german).isBlank(), german);
        assertNotEquals(german, told.getString(german));
      }
    }
  }
}
