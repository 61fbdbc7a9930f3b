package spieltisch.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.View;
import spieltisch.siedler.ClientMessage;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Extensions;
import spieltisch.siedler.Phrasing;
import spieltisch.siedler.ServerMessage;

/// Checks a server of the Catan protocol: three players play a whole game on it, ask now and then
/// for what is not allowed, and compare what they hear with the document.
public final class Checker {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final int MOST_ACTIONS = 20_000;
  private static final Duration NAP = Duration.ofMillis(2);
  private static final long STALL_NANOS = Duration.ofSeconds(15).toNanos();

  private final Supplier<Link> door;
  private final Dialect dialect;
  private final Phrasing phrasing;
  private final Report report = new Report();
  private final List<Witness> witnesses = new ArrayList<>();
  private final List<CatanPlayer> players = new ArrayList<>();
  private final Probes probes = new Probes(report);

  public Checker(Supplier<Link> door, Dialect dialect) {
    this.door = door;
    this.dialect = dialect;
    phrasing = new Phrasing(dialect);
  }

  /// Plays the game and reports.
  ///
  /// @throws LinkException if there is no server, or none that greets
  public Report check() throws InterruptedException {
    try {
      for (int i = 0; i < COLOURS.size(); i++) arrive(i);
      start();
      play();
      new Hindsight(report, witnesses).judge();
      return report;
    } finally {
      witnesses.forEach(Witness::close);
    }
  }

  // Before the game.

  private void arrive(int index) throws InterruptedException {
    var witness =
        new Witness(door.get(), dialect, line -> report.check(Clause.STATES, false, line));
    witnesses.add(witness);
    players.add(Level.RANDOM.catanPlayer(index));
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
    confirm(first.ask(introduction(0, COLOURS.get(0))));
    second.ask(introduction(1, COLOURS.get(0)));
    confirm(first.ask(new ClientMessage.Start()));
    report.check(
        Clause.COLOUR, second.ask(new ClientMessage.Start()).isRefused(), "it was accepted");
    talk(first);
    for (int i = 1; i < witnesses.size(); i++) {
      confirm(witnesses.get(i).ask(introduction(i, COLOURS.get(i))));
      confirm(witnesses.get(i).ask(new ClientMessage.Start()));
    }
    for (var witness : witnesses)
      report.check(
          Clause.MAP, witness.awaits(ServerMessage.GameStarted.class), "no map came to a player");
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

  private void confirm(Witness.Exchange exchange) {
    report.check(Clause.CONFIRMED, exchange.isConfirmed(), exchange);
    if (exchange.isConfirmed() && exchange.consequenceAt() >= 0)
      report.check(Clause.CONSEQUENCES_FIRST, exchange.isInOrder(), exchange);
  }

  // The game.

  private void play() throws InterruptedException {
    long movedAt = System.nanoTime();
    for (int actions = 0; actions < MOST_ACTIONS && !isOver(); ) {
      boolean hasActed = false;
      for (int i = 0; i < witnesses.size() && !isOver(); i++) hasActed |= act(i);
      if (hasActed) {
        actions++;
        movedAt = System.nanoTime();
      } else for (var witness : witnesses) witness.listen(NAP);
      if (System.nanoTime() - movedAt > STALL_NANOS) return;
    }
    for (var witness : witnesses) witness.listen(Duration.ofMillis(200));
  }

  private boolean isOver() {
    return witnesses.stream()
        .anyMatch(it -> it.isClosed() || it.heard().getLast() instanceof ServerMessage.GameEnded);
  }

  private boolean act(int index) throws InterruptedException {
    var witness = witnesses.get(index);
    witness.listen(Duration.ZERO);
    var deal = witness.notebook().market().unanswered(witness.id());
    if (deal.isPresent()) return answer(index, deal.get());
    var view = witness.notebook().view();
    if (view.isEmpty()) return false;
    judgePoints(witness, view.get());
    var other = witnesses.get((index + 1) % witnesses.size());
    probes.tryOut(witness, view.get(), other);
    var action = choose(index, view.get());
    var exchange = witness.ask(witness.notebook().seating().message(action, phrasing));
    confirmMove(exchange, action);
    Hindsight.judgeRoll(report, exchange, view.get(), witness.notebook().seating());
    return true;
  }

  private void judgePoints(Witness witness, View view) {
    var told = witness.notebook().points();
    if (told.isEmpty()) return;
    int own = view.points(view.seat().orElseThrow());
    report.check(
        Clause.POINTS,
        told.getAsInt() == own,
        "player " + witness.id() + " is told " + told.getAsInt() + " points but has " + own);
  }

  private Action choose(int index, View view) {
    return players.get(index).choose(view, Deadline.inMillis(1000));
  }

  private boolean answer(int index, Market.Deal deal) throws InterruptedException {
    var witness = witnesses.get(index);
    var view = witness.notebook().view(deal);
    boolean accepts =
        view.isPresent()
            && choose(index, view.get()) instanceof Action.Answer(var id, var yes)
            && id == deal.id()
            && yes;
    confirmMove(
        witness.ask(new ClientMessage.Answer(deal.id(), accepts)),
        new Action.Answer(deal.id(), accepts));
    witness.notebook().market().giveUp(deal.id());
    return true;
  }

  /// Of trades between players a refusal may come from what only the server knows, and the end of
  /// the game needs no confirmation.
  private void confirmMove(Witness.Exchange exchange, Action action) {
    boolean isTrade =
        action instanceof Action.Answer
            || action instanceof Action.Conclude
            || action instanceof Action.Withdraw
            || action instanceof Action.TradeWithBank
            || action instanceof Action.PlayInvention;
    boolean isEnd = exchange.heard().stream().anyMatch(ServerMessage.GameEnded.class::isInstance);
    if (isEnd || isTrade && exchange.isRefused()) return;
    confirm(exchange);
  }
}
