package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static spieltisch.catan.rules.TestActions.accept;
import static spieltisch.catan.rules.TestActions.decline;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.X5;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.kernel.SeededChance;

class NotationTest {
  private static final String START =
      "standard.4.10.19.ASRANRA++++- M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11"
          + " 0*3g17o46*61s68*64*49b18w 18.18 -,-,-,-,-,0/-,-,-,-,-,0/-,-,-,-,-,0/-,-,-,-,-,0"
          + " - k14v5r2i2m2 - -- 0.0.0.0.0.0.0 F0.0 - -";

  @Test
  void a_state_is_one_line() {
    var game = Scenario.of(3).settlement(P1, X5).city(P2, X2).hand(P1, "H2 E1").hand(P2, "L1");
    game.road(P1, "(1,1)(1,0)").holds(P2, Card.KNIGHT).building(P1).play(P1, offer("H1", "L1"));
    game.play(P2, accept(game.lastOffer())).play(P3, decline(game.lastOffer()));
    var fields = Notation.write(game.state()).split(" ", -1);
    assertEquals(Notation.Field.values().length, fields.length);
    assertEquals("1.0.1.1.0.1.0", fields[Notation.Field.TURN.ordinal()]);
    assertEquals("T0.0", fields[Notation.Field.PHASE.ordinal()]);
    assertEquals("256:w1>b1+1-2", fields[Notation.Field.OFFERS.ordinal()]);
    assertEquals("k13v5r2i2m2", fields[Notation.Field.DECK.ordinal()]);
    assertTrue(fields[Notation.Field.SEATS.ordinal()].contains(",w2o1,-,0/-,-,"));
    assertEquals(game.state(), read(Notation.write(game.state())));
  }

  static State read(String text) {
    return switch (Notation.read(text)) {
      case Notation.ReadResult.Read(var state) -> state;
      case Notation.ReadResult.Unreadable(var why) -> fail(why + " in " + text);
    };
  }

  static Stream<Arguments> games() {
    return Stream.of(Variant.values())
        .flatMap(
            variant ->
                IntStream.rangeClosed(2, 6).mapToObj(players -> Arguments.of(variant, players)));
  }

  @ParameterizedTest(name = "{0}, {1} players")
  @MethodSource("games")
  void a_written_state_is_read_unchanged(Variant variant, int players) {
    LawSeeds.each(2, 20, seed -> checkGame(options(variant, players, seed), seed));
  }

  private static Options options(Variant variant, int players, long seed) {
    var options = variant.options(players);
    if (seed % 2 == 0) return options;
    return options
        .withDice(Options.DiceKind.BALANCED)
        .withBank(9)
        .withDefaultOfferLimits()
        .toBuilder()
        .invention(Options.Invention.ONE_OR_TWO)
        .build();
  }

  private static void checkGame(Options options, long seed) {
    var chance = new SeededChance(seed);
    var state = State.start(options, BoardMaker.variable(options, chance)).copy();
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < 800 && !state.position().isOver(); i++) {
      assertEquals(state, read(Notation.write(state)));
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
    assertEquals(state, read(Notation.write(state)));
  }

  @Test
  void the_end_of_a_game_is_read_unchanged() {
    var chance = new SeededChance(3);
    var options = Options.standard(3).withVictoryPoints(5);
    var state = State.start(options, BoardMaker.variable(options, chance)).copy();
    var moveGenerator = new MoveGenerator();
    while (!state.position().isOver()) {
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
    assertEquals(state, read(Notation.write(state)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "standard",
        "x x x x x x x x x x x x x",
        "standard.9.10.19.ASRANRA++++- - - - - - - - - - - - -",
        "standard.4.99.19.ASRANRA++++- M10 - 18.18 - - - - - - - - -"
      })
  void an_invalid_text_is_unreadable(String text) {
    assertTrue(Notation.read(text) instanceof Notation.ReadResult.Unreadable);
  }

  @Test
  void the_reason_names_the_field() {
    var text = Notation.write(Scenario.of(4).state()).replace("F0.0", "T9.0");
    assertEquals(
        new Notation.ReadResult.Unreadable("PHASE \"T9.0\" at 2: expected a number from 0 to 3"),
        Notation.read(text));
  }

  @Test
  void a_fuzzed_text_is_unreadable_or_a_state_that_can_be_written_and_played() {
    var texts = samples();
    LawSeeds.each(20_000, 1, seed -> tryToRead(fuzzed(texts, new SeededChance(seed)), seed));
  }

  private static List<String> samples() {
    var texts = new ArrayList<String>();
    for (int players = 2; players <= 6; players++) {
      var chance = new SeededChance(players);
      var options = options(Variant.values()[players % 2], players, players);
      var state = State.start(options, BoardMaker.variable(options, chance)).copy();
      var moveGenerator = new MoveGenerator();
      for (int i = 0; i < 400 && !state.position().isOver(); i++) {
        if (i % 8 == 0) texts.add(Notation.write(state));
        int seat = state.position().nextToAct();
        state.play(seat, moveGenerator.pick(state, seat, chance), chance);
      }
    }
    return texts;
  }

  private static String fuzzed(List<String> texts, SeededChance chance) {
    var text = new StringBuilder(texts.get(chance.below(texts.size())));
    var other = texts.get(chance.below(texts.size()));
    for (int i = chance.below(3); i >= 0; i--) {
      int at = chance.below(text.length());
      switch (chance.below(5)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.setCharAt(at, other.charAt(chance.below(other.length())));
        case 2 -> text.insert(at, other.charAt(chance.below(other.length())));
        case 3 -> text.setCharAt(at, (char) chance.below(256));
        default -> swapField(text, other, chance);
      }
      if (text.isEmpty()) return "";
    }
    return text.toString();
  }

  private static void swapField(StringBuilder text, String other, SeededChance chance) {
    var fields = text.toString().split(" ", -1);
    var from = other.split(" ", -1);
    int field = chance.below(Math.min(fields.length, from.length));
    fields[field] = from[field];
    text.setLength(0);
    text.append(String.join(" ", fields));
  }

  private static void tryToRead(String text, long seed) {
    if (!(Notation.read(text) instanceof Notation.ReadResult.Read(var written))) return;
    assertEquals(written, read(Notation.write(written)), text);
    var state = written.copy();
    var chance = new SeededChance(seed);
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < 10 && !state.position().isOver(); i++) {
      int seat = state.position().nextToAct();
      if (moveGenerator.find(state, seat) == 0) return;
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
  }

  @Test
  void the_start_on_the_beginners_island_is_written_as_recorded() {
    assertEquals(START, Notation.write(Scenario.of(4).state()));
  }
}
