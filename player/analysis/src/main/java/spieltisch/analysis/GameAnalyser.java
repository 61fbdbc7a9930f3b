package spieltisch.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import spieltisch.analysis.judge.DecisionJudge;
import spieltisch.analysis.judge.DecisionPoint;
import spieltisch.analysis.judge.Judgement;
import spieltisch.analysis.value.PositionValue;
import spieltisch.analysis.value.WinChances;
import spieltisch.bots.catan.search.HandBelief;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// Analyses games of Catan.
public final class GameAnalyser {
  private static final Catan RULES = new Catan();
  private static final long SEED_STEP = 0x9E3779B97F4A7C15L;

  private final AnalysisSettings settings;
  private final DoubleConsumer progress;

  /// @param progress receives the finished share of the work, from 0 to 1, on any thread
  public GameAnalyser(AnalysisSettings settings, DoubleConsumer progress) {
    this.settings = settings;
    this.progress = progress;
  }

  public GameAnalysis analyse(RecordedGame game) throws InterruptedException {
    var value = new PositionValue(game.board());
    var replay = ValuedGame.of(game, value);
    var startChances = WinChances.of(value.of(replay.start()));
    var judgements = judgeAll(replay, decisionPoints(game, replay));
    return new GameAnalysis(
        game.names(),
        settings,
        startChances,
        replay.states(),
        replay.steps(),
        replay.end().position().isOver(),
        replay.stop(),
        judgements,
        TradeAnalysis.of(replay),
        LuckBalance.summaries(game.names(), replay, startChances, judgements));
  }

  /// Lists the decisions that players made themselves, each as its player saw it.
  static List<DecisionPoint> decisionPoints(RecordedGame game, ValuedGame replay) {
    var points = new ArrayList<DecisionPoint>();
    var beliefs = new ArrayList<HandBelief>();
    for (int seat = 0; seat < game.options().players(); seat++) beliefs.add(new HandBelief());
    for (int i = 0; i < replay.steps().size(); i++) {
      var step = replay.steps().get(i);
      var state = replay.states().get(i);
      if (game.moves().get(i).isChosen() && mayHaveChoice(state, step))
        points.add(
            new DecisionPoint(
                i,
                step.entry(),
                step.seat(),
                RULES.view(state, Viewer.of(Seat.of(step.seat()))),
                beliefs.get(step.seat()).copy(),
                step.move()));
      for (var event : game.moves().get(i).events()) observe(beliefs, event);
    }
    return points;
  }

  private static void observe(List<HandBelief> beliefs, Event event) {
    for (int seat = 0; seat < beliefs.size(); seat++)
      beliefs.get(seat).observe(RULES.observe(event, Viewer.of(Seat.of(seat))));
  }

  /// Returns whether a step can be a judged decision. A roll without a development card in the hand
  /// is no choice. If a player changes an answer to an offer, only the first answer is judged.
  private static boolean mayHaveChoice(State state, Step step) {
    if (!DecisionJudge.isJudged(step.move())) return false;
    return switch (PackedAction.kind(step.move())) {
      case PackedAction.ROLL -> state.cards(step.seat()) != 0;
      case PackedAction.ANSWER -> hasUnanswered(state.position(), step.seat());
      default -> true;
    };
  }

  private static boolean hasUnanswered(Position open, int seat) {
    for (int i = 0; i < open.openOffers(); i++) {
      int answers = open.offerAnswers(i);
      if (((answers | answers >> 8) >> seat & 1) == 0) return true;
    }
    return false;
  }

  private List<Judgement> judgeAll(ValuedGame replay, List<DecisionPoint> points)
      throws InterruptedException {
    var results = new AtomicReferenceArray<@Nullable Optional<Judgement>>(points.size());
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    Runnable worker =
        () -> {
          var judge = new DecisionJudge(replay.start().position().board());
          for (int i = next.getAndIncrement();
              i < points.size() && !Thread.currentThread().isInterrupted();
              i = next.getAndIncrement()) {
            results.set(i, judge.judge(points.get(i), seed(i), settings.nodes()));
            progress.accept((double) done.incrementAndGet() / points.size());
          }
        };
    runOnAllThreads(worker);
    var judgements = new ArrayList<Judgement>();
    for (int i = 0; i < points.size(); i++) {
      var result = results.get(i);
      if (result != null) result.ifPresent(judgements::add);
    }
    return judgements;
  }

  private long seed(int decision) {
    return settings.seed() + (decision + 1) * SEED_STEP;
  }

  @SuppressWarnings("ThreadPriorityCheck") // an analysis must not slow down games
  private void runOnAllThreads(Runnable worker) throws InterruptedException {
    ThreadFactory lowPriority =
        task -> {
          var thread = new Thread(task, "analyst");
          thread.setPriority(Thread.MIN_PRIORITY);
          thread.setDaemon(true);
          return thread;
        };
    var workers = Executors.newFixedThreadPool(settings.threads(), lowPriority);
    try {
      var running = new ArrayList<Future<?>>();
      for (int i = 0; i < settings.threads(); i++) running.add(workers.submit(worker));
      for (var each : running) each.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the analysis failed", e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }
}
