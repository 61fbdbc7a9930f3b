package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.View;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.tracking.OfferTracker;
import spieltisch.client.siedler.tracking.PlayerInfo;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Plays the game of a server check and checks requests and messages on the way.
final class CheckGame {
  private static final int MAX_ACTIONS = 20_000;

  /// The number of actions that the checker plays in a protocol without an end of the game.
  private static final int ACTIONS_WITHOUT_END = 400;

  private static final Duration POLL_TIME = Duration.ofMillis(2);

  /// The game counts as stalled if no action succeeds during this multiple of the answer timeout.
  private static final int STALL_FACTOR = 3;

  /// The game counts as stalled after this many successive legal actions that the server did not
  /// carry out.
  private static final int MAX_FRUITLESS = 20;

  private static final int ACTIONS_PER_LINE = 100;

  private final CheckReport report;
  private final List<CheckPlayer> players;
  private final List<CheckPolicy> policies = new ArrayList<>();
  private final Dialect dialect;
  private final Duration answerTimeout;
  private final MessageMapper mapper;
  private final IllegalActionProbes probes;
  private final Consumer<String> progress;
  private Optional<CheckedAnswer> unconfirmed = Optional.empty();
  private boolean isStalled;
  private int fruitless;
  private String lastRequest = "none";

  /// @param players the players of a game that has started
  /// @param progress receives a line of text from time to time
  CheckGame(
      CheckReport report,
      List<CheckPlayer> players,
      Dialect dialect,
      Duration answerTimeout,
      Consumer<String> progress) {
    this.report = report;
    this.players = players;
    this.dialect = dialect;
    this.answerTimeout = answerTimeout;
    mapper = new MessageMapper(dialect);
    this.progress = progress;
    probes = new IllegalActionProbes(report);
    for (int i = 0; i < players.size(); i++) policies.add(new CheckPolicy(report, i));
  }

  /// Plays until the game is over or stalled.
  void play() throws InterruptedException {
    long progressAt = System.nanoTime();
    int maxActions = dialect.words().has(Word.GAME_ENDED) ? MAX_ACTIONS : ACTIONS_WITHOUT_END;
    for (int actions = 0; actions < maxActions && !isOver(); ) {
      boolean hasActed = false;
      for (int i = 0; i < players.size() && !isOver(); i++) hasActed |= act(i);
      if (hasActed && fruitless == 0) {
        actions++;
        progressAt = System.nanoTime();
        if (actions % ACTIONS_PER_LINE == 0) progress.accept("played " + actions + " actions");
      } else if (!hasActed) for (var player : players) player.receiveUntilQuiet(POLL_TIME);
      isStalled = System.nanoTime() - progressAt > STALL_FACTOR * answerTimeout.toNanos();
      if (isStalled || fruitless >= MAX_FRUITLESS) break;
    }
    checkGoesOn(maxActions == ACTIONS_WITHOUT_END);
    boolean isEnded = players.stream().anyMatch(CheckPlayer::isEnded);
    for (var player : players) {
      if (isEnded && !player.isClosed()) player.await(ServerMessage.GameEnded.class);
      player.receiveUntilQuiet(Duration.ofMillis(200));
    }
  }

  private void checkGoesOn(boolean hasNoEnd) {
    if (players.stream().anyMatch(CheckPlayer::isEnded)) {
      report.check(ServerClause.GOES_ON, true, "");
      return;
    }
    var problem = problem();
    if (problem.isPresent())
      report.check(
          ServerClause.GOES_ON, false, problem.get() + "; the last request: " + lastRequest);
    else if (hasNoEnd) report.check(ServerClause.GOES_ON, true, "");
  }

  /// Describes why the game cannot continue; empty if it can.
  private Optional<String> problem() {
    for (var player : players) {
      if (player.isClosed()) return Optional.of("player " + player.id() + " was disconnected");
      if (player.isMute()) return Optional.of("player " + player.id() + " gets no more answers");
    }
    if (fruitless > 0) return Optional.of("the server carries out no legal action");
    return isStalled ? Optional.of("nobody can act: " + statuses()) : Optional.empty();
  }

  private String statuses() {
    return players.stream()
        .map(player -> "player " + player.id() + " in status " + player.tracker().status())
        .collect(Collectors.joining(", "));
  }

  private boolean isOver() {
    return players.stream().anyMatch(it -> !it.isUsable() || it.isEnded());
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
    var result = request(player, player.tracker().seatNumbers().message(action, mapper));
    checkConfirmed(result, action);
    checkHarbour(result, action, view.get());
    TranscriptChecks.checkRoll(report, result, view.get(), player.tracker().seatNumbers());
    return true;
  }

  private CheckedAnswer request(CheckPlayer player, ClientMessage message)
      throws InterruptedException {
    var result = player.request(message);
    boolean isDone = result.isConfirmed() || result.hasEffect() || player.isEnded();
    if (isDone) checkUnconfirmed();
    fruitless = isDone ? 0 : fruitless + 1;
    lastRequest = "player " + player.id() + ": " + message;
    return result;
  }

  /// Checks an earlier request that was not confirmed, now that the server has carried out a later
  /// request. If the server carries out no later request, the missing confirmation is not reported.
  private void checkUnconfirmed() {
    unconfirmed.ifPresent(result -> result.checkConfirmed(report));
    unconfirmed = Optional.empty();
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

  /// Checks that the server confirms a bank trade at a better rate than 4:1. Such a trade uses a
  /// harbour. Only trades for cards that the bank visibly has are checked.
  private void checkHarbour(CheckedAnswer result, Action action, View before) {
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
        request(player, new ClientMessage.Answer(offer.id(), accepts)),
        new Action.Answer(offer.id(), accepts));
    player.tracker().offers().markAnswered(offer.id());
    return true;
  }

  /// Checks the confirmation of an action. A server may refuse a trade for reasons that only the
  /// server knows, and need not confirm the action that ends the game.
  private void checkConfirmed(CheckedAnswer result, Action action) {
    boolean isTrade =
        action instanceof Action.Answer
            || action instanceof Action.Conclude
            || action instanceof Action.Withdraw
            || action instanceof Action.TradeWithBank
            || action instanceof Action.PlayInvention;
    boolean isEnd = result.received().stream().anyMatch(ServerMessage.GameEnded.class::isInstance);
    boolean isExcused = isTrade && !result.isConfirmed() && !result.isIgnored();
    if (isEnd || isExcused) return;
    if (result.isAnswered() || result.isIgnored()) result.checkConfirmed(report);
    else unconfirmed = Optional.of(result);
  }
}
