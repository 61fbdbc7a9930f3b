package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RefusedActionsTest {
  private final RefusedActions<String, String> refused = new RefusedActions<>("end", _ -> 0);

  @Test
  void a_view_is_repeated_if_it_equals_the_previous_one() {
    assertFalse(refused.recordView("first"));
    assertTrue(refused.recordView("first"));
    assertFalse(refused.recordView("second"));
    assertFalse(refused.recordView("first"));
  }

  @Test
  void a_choice_is_not_repeated_for_the_same_view() {
    refused.recordView("first");
    assertEquals("road", refused.recordChoice("road"));
    refused.recordView("first");
    assertEquals("city", refused.alternative(List.of("road", "city")));
  }

  @Test
  void a_new_view_has_no_refused_actions() {
    refused.recordView("first");
    refused.recordChoice("road");
    refused.recordView("second");
    assertEquals("road", refused.alternative(List.of("road", "city")));
  }

  @Test
  void the_end_of_the_turn_is_the_preferred_alternative() {
    refused.recordView("first");
    assertEquals("end", refused.alternative(List.of("road", "end")));
    refused.recordChoice("end");
    assertEquals("road", refused.alternative(List.of("road", "end")));
  }

  @Test
  void a_refused_action_is_repeated_if_nothing_else_is_legal() {
    refused.recordView("first");
    refused.recordChoice("road");
    assertEquals("road", refused.alternative(List.of("road")));
  }
}
