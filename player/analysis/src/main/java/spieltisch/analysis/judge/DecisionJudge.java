package spieltisch.analysis.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.analysis.judge.Judgement.OpeningPlace;
import spieltisch.analysis.judge.Judgement.OpeningRank;
import spieltisch.analysis.judge.Judgement.RolloutDifference;
import spieltisch.analysis.value.GamePhase;
import spieltisch.analysis.value.WinModel;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.CandidateMoves;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.bots.catan.search.CatanDeterminizer;
import spieltisch.bots.catan.search.CatanRollout;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Legality;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Corner;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Judges decisions by rollouts over determinizations, here called worlds: full states that the
/// player could not tell from the real state. All moves are compared in the same worlds with the
/// same dice.
///
/// A few worlds select the rival, which is the best move other than the played move. New worlds
/// then compare the rival with the played move, so that the selection does not exaggerate the loss.
/// An instance belongs to one thread.
public final class DecisionJudge {
  /// The length of a rollout, in rounds of turns.
  private static final int ROUNDS = 2;

  /// The number of determinizations that select the strongest alternative to the played move.
  private static final int SELECTION_WORLDS = 12;

  private static final int OPENING_WORLDS = 32;

  /// The number of determinizations in a batch. A comparison of two moves ends only after a whole
  /// batch.
  private static final int BATCH = 32;

  /// The maximum number of failed attempts to find a determinization in which all compared moves
  /// are legal. Each attempt draws several samples.
  private static final int MAX_MISSES = 64;

  /// The comparison of two moves ends early if the loss is below the threshold of an inaccuracy by
  /// this many standard errors.
  private static final double SAFE_ERRORS = 2.5;

  private static final int MAX_MOVES = 32_768;

  private final CandidateMoves candidateMoves;
  private final CatanRollout rollout;
  private final WinModel model;
  private final MoveGenerator moveGenerator = new MoveGenerator(false);
  private final SeatEconomy economy = new SeatEconomy();
  private final long[] moves = new long[MAX_MOVES];
  private long nodes;

  public DecisionJudge(Board board) {
    model = WinModel.shipped(board);
    var policy = new HeuristicPolicy(Weights.tuned(), board, false);
    candidateMoves = new CandidateMoves(Weights.tuned(), board, policy);
    rollout = new CatanRollout(policy, ROUNDS);
  }

  /// Judges a decision; empty if the player had no choice, or if too few worlds can be found in
  /// which all compared moves are legal. Card counting does not infer the cards that a player who
  /// accepted an offer must hold. So a legal move can be illegal in a sampled world.
  ///
  /// @param maxNodes the number of moves that the rollouts may play; at least one batch of worlds
  ///   is always played
  public Optional<Judgement> judge(DecisionPoint point, long seed, long maxNodes) {
    var candidates = candidates(point);
    if (candidates.size() == 1 || !CatanDeterminizer.isConsistent(point.view()))
      return Optional.empty();
    var determinizer = new CatanDeterminizer(point.belief().copy());
    var chance = new SeededChance(seed);
    boolean isFounding = point.view().position().phaseKind() == Position.FOUND_SETTLEMENT;
    var selected = select(point, candidates, determinizer, chance, isFounding);
    if (selected.isEmpty()) return Optional.empty();
    var sums = selected.get();
    int rival = bestOf(sums, 1);
    var rank =
        isFounding ? Optional.of(rank(point, candidates, sums)) : Optional.<OpeningRank>empty();
    var comparison = new Comparison(point.seat());
    if (sums[rival] > sums[0]) {
      compare(point, candidates.get(rival), determinizer, chance, maxNodes, comparison);
      if (comparison.losses.count() < BATCH) return Optional.empty();
    }
    return Optional.of(judgement(point, candidates, rival, comparison, rank));
  }

  /// Returns the moves to compare. The played move comes first.
  private List<Long> candidates(DecisionPoint point) {
    var all = new ArrayList<Long>();
    all.add(point.move());
    boolean isFounding = point.view().position().phaseKind() == Position.FOUND_SETTLEMENT;
    var others = isFounding ? legal(point) : candidateMoves.of(point.view(), point.seat());
    for (long move : others)
      if (move != point.move() && Legality.refusal(point.view(), point.seat(), move) == null)
        all.add(move);
    return all;
  }

  private List<Long> legal(DecisionPoint point) {
    int count = moveGenerator.list(point.view(), point.seat(), moves);
    var all = new ArrayList<Long>();
    for (int i = 0; i < count; i++) all.add(moves[i]);
    return all;
  }

  /// Returns the summed win chances after each compared move; empty if too few worlds allow all
  /// moves.
  private Optional<double[]> select(
      DecisionPoint point,
      List<Long> candidates,
      CatanDeterminizer determinizer,
      SeededChance chance,
      boolean isFounding) {
    var sums = new double[candidates.size()];
    int worlds = isFounding ? OPENING_WORLDS : SELECTION_WORLDS;
    for (int misses = 0; worlds > 0; ) {
      var state = determinizer.sample(point.view(), candidates, chance);
      if (!areLegal(state, point.seat(), candidates)) {
        if (++misses == MAX_MISSES) return Optional.empty();
        continue;
      }
      worlds--;
      var playout = state.copy();
      long seed = seed(chance);
      for (int i = 0; i < sums.length; i++)
        sums[i] += winChance(state, playout, point.seat(), candidates.get(i), seed);
    }
    return Optional.of(sums);
  }

