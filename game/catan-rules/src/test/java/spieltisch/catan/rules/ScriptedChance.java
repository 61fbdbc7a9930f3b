package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import spieltisch.kernel.Chance;

/// Luck that was agreed upon: it plays a script, and fails when it is asked for more or for
/// something else.
final class ScriptedChance implements Chance {
  /// One answer, and the bound for which it is meant.
  record Draw(int bound, int value) {}

  private final Deque<Draw> script;

  ScriptedChance(Draw... script) {
    this.script = new ArrayDeque<>(List.of(script));
  }

  static Draw dice(int first, int second) {
    return new Draw(36, (first - 1) * 6 + second - 1);
  }

  /// Two dice of a sum.
  static Draw roll(int sum) {
    int first = Math.min(6, sum - 1);
    return dice(first, sum - first);
  }

  @Override
  public int below(int bound) {
    if (script.isEmpty()) return fail("luck was asked for one more, below " + bound);
    var draw = script.removeFirst();
    assertEquals(draw.bound(), bound, "luck was asked for something else");
    return draw.value();
  }

  void assertDone() {
    assertEquals(List.of(), List.copyOf(script), "luck that nobody asked for");
  }
}
