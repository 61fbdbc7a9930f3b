package spieltisch.bots.catan;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import spieltisch.bots.Deadline;
import spieltisch.catan.Legality;
import spieltisch.catan.View;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Finds the best of some moves by playing on: in many worlds that fit the view, each move is
/// followed for some turns by instinct and the outcome is appraised.
///
/// All moves see the same worlds and the same dice, so that luck cancels out. A move that is
/// clearly worse than the best one is dropped early; when one is left, or the deadline comes, that
/// is it.
final class RolloutSearch {
  /// Moves are compared after every so many worlds.
  private static final int BATCH = 8;

  private static final int MOST_WORLDS = 512;

  /// So often a world is dealt anew if a move is not possible in it.
  private static final int MOST_DEALS = 16;

  /// How many standard errors a move must be behind to be dropped.
  private static final double CLEARLY = 2.2;

  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final HeuristicPolicy heuristicPolicy;
  private final CatanEvaluation catanEvaluation;
  private final CatanDeterminizer catanDeterminizer;
  private final int rounds;
  private final SeededChance luck = new SeededChance(0);
  private long nodes;

  /// @param rounds how many rounds of turns are played on
  RolloutSearch(
      HeuristicPolicy heuristicPolicy,
      CatanEvaluation catanEvaluation,
      CatanDeterminizer catanDeterminizer,
      int rounds) {
    this.heuristicPolicy = heuristicPolicy;
    this.catanEvaluation = catanEvaluation;
    this.catanDeterminizer = catanDeterminizer;
    this.rounds = rounds;
  }

  /// How many nodes the last decision took.
  long nodes() {
    return nodes;
  }

  /// The best of several moves of the viewer.
  long best(View view, List<Long> moves, Deadline deadline, SeededChance chance) {
    nodes = 0;
    var race = new Race(moves.size(), MOST_WORLDS);
    for (int world = 0; world < MOST_WORLDS && !deadline.isOver(nodes); world++) {
      long seed = (long) chance.bits() << 32 | chance.bits() & 0xffffffffL;
      if (!run(view, moves, race, fitting(view, moves, chance), seed, deadline)) break;
      if (race.worlds() % BATCH == 0) race.dropBehind(CLEARLY);
      if (race.isDecided()) break;
    }
    return moves.get(race.leader());
  }

  /// A world in which all the moves are possible, as they are for all the viewer knows: somebody
  /// who accepted an offer has the cards for it.
  private State fitting(View view, List<Long> moves, SeededChance chance) {
    int seat = view.seat().orElseThrow().index();
    var world = catanDeterminizer.deal(view, chance);
    for (int i = 1; i < MOST_DEALS && !moves.stream().allMatch(isLegal(world, seat)); i++)
      world = catanDeterminizer.deal(view, chance);
    return world;
  }

  private static Predicate<Long> isLegal(State world, int seat) {
    return move -> Legality.refusal(world, seat, move) == null;
  }

  /// Tries all moves in one world; answers false if there was no time for all.
  private boolean run(
      View view, List<Long> moves, Race race, State world, long seed, Deadline deadline) {
    int seat = view.seat().orElseThrow().index();
    var trial = world.copy();
    for (int i = 0; i < moves.size(); i++) {
      if (!race.isIn(i)) continue;
      if (race.worlds() > 0 && deadline.isOver(nodes)) return false;
      trial.copyFrom(world);
      boolean isPossible = isLegal(world, seat).test(moves.get(i));
      race.result(i, isPossible ? playOn(trial, seat, moves.get(i), seed) : 0);
    }
    race.next();
    return true;
  }

  private double playOn(MutableState world, int seat, long move, long seed) {
    var open = world.open();
    int turn = open.turn();
    int end = turn + rounds * open.players() + 1;
    luck.reseed(seed);
    world.play(seat, move, luck);
    nodes++;
    while (!open.isOver() && open.turn() < end) {
      if (open.turn() != turn) {
        turn = open.turn();
        luck.reseed(seed + turn * STEP);
      }
      int actor = open.nextToAct();
      world.play(actor, heuristicPolicy.choose(world, actor), luck);
      nodes++;
    }
    return catanEvaluation.chance(world, seat);
  }

  /// The results of some runners in the same trials.
  private static final class Race {
    private final double[][] results;
    private final boolean[] isIn;
    private int worlds;

    Race(int runners, int most) {
      results = new double[runners][most];
      isIn = new boolean[runners];
      Arrays.fill(isIn, true);
    }

    int worlds() {
      return worlds;
    }

    boolean isIn(int runner) {
      return isIn[runner];
    }

    void result(int runner, double result) {
      results[runner][worlds] = result;
    }

    void next() {
      worlds++;
    }

    boolean isDecided() {
      int left = 0;
      for (boolean in : isIn) if (in) left++;
      return left == 1;
    }

    /// The one with the highest mean; the first of them.
    int leader() {
      int leader = -1;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < isIn.length; i++) {
        if (!isIn[i]) continue;
        double sum = 0;
        for (int w = 0; w < worlds; w++) sum += results[i][w];
        if (sum > most) {
          most = sum;
          leader = i;
        }
      }
      return leader;
    }

    void dropBehind(double errors) {
      int leader = leader();
      for (int i = 0; i < isIn.length; i++)
        if (isIn[i] && i != leader && lead(leader, i) > errors) isIn[i] = false;
    }

    /// How far one is ahead of another, in standard errors of their differences.
    private double lead(int leader, int other) {
      double sum = 0;
      double squares = 0;
      for (int w = 0; w < worlds; w++) {
        double difference = results[leader][w] - results[other][w];
        sum += difference;
        squares += difference * difference;
      }
      double mean = sum / worlds;
      double variance = Math.max(1e-12, squares / worlds - mean * mean) / (worlds - 1);
      return mean / Math.sqrt(variance);
    }
  }
}
