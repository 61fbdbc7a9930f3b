package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.legality.MoveGenerator;

/// Counts the continuations of positions to a depth. A draw counts once for each kind of card in
/// the deck.
class PerftTest {
  /// The naive generator is a thousand times slower, so it checks only small counts.
  private static final long NAIVE_LIMIT = 3_000;

  record Line(String id, String position, int depth, long count) {
    @Override
    public String toString() {
      return id + " " + depth;
    }
  }

  static List<Line> lines() throws IOException {
    try (var reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(PerftTest.class.getResourceAsStream("/perft.csv")),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).map(PerftTest::line).toList();
    }
  }

  private static Line line(String text) {
    var parts = text.split(", ", -1);
    return new Line(parts[0], parts[1], Integer.parseInt(parts[2]), Long.parseLong(parts[3]));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void the_number_of_continuations_is_as_recorded(Line line) {
    assertEquals(line.count(), fast(Notation.read(line.position()), line.depth()));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void the_naive_generator_gives_the_same_number(Line line) {
    int depth = line.depth();
    var state = Notation.read(line.position());
    while (depth > 1 && fast(state, depth) > NAIVE_LIMIT) depth--;
    assertEquals(fast(state, depth), naive(state, depth));
  }

  @Test
  void the_file_has_positions_with_every_card() throws IOException {
    int cards = 0;
    for (var line : lines()) cards |= Notation.read(line.position()).playable();
    for (var card : Card.ALL) assertTrue(Cards.count(cards, card.index()) > 0, card.name());
  }

  static long fast(State state, int depth) {
    if (depth == 0) return 1;
    var moveGenerator = new MoveGenerator();
    int count = moveGenerator.find(state);
    var next = state.copy();
    long sum = 0;
    for (int i = 0; i < count; i++) sum += children(state, next, moveGenerator.get(i), depth, true);
    return sum;
  }

  private static long naive(State state, int depth) {
    if (depth == 0) return 1;
    long sum = 0;
    for (var action : new NaiveRules(state).legal())
      sum += children(state, state.copy(), PackedAction.of(action), depth, false);
    return sum;
  }

  private static long children(
      State state, MutableState next, int code, int depth, boolean isFast) {
    int[] first = {0};
    long sum = 0;
    boolean isDraw = PackedAction.kind(code) == ActionKind.DRAW_CARD;
    int deck = isDraw ? state.deck(state.awaitedSeat().orElseThrow()) : Cards.one(0);
    for (var card : Card.ALL) {
      int copies = Cards.count(deck, card.index());
      if (copies == 0) continue;
      next.copyFrom(state);
      next.play(code, _ -> first[0]);
      sum += isFast ? fast(next, depth - 1) : naive(next, depth - 1);
      first[0] += copies;
    }
    return sum;
  }
}
