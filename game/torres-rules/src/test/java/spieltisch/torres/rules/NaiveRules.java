package spieltisch.torres.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;

/// A naive implementation of legality for comparison. It reads the notation of a state and tries
/// every action of every kind, with arrays and searches instead of bitboards.
final class NaiveRules {
  private static final int[][] SIDES = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final int[][] height = new int[8][8];
  private final String[][] figure = new String[8][8];
  private final String[] fields;
  private final String[] clock;
  private final String me;
  private final List<String> variants;

  NaiveRules(State state) {
    fields = Notation.write(state).split(" ", -1);
    clock = fields[8].split("\\.", -1);
    me = clock[1];
    variants = List.of(fields[9].split(",", -1));
    var rows = fields[0].split("/", -1);
    for (int y = 0; y < 8; y++)
      for (int x = 0; x < 8; x++) {
        height[x][y] = Character.digit(rows[y].charAt(x), 36);
        figure[x][y] = "";
      }
    if (!fields[1].equals("-")) put(fields[1], "king");
    var seats = fields[2].split("/", -1);
    for (int seat = 0; seat < seats.length; seat++)
      if (!seats[seat].equals("-"))
        for (int i = 0; i < seats[seat].length(); i += 2)
          put(seats[seat].substring(i, i + 2), Integer.toString(seat));
  }

  private void put(String square, String name) {
    figure[square.charAt(0) - '0'][square.charAt(1) - '0'] = name;
  }

  /// All legal actions of the awaited player, by kind, source and target.
  List<Action> legal() {
    var actions = new ArrayList<Action>();
    for (var actionKind : ActionKind.ALL)
      for (int from = 0; from < (actionKind.squares() == 2 ? 64 : 1); from++)
        for (int to = 0; to < (actionKind.squares() > 0 ? 64 : 1); to++)
          if (isLegal(actionKind, from % 8, from / 8, to % 8, to / 8))
            actions.add(PackedAction.action(actionKind, Square.of(from), Square.of(to)));
    return actions;
  }

  private boolean isLegal(ActionKind actionKind, int a, int b, int x, int y) {
    String stage = clock[0];
    if (actionKind == ActionKind.PLACE_FIRST_KNIGHT)
      return stage.equals("F") && height[x][y] > 0 && isFree(x, y);
    if (actionKind == ActionKind.PLACE_KING)
      return stage.equals("K") && height[x][y] > 0 && (isFree(x, y) || figure[x][y].equals("king"));
    if (!stage.equals("T")) return false;
    return actionKind.isCard()
        ? isCardLegal(actionKind, a, b, x, y)
        : isPaidLegal(actionKind, a, b, x, y);
  }

  private boolean isPaidLegal(ActionKind actionKind, int a, int b, int x, int y) {
    int points = Integer.parseInt(clock[6]);
    return switch (actionKind) {
      case END_TURN -> true;
      case TAKE_POINT -> points >= 1;
      case DRAW_CARD -> points >= 1 && Integer.parseInt(clock[8]) < 2 && deck() > 0;
      case PLACE_BLOCK -> points >= 1 && Integer.parseInt(clock[7]) > 0 && isPlaceable(x, y);
      case PLACE_KNIGHT -> points >= 2 && knights() < 6 && isFree(x, y) && isJoinable(x, y);
      case MOVE_KNIGHT ->
          points >= 1
              && isMine(a, b)
              && isFree(x, y)
              && ((isNeighbour(a, b, x, y) && rise(a, b, x, y) <= 1)
                  || (height[x][y] <= height[a][b] && isExit(a, b, x, y, isNeverRising())));
      default -> throw new AssertionError(actionKind);
    };
  }

  private boolean isNeverRising() {
    return variants.contains("never-rising");
  }

  private boolean isCardLegal(ActionKind actionKind, int a, int b, int x, int y) {
    if (clock[9].equals("1") || playable(actionKind.card().index()) <= 0) return false;
    return switch (actionKind) {
      case SIX_POINTS, SEVEN_POINTS -> true;
      case PLACE_SUPPLY_BLOCK -> supply() > 0 && isPlaceable(x, y);
      case PUSH_BLOCK_UNDER -> isMine(x, y) && reserve() > 0 && isBearable(x, y, true);
      case MOVE_BLOCK -> isBlockMovable(a, b, x, y);
      default -> isMine(a, b) && isFree(x, y) && isKnightCardLegal(actionKind, a, b, x, y);
    };
  }

  private boolean isKnightCardLegal(ActionKind actionKind, int a, int b, int x, int y) {
    int dx = Math.abs(a - x);
    int dy = Math.abs(b - y);
    int rise = rise(a, b, x, y);
    return switch (actionKind) {
      case MOVE_DIAGONALLY -> dx == 1 && dy == 1 && rise <= 1;
      case MOVE_THROUGH_DOORS -> isExit(a, b, x, y, false);
      case TRANSFER_KNIGHT -> rise <= 0 || variants.contains("transfer-rises");
      case CLIMB_TWO_LEVELS ->
          dx + dy == 1 && (variants.contains("climb-up-to-two") ? rise <= 2 : rise == 2);
      case JUMP_FIGURE ->
          dx + dy == 2 && dx * dy == 0 && rise <= 1 && isJumpable((a + x) / 2, (b + y) / 2);
      default -> throw new AssertionError(actionKind);
    };
  }

  private boolean isJumpable(int x, int y) {
    boolean isKing = figure[x][y].equals("king");
    return !isFree(x, y) && !(isKing && variants.contains("king-not-jumped"));
  }

