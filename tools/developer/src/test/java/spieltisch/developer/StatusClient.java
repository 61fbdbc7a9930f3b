package spieltisch.developer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A client of the Catan protocol 1.0 or 0.4 as a stranger may write it: it knows nothing but JSON
/// text over TCP, and acts only when its own status asks for it. The client founds, rolls,
/// discards, moves the robber and ends its turns.
///
/// The result is the number of rolls that the client has seen.
final class StatusClient implements Callable<Integer>, AutoCloseable {
  private static final int TIMEOUT_MILLIS = 60_000;
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /// The lengths of the rows in which a map lists its fields.
  private static final int[] ROWS = {4, 5, 6, 7, 6, 5, 4};

  private static final int LONGEST_ROW = 7;

  /// A field of the map. Neighbours in a row differ by two columns, and those in adjacent rows by
  /// one.
  private record Field(JsonNode place, boolean isLand, int row, int column) {
    boolean isNextTo(Field other) {
      int columns = Math.abs(column - other.column);
      int rows = Math.abs(row - other.row);
      return rows == 0 ? columns == 2 : rows == 1 && columns == 1;
    }
  }

  private final Socket socket;
  private final BufferedReader in;
  private final String colour;
  private final int rolls;
  private final List<Field> fields = new ArrayList<>();
  private final List<List<Field>> settlements = new ArrayList<>();
  private List<Field> ownSettlement = List.of();
  private JsonNode hand = MAPPER.createObjectNode();
  private String status = "";
  private int id = -1;
  private int seenRolls;
  private int refusals;
  private boolean isWaiting;

