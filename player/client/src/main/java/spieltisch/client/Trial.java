package spieltisch.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.codec.Word;

/// The game of a check: the witnesses play it by chance, and what they ask for and what they are
/// told is judged on the way.
final class Trial {
  private static final int MOST_ACTIONS = 20_000;

  /// So many actions are enough where a game has no end.
  private static final int ENOUGH_ACTIONS = 400;

  private static final Duration NAP = Duration.ofMillis(2);

  /// So many times the patience for an answer nothing may happen in a game.
  private static final int STALL = 3;

  private final Report report;
  private final List<Witness> witnesses;
  private final List<CatanPlayer> players = new ArrayList<>();
  private final Dialect dialect;
  private final Duration patience;
  private final MessageMapper messageMapper;
  private final Probes probes;

  /// @param witnesses who sit at a table whose game has begun
  Trial(Report report, List<Witness> witnesses, Dialect dialect, Duration patience) {
    this.report = report;
    this.witnesses = witnesses;
    this.dialect = dialect;
    this.patience = patience;
    messageMapper = new MessageMapper(dialect);
    probes = new Probes(report, dialect);
    for (int i = 0; i < witnesses.size(); i++) players.add(Level.RANDOM.catanPlayer(i));
  }

  /// Plays until the game is over, or nothing happens any more.
  void play() throws InterruptedException {
    long movedAt = System.nanoTime();
    int most = dialect.words().has(Word.GAME_ENDED) ? MOST_ACTIONS : ENOUGH_ACTIONS;
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
    var exchange = witness.ask(witness.notebook().seating().message(action, messageMapper));
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
    var told = witness.notebook().fellow(ids.get(seat.index())).flatMap(Trial::points);
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
    exchange.confirm(report);
  }
}
