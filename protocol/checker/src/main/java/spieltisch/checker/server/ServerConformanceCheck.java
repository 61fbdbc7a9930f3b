package spieltisch.checker.server;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import spieltisch.checker.CheckReport;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Checks whether a server conforms to the Catan protocol. Three players play a whole game, send
/// illegal requests in between, and compare the messages with the document. Afterwards come probes
/// that may break a server: a late player, a player who leaves, and malformed requests.
public final class ServerConformanceCheck {
  private static final int PLAYERS = 3;
  private static final Duration QUIET = Duration.ofMillis(200);
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(5);

  private final Supplier<Link> connector;
  private final Dialect dialect;
  private final Duration answerTimeout;
  private final Consumer<String> progress;
  private final CheckReport report = new CheckReport(ServerClause.values());

  /// @param progress receives a line of text for each step
  public ServerConformanceCheck(
      Supplier<Link> connector, Dialect dialect, Consumer<String> progress) {
    this(connector, dialect, ANSWER_TIMEOUT, progress);
  }

  /// @param answerTimeout how long the checker waits for an answer
  public ServerConformanceCheck(Supplier<Link> connector, Dialect dialect, Duration answerTimeout) {
    this(connector, dialect, answerTimeout, _ -> {});
  }

  private ServerConformanceCheck(
      Supplier<Link> connector,
      Dialect dialect,
      Duration answerTimeout,
      Consumer<String> progress) {
    this.connector = connector;
    this.answerTimeout = answerTimeout;
    this.dialect = dialect;
    this.progress = progress;
  }

  /// Runs the check and returns the report. In a protocol without an end of the game, the checker
  /// plays only part of a game.
  ///
  /// @throws LinkException if the server is unreachable or sends no greeting
  public CheckReport check() throws InterruptedException {
    checkGame();
    checkSecondGame();
    checkBadInput();
    return report;
  }

  private CheckLobby lobby(CheckReport destination) {
    return new CheckLobby(destination, connector, dialect, answerTimeout);
  }

  private void checkGame() throws InterruptedException {
    try (var lobby = lobby(report)) {
      progress.accept(PLAYERS + " players join");
      for (int i = 0; i < PLAYERS; i++) lobby.join();
      progress.accept("the players choose colours and start");
      if (lobby.startWithSameColour()) {
        progress.accept("the players play a game");
        new CheckGame(report, lobby.players(), dialect, answerTimeout, progress).play();
      } else progress.accept("no game began; the clauses about it stay open");
      new TranscriptChecks(report, lobby.players(), dialect).check();
    }
  }

  /// Starts a second game, in which one player comes too late and another player leaves. If the
  /// second game does not start, the clauses about these players stay open. The start of the second
  /// game is not checked.
  private void checkSecondGame() throws InterruptedException {
    progress.accept("a second game, which a player leaves");
    try (var lobby = lobby(new CheckReport())) {
      for (int i = 0; i < PLAYERS; i++) lobby.join();
      if (!lobby.start()) {
        progress.accept("no second game began; the clauses about it stay open");
        return;
      }
      checkLateJoin(lobby.players());
      checkLeaving(lobby);
    } catch (LinkException e) {
      progress.accept("no second game: " + e.getMessage());
    }
  }

  private void checkBadInput() throws InterruptedException {
    progress.accept("malformed requests on spare connections");
    try (var lobby = lobby(new CheckReport())) {
      new BadInputProbes(report, dialect, lobby).probe();
    }
  }

  /// Connects a player after the start of the game. The server may refuse this player or seat it at
  /// another table, but not in the running game.
  private void checkLateJoin(List<CheckPlayer> players) throws InterruptedException {
    try (var latePlayer = new CheckPlayer(connector.get(), dialect, answerTimeout, _ -> {})) {
      if (latePlayer.await(ServerMessage.Hello.class))
        latePlayer.send(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
      latePlayer.receiveUntilQuiet(QUIET);
      for (var player : players) player.receiveUntilQuiet(Duration.ZERO);
      boolean hasJoined = latePlayer.tracker().isRunning() || sharesGame(latePlayer, players);
      report.check(
          ServerClause.RUNNING_GAME, !hasJoined, "number " + latePlayer.id() + " joined the game");
    } catch (LinkException _) {
      report.check(ServerClause.RUNNING_GAME, true, "no connection");
    }
  }

  /// Whether a player who joined late is in the same game as the other players. A player at another
  /// table may have the same number as a player of this game.
  private static boolean sharesGame(CheckPlayer latePlayer, List<CheckPlayer> players) {
    boolean hasSameNumber = players.stream().anyMatch(it -> it.id() == latePlayer.id());
    return players.stream()
        .anyMatch(
            it ->
                it.id() != latePlayer.id() && latePlayer.tracker().player(it.id()).isPresent()
                    || !hasSameNumber && it.tracker().player(latePlayer.id()).isPresent());
  }

  private void checkLeaving(CheckLobby lobby) throws InterruptedException {
    var leavingPlayer = lobby.players().getFirst();
    lobby.leave(leavingPlayer);
    for (var player : lobby.players()) {
      boolean isNotified = player.await(it -> isGone(it, leavingPlayer.id()));
      if (isNotified || !player.isClosed())
        report.check(ServerClause.LOST, isNotified, "player " + player.id() + " was not notified");
    }
  }

  private static boolean isGone(ServerMessage message, int id) {
    return message instanceof ServerMessage.StatusUpdate(var state)
        && state.id() == id
        && state.status() == PlayerStatus.CONNECTION_LOST;
  }
}
