package spieltisch.bots.catan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

class RetryingCatanPlayerTest {
  private static final Deadline DEADLINE = Deadline.afterNodes(1);

  private final View view = new StagedPosition().seat(0, "10,10,-,w1b1s1g1o1,-,0").view(0);

  private static CatanPlayer retrying(Action choice) {
    return new RetryingCatanPlayer((_, _) -> choice, new SeededChance(1));
  }

  @Test
  void the_choice_of_the_player_is_played_first() {
    assertEquals(new Action.BuyCard(), retrying(new Action.BuyCard()).choose(view, DEADLINE));
  }

  @Test
  void the_same_view_again_ends_the_turn_and_then_tries_other_actions() {
    var player = retrying(new Action.BuyCard());
    player.choose(view, DEADLINE);
    assertEquals(new Action.EndTurn(), player.choose(view, DEADLINE));
    var third = player.choose(view, DEADLINE);
    assertNotEquals(new Action.BuyCard(), third);
    assertNotEquals(new Action.EndTurn(), third);
    assertTrue(view.refusal(third).isEmpty());
  }

  @Test
  void an_illegal_choice_is_replaced() {
    assertEquals(new Action.EndTurn(), retrying(new Action.Roll()).choose(view, DEADLINE));
  }

  @Test
  void observations_reach_the_player() {
    var seen = new ArrayList<Observation>();
    var observer =
        new CatanPlayer() {
          @Override
          public Action choose(View unused, Deadline deadline) {
            return new Action.EndTurn();
          }

          @Override
          public void observe(Observation observation) {
            seen.add(observation);
          }

          @Override
          public boolean usesObservations() {
            return true;
          }
        };
    var player = new RetryingCatanPlayer(observer, new SeededChance(1));
    var observation = new Observation.Produced(Seat.of(1), Resources.of(Resource.ORE, 1));
    player.observe(observation);
    assertEquals(List.of(observation), seen);
    assertTrue(player.usesObservations());
  }
}
