package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Recorder;
import spieltisch.catan.View;
import spieltisch.kernel.ReadOnlyTypes;

/// Code that gets a view or a state from the rules cannot change it.
class ReadOnlyViewsTest {
  @ParameterizedTest
  @ValueSource(classes = {View.class, State.class})
  void the_position_of_a_view_or_a_state_has_no_mutators(Class<?> owner)
      throws NoSuchMethodException {
    var position = owner.getMethod("position").getReturnType();
    assertEquals(List.of(), ReadOnlyTypes.mutators(position));
    assertEquals(List.of(), ReadOnlyTypes.sources(owner, MutablePosition.class));
  }

  @Test
  void a_state_has_no_mutators_and_only_its_copies_can_be_changed() {
    assertEquals(List.of(), ReadOnlyTypes.mutators(State.class));
    assertEquals(List.of("copy", "dealt"), ReadOnlyTypes.sources(State.class, Recorder.class));
  }

  @Test
  void reading_a_state_changes_nothing() throws IllegalAccessException {
    var state = Scenario.of(3).state();
    ReadOnlyTypes.assertReadingChangesNothing(State.class, state, state.copy());
  }
}
