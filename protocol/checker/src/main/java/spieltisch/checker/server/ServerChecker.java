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

/// Checks a server of the Catan protocol: three players play a whole game on it, ask now and then
/// for what is not allowed, and compare what they hear with the document.
public final class ServerChecker {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final Duration QUIET = Duration.ofMillis(200);

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Supplier<Link> door;
  private final Dialect dialect;
  private final Duration patience;
  private final CheckReport checkReport = new CheckReport(ServerClause.values());
  private final List<CheckPlayer> witnesses = new ArrayList<>();

  public ServerChecker(Supplier<Link> door, Dialect dialect) {
    this(door, dialect, PATIENCE);
  }

  /// @param patience how long an answer may take
  public ServerChecker(Supplier<Link> door, Dialect dialect, Duration patience) {
    this.door = door;
    this.patience = patience;
    this.dialect = dialect;
  }

  /// Plays the game and reports. Where a game has no end, a part of one has to do.
  ///
  /// @throws LinkException if there is no server, or none that greets
  public CheckReport check() throws InterruptedException {
    try {
      gather();
      start();
      intrude();
      new CheckGame(checkReport, witnesses, dialect, patience).play();
      new PostGameChecks(checkReport, witnesses, dialect).judge();
    } finally {
      witnesses.forEach(CheckPlayer::close);
    }
    lose();
    return checkReport;
  }

  private void gather() throws InterruptedException {
    witnesses.clear();
    for (int i = 0; i < COLOURS.size(); i++) arrive();
  }

