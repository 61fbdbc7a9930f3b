package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.Goal;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;

class DevelopmentCardPolicyTest {
  private static final Goal CITY =
      new Goal(PackedAction.of(PackedAction.BUILD_CITY, 10), Price.CITY, 1, 10);

  private final DevelopmentCardPolicy policy;

  DevelopmentCardPolicyTest() {
    var boardYield = new BoardYield(StagedPosition.BOARD);
    policy =
        new DevelopmentCardPolicy(new RobberPolicy(Weights.defaults(), boardYield), boardYield);
  }

  private OptionalLong inTurn(StagedPosition position, Goal goal) {
    var view = position.view(0);
    var economy = new SeatEconomy();
    economy.load(view, 0);
    return policy.inTurn(view, economy, goal);
  }

  @Test
  void a_knight_drives_the_robber_away_before_the_roll() {
    var position = new StagedPosition().seat(0, "-,10,-,-,k1,0").deck("k13v5r2i2m2").beforeRoll();
    assertEquals(OptionalLong.empty(), policy.beforeRoll(position.view(0), 0));
    var move = policy.beforeRoll(position.robber(11).view(0), 0);
    assertEquals(PackedAction.PLAY_KNIGHT, PackedAction.kind(move.orElseThrow()));
  }

  @Test
  void an_invention_takes_the_missing_cards_of_the_goal() {
    var position = new StagedPosition().seat(0, "-,10,-,o3,i1,0").deck("k14v5r2i1m2");
    assertEquals(
        OptionalLong.of(
            PackedAction.ofCards(PackedAction.PLAY_INVENTION, PackedCounts.of(0, 0, 0, 2, 0))),
        inTurn(position, CITY));
    var tooPoor = new StagedPosition().seat(0, "-,10,-,o2,i1,0").deck("k14v5r2i1m2");
    assertEquals(OptionalLong.empty(), inTurn(tooPoor, CITY), "three cards are missing");
  }

  @Test
  void a_monopoly_names_the_kind_that_the_others_hold_most_of() {
    var position =
        new StagedPosition()
            .seat(0, "-,10,-,-,m1,0")
            .seat(1, "-,48,-,w3s5,-,0")
            .deck("k14v5r2i2m1");
    assertEquals(
        OptionalLong.of(PackedAction.of(PackedAction.PLAY_MONOPOLY, Resource.WOOL.ordinal())),
        inTurn(position, CITY));
    assertEquals(
        OptionalLong.empty(), inTurn(position.seat(1, "-,48,-,w3s3,-,0"), CITY), "too few");
  }

  @Test
  void road_building_continues_the_road_of_the_goal() {
    var position = new StagedPosition().seat(0, "53,10.41,-,-,r1,0").deck("k14v5r1i2m2");
    var goal =
        new Goal(
            PackedAction.of(PackedAction.BUILD_ROAD, 41), Price.SETTLEMENT + Price.ROAD, 1, 10);
    long move = inTurn(position, goal).orElseThrow();
    assertEquals(PackedAction.PLAY_ROAD_BUILDING, PackedAction.kind(move));
    assertEquals(41, PackedAction.first(move));
    int second = PackedAction.second(move);
    assertTrue(List.of(37, 39, 42).contains(second), "edge " + second + " meets edge 41");
  }

  @Test
  void a_card_bought_in_this_turn_is_not_played() {
    var position =
        new StagedPosition()
            .seat(0, "-,10,-,-,v1m1,0")
            .seat(1, "-,48,-,w5,-,0")
            .deck("k14v4r2i2m1");
    assertTrue(inTurn(position, CITY).isPresent());
    assertEquals(OptionalLong.empty(), inTurn(position.fresh("m1"), CITY));
  }
}
