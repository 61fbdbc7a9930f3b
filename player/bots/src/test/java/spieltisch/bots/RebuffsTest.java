package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RebuffsTest {
  private final Rebuffs<String, String> rebuffs = new Rebuffs<>("end", _ -> 0);

  @Test
  void it_is_asked_again_when_the_position_is_the_same() {
    assertFalse(rebuffs.asked("here"));
    assertTrue(rebuffs.asked("here"));
    assertFalse(rebuffs.asked("there"));
    assertFalse(rebuffs.asked("here"));
  }

  @Test
  void what_was_said_is_not_said_again_in_the_same_position() {
    rebuffs.asked("here");
    assertEquals("road", rebuffs.said("road"));
    rebuffs.asked("here");
    assertEquals("city", rebuffs.other(List.of("road", "city")));
  }

  @Test
  void a_new_position_has_no_rebuffs() {
    rebuffs.asked("here");
    rebuffs.said("road");
    rebuffs.asked("there");
    assertEquals("road", rebuffs.other(List.of("road", "city")));
  }

  @Test
  void the_turn_is_ended_rather_than_anything_else() {
    rebuffs.asked("here");
    assertEquals("end", rebuffs.other(List.of("road", "end")));
    rebuffs.said("end");
    assertEquals("road", rebuffs.other(List.of("road", "end")));
  }

  @Test
  void who_was_refused_everything_begins_anew() {
    rebuffs.asked("here");
    rebuffs.said("road");
    assertEquals("road", rebuffs.other(List.of("road")));
  }
}
