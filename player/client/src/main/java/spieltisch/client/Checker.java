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
import spieltisch.catan.Resources;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.ClientMessage;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Extensions;
import spieltisch.siedler.Phrasing;
import spieltisch.siedler.ServerMessage;
import spieltisch.siedler.Status;
import spieltisch.siedler.Word;

/// Checks a server of the Catan protocol: three players play a whole game on it, ask now and then
/// for what is not allowed, and compare what they hear with the document.
public final class Checker {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final int MOST_ACTIONS = 20_000;
  private static final Duration NAP = Duration.ofMillis(2);
  private static final Duration QUIET = Duration.ofMillis(200);

  /// So many actions are enough where a game has no end.
  private static final int ENOUGH_ACTIONS = 400;

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// So many times the patience for an answer nothing may happen in a game.
  private static final int STALL = 3;

  private final Supplier<Link> door;
  private final Dialect dialect;
  private final Duration patience;
  private final Phrasing phrasing;
  private final boolean hasEnd;
  private final Report report = new Report(Clause.values());
  private final List<Witness> witnesses = new ArrayList<>();
  private final List<CatanPlayer> players = new ArrayList<>();
  private final Probes probes;

  public Checker(Supplier<Link> door, Dialect dialect) {
    this(door, dialect, PATIENCE);
  }

  /// @param patience how long an answer may take
  public Checker(Supplier<Link> door, Dialect dialect, Duration patience) {
    this.door = door;
    this.patience = patience;
    this.dialect = dialect;
    phrasing = new Phrasing(dialect);
    probes = new Probes(report, dialect);
    hasEnd = dialect.words().has(Word.GAME_ENDED);
  }

  /// Plays the game and reports. Where a game has no end, a part of one has to do.
  ///
  /// @throws LinkException if there is no server, or none that greets
  public Report check() throws InterruptedException {
    try {
      gather();
      start();
      intrude();
      play();
      new Hindsight(report, witnesses, dialect).judge();
    } finally {
      witnesses.forEach(Witness::close);
    }
    lose();
    return report;
  }

  private void gather() throws InterruptedException {
    witnesses.clear();
    players.clear();
    for (int i = 0; i < COLOURS.size(); i++) arrive(i);
  }

  // Before the game.

  private void arrive(int index) throws InterruptedException {
    var witness =
        new Witness(
            door.get(), dialect, patience, line -> report.check(Clause.STATES, false, line));
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
    report.check(
        Clause.NAME_FIRST, first.ask(new ClientMessage.Start()).isRefused(), "it was accepted");
    confirm(first.ask(introduction(0, COLOURS.get(0))));
    second.ask(introduction(1, COLOURS.get(0)));
    confirm(first.ask(new ClientMessage.Start()));
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
    confirm(witness.ask(introduction(index, COLOURS.get(index))));
    confirm(witness.ask(new ClientMessage.Start()));
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
        && player.status() == Status.GONE;
  }

  private void confirm(Witness.Exchange exchange) {
    report.check(Clause.CONFIRMED, exchange.isConfirmed(), exchange);
    if (exchange.isConfirmed() && exchange.consequenceAt() >= 0)
      report.check(Clause.CONSEQUENCES_FIRST, exchange.isInOrder(), exchange);
  }

  // The game.

  private void play() throws InterruptedException {
    long movedAt = System.nanoTime();
    int most = hasEnd ? MOST_ACTIONS : ENOUGH_ACTIONS;
    for (int actions = 0; actions < most && !isOver(); ) {
      boolean hasActed = false;
      for (int i = 0; i < witnesses.size() && !isOver(); i++) hasActed |= act(i);
      if (hasActed) {
        actions++;
        movedAt = System.nanoTime();
      } else for (var witness : witnesses) witness.listen(NAP);
      if (System.nanoTime() - movedAt > STALL * patience.toNanos()) return;
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
    if (dialect.words().has(Word.LONGEST_ROAD)) new Honours(report, view.get()).judge();
    var other = witnesses.get((index + 1) % witnesses.size());
    probes.tryOut(witness, view.get(), other);
    var action = choose(index, view.get());
    var exchange = witness.ask(witness.notebook().seating().message(action, phrasing));
    confirmMove(exchange, action);
    judgeHarbour(exchange, action, view.get());
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
    for (int i = 0; i < view.position().players(); i++) judgePoints(witness, Seat.of(i), view);
  }

  private void judgePoints(Witness witness, Seat seat, View view) {
    var ids = witness.notebook().seating().ids();
    if (view.seat().equals(Optional.of(seat)) || seat.index() >= ids.size()) return;
    var told = witness.notebook().fellow(ids.get(seat.index())).flatMap(Checker::points);
    told.ifPresent(
        points ->
            report.check(
                Clause.HIDDEN_POINTS,
                points == view.points(seat),
                "player " + ids.get(seat.index()) + " is told to have " + points));
  }

  private static Optional<Integer> points(Fellow fellow) {
    return fellow.points().isPresent() ? Optional.of(fellow.points().getAsInt()) : Optional.empty();
  }

  /// Below four to one it can only be a harbour's rate; the bank must be seen to have the card.
  private void judgeHarbour(Witness.Exchange exchange, Action action, View before) {
    if (!(action instanceof Action.TradeWithBank(var give, var want))) return;
    boolean isHarbour = give.total() < 4 * want.total();
    boolean isThere = Resources.unpacked(before.position().bank()).covers(want);
    if (isHarbour && isThere) report.check(Clause.HARBOURS, exchange.isConfirmed(), exchange);
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
