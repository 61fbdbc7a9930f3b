package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.View;
import spieltisch.catan.cards.Resources;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.OfferTracker;
import spieltisch.client.siedler.PlayerInfo;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// The game of a check: the witnesses play it by chance, and what they ask for and what they are
/// told is judged on the way.
final class CheckGame {
  private static final int MOST_ACTIONS = 20_000;

  /// So many actions are enough where a game has no end.
  private static final int ENOUGH_ACTIONS = 400;

  private static final Duration NAP = Duration.ofMillis(2);

  /// So many times the patience for an answer nothing may happen in a game.
  private static final int STALL = 3;

  private final CheckReport checkReport;
  private final List<CheckPlayer> witnesses;
  private final List<CatanPlayer> players = new ArrayList<>();
  private final Dialect dialect;
  private final Duration patience;
  private final MessageMapper messageMapper;
  private final IllegalActionProbes illegalActionProbes;

  /// @param witnesses who sit at a table whose game has begun
  CheckGame(
      CheckReport checkReport, List<CheckPlayer> witnesses, Dialect dialect, Duration patience) {
    this.checkReport = checkReport;
    this.witnesses = witnesses;
    this.dialect = dialect;
    this.patience = patience;
    messageMapper = new MessageMapper(dialect);
    illegalActionProbes = new IllegalActionProbes(checkReport, dialect);
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
      } else for (var checkPlayer : witnesses) checkPlayer.listen(NAP);
      if (System.nanoTime() - movedAt > STALL * patience.toNanos()) return;
    }
    for (var checkPlayer : witnesses) checkPlayer.listen(Duration.ofMillis(200));
  }

  private boolean isOver() {
    return witnesses.stream()
        .anyMatch(it -> it.isClosed() || it.heard().getLast() instanceof ServerMessage.GameEnded);
  }

  private boolean act(int index) throws InterruptedException {
    var checkPlayer = witnesses.get(index);
    checkPlayer.listen(Duration.ZERO);
    var deal = checkPlayer.notebook().offers().unanswered(checkPlayer.id());
    if (deal.isPresent()) return answer(index, deal.get());
    var view = checkPlayer.notebook().view();
    if (view.isEmpty()) return false;
    judgePoints(checkPlayer, view.get());
    if (dialect.words().has(Word.LONGEST_ROAD)) new AwardChecks(checkReport, view.get()).judge();
    var other = witnesses.get((index + 1) % witnesses.size());
    illegalActionProbes.tryOut(checkPlayer, view.get(), other);
    var action = choose(index, view.get());
    var exchange =
        checkPlayer.ask(checkPlayer.notebook().seatNumbers().message(action, messageMapper));
    confirmMove(exchange, action);
    judgeHarbour(exchange, action, view.get());
    PostGameChecks.judgeRoll(
        checkReport, exchange, view.get(), checkPlayer.notebook().seatNumbers());
    return true;
  }

  private void judgePoints(CheckPlayer checkPlayer, View view) {
    var told = checkPlayer.notebook().points();
    if (told.isEmpty()) return;
    int own = view.points(view.seat().orElseThrow());
    checkReport.check(
        ServerClause.POINTS,
        told.getAsInt() == own,
        "player " + checkPlayer.id() + " is told " + told.getAsInt() + " points but has " + own);
    for (int i = 0; i < view.open().players(); i++) judgePoints(checkPlayer, Seat.of(i), view);
  }

  private void judgePoints(CheckPlayer checkPlayer, Seat seat, View view) {
    var ids = checkPlayer.notebook().seatNumbers().ids();
    if (view.seat().equals(Optional.of(seat)) || seat.index() >= ids.size()) return;
    var told = checkPlayer.notebook().player(ids.get(seat.index())).flatMap(CheckGame::points);
    told.ifPresent(
        points ->
            checkReport.check(
                ServerClause.HIDDEN_POINTS,
                points == view.points(seat),
                "player " + ids.get(seat.index()) + " is told to have " + points));
  }

  private static Optional<Integer> points(PlayerInfo playerInfo) {
    return playerInfo.points().isPresent()
        ? Optional.of(playerInfo.points().getAsInt())
        : Optional.empty();
  }

  /// Below four to one it can only be a harbour's rate; the bank must be seen to have the card.
  private void judgeHarbour(CheckPlayer.Exchange exchange, Action action, View before) {
    if (!(action instanceof Action.TradeWithBank(var give, var want))) return;
    boolean isHarbour = give.total() < 4 * want.total();
    boolean isThere = Resources.unpacked(before.open().bank()).covers(want);
    if (isHarbour && isThere)
      checkReport.check(ServerClause.HARBOURS, exchange.isConfirmed(), exchange);
  }

  private Action choose(int index, View view) {
    return players.get(index).choose(view, Deadline.inMillis(1000));
  }

  private boolean answer(int index, OfferTracker.TrackedOffer deal) throws InterruptedException {
    var checkPlayer = witnesses.get(index);
    var view = checkPlayer.notebook().view(deal);
    boolean accepts =
        view.isPresent()
            && choose(index, view.get()) instanceof Action.Answer(var id, var yes)
            && id == deal.id()
            && yes;
    confirmMove(
        checkPlayer.ask(new ClientMessage.Answer(deal.id(), accepts)),
        new Action.Answer(deal.id(), accepts));
    checkPlayer.notebook().offers().markAnswered(deal.id());
    return true;
  }

  /// Of trades between players a refusal may come from what only the server knows, and the end of
  /// the game needs no confirmation.
  private void confirmMove(CheckPlayer.Exchange exchange, Action action) {
    boolean isTrade =
        action instanceof Action.Answer
            || action instanceof Action.Conclude
            || action instanceof Action.Withdraw
            || action instanceof Action.TradeWithBank
            || action instanceof Action.PlayInvention;
    boolean isEnd = exchange.heard().stream().anyMatch(ServerMessage.GameEnded.class::isInstance);
    if (isEnd || isTrade && exchange.isRefused()) return;
    exchange.confirm(checkReport);
  }
}
