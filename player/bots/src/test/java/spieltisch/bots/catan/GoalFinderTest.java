package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.Price;

class GoalFinderTest {
  private static List<Goal> goals(StagedPosition position) {
    var finder = new GoalFinder(Weights.defaults(), new BoardYield(StagedPosition.BOARD));
    var economy = new SeatEconomy();
    var state = position.state();
    economy.load(state, 0);
    return finder.of(state.position(), economy);
  }

  private static Predicate<Goal> starts(int kind, int place) {
    return goal -> goal.first() == PackedAction.of(kind, place);
  }

  @Test
  void every_settlement_can_become_a_city() {
    var goals = goals(new StagedPosition().seat(0, "-,10,41,-,-,0"));
    var cities =
        goals.stream().filter(starts(PackedAction.BUILD_CITY, 10)).map(Goal::price).toList();
    assertEquals(List.of(Price.CITY), cities);
    assertTrue(goals.stream().noneMatch(starts(PackedAction.BUILD_CITY, 41)));
  }

  @Test
  void a_distant_settlement_includes_the_roads_to_it() {
    var goals = goals(new StagedPosition().seat(0, "10,10,-,-,-,0"));
    var prices =
        goals.stream()
            .filter(starts(PackedAction.BUILD_ROAD, 8))
            .map(Goal::price)
            .distinct()
            .toList();
    assertTrue(prices.contains(Price.SETTLEMENT + Price.ROAD), "corner 3");
    assertTrue(prices.contains(Price.SETTLEMENT + Price.ROAD + Price.ROAD), "corner 2");
    assertTrue(goals.stream().noneMatch(starts(PackedAction.BUILD_SETTLEMENT, 9)), "too close");
  }

  @Test
  void a_goal_that_wins_the_game_beats_every_other() {
    var goals = goals(new StagedPosition().seat(0, "-,10.48.50,3.23.28,-,-,0"));
    var best = goals.stream().max((a, b) -> Double.compare(a.gain(), b.gain())).orElseThrow();
    assertEquals(1_000, best.gain());
    assertTrue(goals.stream().filter(goal -> goal.gain() < 10).count() > 0);
  }

  @Test
  void a_card_is_a_goal_while_the_deck_has_cards() {
    Predicate<Goal> isCard = goal -> goal.first() == PackedAction.of(PackedAction.BUY_CARD);
    assertTrue(goals(new StagedPosition()).stream().anyMatch(isCard));
    assertTrue(
        goals(new StagedPosition().seat(1, "-,-,-,-,k14v5,0").deck("-")).stream()
            .noneMatch(isCard));
  }

  @Test
  void the_longest_road_is_a_goal_when_few_roads_are_missing() {
    Predicate<Goal> isAward = goal -> goal.price() == Price.ROAD && goal.gain() == 1.6;
    assertTrue(
        goals(new StagedPosition().seat(0, "10.8.2.3,10,-,-,-,0")).stream().anyMatch(isAward));
    assertFalse(goals(new StagedPosition().seat(0, "10,10,-,-,-,0")).stream().anyMatch(isAward));
  }

  @Test
  void the_largest_army_is_near_when_two_knights_are_missing() {
    var none = new StagedPosition().state();
    var one = new StagedPosition().seat(0, "-,-,-,-,-,1").deck("k13v5r2i2m2").state();
    assertFalse(GoalFinder.isArmyNear(none.position(), 0));
    assertTrue(GoalFinder.isArmyNear(one.position(), 0));
  }
}
