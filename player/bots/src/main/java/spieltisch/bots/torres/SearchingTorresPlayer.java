package spieltisch.bots.torres;

import spieltisch.bots.Deadline;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.View;
import spieltisch.torres.legality.MoveGenerator;
import spieltisch.torres.rules.State;

/// Plays Torres by searching whole turns, and if it is to look ahead, the others' answers to the
/// best of them.
public final class SearchingTorresPlayer implements TorresPlayer {
  /// How many positions the others consider at each step of their answers.
  private static final int NARROW = 2;

  private final SeededChance chance;
  private final TorresTurnSearch search;
  private final int width;
  private final int answered;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  /// @param width how many positions are followed at each step of a turn
  /// @param answered how many of the best turns are followed by the answers of the others
  public SearchingTorresPlayer(SeededChance chance, int width, int answered) {
    this.chance = chance;
    this.width = width;
    this.answered = answered;
    search = new TorresTurnSearch(chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.viewer() instanceof Viewer.Player(Seat(int index)) ? index : 0;
    var world = TorresDeterminizer.deal(view, seat, chance);
    search.restart();
    int code = view.stage() == PhaseKind.TURN ? turn(world, seat, deadline) : placing(world, seat);
    return PackedAction.action(code);
  }

  private int turn(State world, int seat, Deadline deadline) {
    var lines = search.lines(world, width, Math.max(1, answered), deadline);
    int best = lines.getFirst().first();
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < answered && i < lines.size(); i++) {
      if (i > 0 && deadline.isOver(search.nodes())) break;
      double worth = afterAnswers(lines.get(i).state(), seat, deadline);
      if (worth > most) {
        most = worth;
        best = lines.get(i).first();
      }
    }
    return best;
  }

  /// The prospect when everybody else has had his turn, or the year is over.
  private double afterAnswers(State end, int seat, Deadline deadline) {
    var world = end.copy();
    world.play(PackedAction.END_TURN, chance);
    for (int i = 1; i < world.players() && isOthersTurn(world, seat); i++) {
      while (isOthersTurn(world, seat)) {
        int code = search.lines(world, NARROW, 1, deadline).getFirst().first();
        int actor = world.awaited();
        world.play(code, chance);
        if (world.awaited() != actor || code == PackedAction.END_TURN) break;
      }
    }
    return TorresEvaluation.of(world, seat);
  }

  private static boolean isOthersTurn(State world, int seat) {
    return world.stage() == PhaseKind.TURN && world.awaited() != seat;
  }

  /// A first knight or the king: where the prospect is best.
  private int placing(State world, int seat) {
    int count = moveGenerator.find(world);
    int best = moveGenerator.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      var after = world.copy();
      after.play(moveGenerator.get(i), chance);
      double worth = TorresEvaluation.of(after, seat) + chance.below(100) / 1_000.0;
      if (worth > most) {
        most = worth;
        best = moveGenerator.get(i);
      }
    }
    return best;
  }
}
