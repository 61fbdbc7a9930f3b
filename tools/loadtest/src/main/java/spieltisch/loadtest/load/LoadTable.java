package spieltisch.loadtest.load;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import spieltisch.catan.Colour;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.loadtest.LatencyRecorder;
import spieltisch.loadtest.LoadTestException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.ServerMessage;

/// A table of four players who act one after the other and never win. The players found their
/// settlements on the coast, roll, discard and end their turns.
///
/// To keep the load generator cheap, players match incoming messages by their text. A player
/// decodes its hand only when it must discard cards.
public final class LoadTable {
  private static final List<Colour> COLOURS =
      List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE);
  private static final Pattern STATUS_UPDATE =
      Pattern.compile("\\{\"Statusupdate\":\\{\"Spieler\":\\{\"id\":(\\d+)");
  private static final Pattern STATUS = Pattern.compile("\"Status\":\"([^\"]+)\"");
  private static final Pattern ROBBER =
      Pattern.compile("\"Räuber\":\\{\"x\":(-?\\d+),\"y\":(-?\\d+)}");
  private static final MessageCodec CODEC =
      new MessageCodec(Dialect.V1_0, Set.of(Extension.SPECTATOR));
  private static final List<Corner> SETTLEMENTS = settlements();
  private static final List<Hex> ROBBER_HEXES = robberHexes();

  private final String name;
  private final LoadClient loadClient;
  private final InetSocketAddress server;
  private final LatencyRecorder latencies;
  private final List<Player> players = new ArrayList<>();
  private int founded;
  private Optional<Hex> robber = Optional.empty();
  private long requestedAt;
  private int confirmed;
  private int refused;
  private boolean isStarted;

  LoadTable(
      String name, LoadClient loadClient, InetSocketAddress server, LatencyRecorder latencies) {
    this.name = name;
    this.loadClient = loadClient;
    this.server = server;
    this.latencies = latencies;
  }

  /// Corners on the coast of which no two are adjacent.
  private static List<Corner> settlements() {
    var chosen = new ArrayList<Corner>();
    for (var corner : Island.SMALL.corners()) {
      boolean isCoast = hexes(corner).stream().filter(Island.SMALL::isLand).count() == 1;
      if (isCoast && chosen.stream().noneMatch(other -> areAdjacent(corner, other)))
        chosen.add(corner);
    }
    return List.copyOf(chosen.subList(0, 2 * COLOURS.size()));
  }

  private static List<Hex> hexes(Corner corner) {
    return List.of(corner.a(), corner.b(), corner.c());
  }

  private static boolean areAdjacent(Corner one, Corner other) {
    return hexes(one).stream().filter(hexes(other)::contains).count() == 2;
  }

  /// Hexagons without a settlement, where the robber has no victim.
  private static List<Hex> robberHexes() {
    return Island.SMALL.landHexes().stream()
        .filter(hex -> SETTLEMENTS.stream().noneMatch(corner -> hexes(corner).contains(hex)))
        .limit(3)
        .toList();
  }

  void open() {
    for (var colour : COLOURS) players.add(new Player(colour));
  }

  /// Whether the game runs and the server has answered all requests that were sent before the game
  /// began. Every later answer counts as the answer to an action, so no earlier answer may be
  /// missing.
  boolean isStarted() {
    return isStarted && players.stream().allMatch(player -> player.unanswered == 0);
  }

  /// The number of confirmed actions, including the actions of the warm-up.
  public int confirmed() {
    return confirmed;
  }

  public int refused() {
    return refused;
  }

  public String name() {
    return name;
  }

  public boolean isBroken() {
    return players.stream().anyMatch(player -> player.connection.isClosed());
  }

  /// Sends the next action, unless an earlier action is unanswered. Returns whether an action was
  /// sent.
  boolean act() {
    if (requestedAt != 0) return false;
    for (var player : players) {
      var action = player.nextAction();
      if (action.isEmpty()) continue;
      requestedAt = System.nanoTime();
      player.send(action.get());
      return true;
    }
    return false;
  }

  private void answered(boolean isOk) {
    if (requestedAt == 0) return;
    latencies.add(System.nanoTime() - requestedAt);
    requestedAt = 0;
    if (isOk) confirmed++;
    else refused++;
  }

  /// The edge between the land hexagon at a coast corner and another hexagon at this corner.
  private static Edge road(Corner corner) {
    var land = hexes(corner).stream().filter(Island.SMALL::isLand).findFirst().orElseThrow();
    var other = hexes(corner).stream().filter(hex -> !hex.equals(land)).findFirst().orElseThrow();
    return new Edge(land, other);
  }

  private ClientMessage moveRobber() {
    var to = ROBBER_HEXES.stream().filter(hex -> !robber.equals(Optional.of(hex))).findFirst();
    robber = to;
    return new ClientMessage.MoveRobber(to.orElseThrow(), OptionalInt.empty());
  }

  private void started(String text) {
    isStarted = true;
    var found = ROBBER.matcher(text);
    if (found.find())
      robber =
          Optional.of(new Hex(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))));
  }

  /// One of the four players of the table.
  private final class Player {
    private final Colour colour;
    private final LoadConnection connection;
    private String id = "";
    private String state = "";
    private String status = "";
    private int unanswered;

    Player(Colour colour) {
      this.colour = colour;
      connection = loadClient.connect(server, this::received);
    }

    private void send(ClientMessage message) {
      connection.send(CODEC.encode(message).orElseThrow());
    }

    private void received(String text) {
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

    /// Answers a greeting. The first answer requests an extension; after the second greeting, which
    /// grants the extension, the client joins its table.
    private void greeted(String text) {
      send(
          text.contains("Erweiterungen")
              ? new ClientMessage.Join(
                  Optional.of(name), false, Optional.empty(), OptionalLong.empty())
              : new ClientMessage.Hello("Load (KI)", Set.of(Extension.SPECTATOR)));
    }

    private void welcomed(String text) {
      unanswered = 2;
      id = text.replaceAll("\\D", "");
      send(new ClientMessage.SetProfile(Optional.of(colour.name()), Optional.of(colour)));
      send(new ClientMessage.Start());
    }

    private void updated(String text) {
      var player = STATUS_UPDATE.matcher(text);
      if (!player.lookingAt() || !player.group(1).equals(id)) return;
      state = text;
      var found = STATUS.matcher(text);
      status = found.find() ? found.group(1) : "";
    }

    private Optional<ClientMessage> nextAction() {
      return switch (status) {
        case "Dorf bauen" ->
            Optional.of(new ClientMessage.BuildSettlement(SETTLEMENTS.get(founded++)));
        case "Straße bauen" ->
            Optional.of(new ClientMessage.BuildRoad(road(SETTLEMENTS.get(founded - 1))));
        case "Würfeln" -> Optional.of(new ClientMessage.Roll());
        case "Karten wegen Räuber abgeben" -> Optional.of(discard());
        case "Räuber versetzen" -> Optional.of(moveRobber());
        case "Handeln oder Bauen" -> Optional.of(new ClientMessage.EndTurn());
        default -> Optional.empty();
      };
    }

    /// Discards half of the hand, kind by kind in the order of the resources.
    private ClientMessage discard() {
      var hand = hand();
      int owed = hand.total() / 2;
      var discarded = Resources.NONE;
      for (var resource : Resource.values())
        discarded =
            discarded.with(resource, Math.min(owed - discarded.total(), hand.count(resource)));
      return new ClientMessage.Discard(discarded);
    }

    private Resources hand() {
      if (CODEC.decodeServer(state)
              instanceof DecodeResult.Decoded<ServerMessage>(ServerMessage.StatusUpdate(var player))
          && player.resources().orElseThrow() instanceof MaybeHidden.Open<Resources>(var hand))
        return hand;
      throw new LoadTestException("the server does not show a player its own hand: " + state);
    }
  }
}
