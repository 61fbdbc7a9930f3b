package spieltisch.bots.catan.player;

import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.BoardYield;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;

/// Plays like a beginner: builds what it can afford where the numbers are good, without planning
/// ahead.
public final class EasyCatanPlayer implements CatanPlayer {
  private static final int MAX_MOVES = 8192 * 4;

  /// The range of the random noise that is added to a score, in thousandths.
  private static final int NOISE = 100;

  private final Chance chance;
  private final MoveGenerator moveGenerator = new MoveGenerator(false);
  private final long[] moves = new long[MAX_MOVES];

  public EasyCatanPlayer(Chance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    var open = view.position();
    int seat = view.seat().orElseThrow().index();
    var boardYield = new BoardYield(open.board());
    int count = moveGenerator.list(view, seat, moves);
    long best = moves[0];
    double bestScore = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      double score = score(view, boardYield, seat, moves[i]) + chance.below(NOISE) / 1_000.0;
      if (score > bestScore) {
        bestScore = score;
        best = moves[i];
      }
    }
    return PackedAction.action(open.island(), best);
  }

  /// Scores cities above settlements, settlements above development cards, and cards above roads. A
  /// move that scores below the end of the turn is not played.
  private static double score(View view, BoardYield boardYield, int seat, long move) {
    var open = view.position();
    return switch (PackedAction.kind(move)) {
      case PackedAction.BUILD_CITY -> 5 + totalYield(boardYield, PackedAction.first(move));
      case PackedAction.BUILD_SETTLEMENT -> 4 + totalYield(boardYield, PackedAction.first(move));
      case PackedAction.PLAY_KNIGHT, PackedAction.MOVE_ROBBER ->
          3 + robberScore(open, boardYield, seat, move);
      case PackedAction.PLAY_ROAD_BUILDING,
          PackedAction.PLAY_INVENTION,
          PackedAction.PLAY_MONOPOLY ->
          2.5;
      case PackedAction.BUY_CARD -> 2;
      case PackedAction.BUILD_ROAD -> hasSite(open, seat) ? 0 : 1.5;
      case PackedAction.TRADE_WITH_BANK -> isMissingKind(view, seat, move) ? 1 : 0;
      case PackedAction.ANSWER -> PackedAction.first(move) == 0 ? 0.6 : 0;
      case PackedAction.CONCLUDE, PackedAction.WITHDRAW -> 0;
      default -> 0.5;
    };
  }

  private static double totalYield(BoardYield boardYield, int corner) {
    double sum = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) sum += boardYield.yieldOf(corner, kind);
    return sum;
  }

  private static double robberScore(Position open, BoardYield boardYield, int seat, long move) {
    int hex = PackedAction.first(move);
    return PackedAction.second(move) == PackedAction.NONE || open.weight(seat, hex) > 0
        ? -1
        : boardYield.odds(hex);
  }

  private static boolean hasSite(Position open, int seat) {
    return (open.settlementSites(seat, 0) | open.settlementSites(seat, 1)) != 0;
  }

  private static boolean isMissingKind(View view, int seat, long move) {
    int wanted = Integer.numberOfTrailingZeros(PackedCounts.kinds(PackedAction.wanted(move)));
    return PackedCounts.count(view.hand(seat), wanted) == 0;
  }
}
