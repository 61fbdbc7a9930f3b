package spieltisch.analysis.judge;

import java.util.Locale;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;

/// The subjects of the decisions that an analysis judges.
public enum DecisionKind {
  OPENING,
  ROBBER,
  DISCARD,
  /// A player plays or keeps a development card.
  DEVELOPMENT_CARD,
  BUILD,
  BUY_CARD,
  TRADE,
  END_TURN;

  static DecisionKind of(Position open, long move) {
    if (open.phaseKind() <= Position.FOUND_ROAD) return OPENING;
    return switch (PackedAction.kind(move)) {
      case PackedAction.END_TURN -> END_TURN;
      case PackedAction.BUILD_ROAD, PackedAction.BUILD_SETTLEMENT, PackedAction.BUILD_CITY -> BUILD;
      case PackedAction.BUY_CARD -> BUY_CARD;
      case PackedAction.DISCARD -> DISCARD;
      case PackedAction.MOVE_ROBBER -> ROBBER;
      case PackedAction.TRADE_WITH_BANK,
          PackedAction.OFFER,
          PackedAction.ANSWER,
          PackedAction.CONCLUDE,
          PackedAction.WITHDRAW ->
          TRADE;
      default -> DEVELOPMENT_CARD;
    };
  }

  /// The name of this kind of decision in reports.
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
