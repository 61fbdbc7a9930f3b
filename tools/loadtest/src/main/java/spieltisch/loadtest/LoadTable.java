package spieltisch.loadtest;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import spieltisch.catan.Island;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Hex;

/// Four players at a table who do one thing after another and never win: they found their villages
/// on the coast, roll, give cards back and end their turns. They know little, so that the measuring
/// costs little.
final class LoadTable {
  private static final List<String> COLOURS = List.of("Rot", "Blau", "Weiß", "Orange");
  private static final Pattern OWN =
      Pattern.compile("\\{\"Statusupdate\":\\{\"Spieler\":\\{\"id\":(\\d+)");
  private static final Pattern STATUS = Pattern.compile("\"Status\":\"([^\"]+)\"");
  private static final Pattern HAND = Pattern.compile("\"Rohstoffe\":\\{([^}]*)}");
  private static final Pattern CARD = Pattern.compile("\"([^\"]+)\":(\\d+)");
  private static final Pattern ROBBER = Pattern.compile("\"Räuber\":(\\{[^}]*})");
  private static final List<Corner> VILLAGES = villages();
  private static final List<Hex> PEACEFUL = peaceful();

  private final String name;
  private final LoadClient loadClient;
  private final InetSocketAddress server;
  private final LatencyRecorder latencyRecorder;
  private final List<Player> players = new ArrayList<>();
  private int founded;
  private String robber = "";
  private long askedAt;
  private int confirmed;
  private int refused;
  private boolean isStarted;

  LoadTable(
      String name,
      LoadClient loadClient,
      InetSocketAddress server,
      LatencyRecorder latencyRecorder) {
    this.name = name;
    this.loadClient = loadClient;
    this.server = server;
    this.latencyRecorder = latencyRecorder;
  }

  /// Corners at the coast, none next to another.
  private static List<Corner> villages() {
    var chosen = new ArrayList<Corner>();
    for (var corner : Island.SMALL.corners()) {
      boolean isCoast = hexes(corner).stream().filter(Island.SMALL::isLand).count() == 1;
      if (isCoast && chosen.stream().noneMatch(other -> isNext(corner, other))) chosen.add(corner);
    }
    return List.copyOf(chosen.subList(0, 2 * COLOURS.size()));
  }

  private static List<Hex> hexes(Corner corner) {
    return List.of(corner.a(), corner.b(), corner.c());
  }

  private static boolean isNext(Corner one, Corner other) {
    return hexes(one).stream().filter(hexes(other)::contains).count() == 2;
  }

  /// Hexagons where the robber meets nobody.
  private static List<Hex> peaceful() {
    return Island.SMALL.landHexes().stream()
        .filter(hex -> VILLAGES.stream().noneMatch(corner -> hexes(corner).contains(hex)))
        .limit(3)
        .toList();
  }

  void open() {
    for (int i = 0; i < COLOURS.size(); i++) players.add(new Player(i));
  }

  /// The game runs and nobody waits for an answer from before: it would be taken for that to the
  /// first action.
  boolean isStarted() {
    return isStarted && players.stream().allMatch(player -> player.unanswered == 0);
  }

  /// How many actions were confirmed, those before the measurement too.
  int confirmed() {
    return confirmed;
  }

  int refused() {
    return refused;
  }

  String name() {
    return name;
  }

  boolean isBroken() {
    return players.stream().anyMatch(player -> player.loadConnection.isClosed());
  }

  /// Lets whoever must act now do so; answers whether somebody did.
  boolean act() {
    if (askedAt != 0) return false;
    for (var player : players) {
      var deed = player.deed();
      if (deed.isEmpty()) continue;
      askedAt = System.nanoTime();
      player.loadConnection.send(deed.get());
      return true;
    }
    return false;
  }

  private void answered(boolean isOk) {
    if (askedAt == 0) return;
    latencyRecorder.add(System.nanoTime() - askedAt);
    askedAt = 0;
    if (isOk) confirmed++;
    else refused++;
  }

  private static String place(Hex hex) {
    return "{\"x\":" + hex.x() + ",\"y\":" + hex.y() + "}";
  }

