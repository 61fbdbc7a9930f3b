package spieltisch.torres.rules;

import spieltisch.kernel.ReadOnlyViewsContract;
import spieltisch.kernel.Seat;
import spieltisch.torres.MutablePosition;
import spieltisch.torres.Options;
import spieltisch.torres.Recorder;
import spieltisch.torres.View;

/// Code that gets a view or a state from the rules cannot change it.
class ReadOnlyViewsTest extends ReadOnlyViewsContract<State> {
  ReadOnlyViewsTest() {
    super(View.class, State.class, MutablePosition.class, Recorder.class);
  }

  @Override
  protected State start() {
    return State.start(Options.STANDARD, 3, Seat.of(0));
  }
}