  private static boolean areLegal(State state, int seat, List<Long> moves) {
    for (long move : moves) if (Legality.refusal(state, seat, move) != null) return false;
    return true;
  }

  private static long seed(SeededChance chance) {
    return (long) chance.bits() << 32 | chance.bits() & 0xffffffffL;
  }

  /// Returns the win chance of a seat after a legal move and a rollout.
  private double winChance(State state, MutableState playout, int seat, long move, long seed) {
    playout.copyFrom(state);
    nodes += rollout.play(playout, seat, move, seed);
    return model.chances(playout)[seat];
  }

  private static int bestOf(double[] sums, int from) {
    int best = from;
    for (int i = from; i < sums.length; i++) if (sums[i] > sums[best]) best = i;
    return best;
  }

  private static OpeningRank rank(DecisionPoint point, List<Long> candidates, double[] sums) {
    int rank = 1;
    var places = new ArrayList<OpeningPlace>();
    for (int i = 0; i < sums.length; i++) {
      if (sums[i] > sums[0]) rank++;
      places.add(new OpeningPlace(corner(point, candidates.get(i)), sums[i] / OPENING_WORLDS));
    }
    return new OpeningRank(rank, places);
  }

  private static Corner corner(DecisionPoint point, long move) {
    var action = PackedAction.action(point.view().position().island(), move);
    if (action instanceof Action.BuildSettlement(var corner)) return corner;
    throw new IllegalStateException("not a settlement: " + action);
  }

  private void compare(
      DecisionPoint point,
      long rival,
      CatanDeterminizer determinizer,
      SeededChance chance,
      long maxNodes,
      Comparison comparison) {
    var both = List.of(point.move(), rival);
    nodes = 0;
    int misses = 0;
    do {
      var state = determinizer.sample(point.view(), both, chance);
      if (!areLegal(state, point.seat(), both)) {
        if (++misses == MAX_MISSES) return;
        continue;
      }
      var played = state.copy();
      var other = state.copy();
      long seed = seed(chance);
      double playedChance = winChance(state, played, point.seat(), point.move(), seed);
      double otherChance = winChance(state, other, point.seat(), rival, seed);
      comparison.add(otherChance - playedChance, played, other);
      if (comparison.losses.count() % BATCH == 0 && comparison.isHarmless()) break;
    } while (nodes < maxNodes || comparison.losses.count() < BATCH);
  }

  private static Judgement judgement(
      DecisionPoint point,
      List<Long> candidates,
      int rival,
      Comparison comparison,
      Optional<OpeningRank> rank) {
    var open = point.view().position();
    boolean isBetter = comparison.losses.mean() > 0;
    double error = comparison.losses.count() == 0 ? 0 : comparison.losses.standardError();
    double loss = Math.max(0, comparison.losses.mean());
    return new Judgement(
        point.step(),
        point.entry(),
        open.turn(),
        point.seat(),
        DecisionKind.of(open, point.move()),
        GamePhase.of(open),
        point.move(),
        isBetter ? candidates.get(rival) : point.move(),
        candidates.size(),
        loss,
        error,
        comparison.losses.count(),
        MistakeGrade.of(loss, error),
        comparison.difference(),
        rank);
  }

  /// Adds up the rollout results of the played move and of the rival move.
  private final class Comparison {
    private final PairedStatistics losses = new PairedStatistics();
    private final int seat;
    private double points;
    private double income;
    private double cards;
    private double rival;

    Comparison(int seat) {
      this.seat = seat;
    }

    void add(double loss, State played, State other) {
      losses.add(loss);
      points += other.points(seat) - played.points(seat);
      income += income(other) - income(played);
      cards += other.position().handSize(seat) - played.position().handSize(seat);
      rival += rivalChance(other) - rivalChance(played);
    }

    private double income(State state) {
      economy.load(state, seat);
      double income = 0;
      for (int kind = 0; kind < Resource.KINDS; kind++) income += economy.income(kind);
      return income;
    }

    private double rivalChance(State state) {
      var chances = model.chances(state);
      double most = 0;
      for (int other = 0; other < chances.length; other++)
        if (other != seat) most = Math.max(most, chances[other]);
      return most;
    }

    boolean isHarmless() {
      return losses.mean() + SAFE_ERRORS * losses.standardError()
          < MistakeGrade.INACCURACY.threshold();
    }

    RolloutDifference difference() {
      int count = losses.count();
      return count == 0
          ? RolloutDifference.NONE
          : new RolloutDifference(points / count, income / count, cards / count, rival / count);
    }
  }

  /// Returns whether a kind of move is judged. Making and withdrawing offers is not judged, because
  /// it costs nothing. Answering and concluding offers is judged.
  public static boolean isJudged(long move) {
    return switch (PackedAction.kind(move)) {
      case PackedAction.OFFER, PackedAction.WITHDRAW -> false;
      default -> true;
    };
  }
}
