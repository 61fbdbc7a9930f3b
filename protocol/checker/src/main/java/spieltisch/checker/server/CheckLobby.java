package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.catan.Colour;
import spieltisch.checker.CheckReport;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

/// Manages the players of a server check from connecting to the start of a game.
final class CheckLobby implements AutoCloseable {
  private static final List<Colour> COLOURS =
      List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE);
  private static final Duration QUIET = Duration.ofMillis(200);
  private static final Duration SHORT_QUIET = Duration.ofMillis(50);

  private final CheckReport report;
  private final Supplier<Link> connector;
  private final Dialect dialect;
  private final Duration answerTimeout;
  private final List<CheckPlayer> players = new ArrayList<>();

  /// @param report receives the findings about these players
  CheckLobby(
      CheckReport report, Supplier<Link> connector, Dialect dialect, Duration answerTimeout) {
    this.report = report;
    this.connector = connector;
    this.dialect = dialect;
    this.answerTimeout = answerTimeout;
  }

  /// The connected players, as a mutable list.
  List<CheckPlayer> players() {
    return players;
  }

  /// Connects a new player and exchanges greetings with the server.
  ///
  /// @throws LinkException if the server is unreachable, or sends no greeting or no welcome
  CheckPlayer join() throws InterruptedException {
    var player =
        new CheckPlayer(
            connector.get(),
            dialect,
            answerTimeout,
            line -> report.check(ServerClause.STATES, false, line));
    players.add(player);
    if (!player.await(ServerMessage.Hello.class))
      throw new LinkException("the server does not greet");
    var hello = (ServerMessage.Hello) player.received().getFirst();
    report.check(ServerClause.GREETING, hello.protocol().equals(dialect.version()), hello);
    player.send(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
    if (!player.await(ServerMessage.Welcome.class))
      throw new LinkException("the server does not welcome the player");
    player.receiveUntilQuiet(QUIET);
    for (var other : players) other.receiveUntilQuiet(SHORT_QUIET);
    checkJoin(player);
    return player;
  }

  private void checkJoin(CheckPlayer player) {
    boolean isUnique = players.stream().filter(it -> it.id() == player.id()).count() == 1;
    report.check(ServerClause.NUMBER, player.id() > 0 && isUnique, "number " + player.id());
    boolean knowsAll =
        players.stream().allMatch(it -> player.tracker().player(it.id()).isPresent());
    report.check(ServerClause.NEWCOMER, knowsAll, player.received());
    for (var other : players)
      if (other != player && !other.isClosed())
        report.check(
            ServerClause.OTHERS_HEAR,
            other.tracker().player(player.id()).isPresent(),
            "player " + other.id() + " was not notified of " + player.id());
  }

  /// Disconnects a player.
  void leave(CheckPlayer player) {
    player.close();
    players.remove(player);
  }

  // The start of the game.

  /// Makes all players ready. The second player first tries to start with the colour of the first
  /// player. Returns whether all players received the map.
  boolean startWithSameColour() throws InterruptedException {
    var first = players.get(0);
    var second = players.get(1);
    boolean isReady = introduceAndStart(first);
    var colour = first.tracker().colour().orElse(COLOURS.getFirst());
    var introduced = second.request(introduction(second, colour));
    // Some servers refuse the colour when it is chosen, before the start.
    if (introduced.isRefused() && !introduced.hasEffect())
      report.check(ServerClause.COLOUR, true, introduced);
    else second.probe(new ClientMessage.Start()).checkRefused(report, ServerClause.COLOUR);
    checkChat(first);
    return startOthers(isReady);
  }

  /// Makes all players ready. Returns whether all players received the map.
  boolean start() throws InterruptedException {
    return startOthers(introduceAndStart(players.getFirst()));
  }

  private boolean startOthers(boolean isFirstReady) throws InterruptedException {
    boolean isReady = isFirstReady;
    for (var player : players.subList(1, players.size())) isReady &= introduceAndStart(player);
    boolean isStarted = true;
    for (var player : players) {
      boolean hasMap = player.await(ServerMessage.GameStarted.class);
      isStarted &= hasMap;
      if (hasMap || isReady && player.isUsable())
        report.check(ServerClause.MAP, hasMap, "player " + player.id() + " received no map");
    }
    return isStarted;
  }

  /// Sets a free colour and starts; after a refusal of the colour, tries the next free colour.
  /// Returns whether the server accepted the start.
  private boolean introduceAndStart(CheckPlayer player) throws InterruptedException {
    var result = CheckedAnswer.notSent(new ClientMessage.Start());
    for (var colour : freeColours(player)) {
      result = player.request(introduction(player, colour));
      if (isColourRefused(result)) continue;
      result.checkConfirmed(report);
      result = player.request(new ClientMessage.Start());
      if (!isColourRefused(result)) break;
    }
    result.checkConfirmed(report);
    return result.isConfirmed() || result.hasEffect();
  }

  private static boolean isColourRefused(CheckedAnswer result) {
    if (!result.isRefused() || result.hasEffect()) return false;
    if (!(result.request() instanceof ClientMessage.Start)) return true;
    return result.received().stream()
        .anyMatch(
            it ->
                it instanceof ServerMessage.Answer answer && namesColour(answer.text())
                    || it instanceof ServerMessage.Failure(var text) && namesColour(text));
  }

  private static boolean namesColour(String text) {
    return text.toLowerCase(Locale.ROOT).contains("farbe");
  }

  /// The colours that no other player has. The lists of different players start with different
  /// colours.
  private List<Colour> freeColours(CheckPlayer player) {
    int index = players.indexOf(player);
    var free = new ArrayList<Colour>();
    for (int i = 0; i < COLOURS.size(); i++) {
      var colour = COLOURS.get((index + i) % COLOURS.size());
      boolean isTaken =
          players.stream()
              .anyMatch(it -> it != player && it.tracker().colour().equals(Optional.of(colour)));
      if (!isTaken) free.add(colour);
    }
    return free;
  }

  private ClientMessage introduction(CheckPlayer player, Colour colour) {
    var name = "Check " + (players.indexOf(player) + 1);
    return new ClientMessage.SetProfile(Optional.of(name), Optional.of(colour));
  }

  private void checkChat(CheckPlayer speaker) throws InterruptedException {
    var text = "Prüfung";
    if (!speaker.request(new ClientMessage.SendChat(text)).isSent()) return;
    for (var player : players) {
      player.receiveUntilQuiet(SHORT_QUIET);
      boolean isReceived =
          player.received().stream()
              .anyMatch(
                  it ->
                      it instanceof ServerMessage.Chat(var sender, var sent)
                          && sent.equals(text)
                          && sender.isPresent()
                          && sender.getAsInt() == speaker.id());
      if (player.isUsable() && speaker.isUsable())
        report.check(ServerClause.CHAT, isReceived, "player " + player.id() + " was not notified");
    }
  }

  @Override
  public void close() {
    players.forEach(CheckPlayer::close);
  }
}
