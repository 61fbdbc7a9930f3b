package spieltisch.catan.rules;

import spieltisch.catan.MutablePosition;
import spieltisch.catan.Recorder;
import spieltisch.catan.view.View;
import spieltisch.kernel.ReadOnlyViewsContract;

/// Code that gets a view or a state from the rules cannot change it.
class ReadOnlyViewsTest extends ReadOnlyViewsContract<State> {
  ReadOnlyViewsTest() {
    super(View.class, State.class, MutablePosition.class, Recorder.class);
  }

  @Override
  protected State start() {
    return Scenario.of(3).state();
  }
}
