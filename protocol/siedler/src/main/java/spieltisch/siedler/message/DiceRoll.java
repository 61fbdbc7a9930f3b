package spieltisch.siedler.message;

/// Dice roll as it is sent in a message.
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
