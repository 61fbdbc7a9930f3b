package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.catan.Colour;
import spieltisch.checker.CheckReport;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Conformance check of a server of the Catan protocol: three players play a whole game, send
/// invalid requests in between, and compare the messages with the document.
public final class ServerChecker {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final Duration QUIET = Duration.ofMillis(200);

  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(5);

  private final Supplier<Link> connector;
  private final Dialect dialect;
  private final Duration answerTimeout;
  private final CheckReport checkReport = new CheckReport(ServerClause.values());
  private final List<CheckPlayer> players = new ArrayList<>();

  public ServerChecker(Supplier<Link> connector, Dialect dialect) {
    this(connector, dialect, ANSWER_TIMEOUT);
  }

  /// @param answerTimeout how long an answer may take
  public ServerChecker(Supplier<Link> connector, Dialect dialect, Duration answerTimeout) {
    this.connector = connector;
    this.answerTimeout = answerTimeout;
    this.dialect = dialect;
  }

  /// Runs the check and returns the report. In protocols without an end, part of a game is played.
  ///
  /// @throws LinkException if the server cannot be reached or does not greet
  public CheckReport check() throws InterruptedException {
    try {
      joinAll();
      start();
      checkLateJoin();
      new CheckGame(checkReport, players, dialect, answerTimeout).play();
      new PostGameChecks(checkReport, players, dialect).check();
    } finally {
      players.forEach(CheckPlayer::close);
    }
    checkLostConnection();
    return checkReport;
  }

  private void joinAll() throws InterruptedException {
    players.clear();
    for (int i = 0; i < COLOURS.size(); i++) joinOne();
  }

