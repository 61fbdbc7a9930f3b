package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.PackedAction;

class RobberPolicyTest {
  private final RobberPolicy policy =
      new RobberPolicy(Weights.defaults(), new BoardYield(StagedPosition.BOARD));

  private long best(StagedPosition position) {
    return policy.best(PackedAction.MOVE_ROBBER, position.view(0), 0);
  }

  @Test
  void the_robber_blocks_others_and_not_the_own_seat() {
    var move = best(new StagedPosition().seat(0, "-,10,-,-,-,0").seat(1, "-,20,-,w1,-,0"));
    assertEquals(PackedAction.of(PackedAction.MOVE_ROBBER, 12, 1), move, "not hexagon 11");
  }

  @Test
  void the_victim_is_the_seat_with_the_most_points() {
    var position =
        new StagedPosition().seat(1, "-,48,3.23,w1,-,0").seat(2, "-,50,-,w2,-,0").state();
    assertTrue(policy.threat(position.position(), 1) > policy.threat(position.position(), 2));
    var move = best(new StagedPosition().seat(1, "-,48.50,-,w1,-,0").seat(2, "-,41,-,w2,-,0"));
    assertEquals(PackedAction.of(PackedAction.MOVE_ROBBER, 30, 1), move);
  }

  @Test
  void a_seat_without_cards_is_no_victim() {
    var move = best(new StagedPosition().seat(1, "-,-,48,-,-,0"));
    assertEquals(PackedAction.of(PackedAction.MOVE_ROBBER, 30, PackedAction.NONE), move);
  }

  @Test
  void the_robber_leaves_its_hexagon() {
    var move = best(new StagedPosition().seat(1, "-,-,48,-,-,0").robber(30));
    assertEquals(29, PackedAction.first(move));
  }
}
