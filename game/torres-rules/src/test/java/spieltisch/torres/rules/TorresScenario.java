package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Options;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Refusal;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.Variant;
import spieltisch.torres.View;
import spieltisch.torres.cards.Card;
import spieltisch.torres.legality.MoveGenerator;

/// A position set up for a test, then played.
///
/// By default it is the first turn of the first year of two players, and seat 0 has five action
/// points and three blocks.
final class TorresScenario {
  static final Torres GAME = new Torres();
  static final Chance FIRST_CARD = bound -> 0;

  private final int[] heights = new int[Square.COUNT];
  private final List<StringBuilder> knights = new ArrayList<>();
  private String king = "-";
  private int[] scores = {0, 0};
  private int[][] stacks = {{3, 3, 3, 0}, {3, 3, 3, 3}};
  private int[][] hands = new int[4][10];
  private int[] fresh = new int[10];
  private int[] deck = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
  private int[] clock = {0, 1, 1, 1, 0, 5, 3, 0, 0};
  private String stage = "T";
  private Options options = Options.STANDARD;

  /// Rows of cells with a height each, followed by `a` to `d` for a knight or `k` for the king.
  /// Missing rows are ground.
  static TorresScenario of(String... rows) {
    var torresScenario = new TorresScenario();
    for (int i = 0; i < 4; i++) torresScenario.knights.add(new StringBuilder());
    for (int y = 0; y < rows.length; y++) {
      var cells = rows[y].strip().split(" +", -1);
      for (int x = 0; x < cells.length; x++) torresScenario.cell(x, y, cells[x]);
    }
    return torresScenario;
  }

  private void cell(int x, int y, String cell) {
    heights[8 * y + x] = cell.charAt(0) == '.' ? 0 : Character.digit(cell.charAt(0), 36);
    if (cell.length() == 1) return;
    if (cell.charAt(1) == 'k') king = "" + x + y;
    else knights.get(cell.charAt(1) - 'a').append(x).append(y);
  }

  TorresScenario players(int count) {
    scores = Arrays.copyOf(scores, count);
    stacks = Arrays.copyOf(stacks, count);
    for (int i = 2; i < count; i++) stacks[i] = new int[] {2, 2, 2, 2};
    return this;
  }

  TorresScenario scores(int... values) {
    scores = values;
    return this;
  }

  TorresScenario stacks(int seat, int... heights) {
    stacks[seat] = Arrays.copyOf(heights, 4);
    return this;
  }

  TorresScenario hand(int seat, Card... cards) {
    for (var card : cards) {
      hands[seat][card.index()]++;
      deck[card.index()]--;
    }
    return this;
  }

  TorresScenario fresh(Card card) {
    fresh[card.index()]++;
    clock[7]++;
    return this;
  }

  TorresScenario noDeck() {
    deck = new int[10];
    return this;
  }

  TorresScenario points(int points) {
    clock[5] = points;
    return this;
  }

  TorresScenario blocks(int blocks) {
    clock[6] = blocks;
    return this;
  }

  TorresScenario drawn(int drawn) {
    clock[7] = drawn;
    return this;
  }

  TorresScenario cardPlayed() {
    clock[8] = 1;
    return this;
  }

  /// Sets year, round, turn and the seat that begins the round.
  TorresScenario at(int year, int round, int turn, int first) {
    clock[1] = year;
    clock[2] = round;
    clock[3] = turn;
    clock[4] = first;
    clock[0] = (first + turn - 1) % scores.length;
    return this;
  }

  TorresScenario stage(String letter, int awaited) {
    stage = letter;
    clock[0] = awaited;
    return this;
  }

  TorresScenario variant(Variant... variants) {
    options = Options.of(variants);
    return this;
  }

