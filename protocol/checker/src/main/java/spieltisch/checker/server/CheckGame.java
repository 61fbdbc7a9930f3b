package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/// Plays the game of a server check and checks requests and messages on the way.
final class CheckGame {
  private static final int MAX_ACTIONS = 20_000;

  /// The number of actions in a protocol without an end.
  private static final int ACTIONS_WITHOUT_END = 400;

  private static final Duration POLL_TIME = Duration.ofMillis(2);

  /// The game is stalled after this multiple of the answer timeout.
  private static final int STALL_FACTOR = 3;

  private final CheckReport report;
  private final List<CheckPlayer> players;
  private final List<CheckPolicy> policies = new ArrayList<>();
  private final Dialect dialect;
  private final Duration answerTimeout;
  private final MessageMapper mapper;
  private final IllegalActionProbes probes;

  /// @param players the players of a game that has started
  CheckGame(
      CheckReport report, List<CheckPlayer> players, Dialect dialect, Duration answerTimeout) {
    this.report = report;
    this.players = players;
    this.dialect = dialect;
    this.answerTimeout = answerTimeout;
    mapper = new MessageMapper(dialect);
    probes = new IllegalActionProbes(report, dialect);
    for (int i = 0; i < players.size(); i++) policies.add(new CheckPolicy(report, i));
  }

  /// Plays until the game is over or stalled.
  void play() throws InterruptedException {
    long lastActionAt = System.nanoTime();
    int maxActions = dialect.words().has(Word.GAME_ENDED) ? MAX_ACTIONS : ACTIONS_WITHOUT_END;
    for (int actions = 0; actions < maxActions && !isOver(); ) {
      boolean hasActed = false;
      for (int i = 0; i < players.size() && !isOver(); i++) hasActed |= act(i);
      if (hasActed) {
        actions++;
        lastActionAt = System.nanoTime();
      } else for (var player : players) player.receiveUntilQuiet(POLL_TIME);
      if (System.nanoTime() - lastActionAt > STALL_FACTOR * answerTimeout.toNanos()) return;
    }
    for (var player : players) player.receiveUntilQuiet(Duration.ofMillis(200));
  }

  private boolean isOver() {
    return players.stream()
        .anyMatch(
            it -> it.isClosed() || it.received().getLast() instanceof ServerMessage.GameEnded);
  }

  private boolean act(int index) throws InterruptedException {
    var player = players.get(index);
    player.receiveUntilQuiet(Duration.ZERO);
    var offer = player.tracker().offers().unanswered(player.id());
    if (offer.isPresent()) return answer(index, offer.get());
    var view = player.tracker().view();
    if (view.isEmpty()) return false;
    checkPoints(player, view.get());
    if (dialect.words().has(Word.LONGEST_ROAD)) new AwardChecks(report, view.get()).check();
    var other = players.get((index + 1) % players.size());
    probes.probe(player, view.get(), other);
    var action = policies.get(index).choose(view.get());
    var result = player.request(player.tracker().seatNumbers().message(action, mapper));
    checkConfirmed(result, action);
    checkHarbour(result, action, view.get());
    PostGameChecks.checkRoll(report, result, view.get(), player.tracker().seatNumbers());
    return true;
  }

  private void checkPoints(CheckPlayer player, View view) {
    var reported = player.tracker().points();
    if (reported.isEmpty()) return;
    int own = view.points(view.seat().orElseThrow());
    report.check(
        ServerClause.POINTS,
        reported.getAsInt() == own,
        "player "
            + player.id()
            + " is reported with "
            + reported.getAsInt()
            + " points but has "
            + own);
    for (int i = 0; i < view.position().players(); i++) checkPoints(player, Seat.of(i), view);
  }

  private void checkPoints(CheckPlayer player, Seat seat, View view) {
    var ids = player.tracker().seatNumbers().ids();
    if (view.seat().equals(Optional.of(seat)) || seat.index() >= ids.size()) return;
    var reported = player.tracker().player(ids.get(seat.index())).flatMap(CheckGame::points);
    reported.ifPresent(
        points ->
            report.check(
                ServerClause.HIDDEN_POINTS,
                points == view.points(seat),
                "player " + ids.get(seat.index()) + " is reported with " + points + " points"));
  }

  private static Optional<Integer> points(PlayerInfo playerInfo) {
    return playerInfo.points().isPresent()
        ? Optional.of(playerInfo.points().getAsInt())
        : Optional.empty();
  }

  /// A bank trade below 4:1 uses a harbour. The bank must visibly have the card.
  private void checkHarbour(CheckPlayer.RequestResult result, Action action, View before) {
    if (!(action instanceof Action.TradeWithBank(var give, var want))) return;
    boolean isHarbour = give.total() < 4 * want.total();
    boolean isThere = Resources.unpacked(before.position().bank()).covers(want);
    if (isHarbour && isThere) report.check(ServerClause.HARBOURS, result.isConfirmed(), result);
  }

  private boolean answer(int index, OfferTracker.TrackedOffer offer) throws InterruptedException {
    var player = players.get(index);
    var view = player.tracker().view(offer);
    boolean accepts =
        view.isPresent()
            && policies.get(index).choose(view.get()) instanceof Action.Answer(var id, var yes)
            && id == offer.id()
            && yes;
    checkConfirmed(
        player.request(new ClientMessage.Answer(offer.id(), accepts)),
        new Action.Answer(offer.id(), accepts));
    player.tracker().offers().markAnswered(offer.id());
    return true;
  }

  /// Checks the confirmation. Trades may be refused for reasons only the server knows, and the end
  /// of the game needs no confirmation.
  private void checkConfirmed(CheckPlayer.RequestResult result, Action action) {
    boolean isTrade =
        action instanceof Action.Answer
            || action instanceof Action.Conclude
            || action instanceof Action.Withdraw
            || action instanceof Action.TradeWithBank
            || action instanceof Action.PlayInvention;
    boolean isEnd = result.received().stream().anyMatch(ServerMessage.GameEnded.class::isInstance);
    if (isEnd || isTrade && result.isRefused()) return;
    result.checkConfirmed(report);
  }
}
