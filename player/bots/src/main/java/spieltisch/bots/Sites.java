package spieltisch.bots;

import spieltisch.catan.cards.Resource;

/// What a building on a corner is worth to a household, in victory points.
final class Sites {
  private final Weights weights;
  private final Land land;

  Sites(Weights weights, Land land) {
    this.weights = weights;
    this.land = land;
  }

  /// The worth of a settlement beside its own point.
  double settlement(Household house, int corner) {
    double worth = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double yield = land.yieldOf(corner, kind);
      if (yield == 0) continue;
      worth += production(house, kind, yield);
      if (house.income(kind) == 0) worth += weights.of(Weight.VARIETY) * house.ahead();
    }
    return worth + harbour(house, corner) * house.ahead();
  }

  /// The worth of making a settlement a city, beside the point.
  double city(Household house, int corner) {
    double worth = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double yield = land.yieldOf(corner, kind);
      if (yield > 0) worth += production(house, kind, yield);
    }
    return worth;
  }

  private double production(Household house, int kind, double yield) {
    return weights.of(Weight.PRODUCTION) * weights.ofKind(kind) * yield * house.ahead();
  }

  private double harbour(Household house, int corner) {
    int harbours = land.harbours(corner);
    if (harbours == 0) return 0;
    double worth = (harbours & Land.ANY) != 0 ? weights.of(Weight.HARBOUR) : 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if ((harbours >> kind & 1) != 0 && house.rate(kind) > 2)
        worth +=
            weights.of(Weight.SPECIAL_HARBOUR) * (house.income(kind) + land.yieldOf(corner, kind));
    return worth;
  }
}
