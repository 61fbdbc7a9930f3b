package spieltisch.edge.session;

import io.vertx.core.json.JsonObject;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.table.TableRefusal;

/// What the server says in German when it refuses something, each with the same in English: the
/// protocol is German, but not everybody in front of a page reads it.
public final class RefusalTexts {
  private RefusalTexts() {}

  public static JsonObject sentences() {
    var pairs = new JsonObject();
    for (var refusal : spieltisch.catan.Refusal.values())
      pairs.put(refusal.german(), refusal.english());
    for (var refusal : spieltisch.torres.Refusal.values())
      pairs.put(refusal.german(), refusal.english());
    for (var serverSentence : ServerSentence.values())
      pairs.put(serverSentence.german(), serverSentence.english());
    for (var tableRefusal : TableRefusal.values())
      pairs.put(tableRefusal.german(), tableRefusal.english());
    return new JsonObject().put("sentences", pairs);
  }
}
