package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import spieltisch.kernel.Chance;

/// A chance that follows a script and fails for other or further draws.
final class ScriptedChance implements Chance {
  /// A number, and the bound for which it is drawn.
  record Draw(int bound, int value) {}

  private final Deque<Draw> script;

  ScriptedChance(Draw... script) {
    this.script = new ArrayDeque<>(List.of(script));
  }

  static Draw dice(int first, int second) {
    return new Draw(36, (first - 1) * 6 + second - 1);
  }

  /// Two dice with this sum.
  static Draw roll(int sum) {
    int first = Math.min(6, sum - 1);
    return dice(first, sum - first);
  }

  @Override
  public int below(int bound) {
    if (script.isEmpty()) return fail("unexpected draw below " + bound);
    var draw = script.removeFirst();
    assertEquals(draw.bound(), bound, "draw with another bound");
    return draw.value();
  }

  void assertDone() {
    assertEquals(List.of(), List.copyOf(script), "draws left in the script");
  }
}