  private void joinOne() throws InterruptedException {
    var player =
        new CheckPlayer(
            connector.get(),
            dialect,
            answerTimeout,
            line -> checkReport.check(ServerClause.STATES, false, line));
    players.add(player);
    boolean isGreeted = player.await(ServerMessage.Hello.class);
    if (!isGreeted) throw new LinkException("the server does not greet");
    var hello = (ServerMessage.Hello) player.received().getFirst();
    checkReport.check(ServerClause.GREETING, hello.protocol().equals(dialect.version()), hello);
    player.send(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
    if (!player.await(ServerMessage.Welcome.class))
      throw new LinkException("the server does not welcome the player");
    player.receiveUntilQuiet(Duration.ofMillis(200));
    for (var other : players) other.receiveUntilQuiet(Duration.ofMillis(50));
    checkJoin(player);
  }

  private void checkJoin(CheckPlayer player) {
    boolean isUnique = players.stream().filter(it -> it.id() == player.id()).count() == 1;
    checkReport.check(ServerClause.NUMBER, player.id() > 0 && isUnique, "number " + player.id());
    boolean knowsAll =
        players.stream().allMatch(it -> player.tracker().player(it.id()).isPresent());
    checkReport.check(ServerClause.NEWCOMER, knowsAll, player.received());
    for (var other : players)
      if (other != player)
        checkReport.check(
            ServerClause.OTHERS_HEAR,
            other.tracker().player(player.id()).isPresent(),
            "player " + other.id() + " was not notified of " + player.id());
  }

  private void start() throws InterruptedException {
    var first = players.get(0);
    var second = players.get(1);
    checkReport.check(
        ServerClause.NAME_FIRST,
        first.request(new ClientMessage.Start()).isRefused(),
        "the start was accepted");
    first.request(introduction(0, COLOURS.get(0))).checkConfirmed(checkReport);
    second.request(introduction(1, COLOURS.get(0)));
    first.request(new ClientMessage.Start()).checkConfirmed(checkReport);
    checkReport.check(
        ServerClause.COLOUR,
        second.request(new ClientMessage.Start()).isRefused(),
        "the start was accepted");
    checkChat(first);
    for (int i = 1; i < players.size(); i++) introduceAndStart(i);
    for (var player : players)
      checkReport.check(
          ServerClause.MAP,
          player.await(ServerMessage.GameStarted.class),
          "a player received no map");
  }

  private void introduceAndStart(int index) throws InterruptedException {
    var player = players.get(index);
    player.request(introduction(index, COLOURS.get(index))).checkConfirmed(checkReport);
    player.request(new ClientMessage.Start()).checkConfirmed(checkReport);
  }

  private static ClientMessage introduction(int index, Colour colour) {
    return new ClientMessage.SetProfile(Optional.of("Check " + (index + 1)), Optional.of(colour));
  }

  private void checkChat(CheckPlayer speaker) throws InterruptedException {
    var text = "Prüfung";
    speaker.request(new ClientMessage.SendChat(text));
    for (var player : players) {
      player.receiveUntilQuiet(Duration.ofMillis(50));
      boolean isReceived =
          player.received().stream()
              .anyMatch(
                  it ->
                      it instanceof ServerMessage.Chat(var sender, var sent)
                          && sent.equals(text)
                          && sender.isPresent()
                          && sender.getAsInt() == speaker.id());
      checkReport.check(
          ServerClause.CHAT, isReceived, "player " + player.id() + " was not notified");
    }
    var placeholder = new ClientMessage.SendChat("");
    checkReport.check(
        ServerClause.UNKNOWN_REQUEST,
        speaker.request(placeholder, "{\"Unsinn\":{}}").isRefused(),
        "no error");
    checkReport.check(
        ServerClause.MALFORMED_REQUEST,
        speaker.request(placeholder, "{\"Bauen\":{}}").isRefused(),
        "no error");
  }

  /// Connects after the start. The server may refuse the player or seat it elsewhere, but not in
  /// this game.
  private void checkLateJoin() throws InterruptedException {
    try (var latePlayer = new CheckPlayer(connector.get(), dialect, answerTimeout, _ -> {})) {
      if (latePlayer.await(ServerMessage.Hello.class))
        latePlayer.send(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
      latePlayer.receiveUntilQuiet(QUIET);
      for (var player : players) player.receiveUntilQuiet(Duration.ZERO);
      boolean hasJoined = latePlayer.tracker().isRunning() || sharesGame(latePlayer);
      checkReport.check(
          ServerClause.RUNNING_GAME, !hasJoined, "number " + latePlayer.id() + " joined the game");
    } catch (LinkException _) {
      checkReport.check(ServerClause.RUNNING_GAME, true, "no connection");
    }
  }

  /// A player at another table may have the number of a player here.
  private boolean sharesGame(CheckPlayer latePlayer) {
    boolean hasSameNumber = players.stream().anyMatch(it -> it.id() == latePlayer.id());
    return players.stream()
        .anyMatch(
            it ->
                it.id() != latePlayer.id() && latePlayer.tracker().player(it.id()).isPresent()
                    || !hasSameNumber && it.tracker().player(latePlayer.id()).isPresent());
  }

  /// Starts a second game that one player leaves. Without a second game the clause stays open.
  private void checkLostConnection() throws InterruptedException {
    try {
      joinAll();
      for (int i = 0; i < players.size(); i++) introduceAndStart(i);
      if (!players.getLast().await(ServerMessage.GameStarted.class)) return;
      var leavingPlayer = players.removeFirst();
      leavingPlayer.close();
      for (var player : players)
        checkReport.check(
            ServerClause.LOST,
            player.await(it -> isGone(it, leavingPlayer.id())),
            "player " + player.id() + " was not notified");
    } catch (LinkException _) {
      // The server allows one game only.
    } finally {
      players.forEach(CheckPlayer::close);
    }
  }

  private static boolean isGone(ServerMessage message, int id) {
    return message instanceof ServerMessage.StatusUpdate(var state)
        && state.id() == id
        && state.status() == PlayerStatus.CONNECTION_LOST;
  }
}
