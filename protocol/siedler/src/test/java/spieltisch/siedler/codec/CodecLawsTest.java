package spieltisch.siedler.codec;

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
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

/// The laws of the codec, for every dialect and many random messages.
class CodecLawsTest {
  private static final int ROUNDS = 1500;

  static List<Dialect> dialects() {
    return RandomMessages.DIALECTS;
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void what_a_client_says_comes_back(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect, Extensions.ALL);
    var kinds = new HashSet<Class<?>>();
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).client();
      var text = messageCodec.spell(message);
      if (text.isEmpty()) continue;
      kinds.add(message.getClass());
      assertEquals(
          new DecodeResult.Read<>(message),
          messageCodec.readClient(text.get()),
          "seed " + seed + " " + text);
    }
    assertTrue(kinds.size() >= 9, "too few kinds: " + kinds);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void what_a_server_says_comes_back(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect, Extensions.ALL);
    var kinds = new HashSet<Class<?>>();
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).server();
      var text = messageCodec.spell(message);
      if (text.isEmpty()) continue;
      kinds.add(message.getClass());
      assertEquals(
          new DecodeResult.Read<>(message),
          messageCodec.readServer(text.get()),
          "seed " + seed + " " + text);
    }
    assertTrue(kinds.size() >= 18, "too few kinds: " + kinds);
  }

  static Stream<Dialect> fullDialects() {
    return Stream.of(Dialect.V1_0, Dialect.ASCII_1_0);
  }

  @ParameterizedTest
  @MethodSource("fullDialects")
  void the_last_edition_can_say_everything(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var randomMessages = new RandomMessages(dialect, seed);
      assertTrue(messageCodec.spell(randomMessages.client()).isPresent(), "seed " + seed);
      assertTrue(messageCodec.spell(randomMessages.server()).isPresent(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void no_message_has_a_line_end_in_it(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var randomMessages = new RandomMessages(dialect, seed);
      messageCodec
          .spell(randomMessages.server())
          .ifPresent(text -> assertFalse(text.contains("\n"), text));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void any_text_reads_as_a_value(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var chance = new SeededChance(seed);
      var randomMessages = new RandomMessages(dialect, seed);
      var sound =
          messageCodec
              .spell(randomMessages.client())
              .or(() -> messageCodec.spell(randomMessages.server()));
      var text = damaged(sound.orElse("{}"), chance);
      assertSentence(messageCodec.readClient(text), text);
      assertSentence(messageCodec.readServer(text), text);
      var noise = noise(chance);
      assertSentence(messageCodec.readClient(noise), noise);
      assertSentence(messageCodec.readServer(noise), noise);
    }
  }

  /// Whatever is malformed is told in one line that ends like a sentence.
  private static void assertSentence(DecodeResult<?> decodeResult, String text) {
    assertNotNull(decodeResult);
    if (decodeResult instanceof DecodeResult.Malformed<?>(_, var sentence)) {
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
    var plain = new MessageCodec(dialect);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var randomMessages = new RandomMessages(dialect, seed);
      assertTrue(plain.spell(randomMessages.extra()).isEmpty());
      var message = randomMessages.server();
      var text = plain.spell(message);
      assertFalse(text.isPresent() && message instanceof ServerMessage.Extra);
      text.ifPresent(it -> assertFalse(it.contains("Erweiterungen"), it));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void of_the_extensions_only_the_granted_ones_are_spelled(Dialect dialect) {
    for (var granted : Extension.values()) {
      var messageCodec = new MessageCodec(dialect, EnumSet.of(granted));
      for (long seed = 0; seed < 200; seed++) {
        var extra = new RandomMessages(dialect, seed).extra();
        assertEquals(extra.extension() == granted, messageCodec.spell(extra).isPresent());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void without_extensions_joining_is_no_message(Dialect dialect) {
    var text = "{\"Beitreten\":{}}";
    assertInstanceOf(DecodeResult.Malformed.class, new MessageCodec(dialect).readClient(text));
    assertInstanceOf(
        DecodeResult.Read.class, new MessageCodec(dialect, Extensions.ALL).readClient(text));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void an_extension_adds_no_field_to_a_message_of_the_documents(Dialect dialect) {
    var plain = new MessageCodec(dialect);
    var full = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).server();
      if (message instanceof ServerMessage.Extra || message instanceof ServerMessage.Hello)
        continue;
      assertEquals(plain.spell(message), full.spell(message));
    }
  }
}
