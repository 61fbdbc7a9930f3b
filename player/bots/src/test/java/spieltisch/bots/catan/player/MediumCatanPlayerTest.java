package spieltisch.bots.catan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.SeededChance;

class MediumCatanPlayerTest {
  /// The heuristic policy saves for a city; an easy player buys a card.
  private static Action choose(int easyPercent) {
    return new MediumCatanPlayer(Weights.defaults(), new SeededChance(1), easyPercent)
        .choose(
            new StagedPosition().seat(0, "-,10,-,w4s1g1o3,-,0").view(0), Deadline.afterNodes(1));
  }

  @Test
  void without_easy_decisions_it_plays_the_heuristic_policy() {
    assertEquals(
        new Action.TradeWithBank(Resources.of(Resource.WOOD, 4), Resources.of(Resource.GRAIN, 1)),
        choose(0));
  }

  @Test
  void with_easy_decisions_only_it_plays_like_a_beginner() {
    assertEquals(new Action.BuyCard(), choose(100));
  }
}
