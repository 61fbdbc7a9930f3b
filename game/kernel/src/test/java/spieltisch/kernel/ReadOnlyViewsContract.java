package spieltisch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The tests of every game that code with a view or a state cannot change it.
///
/// @param <S> the complete state
public abstract class ReadOnlyViewsContract<S> {
  private final Class<?> view;
  private final Class<S> state;
  private final Class<?> mutablePosition;
  private final Class<?> recorder;

  /// @param recorder the type through which a copy of a state is changed
  protected ReadOnlyViewsContract(
      Class<?> view, Class<S> state, Class<?> mutablePosition, Class<?> recorder) {
    this.view = view;
    this.state = state;
    this.mutablePosition = mutablePosition;
    this.recorder = recorder;
  }

  /// A new state; two of them are equal.
  protected abstract S start();

  @Test
  void the_position_of_a_view_or_a_state_has_no_mutators() throws NoSuchMethodException {
    for (var owner : List.of(view, state)) {
      var position = owner.getMethod("position").getReturnType();
      assertEquals(List.of(), ReadOnlyTypes.mutators(position), owner.getName());
      assertEquals(List.of(), ReadOnlyTypes.sources(owner, mutablePosition), owner.getName());
    }
  }

  @Test
  void a_state_has_no_mutators_and_only_its_copies_can_be_changed() {
    assertEquals(List.of(), ReadOnlyTypes.mutators(state));
    assertEquals(List.of("copy", "dealt"), ReadOnlyTypes.sources(state, recorder));
  }

  @Test
  void reading_a_state_changes_nothing() throws IllegalAccessException {
    ReadOnlyTypes.assertReadingChangesNothing(state, start(), start());
  }
}