  /// @param rolls the number of rolls after which the client stops
  StatusClient(int port, String colour, int rolls) throws IOException {
    this.colour = colour;
    this.rolls = rolls;
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  @Override
  public Integer call() throws IOException {
    while (seenRolls < rolls) {
      var line = in.readLine();
      if (line == null) throw new IOException("the server has closed the connection");
      for (var message : MAPPER.readTree(line).properties())
        receive(message.getKey(), message.getValue());
      if (!isWaiting) act();
    }
    return seenRolls;
  }

  private void receive(String kind, JsonNode body) throws IOException {
    switch (kind) {
      case "Hallo" -> send("{\"Hallo\":{\"Version\":\"Fremder\"}}");
      case "Willkommen" -> {
        id = body.path("id").asInt();
        send("{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}");
      }
      case "Statusupdate" -> updated(body.path("Spieler"));
      case "OK" -> answered(true);
      case "Fehler" -> answered(false);
      case "Serverantwort" -> answered(body.asString("").equals("OK"));
      case "Spiel gestartet" -> readMap(body.path("Karte").path("Felder"));
      case "Bauvorgang" -> built(body.path("Gebäude"));
      case "Würfelwurf" -> seenRolls++;
      default -> {}
    }
  }

  private void updated(JsonNode player) {
    if (player.path("id").asInt() != id) return;
    status = player.path("Status").asString("");
    if (player.path("Rohstoffe").isObject()) hand = player.path("Rohstoffe");
  }

  private void answered(boolean isAccepted) {
    isWaiting = false;
    refusals = isAccepted ? 0 : refusals + 1;
  }

  private void readMap(JsonNode listed) {
    int next = 0;
    for (int row = 0; row < ROWS.length; row++)
      for (int i = 0; i < ROWS[row]; i++) {
        var field = listed.get(next++);
        boolean isLand = !field.path("Typ").asString("").equals("Meer");
        int column = LONGEST_ROW - ROWS[row] + 2 * i;
        fields.add(new Field(field.path("Ort"), isLand, row, column));
      }
  }

  private void built(JsonNode building) {
    if (!building.path("Typ").asString("").equals("Dorf")) return;
    var corner = fields.stream().filter(it -> isIn(building.path("Ort"), it)).toList();
    settlements.add(corner);
    if (building.path("Eigentümer").asInt() == id) ownSettlement = corner;
  }

  private static boolean isIn(JsonNode place, Field field) {
    if (place.isString()) return place.asString("").contains(field.place().asString(""));
    for (var part : place) if (part.equals(field.place())) return true;
    return false;
  }

  /// Sends the request that the status asks for. After a refusal the next possible request is sent.
  private void act() throws IOException {
    switch (status) {
      case "Spiel starten" -> send("{\"Spiel starten\":{}}");
      case "Dorf bauen" ->
          send(oneOf(freeCorners().stream().map(it -> build("Dorf", it)).toList()));
      case "Straße bauen" ->
          send(oneOf(pairs(ownSettlement).stream().map(it -> build("Straße", it)).toList()));
      case "Würfeln" -> send("{\"Würfeln\":{}}");
      case "Karten wegen Räuber abgeben" -> send(discard());
      case "Räuber versetzen" -> send(oneOf(robberMoves()));
      case "Handeln oder Bauen" -> send("{\"Zug beenden\":{}}");
      default -> {}
    }
  }

  private void send(String request) throws IOException {
    socket.getOutputStream().write((request + "\n").getBytes(StandardCharsets.UTF_8));
    isWaiting = !request.startsWith("{\"Hallo\"");
  }

  private String oneOf(List<String> requests) {
    return requests.get(refusals % requests.size());
  }

  private static String build(String kind, List<Field> fields) {
    boolean isText = fields.getFirst().place().isString();
    var place =
        isText
            ? fields.stream()
                .map(field -> field.place().asString(""))
                .collect(Collectors.joining("", "\"", "\""))
            : fields.stream()
                .map(field -> field.place().toString())
                .collect(Collectors.joining(",", "[", "]"));
    return "{\"Bauen\":{\"Typ\":\"" + kind + "\",\"Ort\":" + place + "}}";
  }

  private List<List<Field>> freeCorners() {
    var corners = new ArrayList<List<Field>>();
    for (var edge : pairs(fields))
      for (var third : fields)
        if (third.isNextTo(edge.getFirst())
            && third.isNextTo(edge.getLast())
            && (third.isLand() || edge.getFirst().isLand() || edge.getLast().isLand()))
          corners.add(List.of(edge.getFirst(), edge.getLast(), third));
    corners.removeIf(corner -> settlements.stream().anyMatch(it -> areNear(corner, it)));
    return corners;
  }

  /// Returns whether two corners are the same or neighbours, which the rules forbid for
  /// settlements.
  private static boolean areNear(List<Field> corner, List<Field> other) {
    return corner.stream().filter(other::contains).count() >= 2;
  }

  private static List<List<Field>> pairs(List<Field> fields) {
    var pairs = new ArrayList<List<Field>>();
    for (var first : fields)
      for (var second : fields)
        if (fields.indexOf(first) < fields.indexOf(second) && first.isNextTo(second))
          pairs.add(List.of(first, second));
    return pairs;
  }

  private String discard() {
    int total = 0;
    for (var cards : hand.properties()) total += cards.getValue().asInt();
    int left = total / 2;
    var given = new ArrayList<String>();
    for (var cards : hand.properties()) {
      int count = Math.min(left, cards.getValue().asInt());
      left -= count;
      given.add("\"" + cards.getKey() + "\":" + count);
    }
    return "{\"Karten abgeben\":{\"Abgeben\":{" + String.join(",", given) + "}}}";
  }

  /// Returns moves to each land field, without a victim and with each player as the victim.
  private List<String> robberMoves() {
    var moves = new ArrayList<String>();
    for (var victim : List.of("", ",\"Ziel\":1", ",\"Ziel\":2", ",\"Ziel\":3"))
      for (var field : fields)
        if (field.isLand())
          moves.add("{\"Räuber versetzen\":{\"Ort\":" + field.place() + victim + "}}");
    return moves;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
