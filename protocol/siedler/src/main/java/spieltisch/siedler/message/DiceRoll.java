package spieltisch.siedler.message;

/// A dice roll in the form in which a message contains it.
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
