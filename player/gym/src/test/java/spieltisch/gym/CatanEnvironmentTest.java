package spieltisch.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import tools.jackson.databind.json.JsonMapper;

/// Laws of random games in the environment.
class CatanEnvironmentTest {
  private static final int MOST_STEPS = 1_000_000;

  private interface EachStep {
    void accept(CatanEnvironment environment, int number);
  }

  private static CatanEnvironment play(EnvironmentOptions options, int seed, EachStep eachStep) {
    var environment = CatanEnvironment.of(options, seed);
    var chance = new SeededChance(seed + 1_000);
    int steps = 0;
    while (!environment.isDone()) {
      assertTrue(steps++ < MOST_STEPS, "seed " + seed);
      var legal = environment.legal();
      assertTrue(legal.length > 0, "seed " + seed);
      assertEquals(legal.length, Arrays.stream(legal).distinct().count(), "seed " + seed);
      int number = legal[chance.below(legal.length)];
      eachStep.accept(environment, number);
      var refusal = environment.step(number);
      if (refusal.isPresent()) assertTrue(!environment.isLegal(number), "seed " + seed);
    }
    return environment;
  }

  private static ActionGroup group(int number) {
    return Arrays.stream(ActionGroup.values())
        .filter(it -> number >= it.first() && number < it.first() + it.size())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void random_games_of_all_sizes_end_and_use_every_group() {
    Set<ActionGroup> used = EnumSet.noneOf(ActionGroup.class);
    for (int seed = 0; seed < 30; seed++) {
      var options = EnvironmentOptions.standard(2 + seed % 5);
      var environment = play(options, seed, (_, number) -> used.add(group(number)));
      int rewards = 0;
      for (int seat = 0; seat < 2 + seed % 5; seat++) rewards += environment.reward(seat);
      assertEquals(environment.isTruncated() ? 0 : 1, rewards, "seed " + seed);
    }
    assertEquals(EnumSet.allOf(ActionGroup.class), used);
  }

  @Test
  void a_game_without_end_stops_at_the_limit_of_turns() {
    var options = new EnvironmentOptions(Variant.V01.options(3), true, 50);
    var environment = play(options, 1, (_, _) -> {});
    assertTrue(environment.isTruncated());
    assertEquals(51, environment.position().turn());
  }

  @Test
  void one_card_after_the_other_is_discarded() {
    var discards = new int[1];
    play(
        EnvironmentOptions.standard(4),
        3,
        (environment, number) -> {
          if (group(number) != ActionGroup.DISCARD) return;
          discards[0]++;
          int seat = environment.seat();
          int left = environment.view(seat).hand(seat) - environment.discarding();
          assertTrue(PackedCounts.count(left, number - ActionGroup.DISCARD.first()) > 0);
        });
    assertNotEquals(0, discards[0]);
  }

  /// A state in which all hidden cards of the other seats are of other kinds, as far as their
  /// numbers allow. The viewer cannot tell it from the given state.
  private static MutableState withOtherSecrets(State state, int viewer, Chance chance) {
    int players = state.position().players();
    int deck = state.deck();
    var hands = new int[players];
    var cards = new int[players];
    int pool = state.bank() - state.position().bank();
    for (int seat = 0; seat < players; seat++)
      if (seat != viewer) {
        pool += state.hand(seat);
        deck += state.cards(seat);
      }
    for (int seat = 0; seat < players; seat++) {
      hands[seat] = seat == viewer ? state.hand(seat) : drawn(pool, state.hand(seat), chance);
      cards[seat] = seat == viewer ? state.cards(seat) : drawn(deck, state.cards(seat), chance);
      if (seat == viewer) continue;
      pool -= hands[seat];
      deck -= cards[seat];
    }
    boolean isOwnTurn = state.position().active() == viewer;
    int fresh = isOwnTurn ? state.fresh() : PackedCounts.NONE;
    return State.dealt(state.position(), hands, cards, fresh, deck);
  }

  private static int drawn(int pack, int like, Chance chance) {
    int drawn = PackedCounts.NONE;
    for (int i = 0; i < PackedCounts.total(like); i++) {
      int left = pack - drawn;
      drawn += PackedCounts.one(PackedCounts.fieldAt(left, chance.below(PackedCounts.total(left))));
    }
    return drawn;
  }

  @Test
  void hidden_cards_change_no_byte_of_an_observation_and_no_legal_number() {
    var chance = new SeededChance(99);
    var changed = new int[1];
    for (int seed = 0; seed < 3; seed++)
      play(
          EnvironmentOptions.standard(3 + seed),
          seed,
          (environment, _) -> {
            int seat = environment.seat();
            var other = withOtherSecrets(environment.state(), seat, chance);
            if (!other.equals(environment.state())) changed[0]++;
            var options = EnvironmentOptions.standard(environment.position().players());
            var same = new CatanEnvironment(options, environment.state(), chance);
            var twin = new CatanEnvironment(options, other, chance);
            assertEquals(text(same.view(seat)), text(twin.view(seat)));
            assertEquals(Arrays.toString(same.legal()), Arrays.toString(twin.legal()));
          });
    assertTrue(changed[0] > 1_000, "only " + changed[0]);
  }

  private static String text(View view) {
    var out = new ByteArrayOutputStream();
    try (var json = new JsonMapper().createGenerator(out)) {
      new ObservationWriter(json, view).write(PackedCounts.NONE, CatanEnvironment.NONE);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void an_observation_shows_the_own_cards_and_only_numbers_of_the_others() {
    var environment = CatanEnvironment.of(EnvironmentOptions.standard(3), 1);
    var mapper = new JsonMapper();
    var names = Set.copyOf(mapper.readTree(text(environment.view(0))).propertyNames());
    assertTrue(names.containsAll(Set.of("hand", "cards", "freshCards")), names.toString());
    for (var player : mapper.readTree(text(environment.view(0))).path("players"))
      assertEquals(
          Set.of(
              "points",
              "handSize",
              "cardCount",
              "knights",
              "roadLength",
              "owed",
              "roads",
              "settlements",
              "cities"),
          Set.copyOf(player.propertyNames()));
    assertEquals(Seat.of(0), environment.view(0).seat().orElseThrow());
  }
}