  private void arrive() throws InterruptedException {
    var checkPlayer =
        new CheckPlayer(
            door.get(),
            dialect,
            patience,
            line -> checkReport.check(ServerClause.STATES, false, line));
    witnesses.add(checkPlayer);
    boolean isGreeted = checkPlayer.awaits(ServerMessage.Hello.class);
    if (!isGreeted) throw new LinkException("the server does not greet");
    var hello = (ServerMessage.Hello) checkPlayer.heard().getFirst();
    checkReport.check(ServerClause.GREETING, hello.protocol().equals(dialect.version()), hello);
    checkPlayer.say(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
    if (!checkPlayer.awaits(ServerMessage.Welcome.class))
      throw new LinkException("the server welcomes nobody");
    checkPlayer.listen(Duration.ofMillis(200));
    for (var other : witnesses) other.listen(Duration.ofMillis(50));
    judgeArrival(checkPlayer);
  }

  private void judgeArrival(CheckPlayer checkPlayer) {
    boolean isUnique = witnesses.stream().filter(it -> it.id() == checkPlayer.id()).count() == 1;
    checkReport.check(
        ServerClause.NUMBER, checkPlayer.id() > 0 && isUnique, "number " + checkPlayer.id());
    boolean knowsAll =
        witnesses.stream().allMatch(it -> checkPlayer.notebook().player(it.id()).isPresent());
    checkReport.check(ServerClause.NEWCOMER, knowsAll, checkPlayer.heard());
    for (var other : witnesses)
      if (other != checkPlayer)
        checkReport.check(
            ServerClause.OTHERS_HEAR,
            other.notebook().player(checkPlayer.id()).isPresent(),
            "player " + other.id() + " did not hear of " + checkPlayer.id());
  }

  private void start() throws InterruptedException {
    var first = witnesses.get(0);
    var second = witnesses.get(1);
    checkReport.check(
        ServerClause.NAME_FIRST,
        first.ask(new ClientMessage.Start()).isRefused(),
        "it was accepted");
    first.ask(introduction(0, COLOURS.get(0))).confirm(checkReport);
    second.ask(introduction(1, COLOURS.get(0)));
    first.ask(new ClientMessage.Start()).confirm(checkReport);
    checkReport.check(
        ServerClause.COLOUR, second.ask(new ClientMessage.Start()).isRefused(), "it was accepted");
    talk(first);
    for (int i = 1; i < witnesses.size(); i++) ready(i);
    for (var checkPlayer : witnesses)
      checkReport.check(
          ServerClause.MAP,
          checkPlayer.awaits(ServerMessage.GameStarted.class),
          "no map came to a player");
  }

  private void ready(int index) throws InterruptedException {
    var checkPlayer = witnesses.get(index);
    checkPlayer.ask(introduction(index, COLOURS.get(index))).confirm(checkReport);
    checkPlayer.ask(new ClientMessage.Start()).confirm(checkReport);
  }

  private static ClientMessage introduction(int index, Colour colour) {
    return new ClientMessage.SetProfile(Optional.of("Check " + (index + 1)), Optional.of(colour));
  }

  private void talk(CheckPlayer speaker) throws InterruptedException {
    var text = "Prüfung";
    speaker.ask(new ClientMessage.SendChat(text));
    for (var checkPlayer : witnesses) {
      checkPlayer.listen(Duration.ofMillis(50));
      boolean isHeard =
          checkPlayer.heard().stream()
              .anyMatch(
                  it ->
                      it instanceof ServerMessage.Chat(var sender, var said)
                          && said.equals(text)
                          && sender.isPresent()
                          && sender.getAsInt() == speaker.id());
      checkReport.check(
          ServerClause.CHAT, isHeard, "player " + checkPlayer.id() + " did not hear it");
    }
    var nonsense = new ClientMessage.SendChat("");
    checkReport.check(
        ServerClause.UNKNOWN_REQUEST,
        speaker.ask(nonsense, "{\"Unsinn\":{}}").isRefused(),
        "no error");
    checkReport.check(
        ServerClause.MALFORMED_REQUEST,
        speaker.ask(nonsense, "{\"Bauen\":{}}").isRefused(),
        "no error");
  }

  /// Somebody comes too late: he may be turned away or sit somewhere else, but not here.
  private void intrude() throws InterruptedException {
    try (var late = new CheckPlayer(door.get(), dialect, patience, _ -> {})) {
      if (late.awaits(ServerMessage.Hello.class))
        late.say(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
      late.listen(QUIET);
      for (var checkPlayer : witnesses) checkPlayer.listen(Duration.ZERO);
      boolean isIn = late.notebook().isRunning() || hasMet(late);
      checkReport.check(ServerClause.RUNNING_GAME, !isIn, "number " + late.id() + " came in");
    } catch (LinkException _) {
      checkReport.check(ServerClause.RUNNING_GAME, true, "no connection");
    }
  }

  /// At another table he may have the number of somebody here.
  private boolean hasMet(CheckPlayer late) {
    boolean isNamesake = witnesses.stream().anyMatch(it -> it.id() == late.id());
    return witnesses.stream()
        .anyMatch(
            it ->
                it.id() != late.id() && late.notebook().player(it.id()).isPresent()
                    || !isNamesake && it.notebook().player(late.id()).isPresent());
  }

  /// Another game, which one of the players leaves; if the server has no second game, it stays open
  /// what happens then.
  private void lose() throws InterruptedException {
    try {
      gather();
      for (int i = 0; i < witnesses.size(); i++) ready(i);
      if (!witnesses.getLast().awaits(ServerMessage.GameStarted.class)) return;
      var lost = witnesses.removeFirst();
      lost.close();
      for (var checkPlayer : witnesses)
        checkReport.check(
            ServerClause.LOST,
            checkPlayer.awaits(it -> isGone(it, lost.id())),
            "player " + checkPlayer.id() + " did not hear it");
    } catch (LinkException _) {
      // One game and no other.
    } finally {
      witnesses.forEach(CheckPlayer::close);
    }
  }

  private static boolean isGone(ServerMessage message, int id) {
    return message instanceof ServerMessage.StatusUpdate(var player)
        && player.id() == id
        && player.status() == PlayerStatus.CONNECTION_LOST;
  }
}
