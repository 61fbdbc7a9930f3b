package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.Resource;

class OpeningPolicyTest {
  /// Only the number of expected cards counts.
  private static final Weights PRODUCTION_ONLY =
      Weights.defaults()
          .with(Weight.VARIETY, 0)
          .with(Weight.HARBOUR, 0)
          .with(Weight.SPECIAL_HARBOUR, 0)
          .with(Weight.ROOM, 0)
          .with(Weight.WOOL, 1)
          .with(Weight.GRAIN, 1)
          .with(Weight.ORE, 1);

  private final BoardYield boardYield = new BoardYield(StagedPosition.BOARD);
  private final OpeningPolicy policy = new OpeningPolicy(PRODUCTION_ONLY, boardYield);

  private static SeatEconomy economy(StagedPosition position) {
    var economy = new SeatEconomy();
    economy.load(position.state().position(), 0);
    return economy;
  }

  private int settlement(StagedPosition position) {
    var move = policy.settlement(position.state().position(), economy(position));
    assertEquals(PackedAction.BUILD_SETTLEMENT, PackedAction.kind(move));
    return PackedAction.first(move);
  }

  private double totalYield(int corner) {
    double sum = 0;
    for (var kind : Resource.values()) sum += boardYield.yieldOf(corner, kind.ordinal());
    return sum;
  }

  @Test
  void the_settlement_takes_the_corner_with_the_best_yield() {
    int corner = settlement(new StagedPosition().setUp("F0.0"));
    assertEquals(11 / 36.0, totalYield(corner), 1e-12);
  }

  @Test
  void a_corner_next_to_a_settlement_is_not_free() {
    var position =
        new StagedPosition().seat(1, "-,28.34.42,-,-,-,0").seat(2, "-,31,-,-,-,0").setUp("F0.4");
    int corner = settlement(position);
    assertEquals(10 / 36.0, totalYield(corner), 1e-12, "corners 28, 34, 39 and 42 are blocked");
  }

  @Test
  void the_road_leads_to_the_best_free_site() {
    var position = new StagedPosition().seat(0, "-,30,-,-,-,0").setUp("R0.1.30");
    var open = position.state().position();
    assertEquals(
        PackedAction.of(PackedAction.BUILD_ROAD, 39),
        policy.road(open, economy(position)),
        "towards corners 28 and 39");
  }

  @Test
  void room_for_the_next_settlement_raises_the_value() {
    var position = new StagedPosition().setUp("F0.0");
    var open = position.state().position();
    var withRoom = new OpeningPolicy(PRODUCTION_ONLY.with(Weight.ROOM, 1), boardYield);
    double value = policy.value(open, economy(position), 30);
    assertTrue(withRoom.value(open, economy(position), 30) > value);
  }
}
