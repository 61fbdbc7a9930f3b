package spieltisch.bots.catan;

import spieltisch.catan.cards.Resource;

/// What a building on a corner is worth to a household, in victory points.
final class SettlementValue {
  private final Weights weights;
  private final BoardYield boardYield;

  SettlementValue(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
  }

  /// The worth of a settlement beside its own point.
  double settlement(SeatEconomy house, int corner) {
    double worth = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double yield = boardYield.yieldOf(corner, kind);
      if (yield == 0) continue;
      worth += production(house, kind, yield);
      if (house.income(kind) == 0) worth += weights.of(Weight.VARIETY) * house.ahead();
    }
    return worth + harbour(house, corner) * house.ahead();
  }

  /// The worth of making a settlement a city, beside the point.
  double city(SeatEconomy house, int corner) {
    double worth = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double yield = boardYield.yieldOf(corner, kind);
      if (yield > 0) worth += production(house, kind, yield);
    }
    return worth;
  }

  private double production(SeatEconomy house, int kind, double yield) {
    return weights.of(Weight.PRODUCTION) * weights.ofKind(kind) * yield * house.ahead();
  }

  private double harbour(SeatEconomy house, int corner) {
    int harbours = boardYield.harbours(corner);
    if (harbours == 0) return 0;
    double worth = (harbours & BoardYield.ANY) != 0 ? weights.of(Weight.HARBOUR) : 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if ((harbours >> kind & 1) != 0 && house.rate(kind) > 2)
        worth +=
            weights.of(Weight.SPECIAL_HARBOUR)
                * (house.income(kind) + boardYield.yieldOf(corner, kind));
    return worth;
  }
}
