package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RefusedActionsTest {
  private final RefusedActions<String, String> refused = new RefusedActions<>("end", _ -> 0);

  /// What is chosen by a player that always wants to build a road.
  private String choose(String view, String... legal) {
    return refused.choose(view, () -> List.of(legal), () -> "road");
  }

  @Test
  void the_choice_of_the_player_comes_first() {
    assertEquals("road", choose("first", "road", "city"));
  }

  @Test
  void a_choice_is_not_repeated_for_the_same_view() {
    choose("first", "road", "city");
    assertEquals("city", choose("first", "road", "city"));
  }

  @Test
  void a_new_view_has_no_refused_actions() {
    choose("first", "road", "city");
    assertEquals("road", choose("second", "road", "city"));
    assertEquals("road", choose("first", "road", "city"));
  }

  @Test
  void the_end_of_the_turn_is_the_preferred_alternative() {
    choose("first", "road", "city", "end");
    assertEquals("end", choose("first", "road", "city", "end"));
    assertEquals("city", choose("first", "road", "city", "end"));
  }

  @Test
  void a_refused_action_is_repeated_if_nothing_else_is_legal() {
    choose("first", "road");
    assertEquals("road", choose("first", "road"));
  }
}
