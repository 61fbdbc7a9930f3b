package spieltisch.gym;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

class ActionNumbersTest {
  private static Position position(int players) {
    var options = Options.standard(players);
    return State.start(options, BoardMaker.variable(options, new SeededChance(1))).position();
  }

  private static int[] numbers(long move) {
    return ActionNumbers.of(position(6), 0, move);
  }

  @Test
  void the_groups_follow_each_other_without_gaps() {
    int next = 0;
    for (var group : ActionGroup.values()) {
      assertEquals(next, group.first(), group.name());
      next += group.size();
    }
    assertEquals(ActionNumbers.COUNT, next);
  }

  @Test
  void the_sizes_fit_the_large_island() {
    assertEquals(ActionNumbers.EDGES, Island.LARGE.edges().size());
    assertEquals(ActionNumbers.CORNERS, Island.LARGE.corners().size());
    assertEquals(ActionNumbers.HEXES, Island.LARGE.landHexes().size());
  }

  @Test
  void the_document_lists_every_group() throws IOException {
    var document = Files.readString(Path.of("../../docs/gym.md"));
    var rows =
        Arrays.stream(ActionGroup.values())
            .map(it -> "| %d | %d | `%s` |".formatted(it.first(), it.size(), it.name()))
            .toList();
    assertEquals(
        rows, document.lines().flatMap(line -> rows.stream().filter(line::startsWith)).toList());
  }

  @Test
  void each_pair_of_an_invention_has_its_own_number() {
    var seen = new HashSet<Integer>();
    for (int a = 0; a < 5; a++) {
      assertArrayEquals(new int[] {813 + a}, numbers(invention(PackedCounts.one(a))));
      for (int b = a; b < 5; b++)
        seen.add(numbers(invention(PackedCounts.one(a) + PackedCounts.one(b)))[0]);
    }
    assertArrayEquals(new int[] {812}, numbers(invention(PackedCounts.NONE)));
    assertEquals(new HashSet<>(IntStream.range(818, 833).boxed().toList()), seen);
  }

  private static long invention(int cards) {
    return PackedAction.ofCards(PackedAction.PLAY_INVENTION, cards);
  }

  @Test
  void each_trade_of_two_kinds_has_its_own_number() {
    var seen = new HashSet<Integer>();
    for (int give = 0; give < 5; give++)
      for (int want = 0; want < 5; want++)
        if (give != want) seen.add(numbers(offer(PackedCounts.one(give), want))[0]);
    assertEquals(new HashSet<>(IntStream.range(853, 873).boxed().toList()), seen);
  }

  private static long offer(int give, int want) {
    return PackedAction.ofCards(PackedAction.OFFER, give, PackedCounts.one(want));
  }

  @Test
  void a_discard_has_one_number_for_each_card() {
    var cards = PackedAction.ofCards(PackedAction.DISCARD, PackedCounts.of(2, 0, 1, 0, 1));
    assertArrayEquals(new int[] {272, 272, 274, 276}, numbers(cards));
  }

  @Test
  void the_road_building_card_has_one_number_for_each_road() {
    var two = PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, 5, 108);
    assertArrayEquals(new int[] {702, 805}, numbers(two));
    var one = PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, 5, PackedAction.NONE);
    assertArrayEquals(new int[] {702, 806}, numbers(one));
  }

  @Test
  void offers_of_several_cards_have_no_number() {
    assertArrayEquals(new int[0], numbers(offer(PackedCounts.of(0, 2), 1)));
    assertArrayEquals(new int[0], numbers(offer(PackedCounts.one(0) + PackedCounts.one(1), 2)));
  }

  @Test
  void the_last_hexagon_and_no_victim_have_the_last_robber_number() {
    var island = Island.LARGE;
    int hex = island.indexOf(island.landHexes().getLast());
    var move = PackedAction.of(PackedAction.MOVE_ROBBER, hex, PackedAction.NONE);
    assertArrayEquals(new int[] {486}, numbers(move));
  }
}
