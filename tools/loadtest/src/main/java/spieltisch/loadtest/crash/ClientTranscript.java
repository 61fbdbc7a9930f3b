package spieltisch.loadtest.crash;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The transcript of one client: the messages that it received, by event number, and its confirmed
/// actions. Only the thread of the client may use it.
final class ClientTranscript {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  // The kinds of messages that belong to no event, or that only clients with an extension receive.
  private static final Set<String> PRIVATE =
      Set.of("Hallo", "Willkommen", "Fehler", "Würfelpfand", "Würfelbeiträge", "Würfelsaat");
  // The requests to which the server does not answer with `Serverantwort`.
  private static final Set<String> GREETINGS = Set.of("Hallo", "Beitreten");
  private static final Set<String> NO_ACTION =
      Set.of("Spieler", "Spiel starten", "Chatnachricht senden", "Würfelbeitrag");

  private final String name;
  private final TreeMap<Long, List<JsonNode>> events = new TreeMap<>();
  private final List<List<Long>> confirmed = new ArrayList<>();
  private final List<JsonNode> pending = new ArrayList<>();
  private final Deque<Request> requests = new ArrayDeque<>();
  private boolean isResuming;
  private int requestedActions;
  private String seatToken = "";

  /// A request without an answer so far, with the event numbers received since it was sent. Answers
  /// arrive in the order of the requests, so each answer belongs to the oldest request.
  private record Request(boolean isAction, List<Long> since) {}

  ClientTranscript(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  /// Starts a new connection. All messages up to the first event number describe the current state
  /// of the table and belong to no event.
  void connected() {
    pending.clear();
    requests.clear();
    isResuming = true;
  }

  void sent(String text) {
    var kind = kind(JSON.readTree(text));
    if (GREETINGS.contains(kind)) return;
    boolean isAction = !NO_ACTION.contains(kind);
    if (isAction) requestedActions++;
    requests.add(new Request(isAction, new ArrayList<>()));
  }

  void received(String text) {
    var message = JSON.readTree(text);
    switch (kind(message)) {
      case "Ereignisnummer" -> numbered(message.path("Ereignisnummer").path("Zahl").asLong());
      case "Wiederkehr" -> seatToken = message.path("Wiederkehr").path("Kennung").asString("");
      case "Serverantwort" -> answered(message.path("Serverantwort").asString(""));
      default -> {
        // The server explains a refusal by a chat message that has no sender and no event number.
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

  /// The id of the player whom a message is about; a missing node if the message is about no
  /// player.
  static JsonNode subject(JsonNode message) {
    var player = message.path(kind(message)).path("Spieler");
    return player.isObject() ? player.path("id") : player;
  }

  /// The messages of each event, by event number.
  Map<Long, List<JsonNode>> events() {
    return events;
  }

  /// The event numbers between request and confirmation, for each confirmed action.
  List<List<Long>> confirmed() {
    return confirmed;
  }

  /// The token of the client's seat, or an empty text before the server has sent it.
  String seatToken() {
    return seatToken;
  }

  int requestedActions() {
    return requestedActions;
  }
}
