package spieltisch.siedler.codec.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/// Compares our JSON reader and writer with those of a well-known library.
class JsonAgreementTest {
  private static final int TEXTS = 40_000;
  private static final String ALPHABET = "{}[]:,\"\\/ \n\t0123456789-+.eEtrufalsn aZ§ü😀\u0001";

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(JsonFramer.MAX_DEPTH)
                  .maxNumberLength(100)
                  .build())
          .build();

  private static final List<String> VALID =
      List.of(
          "{\"Würfel\":{\"Spieler\":42,\"Wurf\":[3,4]}}",
          "[true,false,null,-0,12.5e+3,\"\\u00e4\\n\\\"\",{},[]]",
          " { \"a\" : -9223372036854775808 , \"b\" : 92233720368547758070 } ",
          "{\"Chatnachricht\":{\"Absender\":7,\"Nachricht\":\"a\\\\b \\ud83d\\ude00\"}}",
          "\"\"",
          "1E-2");

  /// The value that the library reads; empty if it refuses the text.
  private static Optional<JsonValue> byLibrary(String text) {
    try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      var first = parser.nextToken();
      if (first == null) return Optional.empty();
      var value = value(parser, first);
      return parser.nextToken() == null ? Optional.of(value) : Optional.empty();
    } catch (JacksonException _) {
      return Optional.empty();
    }
  }

  private static JsonValue value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> {
        var names = new ArrayList<String>();
        var values = new ArrayList<JsonValue>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          names.add(parser.currentName());
          values.add(value(parser, parser.nextToken()));
        }
        yield new JsonValue.Members(names, values);
      }
      case START_ARRAY -> {
        var items = new ArrayList<JsonValue>();
        for (var next = parser.nextToken(); next != JsonToken.END_ARRAY; next = parser.nextToken())
          items.add(value(parser, next));
        yield new JsonValue.Items(items);
      }
      case VALUE_STRING -> new JsonValue.Text(parser.getString());
      case VALUE_NUMBER_INT ->
          parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? new JsonValue.HugeInt()
              : new JsonValue.Int(parser.getLongValue());
      case VALUE_NUMBER_FLOAT -> new JsonValue.Fraction();
      case VALUE_TRUE -> new JsonValue.Bool(true);
      case VALUE_FALSE -> new JsonValue.Bool(false);
      case VALUE_NULL -> new JsonValue.Null();
      default -> throw new AssertionError(token);
    };
  }

  private static Optional<JsonValue> byUs(String text) {
    try {
      return Optional.of(JsonTextReader.read(text));
    } catch (DecodeException _) {
      return Optional.empty();
    }
  }

  /// Changes a few characters of a valid text. About a quarter of the results are valid.
  private static String mutated(Random random) {
    var text = new StringBuilder(VALID.get(random.nextInt(VALID.size())));
    for (int change = random.nextInt(4); change > 0 && !text.isEmpty(); change--) {
      int at = random.nextInt(text.length());
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(3)) {
        case 0 -> text.setCharAt(at, c);
        case 1 -> text.insert(at, c);
        default -> text.deleteCharAt(at);
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void both_read_or_refuse_the_same_texts(long seed) {
    var random = new Random(seed);
    int valid = 0;
    for (int i = 0; i < TEXTS; i++) {
      var text = mutated(random);
      var expected = byLibrary(text);
      assertEquals(expected, byUs(text), () -> "seed " + seed + ": " + text);
      if (expected.isPresent()) valid++;
    }
    assertTrue(valid > TEXTS / 10 && valid < TEXTS * 9 / 10, "valid texts: " + valid);
  }

  @Test
  void the_library_reads_every_string_that_we_write() {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      var text = "a" + (char) c + "b";
      var writer = new JsonWriter();
      writer.string(text);
      if (Character.isSurrogate((char) c)) continue;
      assertEquals(Optional.of(new JsonValue.Text(text)), byLibrary(writer.text()));
    }
  }
}