  State state() {
    var line = new StringBuilder();
    for (int i = 0; i < 64; i++)
      line.append(i > 0 && i % 8 == 0 ? "/" : "").append(Character.forDigit(heights[i], 36));
    line.append(' ').append(king).append(' ').append(figures()).append(' ');
    line.append(join(scores, "/")).append(' ').append(stackText()).append(' ');
    line.append(handSizes()).append(' ').append(Arrays.stream(deck).sum()).append(" 0000000000 ");
    line.append(stage).append('.').append(join(clock, ".")).append(' ').append(variants());
    line.append(' ').append(handText()).append(' ').append(join(fresh, ""));
    return Notation.read(line.append(' ').append(join(deck, "")).toString());
  }

  private String figures() {
    return String.join(
        "/",
        knights.subList(0, scores.length).stream()
            .map(text -> text.isEmpty() ? "-" : text.toString())
            .toList());
  }

  private String stackText() {
    return String.join("/", Arrays.stream(stacks).map(heights -> join(heights, ".")).toList());
  }

  private String handSizes() {
    return join(
        Arrays.stream(hands).limit(scores.length).mapToInt(h -> Arrays.stream(h).sum()).toArray(),
        "/");
  }

  private String handText() {
    return String.join(
        "/", Arrays.stream(hands).limit(scores.length).map(hand -> join(hand, "")).toList());
  }

  private String variants() {
    var words = options.variants().stream().map(Variant::word).toList();
    return words.isEmpty() ? "-" : String.join(",", words);
  }

  private static String join(int[] values, String separator) {
    return String.join(separator, Arrays.stream(values).mapToObj(Integer::toString).toList());
  }

  /// The state after an action of the awaited player.
  State after(Action... actions) {
    var state = state();
    for (var action : actions) state = play(state, action);
    return state;
  }

  /// The refusal of an action of the awaited player.
  Refusal refusal(Action action) {
    return refusal(state(), action);
  }

  /// The targets of all legal actions of a kind.
  List<Square> targets(ActionKind actionKind) {
    return targets(state(), actionKind);
  }

  static List<Square> targets(State state, ActionKind actionKind) {
    long found = Squares.NONE;
    var moveGenerator = new MoveGenerator();
    for (int i = moveGenerator.find(state) - 1; i >= 0; i--)
      if (PackedAction.kind(moveGenerator.get(i)) == actionKind)
        found |= Squares.bit(PackedAction.to(moveGenerator.get(i)));
    return Squares.list(found);
  }

  static State play(State state, Action action) {
    return play(state, action, FIRST_CARD);
  }

  static State play(State state, Action action, Chance chance) {
    for (var event : events(state, action, chance)) state = GAME.evolve(state, event);
    return state;
  }

  static List<Event> events(State state, Action action, Chance chance) {
    return switch (GAME.decide(state, state.awaitedSeat().orElseThrow(), action, chance)) {
      case Decision.Accepted(var events) -> events;
      case Decision.Refused(var reason) ->
          throw new AssertionError(action + " refused: " + reason + " in " + state);
    };
  }

  /// The public events of an action.
  static List<PublicEvent> facts(State state, Action action) {
    var publicEvents = new ArrayList<PublicEvent>();
    for (var event : events(state, action, FIRST_CARD))
      if (event instanceof Event.Open(var publicEvent)) publicEvents.add(publicEvent);
    return publicEvents;
  }

  /// The reason must be the same on the full state and on the player's view.
  static Refusal refusal(State state, Action action) {
    var seat = state.awaitedSeat().orElseThrow();
    var reason = view(state, seat).refusal(action).orElseThrow();
    assertEquals(new Decision.Refused<>(reason), GAME.decide(state, seat, action, FIRST_CARD));
    return reason;
  }

  static View view(State state, Seat seat) {
    return GAME.view(state, Viewer.of(seat));
  }

  static Square sq(int x, int y) {
    return Square.at(x, y);
  }

  /// Squares written as pairs of digits, in ascending order.
  static List<Square> squares(String pairs) {
    long set = Squares.NONE;
    for (var pair : pairs.strip().split(" +", -1))
      set |= Squares.bit(sq(pair.charAt(0) - '0', pair.charAt(1) - '0').index());
    return Squares.list(set);
  }
}
