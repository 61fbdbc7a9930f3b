package spieltisch.client.siedler;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Colour;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.rules.BeginnerBoard;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;

/// What the scripted games have in common: the lines of the protocol 1.0, a map, and a player who
/// does what the test says.
public final class ScriptedGame {
  static final Hex MIDDLE = new Hex(0, 0);
  static final Corner OWN = corner(0, 0, 1, 0, 0, 1);
  static final Edge OWN_ROAD = edge(0, 0, 1, 0);
  static final Edge NEXT_ROAD = edge(0, 0, 1, -1);
  static final Corner THEIRS = corner(-1, 0, -1, 1, -2, 1);
  public static final String OK = "{\"Serverantwort\":\"OK\"}";

  /// How the messages begin that end a turn or build a road, and what a road costs.
  static final String END = "{\"Zug beenden\":";

  static final String ROAD = "{\"Bauen\":{\"Typ\":\"Straße\"";
  static final String PRICE = "\"Holz\":1,\"Lehm\":1";

  static final ClientTimeouts CLIENT_TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(5),
          Duration.ofMillis(150),
          Duration.ofMillis(60),
          Duration.ofMillis(10),
          Duration.ofMillis(60),
          Duration.ofMillis(30),
          Duration.ofMillis(100));

  private final int me;
  private final int other;
  private final Deque<Action> wishes = new ArrayDeque<>();
  private final List<View> views = new ArrayList<>();
  private final List<Observation> seen = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private final ScriptedServer scriptedServer = new ScriptedServer();
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

  ScriptedServer peer() {
    return scriptedServer;
  }

  /// What the player saw when he decided, in order.
  List<View> views() {
    return views;
  }

  List<String> log() {
    return log;
  }

  /// How this server writes its map.
  ScriptedGame drawing(Function<String, String> style) {
    mapStyle = style;
    return this;
  }

  /// What the player wants to do, one after another; then nothing sensible.
  ScriptedGame wishing(Action... actions) {
    wishes.addAll(Arrays.asList(actions));
    return this;
  }

  /// What the player was told before he decided, in order.
  List<Observation> seen() {
    return seen;
  }

  private final class Puppeteer implements CatanPlayer {
    @Override
    public Action choose(View view, Deadline deadline) {
      views.add(view);
      var wish = wishes.poll();
      return wish == null ? new Action.EndTurn() : wish;
    }

    @Override
    public void see(Observation observation) {
      seen.add(observation);
    }

    @Override
    public boolean remembers() {
      return true;
    }
  }

  // Lines.

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

  public static String gained(int id, String cards) {
    return "{\"Ertrag\":{\"Spieler\":" + id + ",\"Rohstoffe\":{" + cards + "}}}";
  }

  static String lost(int id, String cards) {
    return "{\"Kosten\":{\"Spieler\":" + id + ",\"Rohstoffe\":{" + cards + "}}}";
  }

  static String spelled(ServerMessage message) {
    return new MessageCodec(Dialect.V1_0).encode(message).orElseThrow();
  }

  String built(Edge edge) {
    return spelled(new ServerMessage.Built(new OwnedPiece.Road(me, edge)));
  }

  /// The map: the first map of the rules, one settlement and one road of ours, one settlement of
  /// theirs.
  public String map() {
    return mapStyle.apply(spelled(new ServerMessage.GameStarted(chart())));
  }

  BoardMap chart() {
    Board board = BeginnerBoard.make();
    var fields = new ArrayList<BoardMap.Field>();
    for (var hex : board.island().hexes())
      fields.add(new BoardMap.Field(hex, board.terrain(hex), board.token(hex)));
    List<OwnedPiece> ownedPieces =
        List.of(
            new OwnedPiece.Settlement(me, OWN),
            new OwnedPiece.Road(me, OWN_ROAD),
            new OwnedPiece.Settlement(other, THEIRS));
    return new BoardMap(fields, ownedPieces, board.harbours(), board.robber());
  }

  // Scenes.

  /// The way to a chair.
  ScriptedServer arriving() {
    return scriptedServer
        .says("{\"Hallo\":{\"Version\":\"Fremd 1\",\"Protokoll\":\"1.0\"}}")
        .expects(
            "{\"Hallo\":{\"Version\":\"Test (KI)\"}}",
            "{\"Willkommen\":{\"id\":" + me + "}}",
            status(other, "Spiel starten", "\"Farbe\":\"Blau\""),
            mine("Spiel starten"));
  }

  /// The way into a running game, until it is our turn with these cards.
  ScriptedServer playing(String resources) {
    return arriving()
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

  GameOutcome play() throws InterruptedException {
    var playerSettings =
        new PlayerSettings(
            "Test", "Leia", Colour.RED, Dialect.V1_0, Level.RANDOM, 1, CLIENT_TIMEOUTS);
    var client =
        new SiedlerPlayer(
            playerSettings, new Puppeteer(), scriptedServer, Optional.empty(), log::add);
    return client.play();
  }

  /// Plays until our turn is ended, and nothing else may be left to say.
  void finish() throws InterruptedException {
    scriptedServer.expects(END, mine("Warten"), OK);
    play();
    scriptedServer.assertDone();
  }
}
