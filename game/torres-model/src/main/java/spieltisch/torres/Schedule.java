package spieltisch.torres;

/// The number of rounds in each year and the heights of the stacks of blocks, by number of players.
///
/// The stacks of a player are packed into an `int` with eight bits for each stack, the first stack
/// lowest.
public final class Schedule {
  public static final int YEARS = 3;
  public static final int BLOCKS = 92;
  public static final int KNIGHTS = 6;
  public static final int MOST_STACKS = 4;
  public static final int FEWEST_PLAYERS = 2;
  public static final int MOST_PLAYERS = 4;
  public static final int FEWEST_CASTLES = 6;
  public static final int POINTS = 5;
  public static final int MOST_DRAWS = 2;

  private static final int STACK_BITS = 8;
  private static final int STACK_MASK = 255;

  private Schedule() {}

  public static int rounds(int players, int year) {
    return players == 2 || year == 1 ? 4 : 3;
  }

  /// The stacks that each player gets at the start of a year.
  public static int stacks(int players, int year) {
    return switch (players) {
      case 2 -> stacks(3, 3, 3, 3);
      case 3 -> year == 1 ? stacks(3, 3, 2, 2) : stacks(3, 3, 2, 0);
      default -> year == 1 ? stacks(2, 2, 2, 2) : stacks(2, 2, 2, 0);
    };
  }

  public static int stacks(int a, int b, int c, int d) {
    return a | b << STACK_BITS | c << (2 * STACK_BITS) | d << (3 * STACK_BITS);
  }

  /// The height of one stack.
  public static int stack(int stacks, int index) {
    return stacks >>> (STACK_BITS * index) & STACK_MASK;
  }

  /// A packed value with one block on the given stack.
  static int block(int index) {
    return 1 << (STACK_BITS * index);
  }

  /// The stacks without the stack at the given index; the later stacks move up by one.
  static int without(int stacks, int index) {
    int before = index == 0 ? 0 : stacks & -1 >>> (STACK_BITS * (MOST_STACKS - index));
    int behind = index == MOST_STACKS - 1 ? 0 : stacks >>> (STACK_BITS * (index + 1));
    return before | (behind << (STACK_BITS * index));
  }

  public static int blocks(int stacks) {
    int sum = 0;
    for (int i = 0; i < MOST_STACKS; i++) sum += stack(stacks, i);
    return sum;
  }

  /// The index of the highest stack; of equal stacks, the first.
  public static int largest(int stacks) {
    int largest = 0;
    for (int i = 1; i < MOST_STACKS; i++)
      if (stack(stacks, i) > stack(stacks, largest)) largest = i;
    return largest;
  }

  /// The index of the last stack with a block. At least one stack must have a block.
  public static int lastFilled(int stacks) {
    int last = MOST_STACKS - 1;
    while (stack(stacks, last) == 0) last--;
    return last;
  }
}