  private static String village(Corner corner) {
    return "{\"Bauen\":{\"Typ\":\"Dorf\",\"Ort\":["
        + String.join(",", hexes(corner).stream().map(LoadTable::place).toList())
        + "]}}";
  }

  /// An edge of the corner that touches land.
  private static String road(Corner corner) {
    var land = hexes(corner).stream().filter(Island.SMALL::isLand).findFirst().orElseThrow();
    var other = hexes(corner).stream().filter(hex -> !hex.equals(land)).findFirst().orElseThrow();
    return "{\"Bauen\":{\"Typ\":\"Straße\",\"Ort\":[" + place(land) + "," + place(other) + "]}}";
  }

  /// Anywhere but where he is.
  private String moveRobber() {
    var to = PEACEFUL.stream().filter(hex -> !place(hex).equals(robber)).findFirst().orElseThrow();
    robber = place(to);
    return "{\"Räuber versetzen\":{\"Ort\":" + robber + "}}";
  }

  private void started(String text) {
    isStarted = true;
    var found = ROBBER.matcher(text);
    if (found.find()) robber = found.group(1);
  }

  /// One of the four.
  private final class Player {
    private final int number;
    private final LoadConnection loadConnection;
    private String id = "";
    private String state = "";
    private String status = "";
    private int unanswered;

    Player(int number) {
      this.number = number;
      loadConnection = loadClient.connect(server, this::heard);
    }

    private void heard(String text) {
      if (text.startsWith("{\"Statusupdate\"")) updated(text);
      else if (text.startsWith("{\"Serverantwort\""))
        replied(text.equals("{\"Serverantwort\":\"OK\"}"));
      else if (text.startsWith("{\"Hallo\"")) greeted(text);
      else if (text.startsWith("{\"Willkommen\"")) welcomed(text);
      else if (text.startsWith("{\"Spiel gestartet\"")) started(text);
    }

    private void replied(boolean isOk) {
      if (unanswered > 0) unanswered--;
      else answered(isOk);
    }

    /// The second greeting grants what was asked for: a table by its name.
    private void greeted(String text) {
      loadConnection.send(
          text.contains("Erweiterungen")
              ? "{\"Beitreten\":{\"Tisch\":\"" + name + "\"}}"
              : "{\"Hallo\":{\"Version\":\"Load (KI)\",\"Erweiterungen\":[\"Zuschauer\"]}}");
    }

    private void welcomed(String text) {
      unanswered = 2;
      id = text.replaceAll("\\D", "");
      var colour = COLOURS.get(number);
      loadConnection.send(
          "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}");
      loadConnection.send("{\"Spiel starten\":{}}");
    }

    private void updated(String text) {
      var own = OWN.matcher(text);
      if (!own.lookingAt() || !own.group(1).equals(id)) return;
      state = text;
      var found = STATUS.matcher(text);
      status = found.find() ? found.group(1) : "";
    }

    private Optional<String> deed() {
      return switch (status) {
        case "Dorf bauen" -> Optional.of(village(VILLAGES.get(founded++)));
        case "Straße bauen" -> Optional.of(road(VILLAGES.get(founded - 1)));
        case "Würfeln" -> Optional.of("{\"Würfeln\":{}}");
        case "Karten wegen Räuber abgeben" -> Optional.of(discard());
        case "Räuber versetzen" -> Optional.of(moveRobber());
        case "Handeln oder Bauen" -> Optional.of("{\"Zug beenden\":{}}");
        default -> Optional.empty();
      };
    }

    /// Half of the hand, the first cards first.
    private String discard() {
      var hand = HAND.matcher(state);
      var cards = CARD.matcher(hand.find() ? hand.group(1) : "");
      int total = cards.results().mapToInt(card -> Integer.parseInt(card.group(2))).sum();
      int owed = total / 2;
      var given = new ArrayList<String>();
      cards.reset();
      while (cards.find()) {
        int some = Math.min(owed, Integer.parseInt(cards.group(2)));
        owed -= some;
        given.add("\"" + cards.group(1) + "\":" + some);
      }
      return "{\"Karten abgeben\":{\"Abgeben\":{" + String.join(",", given) + "}}}";
    }
  }
}