  /// Searches the rooms of the castles that the knight can enter. A room is a block of a stack.
  private boolean isExit(int a, int b, int x, int y, boolean neverRising) {
    var reached = new TreeSet<Integer>();
    int level = height[a][b];
    for (var side : SIDES)
      if (at(a + side[0], b + side[1]) > level)
        walk(a + side[0], b + side[1], level, neverRising, reached);
    for (var side : SIDES) {
      int p = x + side[0];
      int q = y + side[1];
      if (at(p, q) > height[x][y] && reached.contains(room(p, q, height[x][y]))) return true;
    }
    return false;
  }

  private void walk(int x, int y, int floor, boolean neverRising, SortedSet<Integer> reached) {
    if (floor < 0 || at(x, y) <= floor || !reached.add(room(x, y, floor))) return;
    walk(x, y, floor - 1, neverRising, reached);
    if (!neverRising) walk(x, y, floor + 1, neverRising, reached);
    for (var side : SIDES) walk(x + side[0], y + side[1], floor, neverRising, reached);
  }

  private static int room(int x, int y, int floor) {
    return (x * 8 + y) * 100 + floor;
  }

  private boolean isBlockMovable(int a, int b, int x, int y) {
    if (height[a][b] == 0 || !isFree(a, b) || !isFree(x, y) || (a == x && b == y)) return false;
    int areaBefore = castle(a, b).size();
    int castlesBefore = castles();
    height[a][b]--;
    boolean isWhole = height[a][b] > 0 || areaBefore == 1 || isWholeAround(a, b, areaBefore - 1);
    boolean mayFound = variants.contains("moved-block-founds");
    boolean founds = height[x][y] == 0 && castlesBeside(x, y) == 0;
    int castles = castles() + (founds && mayFound ? 1 : 0);
    boolean isLegal = isWhole && castles >= 6 && isBearable(x, y, mayFound);
    height[a][b]++;
    if (castlesBefore < 1) throw new AssertionError("no castle at the source");
    return isLegal;
  }

  /// Whether the rest of the castle around an emptied square is connected and not too high.
  private boolean isWholeAround(int a, int b, int area) {
    for (var side : SIDES)
      if (at(a + side[0], b + side[1]) > 0) {
        var rest = castle(a + side[0], b + side[1]);
        return rest.size() == area && tallest(rest) <= area;
      }
    return false;
  }

  private int tallest(SortedSet<Integer> castle) {
    int tallest = 0;
    for (int square : castle) tallest = Math.max(tallest, height[square / 8][square % 8]);
    return tallest;
  }

  private int castles() {
    var seen = new TreeSet<Integer>();
    int count = 0;
    for (int x = 0; x < 8; x++)
      for (int y = 0; y < 8; y++)
        if (height[x][y] > 0 && !seen.contains(x * 8 + y)) {
          seen.addAll(castle(x, y));
          count++;
        }
    return count;
  }

  private SortedSet<Integer> castle(int x, int y) {
    var castle = new TreeSet<Integer>();
    collect(x, y, castle);
    return castle;
  }

  private void collect(int x, int y, SortedSet<Integer> castle) {
    if (at(x, y) <= 0 || !castle.add(x * 8 + y)) return;
    for (var side : SIDES) collect(x + side[0], y + side[1], castle);
  }

  private boolean isPlaceable(int x, int y) {
    return isFree(x, y) && isBearable(x, y, false);
  }

  /// Whether the castle rules allow one more block here; figures are ignored.
  private boolean isBearable(int x, int y, boolean mayFound) {
    if (height[x][y] > 0) return height[x][y] + 1 <= castle(x, y).size();
    int beside = castlesBeside(x, y);
    return beside == 1 || (beside == 0 && mayFound);
  }

  private int castlesBeside(int x, int y) {
    var firsts = new TreeSet<Integer>();
    for (var side : SIDES)
      if (at(x + side[0], y + side[1]) > 0) firsts.add(castle(x + side[0], y + side[1]).first());
    return firsts.size();
  }

  private boolean isJoinable(int x, int y) {
    for (var side : SIDES)
      if (isMine(x + side[0], y + side[1]) && at(x + side[0], y + side[1]) >= height[x][y])
        return true;
    return false;
  }

  private int at(int x, int y) {
    return x < 0 || y < 0 || x > 7 || y > 7 ? -1 : height[x][y];
  }

  private boolean isFree(int x, int y) {
    return figure[x][y].isEmpty();
  }

  private boolean isMine(int x, int y) {
    return at(x, y) >= 0 && figure[x][y].equals(me);
  }

  private static boolean isNeighbour(int a, int b, int x, int y) {
    return Math.abs(a - x) + Math.abs(b - y) == 1;
  }

  private int rise(int a, int b, int x, int y) {
    return height[x][y] - height[a][b];
  }

  private int knights() {
    int count = 0;
    for (var column : figure) for (var name : column) if (name.equals(me)) count++;
    return count;
  }

  private int deck() {
    var sizes = fields[6].split("/", -1);
    return Integer.parseInt(sizes[sizes.length == 1 ? 0 : Integer.parseInt(me)]);
  }

  private int playable(int card) {
    var hand = fields[10].split("/", -1)[Integer.parseInt(me)];
    return hand.charAt(card) - fields[11].charAt(card);
  }

  private int reserve() {
    return Integer.parseInt(clock[7]) + stacks(Integer.parseInt(me));
  }

  private int stacks(int seat) {
    int sum = 0;
    for (var stack : fields[4].split("/", -1)[seat].split("\\.", -1))
      sum += Integer.parseInt(stack);
    return sum;
  }

  private int supply() {
    int used = Integer.parseInt(clock[7]);
    for (int seat = 0; seat < fields[4].split("/", -1).length; seat++) used += stacks(seat);
    for (var column : height) for (int blocks : column) used += blocks;
    return 92 - used;
  }
}
