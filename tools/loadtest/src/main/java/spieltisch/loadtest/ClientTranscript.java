package spieltisch.loadtest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What one client was told: by the number of each event its messages, and which of its own actions
/// were confirmed. It belongs to the thread of the client.
final class ClientTranscript {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  // What is said to one alone, or is no news.
  private static final Set<String> PRIVATE =
      Set.of("Hallo", "Willkommen", "Wiederkehr", "Serverantwort", "Fehler");
  // What is answered otherwise than with `Serverantwort`.
  private static final Set<String> GREETINGS = Set.of("Hallo", "Beitreten");
  private static final Set<String> NO_ACTION =
      Set.of("Spieler", "Spiel starten", "Chatnachricht senden");

  private final String name;
  private final TreeMap<Long, List<JsonNode>> events = new TreeMap<>();
  private final List<List<Long>> confirmed = new ArrayList<>();
  private final List<JsonNode> pending = new ArrayList<>();
  private final Deque<Request> requests = new ArrayDeque<>();
  private boolean isResuming;
  private int asked;

  /// Something that is not answered yet, and the numbers that came since. Answers come in the order
  /// of the requests, so an early one is not taken for that of a later request.
  private record Request(boolean isAction, List<Long> since) {}

  ClientTranscript(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  /// A new connection begins with the table as it stands, up to the first number; that is no event.
  void connected() {
    pending.clear();
    requests.clear();
    isResuming = true;
  }

  void sent(String text) {
    var kind = kind(JSON.readTree(text));
    if (GREETINGS.contains(kind)) return;
    boolean isAction = !NO_ACTION.contains(kind);
    if (isAction) asked++;
    requests.add(new Request(isAction, new ArrayList<>()));
  }

  void heard(String text) {
    var message = JSON.readTree(text);
    switch (kind(message)) {
      case "Ereignisnummer" -> numbered(message.path("Ereignisnummer").path("Zahl").asLong());
      case "Serverantwort" -> answered(message.path("Serverantwort").asString(""));
      default -> {
        // A refusal is explained in the chat, without a number.
        boolean isExplanation =
            kind(message).equals("Chatnachricht") && !message.path("Chatnachricht").has("Absender");
        if (!PRIVATE.contains(kind(message)) && !isExplanation) pending.add(message);
      }
    }
  }

  private void numbered(long number) {
    if (!isResuming) events.put(number, List.copyOf(pending));
    isResuming = false;
    pending.clear();
    for (var request : requests) request.since().add(number);
  }

  private void answered(String answer) {
    var request = requests.poll();
    if (request != null && request.isAction() && answer.equals("OK"))
      confirmed.add(List.copyOf(request.since()));
  }

  static String kind(JsonNode message) {
    return message.propertyNames().stream().findFirst().orElse("");
  }

  /// Whom a message is about.
  static JsonNode subject(JsonNode message) {
    var player = message.path(kind(message)).path("Spieler");
    return player.isObject() ? player.path("id") : player;
  }

  /// The messages that made an event, by its number.
  Map<Long, List<JsonNode>> events() {
    return events;
  }

  /// For each confirmed action the numbers that came between request and confirmation.
  List<List<Long>> confirmed() {
    return confirmed;
  }

  /// How many actions were asked for.
  int asked() {
    return asked;
  }
}
