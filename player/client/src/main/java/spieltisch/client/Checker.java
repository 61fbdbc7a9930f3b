package spieltisch.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.catan.Colour;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.PlayerStatus;

/// Checks a server of the Catan protocol: three players play a whole game on it, ask now and then
/// for what is not allowed, and compare what they hear with the document.
public final class Checker {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final Duration QUIET = Duration.ofMillis(200);

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Supplier<Link> door;
  private final Dialect dialect;
  private final Duration patience;
  private final Report report = new Report(Clause.values());
  private final List<Witness> witnesses = new ArrayList<>();

  public Checker(Supplier<Link> door, Dialect dialect) {
    this(door, dialect, PATIENCE);
  }

  /// @param patience how long an answer may take
  public Checker(Supplier<Link> door, Dialect dialect, Duration patience) {
    this.door = door;
    this.patience = patience;
    this.dialect = dialect;
  }

  /// Plays the game and reports. Where a game has no end, a part of one has to do.
  ///
  /// @throws LinkException if there is no server, or none that greets
  public Report check() throws InterruptedException {
    try {
      gather();
      start();
      intrude();
      new Trial(report, witnesses, dialect, patience).play();
      new Hindsight(report, witnesses, dialect).judge();
    } finally {
      witnesses.forEach(Witness::close);
    }
    lose();
    return report;
  }

  private void gather() throws InterruptedException {
    witnesses.clear();
    for (int i = 0; i < COLOURS.size(); i++) arrive();
  }

  private void arrive() throws InterruptedException {
    var witness =
        new Witness(
            door.get(), dialect, patience, line -> report.check(Clause.STATES, false, line));
    witnesses.add(witness);
    boolean isGreeted = witness.awaits(ServerMessage.Hello.class);
    if (!isGreeted) throw new LinkException("the server does not greet");
    var hello = (ServerMessage.Hello) witness.heard().getFirst();
    report.check(Clause.GREETING, hello.protocol().equals(dialect.version()), hello);
    witness.say(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
    if (!witness.awaits(ServerMessage.Welcome.class))
      throw new LinkException("the server welcomes nobody");
    witness.listen(Duration.ofMillis(200));
    for (var other : witnesses) other.listen(Duration.ofMillis(50));
    judgeArrival(witness);
  }

  private void judgeArrival(Witness witness) {
    boolean isUnique = witnesses.stream().filter(it -> it.id() == witness.id()).count() == 1;
    report.check(Clause.NUMBER, witness.id() > 0 && isUnique, "number " + witness.id());
    boolean knowsAll =
        witnesses.stream().allMatch(it -> witness.notebook().fellow(it.id()).isPresent());
    report.check(Clause.NEWCOMER, knowsAll, witness.heard());
    for (var other : witnesses)
      if (other != witness)
        report.check(
            Clause.OTHERS_HEAR,
            other.notebook().fellow(witness.id()).isPresent(),
            "player " + other.id() + " did not hear of " + witness.id());
  }

  private void start() throws InterruptedException {
    var first = witnesses.get(0);
    var second = witnesses.get(1);
    report.check(
        Clause.NAME_FIRST, first.ask(new ClientMessage.Start()).isRefused(), "it was accepted");
    first.ask(introduction(0, COLOURS.get(0))).confirm(report);
    second.ask(introduction(1, COLOURS.get(0)));
    first.ask(new ClientMessage.Start()).confirm(report);
    report.check(
        Clause.COLOUR, second.ask(new ClientMessage.Start()).isRefused(), "it was accepted");
    talk(first);
    for (int i = 1; i < witnesses.size(); i++) ready(i);
    for (var witness : witnesses)
      report.check(
          Clause.MAP, witness.awaits(ServerMessage.GameStarted.class), "no map came to a player");
  }

  private void ready(int index) throws InterruptedException {
    var witness = witnesses.get(index);
    witness.ask(introduction(index, COLOURS.get(index))).confirm(report);
    witness.ask(new ClientMessage.Start()).confirm(report);
  }

  private static ClientMessage introduction(int index, Colour colour) {
    return new ClientMessage.Introduce(Optional.of("Check " + (index + 1)), Optional.of(colour));
  }

  private void talk(Witness speaker) throws InterruptedException {
    var text = "Prüfung";
    speaker.ask(new ClientMessage.Say(text));
    for (var witness : witnesses) {
      witness.listen(Duration.ofMillis(50));
      boolean isHeard =
          witness.heard().stream()
              .anyMatch(
                  it ->
                      it instanceof ServerMessage.Chat(var sender, var said)
                          && said.equals(text)
                          && sender.isPresent()
                          && sender.getAsInt() == speaker.id());
      report.check(Clause.CHAT, isHeard, "player " + witness.id() + " did not hear it");
    }
    var nonsense = new ClientMessage.Say("");
    report.check(
        Clause.UNKNOWN_REQUEST, speaker.ask(nonsense, "{\"Unsinn\":{}}").isRefused(), "no error");
    report.check(
        Clause.MALFORMED_REQUEST, speaker.ask(nonsense, "{\"Bauen\":{}}").isRefused(), "no error");
  }

  /// Somebody comes too late: he may be turned away or sit somewhere else, but not here.
  private void intrude() throws InterruptedException {
    try (var late = new Witness(door.get(), dialect, patience, _ -> {})) {
      if (late.awaits(ServerMessage.Hello.class))
        late.say(new ClientMessage.Hello("Spieltisch check (KI)", Extensions.NONE));
      late.listen(QUIET);
      for (var witness : witnesses) witness.listen(Duration.ZERO);
      boolean isIn = late.notebook().isRunning() || hasMet(late);
      report.check(Clause.RUNNING_GAME, !isIn, "number " + late.id() + " came in");
    } catch (LinkException _) {
      report.check(Clause.RUNNING_GAME, true, "no connection");
    }
  }

  /// At another table he may have the number of somebody here.
  private boolean hasMet(Witness late) {
    boolean isNamesake = witnesses.stream().anyMatch(it -> it.id() == late.id());
    return witnesses.stream()
        .anyMatch(
            it ->
                it.id() != late.id() && late.notebook().fellow(it.id()).isPresent()
                    || !isNamesake && it.notebook().fellow(late.id()).isPresent());
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
      for (var witness : witnesses)
        report.check(
            Clause.LOST,
            witness.awaits(it -> isGone(it, lost.id())),
            "player " + witness.id() + " did not hear it");
    } catch (LinkException _) {
      // One game and no other.
    } finally {
      witnesses.forEach(Witness::close);
    }
  }

  private static boolean isGone(ServerMessage message, int id) {
    return message instanceof ServerMessage.StatusUpdate(var player)
        && player.id() == id
        && player.status() == PlayerStatus.GONE;
  }
}
