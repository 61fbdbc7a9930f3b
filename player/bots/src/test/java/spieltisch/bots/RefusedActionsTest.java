package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RefusedActionsTest {
  private final RefusedActions<String, String> refusedActions = new RefusedActions<>("end", _ -> 0);

  @Test
  void it_is_asked_again_when_the_position_is_the_same() {
    assertFalse(refusedActions.asked("here"));
    assertTrue(refusedActions.asked("here"));
    assertFalse(refusedActions.asked("there"));
    assertFalse(refusedActions.asked("here"));
  }

  @Test
  void what_was_said_is_not_said_again_in_the_same_position() {
    refusedActions.asked("here");
    assertEquals("road", refusedActions.said("road"));
    refusedActions.asked("here");
    assertEquals("city", refusedActions.other(List.of("road", "city")));
  }

  @Test
  void a_new_position_has_no_rebuffs() {
    refusedActions.asked("here");
    refusedActions.said("road");
    refusedActions.asked("there");
    assertEquals("road", refusedActions.other(List.of("road", "city")));
  }

  @Test
  void the_turn_is_ended_rather_than_anything_else() {
    refusedActions.asked("here");
    assertEquals("end", refusedActions.other(List.of("road", "end")));
    refusedActions.said("end");
    assertEquals("road", refusedActions.other(List.of("road", "end")));
  }

  @Test
  void who_was_refused_everything_begins_anew() {
    refusedActions.asked("here");
    refusedActions.said("road");
    assertEquals("road", refusedActions.other(List.of("road")));
  }
}
