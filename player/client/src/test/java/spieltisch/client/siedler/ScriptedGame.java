package spieltisch.client.siedler;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.rules.BeginnerBoard;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;

/// A scripted game in protocol 1.0: message texts, a map and a player that plays given actions. The
/// player runs in the same loop as the `bot` command.
public final class ScriptedGame {
  static final Hex MIDDLE = new Hex(0, 0);
  static final Corner OWN_SETTLEMENT = corner(0, 0, 1, 0, 0, 1);
  static final Edge OWN_ROAD = edge(0, 0, 1, 0);
  public static final Edge NEXT_ROAD = edge(0, 0, 1, -1);
  static final Corner OTHER_SETTLEMENT = corner(-1, 0, -1, 1, -2, 1);
  public static final String OK = "{\"Serverantwort\":\"OK\"}";

  /// Beginnings of requests, and the price of a road.
  static final String END = "{\"Zug beenden\":";

  static final String ROAD = "{\"Bauen\":{\"Typ\":\"Straße\"";
  static final String PRICE = "\"Holz\":1,\"Lehm\":1";

  static final ClientTimeouts TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(5),
          Duration.ofMillis(150),
          Duration.ofMillis(60),
          Duration.ofMillis(10),
          Duration.ofMillis(60),
          Duration.ofMillis(30),
          Duration.ofMillis(100));

  static final PlayerSettings SETTINGS =
      new PlayerSettings(
          "Test",
          "Leia",
          Colour.RED,
          Dialect.V1_0,
          Level.RANDOM,
          Randomness.repeatable(1),
          TIMEOUTS);

  private final int me;
  private final int other;
  private final Deque<Action> choices = new ArrayDeque<>();
  private final List<View> views = new ArrayList<>();
  private final List<Observation> observations = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private final ScriptedServer server = new ScriptedServer();
  private Function<String, String> mapStyle = Function.identity();

  ScriptedGame(int me, int other) {
    this.me = me;
    this.other = other;
  }

  public ScriptedGame() {
    this(7, 8);
  }

  static Corner corner(int ax, int ay, int bx, int by, int cx, int cy) {
    return new Corner(new Hex(ax, ay), new Hex(bx, by), new Hex(cx, cy));
  }

  static Edge edge(int ax, int ay, int bx, int by) {
    return new Edge(new Hex(ax, ay), new Hex(bx, by));
  }

  public ScriptedServer server() {
    return server;
  }

  /// The views of all decisions, in order.
  List<View> views() {
    return views;
  }

  List<String> log() {
    return log;
  }

  /// Sets how the server writes its map.
  ScriptedGame mapStyle(Function<String, String> style) {
    mapStyle = style;
    return this;
  }

  /// Sets the choices of the player; afterwards it ends its turns.
  ScriptedGame choosing(Action... actions) {
    choices.addAll(Arrays.asList(actions));
    return this;
  }

  /// The observations that the player received before its decisions, in order.
  public List<Observation> observations() {
    return observations;
  }

  private final class ScriptedPlayer implements CatanPlayer {
    @Override
    public Action choose(View view, Deadline deadline) {
      views.add(view);
      var choice = choices.poll();
      return choice == null ? new Action.EndTurn() : choice;
    }

    @Override
    public void observe(Observation observation) {
      observations.add(observation);
    }

    @Override
    public boolean usesObservations() {
      return true;
    }
  }

  // Messages.

  public static String status(int id, String status, String more) {
    return "{\"Statusupdate\":{\"Spieler\":{\"id\":"
        + id
        + ",\"Status\":\""
        + status
        + "\""
        + (more.isEmpty() ? "" : "," + more)
        + "}}}";
  }

  public String mine(String status, String resources) {
    return status(me, status, "\"Rohstoffe\":{" + resources + "},\"Entwicklungskarten\":{}");
  }

  public String mine(String status) {
    return status(me, status, "");
  }

  public String theirs(String status, int hand) {
    return status(other, status, "\"Rohstoffe\":{\"Unbekannt\":" + hand + "}");
  }

  static Resources wood(int count) {
    return Resources.of(Resource.WOOD, count);
  }

  static Resources wool(int count) {
    return Resources.of(Resource.WOOL, count);
  }

  public static String gained(int id, String cards) {
    return "{\"Ertrag\":{\"Spieler\":" + id + ",\"Rohstoffe\":{" + cards + "}}}";
  }

  static String lost(int id, String cards) {
    return "{\"Kosten\":{\"Spieler\":" + id + ",\"Rohstoffe\":{" + cards + "}}}";
  }

  static String encoded(ServerMessage message) {
    return new MessageCodec(Dialect.V1_0).encode(message).orElseThrow();
  }

  String built(Edge edge) {
    return encoded(new ServerMessage.Built(new OwnedPiece.Road(me, edge)));
  }

  /// The beginner map with an own settlement and road and a settlement of the other player.
  public String map() {
    return mapStyle.apply(encoded(new ServerMessage.GameStarted(boardMap())));
  }

  public BoardMap boardMap() {
    Board board = BeginnerBoard.make();
    var fields = new ArrayList<BoardMap.Field>();
    for (var hex : board.island().hexes())
      fields.add(new BoardMap.Field(hex, board.terrain(hex), board.token(hex)));
    List<OwnedPiece> ownedPieces =
        List.of(
            new OwnedPiece.Settlement(me, OWN_SETTLEMENT),
            new OwnedPiece.Road(me, OWN_ROAD),
            new OwnedPiece.Settlement(other, OTHER_SETTLEMENT));
    return new BoardMap(fields, ownedPieces, board.harbours(), board.robber());
  }

  // Scripts.

  /// The messages until the player is welcome.
  ScriptedServer joining() {
    return server
        .sends("{\"Hallo\":{\"Version\":\"Fremd 1\",\"Protokoll\":\"1.0\"}}")
        .expects(
            "{\"Hallo\":{\"Version\":\"Test (KI)\"}}",
            "{\"Willkommen\":{\"id\":" + me + "}}",
            status(other, "Spiel starten", "\"Farbe\":\"Blau\""),
            mine("Spiel starten"));
  }

  /// The messages until the own turn with these resources.
  public ScriptedServer playing(String resources) {
    return joining()
        .expects("{\"Spieler\":", mine("Spiel starten"), OK)
        .expects(
            "{\"Spiel starten\":",
            mine("Wartet auf Spielbeginn"),
            OK,
            map(),
            theirs("Warten", 3),
            mine("Warten", resources),
            mine("Würfeln", resources),
            "{\"Würfelwurf\":{\"Spieler\":" + me + ",\"Wurf\":[1,1]}}",
            mine("Handeln oder Bauen", resources));
  }

  public GameOutcome play() throws InterruptedException {
    var links = new ArrayDeque<Link>(List.of(server));
    var loop =
        new ReconnectLoop(
            () -> connect(links),
            SETTINGS,
            _ -> new ScriptedPlayer(),
            log::add,
            _ -> {},
            server::nanoTime);
    return loop.play(1).getFirst();
  }

  /// The server accepts one connection.
  private static Link connect(Deque<Link> links) {
    if (links.isEmpty()) throw new LinkException("no more connections");
    return links.remove();
  }

  /// Plays until the own turn ends. The script must be complete then.
  void finish() throws InterruptedException {
    server.expects(END, mine("Warten"), OK);
    play();
    server.assertDone();
  }
}
