package spieltisch.gym;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// One game of Catan that is played by action numbers. The game asks one seat at a time; the seed
/// determines the board and all luck.
///
/// The legal numbers depend only on what the acting seat knows. So the rules may refuse a legal
/// number because of hidden cards. A refused number is not legal again before the position changes.
final class CatanEnvironment {
  /// The seat and the road that stand for none.
  static final int NONE = -1;

  // Two free roads of the road building card have the most forms: fewer than 6,500 on the large
  // island.
  private static final int MOST_MOVES = 8_192;

  private static final long CHOICE = -1;
  private static final Catan RULES = new Catan();

  private final Chance chance;
  private final MoveGenerator moveGenerator;
  private final int maxTurns;
  private final long[] generated = new long[MOST_MOVES];
  private final BitSet refused = new BitSet();
  // The legal numbers, and the move of each number, or CHOICE if the number is only a part of a
  // move.
  private final int[] numbers = new int[ActionNumbers.COUNT];
  private final long[] moves = new long[ActionNumbers.COUNT];
  private int count;
  private int discarding;
  private int firstRoad = NONE;
  private State state;

  CatanEnvironment(EnvironmentOptions options, State start, Chance chance) {
    state = start;
    this.chance = chance;
    moveGenerator = new MoveGenerator(options.withOffers());
    maxTurns = options.maxTurns();
    findLegal();
  }

  static CatanEnvironment of(EnvironmentOptions options, long seed) {
    var chance = new SeededChance(seed);
    var board = BoardMaker.variable(options.rules(), chance);
    return new CatanEnvironment(options, State.start(options.rules(), board), chance);
  }

  State state() {
    return state;
  }

  Position position() {
    return state.position();
  }

  /// The seat that acts next, or -1 if the game is done.
  int seat() {
    return isDone() ? NONE : position().nextToAct();
  }

  boolean isDone() {
    return position().isOver() || isTruncated();
  }

  /// Whether the game has reached its limit of turns without a winner.
  boolean isTruncated() {
    return !position().isOver() && position().turn() > maxTurns;
  }

  /// The reward of a seat at the end of the game: 1 for the winner, 0 for the others.
  int reward(int seat) {
    return position().isOver() && position().actor() == seat ? 1 : 0;
  }

  /// All victory points of a seat, including hidden points.
  int points(int seat) {
    return state.points(seat);
  }

  /// What a seat knows.
  View view(int seat) {
    return RULES.sharedView(state, Viewer.of(Seat.of(seat)));
  }

  /// The cards that the acting seat has chosen so far for its discard, packed.
  int discarding() {
    return discarding;
  }

  /// The edge that the acting seat has chosen for the first road of its road building card, or -1.
  int firstRoad() {
    return firstRoad;
  }

  /// The legal action numbers of the acting seat.
  int[] legal() {
    return Arrays.copyOf(numbers, count);
  }

  boolean isLegal(int number) {
    return indexOf(number) != NONE;
  }

  private int indexOf(int number) {
    int index = count - 1;
    while (index >= 0 && numbers[index] != number) index--;
    return index;
  }

  /// Plays a legal number. The result is the reason if the rules refuse the action because of cards
  /// that the acting seat cannot see.
  Optional<RefusalReason> step(int number) {
    int index = indexOf(number);
    if (index == NONE) throw new IllegalArgumentException("illegal action number " + number);
    var refusal = moves[index] == CHOICE ? choose(number) : play(moves[index]);
    if (refusal.isPresent()) refused.set(number);
    findLegal();
    return refusal;
  }

  /// Adds a card to the discard, or chooses the first road of the road building card.
  private Optional<RefusalReason> choose(int number) {
    if (position().phaseKind() != Position.DISCARD) {
      firstRoad = number - ActionGroup.ROAD_BUILDING.first();
      return Optional.empty();
    }
    discarding += PackedCounts.one(number - ActionGroup.DISCARD.first());
    return PackedCounts.total(discarding) < position().owed(seat())
        ? Optional.empty()
        : play(PackedAction.ofCards(PackedAction.DISCARD, discarding));
  }

  private Optional<RefusalReason> play(long move) {
    var action = PackedAction.action(position().island(), move);
    return switch (RULES.decide(state, Seat.of(seat()), action, chance)) {
      case Decision.Refused(var reason) -> Optional.of(reason);
      case Decision.Accepted(var events) -> {
        state = RULES.evolve(state, events);
        refused.clear();
        discarding = PackedCounts.NONE;
        firstRoad = NONE;
        yield Optional.empty();
      }
    };
  }

  private void findLegal() {
    count = 0;
    if (isDone()) return;
    int seat = seat();
    if (position().phaseKind() == Position.DISCARD) {
      addDiscards(state.hand(seat) - discarding);
      return;
    }
    int all = moveGenerator.list(view(seat), seat, generated);
    for (int i = 0; i < all; i++) {
      boolean isRoadBuilding = PackedAction.kind(generated[i]) == PackedAction.PLAY_ROAD_BUILDING;
      if (firstRoad != NONE && isRoadBuilding) addSecondRoad(generated[i]);
      else if (firstRoad == NONE && isRoadBuilding) addFirstRoad(generated[i]);
      else if (firstRoad == NONE)
        add(ActionNumbers.single(position(), seat, generated[i]), generated[i]);
    }
  }

  private void addDiscards(int left) {
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (PackedCounts.count(left, kind) > 0) add(ActionGroup.DISCARD.number(kind), CHOICE);
  }

  /// Adds the choice of a first road. The generator gives each possible first road once without a
  /// second road.
  private void addFirstRoad(long move) {
    if (PackedAction.second(move) == PackedAction.NONE)
      add(ActionGroup.ROAD_BUILDING.number(PackedAction.first(move)), CHOICE);
  }

  /// Adds the number that completes the chosen first road to a move. The generator gives two roads
  /// whose order is free in one order only.
  private void addSecondRoad(long move) {
    int first = PackedAction.first(move);
    int second = PackedAction.second(move);
    if (first == firstRoad)
      add(
          second == PackedAction.NONE
              ? ActionGroup.ROAD_BUILDING_END.first()
              : ActionGroup.ROAD_BUILDING.number(second),
          move);
    else if (second == firstRoad) add(ActionGroup.ROAD_BUILDING.number(first), move);
  }

  private void add(int number, long move) {
    if (number == NONE || refused.get(number)) return;
    numbers[count] = number;
    moves[count++] = move;
  }
}
