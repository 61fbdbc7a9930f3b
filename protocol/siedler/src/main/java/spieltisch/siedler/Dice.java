package spieltisch.siedler;

/// A throw as a message tells it.
public sealed interface Dice {
  int sum();

  record Pair(int first, int second) implements Dice {
    @Override
    public int sum() {
      return first + second;
    }
  }

  record Sum(int sum) implements Dice {}
}
