package spieltisch.bots.catan.search;

import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.rules.MutableState;
import spieltisch.kernel.SeededChance;

/// Plays a move and lets the heuristic policy play on for all seats.
///
/// The random numbers are reseeded in every turn. So rollouts with equal seeds have the same dice,
/// whatever their first moves are.
public final class CatanRollout {
  private static final long SEED_STEP = 0x9E3779B97F4A7C15L;

  private final HeuristicPolicy policy;
  private final int rounds;
  private final SeededChance chance = new SeededChance(0);

  /// @param rounds the length of a rollout, in rounds of turns
  public CatanRollout(HeuristicPolicy policy, int rounds) {
    this.policy = policy;
    this.rounds = rounds;
  }

  /// Plays a legal move of a seat and the rollout after it, in place. Returns the number of moves
  /// played.
  public long play(MutableState state, int seat, long move, long seed) {
    var open = state.position();
    int turn = open.turn();
    int end = turn + rounds * open.players() + 1;
    chance.reseed(seed);
    state.play(seat, move, chance);
    long nodes = 1;
    while (!open.isOver() && open.turn() < end) {
      if (open.turn() != turn) {
        turn = open.turn();
        chance.reseed(seed + turn * SEED_STEP);
      }
      int actor = open.nextToAct();
      state.play(actor, policy.choose(state, actor), chance);
      nodes++;
    }
    return nodes;
  }
}
