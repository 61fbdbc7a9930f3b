package spieltisch.siedler.message;

/// A throw as a message tells it.
public sealed interface DiceRoll {
  int sum();

  record Pair(int first, int second) implements DiceRoll {
    @Override
    public int sum() {
      return first + second;
    }
  }

  record Sum(int sum) implements DiceRoll {}
}
