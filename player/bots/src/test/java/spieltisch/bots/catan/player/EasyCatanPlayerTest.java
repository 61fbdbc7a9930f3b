package spieltisch.bots.catan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.Action;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

class EasyCatanPlayerTest {
  private static Action choose(StagedPosition position) {
    return new EasyCatanPlayer(new SeededChance(1))
        .choose(position.view(0), Deadline.afterNodes(1));
  }

  @Test
  void prefers_a_city_to_a_card_and_a_card_to_the_end_of_the_turn() {
    assertInstanceOf(
        Action.BuildCity.class, choose(new StagedPosition().seat(0, "-,10,-,s1g2o3,-,0")));
    assertInstanceOf(
        Action.BuyCard.class, choose(new StagedPosition().seat(0, "-,10,-,s1g1o1,-,0")));
    assertInstanceOf(Action.EndTurn.class, choose(new StagedPosition().seat(0, "-,10,-,-,-,0")));
  }

  @Test
  void robs_where_the_number_is_good_and_it_has_no_building() {
    var position =
        new StagedPosition().seat(0, "-,50,-,-,-,0").seat(1, "-,48,-,w1,-,0").phase("M0.6");
    var view = position.view(0);
    assertEquals(
        new Action.MoveRobber(view.position().island().hex(29), Optional.of(Seat.of(1))),
        choose(position),
        "hexagon 30 has an own settlement");
  }
}
