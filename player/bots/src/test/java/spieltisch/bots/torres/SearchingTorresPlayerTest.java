package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;

class SearchingTorresPlayerTest {
  private static final Deadline NO_LIMIT = Deadline.afterNodes(Long.MAX_VALUE);
  private static final int WIDTH = 5;

  private static Action choice(StagedTorresPosition position, int replies, Deadline deadline) {
    return new SearchingTorresPlayer(new SeededChance(1), WIDTH, replies)
        .choose(position.view(), deadline);
  }

  @Test
  void without_replies_the_choice_begins_the_best_turn_of_the_search() {
    var position = new StagedTorresPosition();
    var search = new TorresTurnSearch(new SeededChance(1));
    var best = search.bestTurns(position.state(), WIDTH, 1, NO_LIMIT).getFirst();
    assertEquals(PackedAction.action(best.firstAction()), choice(position, 0, NO_LIMIT));
  }

  @Test
  void without_nodes_the_turn_ends() {
    for (int replies : new int[] {0, 4})
      assertEquals(
          new Action.EndTurn(),
          choice(new StagedTorresPosition(), replies, Deadline.afterNodes(0)));
  }

  @Test
  void a_choice_after_looking_at_replies_is_legal_in_every_round() {
    for (var clock :
        new String[] {StagedTorresPosition.FIRST_ROUND, StagedTorresPosition.LAST_ROUND}) {
      var position = new StagedTorresPosition().clock(clock).oneCardEach();
      var action = choice(position, 4, Deadline.afterNodes(500));
      assertTrue(position.view().legal().contains(action), action::toString);
    }
  }
}
