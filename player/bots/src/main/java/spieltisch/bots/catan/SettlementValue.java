package spieltisch.bots.catan;

import spieltisch.catan.cards.Resource;

/// Computes the value that a building on a corner has for a seat, in victory points.
public final class SettlementValue {
  private final Weights weights;
  private final BoardYield boardYield;

  public SettlementValue(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
  }

  /// The value of a settlement in addition to its own victory point.
  public double ofSettlement(SeatEconomy economy, int corner) {
    double value = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double yield = boardYield.yieldOf(corner, kind);
      if (yield == 0) continue;
      value += production(economy, kind, yield);
      if (economy.income(kind) == 0) value += weights.of(Weight.VARIETY) * economy.remainingShare();
    }
    return value + harbour(economy, corner) * economy.remainingShare();
  }

  /// The value of upgrading a settlement to a city, in addition to the victory point.
  double ofCity(SeatEconomy economy, int corner) {
    double value = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double yield = boardYield.yieldOf(corner, kind);
      if (yield > 0) value += production(economy, kind, yield);
    }
    return value;
  }

  private double production(SeatEconomy economy, int kind, double yield) {
    return weights.of(Weight.PRODUCTION) * weights.ofKind(kind) * yield * economy.remainingShare();
  }

  private double harbour(SeatEconomy economy, int corner) {
    int harbours = boardYield.harbours(corner);
    if (harbours == 0) return 0;
    double value = (harbours & BoardYield.GENERIC_HARBOUR) != 0 ? weights.of(Weight.HARBOUR) : 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if ((harbours >> kind & 1) != 0 && economy.rate(kind) > 2)
        value +=
            weights.of(Weight.SPECIAL_HARBOUR)
                * (economy.income(kind) + boardYield.yieldOf(corner, kind));
    return value;
  }
}
