package spieltisch.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.ReadOnlyTypes;

class PositionTest {
  @ParameterizedTest
  @ValueSource(classes = {Position.class, Board.class, CastleGrowth.class, View.class})
  void a_read_only_type_has_no_public_mutator(Class<?> type) {
    assertEquals(List.of(), ReadOnlyTypes.mutators(type));
  }

  @Test
  void only_copying_gives_a_position_that_can_be_changed() {
    assertEquals(List.of("copy"), ReadOnlyTypes.sources(Position.class, Recorder.class));
    assertEquals(List.of(), ReadOnlyTypes.sources(View.class, Recorder.class));
  }

  @Test
  void reading_changes_nothing() throws IllegalAccessException {
    var position = start();
    ReadOnlyTypes.assertReadingChangesNothing(Position.class, position, start());
    ReadOnlyTypes.assertReadingChangesNothing(Board.class, position.board(), start().board());
  }

  @Test
  void a_copy_does_not_change_the_original() {
    var position = start();
    var copy = position.copy();
    assertEquals(position, copy);
    copy.firstKnightPlaced(0, 0);
    copy.castlesScored(0, 3, 3);
    assertNotEquals(position, copy);
    assertEquals(start(), position);
  }

  private static Position start() {
    return MutablePosition.start(Options.STANDARD, 3, 0);
  }
}
