package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

class RetryingTorresPlayerTest {
  private static final Deadline DEADLINE = Deadline.afterNodes(1);

  private final View view = new StagedTorresPosition().view();
  private final Action choice = view.legal().getFirst();

  @Test
  void the_choice_of_the_player_is_played_first() {
    var player = RetryingTorresPlayer.of((_, _) -> choice, new SeededChance(1));
    assertEquals(choice, player.choose(view, DEADLINE));
  }

  @Test
  void the_same_view_again_ends_the_turn_and_then_tries_other_actions() {
    var asked = new ArrayList<View>();
    var player =
        RetryingTorresPlayer.of(
            (seen, _) -> {
              asked.add(seen);
              return choice;
            },
            new SeededChance(1));
    player.choose(view, DEADLINE);
    assertEquals(new Action.EndTurn(), player.choose(view, DEADLINE));
    var third = player.choose(view, DEADLINE);
    assertNotEquals(choice, third);
    assertNotEquals(new Action.EndTurn(), third);
    assertTrue(view.legal().contains(third));
    assertEquals(1, asked.size());
  }

  @Test
  void the_player_is_asked_again_when_the_view_has_changed() {
    var player = RetryingTorresPlayer.of((_, _) -> choice, new SeededChance(1));
    player.choose(view, DEADLINE);
    var later = new StagedTorresPosition().scores("1/0").view();
    assertEquals(choice, player.choose(later, DEADLINE));
  }
}
