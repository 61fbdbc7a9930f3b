package spieltisch.edge.http;

import io.vertx.core.json.JsonObject;
import spieltisch.edge.analysis.AnalysisRefusal;
import spieltisch.kernel.RefusalReason;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.table.TableRefusal;
import spieltisch.table.TableSentence;

/// The German sentences of the server with their English translations. The protocols are German,
/// but users can read the web page in English.
final class RefusalTexts {
  private RefusalTexts() {}

  static JsonObject sentences() {
    var pairs = new JsonObject();
    put(spieltisch.catan.Refusal.values(), pairs);
    put(spieltisch.torres.Refusal.values(), pairs);
    for (var sentence : ServerSentence.values()) pairs.put(sentence.german(), sentence.english());
    put(TableRefusal.values(), pairs);
    for (var sentence : TableSentence.values()) pairs.put(sentence.german(), sentence.english());
    put(RequestRefusal.values(), pairs);
    put(AnalysisRefusal.values(), pairs);
    return new JsonObject().put("sentences", pairs);
  }

  private static void put(RefusalReason[] reasons, JsonObject pairs) {
    for (var reason : reasons) pairs.put(reason.german(), reason.english());
  }
}
