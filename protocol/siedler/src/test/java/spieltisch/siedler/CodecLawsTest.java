package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.kernel.SeededChance;

/// The laws of the codec, for every dialect and many random messages.
class CodecLawsTest {
  private static final int ROUNDS = 1500;

  static List<Dialect> dialects() {
    return Samples.DIALECTS;
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void what_a_client_says_comes_back(Dialect dialect) {
    var speller = new Speller(dialect, Extensions.ALL);
    var kinds = new HashSet<Class<?>>();
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new Samples(dialect, seed).client();
      var text = speller.spell(message);
      if (text.isEmpty()) continue;
      kinds.add(message.getClass());
      assertEquals(
          new Reading.Read<>(message), speller.readClient(text.get()), "seed " + seed + " " + text);
    }
    assertTrue(kinds.size() >= 9, "too few kinds: " + kinds);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void what_a_server_says_comes_back(Dialect dialect) {
    var speller = new Speller(dialect, Extensions.ALL);
    var kinds = new HashSet<Class<?>>();
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new Samples(dialect, seed).server();
      var text = speller.spell(message);
      if (text.isEmpty()) continue;
      kinds.add(message.getClass());
      assertEquals(
          new Reading.Read<>(message), speller.readServer(text.get()), "seed " + seed + " " + text);
    }
    assertTrue(kinds.size() >= 18, "too few kinds: " + kinds);
  }

  static Stream<Dialect> fullDialects() {
    return Stream.of(Dialect.V1_0, Dialect.ASCII_1_0);
  }

  @ParameterizedTest
  @MethodSource("fullDialects")
  void the_last_edition_can_say_everything(Dialect dialect) {
    var speller = new Speller(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var samples = new Samples(dialect, seed);
      assertTrue(speller.spell(samples.client()).isPresent(), "seed " + seed);
      assertTrue(speller.spell(samples.server()).isPresent(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void no_message_has_a_line_end_in_it(Dialect dialect) {
    var speller = new Speller(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var samples = new Samples(dialect, seed);
      speller.spell(samples.server()).ifPresent(text -> assertFalse(text.contains("\n"), text));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void any_text_reads_as_a_value(Dialect dialect) {
    var speller = new Speller(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var chance = new SeededChance(seed);
      var samples = new Samples(dialect, seed);
      var sound = speller.spell(samples.client()).or(() -> speller.spell(samples.server()));
      var text = damaged(sound.orElse("{}"), chance);
      assertSentence(speller.readClient(text), text);
      assertSentence(speller.readServer(text), text);
      var noise = noise(chance);
      assertSentence(speller.readClient(noise), noise);
      assertSentence(speller.readServer(noise), noise);
    }
  }

  /// Whatever is malformed is told in one line that ends like a sentence.
  private static void assertSentence(Reading<?> reading, String text) {
    assertNotNull(reading);
    if (reading instanceof Reading.Malformed<?>(_, var sentence)) {
      assertTrue(sentence.endsWith("."), sentence + " for " + text);
      assertFalse(sentence.contains("\n"), sentence + " for " + text);
    }
  }

  private static String damaged(String text, SeededChance chance) {
    var damaged = new StringBuilder(text);
    for (int i = 1 + chance.below(3); i > 0 && !damaged.isEmpty(); i--) {
      int at = chance.below(damaged.length());
      switch (chance.below(4)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, piece(chance));
        case 2 -> damaged.setLength(at);
        default -> damaged.setCharAt(at, (char) chance.below(0x3000));
      }
    }
    return damaged.toString();
  }

  private static String piece(SeededChance chance) {
    var pieces =
        List.of(
            "{",
            "}",
            "[",
            "]",
            "\"",
            ":",
            ",",
            "null",
            "-1",
            "1.5",
            "1e999",
            "\\",
            "\ud800",
            "99999999999999999999",
            "\"Ort\":",
            "\"Spieler\":{},",
            "true",
            "\u0000",
            "é");
    return pieces.get(chance.below(pieces.size()));
  }

  private static String noise(SeededChance chance) {
    var noise = new StringBuilder();
    for (int i = chance.below(30); i > 0; i--)
      noise.append(chance.below(2) == 0 ? piece(chance) : (char) chance.below(0x10000));
    return noise.toString();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void nobody_hears_of_an_extension_he_did_not_ask_for(Dialect dialect) {
    var plain = new Speller(dialect);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var samples = new Samples(dialect, seed);
      assertTrue(plain.spell(samples.extra()).isEmpty());
      var message = samples.server();
      var text = plain.spell(message);
      assertFalse(text.isPresent() && message instanceof ServerMessage.Extra);
      text.ifPresent(it -> assertFalse(it.contains("Erweiterungen"), it));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void of_the_extensions_only_the_granted_ones_are_spelled(Dialect dialect) {
    for (var granted : Extension.values()) {
      var speller = new Speller(dialect, EnumSet.of(granted));
      for (long seed = 0; seed < 200; seed++) {
        var extra = new Samples(dialect, seed).extra();
        assertEquals(extra.extension() == granted, speller.spell(extra).isPresent());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void without_extensions_joining_is_no_message(Dialect dialect) {
    var text = "{\"Beitreten\":{}}";
    assertInstanceOf(Reading.Malformed.class, new Speller(dialect).readClient(text));
    assertInstanceOf(Reading.Read.class, new Speller(dialect, Extensions.ALL).readClient(text));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void an_extension_adds_no_field_to_a_message_of_the_documents(Dialect dialect) {
    var plain = new Speller(dialect);
    var full = new Speller(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new Samples(dialect, seed).server();
      if (message instanceof ServerMessage.Extra || message instanceof ServerMessage.Hello)
        continue;
      assertEquals(plain.spell(message), full.spell(message));
    }
  }
}
