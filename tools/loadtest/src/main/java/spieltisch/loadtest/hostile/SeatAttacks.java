package spieltisch.loadtest.hostile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;

/// Attacks with the requests that need a seat: contributions to the dice, negotiation, undo,
/// pauses, removal of players and changes of options.
final class SeatAttacks {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0, Extensions.ALL);
  private static final String TABLE = "Seats";
  private static final String PATH = "/api/v1/tables/" + TABLE;
  private static final List<String> COLOURS = List.of("Rot", "Blau", "Weiß");
  private static final Resources WOOD = Resources.of(Resource.WOOD, 1);
  private static final Resources ORE = Resources.of(Resource.ORE, 1);
  private static final int UNKNOWN = 1_000_000;
  private static final int CHAT_BURST = 10;

  /// Requests that no player may make while the first settlements are placed.
  private static final List<ClientMessage> NOT_NOW =
      List.of(
          new ClientMessage.Undo(),
          new ClientMessage.OfferTo(WOOD, ORE, List.of(1)),
          new ClientMessage.OfferTo(WOOD, ORE, Collections.nCopies(2_000, UNKNOWN)),
          new ClientMessage.CounterOffer(UNKNOWN, ORE, WOOD),
          new ClientMessage.CounterOffer(1, ORE, ORE),
          new ClientMessage.DiceContribution("1f".repeat(32)));

  /// Requests of a host, by their paths.
  private static final Map<String, String> HOST_REQUESTS =
      Map.of("/kick", "{\"player\":2}", "/options", "{\"victoryPoints\":5}");

  private SeatAttacks() {}

  private record Player(AttackConnection connection, String token) {}

  /// Strangers and guests send requests of the host. Then three players send requests that the
  /// rules refuse, and quarrel about a pause. The game must go on.
  static String misuse(AttackTarget target) throws IOException {
    target.open(2, "{\"name\":\"%s\",\"players\":[3,3],\"undo\":true}".formatted(TABLE));
    var players = new ArrayList<Player>();
    try {
      for (int i = 0; i < COLOURS.size(); i++) players.add(join(target, 1 + i));
      int foreign = requestWithoutRight(target, players);
      int contributions = contribute(target, players);
      getReady(players);
      int refused = requestInVain(target, players);
      int changes = quarrel(target, players);
      requireGame(target, players);
      return ("%d requests without the right and %d against the rules, none succeeded; %d of %d"
              + " contributions taken; %d pauses asked or declined")
          .formatted(foreign, refused, contributions, 3 * players.size(), changes);
    } finally {
      for (var player : players) player.connection().close();
    }
  }

  private static Player join(AttackTarget target, int from) throws IOException {
    var connection = target.connect("1.0", from);
    connection.sendLines(
        text(new ClientMessage.Hello("Feind", Extensions.ALL)),
        "{\"Beitreten\":{\"Tisch\":\"" + TABLE + "\"}}");
    var token = connection.lineWith("{\"Wiederkehr\"").orElse("").split("\"", -1);
    if (connection.lineWith("{\"Willkommen\"").isEmpty() || token.length < 6)
      throw new IOException("cannot join " + TABLE);
    return new Player(connection, token[5]);
  }

  private static String text(ClientMessage message) {
    return CODEC.encode(message).orElseThrow();
  }

  private static int requestWithoutRight(AttackTarget target, List<Player> players)
      throws IOException {
    int rounds = target.options().of(50, 1);
    var statuses = new StatusCount();
    for (int from = 10; from < 10 + rounds; from++)
      for (var request : HOST_REQUESTS.entrySet()) {
        var path = PATH + request.getKey();
        statuses.add(target.post(from, path, request.getValue()).status());
        statuses.add(target.post(from, path, request.getValue(), "Seat-Token: x").status());
        statuses.add(
            post(target, players.getLast(), request.getKey(), request.getValue()).status());
      }
    target.require(statuses.consistsOf(403), "a request of the host by another: " + statuses);
    var host = players.getFirst();
    target.require(
        post(target, host, "/kick", "{\"player\":1}").status() == 409, "a host removed itself");
    target.require(
        post(target, host, "/options", "{\"bank\":1000}").status() == 400, "impossible options");
    target.require(
        post(target, host, "/pause", "{\"paused\":true}").status() == 409, "an early pause");
    return statuses.count(403) + 3;
  }

  private static AttackConnection.Response post(
      AttackTarget target, Player player, String path, String body) throws IOException {
    return target.post(1, PATH + path, body, "Seat-Token: " + player.token());
  }

  /// Sends a malformed contribution and two valid ones for each player, and returns how many the
  /// server has taken.
  private static int contribute(AttackTarget target, List<Player> players) throws IOException {
    int taken = 0;
    for (var player : players)
      for (var random : List.of("no digits", "1f".repeat(32), "2e".repeat(32)))
        if (isAccepted(player, new ClientMessage.DiceContribution(random))) taken++;
    target.require(taken == players.size(), taken + " contributions were taken");
    return taken;
  }

  private static boolean isAccepted(Player player, ClientMessage message) throws IOException {
    player.connection().sendLines(text(message));
    return player
        .connection()
        .lineWith("{\"Serverantwort\"")
        .equals(Optional.of("{\"Serverantwort\":\"OK\"}"));
  }

  private static void getReady(List<Player> players) throws IOException {
    for (int i = 0; i < players.size(); i++) {
      var colour = COLOURS.get(i);
      players
          .get(i)
          .connection()
          .sendLines(
              "{\"Spieler\":{\"Name\":\"%s\",\"Farbe\":\"%s\"}}".formatted(colour, colour),
              "{\"Spiel starten\":{}}");
    }
    for (var player : players) {
      player.connection().lineWith("{\"Spiel gestartet\"");
      // The answer to this request follows the answers to all earlier ones.
      player.connection().sendLines(text(new ClientMessage.EndTurn()));
      player.connection().lineWith("{\"Serverantwort\":\"Unz");
    }
  }

  private static int requestInVain(AttackTarget target, List<Player> players) throws IOException {
    int rounds = target.options().of(20, 1);
    int count = 0;
    for (int i = 0; i < rounds; i++)
      for (var player : players)
        for (var message : NOT_NOW) {
          target.require(!isAccepted(player, message), "accepted: " + message);
          count++;
        }
    var host = players.getFirst();
    for (var request : HOST_REQUESTS.entrySet()) {
      int status = post(target, host, request.getKey(), request.getValue()).status();
      target.require(status == 409, request.getKey() + " in a game: " + status);
    }
    return count + HOST_REQUESTS.size();
  }

  /// One player asks for a pause again and again, and another declines. Both are limited like the
  /// chat. Returns how often they succeeded.
  private static int quarrel(AttackTarget target, List<Player> players) throws IOException {
    int rounds = target.options().of(200, 30);
    var clock = new Stopwatch();
    var statuses = new StatusCount();
    for (int i = 0; i < rounds; i++) {
      statuses.add(post(target, players.getFirst(), "/pause", "{\"paused\":true}").status());
      statuses.add(post(target, players.getLast(), "/pause", "{\"paused\":false}").status());
    }
    double most = 2 * (CHAT_BURST + clock.seconds() + 1);
    target.require(statuses.count(204) <= most, "pauses without a limit: " + statuses);
    target.require(statuses.consistsOf(204, 409, 429), "pauses: " + statuses);
    return statuses.count(204);
  }

  private static void requireGame(AttackTarget target, List<Player> players) throws IOException {
    var table = AttackTarget.json(target.get(2, PATH));
    target.require(table.path("status").asString("").equals("running"), "the game has ended");
    for (var player : players)
      target.require(
          !isAccepted(player, new ClientMessage.EndTurn()), "a turn ends before the first road");
  }
}
