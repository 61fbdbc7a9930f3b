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
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.SeededChance;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Laws of the codec, checked in every dialect with random messages.
class CodecLawsTest {
  private static final int ROUNDS = 1500;

  static List<Dialect> dialects() {
    return RandomMessages.DIALECTS;
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void client_messages_survive_a_round_trip(Dialect dialect) {
    var codec = new MessageCodec(dialect, Extensions.ALL);
    var kinds = new HashSet<Class<?>>();
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).client();
      var text = codec.encode(message);
      if (text.isEmpty()) continue;
      kinds.add(message.getClass());
      assertEquals(
          new DecodeResult.Decoded<>(message),
          codec.decodeClient(text.get()),
          "seed " + seed + " " + text);
    }
    assertTrue(kinds.size() >= 9, "too few kinds: " + kinds);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void client_messages_with_zeros_have_the_same_meaning_and_all_five_resources(Dialect dialect) {
    var codec = new MessageCodec(dialect, Extensions.ALL);
    int trades = 0;
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).client();
      var text = codec.encodeWithZeros(message);
      assertEquals(codec.encode(message).isPresent(), text.isPresent());
      if (text.isEmpty()) continue;
      assertEquals(new DecodeResult.Decoded<>(message), codec.decodeClient(text.get()));
      if (!(message instanceof ClientMessage.TradeWithBank)) continue;
      trades++;
      for (var kind : Resource.values()) {
        var name = "\"" + dialect.words().spelling(WordMapping.of(kind)) + "\":";
        assertEquals(3, text.get().split(name, -1).length, text.get());
      }
    }
    assertEquals(dialect.words().has(Word.TRADE_WITH_BANK), trades > 0);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void server_messages_survive_a_round_trip(Dialect dialect) {
    var codec = new MessageCodec(dialect, Extensions.ALL);
    var kinds = new HashSet<Class<?>>();
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).server();
      var text = codec.encode(message);
      if (text.isEmpty()) continue;
      kinds.add(message.getClass());
      assertEquals(
          new DecodeResult.Decoded<>(message),
          codec.decodeServer(text.get()),
          "seed " + seed + " " + text);
    }
    assertTrue(kinds.size() >= 18, "too few kinds: " + kinds);
  }

  static Stream<Dialect> fullDialects() {
    return Stream.of(Dialect.V1_0, Dialect.ASCII_1_0);
  }

  @ParameterizedTest
  @MethodSource("fullDialects")
  void the_last_edition_encodes_every_message(Dialect dialect) {
    var codec = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var random = new RandomMessages(dialect, seed);
      assertTrue(codec.encode(random.client()).isPresent(), "seed " + seed);
      assertTrue(codec.encode(random.server()).isPresent(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void no_encoded_message_contains_a_line_end(Dialect dialect) {
    var codec = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var random = new RandomMessages(dialect, seed);
      codec.encode(random.server()).ifPresent(text -> assertFalse(text.contains("\n"), text));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void any_text_decodes_to_a_result(Dialect dialect) {
    var codec = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var chance = new SeededChance(seed);
      var random = new RandomMessages(dialect, seed);
      var valid = codec.encode(random.client()).or(() -> codec.encode(random.server()));
      var text = damaged(valid.orElse("{}"), chance);
      assertSentence(codec.decodeClient(text), text);
      assertSentence(codec.decodeServer(text), text);
      var garbage = garbage(chance);
      assertSentence(codec.decodeClient(garbage), garbage);
      assertSentence(codec.decodeServer(garbage), garbage);
    }
  }

  /// Fails unless a malformed result has a sentence of one line with a full stop.
  private static void assertSentence(DecodeResult<?> result, String text) {
    assertNotNull(result);
    if (result instanceof DecodeResult.Malformed<?>(_, var sentence)) {
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

  private static String garbage(SeededChance chance) {
    var garbage = new StringBuilder();
    for (int i = chance.below(30); i > 0; i--)
      garbage.append(chance.below(2) == 0 ? piece(chance) : (char) chance.below(0x10000));
    return garbage.toString();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void extension_messages_are_not_encoded_without_a_grant(Dialect dialect) {
    var plain = new MessageCodec(dialect);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var random = new RandomMessages(dialect, seed);
      assertTrue(plain.encode(random.extension()).isEmpty());
      var message = random.server();
      var text = plain.encode(message);
      assertFalse(text.isPresent() && message instanceof ServerMessage.ExtensionMessage);
      text.ifPresent(it -> assertFalse(it.contains("Erweiterungen"), it));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void only_granted_extensions_are_encoded(Dialect dialect) {
    for (var granted : Extension.values()) {
      var codec = new MessageCodec(dialect, EnumSet.of(granted));
      for (long seed = 0; seed < 200; seed++) {
        var extra = new RandomMessages(dialect, seed).extension();
        assertEquals(extra.extension() == granted, codec.encode(extra).isPresent());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void join_is_an_unknown_message_without_extensions(Dialect dialect) {
    var text = "{\"Beitreten\":{}}";
    assertInstanceOf(DecodeResult.Malformed.class, new MessageCodec(dialect).decodeClient(text));
    assertInstanceOf(
        DecodeResult.Decoded.class, new MessageCodec(dialect, Extensions.ALL).decodeClient(text));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void extensions_add_no_field_to_documented_messages(Dialect dialect) {
    var plain = new MessageCodec(dialect);
    var full = new MessageCodec(dialect, Extensions.ALL);
    for (long seed = 0; seed < ROUNDS; seed++) {
      var message = new RandomMessages(dialect, seed).server();
      if (message instanceof ServerMessage.ExtensionMessage
          || message instanceof ServerMessage.Hello) continue;
      assertEquals(plain.encode(message), full.encode(message));
    }
  }
}
